#ifndef SANDBOX_SHIM_H
#define SANDBOX_SHIM_H

/* Swift's Glibc module is built without _GNU_SOURCE, so it lacks renameat2 and its flags. */

/** Renames only if nothing has the new name: EEXIST otherwise. Stands for renameat2(RENAME_NOREPLACE). */
int cposix_rename_to_new(int folder, const char *name, const char *new_name);

/** Lets two names change places in one step. Stands for renameat2(RENAME_EXCHANGE). */
int cposix_exchange(int folder, const char *name, const char *other);

#endif
