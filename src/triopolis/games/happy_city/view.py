"""What one seat may see: all but the order of the decks, what lies in the discards, and the box of specials.

Cards are named by their ids, as in the data files. Nothing is private to a seat: all see the same but for the actions.
"""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import View
from triopolis.engine.randomness import Generator
from triopolis.games.happy_city.components import COLOURS, HOMES, MONSTERS, counted
from triopolis.games.happy_city.dealer import HappyCityDealer
from triopolis.games.happy_city.endgame import act_as
from triopolis.games.happy_city.income_preview import IncomePreview, preview_incomes
from triopolis.games.happy_city.options import Options
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import incomes, price, tally
from triopolis.games.happy_city.state import ALL_TOKENS, MARKET, NOTHING, RUIN, STAGES, City, Rules, empty_city


class SlotView(msgspec.Struct, frozen=True, omit_defaults=True):
    card: str
    ruin: str | None = None
    """The monster that covers it."""


class CityView(msgspec.Struct, frozen=True, kw_only=True):
    slots: list[SlotView]
    coins: int
    tokens: dict[str, int]
    """Stop-zilla tokens by colour."""
    special: str | None
    """The special that acts: the one taken or, at the end, the one the Sphinx copies."""
    special_slot: int | None
    took_special: bool
    charges: int
    """How often it will still work, if it is counted."""
    borrowed: str | None
    """The card the Pyramid copies."""
    settled: bool
    """The Pyramid's choice is made."""
    monster: str | None
    """In front of the city."""
    residents: int
    hearts: int
    score: int
    """If the match ended now."""
    next_income: IncomePreview


class SwitchView(msgspec.Struct, frozen=True, kw_only=True):
    """The rule switches of the match."""

    mode: str
    scoring: str
    grozilla: bool
    deflect: str
    """Whether tokens may or must send monsters on."""
    round_limit: int | None

    def as_options(self) -> Options:
        grozilla = "yes" if self.grozilla else "no"
        words = {"mode": self.mode, "scoring": self.scoring, "grozilla": grozilla, "deflect": self.deflect}
        return msgspec.convert({**words, "round_limit": self.round_limit}, Options)


class HappyCityView(View, frozen=True, kw_only=True):
    """The round is 0 while markets are chosen."""

    switches: SwitchView
    current: int
    """Whose turn it is, also while another seat is asked; whoever chooses, while markets are chosen."""
    central: list[str | None]
    decks: list[int]
    """How many cards are left in each."""
    discards: list[int]
    homes: list[int]
    specials: list[str | None]
    takers: list[int | None] = msgspec.field(default_factory=list)
    """Who took the special of each place; null where it is still there."""
    box: int
    """How many specials were not dealt."""
    markets: list[str]
    """Colours that may still be chosen."""
    tokens: dict[str, int]
    """Stop-zilla tokens that nobody has yet."""
    gone: list[str]
    """Cards that left the game in sight of all."""
    prices: dict[str, int]
    """What each central card and each home would cost whose turn it is."""
    coin: int
    """What buying nothing would bring them."""
    buying: str | None
    owing: int
    paid: int
    bought: bool
    incoming: str | None
    """A monster looking for a city."""
    cities: list[CityView]
    winners: list[int]
    """Empty until the match is over."""


def make_view(state: HappyCityState, seat: int | None) -> HappyCityView:
    mine = seat is not None and seat == state.actor
    ids = state.rules.components.ids
    cities = _cities(state)
    return HappyCityView(
        seat=seat,
        actor=int(state.actor),
        actions=state.actions() if mine else [],
        turn=int(state.turn),
        players=int(state.rules.players),
        switches=_switches(state.rules),
        first=int(state.first),
        scores=[city.score for city in cities],
        round=int(state.round),
        current=int(state.actor if state.stage == MARKET else state.current),
        stage=STAGES[state.stage],
        central=[_id(ids, int(card)) for card in state.central],
        decks=[int(left) for left in state.left],
        discards=[int(cards) for cards in state.discarded],
        homes=[int(left) for left in state.homes],
        specials=[_id(ids, int(card)) for card in state.specials],
        takers=_takers(state),
        box=int(state.boxed),
        markets=[colour for place, colour in enumerate(COLOURS) if state.markets >> place & 1],
        tokens=_tokens(int(state.tokens)),
        gone=[ids[card] for card in state.gone],
        prices=_prices(state),
        coin=int(state.coins_for_nothing(state.current)),
        buying=_id(ids, int(state.buying)),
        owing=int(state.owing),
        paid=int(state.paid),
        bought=state.bought,
        incoming=_id(ids, int(state.incoming), int(MONSTERS)),
        cities=cities,
        winners=state.winners() if state.actor < 0 else [],
    )


def _takers(state: HappyCityState) -> list[int | None]:
    marks = [int(state.takers) >> (4 * place) & 15 for place in range(len(state.specials))]
    return [mark - 1 if mark else None for mark in marks]


def _id(ids: list[str], number: int, first: int = 0) -> str | None:
    return None if number == NOTHING else ids[first + number]


