/* What the C side of the benchmarks has in common. */
#ifndef REFERENCE_H
#define REFERENCE_H
#include <stdint.h>

enum { MAX_LINES = 256 };

typedef struct {
  int columns, rows, in_a_row, line_count;
  uint64_t board;
  uint64_t lines[MAX_LINES];
} Board;

Board board_make(int columns, int rows, int in_a_row);

/* Each returns how many positions it looked at. */
long perft(void);
long solve_all(void);
long solve_cold(void);
long prove(int columns, int rows, int in_a_row, int *first_wins);

#endif
