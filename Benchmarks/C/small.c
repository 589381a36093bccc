/* 3x3 by the shortest way known in C: marks as masks in rows of eight bits, as in the library. */
#include "reference.h"
#include <string.h>

static int has_line(uint64_t m) {
  return (((m << 1 & m >> 1) | (m << 8 & m >> 8) | (m << 9 & m >> 9) | (m << 7 & m >> 7)) & m) != 0;
}

static const uint64_t BOARD = 0x070707;

static long count(uint64_t own, uint64_t other, uint64_t free) {
  long positions = 1;
  for (uint64_t rest = free; rest; rest &= rest - 1) {
    uint64_t move = rest & -rest, moved = own | move, left = free & ~move;
    positions += has_line(moved) ? 1 : (left & (left - 1)) == 0 ? 2 : count(other, moved, left);
  }
  return positions;
}

long perft(void) { return count(0, 0, BOARD); }

enum { UNKNOWN = -128, LONGEST = 100 };
static int8_t scores[19683];
static int place[64];
static long visited;

static int fill(uint64_t own, uint64_t other, int index, int factor) {
  visited++;
  int best = -LONGEST;
  uint64_t taken = own | other;
  if (has_line(other)) {
    best = __builtin_popcountll(taken) - LONGEST;
  } else if (taken == BOARD) {
    best = 0;
  } else {
    for (uint64_t rest = BOARD & ~taken; rest; rest &= rest - 1) {
      int next = index + factor * place[__builtin_ctzll(rest)];
      int score = scores[next];
      if (score == UNKNOWN) score = fill(other, own | (rest & -rest), next, 3 - factor);
      if (-score > best) best = -score;
    }
  }
  scores[index] = (int8_t)best;
  return best;
}

long solve_all(void) {
  int next = 1;
  for (uint64_t rest = BOARD; rest; rest &= rest - 1, next *= 3) place[__builtin_ctzll(rest)] = next;
  memset(scores, UNKNOWN, sizeof scores);
  visited = 0;
  fill(0, 0, 0, 1);
  return visited;
}

/* Plain alpha-beta with squares in order: 16,811 positions for win, draw or loss. */
static int search(uint64_t own, uint64_t other, int alpha, int beta) {
  visited++;
  uint64_t taken = own | other;
  if (has_line(other)) return __builtin_popcountll(taken) - LONGEST;
  if (taken == BOARD) return 0;
  for (uint64_t rest = BOARD & ~taken; rest && alpha < beta; rest &= rest - 1) {
    int score = -search(other, own | (rest & -rest), -beta, -alpha);
    if (score > alpha) alpha = score;
  }
  return alpha;
}

long solve_cold(void) {
  visited = 0;
  search(0, 0, -LONGEST, LONGEST);
  return visited;
}
