"""Simulations a second of our tree search, beside OpenSpiel's own MCTS bot, all in one run.

Ours searches from the opening position of a two-player game with random playouts to the end, dealing a new position for
every simulation. OpenSpiel's (C++, one rollout a simulation) searches from the first position of a random deal in which
there is a choice; it is told the hidden cards, which saves it the dealing.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any

import pyspiel

from triopolis.bots.tree_search import TreeSearch
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game, game_ids

ROUNDS = 5
SIMULATIONS = 10_000
PEERS = ("crazy_eights", "hearts")


def ours(id: str) -> float:
    game = find_game(id)
    state = game.new(game.settle_options(game.Options(), 2), 2, "opening")
    search = TreeSearch(game.imagine(game.view(state, int(state.actor))), seeded("benchmark"), 2)
    start = perf_counter()
    search.simulate(SIMULATIONS)
    return SIMULATIONS / (perf_counter() - start)


def openspiel(name: str) -> float:
    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 1000, False, 1, False)
    state = _first_choice(game)
    start = perf_counter()
    bot.step(state)
    return SIMULATIONS / (perf_counter() - start)


def _first_choice(game: Any) -> Any:
    rng, state = random.Random(1), game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def contestants() -> dict[str, Callable[[], float]]:
    rows: dict[str, Callable[[], float]] = {f"{id}, 2 players": lambda id=id: ours(id) for id in game_ids()}  # type: ignore[misc]
    return rows | {f"OpenSpiel MCTS, {name}": lambda name=name: openspiel(name) for name in PEERS}


def main(arguments: Sequence[str]) -> None:
    rounds = int(arguments[0]) if arguments else ROUNDS
    rows = contestants()
    speeds: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(rounds):
        for name, measure in rows.items():
            speeds[name].append(measure())
    print(f"simulations a second on one core, medians of {rounds} rounds\n")
    for name, found in speeds.items():
        print(f"{name:<32} {median(found):>10,.0f}")


if __name__ == "__main__":
    main(sys.argv[1:])
