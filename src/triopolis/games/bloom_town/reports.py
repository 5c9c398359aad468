"""What a play tells the log: apart from the rules, which are played much more often than they are told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.contract import Log
from triopolis.games.bloom_town.components import CellSet, Kind
from triopolis.games.bloom_town.events import (
    Doubled,
    Drawn,
    ExtraBy,
    HandScored,
    Placed,
    Recounted,
    RecountTileShown,
    Refilled,
    RivalTaken,
    Taken,
    TilePoints,
)
from triopolis.games.bloom_town.state import NOBODY

RIVAL: Final[i64] = 1
"""The place of the solo opponent."""


def lit(points: i64, scored: CellSet) -> list[int]:
    """The cells that made points; none where there were no points."""
    return bits.listed(scored) if points else []


def tell_place(log: Log, seat: i64, kind: Kind, cell: i64, points: i64, scored: CellSet, reveals: bool) -> None:
    fact = Placed(tile=int(kind), cell=int(cell), points=int(points), cells=lit(points, scored))
    log.add(seat, fact, reveals)


def tell_double(log: Log, seat: i64, by: ExtraBy, cell: i64, points: i64, scored: CellSet) -> None:
    log.add(seat, Doubled(by=by, cell=int(cell), points=int(points), cells=lit(points, scored)))


def tell_recount_tile(log: Log, which: i64, showing: i64) -> None:
    log.add(NOBODY, RecountTileShown(type=int(which), showing=int(showing)), reveals=True)


def tell_recount(
    log: Log, by: i64, which: i64, points: list[int], cells: list[CellSet], tiles: list[list[tuple[int, int]]]
) -> None:
    each = [[TilePoints(cell, worth) for cell, worth in town] for town in tiles]
    log.add(by, Recounted(type=int(which), points=points, cells=[bits.listed(part) for part in cells], tiles=each))


def tell_take(log: Log, seat: i64, slot: i64, tile: Kind) -> None:
    log.add(seat, Taken(slot=int(slot), tile=int(tile)))


def tell_draw(log: Log, seat: i64, slot: i64, tile: Kind) -> None:
    own = Drawn(slot=int(slot), tile=int(tile))
    log.add_private(seat, Drawn(slot=int(slot)), {int(seat): own}, reveals=True)


def tell_refill(log: Log, slot: i64, tile: Kind) -> None:
    log.add(NOBODY, Refilled(slot=int(slot), tile=int(tile)), reveals=True)


def tell_rival_take(log: Log, slot: i64, tile: Kind, points: i64, wrap: i64) -> None:
    log.add(RIVAL, RivalTaken(slot=int(slot), tile=int(tile), points=int(points), wrap=int(wrap)))


def tell_hand(log: Log, seat: i64, which: i64, points: i64, cells: CellSet) -> None:
    log.add(seat, HandScored(type=int(which), points=int(points), cells=bits.listed(cells)), reveals=True)
