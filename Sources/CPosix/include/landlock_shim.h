#ifndef LANDLOCK_SHIM_H
#define LANDLOCK_SHIM_H

/* Calls that no C library wraps. The kernel's headers may be older than the kernel, so what is needed of them stands in the source. */

#include <stdint.h>
#include <sys/types.h>

/**
 * Opens what lies below a folder; a symbolic link on the way or at its end is ELOOP, a way out EXDEV. `mode` counts only with O_CREAT.
 * Stands for openat2(RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS): ENOSYS before Linux 5.6.
 */
int cposix_open_below(int folder, const char *path, int flags, mode_t mode);

/** Opens a folder by a path on which no symbolic link is: ELOOP where one is. Stands for openat2(RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS). */
int cposix_open_folder_without_links(const char *path);

/** Opens a file or folder as a place only, following symbolic links: nothing can be read or done through it. Stands for open(O_PATH). */
int cposix_open_place(const char *path);

/** Which version of Landlock's interface the kernel has, from 1: ENOSYS when none, EOPNOTSUPP when it is turned off. */
int cposix_landlock_version(void);

/** Starts a set of rules that denies these LANDLOCK_ACCESS_FS_ rights everywhere. */
int cposix_landlock_begin(uint64_t rights);

/** Grants rights to the file, or to the folder and all below it, that is open with O_PATH. */
int cposix_landlock_allow(int rules, int path, uint64_t rights);

/** Holds this thread, and whatever it starts, to the rules for good; gives up the privileges of setuid programs first. */
int cposix_landlock_enforce(int rules);

#endif
