#ifndef TICTACTOE_EMULATOR_H
#define TICTACTOE_EMULATOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// libvterm's terminal emulator, and what a program has told it about itself.
struct emulator;

/// Where a colour comes from: the terminal's own, one of its 256, or red, green and blue.
enum emulator_color_kind { emulator_color_default, emulator_color_indexed, emulator_color_rgb };

struct emulator_color {
  enum emulator_color_kind kind;
  /// The index, or 0xRRGGBB.
  uint32_t value;
};

struct emulator_cell {
  /// UTF-8, ended by zero: empty for a cell nothing was written to and for the right half of a wide character.
  char text[32];
  /// How many columns the text takes; 0 for the right half of a wide character.
  int width;
  bool bold, italic, underline, blink, reverse;
  struct emulator_color foreground, background;
};

enum emulator_mouse {
  emulator_mouse_off, emulator_mouse_clicks, emulator_mouse_drags, emulator_mouse_moves
};

struct emulator_state {
  int row, column;
  bool cursor_is_visible, shows_alternate_screen;
  enum emulator_mouse mouse;
  /// How often the bell has rung.
  int bells;
};

enum emulator_key {
  emulator_key_enter, emulator_key_tab, emulator_key_backspace, emulator_key_escape,
  emulator_key_up, emulator_key_down, emulator_key_left, emulator_key_right,
  emulator_key_insert, emulator_key_delete, emulator_key_home, emulator_key_end,
  emulator_key_page_up, emulator_key_page_down, emulator_key_function,
};

struct emulator *_Nullable emulator_new(int rows, int columns);
void emulator_free(struct emulator *_Nullable emulator);
void emulator_resize(struct emulator *_Nonnull emulator, int rows, int columns);

/// Shows what a program wrote.
void emulator_write(
    struct emulator *_Nonnull emulator, const char *_Nonnull bytes, size_t count);

/// Takes what the terminal has to say to the program: answers to its questions, keys, the mouse.
size_t emulator_read(struct emulator *_Nonnull emulator, char *_Nonnull bytes, size_t capacity);

/// Presses a key as the program has set the keyboard; `modifiers` is 1 shift, 2 alt, 4 control, added up;
/// `number` counts only for function keys.
void emulator_press(
    struct emulator *_Nonnull emulator, enum emulator_key key, int number, int modifiers);

/// Moves the mouse and presses or lets go of a button (1 left, 2 middle, 3 right, 4 and 5 the wheel).
void emulator_mouse(
    struct emulator *_Nonnull emulator, int row, int column, int button, bool pressed);

struct emulator_size { int rows, columns; };

struct emulator_size emulator_size(const struct emulator *_Nonnull emulator);
struct emulator_state emulator_state(const struct emulator *_Nonnull emulator);
struct emulator_cell emulator_cell(const struct emulator *_Nonnull emulator, int row, int column);

#endif
