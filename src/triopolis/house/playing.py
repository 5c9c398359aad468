"""What a person does at a table: plays, and takes back. Given to `House.change`, which writes it down."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from triopolis.engine.contract import Move
from triopolis.engine.errors import NoUndo
from triopolis.engine.schema import place_and_problem
from triopolis.house.eyes import Eyes, check_acting
from triopolis.house.live_table import LiveTable
from triopolis.house.messages import Play, Undo
from triopolis.house.refusals import BadMessage
from triopolis.house.stored import Change


def played(table: LiveTable, eyes: Eyes, message: Play) -> Sequence[Change]:
    """One action, or all actions of a decision; if one of them is refused, none is played."""
    match = check_acting(table, eyes, message.seat, message.revision)
    actions = _actions(table, message)
    if len(actions) == 1:
        match.play(message.seat, actions[0], message.revision)
        return [table.made(message.seat, match.steps[-1].action)]
    made: list[Change] = []
    for place, number in enumerate(match.check_decision(message.seat, actions, message.revision)):
        match.repeat(number, follows=place > 0)
        made.append(table.made(message.seat, number, follows=place > 0))
    return made


def undone(table: LiveTable, eyes: Eyes, message: Undo) -> Sequence[Change]:
    """The last decision of this seat; where nobody but bots plays with it, over whatever they did since."""
    match = check_acting(table, eyes, message.seat, message.revision)
    if (reason := table.why_no_undo(message.seat)) is not None:
        raise NoUndo(reason)
    if table.alone(message.seat):
        match.take_back(message.seat, message.revision)
    else:
        match.undo(message.seat, message.revision)
    return [table.made(message.seat, None)]


def _actions(table: LiveTable, message: Play) -> Sequence[int | Move]:
    given = [way for way in (message.action, message.actions, message.move) if way is not None]
    if len(given) != 1:
        raise BadMessage.of("server-error-play")
    if message.actions is not None:
        return message.actions
    return [message.action if message.action is not None else _move(table, message)]


def _move(table: LiveTable, message: Play) -> Move:
    try:
        move: Move = msgspec.convert(message.move, table.game.Moves)
    except msgspec.ValidationError as problem:
        where, what = place_and_problem(problem)
        raise BadMessage.of("server-error-message", where=f"$.move{where[1:]}", problem=what) from None
    return move
