"""Keeps every finished match, so that it outlives its rules: those that end now, and all that ended before."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, suppress
from typing import Final, Protocol

from triopolis.house.doors import Storage
from triopolis.house.endings import Retelling
from triopolis.house.live_table import LiveTable
from triopolis.house.logs import log, log_fault, short_table
from triopolis.house.refusals import UnknownTable
from triopolis.house.slices import Slices

BATCH: Final = 100
"""Tables looked up at once: each is kept by a write of its own, so whoever stops goes on from there."""
PAUSE: Final = 60.0
"""Seconds until a match that could not be kept is tried again."""
FAREWELL: Final = 1.5
"""Seconds in which the last matches shall be kept when the server stops; the next start catches up with the rest."""
MOST_SETTLED: Final = 1000


class Tables(Protocol):
    """What the keeper asks of the house."""

    long_slices: Slices

    def opened(self, id: str) -> AbstractAsyncContextManager[LiveTable]: ...


class Keeper:
    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage = storage
        self._tables = tables
        self._ended: set[str] = set()
        """Tables that may have to be kept."""
        self._failed: set[str] = set()
        """Those that could not be; tried again after a pause."""
        self._settled: set[str] = set()
        """Those of which nothing more is to be done: others speak of them again and again."""
        self._news = asyncio.Event()

    def note(self, id: str) -> None:
        """A match has ended."""
        if id in self._settled or id in self._failed:
            return
        self._ended.add(id)
        self._news.set()

    async def run(self) -> None:
        """For as long as the server runs."""
        try:
            await self._catch_up()
        except Exception as problem:
            log("finished matches are not kept; the next start tries again", logging.ERROR, problem=str(problem))
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), PAUSE if self._failed else None)
            self._news.clear()
            await self._keep_noted()

    async def finish(self) -> None:
        """Before the server ends: the next one may have other rules."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._keep_noted(), FAREWELL)

    async def _keep_noted(self) -> None:
        self._ended |= self._failed
        self._failed.clear()
        while self._ended:
            id = self._ended.pop()
            try:
                await self._try_to_keep(id)
            except BaseException:
                self._ended.add(id)
                raise

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
            kept = await self.keep(id)
        except UnknownTable:
            kept = False
        except Exception as problem:
            log("match not kept", logging.ERROR, table=id)
            log_fault(short_table(id), problem)
            self._failed.add(id)
            return False
        self._remember(id)
        return kept

    def _remember(self, id: str) -> None:
        if len(self._settled) >= MOST_SETTLED:
            self._settled.clear()
        self._settled.add(id)

    async def keep(self, id: str) -> bool:
        """Whether the match of a table is kept now and was not before."""
        if await self._storage.has_ending(id):
            return False
        async with self._tables.opened(id) as table:
            match = table.match
            if match is None or not match.over:
                return False
            telling = Retelling(match, table.names, table.opponent, table.race, table.cut_short)
        await self._tables.long_slices.collect(telling)
        await self._storage.keep_ending(await asyncio.to_thread(telling.ending, id))
        return True
