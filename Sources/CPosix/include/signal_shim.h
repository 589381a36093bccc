// Signals as bytes in a pipe, so that the program's loop meets them where it meets keys.
//
// Curses puts its own handlers only where a signal still has its default: watch first, then start curses.

#ifndef TICTACTOE_SIGNAL_SHIM_H
#define TICTACTOE_SIGNAL_SHIM_H

#include <stdbool.h>

/// The two ends of a pipe: -1 both on failure.
struct posix_pipe { int reading, writing; };

/// Makes a pipe that never waits and that no other program inherits. `pipe2(2)`.
struct posix_pipe posix_make_pipe(void);

/// From now on each arrival of `signal` writes one byte, its number, to `pipe`; system calls under way
/// end with EINTR. All watched signals share the pipe given last. `sigaction(2)`.
bool posix_watch_signal(int signal, int pipe);

/// Gives `signal` back its default action.
bool posix_unwatch_signal(int signal);

/// Ends this process by `signal`'s default action, so that whoever waits for it sees the true cause.
_Noreturn void posix_end_by_signal(int signal);

/// Stops this process as Ctrl-Z would (the terminal must have been given back), returns when it is
/// continued, and then watches SIGTSTP again if it was watched before.
void posix_stop(void);

#endif