def _prices(state: HappyCityState) -> dict[str, int]:
    homes = [int(HOMES) + stack for stack, left in enumerate(state.homes) if left]
    cards = [*(int(card) for card in state.central if card != NOTHING), *homes]
    return {state.rules.components.ids[card]: int(price(state, state.current, card)) for card in cards}


def _tokens(counters: int) -> dict[str, int]:
    return {colour: int(counted(counters, place)) for place, colour in enumerate(COLOURS)}


def _switches(rules: Rules) -> SwitchView:
    return SwitchView(
        mode="expert" if rules.expert else "family",
        scoring="add" if rules.adding else "multiply",
        grozilla=rules.grozilla,
        deflect="must" if rules.must_deflect else "may",
        round_limit=int(rules.round_limit) or None,
    )


def _cities(state: HappyCityState) -> list[CityView]:
    all_incomes, previews = incomes(state), preview_incomes(state)
    views = []
    for seat, city in enumerate(state.cities):
        points = tally(state, seat, all_incomes)
        ids = state.rules.components.ids
        views.append(
            CityView(
                slots=[_slot(ids, int(city.slots[slot])) for slot in range(city.size)],
                coins=int(city.coins),
                tokens=_tokens(int(city.tokens)),
                special=_id(ids, int(city.special)),
                special_slot=None if city.special_slot == NOTHING else int(city.special_slot),
                took_special=city.took_special,
                charges=int(city.charges),
                borrowed=_id(ids, int(city.borrowed)),
                settled=city.settled,
                monster=_id(ids, int(city.monster), int(MONSTERS)),
                residents=int(points.residents),
                hearts=int(points.hearts),
                score=int(points.total),
                next_income=previews[seat],
            )
        )
    return views


def _slot(ids: list[str], value: int) -> SlotView:
    monster, card = divmod(value, int(RUIN))
    return SlotView(ids[card], ids[int(MONSTERS) + monster - 1] if monster else None)


# The way back: the view as a position in which the unknown is still to be dealt.


def make_dealer(rules: Rules, view: HappyCityView) -> HappyCityDealer:
    number = rules.components.number
    state = HappyCityState(rules, Generator(0, 0, 0, 1))
    state.actor, state.turn, state.first = view.actor, view.turn, view.first
    state.round, state.stage = view.round, STAGES.index(view.stage)
    # While markets are chosen it is nobody's turn yet.
    state.current = 0 if state.stage == MARKET else view.current
    state.clear_table()
    state.piles = vec[i64]([int(NOTHING)] * len(rules.piles))
    for place, id in enumerate(view.central):
        state.central[place] = number[id] if id else NOTHING
    for deck, left in enumerate(view.decks):
        state.left[deck], state.discarded[deck] = left, view.discards[deck]
    for stack, left in enumerate(view.homes):
        state.homes[stack] = left
    state.specials = vec[i64]([number[id] if id else int(NOTHING) for id in view.specials])
    state.takers = sum((seat + 1) << (4 * place) for place, seat in enumerate(view.takers) if seat is not None)
    state.boxed = view.box
    state.markets = sum(1 << COLOURS.index(colour) for colour in view.markets)
    state.tokens = _counters(view.tokens)
    state.gone = tuple(number[id] for id in view.gone)
    state.buying = number[view.buying] if view.buying else NOTHING
    state.owing, state.paid, state.bought = view.owing, view.paid, view.bought
    state.incoming = number[view.incoming] - MONSTERS if view.incoming else NOTHING
    state.cities = [_open_city(rules, city) for city in view.cities]
    if rules.grozilla:
        state.spent = ALL_TOKENS - state.tokens - sum(int(city.tokens) for city in state.cities)
    for city, seen in zip(state.cities, view.cities, strict=True):
        if seen.special and number[seen.special] != city.special:
            act_as(state, city, number[seen.special])
    state.choices = state.legal()
    return HappyCityDealer(state)


def _counters(tokens: dict[str, int]) -> int:
    return sum(count << (8 * COLOURS.index(colour)) for colour, count in tokens.items())


def _open_city(rules: Rules, view: CityView) -> City:
    city, components = empty_city(), rules.components
    for slot, seen in enumerate(view.slots):
        card = components.number[seen.card]
        if seen.ruin is None:
            city.put(components, slot, card)
            if card in rules.specials:
                city.special, city.special_slot, city.effect = card, slot, rules.effects[card]
        else:
            monster = components.number[seen.ruin] - int(MONSTERS)
            city.slots[slot] = card + int(RUIN) * (monster + 1)
            city.monsters |= 1 << monster
    city.size, city.coins, city.tokens = len(view.slots), view.coins, _counters(view.tokens)
    city.took_special, city.charges, city.settled = view.took_special, view.charges, view.settled
    city.borrowed = components.number[view.borrowed] if view.borrowed else NOTHING
    if view.monster:
        city.monster = components.number[view.monster] - int(MONSTERS)
        city.monsters |= 1 << city.monster
    return city
