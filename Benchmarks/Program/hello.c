/* What it costs to start and to end with the shared libraries that the program has, and to print a line. */
#include <stdio.h>

int main(void) {
  puts("tictactoe 1.0");
  return 0;
}
