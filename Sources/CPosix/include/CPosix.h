// What Swift cannot import from the system's C library.

#include "attribute_shim.h"
#include "child_shim.h"
#include "file_shim.h"
#include "getopt_shim.h"
#include "sandbox_shim.h"
#include "signal_shim.h"
#include "landlock_shim.h"
