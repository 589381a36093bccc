/* Runs one benchmark several times: prints its nanoseconds, the best of the runs, and its positions. */
#include "reference.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000l + time.tv_nsec;
}

int main(int count, char **words) {
  if (count < 2) return 2;
  int runs = count > 2 ? atoi(words[2]) : 1, columns, rows, in_a_row, first_wins = 0;
  long best = -1, positions = 0;
  for (int run = 0; run < runs; run++) {
    long start = now();
    if (!strcmp(words[1], "perft")) positions = perft();
    else if (!strcmp(words[1], "all")) positions = solve_all();
    else if (!strcmp(words[1], "cold") || !strcmp(words[1], "first")) positions = solve_cold();
    else if (sscanf(words[1], "%d,%d,%d", &columns, &rows, &in_a_row) == 3)
      positions = prove(columns, rows, in_a_row, &first_wins);
    else return 2;
    long time = now() - start;
    if (best < 0 || time < best) best = time;
  }
  printf("%ld %ld\n", best, positions);
  return 0;
}
