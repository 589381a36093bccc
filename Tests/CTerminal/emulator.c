#include "emulator.h"

#include <string.h>
#include <vterm.h>

struct emulator {
  VTerm *terminal;
  VTermScreen *screen;
  struct emulator_state state;
  char output[4096];
  size_t output_count;
  /// The beginning of what may become a list of modes.
  char held[32];
  size_t held_count;
};

static void keep_output(const char *bytes, size_t count, void *user) {
  struct emulator *emulator = user;
  size_t room = sizeof emulator->output - emulator->output_count;
  if (count > room) count = room;
  memcpy(emulator->output + emulator->output_count, bytes, count);
  emulator->output_count += count;
}

static int set_property(VTermProp property, VTermValue *value, void *user) {
  struct emulator *emulator = user;
  switch (property) {
  case VTERM_PROP_CURSORVISIBLE: emulator->state.cursor_is_visible = value->boolean; break;
  case VTERM_PROP_ALTSCREEN: emulator->state.shows_alternate_screen = value->boolean; break;
  case VTERM_PROP_MOUSE: emulator->state.mouse = (enum emulator_mouse)value->number; break;
  default: break;
  }
  return 1;
}

static int ring_bell(void *user) {
  ((struct emulator *)user)->state.bells++;
  return 1;
}

static const VTermScreenCallbacks callbacks = {
  .settermprop = set_property, .bell = ring_bell};

struct emulator *emulator_new(int rows, int columns) {
  struct emulator *emulator = calloc(1, sizeof *emulator);
  if (!emulator) return NULL;
  emulator->terminal = vterm_new(rows, columns);
  if (!emulator->terminal) {
    free(emulator);
    return NULL;
  }
  vterm_set_utf8(emulator->terminal, 1);
  vterm_output_set_callback(emulator->terminal, keep_output, emulator);
  emulator->screen = vterm_obtain_screen(emulator->terminal);
  vterm_screen_set_callbacks(emulator->screen, &callbacks, emulator);
  vterm_screen_enable_altscreen(emulator->screen, 1);
  vterm_screen_reset(emulator->screen, 1);
  return emulator;
}

void emulator_free(struct emulator *emulator) {
  if (!emulator) return;
  vterm_free(emulator->terminal);
  free(emulator);
}

void emulator_resize(struct emulator *emulator, int rows, int columns) {
  vterm_set_size(emulator->terminal, rows, columns);
  vterm_screen_flush_damage(emulator->screen);
}

static void pass_on_held(struct emulator *emulator) {
  vterm_input_write(emulator->terminal, emulator->held, emulator->held_count);
  emulator->held_count = 0;
}

static bool may_be_list_of_modes(const char *text, size_t count) {
  if (count > 1 && text[1] != '[') return false;
  if (count > 2 && text[2] != '?') return false;
  return count < 4 || (text[count - 1] >= '0' && text[count - 1] <= ';' && text[count - 1] != ':');
}

// libvterm before 0.2 reads only the first of several modes, such as the mouse's in xterm's `CSI ? 1006 ; 1000 h`.
static void split_list_of_modes(struct emulator *emulator) {
  char letter = emulator->held[emulator->held_count - 1];
  for (size_t place = 3; place < emulator->held_count; place++) {
    char *number = emulator->held + place;
    size_t digits = strspn(number, "0123456789");
    vterm_input_write(emulator->terminal, "\033[?", 3);
    vterm_input_write(emulator->terminal, number, digits);
    vterm_input_write(emulator->terminal, &letter, 1);
    place += digits;
  }
  emulator->held_count = 0;
}

void emulator_write(struct emulator *emulator, const char *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) {
    char byte = bytes[index];
    if (byte == '\033') pass_on_held(emulator);
    if (byte != '\033' && emulator->held_count == 0) {
      const char *escape = memchr(bytes + index, '\033', count - index);
      size_t plain = escape ? (size_t)(escape - bytes) - index : count - index;
      vterm_input_write(emulator->terminal, bytes + index, plain);
      index += plain - 1;
      continue;
    }
    emulator->held[emulator->held_count++] = byte;
    if (emulator->held_count > 3 && (byte == 'h' || byte == 'l')) {
      split_list_of_modes(emulator);
    } else if (emulator->held_count == sizeof emulator->held
        || !may_be_list_of_modes(emulator->held, emulator->held_count)) {
      pass_on_held(emulator);
    }
  }
  vterm_screen_flush_damage(emulator->screen);
}

