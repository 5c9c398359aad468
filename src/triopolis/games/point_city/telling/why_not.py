"""Why something cannot be chosen now, from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from triopolis.engine.contract import Component, Move
from triopolis.engine.errors import IllegalMove
from triopolis.games.point_city.components import RESOURCES, Components
from triopolis.games.point_city.counters import missing, pack, unpack
from triopolis.games.point_city.moves import (
    CELL_NAMES,
    Draw,
    Flip,
    Pass,
    Pay,
    PointCityMove,
    Take,
    TakeToken,
    cell_number,
    own_move,
    to_action,
    to_move,
)
from triopolis.games.point_city.rules import PAIR_FIRST, PAIR_SECOND
from triopolis.games.point_city.telling.explain import bill
from triopolis.games.point_city.telling.names import amounts, card_name, resource_name, token_text
from triopolis.games.point_city.view import PointCityView
from triopolis.locales import Message, message


def why_not(components: Components, view: PointCityView, target: Component | Move) -> Message | None:
    if view.actor < 0:
        return message("error-match-over")
    if view.seat != view.actor:
        return message("pc-why-not-your-turn")
    if isinstance(target, Component):
        return _why_not_component(components, view, target)
    try:
        if to_action(view, target) in view.actions:
            return None
    except IllegalMove as problem:
        return problem.message
    return _why_not_move(components, view, own_move(target))


def _why_not_component(components: Components, view: PointCityView, target: Component) -> Message | None:
    if target.kind == "pile":
        return why_not(components, view, Draw())
    if target.kind == "token":
        return why_not(components, view, TakeToken(target.id))
    if target.kind != "cell" or not 0 <= target.id < 16:
        return message("pc-why-no-component")
    name = CELL_NAMES[target.id]
    if any(_touches(to_move(view, action), name) for action in view.actions):
        return None
    stage = _stage_reason(view)
    if stage is not None:
        return stage
    return _no_partner(components, view, target.id)


def _touches(move: Move, cell: str) -> bool:
    return (isinstance(move, Flip) and move.cell == cell) or (isinstance(move, Take) and cell in move.cells)


def _stage_reason(view: PointCityView) -> Message | None:
    """Something else is to be chosen first."""
    if view.stage == "payment":
        return message("pc-why-pay-first", resource=resource_name(view.paying))
    if view.stage == "token":
        return message("pc-why-token-first")
    return None


def _why_not_move(components: Components, view: PointCityView, move: PointCityMove) -> Message:
    match move:
        case Pay():
            return _why_not_pay(view, move)
        case TakeToken(token):
            return _why_not_token(components, view, token)
        case Flip() | Take() | Draw() | Pass():
            return _stage_reason(view) or _why_not_turn(components, view, move)
        case unknown:
            assert_never(unknown)


def _why_not_turn(components: Components, view: PointCityView, move: Flip | Take | Draw | Pass) -> Message:
    match move:
        case Flip(cell):
            return _why_not_flip(view, cell_number(cell))
        case Take(cells):
            first, second = (cell_number(name) for name in cells)
            return message("pc-why-unpaid", lacking=amounts(_lacking(components, view, [first, second])))
        case Draw():
            return message("pc-why-pile-empty")
        case Pass():
            return message("pc-why-no-pass")
        case unknown:
            assert_never(unknown)


def _why_not_flip(view: PointCityView, cell: int) -> Message:
    if view.flipped:
        return message("pc-why-flipped")
    if view.market[cell].side == "building":
        return message("pc-why-building-up", cell=CELL_NAMES[cell])
    return message("pc-why-no-line", cell=CELL_NAMES[cell])


def _why_not_pay(view: PointCityView, move: Pay) -> Message:
    city, need = view.cities[view.actor], view.need[view.paying]
    have = (city.doubles[view.paying], city.singles[view.paying], city.ingenuity)
    given = (move.doubles, move.singles, move.ingenuity)
    if any(wish > owned for wish, owned in zip(given, have, strict=True)):
        return message("pc-why-not-owned", doubles=have[0], singles=have[1], ingenuity=have[2])
    if move.singles + 2 * move.doubles > need:
        return message("pc-why-not-needed", need=need)
    return message("pc-why-rest-unpaid")


def _why_not_token(components: Components, view: PointCityView, token: int) -> Message:
    if token not in view.token_row:
        return message("pc-why-token-absent", token=token)
    if token in view.cities[view.actor].tokens:
        return message("pc-why-token-yours", text=token_text(components, token))
    if token not in view.tokens_left:
        return message("pc-why-token-gone")
    return message("pc-why-no-token-due")


def lacking_alone(components: Components, view: PointCityView, cell: int) -> list[int]:
    """The symbols that are missing for one card, whatever is taken with it."""
    return _lacking(components, view, [cell])


def _lacking(components: Components, view: PointCityView, cells: Sequence[int]) -> list[int]:
    """The symbols still missing for these cards, by resource; ingenuity makes up for the first of them."""
    city = view.cities[view.actor]
    have = [s + 2 * d for s, d in zip(city.singles, city.doubles, strict=True)]
    wild = city.ingenuity
    for cell in cells:
        card = view.market[cell]
        if card.side == "resource" and card.face == len(RESOURCES):
            wild += 1
        elif card.side == "resource":
            have[card.face % 6] += 1 + card.face // 6
    lacking = unpack(missing(pack(bill(components, view, cells).need), pack(have)))
    for which in range(5):
        helped = min(wild, lacking[which])
        lacking[which] -= helped
        wild -= helped
    return lacking


def _no_partner(components: Components, view: PointCityView, cell: int) -> Message:
    """With the neighbour for which the least is lacking."""
    pairs = [(int(a), int(b)) for a, b in zip(PAIR_FIRST, PAIR_SECOND, strict=True) if cell in (a, b)]
    first, second = min(pairs, key=lambda pair: sum(_lacking(components, view, pair)))
    return message(
        "pc-why-no-partner",
        card=_cell_and_card(components, view, cell),
        other=_cell_and_card(components, view, second if first == cell else first),
        lacking=amounts(_lacking(components, view, [first, second])),
    )


def _cell_and_card(components: Components, view: PointCityView, cell: int) -> Message:
    card = view.market[cell]
    name = card_name(components, card.side, card.face) if card.face >= 0 else message("pc-spread-gap")
    return message("pc-why-cell", cell=CELL_NAMES[cell], card=name)
