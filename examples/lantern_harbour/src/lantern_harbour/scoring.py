"""Points: what a ship is worth where it is moored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from lantern_harbour.components import NEIGHBOURS, NOTHING, STORES
from lantern_harbour.state import Rules

POINTS_PER_PAIR: Final = 2
"""For two ships under the same flag at adjacent berths."""
FULL_HARBOUR: Final = 4


class MooringPoints(NamedTuple):
    """What one ship adds to its harbour, part by part."""

    printed: int
    store: int
    """From the storehouse: a point for each crate of its good in the cargo."""
    pairs: int

    @property
    def total(self) -> int:
        return self.printed + self.store + self.pairs


def mooring_points(rules: Rules, harbour: Sequence[int], berth: int, ship: int) -> MooringPoints:
    """What a ship would add at this berth, beside the ships that are there."""
    flag, cargo, printed, _ = rules.ships[ship]
    good = STORES[berth] if rules.storehouses else NOTHING
    beside = [harbour[other] for other in NEIGHBOURS[berth]]
    pairs = sum(other != NOTHING and rules.ships[other].flag == flag for other in beside)
    return MooringPoints(printed, 0 if good == NOTHING else cargo[good], POINTS_PER_PAIR * pairs)


def harbour_points(rules: Rules, harbour: Sequence[int]) -> MooringPoints:
    """The points of all its ships together, part by part."""
    printed = store = pairs = 0
    for berth, ship in enumerate(harbour):
        if ship != NOTHING:
            # Only the berths before it count as neighbours, so that no pair is counted twice.
            points = mooring_points(rules, [*harbour[:berth], *[NOTHING] * (len(harbour) - berth)], berth, ship)
            printed, store, pairs = printed + points.printed, store + points.store, pairs + points.pairs
    return MooringPoints(printed, store, pairs)


def is_full(harbour: Sequence[int]) -> bool:
    return NOTHING not in harbour


def points_for_filling(harbour: Sequence[int]) -> int:
    return FULL_HARBOUR if is_full(harbour) else 0


def ships_in(harbour: Sequence[int]) -> int:
    return sum(ship != NOTHING for ship in harbour)
