"""Why something cannot be chosen now, from the view alone."""

from __future__ import annotations

from typing import assert_never

from triopolis.engine.contract import Component, Move
from triopolis.engine.errors import IllegalMove
from triopolis.games.bloom_town.components import ICONS, KIND_NAMES, TYPES, type_of
from triopolis.games.bloom_town.moves import (
    CELL_NAMES,
    BloomTownMove,
    Double,
    DrawTile,
    EndTurn,
    ExtraTurn,
    Place,
    Recount,
    ScoreHand,
    TakeSlot,
    own_move,
    to_action,
    to_move,
)
from triopolis.games.bloom_town.telling.names import icon_name, tile_name, types_name
from triopolis.games.bloom_town.view import BloomTownView
from triopolis.locales import Message, message


def why_not(view: BloomTownView, target: Component | Move) -> Message | None:
    if view.actor < 0:
        return message("error-match-over")
    if view.seat != view.actor:
        return message("bt-why-not-your-turn")
    if isinstance(target, Component):
        return _why_not_component(view, target)
    try:
        if to_action(target) in view.actions:
            return None
    except IllegalMove as problem:
        return problem.message
    return _why_not_move(view, own_move(target))


def _why_not_component(view: BloomTownView, target: Component) -> Message | None:
    if target.kind == "cell" and 0 <= target.id < len(CELL_NAMES):
        hand = view.towns[view.actor].hand.tiles or []
        reasons = [why_not(view, Place(KIND_NAMES[tile], CELL_NAMES[target.id])) for tile in hand]
        return None if None in reasons or not reasons else reasons[0]
    if target.kind == "slot" and 0 <= target.id < len(ICONS):
        return why_not(view, TakeSlot(ICONS[target.id]))
    if target.kind == "recount" and 0 <= target.id < len(TYPES):
        return why_not(view, Recount(TYPES[target.id]))
    if target.kind == "hand" and 0 <= target.id < len(TYPES):
        return _why_not_hand(view, target.id)
    if target.kind == "flower":
        return None if any(_uses_flower(to_move(action)) for action in view.actions) else _no_flower(view)
    return message("bt-why-no-component")


def _why_not_hand(view: BloomTownView, which: int) -> Message | None:
    """Why no hand tile of a type can be built, or scored at the end."""
    if view.stage == "hand":
        return why_not(view, ScoreHand(TYPES[which]))
    if not any(type_of(tile) == which for tile in view.towns[view.actor].hand.tiles or []):
        return message("bt-why-hand-type")
    if view.stage == "build":
        return None
    return _stage_reason(view) or message("bt-why-built")


def _uses_flower(move: Move) -> bool:
    return isinstance(move, Recount) or (isinstance(move, Double | ExtraTurn) and move.by == "flower")


def _no_flower(view: BloomTownView) -> Message:
    if view.switches.training:
        return message("bt-why-training")
    if not view.towns[view.actor].flower:
        return message("bt-why-flower-used")
    return message("bt-why-flower-now")


def _why_not_move(view: BloomTownView, move: BloomTownMove) -> Message:
    match move:
        case Place():
            return _why_not_place(view, move)
        case TakeSlot():
            return _why_not_slot(view, ICONS.index(move.icon))
        case ScoreHand():
            return message("bt-why-hand-type" if view.stage == "hand" else "bt-why-hand-later")
        case DrawTile():
            return _stage_reason(view) or message("bt-why-slot-first" if view.stage == "built" else "bt-why-draw")
        case EndTurn():
            return _stage_reason(view) or message("bt-why-end")
        case Double() | ExtraTurn() | Recount():
            return _why_not_extra(view, move)
    assert_never(move)


def _stage_reason(view: BloomTownView) -> Message | None:
    """Something else is to be chosen first."""
    reasons = {"build": "bt-why-build-first", "slot": "bt-why-slot-first", "hand": "bt-why-hand-first"}
    return message(reasons[view.stage]) if view.stage in reasons else None


def _why_not_place(view: BloomTownView, move: Place) -> Message:
    if view.stage != "build":
        return _stage_reason(view) or message("bt-why-built")
    town = view.towns[view.actor]
    if KIND_NAMES.index(move.tile) not in (town.hand.tiles or []):
        return message("bt-why-not-in-hand", tile=tile_name(KIND_NAMES.index(move.tile)))
    return message("bt-why-occupied", cell=move.cell)


def _why_not_slot(view: BloomTownView, slot: int) -> Message:
    if view.stage in ("build", "hand"):
        return _stage_reason(view) or message("bt-why-slot-by-icon")
    if view.market[slot] < 0:
        return message("bt-why-slot-empty", icon=icon_name(slot))
    return message("bt-why-slot-by-icon")


def _why_not_extra(view: BloomTownView, move: Double | ExtraTurn | Recount) -> Message:
    if view.switches.training:
        return message("bt-why-training")
    if view.stage in ("slot", "hand"):
        return _stage_reason(view) or message("bt-why-flower-now")
    if isinstance(move, Recount):
        return _why_not_recount(view, TYPES.index(move.type))
    if move.by == "spring" and not view.spring:
        return message("bt-why-no-spring")
    if move.by == "flower" and not view.towns[view.actor].flower:
        return message("bt-why-flower-used")
    if isinstance(move, Double) and view.stage != "built":
        return message("bt-why-double-after-building")
    return message("bt-why-once-a-turn")


def _why_not_recount(view: BloomTownView, which: int) -> Message:
    if not view.towns[view.actor].flower:
        return message("bt-why-flower-used")
    if view.recounts[which] != 1:
        return message("bt-why-recount-one", types=types_name(which), showing=view.recounts[which])
    return message("bt-why-recount-flowered", types=types_name(which))
