"""Moves in words, and what a choice would bring: both from the view alone."""

from __future__ import annotations

from typing import Any

from triopolis.engine.contract import Log, Move, Preview, State
from triopolis.engine.randomness import seeded
from triopolis.games.point_city.components import PER_UNSPENT_INGENUITY, RESOURCES, Components
from triopolis.games.point_city.moves import CELL_NAMES, Draw, Flip, Pay, Take, TakeToken, cell_number, to_move
from triopolis.games.point_city.rules import DRAW, PointCityState
from triopolis.games.point_city.telling.names import card_name, cards_given, resource_name, side_name, token_text
from triopolis.games.point_city.view import CityView, PointCityView, make_dealer
from triopolis.locales import Message, message

# Previews


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


# Moves in words


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
