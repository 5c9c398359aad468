"""What a person does at a table: plays, and takes back. Given to `House.change`, which writes it down."""

from __future__ import annotations

import msgspec

from triopolis.engine.contract import Move
from triopolis.engine.errors import NoUndo
from triopolis.engine.schema import place_and_problem
from triopolis.house.eyes import Eyes, check_acting
from triopolis.house.live_table import LiveTable
from triopolis.house.messages import Play, Undo
from triopolis.house.refusals import BadMessage
from triopolis.house.stored import Change


def played(table: LiveTable, eyes: Eyes, message: Play) -> Change:
    match = check_acting(table, eyes, message.seat, message.revision)
    match.play(message.seat, _action(table, message), message.revision)
    return table.change(message.seat, match.steps[-1].action)


def undone(table: LiveTable, eyes: Eyes, message: Undo) -> Change:
    match = check_acting(table, eyes, message.seat, message.revision)
    if not table.can_undo(message.seat):
        raise NoUndo.of("error-no-undo")
    match.undo(message.seat, message.revision)
    return table.change(message.seat, None)


def _action(table: LiveTable, message: Play) -> int | Move:
    if (message.action is None) == (message.move is None):
        raise BadMessage.of("server-error-play")
    if message.action is not None:
        return message.action
    try:
        move: Move = msgspec.convert(message.move, table.game.Moves)
    except msgspec.ValidationError as problem:
        where, what = place_and_problem(problem)
        raise BadMessage.of("server-error-message", where=f"$.move{where[1:]}", problem=what) from None
    return move
