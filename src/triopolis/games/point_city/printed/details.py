"""What Point City adds to the opponent of a printed game."""

from __future__ import annotations

from triopolis.engine.shapes import Details


class AutomaDetails(Details, frozen=True, kw_only=True, tag="automa"):
    """Where the automa stands, and what it has."""

    turn: int
    turns: int
    cells: list[int]
    """The two market cells of this turn."""
    asked: int | None
    """The one of them it asks about."""
    next: list[int]
    """The two cells of its next turn."""
    permanents: list[int]
    points: int
    """Printed on its buildings."""
    tokens: int
    unspent: int
    """Resource cards, ingenuity included."""
    ingenuity: int


CompanionDetails = AutomaDetails
