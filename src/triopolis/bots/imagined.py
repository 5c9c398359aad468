"""Positions that fit a view: any of them to ask about what lies open, several to say what holds in most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from triopolis.engine.contract import Dealer, Game, State, View
from triopolis.engine.randomness import seeded

DEALS: Final = 8

T = TypeVar("T")


def any_position(dealer: Dealer) -> State:
    """What lies open is the same in all of them."""
    return dealer.deal(seeded("any deal"))


def imagined(game: Game, view: View) -> list[State]:
    dealer, rng = game.imagine(view), seeded("hint")
    return [dealer.deal(rng) for _ in range(DEALS)]


def in_most(found: Sequence[T], positions: int) -> T | None:
    """What was found in more than half of so many positions, in each of them once at most."""
    likely = max(found, key=found.count, default=None)
    return likely if likely is not None and found.count(likely) * 2 > positions else None
