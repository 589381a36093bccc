/* What the program's first frame costs in plain C: the same board and words, by the same curses, until a key is hit. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <string.h>

static void draw(int row, int column, const char *text) { mvaddstr(row, column, text); }

int main(void) {
  setlocale(LC_ALL, "");
  if (!newterm(NULL, stdout, stdin)) return 1;
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  start_color();
  use_default_colors();
  for (short pair = 1; pair <= 4; pair++) init_pair(pair, pair, -1);
  mousemask(BUTTON1_PRESSED, NULL);
  attrset(A_BOLD);
  draw(0, 26, "Tic-Tac-Toe, 3×3, 3 in a row");
  attrset(A_DIM);
  for (int row = 2; row < 19; row++) {
    if ((row - 2) % 6 == 5) {
      draw(row, 22, "───────────┼───────────┼───────────");
    } else {
      draw(row, 33, "│");
      draw(row, 45, "│");
    }
  }
  draw(4, 20, "3");
  draw(10, 20, "2");
  draw(16, 20, "1");
  draw(19, 27, "a           b           c");
  attrset(A_BOLD);
  draw(21, 35, "X to move.");
  attrset(A_NORMAL);
  draw(23, 2, "Arrows Enter play  u undo  s save  r restore  g games  n new  ? help  q quit");
  mvchgat(10, 38, 3, A_REVERSE, 0, NULL);
  move(10, 39);
  refresh();
  getch();
  endwin();
  return 0;
}
