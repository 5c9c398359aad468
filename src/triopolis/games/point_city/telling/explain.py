"""Moves in words, and what a choice would bring: both from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from triopolis.engine.contract import Log, Move, Preview
from triopolis.engine.randomness import seeded
from triopolis.games.point_city.components import PER_UNSPENT_INGENUITY, RESOURCES, Components
from triopolis.games.point_city.events import Paid
from triopolis.games.point_city.moves import (
    CELL_NAMES,
    Draw,
    Flip,
    Pass,
    Pay,
    Take,
    TakeToken,
    cell_number,
    own_move,
    to_move,
)
from triopolis.games.point_city.rules import DRAW, PointCityState
from triopolis.games.point_city.scoring import token_points
from triopolis.games.point_city.state import PAYMENT, TOKEN
from triopolis.games.point_city.telling.details import (
    GainDetails,
    Growth,
    PayDetails,
    PreviewDetails,
    TakeDetails,
    Then,
)
from triopolis.games.point_city.telling.names import card_name, cards_given, side_name, token_text
from triopolis.games.point_city.view import CityView, PointCityView, make_dealer
from triopolis.locales import Message, message

# Previews


def previews(components: Components, view: PointCityView, actions: list[int]) -> list[Preview]:
    """Each played out on one position that fits the view: what is said of it holds for all of them."""
    imagined = make_dealer(components, view).deal(seeded("preview"))
    return [_preview(components, view, action, imagined.copy()) for action in actions]


def _preview(components: Components, view: PointCityView, action: int, state: PointCityState) -> Preview:
    before, seat, log = state.scores()[view.actor], view.actor, Log()
    state.play(action, log)
    after = state.scores()[seat]
    hidden = action == DRAW and _counts_ingenuity(components, view.cities[seat])
    return Preview(
        score=None if hidden else after,
        gained=None if hidden else after - before,
        ends_turn=state.turn != view.turn,
        details=_details(components, view, action, log, state),
    )


def _growth(components: Components, view: PointCityView, action: int, state: PointCityState) -> list[Growth]:
    """How the worth of the actor's tokens changes, as far as that is known."""
    was, now = view.cities[view.actor], state.cities[view.actor]
    unknown = PER_UNSPENT_INGENUITY if action == DRAW else -1
    changes = [
        Growth(token, int(token_points(components, now, token)) - worth)
        for token, worth in zip(was.tokens, was.worth, strict=True)
        if components.rule[token] != unknown
    ]
    return [change for change in changes if change.points]


def _counts_ingenuity(components: Components, city: CityView) -> bool:
    """The second card of the pile is unknown, and only ingenuity is worth more than another card."""
    return any(components.rule[token] == PER_UNSPENT_INGENUITY for token in city.tokens)


def _details(
    components: Components, view: PointCityView, action: int, log: Log, state: PointCityState
) -> PreviewDetails | None:
    move = own_move(to_move(view, action))
    if isinstance(move, Flip | Pass):
        return None
    then, growth = _then(view, state), _growth(components, view, action, state)
    if isinstance(move, Draw | TakeToken):
        return GainDetails(growth=growth, then=then)
    paid = [event.public for event in log.events if isinstance(event.public, Paid) and event.seat == view.actor]
    if isinstance(move, Pay):
        return PayDetails(paid=paid, growth=growth, then=then)
    first, second = (cell_number(name) for name in move.cells)
    price = bill(components, view, [first, second])
    return TakeDetails(
        cost=price.cost,
        covered=price.covered,
        need=price.need,
        cells=[first, second],
        paid=paid,
        growth=growth,
        then=then,
    )


def _then(view: PointCityView, state: PointCityState) -> Then:
    if state.actor != view.actor or state.turn != view.turn:
        return "end"
    if state.stage == PAYMENT:
        return "payment"
    return "token" if state.stage == TOKEN else "turn"


class Bill(NamedTuple):
    """What buildings cost together, what permanents cover, and what cards must pay: by resource."""

    cost: list[int]
    covered: list[int]
    need: list[int]


def bill(components: Components, view: PointCityView, cells: Sequence[int]) -> Bill:
    cost = [0] * 5
    for cell in cells:
        card = view.market[cell]
        if card.side == "building":
            cost = [a + b for a, b in zip(cost, components.cost_of(card.face), strict=True)]
    permanents = view.cities[view.actor].permanents
    covered = [min(a, b) for a, b in zip(cost, permanents, strict=True)]
    return Bill(cost, covered, [a - b for a, b in zip(cost, covered, strict=True)])


# Moves in words


def describe_move(components: Components, view: PointCityView, move: Move) -> Message:
    match own_move(move):
        case Flip(cell):
            return message("pc-move-flip", cell=cell, side=_shown(components, view, cell))
        case Take((first, second)):
            cards = {"first_card": _shown(components, view, first), "second_card": _shown(components, view, second)}
            return message("pc-move-take", first=first, second=second, **cards)
        case Draw():
            return message("pc-move-draw", top=side_name(view.pile_top) if view.pile_top >= 0 else "-")
        case Pay(resource, doubles, singles, ingenuity):
            given = cards_given(RESOURCES.index(resource), doubles, singles, ingenuity)
            return message("pc-move-pay", cards=given)
        case TakeToken(token):
            return message("pc-move-token", text=token_text(components, token))
        case Pass():
            return message("pc-move-pass")
        case unknown:
            assert_never(unknown)


def _shown(components: Components, view: PointCityView, cell: str) -> Message:
    card = view.market[CELL_NAMES.index(cell)]
    return card_name(components, card.side, card.face)
