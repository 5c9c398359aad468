"""Tables to keep, and moves to commit."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from triopolis.house.stored import Change, StoredSeat, StoredTable
from triopolis.server.storage import Storage

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def sample(id: str = "t", **fields: Any) -> StoredTable:
    """A running table of one person and a bot, with whatever else is asked for."""
    usual: dict[str, Any] = {
        "game": "point_city",
        "version": 1,
        "options": {"tokens": "all", "automa": None},
        "seed": "secret",
        "status": "running",
        "host": "anna",
        "seats": [StoredSeat("Anna", guest="anna"), StoredSeat("Bot", bot="easy")],
        "created": NOON,
        "changed": NOON,
    }
    return StoredTable(**{"id": id, **usual, **fields})


def played(*changes: tuple[int, int | None], table: str = "t") -> list[Change]:
    """The changes of a match, seat and action, or None for an undo."""
    return [Change(table, revision, seat, action) for revision, (seat, action) in enumerate(changes, 1)]


async def play(storage: Storage, revision: int, table: str = "t", action: int | None = 5) -> None:
    change = Change(table, revision, 0, action)
    await storage.commit([change], version=1, actor=1, bot_due=True, status="running", result=None)
