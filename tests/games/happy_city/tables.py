"""A table to lay out positions on, in the words of the rules.

Every position is made of one box: each card lies in one place only, as often as it is printed. `sound` checks that, and
that nobody is asked where there is nothing to choose, after every single play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import Event, Fact, Log
from triopolis.engine.randomness import seeded
from triopolis.games.happy_city.actions import (
    BUY_CARD,
    BUY_HOME,
    BUY_NOTHING,
    COPY_CARD,
    COPY_FROM_BOX,
    COPY_INCOME,
    COPY_SPECIAL,
    DESTROY_SLOT,
    DISCARD_CARD,
    KEEP_ALL,
    LET_COME,
    NO_SPECIAL,
    PAY_COINS,
    PAY_TOKEN,
    REVEAL_FROM,
    TAKE_MARKET,
    TAKE_SPECIAL,
    USE_TOKEN,
)
from triopolis.games.happy_city.components import CARDS, COLOURS, HOMES, MARKETS, MONSTERS, Card, counted
from triopolis.games.happy_city.data_files import load_components
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import Tally, incomes, price, tally
from triopolis.games.happy_city.setup import new_position
from triopolis.games.happy_city.specials import effects_of
from triopolis.games.happy_city.state import ALL_TOKENS, OVER, PYRAMID, RUIN, SPHINX, STAGES, City, Rules, empty_city

Kind = TypeVar("Kind", bound=Fact)

COMPONENTS = load_components()
NUMBER = COMPONENTS.number
EXPERTS = [card.id for card in COMPONENTS.by_file["expert_specials"]]
FAMILY = [card.id for card in COMPONENTS.by_file["family_specials"]]
MONSTER_IDS = [card.id for card in COMPONENTS.by_file["monsters"]]
SPECIALS = set(EXPERTS + FAMILY)


def card(id: str) -> Card:
    return COMPONENTS.cards[NUMBER[id]]


@cache
def rules_for(
    players: int,
    mode: str = "family",
    scoring: str = "multiply",
    grozilla: bool = False,
    round_limit: int = 0,
    deflect: str = "may",
) -> Rules:
    effects = effects_of(COMPONENTS, CARDS)
    rules = Rules(COMPONENTS, effects, players, mode == "expert", scoring == "add", grozilla, round_limit)
    rules.must_deflect = deflect == "must"
    return rules


def fresh(
    players: int, mode: str = "family", scoring: str = "multiply", grozilla: bool = False, seed: str = "fresh"
) -> Table:
    """A match as it begins."""
    return Table.of(new_position(rules_for(players, mode, scoring, grozilla), seed))


def positions(players: int, mode: str, grozilla: bool, seed: str, rounds: int = 12) -> Iterator[HappyCityState]:
    """A match of somebody who likes to buy: every position, from the first to the last."""
    state = new_position(rules_for(players, mode, "multiply", grozilla, rounds), seed)
    rng = seeded(seed)
    while True:
        yield state
        if state.actor < 0:
            return
        state = next_position(state, int(rng.below(4)), int(state.random_action(rng)))


def next_position(state: HappyCityState, mood: int, otherwise: int, log: Log | None = None) -> HappyCityState:
    after = state.copy()
    useful = [action for action in state.actions() if 8 <= action < 14 or 21 <= action < 28]
    after.play(useful[-1] if useful and mood else otherwise, log)
    return after


# Words for actions


def word(state: HappyCityState, action: int) -> str:
    """An action as it would be said."""
    ids = COMPONENTS.ids
    slots = state.cities[state.actor].slots
    starts: dict[int, Callable[[int], str]] = {
        DISCARD_CARD: lambda n: f"discard {ids[state.central[n]]}",
        KEEP_ALL: lambda _: "keep",
        REVEAL_FROM: lambda n: f"reveal {n + 1}",
        BUY_CARD: lambda n: f"buy {ids[state.central[n]]}",
        BUY_HOME: lambda n: f"buy {ids[HOMES + n]}",
        BUY_NOTHING: lambda _: "coin",
        PAY_TOKEN: lambda n: f"pay {COLOURS[n]}",
        PAY_COINS: lambda _: "pay coins",
        TAKE_SPECIAL: lambda n: f"take {ids[state.specials[n]]}",
        NO_SPECIAL: lambda _: "no special",
        TAKE_MARKET: lambda n: f"choose {ids[MARKETS + 1 + n]}",
        DESTROY_SLOT: lambda n: f"destroy {ids[slots[n]]}",
        USE_TOKEN: lambda _: "deflect",
        LET_COME: lambda _: "let come",
        COPY_INCOME: lambda n: f"copy income {n}",
        COPY_CARD: lambda n: f"copy card {n}",
        COPY_SPECIAL: lambda n: f"copy special {n}",
        COPY_FROM_BOX: lambda _: "copy box",
    }
    start = max(start for start in starts if start <= action)
    return starts[start](action - start)


IDLE = ("keep", "reveal 1", "reveal 2", "reveal 3", "coin", "no special", "let come", "pay coins")
"""What somebody does who wants nothing, where any of it is legal."""


# The table


@dataclass(frozen=True, kw_only=True)
class Layout:
    """What lies where. Cities are written as ids from the market on; `museum/catzilla` is a museum in ruins under
    Catzilla. Cards named nowhere lie in their decks. What is said of seats begins with seat 0."""

    cities: tuple[str, ...]
    """Specials in a city have been taken. Seats without one have a market only."""
    coins: Sequence[int] = ()
    tokens: Sequence[str] = ()
    fronts: Sequence[str] = ()
    """The monster before each city."""

    # The rules
    players: int = 3
    mode: str = "expert"
    scoring: str = "multiply"
    grozilla: bool = False
    """Also played where anything of Grozilla lies on the table."""
    round_limit: int = 0
    deflect: str = "may"

    # What is for sale
    central: str = ""
    tops: Mapping[int, str] = field(default_factory=dict)
    """By deck, from 1 on: what is turned up next, in this order."""
    left: Mapping[int, int] = field(default_factory=dict)
    """By deck, from 1 on: how many cards it has; the others of them are discarded."""
    specials: str = ""
    box: str = ""
    """Specials on top of the box; those named nowhere lie below them."""

    # Out of the game
    gone: str = ""
    spent: str = ""

    # Whose turn it is
    first: int = 0
    seat: int | None = None
    """The first player if nobody is named."""
    step: str = "turn"
    """See `Table.begin`."""

    def rules(self) -> Rules:
        grozilla = self.grozilla or 4 in self.tops or any((*self.tokens, *self.fronts))
        ruins = any("/" in city for city in self.cities)
        return rules_for(self.players, self.mode, self.scoring, grozilla or ruins, self.round_limit, self.deflect)


class Table:
    """`Table("market_red museum", coins=[3])` lays out a position; `Layout` says what else can be named."""

    state: HappyCityState
    careful = True
    """Whether the whole box is checked after every play."""

    def __init__(self, *cities: str, **laid: Any) -> None:
        layout = Layout(cities=cities, **laid)
        self.log = Log()
        self.state = new_position(layout.rules(), "table")
        self.state.first = layout.first
        self.state.round = 1
        self.lay_cities(layout)
        self.lay_monsters_and_tokens(layout.fronts, layout.tokens, layout.spent)
        self.lay_sale(layout)
        self.begin(layout.first if layout.seat is None else layout.seat, layout.step)
        sound(self.state)

    @classmethod
    def of(cls, state: HappyCityState) -> Table:
        """A table with this position on it."""
        table = cls.__new__(cls)
        table.state, table.log = state, Log()
        sound(state)
        return table

    # Laying out

    def lay_cities(self, layout: Layout) -> None:
        for seat in range(layout.players):
            named = seat < len(layout.cities)
            self.lay_city(seat, layout.cities[seat] if named else self.lone_market(layout.cities, seat))
            self.state.cities[seat].coins = layout.coins[seat] if seat < len(layout.coins) else 0

    def lay_sale(self, layout: Layout) -> None:
        """All cards that no city has."""
        self.state.gone = tuple(NUMBER[id] for id in layout.gone.split())
        self.state.central = vec[i64](([NUMBER[id] for id in layout.central.split()] + [-1] * 3)[:3])
        for deck in range(4):
            self.lay_deck(deck, layout.tops.get(deck + 1, "").split(), layout.left.get(deck + 1))
        for stack in range(3):
            built = sum(slot % int(RUIN) == HOMES + stack for city in self.state.cities for slot in city.slots)
            self.state.homes[stack] = layout.players - 1 - built
        self.lay_specials(layout.specials.split(), layout.box.split())

    def lone_market(self, cities: Sequence[str], seat: int) -> str:
        """A city as it begins, its market one that nobody has."""
        if not self.state.rules.expert:
            return "market_white"
        used = {text.split()[0] for text in cities}
        free = [f"market_{colour}" for colour in COLOURS if f"market_{colour}" not in used]
        return free[seat - len(cities)]

    def lay_city(self, seat: int, text: str) -> None:
        city = empty_city()
        for slot, written in enumerate(text.split()):
            id, _, monster = written.partition("/")
            number = NUMBER[id]
            city.put(COMPONENTS, slot, number)
            city.size += 1
            if id in SPECIALS:
                city.special, city.special_slot, city.took_special = number, slot, True
                city.effect = self.state.rules.effects[number]
                city.charges = city.effect.charges()
            if monster:
                place = MONSTER_IDS.index(monster)
                city.uncount(COMPONENTS, slot)
                city.slots[slot] = number + RUIN * (place + 1)
                city.monsters |= 1 << place
        self.state.cities[seat] = city

    def lay_monsters_and_tokens(self, fronts: Sequence[str], tokens: Sequence[str], spent: str) -> None:
        state = self.state
        for seat, monster in enumerate(fronts):
            if monster:
                place = MONSTER_IDS.index(monster)
                state.cities[seat].monster = place
                state.cities[seat].monsters |= 1 << place
        for seat, held in enumerate(tokens):
            state.cities[seat].tokens = token_counters(held)
        state.spent = token_counters(spent)
        if state.rules.grozilla:
            state.tokens = ALL_TOKENS - state.spent - sum(int(city.tokens) for city in state.cities)

    def lay_deck(self, deck: int, tops: Sequence[str], left: int | None) -> None:
        state = self.state
        start, end = (int(state.rules.deck_start[at]) for at in (deck, deck + 1))
        for place in range(start, end):
            state.piles[place] = -1
        rest = [int(number) for number in state.rules.cards(deck)]
        for number in [*in_sight(state), *(NUMBER[id] for id in tops)]:
            if COMPONENTS.deck[number] == deck:
                rest.remove(number)
        count = len(rest) + len(tops) if left is None else left
        whole = rest + [NUMBER[id] for id in reversed(tops)]
        face_down = whole[len(whole) - count :]
        for place, number in enumerate(face_down):
            state.piles[start + place] = number
        state.left[deck] = len(face_down)
        state.discarded[deck] = 0
        for number in whole[: len(whole) - count]:
            state.put_on_discard(deck, number)

    def lay_specials(self, row: Sequence[str], box: Sequence[str]) -> None:
        state = self.state
        places = int(state.rules.players) + 2
        assert len(row) <= places
        state.specials = vec[i64](([NUMBER[id] for id in row] + [-1] * places)[:places])
        out = {*row, *box, *(id for seat in range(int(state.rules.players)) for id in self.written(seat, bare=True))}
        rest = [int(number) for number in state.rules.specials if COMPONENTS.ids[number] not in out]
        state.box = vec[i64](rest + [NUMBER[id] for id in reversed(box)])
        state.boxed = len(state.box)

    def begin(self, seat: int, step: str) -> None:
        """`turn` as it begins, `buy` when the centre is as it will be, `income`: of the next round, `end`."""
        state = self.state
        state.current = state.actor = seat
        state.bought = False
        if step == "turn":
            state.begin_turn(seat, self.log)
        elif step == "buy":
            state.ask_buy(self.log)
        elif step == "income":
            state.begin_round(self.log)
        elif step == "end":
            state.end_match(self.log)
        else:
            raise ValueError(step)

    # Playing

    def legal(self, kind: str = "") -> set[str]:
        words = [word(self.state, action) for action in self.state.actions()]
        assert len(set(words)) == len(words)
        return {text for text in words if text.startswith(kind)}

    def play(self, *words: str) -> list[Event]:
        """What happened by it."""
        before = len(self.log.events)
        for text in words:
            legal = {word(self.state, action): action for action in self.state.actions()}
            assert text in legal, f"{text} is not among {sorted(legal)}"
            self.state.play(legal[text], self.log)
            if self.careful:
                sound(self.state)
        return self.log.events[before:]

    def take(self, special: str) -> list[Event]:
        """Buy nothing, where that is still to be said, and take a special."""
        if "coin" in self.legal():
            self.play("coin")
        return self.play(f"take {special}")

    def idle(self) -> None:
        """Play one action for somebody who wants nothing."""
        legal = self.legal()
        self.play(next((text for text in IDLE if text in legal), min(legal)))

    def pass_turn(self) -> None:
        turn = self.state.turn
        while self.state.turn == turn and not self.over():
            self.idle()

    def pass_to_income(self) -> None:
        """On to the next round or, in the last one, to what is chosen at the end."""
        now = self.state.round
        last = (SPHINX, PYRAMID, OVER)
        while self.state.round == now and self.state.stage not in last:
            self.idle()

    # Looking

    def asked(self) -> tuple[str, int]:
        """What is asked, and whom."""
        return STAGES[self.state.stage], int(self.state.actor)

    def over(self) -> bool:
        return int(self.state.actor) < 0

    def written(self, seat: int, bare: bool = False) -> list[str]:
        """The city as it would be laid out; bare: without the monsters on ruins."""
        city = self.state.cities[seat]
        cards = []
        for slot in range(int(city.size)):
            place, number = divmod(int(city.slots[slot]), int(RUIN))
            ruin = f"/{MONSTER_IDS[place - 1]}" if place and not bare else ""
            cards.append(COMPONENTS.ids[number] + ruin)
        return cards

    def coins(self) -> list[int]:
        return [int(city.coins) for city in self.state.cities]

    def tokens(self, seat: int) -> list[str]:
        return token_words(int(self.state.cities[seat].tokens))

    def front(self, seat: int) -> str:
        place = int(self.state.cities[seat].monster)
        return MONSTER_IDS[place] if place >= 0 else ""

    def central(self) -> list[str]:
        return [COMPONENTS.ids[number] if number >= 0 else "-" for number in self.state.central]

    def row(self) -> list[str]:
        return [COMPONENTS.ids[number] if number >= 0 else "-" for number in self.state.specials]

    def price(self, seat: int, id: str) -> int:
        return int(price(self.state, seat, NUMBER[id]))

    def incomes(self) -> list[int]:
        return [int(income) for income in incomes(self.state)]

    def tally(self, seat: int) -> Tally:
        return tally(self.state, seat, incomes(self.state))

    def symbols(self, seat: int) -> tuple[int, int]:
        """Residents and hearts as they are scored."""
        points = self.tally(seat)
        return int(points.residents), int(points.hearts)

    def facts(self, kind: type[Kind]) -> list[Kind]:
        """All of this kind that the log has."""
        return [event.public for event in self.log.events if isinstance(event.public, kind)]


def taking(special: str, *cities: str, **laid: Any) -> Table:
    """Seat 0 buys nothing (and so gains a coin) and takes the special that lies there."""
    table = Table(*cities, specials=special, step="buy", **laid)
    table.take(special)
    return table


def ended(special: str, *cities: str, **laid: Any) -> Table:
    """Seat 0 takes the special in the last round, and nobody else does anything."""
    table = taking(special, *cities, round_limit=1, **laid)
    table.pass_to_income()
    return table


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def token_counters(text: str) -> int:
    return sum(1 << (8 * COLOURS.index(colour)) for colour in text.split())


def token_words(counters: int) -> list[str]:
    return [COLOURS[colour] for colour in range(5) for _ in range(int(counted(counters, colour)))]


# One box


def in_sight(state: HappyCityState) -> list[int]:
    """All cards that lie in no deck, discard, stack or box."""
    cards = [int(number) for number in state.central if number >= 0] + list(state.gone)
    for city in state.cities:
        cards += [int(city.slots[slot]) % int(RUIN) for slot in range(int(city.size))]
        cards += [int(MONSTERS) + place for place in range(5) if int(city.monsters) >> place & 1]
    if state.incoming >= 0:
        cards.append(int(MONSTERS + state.incoming))
    return cards


def sound(state: HappyCityState) -> None:
    """Nothing lost, nothing twice, nobody asked in vain."""
    rules = state.rules
    sight = in_sight(state)
    for deck in range(4):
        start, end = int(rules.deck_start[deck]), int(rules.deck_start[deck + 1])
        hidden = [int(number) for number in state.piles[start:end] if number >= 0]
        assert len(hidden) == state.left[deck] + state.discarded[deck]
        seen = [number for number in sight if COMPONENTS.deck[number] == deck]
        assert sorted(hidden + seen) == list(rules.cards(deck))
    for stack in range(3):
        assert state.homes[stack] + sight.count(int(HOMES) + stack) == rules.players - 1
    specials = [int(number) for number in [*state.specials, *state.box] if number >= 0]
    specials += [number for number in sight if COMPONENTS.ids[number] in SPECIALS]
    assert sorted(specials) == sorted(int(number) for number in rules.specials)
    tokens = int(state.tokens) + int(state.spent) + sum(int(city.tokens) for city in state.cities)
    assert tokens == (ALL_TOKENS if rules.grozilla else 0)
    for city in state.cities:
        sound_city(state, city)
    assert len(state.actions()) >= 2 if state.actor >= 0 else state.choices == 0


def sound_city(state: HappyCityState, city: City) -> None:
    assert city.coins >= 0
    assert city.size <= 10
    standing = [int(city.slots[slot]) for slot in range(int(city.size)) if city.slots[slot] < RUIN]
    assert len(set(standing)) == len(standing)
    ruins = [int(city.slots[slot]) // int(RUIN) - 1 for slot in range(int(city.size)) if city.slots[slot] >= RUIN]
    front = [int(city.monster)] if city.monster >= 0 else []
    assert sorted(ruins + front) == [place for place in range(5) if int(city.monsters) >> place & 1]
    cards = [COMPONENTS.cards[number] for number in standing]
    for colour in range(5):
        assert city.count(colour) == sum(one.colours >> colour & 1 for one in cards)
    assert city.multicolour == sum(one.colours.bit_count() > 1 for one in cards)
    if state.stage in (SPHINX, PYRAMID, OVER):
        return  # a Sphinx has taken over symbols
    assert city.income == sum(one.income for one in cards)
    assert city.residents == sum(one.residents for one in cards)
    assert city.hearts == sum(one.hearts for one in cards)