size_t emulator_read(struct emulator *emulator, char *bytes, size_t capacity) {
  size_t count = emulator->output_count < capacity ? emulator->output_count : capacity;
  memcpy(bytes, emulator->output, count);
  emulator->output_count -= count;
  memmove(emulator->output, emulator->output + count, emulator->output_count);
  return count;
}

void emulator_press(struct emulator *emulator, enum emulator_key key, int number, int modifiers) {
  static const VTermKey keys[] = {
    VTERM_KEY_ENTER, VTERM_KEY_TAB,  VTERM_KEY_BACKSPACE, VTERM_KEY_ESCAPE, VTERM_KEY_UP,
    VTERM_KEY_DOWN,  VTERM_KEY_LEFT, VTERM_KEY_RIGHT,     VTERM_KEY_INS,    VTERM_KEY_DEL,
    VTERM_KEY_HOME,  VTERM_KEY_END,  VTERM_KEY_PAGEUP,    VTERM_KEY_PAGEDOWN};
  bool has_number = key == emulator_key_function;
  VTermKey pressed = has_number ? (VTermKey)VTERM_KEY_FUNCTION(number) : keys[key];
  vterm_keyboard_key(emulator->terminal, pressed, (VTermModifier)modifiers);
}

void emulator_mouse(struct emulator *emulator, int row, int column, int button, bool pressed) {
  // libvterm reports clicks even to a program that did not ask for them.
  if (emulator->state.mouse == emulator_mouse_off) return;
  vterm_mouse_move(emulator->terminal, row, column, VTERM_MOD_NONE);
  vterm_mouse_button(emulator->terminal, button, pressed, VTERM_MOD_NONE);
}

struct emulator_size emulator_size(const struct emulator *emulator) {
  struct emulator_size size;
  vterm_get_size(emulator->terminal, &size.rows, &size.columns);
  return size;
}

struct emulator_state emulator_state(const struct emulator *emulator) {
  struct emulator_state state = emulator->state;
  VTermPos cursor;
  vterm_state_get_cursorpos(vterm_obtain_state(emulator->terminal), &cursor);
  state.row = cursor.row;
  state.column = cursor.col;
  return state;
}

static size_t put_scalar(uint32_t scalar, char *text) {
  static const unsigned char leads[] = {0, 0, 0xc0, 0xe0, 0xf0};
  size_t count = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  for (size_t index = count; index-- > 1; scalar >>= 6) text[index] = (char)(0x80 | (scalar & 0x3f));
  text[0] = (char)(leads[count == 1 ? 0 : count] | scalar);
  return count;
}

static struct emulator_color color(VTermColor color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color))
    return (struct emulator_color){emulator_color_default, 0};
  if (VTERM_COLOR_IS_INDEXED(&color))
    return (struct emulator_color){emulator_color_indexed, color.indexed.idx};
  uint32_t value =
      (uint32_t)color.rgb.red << 16 | (uint32_t)color.rgb.green << 8 | color.rgb.blue;
  return (struct emulator_color){emulator_color_rgb, value};
}

struct emulator_cell emulator_cell(const struct emulator *emulator, int row, int column) {
  struct emulator_cell result = {.width = 1};
  VTermScreenCell cell;
  VTermPos place = {.row = row, .col = column};
  if (!vterm_screen_get_cell(emulator->screen, place, &cell)) return result;
  bool is_right_half = cell.chars[0] == (uint32_t)-1;
  size_t count = 0;
  for (int index = 0; !is_right_half && index < VTERM_MAX_CHARS_PER_CELL && cell.chars[index]; index++)
    count += put_scalar(cell.chars[index], result.text + count);
  result.width = is_right_half ? 0 : cell.width;
  result.bold = cell.attrs.bold;
  result.italic = cell.attrs.italic;
  result.underline = cell.attrs.underline != VTERM_UNDERLINE_OFF;
  result.blink = cell.attrs.blink;
  result.reverse = cell.attrs.reverse;
  result.foreground = color(cell.fg);
  result.background = color(cell.bg);
  return result;
}
