"""A connected database: how it is opened, read and written, whichever of the two kinds it is.

What is to be done there is a plain function of a connection. With PostgreSQL it runs on the event loop, with SQLite
as a whole in a thread: a driver that goes to its thread and back for every step takes several times as long.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic.util import CommandError
from sqlalchemy import URL, Connection, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from triopolis.engine.errors import TriopolisError
from triopolis.house.logs import log
from triopolis.server.storage.migrations import upgrade
from triopolis.server.storage.shapes import BadDatabase
from triopolis.server.storage.urls import database_file, shown

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS: Final = 4
"""Threads; with the writer's, as many connections as a pool keeps by itself."""
WRITES: Final = "triopolis_writes"
"""Marks connections that are going to write."""
PATIENCE: Final = 30
"""Seconds to wait for other processes that are writing to the same file."""
UNUSABLE: Final = (CommandError, SQLAlchemyError, OSError, TypeError, ValueError)
"""What drivers raise for a database, or a parameter in its address, that cannot be used."""


class Database(ABC):
    insert: Callable[[Table], sqlite.Insert] | Callable[[Table], postgresql.Insert]
    """An INSERT that knows what to do if the row is there already, as each kind of database says it."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """For work of one query: there is no transaction around it."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Do the work in one transaction: on the disk when this returns; undone if it raises."""

    @abstractmethod
    async def close(self) -> None: ...


async def open_database(url: URL) -> Database:
    """Connect, making what is not there yet, and bring the layout up to date."""
    file = database_file(url)
    database = ServerDatabase(url) if file is None else FileDatabase(url)
    try:
        if file is not None:
            _make_file(file)
            await database.read(_write_ahead)
        _tell(*await database.write(upgrade))
    except BaseException as problem:
        await database.close()
        if isinstance(problem, UNUSABLE):
            raise _refusal(url, problem) from problem
        raise
    return database


def _tell(before: str | None, after: str | None) -> None:
    """For whoever runs two versions on one database, or looks for a way back."""
    if before is not None and before != after:
        # A warning: `triopolis tables`, which sets up no logs, shall say it too.
        log(
            "the database has a new layout; servers of the old one that run now can go on, but not start again",
            logging.WARNING,
            **{"from": before, "to": after},
        )


def _refusal(url: URL, problem: Exception) -> TriopolisError:
    if isinstance(problem, CommandError):
        return BadDatabase.of("storage-error-newer", database=shown(url))
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    reason = " ".join(str(cause).split()) or type(cause).__name__
    return BadDatabase.of("storage-error-open", database=shown(url), reason=reason)


# PostgreSQL


class ServerDatabase(Database):
    insert = staticmethod(postgresql.insert)

    def __init__(self, url: URL) -> None:
        # Half a second of imports that files do without.
        from sqlalchemy.ext.asyncio import create_async_engine

        # A server may have closed a connection that was idle: better found out before a move is written than by it.
        self._engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


# SQLite


class FileDatabase(Database):
    """Writes wait for their turn here: SQLite itself has one writer at a time, and polls while it waits."""

    insert = staticmethod(sqlite.insert)

    def __init__(self, url: URL) -> None:
        # The driver would begin transactions by itself, but not before reading or changing the layout.
        self._engine = create_engine(
            url, hide_parameters=True, connect_args={"isolation_level": None, "timeout": PATIENCE}
        )
        self._writing = self._engine.execution_options(**{WRITES: True})
        event.listen(self._engine, "connect", _set_up)
        event.listen(self._engine, "begin", _begin)
        self._readers = ThreadPoolExecutor(READERS, "storage-reader")
        self._writer = ThreadPoolExecutor(1, "storage-writer")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(self._read, work))

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, partial(self._write, work))

    def _write(self, work: Work[T]) -> T:
        with self._writing.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()


def _set_up(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _begin(connection: Connection) -> None:
    """Take the write lock at once: taking it later fails if somebody has written in between. Readers need none."""
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _make_file(file: Path) -> None:
    """For nobody else's eyes: it holds the server's secrets and the seeds of running matches."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _write_ahead(connection: Connection) -> None:
    """Readers and the writer do not wait for each other then. The file remembers it.

    SQLite does not wait for its turn here when several processes ask at once.
    """
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")
        except OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return
