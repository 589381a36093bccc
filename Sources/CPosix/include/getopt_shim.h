// GNU's long options (`getopt_long(3)`), whose variables Swift cannot reach.

#ifndef TICTACTOE_GETOPT_SHIM_H
#define TICTACTOE_GETOPT_SHIM_H

#include <stdbool.h>

/// A list of known options and of a program's arguments, and after parsing what they mean.
/// All text is copied in, and belongs to the list.
struct posix_options;

enum posix_option_argument { posix_argument_none, posix_argument_required };

enum posix_option_kind {
  /// One of the known options; `text` is its argument, or null.
  posix_option_known,
  /// A word that belongs to no option; `text` is the word. These come last, in their order.
  posix_option_operand,
  /// Faults; `text` is the option as the person typed it. Parsing goes on behind each.
  posix_option_unknown,
  posix_option_lacks_argument,
  posix_option_takes_no_argument,
};

struct posix_option {
  enum posix_option_kind kind;
  /// Which known option, in the order they were added, from 0; -1 when it is none.
  int index;
  const char *_Nullable text;
};

/// An empty list, or null when memory is short. Give it back with `posix_options_free`.
struct posix_options *_Nullable posix_options_new(void);

void posix_options_free(struct posix_options *_Nullable options);

/// Adds a known option by its name without dashes, and its letter, or 0 when it has none.
bool posix_options_add(
    struct posix_options *_Nonnull options, const char *_Nonnull name, char letter,
    enum posix_option_argument argument);

/// Adds one argument of the command line, without the program's name.
bool posix_options_add_argument(struct posix_options *_Nonnull options, const char *_Nonnull word);

/// Parses and returns how many results there are; -1 when memory is short. `getopt_long(3)`, so names may be
/// shortened, options may follow words, and `--` ends them. Safe to call from several threads.
int posix_options_parse(struct posix_options *_Nonnull options);

/// A result by its place, from 0 up to what `posix_options_parse` returned; valid as long as the list.
struct posix_option posix_options_result(const struct posix_options *_Nonnull options, int place);

#endif
