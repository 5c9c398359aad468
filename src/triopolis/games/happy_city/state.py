"""The position: cities, decks, specials, monsters; flat and cheap to copy.

`Effect` stands here, because cities carry one; what the expert specials do is in specials.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from triopolis.engine import bits
from triopolis.engine.contract import Log, State
from triopolis.engine.randomness import Generator
from triopolis.games.happy_city.components import (
    CENTRAL,
    DECKS,
    MONSTERS,
    SLOTS,
    TOKEN_COINS,
    TOKENS_OF_A_COLOUR,
    BitSet,
    CardNumber,
    Components,
    Seat,
    Slot,
    counted,
)
from triopolis.games.happy_city.events import Gained

# What the actor is to choose.
MARKET: Final[i64] = 0
"""Which market to begin with (expert)."""
LOUVRE: Final[i64] = 1
"""Whose income to copy."""
DISCARD: Final[i64] = 2
REVEAL: Final[i64] = 3
BUY: Final[i64] = 4
PAY: Final[i64] = 5
SPECIAL: Final[i64] = 6
DEFLECT: Final[i64] = 7
DESTROY: Final[i64] = 8
SPHINX: Final[i64] = 9
PYRAMID: Final[i64] = 10
OVER: Final[i64] = 11
STAGES: Final = (
    "market",
    "louvre",
    "discard",
    "reveal",
    "buy",
    "pay",
    "special",
    "deflect",
    "destroy",
    "sphinx",
    "pyramid",
    "over",
)

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1

# A slot holds a card's number; a ruin adds the monster on it: 256 x (its place + 1).
RUIN: Final[i64] = 256


class Effect:
    """What a special building does. Each expert special overrides the few that are its own; family specials none."""

    def __init__(self, id: str) -> None:
        self.id: str = id

    # When it is taken, and from then on

    def taken(self, position: Position, seat: Seat, log: Log | None) -> None:
        """At once."""

    def charges(self) -> i64:
        """How often it will work, if not for ever."""
        return 0

    def replaces_last(self) -> bool:
        """It takes the place of the city's last card."""
        return False

    def price(self, position: Position, card: CardNumber) -> i64:
        """What a card costs the owner before monsters and discounts."""
        return position.rules.components.cost[card]

    def discount(self, colours: BitSet) -> i64:
        """How much less a card of these colours costs the owner."""
        return 0

    def next_is_free(self, city: City) -> bool:
        return False

    def changes_prices(self) -> bool:
        """Whether the owner may pay anything but the printed price, by one of the three above."""
        return False

    def coins_for_buying_nothing(self) -> i64:
        return 1

    def neighbour_paid(self, position: Position, seat: Seat, paid: i64, log: Log | None) -> None:
        """A neighbour of the owner bought something."""

    # In the income phase

    def before_income(self, position: Position, seat: Seat, log: Log | None) -> None:
        pass

    def income(self, position: Position, seat: Seat) -> i64:
        """On top of the printed income."""
        return 0

    def income_if_lowest(self) -> i64:
        """On top of that, where the owner's income is strictly the lowest."""
        return 0

    def copies_income(self) -> bool:
        """The owner chooses an opponent and gains that income too, while charges last."""
        return False

    def after_income(self, position: Position, seat: Seat, log: Log | None) -> None:
        pass

    # At the end

    def copies_special(self) -> bool:
        return False

    def copies_neighbour(self) -> bool:
        return False

    def residents(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        """Beyond what is printed on the card."""
        return 0

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return 0

    def after_scoring(self, points: i64, income: i64) -> i64:
        """What is added to the points (or taken off them) when all else is counted."""
        return 0


NO_EFFECT: Final = Effect("")


class Rules:
    """The rule switches of a match and the components. Shared by all copies and never changed."""

    def __init__(
        self,
        components: Components,
        effects: list[Effect],
        players: i64,
        expert: bool,
        adding: bool,
        grozilla: bool,
        round_limit: i64,
    ) -> None:
        self.components: Components = components
        self.effects: list[Effect] = effects
        """By card number."""
        self.players: i64 = players
        self.expert: bool = expert
        """Expert specials, which have effects; family specials have none."""
        self.adding: bool = adding
        """Residents and hearts are added, not multiplied."""
        self.grozilla: bool = grozilla
        self.round_limit: i64 = round_limit
        """0 for none."""
        self.must_deflect: bool = False
        """A token of its colour sends a monster on unasked (HC-12)."""

        # What setup needs, worked out once.
        decks: list[list[int]] = [self.deck_cards(deck) for deck in range(DECKS)]
        self.piles: vec[i64] = vec[i64]([card for deck in decks for card in deck])
        """Every card of each deck, deck by deck and kind by kind."""
        specials = components.by_file["expert_specials" if expert else "family_specials"]
        self.specials: vec[i64] = vec[i64]([card.number for card in specials])
        self.deck_start: vec[i64] = vec[i64]([0] * (DECKS + 1))
        """Where the part of each deck begins in `Position.piles`."""
        for deck in range(DECKS):
            self.deck_start[deck + 1] = self.deck_start[deck] + len(decks[deck])

    def deck_cards(self, deck: int) -> list[int]:
        numbers: list[int] = []
        for number in sorted(self.components.cards):
            card = self.components.cards[number]
            if card.deck == deck and (self.grozilla or deck < 3):
                numbers += [number] * card.copies
        return numbers

    def cards(self, deck: i64) -> vec[i64]:
        """Every card of a deck."""
        return self.piles[self.deck_start[deck] : self.deck_start[deck + 1]]


@mypyc_attr(acyclic=True)
class City:
    """What one player owns."""

    def __init__(self, slots: vec[i64]) -> None:
        self.slots: vec[i64] = slots
        self.size: i64 = 0
        """How many slots are used, ruins included."""
        self.coins: i64 = 0
        self.tokens: i64 = 0
        """Stop-zilla tokens, a counter of a byte for each colour."""

        # What follows from the slots, kept up to date.
        self.names: BitSet = 0
        """The kinds of cards that can be bought and stand here, a bit each."""
        self.colours: i64 = 0
        """How many cards have each colour, a counter of a byte each."""
        self.multicolour: i64 = 0
        """How many cards have several colours."""
        self.income: i64 = 0
        self.residents: i64 = 0
        self.hearts: i64 = 0
        """As printed on the cards that are no ruins."""

        self.special: CardNumber = NOTHING
        """The special building that acts: the one taken or, at the end, the one the Sphinx copies."""
        self.special_slot: Slot = NOTHING
        self.took_special: bool = False
        self.effect: Effect = NO_EFFECT
        self.charges: i64 = 0
        self.borrowed: CardNumber = NOTHING
        """The card the Pyramid copies."""
        self.settled: bool = False
        """The choice at the end of the game is made."""

        self.monster: i64 = NOTHING
        """The place of the monster in front of the city."""
        self.monsters: BitSet = 0
        """All that act here, in front or on ruins: a bit for each place."""

    def copy(self) -> City:
        other = City(self.slots[:])
        other.size = self.size
        other.coins = self.coins
        other.tokens = self.tokens
        other.names = self.names
        other.colours = self.colours
        other.multicolour = self.multicolour
        other.income = self.income
        other.residents = self.residents
        other.hearts = self.hearts
        other.special = self.special
        other.special_slot = self.special_slot
        other.took_special = self.took_special
        other.effect = self.effect
        other.charges = self.charges
        other.borrowed = self.borrowed
        other.settled = self.settled
        other.monster = self.monster
        other.monsters = self.monsters
        return other

    def count(self, colour: i64) -> i64:
        return counted(self.colours, colour)

    def money(self) -> i64:
        """Coins, and what the tokens can pay."""
        money: i64 = self.coins
        for colour in range(i64(5)):
            money += TOKEN_COINS * counted(self.tokens, colour)
        return money

    def standing(self, slot: Slot) -> CardNumber:
        """The card of a slot, NOTHING where there is none or a ruin."""
        if slot < 0 or slot >= self.size:
            return NOTHING
        card: CardNumber = self.slots[slot]
        return card if card < RUIN else NOTHING

    def put(self, components: Components, slot: Slot, card: CardNumber) -> None:
        """Place a card on a slot and count what is printed on it."""
        self.slots[slot] = card
        if card < MONSTERS:
            self.names |= 1 << card
        self.colours += components.counters[card]
        if components.colours[card] & (components.colours[card] - 1):
            self.multicolour += 1
        self.income += components.income[card]
        self.residents += components.residents[card]
        self.hearts += components.hearts[card]

    def uncount(self, components: Components, slot: Slot) -> CardNumber:
        """The card of a slot stops counting: it is about to be covered or replaced."""
        card: CardNumber = self.slots[slot]
        if card < MONSTERS:
            self.names &= ~(1 << card)
        self.colours -= components.counters[card]
        if components.colours[card] & (components.colours[card] - 1):
            self.multicolour -= 1
        self.income -= components.income[card]
        self.residents -= components.residents[card]
        self.hearts -= components.hearts[card]
        if slot == self.special_slot:
            self.special = NOTHING
            self.special_slot = NOTHING
            self.effect = NO_EFFECT
            self.charges = 0
        return card

    def holdings(self) -> list[int]:
        """The cards that stand here and the monsters that act here, by number."""
        held: list[int] = bits.numbers(self.monsters, MONSTERS)
        for slot in range(self.size):
            card: CardNumber = self.standing(slot)
            if card != NOTHING:
                held.append(int(card))
        held.sort()
        return held

    def dump(self) -> list[int]:
        own = [int(self.size), int(self.coins), int(self.tokens), int(self.names), int(self.colours)]
        own += [int(self.income), int(self.residents), int(self.hearts), int(self.special), int(self.special_slot)]
        own += [int(self.took_special), int(self.charges), int(self.borrowed), int(self.settled)]
        return [*[int(card) for card in self.slots], *own, int(self.monster), int(self.monsters)]


def empty_city() -> City:
    return City(vec[i64]([NOTHING] * SLOTS))


@mypyc_attr(acyclic=True)
class Position(State):
    """All there is on the table. The rules (rules.py) build on it."""

    def __init__(self, rules: Rules, rng: Generator) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.rng: Generator = rng
        """For shuffling discards; shared by copies, so never drawn from: it is replaced by a copy that is."""
        self.round: i64 = 0
        """Counts from 1; 0 while markets are chosen."""
        self.current: Seat = 0
        """Whose turn it is; monsters and end choices may ask another seat, the actor."""
        self.cities: list[City] = []

        self.piles: vec[i64] = vec[i64]()
        """Deck after deck: first its cards, the next one last; at the far end of its part the discarded ones."""
        self.left: vec[i64] = vec[i64]()
        self.discarded: vec[i64] = vec[i64]()
        self.central: vec[i64] = vec[i64]()
        self.homes: vec[i64] = vec[i64]()
        """How many are left in each stack."""
        self.specials: vec[i64] = vec[i64]()
        """Face up; NOTHING where one was taken."""
        self.takers: i64 = 0
        """Who took the special of each place: four bits each, the seat plus 1. Only shown, so not in the dump."""
        self.box: vec[i64] = vec[i64]()
        """Specials that were not dealt, the next one for a Sphinx last; shared and never changed."""
        self.boxed: i64 = 0
        """How many of them are still there."""
        self.markets: BitSet = 0
        """Markets in the middle that may still be chosen, a bit for each colour."""
        self.tokens: i64 = 0
        """Stop-zilla tokens that nobody has yet, a counter of a byte for each colour."""
        self.spent: i64 = 0
        """And those that are out of the game."""
        self.gone: tuple[int, ...] = ()
        """Cards that left the game in sight of all."""

        self.stage: i64 = BUY
        self.choices: BitSet = 0
        """The legal actions, as a bit set (see actions.py)."""
        self.buying: CardNumber = NOTHING
        """The card that is being paid."""
        self.owing: i64 = 0
        """What is still to be paid for it."""
        self.paid: i64 = 0
        """What tokens have paid of it."""
        self.bought: bool = False
        """The current player has bought or passed: what follows a monster's arrival depends on it."""
        self.incoming: i64 = NOTHING
        """The place of a monster that is looking for a city."""

    def clear_table(self) -> None:
        """No card anywhere: what a new position begins with, and a copy does not need."""
        self.left = vec[i64]([0] * DECKS)
        self.discarded = vec[i64]([0] * DECKS)
        self.central = vec[i64]([NOTHING] * CENTRAL)
        self.homes = vec[i64]([0] * 3)

    def copy_to(self, other: Position) -> None:
        other.actor = self.actor
        other.turn = self.turn
        other.first = self.first
        other.round = self.round
        other.current = self.current
        other.cities = [city.copy() for city in self.cities]
        other.piles = self.piles[:]
        other.left = self.left[:]
        other.discarded = self.discarded[:]
        other.central = self.central[:]
        other.homes = self.homes[:]
        other.specials = self.specials[:]
        other.takers = self.takers
        other.box = self.box
        other.boxed = self.boxed
        other.markets = self.markets
        other.tokens = self.tokens
        other.spent = self.spent
        other.gone = self.gone
        other.stage = self.stage
        other.choices = self.choices
        other.buying = self.buying
        other.owing = self.owing
        other.paid = self.paid
        other.bought = self.bought
        other.incoming = self.incoming

    # Small things that rules, specials and monsters share

    def next_seat(self, seat: Seat) -> Seat:
        """The left neighbour."""
        if seat == self.rules.players - 1:
            return 0
        return seat + 1

    def previous_seat(self, seat: Seat) -> Seat:
        """The right neighbour; with two players the same as the left one (HC-4)."""
        if seat == 0:
            return self.rules.players - 1
        return seat - 1

    def are_neighbours(self, seat: Seat, other: Seat) -> bool:
        return seat != other and (self.next_seat(seat) == other or self.previous_seat(seat) == other)

    def gain(self, seat: Seat, coins: i64, why: str, log: Log | None) -> None:
        """Coins never run out (HC-1)."""
        self.cities[seat].coins += coins
        if log is not None and coins:
            log.add(seat, Gained(coins=int(coins), why=why))

    def acting(self, seat: Seat, effect: i64) -> BitSet:
        """The monsters with this effect that act on a seat."""
        return self.cities[seat].monsters & self.rules.components.doing[effect]

    def count_acting(self, seat: Seat, effect: i64) -> i64:
        """How many they are."""
        if self.cities[seat].monsters == 0:
            return 0
        return bits.size(self.acting(seat, effect))

    # Decks

    def bring_to_light(self, card: CardNumber) -> None:
        """One play may turn up several cards: they follow each other a byte each, the last seven are told apart."""
        self.turned_up = (self.turned_up & 0xFFFFFFFFFFFF) << 8 | (card + 1)

    def put_on_discard(self, deck: i64, card: CardNumber) -> None:
        self.discarded[deck] += 1
        self.piles[self.rules.deck_start[deck + 1] - self.discarded[deck]] = card

    def top_card(self, deck: i64) -> CardNumber:
        """Take the next card of a deck that has one."""
        self.left[deck] -= 1
        place: i64 = self.rules.deck_start[deck] + self.left[deck]
        card: CardNumber = self.piles[place]
        self.piles[place] = NOTHING
        return card

    def rebuild(self, deck: i64) -> None:
        """The discarded cards, shuffled, become the deck."""
        end: i64 = self.rules.deck_start[deck + 1]
        cards: vec[i64] = self.piles[end - self.discarded[deck] : end]
        self.rng = self.rng.copy()
        self.rng.shuffle(cards)
        for place in range(self.discarded[deck]):
            self.piles[end - 1 - place] = NOTHING
        for place in range(self.discarded[deck]):
            self.piles[self.rules.deck_start[deck] + place] = cards[place]
        self.left[deck] = self.discarded[deck]
        self.discarded[deck] = 0

    def holdings(self) -> list[list[int]]:
        return [city.holdings() for city in self.cities]

    def dump(self) -> bytes:
        rules, rng = self.rules, self.rng
        fixed = [int(rules.players), int(rules.expert), int(rules.adding), int(rules.grozilla), int(rules.round_limit)]
        if rules.must_deflect:
            # Only where it is played: records older than the option keep their hash.
            fixed.append(1)
        moment = [int(self.first), int(self.actor), int(self.turn), int(self.round), int(self.current)]
        moment += [int(self.stage), int(self.choices), int(self.buying), int(self.owing), int(self.paid)]
        moment += [int(self.bought), int(self.incoming)]
        table = [int(self.markets), int(self.tokens), int(self.spent), int(self.boxed)]
        parts = [fixed, moment, table, [int(rng.a), int(rng.b), int(rng.c), int(rng.d)], list(self.gone)]
        for row in (self.central, self.homes, self.left, self.discarded, self.specials, self.box, self.piles):
            parts.append([int(number) for number in row])
        parts += [city.dump() for city in self.cities]
        return "\n".join([",".join([str(number) for number in part]) for part in parts]).encode()


ALL_TOKENS: Final[i64] = TOKENS_OF_A_COLOUR * 0x0101010101
"""Three of each colour."""
