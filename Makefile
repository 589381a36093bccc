# make play     plays, with saves in the folder saves; ARGS="--board 4x4" adds arguments
# make test     builds and runs all tests
# make check    finds what no test can see: style, impure imports, warnings
# make prove    tries every one-byte change of five saves, and proves who wins on large boards
# make bench    measures speed and size beside plain C
# make fuzz     lets libFuzzer look for a text that is not answered well; SECONDS=300
# make record   writes the golden files anew
# make release  builds the program alone
# make install  installs it with its resources; PREFIX=/usr/local, DESTDIR=
# make clean    removes what was built
#
# Debian packages that are missing are installed first, by root or with sudo.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory

# `|` separates names of one package in different releases of Debian.
LIBRARIES := 'libncursesw5-dev|libncurses-dev' libplist-dev libsodium-dev libsqlite3-dev
TEST_TOOLS := libvterm-dev ncurses-bin strace python3-jsonschema libsecret-tools gnome-keyring dbus

# They do no input or output and know no clock.
PURE := $(addprefix Sources/,TicTacToe Solver SaveFormat TerminalBoard)

ARGS ?=
PREFIX ?= /usr/local
DESTDIR ?=
SECONDS ?= 300
# The same flags for everything that is optimised, so that nothing is compiled twice.
RELEASE = build -c release --static-swift-stdlib $$(.ci/link-flags)
RELEASED = "$$("$$(.ci/swift)" build -c release --show-bin-path)"

.PHONY: help play release install test prove bench fuzz record check clean

help:
	@sed -n '/^$$/q; s/^#\( \|$$\)//p' Makefile

play: release
	@exec $(RELEASED)/tictactoe --home saves $(ARGS)

release:
	@.ci/swift >/dev/null
	@.ci/packages $(LIBRARIES)
	@.ci/in-scratch "$$(.ci/swift)" $(RELEASE) --product tictactoe

install: release
	@install -D -m 755 $(RELEASED)/tictactoe "$(DESTDIR)$(PREFIX)/bin/tictactoe"
	@rm -rf "$(DESTDIR)$(PREFIX)/share/tictactoe"
	@mkdir -p "$(DESTDIR)$(PREFIX)/share"
	@cp -rT $(RELEASED)/tictactoe_Resources.resources "$(DESTDIR)$(PREFIX)/share/tictactoe"
	@chmod -R a+rX "$(DESTDIR)$(PREFIX)/share/tictactoe"

test:
	@.ci/swift >/dev/null
	@.ci/packages $(LIBRARIES) $(TEST_TOOLS)
	@.ci/in-scratch .ci/build-tests
	@.ci/in-scratch --leaves-nothing "$$(.ci/swift)" test --skip-build

prove: release
	@.ci/in-scratch "$$(.ci/swift)" $(RELEASE) --product ExhaustSaves
	@.ci/in-scratch "$$(.ci/swift)" $(RELEASE) --product Prove
	@$(RELEASED)/ExhaustSaves saves/examples/{minimal,midgame,won,four-by-four,misere}.data
	@$(RELEASED)/Prove

bench: release
	@.ci/in-scratch "$$(.ci/swift)" $(RELEASE) --product Speed
	@.ci/in-scratch "$$(.ci/swift)" $(RELEASE) --product Saving
	@.ci/in-scratch Benchmarks/bench $(RELEASED)

fuzz:
	@.ci/in-scratch Tests/Fuzz/fuzz $(SECONDS)

record:
	@.ci/swift >/dev/null
	@.ci/packages $(LIBRARIES) $(TEST_TOOLS)
	@.ci/in-scratch .ci/build-tests
	@RECORD=1 .ci/in-scratch "$$(.ci/swift)" test --skip-build || true
	@echo "The golden files are written anew: read the difference (git diff), then run make test." >&2
	@exit 1

check:
	@.ci/in-scratch "$$(.ci/swift)" format lint --strict --parallel --recursive \
	  $$(ls -d Package.swift Sources Tests Benchmarks 2>/dev/null)
	@! grep -rnE '^ *import (Foundation|Glibc)' $(PURE) >&2
	@Tests/check-text
	@.ci/in-scratch .ci/build-tests >/dev/null || { cat .build/build.log >&2; exit 1; }
	@! grep 'warning:' .build/build.log >&2
	@Tests/check-phrases
	@echo "All checks passed."

clean:
	rm -rf .build
