"""All tables of this server: in memory while somebody needs them, on the disk always.

One change at a time per table: it is judged in memory, written, and only then answered and shown to anybody. If another
process on the same database was quicker, the write fails, and the table is read anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Final

import msgspec

from triopolis.engine.contract import Choice
from triopolis.engine.errors import NewerRecord, StaleRevision, TriopolisError
from triopolis.engine.match import Match
from triopolis.house.doors import Announce, Bots, Job, Storage
from triopolis.house.driving import Drivers, Sleep
from triopolis.house.keeper import Keeper
from triopolis.house.live_table import LiveTable, PastTable
from triopolis.house.logs import log, log_fault, short_table
from triopolis.house.refusals import TableChanged, UnknownTable
from triopolis.house.renewal import from_the_past, is_older
from triopolis.house.seats import ever_shared
from triopolis.house.slices import Slices
from triopolis.house.stored import Change, Conflict, News, ReadFailed, StoredTable, WriteFailed

KEPT: Final = 500
"""Tables that stay in memory though nobody looks at them."""
GLANCE: Final = 1.0
"""Seconds between two looks at what other processes have written."""
ROUND: Final = 30
"""Glances until somebody else's bots are looked after too."""
OVERLAP: Final = timedelta(seconds=5)
"""Clocks of several machines differ a little: look that much further back."""
FAREWELL: Final = 3.0
"""Seconds in which connections shall end when the server stops."""

PATIENCE: Final = 1.0
"""Seconds until a bot's move is tried again that could not be read or written."""
UNREACHABLE: Final = (ReadFailed, WriteFailed)
"""What a storage raises that is away for a moment, or whose disk is full."""

CHANGED: Final = b'{"type":"changed"}'
"""The announcement that the table looks different now; everybody then fetches what they may see."""
PEOPLE: Final = b'{"type":"people"}'
"""Somebody came or went; the match is as it was."""
CLOSING: Final = b'{"type":"closing"}'
"""The server is about to stop: every connection ends."""

Act = Callable[[LiveTable], Sequence[Change]]
"""Changes the match of a table and returns what is to be written down; if it refuses, nothing has changed."""


