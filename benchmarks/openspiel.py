"""Random play of an OpenSpiel game driven from Python; prints decisions a second as JSON."""

from __future__ import annotations

import random
import sys
from time import perf_counter
from typing import Any

import pyspiel

from benchmarks.run import SECONDS


def driven(name: str) -> float:
    game, rng = pyspiel.load_game(name), random.Random(1)
    decisions, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        decisions += one_game(game, rng)
    return decisions / (perf_counter() - start)


def one_game(game: Any, rng: random.Random) -> int:
    """A function of its own, called for every game: Python 3.11 speeds up only what is called often."""
    decisions, state = 0, game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


if __name__ == "__main__":
    print(driven(sys.argv[1]))
