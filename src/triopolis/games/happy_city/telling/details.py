"""What Happy City adds to a preview."""

from __future__ import annotations

import msgspec

from triopolis.engine.shapes import Details


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """A monster leaves the city, or does not even come, and goes on."""

    monster: str
    to: int
    """The seat it comes to; whoever has a token of its colour there may send it further."""


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """A colour that a special asks for and the city lacked until now."""

    special: str
    color: str
    missing: int
    """How many cards it still lacks then: at 0 it has all that the special asks for."""


class Outcome(Details, frozen=True, kw_only=True, omit_defaults=True):
    """What the seat itself gets and gives before the next round begins, and its city after that."""

    coins: int | None = None
    """What it receives; None where a choice has nothing to do with coins."""
    price: int | None = None
    """Of the card it is about to buy, with all discounts."""
    paid: int | None = None
    """The coins it gives for the card; None where that is still to be chosen, or nothing is bought."""
    spends: list[str] = msgspec.field(default_factory=list)
    """The colours of the stop-zilla tokens it gives, to pay or to send a monster on."""
    tokens: list[str] = msgspec.field(default_factory=list)
    """The colours of the stop-zilla tokens it takes."""
    buys_nothing: bool = False
    """Nothing can be bought then, so the turn goes on by itself."""
    meets: list[Met] = msgspec.field(default_factory=list)
    """What the card brings of the colours that the special buildings ask for."""
    specials: list[str] = msgspec.field(default_factory=list)
    """The special buildings that may be taken in the same turn."""
    sends: Sent | None = None
    residents: int | None = None
    hearts: int | None = None
    """The two factors of the points; None, like the income, where they depend on something hidden."""
    income: int | None = None


PreviewDetails = Outcome
