// Calls with a variable number of arguments, and macros that take one.

#ifndef TICTACTOE_FILE_SHIM_H
#define TICTACTOE_FILE_SHIM_H

#include <stdbool.h>
#include <sys/types.h>

/// Opens a file and closes it again when another program takes over; -1 with `errno` on failure. `open(2)`.
int posix_open(const char *_Nonnull path, int flags, mode_t mode);

/// Makes reads and writes on an open file return at once, or wait; false with `errno` on failure. `fcntl(2)`.
bool posix_set_nonblocking(int file, bool nonblocking);

/// The size of a terminal in cells; both 0 when the file is no terminal or does not know.
struct posix_window_size { int rows, columns; };

/// Asks a terminal for its size. `ioctl(2)` with `TIOCGWINSZ`.
struct posix_window_size posix_window_size(int file);

/// The exit status in what `waitpid(2)` gave, or -1 when the process did not exit by itself.
int posix_exit_status(int status);

/// The signal that ended the process, or 0.
int posix_ending_signal(int status);

/// The signal that stopped the process, or 0.
int posix_stopping_signal(int status);

#endif
