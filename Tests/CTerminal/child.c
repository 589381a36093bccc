#define _GNU_SOURCE
#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

static const struct child no_child = {-1, -1, -1, -1, -1};

// Tests run at the same time in one process: without this, one test's program would hold another's terminal
// open and it would never be seen to close.
static void close_all_but_standard_files(void) {
  if (close_range(3, ~0U, 0) == 0) return;
  for (int file = 3; file < 4096; file++) close(file);
}

_Noreturn static void become(struct child_command command) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, NULL);
  close_all_but_standard_files();
  if (command.directory && chdir(command.directory) != 0) _exit(126);
  execvpe(command.arguments[0], command.arguments, command.environment);
  _exit(127);
}

static void set_up(int file) {
  fcntl(file, F_SETFD, FD_CLOEXEC);
  fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK);
}

struct child child_start_in_terminal(struct child_command command, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int terminal;
  pid_t process = forkpty(&terminal, NULL, NULL, &size);
  if (process < 0) return no_child;
  if (process == 0) become(command);
  set_up(terminal);
  return (struct child){process, pidfd_open(process, 0), terminal, terminal, -1};
}

struct child child_start_on_pipes(struct child_command command) {
  // A program may end before it has read its input; that must not end the tests.
  signal(SIGPIPE, SIG_IGN);
  int pipes[3][2];
  for (int number = 0; number < 3; number++) {
    if (pipe2(pipes[number], O_CLOEXEC) == 0) continue;
    int error = errno;
    while (number-- > 0) {
      close(pipes[number][0]);
      close(pipes[number][1]);
    }
    errno = error;
    return no_child;
  }
  pid_t process = fork();
  if (process == 0) {
    setsid();
    dup2(pipes[0][0], 0);
    dup2(pipes[1][1], 1);
    dup2(pipes[2][1], 2);
    become(command);
  }
  int error = errno;
  close(pipes[0][0]);
  close(pipes[1][1]);
  close(pipes[2][1]);
  int ours[3] = {pipes[0][1], pipes[1][0], pipes[2][0]};
  for (int number = 0; number < 3; number++) {
    if (process < 0) close(ours[number]);
    else set_up(ours[number]);
  }
  errno = error;
  if (process < 0) return no_child;
  return (struct child){process, pidfd_open(process, 0), ours[0], ours[1], ours[2]};
}

bool child_resize_terminal(int terminal, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size) == 0;
}

struct child_status child_status(pid_t process) {
  int status;
  pid_t found;
  do found = waitpid(process, &status, WNOHANG);
  while (found < 0 && errno == EINTR);
  if (found != process) return (struct child_status){child_running, 0};
  if (WIFSIGNALED(status)) return (struct child_status){child_ended_by_signal, WTERMSIG(status)};
  return (struct child_status){child_exited, WEXITSTATUS(status)};
}
