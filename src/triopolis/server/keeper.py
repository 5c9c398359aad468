"""Keeps every finished match, so that it outlives its rules: those that end now, and all that ended before."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from triopolis.server.endings import Telling
from triopolis.server.live_table import LiveTable
from triopolis.server.logs import log, log_fault, short_table
from triopolis.server.refusals import UnknownTable
from triopolis.server.slices import Slices
from triopolis.server.storage import Storage

BATCH: Final = 100
"""Tables looked up at once: each is kept by a write of its own, so whoever stops goes on from there."""


class Tables(Protocol):
    """What the keeper asks of the house."""

    slices: Slices

    def opened(self, id: str) -> AbstractAsyncContextManager[LiveTable]: ...


class Keeper:
    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage = storage
        self._tables = tables
        self._ended: set[str] = set()
        """Tables that may have to be kept."""
        self._news = asyncio.Event()

    def note(self, id: str) -> None:
        """A match has ended."""
        self._ended.add(id)
        self._news.set()

    async def run(self) -> None:
        """For as long as the server runs."""
        try:
            await self._catch_up()
        except Exception as problem:
            log("finished matches are not kept; the next start tries again", logging.ERROR, problem=str(problem))
        while True:
            await self._news.wait()
            self._news.clear()
            while self._ended:
                await self._try_to_keep(self._ended.pop())

    async def _catch_up(self) -> None:
        """What ended before matches were kept, or just before a server died."""
        kept, after = 0, ""
        while batch := await self._storage.tables_to_keep(after, BATCH):
            if not after:
                log("keeping finished matches, in the background")
            for id in batch:
                kept += await self._try_to_keep(id)
            after = batch[-1]
        if kept:
            log("finished matches are kept", matches=kept)

    async def _try_to_keep(self, id: str) -> bool:
        try:
            return await self.keep(id)
        except UnknownTable:
            return False
        except Exception as problem:
            log("match not kept", logging.ERROR, table=id)
            log_fault(short_table(id), problem)
            return False

    async def keep(self, id: str) -> bool:
        """Whether the match of a table is kept now and was not before."""
        if await self._storage.has_ending(id):
            return False
        async with self._tables.opened(id) as table:
            match = table.match
            if match is None or not match.over:
                return False
            telling = Telling(match, table.names, table.opponent, table.race)
        await self._tables.slices.collect(telling)
        await self._storage.keep_ending(await asyncio.to_thread(telling.ending, id))
        return True
