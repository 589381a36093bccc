"""Holds the program against plain C, in turns: measure.py TICTACTOE BOARD HELLO SAVING [ROUNDS]."""

import os
import pty
import select
import statistics
import struct
import fcntl
import subprocess
import sys
import tempfile
import termios
import time

PROGRAM, BOARD, HELLO, SAVING = sys.argv[1:5]
ROUNDS = int(sys.argv[5]) if len(sys.argv) > 5 else 31
ENVIRONMENT = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}


class Screen:
    """A program on an 80x24 terminal."""

    def __init__(self, command):
        self.start = time.perf_counter()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(command[0], command, ENVIRONMENT)
        self.written = b""

    def read(self, seconds):
        """What comes within `seconds`; empty when nothing does."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return b""
        try:
            part = os.read(self.terminal, 65536)
        except OSError:
            part = b""
        self.written += part
        return part

    def wait(self, text):
        while text not in self.written:
            if not self.read(5):
                raise SystemExit(f"no {text} from {PROGRAM}")
        return time.perf_counter() - self.start

    def bytes_for(self, keys):
        """What is written in answer to `keys`, with time to begin on a busy machine."""
        before = len(self.written)
        os.write(self.terminal, keys)
        self.read(2)
        while self.read(0.3):
            pass
        return len(self.written) - before

    def peak_memory(self):
        """In MiB. What `wait4` says would count this process too, which it was forked from."""
        with open(f"/proc/{self.process}/status", encoding="ascii") as lines:
            peak = next(line for line in lines if line.startswith("VmHWM:"))
        return int(peak.split()[1]) / 1024

    def end(self):
        os.write(self.terminal, b"q")
        while self.read(0.2):
            pass
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def in_turns(ours, reference):
    """The figures of both, taken alternately, the first one changing."""
    figures = {ours: [], reference: []}
    for round in range(ROUNDS):
        for side in (ours, reference) if round % 2 else (reference, ours):
            figures[side].append(side())
    return figures[ours], figures[reference]


def row(name, ours, reference, unit, goal):
    ratio = statistics.median(ours) / statistics.median(reference)
    print(
        f"{name:<34}{statistics.median(ours):>10.2f}{min(ours):>10.2f}"
        f"{statistics.median(reference):>10.2f}{min(reference):>10.2f} {unit:<4}{ratio:>6.2f}  {goal}"
    )


def first_frame(command, text):
    """From the fork, as a shell starts a program, to the last word of the frame."""
    screen = Screen(command)
    milliseconds = screen.wait(text) * 1000
    screen.end()
    return milliseconds


def frame(command, text):
    """What is written from where the screen is cleared to where it waits for a key."""
    screen = Screen(command)
    screen.wait(text)
    screen.bytes_for(b"")
    written = screen.written
    screen.end()
    return written[written.index(b"\033[H\033[2J"):]


def timed(command):
    start = time.perf_counter()
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True, env=ENVIRONMENT)
    return (time.perf_counter() - start) * 1000


def main():
    with tempfile.TemporaryDirectory(dir=os.path.dirname(PROGRAM)) as folder:
        home = f"{folder}/home"
        subprocess.run([PROGRAM, "where", "--home", home], stdout=subprocess.DEVNULL, check=True)
        print(f"{'':<34}{'ours':>10}{'best':>10}{'C':>10}{'best':>10}      ratio  goal")
        board = [PROGRAM, "--home", home, "--board", "3x3"]
        if frame(board, b"quit") != frame([BOARD], b"quit"):
            print("board.c draws another frame than the program: mend it, or the first row means little.")
        row(
            "first full frame",
            *in_turns(lambda: first_frame(board, b"quit"), lambda: first_frame([BOARD], b"quit")),
            "ms", "1.5",
        )
        hello = lambda: timed([HELLO])
        row("--version", *in_turns(lambda: timed([PROGRAM, "--version"]), hello), "ms", "")
        plain = [PROGRAM, "--plain", "--home", home]
        start = lambda: timed([*plain, "--board", "3x3"])
        row("plain mode without a line", *in_turns(start, hello), "ms", "")

        sys.stdout.flush()
        subprocess.run([SAVING, f"{folder}/saving"], check=True)

        screen = Screen(board)
        screen.wait(b"quit")
        screen.bytes_for(b"")
        moves = [screen.bytes_for(b"\033[" + key) for key in (b"C", b"A", b"D", b"B")]
        moved = sum(moves) / len(moves)
        idle = screen.bytes_for(b"\033")
        print(f"{'bytes for a cursor move':<34}{moved:>10.1f}{'':>44}  45")
        print(f"{'bytes for a key without effect':<34}{idle:>10}{'':>44}  0")
        print(f"{'peak memory on the board, MiB':<34}{screen.peak_memory():>10.1f}{'':>44}  12")
        screen.end()

        names = [f"{folder}/{number}.data" for number in range(10_000)]
        text = '{ "grid": ["XO.", ".X.", "..."] }\n'
        for name in names:
            with open(name, "w", encoding="ascii") as file:
                file.write(text)
        milliseconds = min(timed([PROGRAM, "check", *names]) for _ in range(3))
        print(f"{'check of 10,000 files, ms':<34}{milliseconds:>10.0f}{'':>44}  1000")


main()
