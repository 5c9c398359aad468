"""The lamplighter: the opponent of a player who plays alone.

After each turn of the player it draws two crates from the bag and puts them down face up. Then it moors the first ship
of the bay, left to right, that it can load, at its first free berth, left to right, top to bottom. It chooses nothing
and has no limit to its crates. On the harder levels every ship brings it a few points more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lantern_harbour.components import NOTHING, Ship
from lantern_harbour.payment import can_pay

LEVELS: Final = {"easy": 0, "normal": 1, "hard": 2}
"""Points beyond the usual ones for each of its ships."""
CRATES_PER_TURN: Final = 2


def next_ship(ships: Sequence[Ship], bay: Sequence[int], crates: Sequence[int]) -> int:
    """The place in the bay of the ship it moors with these crates; NOTHING if it can load none."""
    for place, ship in enumerate(bay):
        if ship != NOTHING and can_pay(ships[ship].cargo, crates):
            return place
    return NOTHING
