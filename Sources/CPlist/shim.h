// libplist, which translates between the two forms of a property list, and what its calls need from
// the C library that Swift cannot import. Only calls that are the same from version 2.2 on are used.

#ifndef TICTACTOE_CPLIST_H
#define TICTACTOE_CPLIST_H

#include <locale.h>
#include <plist/plist.h>

/// A locale whose numbers have a point, or null with `errno`. The caller's, for `freelocale(3)`. `newlocale(3)`.
static inline locale_t plist_numeric_locale(void) {
  return newlocale(LC_NUMERIC_MASK, "C", (locale_t)0);
}

#endif
