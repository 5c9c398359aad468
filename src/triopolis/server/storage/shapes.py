"""What passes between the storage and the rest of the server, and what can go wrong there."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from triopolis.engine.errors import TriopolisError
from triopolis.engine.record import Result
from triopolis.engine.shapes import Rows
from triopolis.server.messages import Status


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


class Change(msgspec.Struct, frozen=True):
    """One action of a match, or one undo."""

    table: str
    revision: int
    """The revision this change makes: 1, 2, …"""
    seat: int
    action: int | None
    """None: an undo."""


class Conflict(Exception):
    """Somebody else has changed or removed the table since it was read. Nothing has been written; read it again."""


class WriteFailed(Exception):
    """The database did not confirm the write. Read the table again before going on with it."""


class BadDatabase(TriopolisError):
    """A database that cannot be used."""
