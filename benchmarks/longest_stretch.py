"""How long one request may keep everybody waiting: the longest stretch of CPU time in the server's event loop.

python -m benchmarks.longest_stretch                       with the server that is imported
python -m benchmarks.longest_stretch --code FOLDER         with another copy, an older one for example

Matches of Happy City in which hardly anybody ever buys anything are as long as one likes. One of 300,000 actions and
ones of the greatest length the server takes are imported, watched by several at once, looked back at and downloaded,
while somebody plays at another table. Only this machine is spoken to.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import connect

from benchmarks.measured_server import SECONDS
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.record import encode_record
from triopolis.engine.registry import find_game
from triopolis.games.happy_city.actions import BUY_NOTHING, KEEP_ALL, LET_COME, NO_SPECIAL
from triopolis.server.guests import COOKIE

ROOT: Final = Path(__file__).parent.parent
GAME: Final = "happy_city"
HUGE: Final = 300_000
ENDING: Final = 300
"""More actions than a match has in which everybody buys what they can."""
PATIENCE: Final = 600.0
QUIET: Final = (BUY_NOTHING, KEEP_ALL, NO_SPECIAL, LET_COME)
"""What brings nobody nearer to the end."""


# Records without end


def long_record(actions: int, over: bool) -> bytes:
    """A match of at most so many actions, hardly fewer; one that is over, or one to play on."""
    match = Match(find_game(GAME), 2, None, "a quiet evening")
    state, rng, played = match.state, seeded("the end"), list[int]()
    quiet = actions - ENDING if over else actions
    while len(played) < quiet or (over and state.actor >= 0):
        legal = state.actions()
        calm = next((action for action in QUIET if action in legal), None) if len(played) < quiet else None
        played.append(int(state.random_action(rng) if calm is None else calm))
        state.play(played[-1])
    assert len(played) <= actions, len(played)
    # The match's own list of steps would take a gigabyte.
    record = msgspec.structs.replace(match.record(), actions=played, revision=len(played))
    return msgspec.json.encode(msgspec.json.decode(encode_record(record)))


# The server


class Server(NamedTuple):
    address: str
    measured: Path
    process: Process

    def begin(self) -> None:
        # In place: the server has the file mapped, and must never find it empty.
        with self.measured.open("r+b") as file:
            file.write(SECONDS.pack(0))

    def longest(self) -> float:
        """Seconds of CPU time."""
        seconds: float = SECONDS.unpack(self.measured.read_bytes())[0]
        return seconds

    def visitor(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://{self.address}/api/", timeout=PATIENCE, trust_env=False)


@asynccontextmanager
async def serving(code: Path | None) -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        measured, port = Path(folder, "measured"), _free_port()
        measured.write_bytes(SECONDS.pack(0))
        arguments = [str(port), str(Path(folder, "tables.db")), str(measured)]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.measured_server", *arguments),
            cwd=ROOT,
            stdout=PIPE,
            env={**os.environ, **({} if code is None else {"PYTHONPATH": str(code)})},
        )
        try:
            assert process.stdout is not None
            assert await process.stdout.readline() == b"ready\n"
            yield Server(f"127.0.0.1:{port}", measured, process)
        finally:
            process.kill()
            await process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# Somebody plays meanwhile


class Other:
    """Plays alone at a table, move after move."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.worst = 0.0
        """Seconds from a move to its answer."""

    async def play(self) -> None:
        async with self._server.visitor() as visitor:
            while True:
                opened = await visitor.post("tables", json={"game": "point_city", "seats": [{"kind": "me"}]})
                await self._play_at(opened.json()["id"], visitor.cookies[COOKIE])

    async def _play_at(self, table: str, cookie: str) -> None:
        address = f"ws://{self._server.address}/api/tables/{table}/live"
        async with connect(
            address, additional_headers={"Cookie": f"{COOKIE}={cookie}"}, ping_interval=None, proxy=None
        ) as live:
            begun: float | None = None
            async for text in live:
                told = msgspec.json.decode(text)
                if told["type"] == "accepted" and begun is not None:
                    self.worst = max(self.worst, perf_counter() - begun)
                elif told["type"] == "state" and told["end"] is not None:
                    return
                elif told["type"] == "state" and told["moves"]:
                    begun = perf_counter()
                    revision, action = told["table"]["revision"], told["moves"][0]["action"]
                    await live.send(
                        msgspec.json.encode(
                            {"type": "play", "seat": told["seat"], "revision": revision, "action": action}
                        ).decode()
                    )


