#define _GNU_SOURCE
#include "file_shim.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/wait.h>

int posix_open(const char *path, int flags, mode_t mode) {
  return open(path, flags | O_CLOEXEC, mode);
}

bool posix_set_nonblocking(int file, bool nonblocking) {
  int flags = fcntl(file, F_GETFL);
  if (flags < 0) return false;
  flags = nonblocking ? flags | O_NONBLOCK : flags & ~O_NONBLOCK;
  return fcntl(file, F_SETFL, flags) == 0;
}

struct posix_window_size posix_window_size(int file) {
  struct winsize size = {0};
  if (ioctl(file, TIOCGWINSZ, &size) != 0) return (struct posix_window_size){0, 0};
  return (struct posix_window_size){size.ws_row, size.ws_col};
}

int posix_exit_status(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

int posix_ending_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

int posix_stopping_signal(int status) { return WIFSTOPPED(status) ? WSTOPSIG(status) : 0; }
