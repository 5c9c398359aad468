"""The rulebook's opponents for one player: Alice, Boris and Zinovy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.games.bloom_town import counters
from triopolis.games.bloom_town.components import SHOP
from triopolis.games.bloom_town.state import NOTHING

OPPONENTS: Final = ("none", "alice", "boris", "zinovy")
TABLES: Final = [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 2, 4, 7, 11, 16, 22, 30],
    [0, 4, 6, 9, 13, 18, 24, 35],
    [0, 6, 8, 11, 15, 20, 26, 40],
]
"""Points for having so many tiles of a type, seven or more counting as seven; by opponent."""
POINTS: Final[vec[i64]] = vec[i64]([points for table in TABLES for points in table])
WRAP_POINTS: Final[i64] = 5


def table_points(opponent: i64, owned: i64) -> i64:
    return POINTS[opponent * 8 + min(owned, 7)]


def owned(collected: i64, which: i64) -> i64:
    """How many tiles of a type the opponent has, by its tiles of each kind (counters.py); all shops are one type."""
    if which < SHOP:
        return counters.at(collected, which)
    return counters.total_of_six(collected >> (SHOP * 6))


def next_stop(filled: i64, marker: i64) -> i64:
    """The first slot to the right with a tile, going on at the left end, its own slot last; -1 for an empty market."""
    if filled == 0:
        return NOTHING
    ahead: i64 = filled >> (marker + 1) << (marker + 1)
    return bits.lowest(ahead if ahead else filled)


def wraps(marker: i64, stop: i64) -> bool:
    """Whether the way to a slot leads from the right end to the left end."""
    return stop <= marker
