"""What a play tells the log, one class for each kind of event. Cards are named by their ids.

Never compiled: mypyc drops the keywords of a msgspec class.
"""

from __future__ import annotations

import msgspec

from triopolis.engine.shapes import Ended, Fact

# Rounds and income


class MarketChosen(Fact, frozen=True, kw_only=True, tag="market"):
    """The market that a city begins with (expert)."""

    card: str


class RoundBegun(Fact, frozen=True, kw_only=True, tag="round"):
    round: int


class IncomeCollected(Fact, frozen=True, kw_only=True, tag="income"):
    """Everyone's income, seat by seat."""

    coins: list[int]
    """What the purses gain."""
    income: list[int]
    """What monsters have not touched: it is compared and copied."""


class IncomeCopied(Fact, frozen=True, kw_only=True, tag="copy_income"):
    """A Louvre gained as much as the income of another seat."""

    from_: int = msgspec.field(name="from")
    coins: int
    why: str
    """The effect that did it."""


class Gained(Fact, frozen=True, kw_only=True, tag="gain"):
    """A special brought coins."""

    coins: int
    why: str


class CoinTaken(Fact, frozen=True, kw_only=True, tag="taken_coin"):
    """A special took a coin from another seat."""

    from_: int = msgspec.field(name="from")
    coins: int
    why: str


# The centre


class AllKept(Fact, frozen=True, kw_only=True, tag="keep"):
    """No central card was discarded."""


class Discarded(Fact, frozen=True, kw_only=True, tag="discard"):
    card: str


class Rebuilt(Fact, frozen=True, kw_only=True, tag="rebuild"):
    """A deck was made from its discard."""

    deck: int
    """Counts from 1."""
    cards: int


class Revealed(Fact, frozen=True, kw_only=True, tag="reveal"):
    card: str
    deck: int
    """Counts from 1."""


# Buying


class Chosen(Fact, frozen=True, kw_only=True, tag="choose"):
    """The card that will be bought once it is paid."""

    card: str
    price: int


class TokenPaid(Fact, frozen=True, kw_only=True, tag="pay_token"):
    color: str
    owing: int
    """What is still to be paid."""


class Bought(Fact, frozen=True, kw_only=True, tag="buy"):
    card: str
    slot: int
    paid: int
    """Tokens counted as coins."""


class NothingBought(Fact, frozen=True, kw_only=True, tag="coin", omit_defaults=True):
    coins: int
    unasked: bool = False
    """Nothing could be bought, so nobody was asked."""


class SpecialsLeft(Fact, frozen=True, kw_only=True, tag="no_special"):
    """Specials were within reach, and none was taken."""


class SpecialTaken(Fact, frozen=True, kw_only=True, tag="special"):
    card: str
    slot: int


class Replaced(Fact, frozen=True, kw_only=True, tag="replace"):
    """The last card of a city made room for a special."""

    card: str
    slot: int


# Grozilla


class TokenTaken(Fact, frozen=True, kw_only=True, tag="token"):
    color: str


class DrivenAway(Fact, frozen=True, kw_only=True, tag="drive_away"):
    """A purchase sent the monster in front of the city to another seat."""

    monster: str
    to: int


class Deflected(Fact, frozen=True, kw_only=True, tag="deflect"):
    """A token sent a monster that was coming to another seat."""

    monster: str
    color: str
    to: int


class Accepted(Fact, frozen=True, kw_only=True, tag="accept"):
    """A token could have sent the monster on, and was kept."""

    monster: str


class MonsterStayed(Fact, frozen=True, kw_only=True, tag="monster"):
    """A monster stands in front of the city."""

    monster: str


class Destroyed(Fact, frozen=True, kw_only=True, tag="destroy"):
    slot: int
    card: str
    monster: str
    """It covers the card from now on."""


class MonsterGone(Fact, frozen=True, kw_only=True, tag="monster_leaves"):
    """There was nothing left to destroy."""

    monster: str


# The end


class LastRoundEnded(Fact, frozen=True, kw_only=True, tag="last_scoring"):
    """Now copies are chosen, and points are counted."""


class SpecialCopied(Fact, frozen=True, kw_only=True, tag="copy_special"):
    card: str
    from_: int = msgspec.field(name="from")
    """The seat that owns it; -1: it came from the box."""


class CardCopied(Fact, frozen=True, kw_only=True, tag="copy_card"):
    card: str
    from_: int = msgspec.field(name="from")


Facts = (
    MarketChosen
    | RoundBegun
    | IncomeCollected
    | IncomeCopied
    | Gained
    | CoinTaken
    | AllKept
    | Discarded
    | Rebuilt
    | Revealed
    | Chosen
    | TokenPaid
    | Bought
    | NothingBought
    | SpecialsLeft
    | SpecialTaken
    | Replaced
    | TokenTaken
    | DrivenAway
    | Deflected
    | Accepted
    | MonsterStayed
    | Destroyed
    | MonsterGone
    | LastRoundEnded
    | SpecialCopied
    | CardCopied
    | Ended
)
