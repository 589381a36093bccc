#ifndef TICTACTOE_CHILD_H
#define TICTACTOE_CHILD_H

#include <stdbool.h>
#include <sys/types.h>
#include <termios.h>

/// What to start. Both lists end with null; the program is looked up in this process's PATH.
struct child_command {
  char *const _Nullable *_Nonnull arguments;
  char *const _Nullable *_Nonnull environment;
  /// Where it starts, or null for here.
  const char *_Nullable directory;
};

/// A started program, or a `process` of -1 with `errno` set. Its files never wait for it.
struct child {
  pid_t process;
  /// Becomes readable when the process has ended. `pidfd_open(2)`.
  int ended;
  /// The terminal's side that belongs to the person, or the pipe to standard input.
  int input;
  /// The same file as `input` on a terminal, or the pipe from standard output.
  int output;
  /// The pipe from standard error; -1 on a terminal.
  int errors;
};

/// Starts a program in a session of its own on a new terminal. `forkpty(3)`.
struct child child_start_in_terminal(struct child_command command, int rows, int columns);

/// Starts a program with three pipes. `fork(2)`.
struct child child_start_on_pipes(struct child_command command);

/// Tells the terminal its new size; the system sends SIGWINCH. `ioctl(2)` with `TIOCSWINSZ`.
bool child_resize_terminal(int terminal, int rows, int columns);

/// Which way a process ended, if it has.
enum child_state { child_running, child_exited, child_ended_by_signal };

struct child_status {
  enum child_state state;
  /// The exit status, or the signal.
  int value;
};

/// Whether the process has ended; at most once for each process after that. `waitpid(2)`.
struct child_status child_status(pid_t process);

#endif
