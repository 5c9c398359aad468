"""Random play of an OpenSpiel game driven from Python; prints decisions a second as JSON."""

from __future__ import annotations

import random
import sys
from time import perf_counter

import pyspiel

from benchmarks.run import SECONDS


def driven(name: str) -> float:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
    return decisions / (perf_counter() - start)


if __name__ == "__main__":
    print(driven(sys.argv[1]))