# What is done with a record


class Line(NamedTuple):
    what: str
    seconds: float
    bytes: int
    stretch: float
    worst: float

    def __str__(self) -> str:
        return (
            f"  {self.what:<34} {self.seconds:7.2f} s {self.bytes / 1e6:8.2f} MB  "
            f"longest stretch {self.stretch * 1000:8.0f} ms  worst answer elsewhere {self.worst * 1000:8.0f} ms"
        )


class Trial:
    def __init__(self, server: Server, spectators: int) -> None:
        self._server = server
        self._spectators = spectators
        self._other = Other(server)

    async def run(self, records: list[tuple[str, bytes]]) -> float:
        """The longest stretch of all, in seconds."""
        playing = asyncio.create_task(self._other.play())
        longest = 0.0
        for name, record in records:
            print(f"{name}: {len(record) / 1e6:.2f} MB", flush=True)
            longest = max(longest, await self._try(record))
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        return longest

    async def _try(self, record: bytes) -> float:
        async with self._server.visitor() as visitor:
            body = b'{"record":' + record + b"}"
            line, answer = await self._measure("import", partial(_ask, visitor, "POST", "tables/import", body))
            lines = [line]
            if answer.status_code == httpx.codes.CREATED:
                table = answer.json()["id"]
                lines.append(await self._watch(table))
                for path in ("replay", f"replay/{_middle(record)}", "record"):
                    line, _ = await self._measure(path, partial(_ask, visitor, "GET", f"tables/{table}/{path}"))
                    lines.append(line)
        return max(line.stretch for line in lines)

    async def _watch(self, table: str) -> Line:
        async def all_of_them() -> int:
            return sum(await asyncio.gather(*(self._look(table) for _ in range(self._spectators))))

        line, _ = await self._measure(f"first state for {self._spectators} spectators", all_of_them)
        return line

    async def _look(self, table: str) -> int:
        address = f"ws://{self._server.address}/api/tables/{table}/live"
        async with connect(address, max_size=None, ping_interval=None, open_timeout=PATIENCE, proxy=None) as live:
            while True:
                told = await live.recv(decode=False)
                if b'"type":"state"' in told[:100]:
                    return len(told)

    async def _measure(self, what: str, act: Callable[[], Awaitable[Any]]) -> tuple[Line, Any]:
        self._server.begin()
        self._other.worst, start = 0.0, perf_counter()
        found = await act()
        seconds = perf_counter() - start
        # What has begun meanwhile may come to its end only now.
        await asyncio.sleep(1)
        size = found if isinstance(found, int) else len(found.content)
        status = "" if isinstance(found, int) or found.is_success else f": {found.status_code}"
        line = Line(f"{what}{status}", seconds, size, self._server.longest(), self._other.worst)
        print(line, flush=True)
        return line, found


async def _ask(visitor: httpx.AsyncClient, method: str, path: str, body: bytes | None = None) -> httpx.Response:
    kind = {"Content-Type": "application/json"} if body else {}
    return await visitor.request(method, path, content=body, headers=kind)


def _middle(record: bytes) -> int:
    return len(msgspec.json.decode(record)["actions"]) // 2


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--code", type=Path, help="a folder with the package to serve")
    parser.add_argument("--actions", type=int, default=HUGE, help="of the longest record")
    parser.add_argument("--spectators", type=int, default=3)
    order = parser.parse_args()
    bound = getattr(find_game(GAME), "longest_match", 0)
    records = [(f"{order.actions:,} actions", long_record(order.actions, over=True))]
    if ENDING < bound < order.actions:
        records.append((f"the greatest length, {bound:,} actions, over", long_record(bound, over=True)))
        records.append((f"one action less, {bound - 1:,} actions, to play on", long_record(bound - 1, over=False)))
    async with serving(order.code) as server, asyncio.timeout(PATIENCE * 3):
        longest = await Trial(server, order.spectators).run(records)
    print(f"longest stretch of all: {longest * 1000:.0f} ms of CPU time")


if __name__ == "__main__":
    asyncio.run(main())
