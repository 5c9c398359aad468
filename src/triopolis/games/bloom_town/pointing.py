"""Which things on the table a move has a part in: what a person points at to choose it."""

from __future__ import annotations

from typing import Final, assert_never

from triopolis.engine.contract import Component
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
    to_move,
)
from triopolis.games.bloom_town.view import BloomTownView

# The kinds of Component, and what their ids count.
CELL: Final = "cell"
"""A cell of one's own town."""
TILE: Final = "tile"
"""A tile in one's own hand, by its kind."""
HAND: Final = "hand"
"""The same by its type."""
SLOT: Final = "slot"
"""A market slot, with its tile."""
STACK: Final = "stack"
"""The stack above a market slot."""
RECOUNT: Final = "recount"
"""The place of the recount tiles of a type."""
FLOWER: Final = "flower"


def actions_by_component(components: Components, view: BloomTownView) -> dict[Component, list[int]]:
    """The legal actions, by the things that have a part in them."""
    actions: dict[Component, list[int]] = {}
    for action in view.actions:
        for part in _parts(components, view, to_move(action)):
            actions.setdefault(part, []).append(action)
    return actions


def _parts(components: Components, view: BloomTownView, move: BloomTownMove) -> list[Component]:
    match move:
        case Place():
            return [*_tile(KIND_NAMES.index(move.tile)), Component(CELL, CELL_NAMES.index(move.cell))]
        case Double():
            built = Component(CELL, view.cell)
            return [built] if move.by == "spring" else [Component(FLOWER), built]
        case ExtraTurn():
            return [Component(CELL, view.cell) if move.by == "spring" else Component(FLOWER)]
        case Recount():
            return [Component(FLOWER), Component(RECOUNT, TYPES.index(move.type))]
        case DrawTile():
            return _drawn_from(components, view)
        case TakeSlot():
            return [Component(SLOT, ICONS.index(move.icon))]
        case ScoreHand():
            return _tiles_of_type(view, TYPES.index(move.type))
        case EndTurn():
            return []
    assert_never(move)


def _drawn_from(components: Components, view: BloomTownView) -> list[Component]:
    """The market slot of the icon just covered, or its stack; nothing where both are empty."""
    slot = components.boards[view.switches.side].slots[view.cell]
    if view.market[slot] >= 0:
        return [Component(SLOT, slot)]
    return [Component(STACK, slot)] if view.stacks[slot] else []


def _tile(kind: int) -> list[Component]:
    return [Component(TILE, kind), Component(HAND, int(type_of(kind)))]


def _tiles_of_type(view: BloomTownView, which: int) -> list[Component]:
    kinds = {tile for tile in view.towns[view.actor].hand.tiles or [] if type_of(tile) == which}
    return [Component(HAND, which), *(Component(TILE, kind) for kind in kinds)]
