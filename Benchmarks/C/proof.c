/* A plain proof search: forced replies, the potential of Erdos and Selfridge, the heaviest square first, a table of positions. */
#include "reference.h"
#include <stdlib.h>
#include <string.h>

Board board_make(int columns, int rows, int in_a_row) {
  static const int directions[4][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
  Board board = {columns, rows, in_a_row, 0, 0, {0}};
  for (int y = 0; y < rows; y++)
    for (int x = 0; x < columns; x++) {
      board.board |= 1ull << (8 * y + x);
      for (int d = 0; d < 4; d++) {
        int end_x = x + directions[d][0] * (in_a_row - 1), end_y = y + directions[d][1] * (in_a_row - 1);
        if (end_x < 0 || end_x >= columns || end_y >= rows) continue;
        uint64_t line = 0;
        for (int i = 0; i < in_a_row; i++)
          line |= 1ull << (8 * (y + directions[d][1] * i) + x + directions[d][0] * i);
        board.lines[board.line_count++] = line;
      }
    }
  return board;
}

enum { TABLE_BITS = 20 };
typedef struct {
  uint64_t attacker, defender;
  uint8_t note; /* 1 used, 2 attacker to move, 4 wins */
} Entry;

static Board game;
static Entry *table;
static long visited;

static int attack(uint64_t a, uint64_t d, int mine) {
  visited++;
  int weights[64] = {0}, own_weights[64] = {0}, total = 0, whole = 1 << game.in_a_row;
  uint64_t a1 = 0, d1 = 0, live = 0;
  for (int i = 0; i < game.line_count; i++) {
    uint64_t line = game.lines[i];
    int is_own = !(line & d), is_other = !(line & a);
    if (!is_own && !is_other) continue;
    uint64_t missing = line & ~(a | d);
    int lacks = __builtin_popcountll(missing), weight = whole >> lacks;
    if (is_own && lacks == 1) a1 |= missing;
    if (is_other && lacks == 1) d1 |= missing;
    if (is_own) total += weight;
    live |= missing;
    for (uint64_t rest = missing; rest; rest &= rest - 1) {
      int square = __builtin_ctzll(rest);
      if (is_own) own_weights[square] += weight;
      weights[square] += (is_own ? 4 * weight : 0) + (is_other ? weight : 0);
    }
  }
  if (mine) {
    if (a1) return 1;
    if (d1) return d1 & (d1 - 1) ? 0 : attack(a | d1, d, 0);
  } else {
    if (d1) return 0;
    if (a1) return a1 & (a1 - 1) ? 1 : attack(a, d | a1, 1);
  }
  int heaviest = 0;
  for (uint64_t rest = live; rest; rest &= rest - 1) {
    int weight = own_weights[__builtin_ctzll(rest)];
    if (weight > heaviest) heaviest = weight;
  }
  if (mine ? total + heaviest < whole : total < whole || 2 * (total - heaviest) < whole) return 0;

  uint64_t hash = (a * 0x9E3779B97F4A7C15ull) ^ ((d + (uint64_t)mine) * 0xC2B2AE3D27D4EB4Full);
  hash = (hash ^ hash >> 29) * 0xBF58476D1CE4E5B9ull;
  Entry *entry = &table[(hash ^ hash >> 32) & ((1 << TABLE_BITS) - 1)];
  int kind = 1 | (mine ? 2 : 0);
  if (entry->attacker == a && entry->defender == d && (entry->note & 3) == kind) return entry->note >> 2;

  int wins = !mine;
  while (live && wins != mine) {
    int best = __builtin_ctzll(live);
    for (uint64_t rest = live & (live - 1); rest; rest &= rest - 1) {
      int square = __builtin_ctzll(rest);
      if (weights[square] > weights[best]) best = square;
    }
    uint64_t move = 1ull << best;
    live ^= move;
    wins = mine ? attack(a | move, d, 0) : attack(a, d | move, 1);
  }
  *entry = (Entry){a, d, (uint8_t)(kind | wins << 2)};
  return wins;
}

long prove(int columns, int rows, int in_a_row, int *first_wins) {
  game = board_make(columns, rows, in_a_row);
  table = calloc((size_t)1 << TABLE_BITS, sizeof *table);
  visited = 0;
  *first_wins = attack(0, 0, 1);
  free(table);
  return visited;
}
