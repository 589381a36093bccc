#ifndef CPOSIX_H
#define CPOSIX_H

#include "sandbox_shim.h"

#endif
