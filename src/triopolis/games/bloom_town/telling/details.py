"""What a preview adds of this game."""

from __future__ import annotations

from typing import Literal

import msgspec

from triopolis.engine.shapes import Details
from triopolis.games.bloom_town.events import TilePoints


class RivalStep(msgspec.Struct, frozen=True, kw_only=True):
    """Where the solo opponent's marker goes if the turn ends with this move, and what that brings the opponent."""

    slot: int
    tile: int
    """The kind it takes there."""
    points: int
    """With those of the way round the market."""


class PlaceDetails(Details, frozen=True, kw_only=True, tag="place"):
    """What building a tile brings, and the tile that follows it."""

    points: int
    cells: list[int]
    """Those that make the points; none where there are none."""
    slot: int
    """The market slot of the icon that is covered."""
    draws: Literal["tile", "blind", "any"]
    """The tile of that slot, the top one of its stack, or any of the market."""
    tile: int
    """The kind of the tile in that slot, -1 for none."""
    spring: bool
    rival: RivalStep | None = None
    """None without a solo opponent, and where it depends on the tile that is chosen from the market."""
    ends: Literal["round", "match"] | None = None
    """What a turn that ends with this move brings near for sure: the last round, because enough stacks run out, or the
    end of the match. Community tiles may bring either sooner."""


class PointsDetails(Details, frozen=True, kw_only=True, tag="points"):
    """What a double or a tile of the hand brings."""

    points: int
    cells: list[int]


class RecountDetails(Details, frozen=True, kw_only=True, tag="recount"):
    """What a recount brings, place by place; the solo opponent has no cells."""

    points: list[int]
    cells: list[list[int]]
    tiles: list[list[TilePoints]]
    """Town by town: every tile of the type with its part of the points."""


PreviewDetails = PlaceDetails | PointsDetails | RecountDetails
