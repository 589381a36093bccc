// A terminal to test programs in: libvterm's emulator on a pseudo terminal, and programs on pipes.

#ifndef TICTACTOE_CTERMINAL_H
#define TICTACTOE_CTERMINAL_H

#include "child.h"
#include "emulator.h"

#endif
