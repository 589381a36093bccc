#define _GNU_SOURCE
#include "signal_shim.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static volatile sig_atomic_t watching_pipe = -1;

static void write_signal(int signal) {
  int error = errno;
  unsigned char byte = (unsigned char)signal;
  // A full pipe holds this signal's byte already, or the loop is about to wake for another.
  ssize_t written = write(watching_pipe, &byte, 1);
  (void)written;
  errno = error;
}

static bool set_action(int signal, void (*action)(int)) {
  struct sigaction new = {.sa_handler = action};
  sigemptyset(&new.sa_mask);
  return sigaction(signal, &new, NULL) == 0;
}

struct posix_pipe posix_make_pipe(void) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return (struct posix_pipe){-1, -1};
  return (struct posix_pipe){ends[0], ends[1]};
}

bool posix_watch_signal(int signal, int pipe) {
  watching_pipe = pipe;
  return set_action(signal, write_signal);
}

bool posix_unwatch_signal(int signal) { return set_action(signal, SIG_DFL); }

static void raise_default(int signal) {
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  set_action(signal, SIG_DFL);
  // To this thread, so that the action has been taken when this returns, even where the signal was blocked.
  raise(signal);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
}

void posix_end_by_signal(int signal) {
  raise_default(signal);
  _exit(128 + signal);
}

void posix_stop(void) {
  struct sigaction before;
  sigaction(SIGTSTP, NULL, &before);
  raise_default(SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}