class House:
    def __init__(self, storage: Storage, bots: Bots, announce: Announce, sleep: Sleep = asyncio.sleep) -> None:
        self.storage = storage
        self.bots = bots
        self.slices = Slices()
        """For what somebody at a table waits for: opening it, seeing it."""
        self.long_slices = Slices()
        """For all that may take longer and must not keep those waiting: imports, looking back, keeping."""
        self.keeper = Keeper(storage, self)
        self._announce = announce
        self._tables: dict[str, LiveTable] = {}
        self._present: dict[str, Counter[str]] = {}
        """Per table: how many connections each guest has."""
        self._drivers = Drivers(self._let_bot_play, self._bot_failed, sleep)
        self._glancing: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._closed = False
        self._empty = asyncio.Event()
        """Set when the last connection goes."""

    async def start(self) -> None:
        for id in await self.storage.tables_with_bots_due():
            self.drive(id)
        self._glancing = asyncio.create_task(self._glance_at_others())
        self._keeping = asyncio.create_task(self.keeper.run())

    async def send_everybody_home(self) -> None:
        """End all connections. Granian must still run then: afterwards nothing can be said to them any more."""
        self._empty.clear()
        for id in self._present:
            self.announce(id, CLOSING)
        if self._present:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._empty.wait(), FAREWELL)
        self._closed = True

    async def close(self) -> None:
        self._closed = True
        tasks = [task for task in (self._glancing, self._keeping) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, self._drivers.close(), return_exceptions=True)
        await self.keeper.finish()

    # Tables in memory

    @asynccontextmanager
    async def opened(self, id: str) -> AsyncIterator[LiveTable]:
        """The table, with nobody else changing it meanwhile."""
        while True:
            table = await self._fetch(id)
            async with table.lock:
                if self._tables.get(id) is table:
                    yield table
                    return

    async def _fetch(self, id: str) -> LiveTable:
        table = self._tables.get(id)
        if table is not None:
            return table
        loaded = await self._load(id)
        # Two may have waited for the disk at the same time: the first one's table is the table.
        table = self._tables.setdefault(id, loaded)
        self._make_room(id)
        return table

    async def _load(self, id: str) -> LiveTable:
        stored, changes = await self._read(id)
        if is_older(stored):
            return await self._load_older(stored, changes)
        table = LiveTable(stored)
        await self.slices.collect(table.following(changes))
        return table

    async def _load_older(self, stored: StoredTable, changes: list[Change]) -> LiveTable:
        # An older process may have gone on since the table was read; then it cannot be saved either.
        table = await from_the_past(self.storage, self.slices, stored, changes[: stored.revision])
        if table.stored != stored:
            log("table of older rules", table=stored.id, status=table.stored.status, rules=table.stored.version)
            try:
                await self.storage.save_table(table.stored)
            except Conflict:
                return await self._load(stored.id)
        return table

    async def _read(self, id: str) -> tuple[StoredTable, list[Change]]:
        stored = await self.storage.table(id)
        if stored is None:
            raise UnknownTable.of("server-error-table")
        return stored, await self.storage.changes(id)

    def _make_room(self, new: str) -> None:
        """Forget tables that nobody needs; not the new one, which is about to be opened."""
        if len(self._tables) <= KEPT:
            return
        for id in list(self._tables):
            if id != new and not self._in_use(id):
                del self._tables[id]
            if len(self._tables) <= KEPT // 2:
                return

    def _in_use(self, id: str) -> bool:
        return id in self._present or id in self._drivers or self._tables[id].lock.locked()

    async def refresh(self, table: LiveTable) -> None:
        """Read again what the disk says; the caller holds the table's lock."""
        try:
            stored, changes = await self._read(table.stored.id)
            if isinstance(table, PastTable) or stored.version != table.stored.version:
                # Its rules are others now: whoever opens it next reads it by those.
                self._tables.pop(table.stored.id, None)
                return
            table.restart(stored)
            await self.slices.collect(table.following(changes))
        except BaseException:
            # Better nothing in memory than what is not on the disk.
            self._tables.pop(table.stored.id, None)
            raise

    # Changes

    async def change(self, id: str, act: Act) -> int:
        """Let `act` change the match, write it down, and tell everybody; returns the new revision.

        In a task of its own: whoever asked may hang up at any moment, but memory and disk must agree.
        """
        changing = asyncio.create_task(self._change(id, act))
        try:
            return await asyncio.shield(changing)
        except asyncio.CancelledError:
            changing.add_done_callback(_unheard)
            raise

    async def _change(self, id: str, act: Act) -> int:
        async with self.opened(id) as table:
            made = act(table)
            try:
                await self.storage.commit(
                    made,
                    version=table.stored.version,
                    actor=table.actor,
                    bot_due=table.bot_due,
                    status=table.status,
                    result=table.result,
                    closed=table.closed,
                    take_backs=table.take_backs,
                )
            except Conflict:
                await self.refresh(table)
                raise StaleRevision.of("error-stale", found=made[0].revision - 1, now=table.revision) from None
            except BaseException:
                await self.refresh(table)
                raise
            finally:
                self.announce(id)
            table.update(msgspec.structs.replace(table.as_stored(), changed=datetime.now(UTC)))
            if table.status == "finished":
                self.keeper.note(id)
            if made[-1].action is None:
                # Whatever a bot is thinking about has been taken back.
                self.drive_anew(table)
            else:
                self.drive(id)
            return made[-1].revision

    async def save(self, table: LiveTable, stored: StoredTable) -> None:
        """Write new facts (seats, status, host …) of a table whose lock the caller holds."""
        try:
            stored = msgspec.structs.replace(stored, shared=ever_shared(stored, table.stored.seats))
            table.update(stored)
            if stored.status == "running" and table.match is None:
                table.begin()
            table.update(msgspec.structs.replace(table.as_stored(), changed=datetime.now(UTC)))
            await self.storage.save_table(table.stored)
        except Conflict:
            await self.refresh(table)
            raise TableChanged.of("server-error-changed") from None
        except BaseException:
            await self.refresh(table)
            raise
        finally:
            self.announce(stored.id)
        if stored.status == "abandoned":
            self.stop_driving(stored.id)
        self.drive(stored.id)

    def announce(self, id: str, news: bytes = CHANGED) -> None:
        if not self._closed:
            self._announce(id, news)

    # Who is there

    def arrive(self, id: str, guest: str) -> bool:
        """A connection came; whether it is this guest's first one here."""
        here = self._present.setdefault(id, Counter())
        here[guest] += 1
        return here[guest] == 1

    def depart(self, id: str, guest: str) -> bool:
        """A connection went; whether it was this guest's last one here."""
        here = self._present.get(id, Counter())
        here[guest] -= 1
        if here[guest] > 0:
            return False
        del here[guest]
        if not here:
            self._present.pop(id, None)
        if not self._present:
            self._empty.set()
        return True

    def present(self, id: str) -> Collection[str]:
        return self._present.get(id, Counter()).keys()

    # Bots

    def drive(self, id: str) -> None:
        """Let the bots of a table play as long as they are to act; after any change of it, that is."""
        if not self._closed:
            self._drivers.drive(id)

    def drive_anew(self, table: LiveTable) -> None:
        """Another bot plays: it is asked at once, whatever the one before thought about."""
        table.stalled = False
        self._drivers.stop(table.stored.id)
        self.drive(table.stored.id)

    def stop_driving(self, id: str) -> None:
        self._drivers.stop(id)

    def _bot_failed(self, id: str, problem: Exception, seconds: float) -> None:
        table = self._tables.get(id)
        again = table is not None and table.stalled
        log("bot failed", logging.ERROR, table=id, problem=str(problem), again_in_seconds=seconds)
        if not again:
            log_fault(short_table(id), problem)
        if table is not None and not again:
            table.stalled = True
            self.announce(id)

    async def _let_bot_play(self, id: str) -> bool:
        """One move, if a bot is to act; whether there may be another one."""
        try:
            async with self.opened(id) as table:
                if not table.bot_due or table.actor is None:
                    return False
                seat, revision, job = table.actor, table.revision, bot_job(table)
            choice = await self.bots.choose(job)
            with suppress(StaleRevision):
                await self.change(id, _bot_play(seat, job.bot, choice, revision))
        except (UnknownTable, NewerRecord):
            # Removed, or brought to newer rules by another process, whose bots go on with it.
            return False
        except UNREACHABLE as problem:
            log("the database does not answer a bot", logging.ERROR, table=id, problem=str(problem))
            await asyncio.sleep(PATIENCE)
        return True

    # Other processes on the same database

    async def _glance_at_others(self) -> None:
        seen = datetime.now(UTC)
        for glances in count(1):
            await asyncio.sleep(GLANCE)
            try:
                seen = await self._glance(seen)
                if glances % ROUND == 0:
                    await self._take_over()
            except Exception as problem:
                log("cannot read what others wrote", problem=str(problem))

    async def _glance(self, seen: datetime) -> datetime:
        """Take over what was written since a moment; the latest moment of it."""
        for news in await self.storage.changed_since(seen - OVERLAP):
            seen = max(seen, news.changed)
            await self._notice(news)
        return seen

    async def _take_over(self) -> None:
        """Drive bots that are due wherever: the process that drove them may be gone."""
        for id in await self.storage.tables_with_bots_due():
            if id not in self._drivers:
                self.drive(id)

    async def _notice(self, news: News) -> None:
        if news.status == "finished":
            # An older process on the same database keeps no endings.
            self.keeper.note(news.table)
        table = self._tables.get(news.table)
        if table is None or table.lock.locked():
            return
        if news.revision <= table.revision and news.changed <= table.stored.changed:
            return
        async with table.lock:
            await self.refresh(table)
        self.announce(news.table)


