"""Why something cannot be chosen now, from the view alone."""

from __future__ import annotations

from lantern_harbour.components import BAY, BERTHS, LANTERN, NOTHING, QUAY, Ship
from lantern_harbour.moves import BERTH_NAMES, Draw, Moor, Send, Take, to_action
from lantern_harbour.payment import missing
from lantern_harbour.pointing import BAG, BERTH, CRATE, HAND, SHIP, actions_with
from lantern_harbour.state import HAND_LIMIT
from lantern_harbour.telling.names import crates
from lantern_harbour.view import LanternView
from triopolis.engine.contract import Component, Move
from triopolis.engine.errors import IllegalMove
from triopolis.locales import Message, message


def why_not(ships: tuple[Ship, ...], view: LanternView, target: Component | Move) -> Message | None:
    if view.actor < 0:
        return message("error-match-over")
    if view.seat != view.actor:
        return message("lantern-why-not-your-turn")
    if isinstance(target, Component):
        return _why_not_component(ships, view, target)
    try:
        legal = to_action(target) in view.actions
    except IllegalMove as problem:
        return problem.message
    return None if legal else _why_not_move(ships, view, target)


def _why_not_component(ships: tuple[Ship, ...], view: LanternView, target: Component) -> Message | None:
    if actions_with(view, target):
        return None
    if target.kind == CRATE and 0 <= target.id < QUAY:
        return _why_not_crate(view, view.quay[target.id])
    if target.kind == BAG:
        return _why_not_bag(view)
    if target.kind == SHIP and 0 <= target.id < BAY:
        return _why_not_ship(ships, view, view.bay[target.id])
    if target.kind == BERTH and 0 <= target.id < BERTHS:
        return _why_not_berth(view, target.id)
    return message("lantern-why-hand" if target.kind == HAND else "lantern-why-no-component")


def _why_not_move(ships: tuple[Ship, ...], view: LanternView, move: Move) -> Message:
    match move:
        case Take():
            return _why_not_crate(view, view.quay[move.place - 1])
        case Draw():
            return _why_not_bag(view)
        case Moor():
            berth = BERTH_NAMES.index(move.berth)
            if view.harbours[view.actor][berth] != NOTHING:
                return message("lantern-why-berth-taken", berth=move.berth)
            return _why_not_ship(ships, view, view.bay[move.place - 1])
        case Send():
            return message("lantern-why-no-more-ships")
    return message("lantern-why-wait")


def _why_not_crate(view: LanternView, crate: int) -> Message:
    if crate == NOTHING:
        return message("lantern-why-no-crate")
    return _hand_full(view) or message("lantern-why-lantern-first")


def _why_not_bag(view: LanternView) -> Message:
    return _hand_full(view) or message("lantern-why-bag-empty")


def _hand_full(view: LanternView) -> Message | None:
    full = sum(view.hands[view.actor].crates or []) >= HAND_LIMIT
    return message("lantern-why-hand-full", most=HAND_LIMIT) if full else None


def _why_not_ship(ships: tuple[Ship, ...], view: LanternView, ship: int) -> Message:
    if ship == NOTHING:
        return message("lantern-why-no-ship")
    hand = view.hands[view.actor].crates or []
    lacking = missing(ships[ship].cargo, hand)
    return message("lantern-why-lacking", crates=crates(lacking), lanterns=hand[LANTERN])


def _why_not_berth(view: LanternView, berth: int) -> Message:
    if view.harbours[view.actor][berth] != NOTHING:
        return message("lantern-why-berth-taken", berth=BERTH_NAMES[berth])
    return message("lantern-why-load-first")
