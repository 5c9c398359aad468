"""Why something cannot be chosen now, from the view alone."""

from __future__ import annotations

from typing import assert_never

from triopolis.engine.contract import Component, Move
from triopolis.engine.errors import IllegalMove
from triopolis.games.bloom_town.components import ICONS, KIND_NAMES, TYPES, Components, type_of
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
)
from triopolis.games.bloom_town.pointing import actions_by_component
from triopolis.games.bloom_town.telling.names import icon_name, tile_name, types_name
from triopolis.games.bloom_town.view import BloomTownView
from triopolis.locales import Message, message


def why_not(components: Components, view: BloomTownView, target: Component | Move) -> Message | None:
    if view.actor < 0:
        return message("error-match-over")
    if view.seat != view.actor:
        return message("bt-why-not-your-turn")
    if isinstance(target, Component):
        can_be_chosen = target in actions_by_component(components, view)
        return None if can_be_chosen else _why_not_component(view, target)
    return _why_not(view, target)


def _why_not(view: BloomTownView, target: Move) -> Message | None:
    try:
        if to_action(target) in view.actions:
            return None
    except IllegalMove as problem:
        return problem.message
    return _why_not_move(view, own_move(target))


def _why_not_component(view: BloomTownView, target: Component) -> Message:
    """The reason for something that has no part in a legal action."""
    match target:
        case Component("cell", id) if 0 <= id < len(CELL_NAMES):
            return _why_not_cell(view, id)
        case Component("tile", id) if 0 <= id < len(KIND_NAMES):
            return _why_not_tile(view, id)
        case Component("hand", id) if 0 <= id < len(TYPES):
            held = [tile for tile in view.towns[view.actor].hand.tiles or [] if type_of(tile) == id]
            return _why_not_tile(view, held[0]) if held else message("bt-why-hand-type")
        case Component("slot", id) if 0 <= id < len(ICONS):
            return _why_not_slot(view, id)
        case Component("stack", id) if 0 <= id < len(ICONS):
            return _why_not_stack(view)
        case Component("recount", id) if 0 <= id < len(TYPES):
            return _why_not_extra(view, Recount(TYPES[id]))
        case Component("flower"):
            return _no_flower(view)
    return message("bt-why-no-component")


def _why_not_cell(view: BloomTownView, cell: int) -> Message:
    if view.stage != "build":
        return _stage_reason(view) or message("bt-why-built")
    return message("bt-why-occupied", cell=CELL_NAMES[cell])


def _why_not_tile(view: BloomTownView, kind: int) -> Message:
    if kind not in (view.towns[view.actor].hand.tiles or []):
        return message("bt-why-not-in-hand", tile=tile_name(kind))
    return _stage_reason(view) or message("bt-why-built")


def _why_not_stack(view: BloomTownView) -> Message:
    """Nobody chooses a stack: it is that of the icon just covered."""
    return _stage_reason(view) or message("bt-why-slot-by-icon" if view.stage == "built" else "bt-why-draw")


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
    kind = KIND_NAMES.index(move.tile)
    if view.stage == "build" and kind not in (view.towns[view.actor].hand.tiles or []):
        return message("bt-why-not-in-hand", tile=tile_name(kind))
    return _why_not_cell(view, CELL_NAMES.index(move.cell))


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
