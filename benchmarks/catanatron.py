"""Catanatron: python -m benchmarks.catanatron QUANTITY SECONDS prints how often a second, as JSON.

Two random players of its own; rolling the dice and ending a turn are decisions, as it counts them.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from benchmarks.pace import per_second


def driven() -> int:
    game, decisions = new_game(), 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def copies() -> Callable[[], int]:
    game = new_game()
    for _ in range(20):
        game.play_tick()

    def copy() -> int:
        game.copy()
        return 1

    return copy


def new_game() -> Game:
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=random.randrange(1, 2**31))


def main(quantity: str, seconds: float) -> None:
    random.seed(1)
    print(per_second(driven if quantity == "driven" else copies(), seconds))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
