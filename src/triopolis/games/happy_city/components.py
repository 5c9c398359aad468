"""Cards, tokens and their numbers, as rules and scoring read them.

Every kind of card has one number, whatever data file it comes from. The ranges are fixed and wider than the printed
game, so that a data pack may bring more kinds. Everything that can be bought lies below 63: the names in a city are one
bit set.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Seat: TypeAlias = i64
CardNumber: TypeAlias = i64
"""Of a kind of card, in the ranges below."""
Slot: TypeAlias = i64
"""A place in a city, from 0."""
BitSet: TypeAlias = i64
"""A bit for each member: actions, kinds of cards, places, colours."""

COLOURS: Final = ("yellow", "blue", "green", "orange", "violet")
YELLOW: Final[i64] = 0
BLUE: Final[i64] = 1
GREEN: Final[i64] = 2
ORANGE: Final[i64] = 3
VIOLET: Final[i64] = 4

# The first number of each range.
BUILDINGS: Final[i64] = 0
HOMES: Final[i64] = 40
MULTICOLOUR: Final[i64] = 43
MONSTERS: Final[i64] = 63
MARKETS: Final[i64] = 68
"""White first, then one of each colour."""
FAMILY_SPECIALS: Final[i64] = 74
EXPERT_SPECIALS: Final[i64] = 114
CARDS: Final = 154

DECKS: Final = 4
FOURTH: Final[i64] = 3
"""The place of the fourth deck, which is never rebuilt."""
SLOTS: Final = 10
CENTRAL: Final = 3
TOKENS_OF_A_COLOUR: Final = 3
TOKEN_COINS: Final[i64] = 2
FIRST_COINS: Final = 2

MONSTER_EFFECTS: Final = ("price_plus_1", "income_minus_1", "pass_gains_0", "hearts_minus_2", "residents_minus_1")
DEARER: Final[i64] = 0
LESS_INCOME: Final[i64] = 1
NO_COIN: Final[i64] = 2
LESS_HEARTS: Final[i64] = 3
LESS_RESIDENTS: Final[i64] = 4


ABOVE: Final[i64] = 0x8080808080
"""The highest bit of each of five counters, which never count that far."""


class Card(NamedTuple):
    """One kind of card, as its data file has it."""

    number: int
    id: str
    names: dict[str, str]
    colours: int
    """A bit each."""
    deck: int
    """The place of its deck, -1 if it lies in none."""
    cost: int
    income: int
    residents: int
    hearts: int
    copies: int
    needs: tuple[int, int, int, int, int]
    """The colours a special asks for."""
    effect: str
    """What an expert special or a monster does; empty for a card that only has symbols."""
    source: str


class Components:
    """Shared by all positions and never changed."""

    def __init__(self, by_file: dict[str, list[Card]]) -> None:
        self.by_file: dict[str, list[Card]] = by_file
        """The kinds of cards in each data file."""
        self.cards: dict[int, Card] = {card.number: card for kinds in by_file.values() for card in kinds}
        self.number: dict[str, int] = {card.id: number for number, card in self.cards.items()}
        self.ids: list[str] = [""] * CARDS
        self.cost: vec[i64] = vec[i64]([0] * CARDS)
        self.income: vec[i64] = vec[i64]([0] * CARDS)
        self.residents: vec[i64] = vec[i64]([0] * CARDS)
        self.hearts: vec[i64] = vec[i64]([0] * CARDS)
        self.colours: vec[i64] = vec[i64]([0] * CARDS)
        self.counters: vec[i64] = vec[i64]([0] * CARDS)
        """The same colours as counters of a byte each: a city's colours are their sum."""
        self.deck: vec[i64] = vec[i64]([-1] * CARDS)
        self.needs: vec[i64] = vec[i64]([0] * CARDS)
        """How many of each colour a special asks for, as counters too."""
        for card in self.cards.values():
            self.enter(card)
        dearest: int = max(card.cost for card in self.cards.values())
        self.costing_at_most: vec[i64] = vec[i64]([self.cheap(coins) for coins in range(dearest + 1)])
        """By coins: the kinds of cards that can be bought for no more, a bit each."""
        self.lowest_price: vec[i64] = vec[i64]([self.cheapest(deck) for deck in range(DECKS)])
        self.doing: vec[i64] = vec[i64]([self.monsters_with(effect) for effect in MONSTER_EFFECTS])
        """The monsters with each effect, as sets of their places."""

    def enter(self, card: Card) -> None:
        self.ids[card.number] = card.id
        self.cost[card.number] = card.cost
        self.income[card.number] = card.income
        self.residents[card.number] = card.residents
        self.hearts[card.number] = card.hearts
        self.colours[card.number] = card.colours
        self.deck[card.number] = card.deck
        for colour in range(5):
            self.counters[card.number] += (card.colours >> colour & 1) << (8 * colour)
            self.needs[card.number] += card.needs[colour] << (8 * colour)

    def cheap(self, coins: int) -> int:
        return sum(1 << card.number for card in self.cards.values() if card.number < MONSTERS and card.cost <= coins)

    def cheapest(self, deck: int) -> int:
        return min([card.cost for card in self.cards.values() if card.deck == deck], default=0)

    def monsters_with(self, effect: str) -> int:
        return sum(1 << place for place, card in enumerate(self.by_file["monsters"]) if card.effect == effect)


def counted(counters: i64, colour: i64) -> i64:
    """One of five counters."""
    return counters >> (8 * colour) & 255


def reach(counters: i64, wanted: i64) -> bool:
    """Whether each of five counters is as high as wanted: a set bit above each is borrowed from where one is not."""
    return ((counters | ABOVE) - wanted) & ABOVE == ABOVE
