"""What Happy City adds to a preview."""

from __future__ import annotations

import msgspec

from triopolis.engine.shapes import Details


class Outcome(Details, frozen=True, kw_only=True, omit_defaults=True):
    """What the seat itself gets and gives before the next round begins, and its city after that."""

    coins: int | None = None
    """What it receives; None where a choice has nothing to do with coins."""
    price: int | None = None
    """Of the card it is about to buy."""
    tokens: list[str] = msgspec.field(default_factory=list)
    """The colours of the stop-zilla tokens it takes."""
    buys_nothing: bool = False
    """Nothing can be bought then, so the turn goes on by itself."""
    specials: list[str] = msgspec.field(default_factory=list)
    """The special buildings that may be taken next."""
    drives_away: str | None = None
    """The monster that a purchase sends on."""
    residents: int | None = None
    hearts: int | None = None
    """The two factors of the points; None, like the income, where they depend on something hidden."""
    income: int | None = None


PreviewDetails = Outcome
