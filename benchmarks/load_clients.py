"""Many tables with two scripted people each, who move at a given pace and note how long every answer takes.

They read as little of every message as they can, so that the server and not they are measured.
"""

from __future__ import annotations

import asyncio
import random
import ssl
from time import perf_counter
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from triopolis.house.messages import Play
from triopolis.server.guests import COOKIE

GAMES: Final = ("point_city", "bloom_town", "happy_city")
AT_ONCE: Final = 8
"""Tables that are opened at the same time."""


class Offer(msgspec.Struct):
    action: int


class Position(msgspec.Struct):
    revision: int
    status: str


class Told(msgspec.Struct):
    """What is read of any message."""

    type: str
    table: Position | None = None
    seat: int | None = None
    moves: list[Offer] = []


CERTIFICATES: Final = ssl.create_default_context()
"""Not needed, but every client of httpx would load them anew, which takes longer than a move."""
READER: Final = msgspec.json.Decoder(Told)
WRITER: Final = msgspec.json.Encoder()


class Pace:
    """How often every table moves, and what is measured of it."""

    def __init__(self) -> None:
        self.interval = 1.0
        """Seconds between two moves of a table, on average."""
        self.latencies: list[float] | None = None
        """Milliseconds; None while nobody measures."""

    async def measure(self, interval: float, warmup: float, seconds: float) -> list[float]:
        self.interval = interval
        await asyncio.sleep(warmup)
        found = self.latencies = []
        await asyncio.sleep(seconds)
        self.latencies = None
        return found


class Table:
    """Two people at one table after another: when a match is over, they play again."""

    def __init__(self, port: int, pace: Pace, seed: int) -> None:
        self._port = port
        self._pace = pace
        self._rng = random.Random(seed)
        self._game = GAMES[seed % len(GAMES)]
        self._cookies: list[str] = []
        self._id = ""
        self._connections: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._due: tuple[ClientConnection, Told] | None = None
        self._played = -1
        """The last revision that was answered."""
        self._over = False
        self._refused = ""
        self._sent = 0.0
        self._news = asyncio.Event()
        """Somebody is to move, or the match is over."""

    # Opening and closing

    async def open(self) -> None:
        async with self._visitor(0) as host, self._visitor(1) as friend:
            seats = [{"kind": "me"}, {"kind": "open"}]
            self._id = (await _post(host, "/api/tables", {"game": self._game, "seats": seats}))["id"]
            await _post(friend, f"/api/tables/{self._id}/join", {})
            self._cookies = [host.cookies[COOKIE], friend.cookies[COOKIE]]
        await self._connect()

    def _visitor(self, seat: int) -> httpx.AsyncClient:
        cookies = {COOKIE: self._cookies[seat]} if self._cookies else None
        address = f"http://127.0.0.1:{self._port}"
        return httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60, verify=CERTIFICATES, trust_env=False)

    async def _connect(self) -> None:
        self._played, self._over, self._due = -1, False, None
        self._news.clear()
        address = f"ws://127.0.0.1:{self._port}/api/tables/{self._id}/live"
        self._connections = [
            await connect(
                address,
                additional_headers={"Cookie": f"{COOKIE}={cookie}"},
                compression=None,
                ping_interval=None,
                open_timeout=60,
                proxy=None,
            )
            for cookie in self._cookies
        ]
        self._readers = [asyncio.create_task(self._read(connection)) for connection in self._connections]

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        for connection in self._connections:
            await connection.close()

    async def _play_again(self) -> None:
        await self.close()
        async with self._visitor(0) as host:
            self._id = (await _post(host, f"/api/tables/{self._id}/rematch"))["id"]
        await self._connect()

    # Playing

    async def play(self) -> None:
        """For ever, at the given pace, beginning at some moment of the first interval."""
        due = perf_counter() + self._rng.random() * self._pace.interval
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            await self._news.wait()
            assert not self._refused, self._refused
            if self._over:
                await self._play_again()
                continue
            await self._move()
            due = max(perf_counter(), due + self._pace.interval * self._rng.uniform(0.5, 1.5))

    async def _move(self) -> None:
        assert self._due is not None
        connection, told = self._due
        assert told.table is not None
        assert told.seat is not None
        self._news.clear()
        self._played = told.table.revision
        action = self._rng.choice(told.moves).action
        text = WRITER.encode(Play(seat=told.seat, revision=self._played, action=action))
        self._sent = perf_counter()
        await connection.send(text, text=True)

    async def _read(self, connection: ClientConnection) -> None:
        async for text in connection:
            told = READER.decode(text)
            if told.type == "accepted":
                if self._pace.latencies is not None:
                    self._pace.latencies.append((perf_counter() - self._sent) * 1000)
            elif told.type == "state":
                self._look(connection, told)
            elif told.type == "refused":
                self._refused = str(text)
                self._news.set()

    def _look(self, connection: ClientConnection, told: Told) -> None:
        assert told.table is not None
        if told.table.status == "finished":
            self._over = True
            self._news.set()
        elif told.moves and told.table.revision > self._played:
            self._due = (connection, told)
            self._news.set()


async def _post(visitor: httpx.AsyncClient, path: str, body: object = None) -> dict[str, str]:
    answer = await visitor.post(path, json=body)
    answer.raise_for_status()
    found: dict[str, str] = answer.json()
    return found


class Crowd:
    """All tables of a measurement."""

    def __init__(self, port: int, tables: int) -> None:
        self._pace = Pace()
        self._tables = [Table(port, self._pace, seed) for seed in range(tables)]
        self._playing: list[asyncio.Task[None]] = []
        """For ever; one that ends has failed."""

    async def arrive(self) -> None:
        door = asyncio.Semaphore(AT_ONCE)

        async def enter(table: Table) -> None:
            async with door:
                await table.open()

        await asyncio.gather(*map(enter, self._tables))

    def begin(self) -> None:
        self._playing = [asyncio.create_task(table.play()) for table in self._tables]

    async def measure(self, interval: float, warmup: float, seconds: float) -> list[float]:
        found = await self._pace.measure(interval, warmup, seconds)
        for task in self._playing:
            if task.done():
                task.result()
        return found

    async def leave(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for table in self._tables:
            await table.close()
