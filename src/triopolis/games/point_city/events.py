"""What a play tells the log, one class for each kind of event.

Never compiled: mypyc drops the keywords of a msgspec class.
"""

from __future__ import annotations

import msgspec

from triopolis.engine.shapes import Ended, Fact


class MarketCard(msgspec.Struct, frozen=True):
    """The upper side of a market card. In a cell still to be refilled the face is -1, the side what lay there."""

    side: str
    face: int


class Flipped(Fact, frozen=True, kw_only=True, tag="flip"):
    """A market card was turned: the building side that lies up now."""

    cell: int
    side: str
    face: int


class Taken(Fact, frozen=True, kw_only=True, tag="take"):
    """Two market cards went to a city."""

    cells: list[int]
    cards: list[MarketCard]


class Drawn(Fact, frozen=True, kw_only=True, tag="draw"):
    """The top two cards of the pile went to a city."""

    sides: list[int]
    top: int
    """The resource side on top of the pile afterwards, -1 for none."""


class Paid(Fact, frozen=True, kw_only=True, tag="pay"):
    """The cards that were given for one resource."""

    resource: int
    doubles: int
    singles: int
    ingenuity: int


class TokenTaken(Fact, frozen=True, kw_only=True, tag="token"):
    """A civic token went to a city."""

    token: int


class Refilled(Fact, frozen=True, kw_only=True, tag="refill"):
    """A card from the pile was laid into an empty market cell."""

    cell: int
    side: str
    face: int
    top: int
    """The resource side on top of the pile afterwards, -1 for none."""


class Passed(Fact, frozen=True, kw_only=True, tag="pass"):
    """Nothing could be taken on the very last turn."""


Facts = Flipped | Taken | Drawn | Paid | TokenTaken | Refilled | Passed | Ended
