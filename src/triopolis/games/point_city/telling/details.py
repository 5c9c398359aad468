"""What Point City adds to a preview."""

from __future__ import annotations

from typing import Literal

import msgspec

from triopolis.engine.shapes import Details
from triopolis.games.point_city.events import Paid

Then = Literal["turn", "payment", "token", "end"]
"""What the actor is to choose next in the same turn; `end` if the turn is over."""


class Growth(msgspec.Struct, frozen=True):
    """A civic token of the actor's city that is worth more, or less, afterwards."""

    token: int
    points: int


class PayDetails(Details, frozen=True, kw_only=True, tag="pay"):
    """Of a payment that was chosen."""

    paid: list[Paid]
    """The cards that leave the supply, resource by resource."""
    growth: list[Growth]
    then: Then


class TakeDetails(Details, frozen=True, kw_only=True, tag="take"):
    """Of two market cards. Prices are counted by resource."""

    cost: list[int]
    covered: list[int]
    """What permanent resources pay of it."""
    need: list[int]
    """What cards must pay."""
    cells: list[int]
    paid: list[Paid]
    """The cards that leave the supply without a choice, resource by resource."""
    growth: list[Growth]
    then: Then


class GainDetails(Details, frozen=True, kw_only=True, tag="gain"):
    """Of two cards from the pile, or of a civic token."""

    growth: list[Growth]
    """Of the tokens that were there before; what is not known yet does not count."""
    then: Then


PreviewDetails = TakeDetails | PayDetails | GainDetails
