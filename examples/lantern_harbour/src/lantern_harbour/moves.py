"""Action number <-> Move <-> one line of text.

Places on the quay and in the bay are called 1 to 4 from the left. Berths are called a1 to c2: the column's letter from
the left, the row's number from the top.
"""

from __future__ import annotations

from typing import Final

from lantern_harbour.components import BAY, BERTHS, QUAY
from lantern_harbour.rules import DRAW, MOOR, SEND, TAKE, WAIT
from triopolis.engine.contract import Move
from triopolis.engine.errors import BadNotation, IllegalMove
from triopolis.engine.notation import Grammar, read_move

BERTH_NAMES: Final = ("a1", "b1", "c1", "a2", "b2", "c2")


class Take(Move, frozen=True, tag="take"):
    """Take an open crate."""

    place: int


class Draw(Move, frozen=True, tag="draw"):
    """Draw a crate from the bag."""


class Moor(Move, frozen=True, tag="moor"):
    """Load the ship at this place in the bay and moor it at a berth."""

    place: int
    berth: str


class Send(Move, frozen=True, tag="send"):
    """Send the ship at this place in the bay away."""

    place: int


class Wait(Move, frozen=True, tag="wait"):
    """Do nothing, where nothing can be done."""


LanternMove = Take | Draw | Moor | Send | Wait

GRAMMAR: Final[Grammar] = (
    (rf"take ([1-{QUAY}])", lambda place: Take(int(place))),
    (r"draw", Draw),
    (rf"moor ([1-{BAY}]) ({'|'.join(BERTH_NAMES)})", lambda place, berth: Moor(int(place), berth)),
    (rf"send ([1-{BAY}])", lambda place: Send(int(place))),
    (r"wait", Wait),
)


def to_move(action: int) -> LanternMove:
    if action < DRAW:
        return Take(action - TAKE + 1)
    if action == DRAW:
        return Draw()
    if action < SEND:
        place, berth = divmod(action - MOOR, BERTHS)
        return Moor(place + 1, BERTH_NAMES[berth])
    return Send(action - SEND + 1) if action < WAIT else Wait()


ACTION_OF: Final[dict[Move, int]] = {to_move(action): action for action in range(WAIT + 1)}


def to_action(move: Move) -> int:
    """The number of a move. IllegalMove for what could be no action of any position."""
    if move not in ACTION_OF:
        raise IllegalMove.of("lantern-why-no-move")
    return ACTION_OF[move]


def to_text(move: Move) -> str:
    match move:
        case Take():
            return f"take {move.place}"
        case Draw():
            return "draw"
        case Moor():
            return f"moor {move.place} {move.berth}"
        case Send():
            return f"send {move.place}"
    return "wait"


def from_text(text: str) -> Move:
    move = read_move(GRAMMAR, text)
    if move is None:
        raise BadNotation.of("lantern-error-notation", text=text)
    return move
