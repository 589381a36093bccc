// Extended attributes (`xattr(7)`), whose header Swift's Glibc module leaves out.

#ifndef TICTACTOE_ATTRIBUTE_SHIM_H
#define TICTACTOE_ATTRIBUTE_SHIM_H

/// The size of a file's attribute; -1 with `errno` (`ENODATA` when it has none). `lgetxattr(2)`.
int posix_attribute_size(const char *_Nonnull path, const char *_Nonnull name);

/// Sets a file's attribute to a text; -1 with `errno` on failure. `lsetxattr(2)`.
int posix_set_attribute(const char *_Nonnull path, const char *_Nonnull name, const char *_Nonnull text);

/// Removes a file's attribute; -1 with `errno` on failure. `lremovexattr(2)`.
int posix_remove_attribute(const char *_Nonnull path, const char *_Nonnull name);

#endif
