"""What one seat may see. In Point City every seat sees the same: all of the table, but only the upper side of a card.

A building side is named by its `face`, the first card that has the same building side; a resource side by its place in
`RESOURCE_SIDES`. Card ids never leave the position: an id would tell the hidden side (PC-7).
"""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import View
from triopolis.games.point_city.components import INGENUITY, KEPT, Components
from triopolis.games.point_city.counters import count, pack, unpack
from triopolis.games.point_city.dealer import Known, PointCityDealer
from triopolis.games.point_city.events import MarketCard
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.scoring import token_points
from triopolis.games.point_city.setup import bare_table
from triopolis.games.point_city.solo import LEVELS, automa_cells, points_per_token
from triopolis.games.point_city.state import EMPTY, PAYMENT, STAGES, City, free_places

ROUNDS: Final = 17
"""Then the market cannot be filled any more."""


class CityView(msgspec.Struct, frozen=True, kw_only=True):
    """Supplies, buildings and tokens lie open."""

    singles: list[int]
    doubles: list[int]
    ingenuity: int
    starting: int
    permanents: list[int]
    points: int
    plain: int
    buildings: list[int]
    """Building faces, in order of their numbers."""
    tokens: list[int]
    unspent: int
    score: int
    worth: list[int] = []
    """What each of the tokens is worth now; to the automa they are all alike."""


class Spent(msgspec.Struct, frozen=True):
    """Resource cards that left the game in payment."""

    singles: list[int]
    doubles: list[int]
    ingenuity: int


class PointCityView(View, frozen=True, kw_only=True):
    automa: str
    flipped: bool
    market: list[MarketCard]
    pile: int
    pile_top: int
    token_row: list[int]
    """The tokens as they were laid out, in order."""
    tokens_left: list[int]
    cities: list[CityView]
    """One per player, then the automa's."""
    spent: Spent
    need: list[int]
    """What is still to be paid with cards, by resource."""
    paying: int
    """The resource whose payment is being chosen, -1 for none."""
    tokens_due: int
    automa_next: list[int]
    """The two cells the automa will take next."""
    automa_after: list[int]
    """The two it will take in its turn after that, if it has one."""
    winners: list[int]
    """Empty until the match is over."""
    rounds: int = ROUNDS
    """As many as there are at most."""


def make_view(state: PointCityState, seat: int | None) -> PointCityView:
    mine = seat is not None and seat == state.actor
    scores = state.scores()
    return PointCityView(
        seat=seat,
        actor=int(state.actor),
        actions=state.actions() if mine else [],
        turn=int(state.turn),
        players=int(state.players),
        first=int(state.first),
        scores=scores,
        round=min(int(state.turn) // len(scores) + 1, ROUNDS),
        stage=STAGES[state.stage],
        automa=LEVELS[state.automa],
        flipped=state.flipped,
        market=[_market_card(state, cell) for cell in range(16)],
        pile=int(state.pile()),
        pile_top=int(state.pile_top()),
        token_row=[int(token) for token in state.token_row],
        tokens_left=[token for token in state.token_row if state.tokens_left >> token & 1],
        cities=[_city(state, place, score) for place, score in enumerate(scores)],
        spent=_spent(state),
        need=unpack(state.need),
        paying=int(state.paying) if state.stage == PAYMENT else -1,
        tokens_due=int(state.tokens_due),
        automa_next=_automa_cells(state, 0),
        automa_after=_automa_cells(state, 1),
        winners=state.winners() if state.actor < 0 else [],
    )


def _market_card(state: PointCityState, cell: int) -> MarketCard:
    if state.market[cell] == EMPTY:
        return MarketCard("building" if state.built_sides >> cell & 1 else "resource", -1)
    return state.shown(cell)


def _city(state: PointCityState, place: int, score: int) -> CityView:
    components, city = state.components, state.cities[place]
    tokens = cards_of(int(city.tokens))
    return CityView(
        singles=unpack(city.singles),
        doubles=unpack(city.doubles),
        ingenuity=int(city.ingenuity()),
        starting=int(city.starting),
        permanents=unpack(city.permanents),
        points=int(city.points),
        plain=int(city.plain),
        buildings=sorted(int(components.face[card]) for card in city.built()),
        tokens=tokens,
        unspent=int(city.unspent_cards()),
        score=score,
        worth=[_worth(state, place, token) for token in tokens],
    )


def _worth(state: PointCityState, place: int, token: int) -> int:
    if place >= state.players:
        return int(points_per_token(state.automa))
    return int(token_points(state.components, state.cities[place], token))


def _spent(state: PointCityState) -> Spent:
    wild = int(count(state.spent_singles, INGENUITY))
    return Spent(unpack(state.spent_singles), unpack(state.spent_doubles), wild)


def cards_of(bits: int) -> list[int]:
    """The numbers of the set bits."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _automa_cells(state: PointCityState, later: int) -> list[int]:
    """What the automa takes so many turns later than the one it is about to have."""
    turn = int(state.turn) // 2 + later
    if not state.automa or state.actor < 0 or turn >= ROUNDS:
        return []
    return [int(cell) for cell in automa_cells(turn)]


def make_dealer(components: Components, view: PointCityView) -> PointCityDealer:
    known = Known(list(KEPT[view.players]), view.pile, view.pile_top)
    known.market_faces = [card.face if card.side == "building" else -1 for card in view.market]
    known.market_sides = [card.face if card.side == "resource" else -1 for card in view.market]
    known.built = [list(city.buildings) for city in view.cities]
    known.gone = _gone(view)
    return PointCityDealer(_open_position(components, view), known)


def _gone(view: PointCityView) -> list[i64]:
    """How many cards of each resource side have been taken; the starting cards never lay in the pile."""
    parts: list[Spent | CityView] = [view.spent, *view.cities]
    singles = [sum(part.singles[which] for part in parts) for which in range(5)]
    doubles = [sum(part.doubles[which] for part in parts) for which in range(5)]
    ingenuity = sum(part.ingenuity for part in parts) - view.players
    return [*singles, ingenuity, *doubles]


def _open_position(components: Components, view: PointCityView) -> PointCityState:
    state = bare_table(components, view.players, LEVELS.index(view.automa))
    state.first, state.actor, state.turn = view.first, view.actor, view.turn
    state.stage, state.flipped = STAGES.index(view.stage), view.flipped
    state.need, state.tokens_due = pack(view.need), view.tokens_due
    state.paying = max(view.paying, 0)
    state.token_row = vec[i64](view.token_row)
    state.tokens_left = sum(1 << token for token in view.tokens_left)
    state.spent_singles = pack([*view.spent.singles, view.spent.ingenuity])
    state.spent_doubles = pack(view.spent.doubles)
    for cell, card in enumerate(view.market):
        if card.side == "building":
            state.built_sides |= 1 << cell
        if card.face < 0 and view.actor >= 0:
            state.taken |= 1 << cell
    state.cities = [open_city(city) for city in view.cities]
    return state


def open_city(view: CityView) -> City:
    """All of a city that counts for its points and payments."""
    city = City(free_places())
    city.singles, city.doubles = pack([*view.singles, view.ingenuity]), pack(view.doubles)
    city.starting = view.starting
    city.permanents, city.points, city.plain = pack(view.permanents), view.points, view.plain
    city.tokens = sum(1 << token for token in view.tokens)
    city.token_count = len(view.tokens)
    return city
