/* What the program's first frame costs in plain C: the same cells by the same curses, until a key is hit. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>

static void draw(int row, int column, attr_t style, const char *text) {
  attrset(style);
  mvaddstr(row, column, text);
}

static void draw_keys(int row, int column) {
  static const char *const keys[][2] = {
    {"Arrows Enter", "play"}, {"i", "hint"}, {"s", "save"}, {"r", "restore"}, {"g", "games"}, {"n", "new"},
    {"?", "help"}, {"q", "quit"}};
  for (size_t index = 0; index < sizeof keys / sizeof keys[0]; index++) {
    draw(row, column, A_BOLD, keys[index][0]);
    column = getcurx(stdscr) + 1;
    draw(row, column, A_DIM, keys[index][1]);
    column = getcurx(stdscr) + 2;
  }
}

int main(void) {
  setlocale(LC_ALL, "");
  if (!newterm(NULL, stdout, stdin)) return 1;
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  curs_set(1);
  start_color();
  use_default_colors();
  for (short pair = 1; pair <= 4; pair++) init_pair(pair, pair, -1);
  mousemask(BUTTON1_PRESSED, NULL);

  draw(0, 26, A_BOLD, "Tic-Tac-Toe, 3×3, 3 in a row");
  for (int row = 2; row < 19; row++) {
    if ((row - 2) % 6 == 5) {
      draw(row, 22, A_DIM, "───────────┼───────────┼───────────");
    } else {
      draw(row, 33, A_DIM, "│");
      draw(row, 45, A_DIM, "│");
    }
  }
  for (int square = 0; square < 3; square++) {
    draw(16 - 6 * square, 20, A_DIM, (const char *[]){"1", "2", "3"}[square]);
    draw(19, 27 + 12 * square, A_DIM, (const char *[]){"a", "b", "c"}[square]);
  }
  draw(21, 35, A_BOLD, "X to move.");
  draw_keys(23, 2);
  mvchgat(10, 38, 3, A_REVERSE, 0, NULL);
  move(10, 39);
  refresh();
  getch();
  endwin();
  return 0;
}
