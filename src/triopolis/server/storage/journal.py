"""The journal of all matches: changes that wait at the same time are written together, by one COMMIT."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from triopolis.engine.record import Result
from triopolis.house.messages import Status
from triopolis.house.stored import Change, ClosedFor, Conflict, WriteFailed
from triopolis.server.storage.database import Database
from triopolis.server.storage.schema import changes, tables

LARGEST_BATCH: Final = 500

ADD_CHANGE: Final = insert(changes)
MOVE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("revision", "actor", "bot_due", "status", "result", "closed", "take_backs", "changed")
        }
    )
)


class Entry(msgspec.Struct, frozen=True):
    """The changes of one decision, written together or not at all, and what they make of their table."""

    changes: Sequence[Change]
    """At least one, with revisions one after the other."""
    version: int
    """Of the rules it was judged by: another process may have brought the table to newer ones since."""
    actor: int | None
    bot_due: bool
    status: Status
    result: Result | None
    closed: ClosedFor | None
    take_backs: int

    @property
    def table(self) -> str:
        return self.changes[0].table

    @property
    def before(self) -> int:
        """The revision at which its table must stand."""
        return self.changes[0].revision - 1

    @property
    def revision(self) -> int:
        """The revision it makes."""
        return self.changes[-1].revision


Waiting = tuple[Entry, "asyncio.Future[None]"]


class Journal:
    """Takes entries from many callers and lets one writer at a time carry them to the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Waiting] = deque()
        self._writer: asyncio.Task[None] | None = None

    async def write(self, entry: Entry) -> None:
        """Returns when the entry is on the disk. A caller that gives up takes only its own entry along, at most."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """What was taken is written first."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await self._write_together(self._next_batch())
        finally:
            self._writer = None

    def _next_batch(self) -> list[Waiting]:
        taken = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_BATCH))]
        return [(entry, done) for entry, done in taken if not done.done()]

    async def _write_together(self, batch: Sequence[Waiting]) -> None:
        try:
            entries = [entry for entry, _ in batch]
            written = await self._database.write(partial(record, entries))
        except BaseException as problem:
            for _, done in batch:
                _settle(done, _failure(problem))
            if not isinstance(problem, Exception):
                raise
            return
        for (_, done), success in zip(batch, written, strict=True):
            _settle(done, None if success else Conflict())


def _failure(problem: BaseException) -> WriteFailed:
    """One for each caller: they would write their tracebacks into a common one."""
    failure = WriteFailed(str(problem))
    failure.__cause__ = problem
    return failure


def _settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def record(entries: Sequence[Entry], connection: Connection) -> list[bool]:
    """Write every entry that continues its table; tells which ones did."""
    # In order, so that two processes never wait for each other's rows.
    ids = sorted({entry.table for entry in entries})
    columns = (tables.c.id, tables.c.revision, tables.c.version, tables.c.closed)
    locked = select(*columns).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()
    rows = connection.execute(locked)
    written = _continuing({row.id: (row.revision, row.version) for row in rows if row.closed is None}, entries)
    winners = [entry for entry, success in zip(entries, written, strict=True) if success]
    if winners:
        now = datetime.now(UTC)
        connection.execute(ADD_CHANGE, [change_row(change) for entry in winners for change in entry.changes])
        connection.execute(MOVE_TABLE, [_table_row(entry, now) for entry in winners])
    return written


def _continuing(standing: dict[str, tuple[int, int]], entries: Sequence[Entry]) -> list[bool]:
    """Which entries make the next revision of their table by its own rules, each counted on top of those before it.

    Nothing continues a table that the house has closed: what was hidden there is open to everybody.
    """
    fits = []
    for entry in entries:
        fits.append(standing.get(entry.table) == (entry.before, entry.version))
        if fits[-1]:
            standing[entry.table] = (entry.revision, entry.version)
    return fits


def change_row(change: Change) -> dict[str, Any]:
    return {
        "table_id": change.table,
        "revision": change.revision,
        "seat": change.seat,
        "action": change.action,
        "position": change.position,
        "cut_short": change.cut_short,
        "follows": change.follows,
        "back_to": change.back_to,
    }


def _table_row(entry: Entry, now: datetime) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "new_revision": entry.revision,
        "new_actor": entry.actor,
        "new_bot_due": entry.bot_due,
        "new_status": entry.status,
        "new_result": entry.result,
        "new_closed": entry.closed,
        "new_take_backs": entry.take_backs,
        "new_changed": now,
    }
