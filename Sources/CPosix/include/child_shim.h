// Another program, started with nothing of this one's but three sockets.

#ifndef TICTACTOE_CHILD_SHIM_H
#define TICTACTOE_CHILD_SHIM_H

#include <sys/types.h>

/// A program under way, and this side's ends of its standard input, output and errors. The ends never wait.
struct posix_child {
  /// -1 with `errno` when it could not be started; the ends are then -1 too.
  pid_t process;
  int input, output, errors;
};

/// Starts a program in a process group of its own, with default signals. Both lists end with a null.
/// `posix_spawn(3)`.
struct posix_child posix_start_child(
    const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment);

#endif
