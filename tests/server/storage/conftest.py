"""Databases for the tests: SQLite files, or the server that TRIOPOLIS_TEST_DATABASE names (emptied for every test)."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData

from triopolis.server.storage import Storage
from triopolis.server.storage.database import ServerDatabase
from triopolis.server.storage.urls import parse_url

Opener = Callable[[], Awaitable[Storage]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def url(tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    server = os.environ.get("TRIOPOLIS_TEST_DATABASE")
    if server is None:
        return f"sqlite:///{tmp_path}/test.db"
    database = ServerDatabase(parse_url(server))
    await database.write(_drop_everything)
    await database.close()
    return server


def _drop_everything(connection: Connection) -> None:
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


@pytest.fixture
async def open_storage(url: str) -> AsyncIterator[Opener]:
    """Opens the database, as every process on it would."""
    opened: list[Storage] = []

    async def open_one() -> Storage:
        opened.append(await Storage.open(url))
        return opened[-1]

    yield open_one
    for storage in opened:
        await storage.close()


@pytest.fixture
async def storage(open_storage: Opener) -> Storage:
    return await open_storage()