def _unheard(changing: asyncio.Task[int]) -> None:
    """A refusal that nobody waits for any more is no fault; anything else that went wrong is."""
    problem = None if changing.cancelled() else changing.exception()
    if problem is not None and not isinstance(problem, TriopolisError):
        context = {"message": "A change that nobody waited for failed", "exception": problem, "task": changing}
        changing.get_loop().call_exception_handler(context)


def _bot_play(seat: int, bot: str, choice: Choice, revision: int) -> Act:
    def act(table: LiveTable) -> Sequence[Change]:
        match = table.match
        if match is None or not table.bot_due or table.stored.seats[seat].bot != bot:
            raise StaleRevision.of("error-stale", found=revision, now=table.revision)
        match.play(seat, choice.action, revision)
        return [table.made(seat, choice.action, choice.cut_short)]

    return act


def bot_job(table: LiveTable) -> Job:
    """What the bot to act is given: its view, and a stream of chance that is the same after a restart."""
    assert table.match is not None
    assert table.actor is not None
    bot = table.stored.seats[table.actor].bot
    assert bot is not None
    return job_for(table, table.match, table.actor, bot)


def job_for(table: LiveTable, match: Match, seat: int, bot: str) -> Job:
    # The match's own seed would tell a bot everything hidden.
    seed = hashlib.sha256(f"{table.stored.seed}:{seat}:{len(match.steps)}".encode()).hexdigest()
    return Job(game=table.stored.game, pack=table.stored.pack, view=match.view(seat).encode(), bot=bot, seed=seed)
