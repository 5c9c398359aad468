"""The position: flat, small, cheap to copy."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from triopolis.engine import bits
from triopolis.engine.contract import State
from triopolis.games.point_city.components import (
    BUILDING_SEEN,
    INGENUITY,
    PLAIN_BIT,
    POINTS_MASK,
    TOKEN_BIT,
    Components,
)
from triopolis.games.point_city.counters import Counters, count, total

Cell: TypeAlias = i64
"""A place of the market, from 0, row by row."""
BitSet: TypeAlias = i64
"""Cells, tokens or actions, a bit each."""

# What the actor is to choose.
TURN: Final[i64] = 0
PAYMENT: Final[i64] = 1
TOKEN: Final[i64] = 2
STAGES: Final = ("turn", "payment", "token")

NOBODY: Final[i64] = -1
EMPTY: Final[i64] = -1
CELLS: Final = 16
CARDS_TAKEN: Final = 34
"""By each player, two a turn."""


def free_places(cards: i64 = CARDS_TAKEN) -> vec[i64]:
    """Room for so many cards in a city, and for the last one that stays a resource."""
    return vec[i64]([EMPTY] * (cards + 1))


# As with positions (rules.py): playouts make and drop one after the other.
@mypyc_attr(acyclic=True, free_list_len=1)
class City:
    """What one player (or the automa) owns: supply, buildings, tokens."""

    def __init__(self, cards: vec[i64]) -> None:
        self.singles: Counters = 0
        """Unspent resource cards with one symbol; ingenuity is the sixth."""
        self.doubles: Counters = 0
        """Unspent resource cards with two symbols."""
        self.starting: i64 = 0
        """1 while the starting card is unspent; it is spent before other ingenuity, which nobody could tell from it."""
        self.permanents: Counters = 0
        """Permanent resources."""
        self.points: i64 = 0
        """Printed on buildings."""
        self.plain: i64 = 0
        """Production buildings without points."""
        self.tokens: BitSet = 0
        """Civic tokens."""
        self.token_count: i64 = 0
        self.buildings: i64 = 0
        """How many."""
        self.cards: vec[i64] = cards
        """Theirs, in the order they were built; as many as there are buildings, the places behind them are free."""

    def copy(self) -> City:
        other = City(self.cards[:])
        other.singles = self.singles
        other.doubles = self.doubles
        other.starting = self.starting
        other.permanents = self.permanents
        other.points = self.points
        other.plain = self.plain
        other.tokens = self.tokens
        other.token_count = self.token_count
        other.buildings = self.buildings
        return other

    def add_card(self, card: i64, built: i64 = 1) -> None:
        """One that is not built lies where the next building will."""
        self.cards[self.buildings] = card
        self.buildings += built

    def built(self) -> list[int]:
        """The cards of its buildings, ascending."""
        return sorted([int(card) for card in self.cards[: self.buildings]])

    def unspent_cards(self) -> i64:
        """A card is one card, double or not (PC-2)."""
        return total(self.singles) + total(self.doubles)

    def ingenuity(self) -> i64:
        """Unspent ingenuity cards, the starting card included."""
        return count(self.singles, INGENUITY)

    def dump(self) -> list[int]:
        supply = [int(self.singles), int(self.doubles), int(self.starting)]
        return [
            *supply,
            int(self.permanents),
            int(self.points),
            int(self.plain),
            int(self.tokens),
            int(self.token_count),
            sum([1 << card for card in self.built()]),
        ]


def add_side(components: Components, city: City, card: i64, built: i64) -> i64:
    """Give a city a card: its resource side (0) or its building (1). Returns how many tokens that earns.

    Which side lies up is chance: a processor that had to guess it would guess wrong, so both go the same way.
    """
    side: i64 = 2 * card + built
    city.singles += components.single[side]
    city.doubles += components.double[side]
    city.permanents += components.permanent[side]
    gives: i64 = components.gives[side]
    city.points += gives & POINTS_MASK
    city.plain += gives >> PLAIN_BIT & 1
    city.add_card(card, built)
    return gives >> TOKEN_BIT


def owned(components: Components, city: City) -> list[int]:
    """Buildings, each as the first card with its building side, then tokens, counted on behind the cards."""
    faces: list[int] = sorted([int(components.face[card]) for card in city.cards[: city.buildings]])
    return faces + bits.numbers(city.tokens, len(components.cards))


@mypyc_attr(acyclic=True)
class Position(State):
    """All there is on the table. The rules (rules.py) build on it."""

    def __init__(self, components: Components, players: i64, automa: i64, market: vec[i64], change: vec[i64]) -> None:
        super().__init__()
        self.components: Components = components
        self.players: i64 = players
        self.automa: i64 = automa
        """The automa's level, 0 for none."""
        self.deck: vec[i64] = vec[i64]()
        """Every card of this game in the order it was stacked; shared by all copies and never changed."""
        self.drawn: i64 = 0
        """How many of them have left the pile."""
        self.market: vec[i64] = market
        self.change: vec[i64] = change
        """What taking a market cell adds to a supply, as counters: the symbols of a resource side or minus a price."""
        self.built_sides: BitSet = 0
        """Market cells that show a building side (or, while empty, showed one)."""
        self.token_row: vec[i64] = vec[i64]()
        """The tokens as they were laid out; shared by all copies and never changed."""
        self.tokens_left: BitSet = 0
        self.cities: list[City] = []
        """One per player, then the automa's."""
        self.spent_singles: Counters = 0
        self.spent_doubles: Counters = 0
        """Cards given in payment, starting cards included."""

        self.stage: i64 = TURN
        self.flipped: bool = False
        self.need: Counters = 0
        """What is still to be paid with cards."""
        self.paying: i64 = 0
        """The resource whose payment is to be chosen."""
        self.tokens_due: i64 = 0
        self.taken: BitSet = 0
        """The two empty market cells to refill; none after a draw from the pile."""
        self.fresh: BitSet = 0
        """Market cells that the last play filled. It is no part of the position: who judges a play does not look at
        what came after it."""

    def copy_to(self, other: Position) -> None:
        other.actor = self.actor
        other.turn = self.turn
        other.first = self.first
        other.deck = self.deck
        other.drawn = self.drawn
        other.built_sides = self.built_sides
        other.token_row = self.token_row
        other.tokens_left = self.tokens_left
        other.cities = [city.copy() for city in self.cities]
        other.spent_singles = self.spent_singles
        other.spent_doubles = self.spent_doubles
        other.stage = self.stage
        other.flipped = self.flipped
        other.need = self.need
        other.paying = self.paying
        other.tokens_due = self.tokens_due
        other.taken = self.taken
        other.fresh = self.fresh

    def lay(self, cell: Cell, card: i64) -> None:
        """Put a card into the market, the side up that is noted for the cell."""
        self.market[cell] = card
        self.change[cell] = self.components.change[2 * card + (self.built_sides >> cell & 1)]

    def lay_next_two(self, first: Cell, second: Cell) -> None:
        """The same for two cells, from the pile: done nearly every turn, so what it reads is looked up once."""
        market: vec[i64] = self.market
        change: vec[i64] = self.change
        changes: vec[i64] = self.components.change
        upper: i64 = self.deck[self.drawn]
        lower: i64 = self.deck[self.drawn + 1]
        self.drawn += 2
        market[first] = upper
        market[second] = lower
        upper = 2 * upper + (self.built_sides >> first & 1)
        lower = 2 * lower + (self.built_sides >> second & 1)
        change[first] = changes[upper]
        change[second] = changes[lower]
        self.note_refill(upper, lower)

    def note_refill(self, upper: i64, lower: i64) -> None:
        """What turned up, as 24 bits: the upper card lay there with its resource side up before, the lower one when the
        upper was gone, and now the next one does. What the automa makes turn up stands below what its player did."""
        seen: vec[i64] = self.components.seen
        cards: i64 = seen[upper] >> BUILDING_SEEN << 12 | seen[lower]
        self.turned_up = self.turned_up << 24 | cards << 4 | self.top_seen()

    def top_seen(self) -> i64:
        """The resource side on top of the pile, counted from 1; 0 for none."""
        if self.drawn < len(self.deck):
            return self.components.seen[2 * self.deck[self.drawn]]
        return 0

    def pile(self) -> i64:
        return len(self.deck) - self.drawn

    def holdings(self) -> list[list[int]]:
        return [owned(self.components, city) for city in self.cities]

    def dump(self) -> bytes:
        fixed: list[int] = [int(self.players), int(self.automa), int(self.first), int(self.actor), int(self.turn)]
        choice: list[int] = [int(self.stage), int(self.flipped), int(self.need), int(self.paying)]
        choice += [int(self.tokens_due), int(self.taken)]
        spent: list[int] = [int(self.spent_singles), int(self.spent_doubles)]
        table: list[int] = [int(self.drawn), int(self.built_sides), int(self.tokens_left)]
        parts: list[list[int]] = [fixed, choice, spent, table, [int(card) for card in self.market]]
        parts += [[int(card) for card in self.deck], [int(token) for token in self.token_row]]
        parts += [city.dump() for city in self.cities]
        return "\n".join([",".join([str(number) for number in part]) for part in parts]).encode()
