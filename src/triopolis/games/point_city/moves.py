"""Action number <-> Move <-> one-line text.

Market cells are called a1 to d4: the column's letter from the left, the row's number from the top.
"""

from __future__ import annotations

from typing import Final, assert_never

from triopolis.engine.contract import Move
from triopolis.engine.errors import BadNotation, IllegalMove
from triopolis.engine.notation import Grammar, read_move
from triopolis.games.point_city.components import MOST_TOKENS, RESOURCES
from triopolis.games.point_city.rules import (
    DRAW,
    FLIP,
    PAIR_FIRST,
    PAIR_OF,
    PAIR_SECOND,
    PASS,
    PAY,
    PAYMENT_DOUBLES,
    PAYMENT_SINGLES,
    TAKE,
    TAKE_TOKEN,
    payment_index,
)
from triopolis.games.point_city.view import PointCityView

CELL_NAMES: Final = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
MOST_PAID: Final = 12


class Flip(Move, frozen=True, tag="flip"):
    """Turn a market card to its building side."""

    cell: str


class Take(Move, frozen=True, tag="take"):
    """Take two neighbouring market cards."""

    cells: tuple[str, str]


class Draw(Move, frozen=True, tag="draw"):
    """Take the top two cards of the pile."""


class Pass(Move, frozen=True, tag="pass"):
    """Nothing can be taken on the very last turn."""


class Pay(Move, frozen=True, tag="pay"):
    """Pay what is needed of one resource with these cards."""

    resource: str
    doubles: int
    singles: int
    ingenuity: int


class TakeToken(Move, frozen=True, tag="token"):
    """Take a civic token."""

    token: int


PointCityMove = Flip | Take | Draw | Pass | Pay | TakeToken

GRAMMAR: Final[Grammar] = (
    (r"flip ([a-d][1-4])", Flip),
    (r"take ([a-d][1-4]) ([a-d][1-4])", lambda first, second: Take((first, second))),
    (r"draw", Draw),
    (r"pass", Pass),
    (
        rf"pay ({'|'.join(RESOURCES)}) (\d{{1,2}})d (\d{{1,2}})s (\d{{1,2}})i",
        lambda resource, doubles, singles, wild: Pay(resource, int(doubles), int(singles), int(wild)),
    ),
    (r"token (\d{1,2})", lambda token: TakeToken(int(token))),
)


def to_move(view: PointCityView, action: int) -> PointCityMove:
    if action < TAKE:
        return Flip(CELL_NAMES[action - FLIP])
    if action < DRAW:
        pair = action - TAKE
        return Take((CELL_NAMES[PAIR_FIRST[pair]], CELL_NAMES[PAIR_SECOND[pair]]))
    if action == DRAW:
        return Draw()
    if action == PASS:
        return Pass()
    if action < TAKE_TOKEN:
        doubles, singles = int(PAYMENT_DOUBLES[action - PAY]), int(PAYMENT_SINGLES[action - PAY])
        paying = max(view.paying, 0)
        return Pay(RESOURCES[paying], doubles, singles, max(0, view.need[paying] - singles - 2 * doubles))
    return TakeToken(int(action - TAKE_TOKEN))


def own_move(move: Move) -> PointCityMove:
    """Refuses the moves of other games."""
    if not isinstance(move, PointCityMove):
        raise IllegalMove.of("pc-why-no-move")
    return move


def to_action(view: PointCityView, move: Move) -> int:
    """The number of a move. IllegalMove for what could be no action of any position."""
    match own_move(move):
        case Flip(cell):
            return int(FLIP) + cell_number(cell)
        case Take(cells):
            return int(TAKE) + _pair(cells)
        case Draw():
            return int(DRAW)
        case Pass():
            return int(PASS)
        case Pay() as payment:
            return _payment(view, payment)
        case TakeToken(token):
            if not 0 <= token < MOST_TOKENS:
                raise IllegalMove.of("pc-why-no-move")
            return int(TAKE_TOKEN) + token
        case unknown:
            assert_never(unknown)


def cell_number(name: str) -> int:
    if name not in CELL_NAMES:
        raise IllegalMove.of("pc-why-no-cell", cell=name)
    return CELL_NAMES.index(name)


def _pair(cells: tuple[str, str]) -> int:
    first, second = sorted(cell_number(name) for name in cells)
    pair = PAIR_OF.get((first, second))
    if pair is None:
        raise IllegalMove.of("pc-why-apart", first=cells[0], second=cells[1])
    return pair


def _payment(view: PointCityView, move: Pay) -> int:
    if view.paying < 0:
        raise IllegalMove.of("pc-why-nothing-to-pay")
    wanted = RESOURCES[view.paying]
    if move.resource != wanted:
        raise IllegalMove.of("pc-why-other-resource", resource=wanted)
    need = view.need[view.paying]
    paid = move.singles + 2 * move.doubles
    if min(move.doubles, move.singles, move.ingenuity) < 0 or paid > MOST_PAID:
        raise IllegalMove.of("pc-why-not-needed", need=need)
    if move.ingenuity != max(0, need - paid):
        raise IllegalMove.of("pc-why-ingenuity", need=need, wild=max(0, need - paid))
    return int(PAY + payment_index(move.doubles, move.singles))


def to_text(move: Move) -> str:
    match own_move(move):
        case Flip(cell):
            return f"flip {cell}"
        case Take((first, second)):
            return f"take {first} {second}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"
        case Pay(resource, doubles, singles, ingenuity):
            return f"pay {resource} {doubles}d {singles}s {ingenuity}i"
        case TakeToken(token):
            return f"token {token}"
        case unknown:
            assert_never(unknown)


def from_text(text: str) -> Move:
    move = read_move(GRAMMAR, text)
    if move is None:
        raise BadNotation.of("pc-error-notation", text=text)
    return move
