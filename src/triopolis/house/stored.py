"""What passes between the house and whatever keeps its tables, and what can go wrong there."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal

import msgspec

from triopolis.engine.record import Result
from triopolis.engine.shapes import Rows
from triopolis.house.messages import Status

ClosedFor = Literal["length", "rules"]
"""Why the house ends a match before its end: it has no end in sight, or the rules have changed under it."""


class StoredSeat(msgspec.Struct):
    """Who sits there: a person (guest), a bot, a bot standing in for a person who left (both), or nobody yet."""

    name: str
    guest: str | None = None
    bot: str | None = None


class StoredTable(msgspec.Struct, kw_only=True):
    """A table as it is kept, secrets included. All times are UTC."""

    id: str
    game: str
    version: int
    """Of the rules."""
    options: dict[str, Any]
    """As settled."""
    pack: dict[str, Rows] | None = None
    seed: str
    seed_chosen: bool = False
    public: bool = False
    status: Status
    host: str
    """A guest's id."""
    seats: list[StoredSeat]
    revision: int = 0
    """How many changes its match has seen; raised by `Storage.commit` only."""
    actor: int | None = None
    bot_due: bool = False
    rematch: str | None = None
    result: Result | None = None
    created: datetime
    changed: datetime
    edition: int = 0
    """How often it was saved apart from its match; raised by `Storage.save_table` only."""
    closed: ClosedFor | None = None
    """Why the house ended the match before its end; set exactly where the status is `closed`."""
    take_backs: int = 0
    """How often its person, alone with bots, went back further than an undo may."""
    shared: bool | None = None
    """Whether more than one person has ever sat at it or hosted it; None in what earlier layouts wrote."""


class Change(msgspec.Struct, frozen=True):
    """One action of a match, or one undo."""

    table: str
    revision: int
    """The revision this change makes: 1, 2, …"""
    seat: int
    action: int | None
    """None: an undo."""
    position: bytes | None = None
    """The fingerprint of the position it makes; None in what the first layout wrote."""
    cut_short: bool | None = None
    """Whether a bot played it that had no time to think; None in what the first two layouts wrote."""
    follows: bool | None = None
    """Whether it was played together with the change before it, as one decision."""
    back_to: int | None = None
    """Of an undo: the revision whose position it returns to. None in what earlier layouts wrote: one action back."""


def standing(changes: Sequence[Change]) -> tuple[list[int], list[int]]:
    """The actions that stand after all changes, and how many stood at each revision, the start included."""
    actions: list[int] = []
    depths = [0]
    for change in changes:
        if change.action is not None:
            actions.append(change.action)
        else:
            del actions[depths[-1] - 1 if change.back_to is None else depths[change.back_to] :]
        depths.append(len(actions))
    return actions, depths


class StoredEnding(msgspec.Struct, frozen=True):
    """A finished match as `endings.py` writes and reads it."""

    table: str
    version: int
    """Of the rules it was played by."""
    match: bytes
    """What everything but looking back needs."""
    views: bytes
    """What every seat saw at every moment."""


class News(msgspec.Struct, frozen=True):
    """That a table has changed, for other processes on the same database."""

    table: str
    revision: int
    status: Status
    changed: datetime


class Conflict(Exception):
    """Somebody else has changed or removed the table since it was read. Nothing has been written; read it again."""


class WriteFailed(Exception):
    """The database did not confirm the write. Read the table again before going on with it."""


class ReadFailed(Exception):
    """The storage does not answer for the moment."""
