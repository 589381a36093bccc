#define _GNU_SOURCE
#include "sandbox_shim.h"

#include <stdio.h>

int cposix_rename_to_new(int folder, const char *name, const char *new_name) {
  return renameat2(folder, name, folder, new_name, RENAME_NOREPLACE);
}

int cposix_exchange(int folder, const char *name, const char *other) {
  return renameat2(folder, name, folder, other, RENAME_EXCHANGE);
}
