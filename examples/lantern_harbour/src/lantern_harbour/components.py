"""Crates, ships and berths: what is in the box.

A harbour has two rows of three berths, numbered 0 to 5 left to right, top to bottom. A pile of crates that need no
order (a hand, a payment) is a list of five counts: how many of each kind.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NOTHING: Final = -1
"""An empty place: of the quay, of the bay or of a harbour."""

GOODS: Final = ("fish", "tea", "cloth", "timber")
LANTERN: Final = 4
"""The crate that stands for any good."""
CRATES: Final = (*GOODS, "lantern")
GOODS_PER_PLAYER: Final = 5
"""Crates of each good in the bag."""
LANTERNS_PER_PLAYER: Final = 2

FLAGS: Final = ("gull", "swan", "crane", "heron")

QUAY: Final = 4
"""Open crates."""
BAY: Final = 4
"""Ships that wait to be loaded."""

COLUMNS: Final = 3
BERTHS: Final = 6
STORES: Final = (0, NOTHING, 1, 2, NOTHING, 3)
"""The good that the storehouse beside a berth buys: there is one at each corner."""
NEIGHBOURS: Final = ((1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4))


class Ship(NamedTuple):
    """One row of ships.csv."""

    flag: int
    cargo: tuple[int, ...]
    """Crates of each good that it asks for."""
    points: int
    names: dict[str, str]
    """What it is called, by language."""


def all_crates(players: int) -> list[int]:
    """How many crates of each kind are in the game. One player shares them with the lamplighter."""
    harbours = max(players, 2)
    return [GOODS_PER_PLAYER * harbours] * len(GOODS) + [LANTERNS_PER_PLAYER * harbours]
