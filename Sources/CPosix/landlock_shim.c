#define _GNU_SOURCE
#include "landlock_shim.h"

#include <fcntl.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* One number on every architecture that Swift runs on. */
#ifndef SYS_openat2
#define SYS_openat2 437
#endif
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

/* linux/openat2.h */
struct how { uint64_t flags, mode, resolve; };
enum { no_magic_links = 0x02, no_symbolic_links = 0x04, beneath = 0x08 };

/* linux/landlock.h: the first version's structures, which every later kernel takes. */
struct ruleset { uint64_t handled_access_fs; };
struct path_beneath { uint64_t allowed_access; int32_t parent_fd; } __attribute__((packed));
enum { create_version = 1, rule_path_beneath = 1 };

int cposix_open_below(int folder, const char *path, int flags, mode_t mode) {
  struct how how = {
    .flags = (uint64_t)flags, .mode = flags & O_CREAT ? mode : 0,
    .resolve = no_magic_links | no_symbolic_links | beneath,
  };
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
}

int cposix_open_folder_without_links(const char *path) {
  struct how how = {
    .flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC, .resolve = no_magic_links | no_symbolic_links,
  };
  return (int)syscall(SYS_openat2, AT_FDCWD, path, &how, sizeof how);
}

int cposix_open_place(const char *path) { return open(path, O_PATH | O_CLOEXEC); }

int cposix_landlock_version(void) {
  return (int)syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, create_version);
}

int cposix_landlock_begin(uint64_t rights) {
  struct ruleset ruleset = {rights};
  return (int)syscall(SYS_landlock_create_ruleset, &ruleset, sizeof ruleset, 0);
}

int cposix_landlock_allow(int rules, int path, uint64_t rights) {
  struct path_beneath rule = {rights, path};
  return (int)syscall(SYS_landlock_add_rule, rules, rule_path_beneath, &rule, 0);
}

int cposix_landlock_enforce(int rules) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1L, 0L, 0L, 0L) != 0) return -1;
  return (int)syscall(SYS_landlock_restrict_self, rules, 0);
}
