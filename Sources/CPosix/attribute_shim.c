#include "attribute_shim.h"

#include <string.h>
#include <sys/xattr.h>

int posix_attribute_size(const char *path, const char *name) {
  return (int)lgetxattr(path, name, NULL, 0);
}

int posix_set_attribute(const char *path, const char *name, const char *text) {
  return lsetxattr(path, name, text, strlen(text), 0);
}

int posix_remove_attribute(const char *path, const char *name) { return lremovexattr(path, name); }
