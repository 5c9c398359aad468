"""OpenSpiel's games: python -m benchmarks.openspiel QUANTITY GAME SECONDS prints how often a second, as JSON.

A decision is one choice by a player; chance moves are played but not counted.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

import pyspiel

from benchmarks.pace import per_second

SIMULATIONS = 2000
LEVELLED = 300
"""Games that tell how many decisions a rollout takes."""


def driven(game: Any) -> Callable[[], int]:
    rng = random.Random(1)
    return lambda: one_game(game.new_initial_state(), rng)


def one_game(state: Any, rng: random.Random) -> int:
    """A function of its own, called for every game: Python 3.11 speeds up only what is called often."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance_move(state.chance_outcomes(), rng))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def chance_move(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """Dice need weights (the last outcome is a double), cards do not."""
    if outcomes[0][1] == outcomes[-1][1]:
        return outcomes[int(rng.random() * len(outcomes))][0]
    return rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0]


def rollouts(game: Any) -> Callable[[], float]:
    """Random play wholly in C++, from a position already dealt.

    Python reaches it only through the search: two simulations, the first of the root and the second of a child, are
    nothing but rollouts from there. How many decisions those take is known from games played from Python."""
    start, rng = first_choice(game), random.Random(1)
    length = sum(one_game(start.clone(), rng) for _ in range(LEVELLED)) / LEVELLED
    bot, games = searcher(game, simulations=2, rollouts=20), 40

    def play() -> float:
        bot.step(start)
        return games * length

    return play


def copies(game: Any) -> Callable[[], int]:
    state, rng = first_choice(game), random.Random(1)
    for _ in range(20):
        while state.is_chance_node():
            state.apply_action(chance_move(state.chance_outcomes(), rng))
        state.apply_action(rng.choice(state.legal_actions()))

    def copy() -> int:
        state.clone()
        return 1

    return copy


def search(game: Any) -> Callable[[], int]:
    """Its tree search (C++, a rollout a simulation); it is told the hidden cards, which saves it the dealing."""
    state = first_choice(game)

    def simulate() -> int:
        searcher(game, SIMULATIONS, rollouts=1).step(state)
        return SIMULATIONS

    return simulate


def searcher(game: Any, simulations: int, rollouts: int) -> Any:
    return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 2.0, simulations, 1000, False, 1, False)


def first_choice(game: Any) -> Any:
    """The first position of a random deal in which there is a choice."""
    rng, state = random.Random(1), game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            state.apply_action(chance_move(state.chance_outcomes(), rng))
        else:
            state.apply_action(state.legal_actions()[0])
    return state


QUANTITIES: dict[str, Callable[[Any], Callable[[], float]]] = {
    "driven": driven,
    "rollouts": rollouts,
    "copies": copies,
    "search": search,
}


if __name__ == "__main__":
    quantity, name, seconds = sys.argv[1:]
    print(per_second(QUANTITIES[quantity](pyspiel.load_game(name)), float(seconds)))
