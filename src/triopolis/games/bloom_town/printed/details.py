"""What the solo opponent of a printed game adds to its answers."""

from __future__ import annotations

from triopolis.engine.shapes import Details


class RivalDetails(Details, frozen=True, kw_only=True, tag="rival"):
    marker: int
    """The market slot where its marker stands."""
    stop: int | None
    """The slot of the tile that it takes next, once the empty slots are known."""
    wrap: int
    """What the way there brings, if it leads round the market."""
    round: int
    collected: list[int]
    """Its tiles of each type."""
    table: list[int]
    """What one, two … seven or more tiles of a type are worth to it."""


CompanionDetails = RivalDetails
