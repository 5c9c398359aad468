"""Databases for the tests, each of them on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from triopolis.server.storage import Storage

Opener = Callable[[], Awaitable[Storage]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def url(database_url: str) -> str:
    """The address of a database with nothing in it."""
    return database_url


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
