#define _GNU_SOURCE
#include "child_shim.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

// Sockets, because writing to one whose reader has gone needs not raise SIGPIPE.
static int make_ends(int ends[3][2]) {
  for (int index = 0; index < 3; index++) {
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends[index]) != 0) return errno;
    if (fcntl(ends[index][0], F_SETFL, O_NONBLOCK) != 0) return errno;
    // Above the standard ones, so that none is overwritten before it is in its place.
    int high = fcntl(ends[index][1], F_DUPFD_CLOEXEC, 3);
    if (high < 0) return errno;
    close(ends[index][1]);
    ends[index][1] = high;
  }
  return 0;
}

static int spawn(
    pid_t *process, const char *path, char *const *arguments, char *const *environment,
    int ends[3][2]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  int error = 0;
  for (int index = 0; index < 3 && !error; index++)
    error = posix_spawn_file_actions_adddup2(&actions, ends[index][1], index);
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  if (!error) error = posix_spawn(process, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

struct posix_child posix_start_child(
    const char *path, char *const *arguments, char *const *environment) {
  int ends[3][2] = {{-1, -1}, {-1, -1}, {-1, -1}};
  pid_t process = -1;
  int error = make_ends(ends);
  if (!error) error = spawn(&process, path, arguments, environment, ends);
  for (int index = 0; index < 3; index++) {
    if (ends[index][1] >= 0) close(ends[index][1]);
    if (error && ends[index][0] >= 0) close(ends[index][0]);
  }
  if (!error) return (struct posix_child){process, ends[0][0], ends[1][0], ends[2][0]};
  errno = error;
  return (struct posix_child){-1, -1, -1, -1};
}
