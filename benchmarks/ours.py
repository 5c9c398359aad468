"""Random play of our games; prints decisions a second (or, for `copy`, seconds a copy) as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter

from benchmarks.run import SECONDS
from triopolis.engine.contract import Game, State
from triopolis.engine.playout import play_out
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.registry import find_game


def driven(game: Game, players: int) -> float:
    """Two Python calls a decision: draw a legal action, play it. Setting up counts too."""
    return measured(one_drawn_game, game, players)


def listed(game: Game, players: int) -> float:
    """As a program would that looks at all legal actions first: list them, draw one, play it."""
    return measured(one_listed_game, game, players)


def measured(play: Callable[[State, Generator], int], game: Game, players: int) -> float:
    options, rng = game.settle_options(game.Options(), players), seeded("benchmark")
    decisions, number, start = 0, 0, perf_counter()
    while perf_counter() - start < SECONDS:
        decisions += play(game.new(options, players, str(number)), rng)
        number += 1
    return decisions / (perf_counter() - start)


def one_drawn_game(state: State, rng: Generator) -> int:
    decisions = 0
    while state.actor >= 0:
        state.play(state.random_action(rng))
        decisions += 1
    return decisions


def one_listed_game(state: State, rng: Generator) -> int:
    decisions = 0
    while state.actor >= 0:
        actions = state.actions()
        state.play(actions[rng.below(len(actions))])
        decisions += 1
    return decisions


def inside(game: Game, players: int) -> float:
    """Playouts that never leave compiled code. Setting up counts too."""
    options = game.settle_options(game.Options(), players)
    rng = seeded("benchmark")
    decisions, number, start = 0, 0, perf_counter()
    while perf_counter() - start < SECONDS:
        decisions += play_out(game.new(options, players, str(number)), rng)
        number += 1
    return decisions / (perf_counter() - start)


def copy(game: Game, players: int) -> float:
    """Copying a position in the middle of a game."""
    rng = seeded("benchmark")
    state = game.new(game.settle_options(game.Options(), players), players, "copy")
    for _ in range(20):
        state.play(state.random_action(rng))
    copies = 200_000
    start = perf_counter()
    for _ in range(copies):
        state.copy()
    return (perf_counter() - start) / copies


if __name__ == "__main__":
    kind, game_id, seats = sys.argv[1:]
    measure = {"driven": driven, "listed": listed, "inside": inside, "copy": copy}[kind]
    print(measure(find_game(game_id), int(seats)))
