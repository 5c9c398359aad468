"""A house without a network: real storage, real connections, sockets that only remember, bots that answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from litestar import WebSocket

from triopolis.bots.hints import Hint, hints
from triopolis.bots.registry import make_bot
from triopolis.engine.contract import Choice, View
from triopolis.engine.registry import find_game
from triopolis.house import hosting
from triopolis.house.doors import Announce, Job
from triopolis.house.house import House
from triopolis.house.messages import Join, NewTable, SeatWish
from triopolis.house.stored import StoredTable
from triopolis.server.bot_pool import BotPool
from triopolis.server.connection import Connection
from triopolis.server.limits import Limiters, Limits, Rate
from triopolis.server.metrics import Metrics
from triopolis.server.storage import Storage

Told = dict[str, Any]
FREELY = Limits(messages=Rate(1e6, 10**6), hints=Rate(1e6, 10**6))


class InstantBots(BotPool):
    """Thinks in this process; holds every job back while `gate` is closed."""

    def __init__(self) -> None:
        super().__init__(1)
        self.gate = asyncio.Event()
        self.gate.set()
        self.at_work = 0

    async def choose(self, job: Job) -> Choice:
        return make_bot("random", find_game(job.game), job.seed).choose(await self._view(job))

    async def hint(self, job: Job) -> list[Hint]:
        game, view = find_game(job.game), await self._view(job)
        return hints(game, view, make_bot("easy", game, job.seed).choose(view))

    async def _view(self, job: Job) -> View:
        self.at_work += 1
        try:
            await self.gate.wait()
        finally:
            self.at_work -= 1
        return msgspec.json.decode(job.view, type=find_game(job.game).Views)


class Socket:
    """What a browser would have received."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def send_text(self, data: str) -> None:
        self.texts.append(data)


class Browser:
    """One connection and what came over it."""

    def __init__(self, room: Room, table: str, guest: str, spread: bool = False) -> None:
        self.room, self.table, self.guest = room, table, guest
        self.socket = Socket()
        socket = cast(WebSocket[Any, Any, Any], self.socket)
        self.connection = Connection(socket, room.house, Limiters(FREELY), Metrics(), table, guest, guest, "en", spread)

    @property
    def heard(self) -> list[Told]:
        return [msgspec.json.decode(text) for text in self.socket.texts]

    def last(self, kind: str) -> Told:
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    @property
    def state(self) -> Told:
        return self.last("state")

    @property
    def revision(self) -> int:
        return int(self.state["table"]["revision"])

    async def say(self, **message: Any) -> Told:
        """Send a message; returns the first answer to it."""
        before = len(self.socket.texts)
        await self.connection.hear(msgspec.json.encode(message).decode())
        await self.room.settle()
        return self.heard[before]

    async def play(self, place: int = 0, **other: Any) -> Told:
        """Play one of the moves on offer."""
        state = self.state
        message = {"type": "play", "seat": state["seat"], "revision": self.revision}
        if "move" not in other:
            message["action"] = state["moves"][place]["action"]
        return await self.say(**{**message, **other})


class Nap:
    """A sleep that lasts until a test says so."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.over = asyncio.Event()


class Room:
    def __init__(self, storage: Storage) -> None:
        self.bots = InstantBots()
        self._news: list[tuple[str, bytes]] = []
        self._browsers: dict[str, list[Browser]] = {}
        self.naps: list[Nap] = []
        """Of bots that have failed; they sleep until a test wakes them."""
        self._nodding = asyncio.Event()
        tell: Announce = lambda id, news: self._news.append((id, news))  # noqa: E731
        self.storage = storage
        self.house = House(storage, self.bots, tell, self._nap)

    async def _nap(self, seconds: float) -> None:
        nap = Nap(seconds)
        self.naps.append(nap)
        self._nodding.set()
        try:
            await nap.over.wait()
        finally:
            self.naps.remove(nap)

    async def open(self, game: str, *seats: str, guest: str = "anna", **wish: Any) -> StoredTable:
        """A table; seats are `me`, `here`, `open` or the name of a bot."""
        wishes = [_wish(seat) for seat in seats]
        table = await hosting.open_table(self.house, guest, guest.title(), NewTable(game=game, seats=wishes, **wish))
        await self.settle()
        return table

    async def connect(self, table: str, guest: str, after: int | None = None, spread: bool = False) -> Browser:
        browser = Browser(self, table, guest, spread)
        self._browsers.setdefault(table, []).append(browser)
        self.house.arrive(table, guest)
        await browser.connection.begin(after)
        return browser

    def hang_up(self, browser: Browser) -> None:
        self._browsers[browser.table].remove(browser)
        browser.connection.close()
        self.house.depart(browser.table, browser.guest)

    async def settle(self) -> None:
        """Until nobody has anything more to do or to tell."""
        while True:
            while self._news:
                id, news = self._news.pop(0)
                for browser in self._browsers.get(id, []):
                    await browser.connection.tell(news)
            waiting = _at_it()
            if len(waiting) > len(self.naps) and self.bots.gate.is_set():
                self._nodding.clear()
                nodding = asyncio.create_task(self._nodding.wait())
                await asyncio.wait([*waiting, nodding], return_when=asyncio.FIRST_COMPLETED)
                nodding.cancel()
                continue
            # Some more turns for whatever is just about to begin, or to wake up.
            for _ in range(5):
                await asyncio.sleep(0)
            if not self._news and self.bots.at_work + len(self.naps) >= len(_at_it()):
                return


def _at_it() -> list[asyncio.Task[Any]]:
    """What drives bots, or looks for a hint."""
    return [task for task in asyncio.all_tasks() if not task.done() and task.get_name() in ("drive", "hint")]


def _wish(seat: str) -> SeatWish:
    if seat in ("me", "open"):
        return SeatWish(kind=seat)  # type: ignore[arg-type]
    if seat.startswith("here"):
        return SeatWish(kind="here", name=seat.partition(":")[2] or None)
    return SeatWish(kind="bot", bot=seat)


@asynccontextmanager
async def a_room(folder: Path) -> AsyncIterator[Room]:
    storage = await Storage.open(f"sqlite:///{folder / 'room.db'}")
    room = Room(storage)
    try:
        with pytest.MonkeyPatch.context() as patch:
            # Nobody chose it, so it stays secret; but every run deals the same, and the first seat begins.
            patch.setattr(hosting, "fresh_seed", lambda: "room 170")
            yield room
    finally:
        await room.house.close()
        await storage.close()


async def two_people(room: Room, game: str = "bloom_town", **wish: Any) -> tuple[Browser, Browser]:
    table = await room.open(game, "me", "open", **wish)
    await hosting.join(room.house, "boris", "Boris", table.id, Join())
    await room.settle()
    return await room.connect(table.id, "anna"), await room.connect(table.id, "boris")
