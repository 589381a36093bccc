"""What OpenSpiel needs for 3x3, driven from Python as it mostly is: pip install open_spiel; python3 peers.py [ROUNDS].

The same work is in `make bench`: every game walked is its row perft, the value of the empty board its row cold.
"""

import statistics
import sys
import time

import pyspiel
from open_spiel.python.algorithms import minimax

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 7
GAME = pyspiel.load_game("tic_tac_toe")


def positions(state):
    return 1 + sum(positions(state.child(action)) for action in state.legal_actions())


def measure(name, work, expected):
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        found = work()
        times.append(1000 * (time.perf_counter() - start))
        if found != expected:
            raise SystemExit(f"{name}: {found}, not {expected}")
    print(f"{name:<26}{statistics.median(times):>10.2f} ms{min(times):>10.2f} ms")


measure("every game walked", lambda: positions(GAME.new_initial_state()), 549946)
measure("value of the empty board", lambda: minimax.alpha_beta_search(GAME)[0], 0)
