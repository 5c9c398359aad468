"""What happened in a play, as typed facts. Not compiled: mypyc drops the keywords of msgspec classes.

Kinds of tiles, types and market slots are numbers: places in KIND_NAMES, TYPES and ICONS (components.py). `cells` are
those that made the points.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from triopolis.engine.shapes import Ended, Fact

ExtraBy = Literal["spring", "flower"]
"""What an extra action comes from: a spring cell or the flower token."""


class Placed(Fact, frozen=True, kw_only=True, tag="place"):
    """A tile was built and scored."""

    shows_own: ClassVar[bool] = True

    tile: int
    cell: int
    points: int
    cells: list[int]


class Doubled(Fact, frozen=True, kw_only=True, tag="double"):
    """The tile just built scored once more."""

    by: ExtraBy
    cell: int
    points: int
    cells: list[int]


class Extended(Fact, frozen=True, kw_only=True, tag="extra_turn"):
    """The actor will build and draw once more."""

    by: ExtraBy


class RecountTileShown(Fact, frozen=True, kw_only=True, tag="recount_tile"):
    """A recount tile came out of a stack."""

    type: int
    showing: int
    """How many of this type now show."""


class TilePoints(msgspec.Struct, frozen=True):
    """What one tile brings."""

    cell: int
    points: int


class Recounted(Fact, frozen=True, kw_only=True, tag="recount"):
    """Everybody scored a type again, by the flower of the event's seat or by the second recount tile."""

    type: int
    points: list[int]
    """Place by place; the solo opponent, who has no cells, comes last."""
    cells: list[list[int]]
    tiles: list[list[TilePoints]] = msgspec.field(default_factory=list)
    """Town by town: every tile of the type with its part of the points."""


class Taken(Fact, frozen=True, kw_only=True, tag="take"):
    """A tile went from the market into a hand."""

    slot: int
    tile: int


class Drawn(Fact, frozen=True, kw_only=True, tag="draw"):
    """A tile went from a stack into a hand, seen only by its owner."""

    slot: int
    tile: int | msgspec.UnsetType = msgspec.UNSET


class Refilled(Fact, frozen=True, kw_only=True, tag="refill"):
    """A tile went from its stack to the market."""

    slot: int
    tile: int


class RivalTaken(Fact, frozen=True, kw_only=True, tag="rival_take"):
    """The solo opponent took a tile; `wrap` is what the way round the market brought."""

    slot: int
    tile: int
    points: int
    wrap: int


class LastScoringBegun(Fact, frozen=True, kw_only=True, tag="last_scoring"):
    """The towns are built; the hands are scored."""


class HandScored(Fact, frozen=True, kw_only=True, tag="hand"):
    """A player scored the type of a tile left in the hand."""

    type: int
    points: int
    cells: list[int]


class RivalScored(Fact, frozen=True, kw_only=True, tag="rival_end"):
    """The solo opponent scored its collection, type by type."""

    points: list[int]


Facts = (
    Placed
    | Doubled
    | Extended
    | RecountTileShown
    | Recounted
    | Taken
    | Drawn
    | Refilled
    | RivalTaken
    | LastScoringBegun
    | HandScored
    | RivalScored
    | Ended
)
