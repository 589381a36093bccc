// libsodium: sums, authentication codes and random bytes.

#include <sodium.h>
