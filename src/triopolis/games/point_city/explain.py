"""Why something cannot be chosen now, and what a choice would bring: both from the view alone."""

from __future__ import annotations

from typing import Any

from triopolis.engine.contract import Component, Log, Move, Preview, State
from triopolis.engine.errors import IllegalMove
from triopolis.engine.randomness import seeded
from triopolis.games.point_city.components import PER_UNSPENT_INGENUITY, RESOURCES, Components
from triopolis.games.point_city.moves import (
    CELL_NAMES,
    Draw,
    Flip,
    Pass,
    Pay,
    Take,
    TakeToken,
    cell_number,
    to_action,
    to_move,
)
from triopolis.games.point_city.names import amounts, card_name, cards_given, resource_name, side_name, token_text
from triopolis.games.point_city.packed import missing, pack, unpack
from triopolis.games.point_city.rules import DRAW, PAIR_FIRST, PAIR_SECOND, PointCityState
from triopolis.games.point_city.view import CityView, PointCityView, make_dealer
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
    return _why_not_move(components, view, target)


def _why_not_component(components: Components, view: PointCityView, target: Component) -> Message | None:
    if target.kind == "pile":
        return why_not(components, view, Draw())
    if target.kind == "token":
        return why_not(components, view, TakeToken(target.id))
    if target.kind != "cell" or not 0 <= target.id < 16:
        return message("pc-why-no-component")
    name = CELL_NAMES[target.id]
    touching = [move for action in view.actions if _touches(move := to_move(view, action), name)]
    if touching:
        return None
    stage = _stage_reason(view)
    if stage is not None:
        return stage
    return message("pc-why-no-partner", lacking=_least_lacking(components, view, target.id))


def _touches(move: Move, cell: str) -> bool:
    return (isinstance(move, Flip) and move.cell == cell) or (isinstance(move, Take) and cell in move.cells)


def _stage_reason(view: PointCityView) -> Message | None:
    """Something else is to be chosen first."""
    if view.stage == "payment":
        return message("pc-why-pay-first", resource=resource_name(view.paying))
    if view.stage == "token":
        return message("pc-why-token-first")
    return None


def _why_not_move(components: Components, view: PointCityView, move: Move) -> Message:
    if isinstance(move, Pay):
        return _why_not_pay(view, move)
    if isinstance(move, TakeToken):
        return _why_not_token(view, move.token)
    stage = _stage_reason(view)
    if stage is not None:
        return stage
    if isinstance(move, Flip):
        return _why_not_flip(view, cell_number(move.cell))
    if isinstance(move, Take):
        first, second = (cell_number(name) for name in move.cells)
        return message("pc-why-unpaid", lacking=amounts(_lacking(components, view, first, second)))
    if isinstance(move, Draw):
        return message("pc-why-pile-empty")
    assert isinstance(move, Pass)
    return message("pc-why-no-pass")


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


def _why_not_token(view: PointCityView, token: int) -> Message:
    if token not in view.token_row:
        return message("pc-why-token-absent", token=token)
    if token not in view.tokens_left:
        return message("pc-why-token-gone", token=token)
    return message("pc-why-no-token-due")


def bill(components: Components, view: PointCityView, first: int, second: int) -> dict[str, list[int]]:
    """What the buildings of a pair cost, what permanents cover, and what cards must pay."""
    cost = [0] * 5
    for cell in (first, second):
        card = view.market[cell]
        if card.side == "building":
            cost = [a + b for a, b in zip(cost, components.cost_of(card.face), strict=True)]
    permanents = view.cities[view.actor].permanents
    covered = [min(a, b) for a, b in zip(cost, permanents, strict=True)]
    return {"cost": cost, "covered": covered, "need": [a - b for a, b in zip(cost, covered, strict=True)]}


def _lacking(components: Components, view: PointCityView, first: int, second: int) -> list[int]:
    """The symbols that would still be missing for a pair, by resource; ingenuity makes up for the first of them."""
    city = view.cities[view.actor]
    have = [s + 2 * d for s, d in zip(city.singles, city.doubles, strict=True)]
    wild = city.ingenuity
    for cell in (first, second):
        card = view.market[cell]
        if card.side == "resource" and card.face == len(RESOURCES):
            wild += 1
        elif card.side == "resource":
            have[card.face % 6] += 1 + card.face // 6
    lacking = unpack(missing(pack(bill(components, view, first, second)["need"]), pack(have)))
    for which in range(5):
        helped = min(wild, lacking[which])
        lacking[which] -= helped
        wild -= helped
    return lacking


def _least_lacking(components: Components, view: PointCityView, cell: int) -> list[Message]:
    pairs = [(int(a), int(b)) for a, b in zip(PAIR_FIRST, PAIR_SECOND, strict=True) if cell in (a, b)]
    return amounts(min((_lacking(components, view, a, b) for a, b in pairs), key=sum))


def previews(components: Components, view: PointCityView, actions: list[int]) -> list[Preview]:
    """Each played out on one position that fits the view: what is said of it holds for all of them."""
    imagined = make_dealer(components, view).deal(seeded("preview"))
    return [_preview(components, view, action, imagined.copy()) for action in actions]


def _preview(components: Components, view: PointCityView, action: int, state: State) -> Preview:
    assert isinstance(state, PointCityState)
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


def _counts_ingenuity(components: Components, city: CityView) -> bool:
    """The second card of the pile is unknown, and only ingenuity is worth more than another card."""
    return any(components.rule[token] == PER_UNSPENT_INGENUITY for token in city.tokens)


def _details(
    components: Components, view: PointCityView, action: int, log: Log, state: PointCityState
) -> dict[str, Any]:
    move = to_move(view, action)
    details: dict[str, Any] = {}
    if isinstance(move, Take):
        first, second = (cell_number(name) for name in move.cells)
        details = {**bill(components, view, first, second), "cells": [first, second]}
    if isinstance(move, Take | Pay):
        same_turn = state.actor == view.actor and state.turn == view.turn
        details["paid"] = [event.public for event in log.events if event.kind == "pay" and event.seat == view.actor]
        details["then"] = ("turn", "payment", "token")[state.stage] if same_turn else "end"
    return details


def describe_move(components: Components, view: PointCityView, move: Move) -> Message:
    if isinstance(move, Flip):
        return message("pc-move-flip", cell=move.cell, side=_shown(components, view, move.cell))
    if isinstance(move, Take):
        cells = {"first": move.cells[0], "second": move.cells[1]}
        cards = [_shown(components, view, name) for name in move.cells]
        return message("pc-move-take", **cells, first_card=cards[0], second_card=cards[1])
    if isinstance(move, Draw):
        return message("pc-move-draw", top=side_name(view.pile_top) if view.pile_top >= 0 else "-")
    if isinstance(move, Pay):
        cards = cards_given(move.doubles, move.singles, move.ingenuity)
        return message("pc-move-pay", resource=resource_name(RESOURCES.index(move.resource)), cards=cards)
    if isinstance(move, TakeToken):
        return message("pc-move-token", token=move.token, text=token_text(components, move.token))
    return message("pc-move-pass")


def _shown(components: Components, view: PointCityView, cell: str) -> Message:
    card = view.market[CELL_NAMES.index(cell)]
    return card_name(components, card.side, card.face)
