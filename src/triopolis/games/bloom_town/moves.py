"""Action number <-> Move <-> one-line text.

Town cells are called a1 to e5: the column's letter from the left, the row's number from the top.
"""

from __future__ import annotations

from typing import Final, assert_never

from triopolis.engine.contract import Move
from triopolis.engine.errors import BadNotation, IllegalMove
from triopolis.engine.notation import Grammar, read_move
from triopolis.games.bloom_town.components import ICONS, KIND_NAMES, TYPES
from triopolis.games.bloom_town.events import ExtraBy
from triopolis.games.bloom_town.rules import (
    DRAW,
    END_TURN,
    FLOWER_DOUBLE,
    FLOWER_EXTRA,
    FLOWER_RECOUNT,
    OTHERS,
    SCORE_HAND,
    SPRING_DOUBLE,
    SPRING_EXTRA,
    TAKE_SLOT,
)

CELL_NAMES: Final = tuple(f"{column}{row}" for row in "12345" for column in "abcde")


class Place(Move, frozen=True, tag="place"):
    """Build a tile on a cell."""

    tile: str
    cell: str


class Double(Move, frozen=True, tag="double"):
    """Double the points of the tile just built."""

    by: ExtraBy


class ExtraTurn(Move, frozen=True, tag="extra"):
    """Build and draw once more in this turn."""

    by: ExtraBy


class Recount(Move, frozen=True, tag="recount"):
    """Use the flower token to re-score a type for everybody."""

    type: str


class DrawTile(Move, frozen=True, tag="draw"):
    """Take the tile of the icon just covered."""


class TakeSlot(Move, frozen=True, tag="take"):
    """Take this market tile, when the slot and its stack are empty."""

    icon: str


class EndTurn(Move, frozen=True, tag="end"):
    """Leave the flower token for later."""


class ScoreHand(Move, frozen=True, tag="hand"):
    """At the end, score the type of one of your two tiles."""

    type: str


BloomTownMove = Place | Double | ExtraTurn | Recount | DrawTile | TakeSlot | EndTurn | ScoreHand

FIXED: Final[dict[int, BloomTownMove]] = {
    int(SPRING_DOUBLE): Double("spring"),
    int(SPRING_EXTRA): ExtraTurn("spring"),
    int(FLOWER_DOUBLE): Double("flower"),
    int(FLOWER_EXTRA): ExtraTurn("flower"),
    **{int(FLOWER_RECOUNT) + which: Recount(name) for which, name in enumerate(TYPES)},
    int(DRAW): DrawTile(),
    **{int(TAKE_SLOT) + slot: TakeSlot(icon) for slot, icon in enumerate(ICONS)},
    int(END_TURN): EndTurn(),
    **{int(SCORE_HAND) + which: ScoreHand(name) for which, name in enumerate(TYPES)},
}
"""The moves that are no placements, by their place behind OTHERS."""
NUMBER_OF: Final = {move: number for number, move in FIXED.items()}

_TYPE = f"({'|'.join(TYPES)})"
GRAMMAR: Final[Grammar] = (
    (rf"place ({'|'.join(KIND_NAMES)}) ([a-e][1-5])", Place),
    (r"double (spring|flower)", Double),
    (r"extra (spring|flower)", ExtraTurn),
    (rf"recount {_TYPE}", Recount),
    (r"draw", DrawTile),
    (rf"take ({'|'.join(ICONS)})", TakeSlot),
    (r"end", EndTurn),
    (rf"hand {_TYPE}", ScoreHand),
)


def to_move(action: int) -> BloomTownMove:
    if action < OTHERS:
        return Place(KIND_NAMES[action // 25], CELL_NAMES[action % 25])
    return FIXED[action - int(OTHERS)]


def to_action(move: Move) -> int:
    """The number of a move. IllegalMove for what could be no action of any position."""
    move = own_move(move)
    if isinstance(move, Place):
        if move.tile not in KIND_NAMES:
            raise IllegalMove.of("bt-why-no-tile", tile=move.tile)
        if move.cell not in CELL_NAMES:
            raise IllegalMove.of("bt-why-no-cell", cell=move.cell)
        return KIND_NAMES.index(move.tile) * 25 + CELL_NAMES.index(move.cell)
    number = NUMBER_OF.get(move)
    if number is None:
        raise IllegalMove.of("bt-why-no-move")
    return int(OTHERS) + int(number)


def own_move(move: Move) -> BloomTownMove:
    """The move as one of this game's; IllegalMove if it is none."""
    if not isinstance(move, BloomTownMove):
        raise IllegalMove.of("bt-why-no-move")
    return move


def to_text(move: Move) -> str:
    own = own_move(move)
    match own:
        case Place():
            return f"place {own.tile} {own.cell}"
        case Double():
            return f"double {own.by}"
        case ExtraTurn():
            return f"extra {own.by}"
        case Recount():
            return f"recount {own.type}"
        case DrawTile():
            return "draw"
        case TakeSlot():
            return f"take {own.icon}"
        case EndTurn():
            return "end"
        case ScoreHand():
            return f"hand {own.type}"
    assert_never(own)


def from_text(text: str) -> Move:
    move = read_move(GRAMMAR, text)
    if move is None:
        raise BadNotation.of("bt-error-notation", text=text)
    return move
