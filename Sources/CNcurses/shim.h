// The wide-character curses library, and the parts of it that Swift cannot import: variables that are
// not safe to share, macros with casts or arguments, and C's own `stdin` and `stdout`.

#ifndef TICTACTOE_CNCURSES_H
#define TICTACTOE_CNCURSES_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

// Starting and ending

/// Starts a screen of the given terminal type on two open descriptors, which stay the caller's.
/// The terminal must be asked first whether it is one (`isatty`): curses does not.
///
/// Returns null for an unknown terminal type. `newterm(3X)`.
static inline SCREEN *curses_open(const char *type, int output, int input) {
  int output_copy = dup(output), input_copy = dup(input);
  FILE *out = output_copy < 0 ? NULL : fdopen(output_copy, "w");
  FILE *in = input_copy < 0 ? NULL : fdopen(input_copy, "r");
  SCREEN *screen = out && in ? newterm(type, out, in) : NULL;
  if (screen) return screen;
  if (out) fclose(out); else if (output_copy >= 0) close(output_copy);
  if (in) fclose(in); else if (input_copy >= 0) close(input_copy);
  return NULL;
}

// <term.h> turns common words (`lines`, `columns`) into macros, so its two functions are declared here.
extern char *tigetstr(const char *);
extern int tigetnum(const char *);

/// Whether the terminal can place its cursor, which a screen needs. `tigetstr(3X)`.
static inline bool curses_can_place_cursor(void) {
  const char *capability = tigetstr("cup");
  return capability && capability != (const char *)-1 && *capability;
}

static inline WINDOW *curses_screen(void) { return stdscr; }
static inline int curses_rows(void) { return LINES; }
static inline int curses_columns(void) { return COLS; }

/// Shows or hides the cursor; false when the terminal cannot. `curs_set(3X)`.
static inline bool curses_show_cursor(bool visible) { return curs_set(visible ? 1 : 0) != ERR; }

// Attributes

static const attr_t curses_normal = A_NORMAL;
static const attr_t curses_bold = A_BOLD;
static const attr_t curses_dim = A_DIM;
static const attr_t curses_reverse = A_REVERSE;
static const attr_t curses_underline = A_UNDERLINE;
static inline attr_t curses_color_pair(int pair) { return (attr_t)COLOR_PAIR(pair); }

/// Adds text at a place, counted from the top left, in one style and colour pair (0 for none).
///
/// The text is in the encoding of the locale (`LC_CTYPE`), so UTF-8 needs a UTF-8 locale. Returns false, and
/// draws nothing, for text that is not in that encoding, and for a place outside the screen. `mvaddnwstr(3X)`.
static inline bool curses_add_text(
    int row, int column, const char *text, attr_t style, int pair) {
  if (row < 0 || row >= LINES || column < 0 || column >= COLS) return false;
  size_t capacity = strlen(text) + 1;
  wchar_t *wide = calloc(capacity, sizeof *wide);
  if (!wide) return false;
  size_t count = mbstowcs(wide, text, capacity);
  bool known = count != (size_t)-1;
  if (known) {
    attr_set(style, (short)pair, NULL);
    // The last cell of the screen reports an error although it is drawn: the cursor has nowhere to go.
    mvaddnwstr(row, column, wide, (int)count);
    attr_set(A_NORMAL, 0, NULL);
  }
  free(wide);
  return known;
}

// Keys

/// What came in: nothing, a character (a Unicode scalar in a UTF-8 locale), or one of curses' `KEY_` codes.
enum curses_input_kind { curses_input_none, curses_input_character, curses_input_key };

struct curses_input {
  enum curses_input_kind kind;
  wint_t value;
};

/// Reads one key, as `nodelay` and `timeout` say; also brings the screen up to date. `get_wch(3X)`.
static inline struct curses_input curses_read(void) {
  struct curses_input input = {curses_input_none, 0};
  switch (get_wch(&input.value)) {
  case OK: input.kind = curses_input_character; break;
  case KEY_CODE_YES: input.kind = curses_input_key; break;
  default: input.value = 0;
  }
  return input;
}

static const wint_t curses_key_up = KEY_UP;
static const wint_t curses_key_down = KEY_DOWN;
static const wint_t curses_key_left = KEY_LEFT;
static const wint_t curses_key_right = KEY_RIGHT;
static const wint_t curses_key_home = KEY_HOME;
static const wint_t curses_key_end = KEY_END;
static const wint_t curses_key_page_up = KEY_PPAGE;
static const wint_t curses_key_page_down = KEY_NPAGE;
static const wint_t curses_key_enter = KEY_ENTER;
static const wint_t curses_key_backspace = KEY_BACKSPACE;
static const wint_t curses_key_mouse = KEY_MOUSE;
static const wint_t curses_key_resize = KEY_RESIZE;

/// Makes the arrows known in both cursor modes and with every modifier, whatever the terminal's description
/// says, so that none of them arrives as Escape and letters. Call it after `curses_open`. `define_key(3X)`.
static inline void curses_define_arrows(void) {
  static const struct { char letter; int key; } arrows[] = {
    {'A', KEY_UP}, {'B', KEY_DOWN}, {'C', KEY_RIGHT}, {'D', KEY_LEFT}};
  for (size_t index = 0; index < sizeof arrows / sizeof arrows[0]; index++) {
    char sequence[] = "\033[1;5A";
    sequence[5] = arrows[index].letter;
    for (char modifier = '2'; modifier <= '8'; modifier++) {
      sequence[4] = modifier;
      define_key(sequence, arrows[index].key);
    }
    char cursor[] = {'\033', '[', arrows[index].letter, 0};
    define_key(cursor, arrows[index].key);
    cursor[1] = 'O';
    define_key(cursor, arrows[index].key);
  }
}

// The mouse (`getmouse(3X)` fills a MEVENT, `mousemask(3X)` takes these)

/// What a program has to ask for that must not wait: on an event that nobody asked for, curses reads on until it has
/// something to return, whatever `nodelay` says.
static const mmask_t curses_every_press_and_release =
  BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON2_PRESSED | BUTTON2_RELEASED | BUTTON3_PRESSED
  | BUTTON3_RELEASED | BUTTON4_PRESSED | BUTTON4_RELEASED | BUTTON5_PRESSED | BUTTON5_RELEASED;

static const mmask_t curses_left_pressed = BUTTON1_PRESSED;

#endif
