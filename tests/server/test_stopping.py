"""A server that is told to stop does so, whatever hangs: connections, bots, the database, the event loop itself."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.players import open_table
from tests.server.running import Server, running
from tests.server.test_kills import bot_at_work

from triopolis.house import house
from triopolis.server import serving, stopping

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(os.name != "posix", reason="signals and process groups")]

STOPPED = '"event": "server stopped"'
LEFT = "some connections do not end"
HANGS = "something hangs"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_all_of_it_takes_less_than_ten_seconds() -> None:
    assert house.FAREWELL + serving.LAST_ANSWERS < stopping.DEADLINE < stopping.LAST_RESORT < 10


# Connections


def unfinished_head(table: str) -> bytes:
    return b"GET /health HTTP/1.1\r\nHo"


def unfinished_body(table: str) -> bytes:
    return b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"


def unread_answers(table: str) -> bytes:
    """Megabytes of them."""
    return b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n" * 200


def silent_socket(table: str) -> bytes:
    """Reads nothing, answers nothing, not even that it is to be closed."""
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    return f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()


async def begin(server: Server, text: bytes) -> socket.socket:
    """Somebody who asks and then does nothing any more; returns when the server has begun with it."""
    asking = socket.socket()
    asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asking.connect(("127.0.0.1", server.port))
    asking.sendall(text)
    async with server.visitor() as visitor:
        assert (await visitor.get("/health")).is_success
    return asking


async def test_connections_that_do_not_end_are_left(tmp_path: Path) -> None:
    async with running(tmp_path, thinkers=1) as server:
        table = await open_table(server, "point_city", people=1, bots=[], seed="stop")
        with ExitStack() as asking:
            for attack in (unfinished_head, unfinished_body, unread_answers, silent_socket):
                asking.enter_context(await begin(server, attack(table.id)))
            assert await server.stop() == 0
    assert LEFT in server.log
    assert STOPPED in server.log
    assert server.faults() == []


# Bots


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
async def test_a_bot_that_is_stuck_is_ended(tmp_path: Path) -> None:
    async with running(tmp_path, thinkers=1) as server, bot_at_work(server, "expert"):
        for bot in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split():
            os.kill(int(bot), signal.SIGSTOP)
        assert await server.stop() == 0
    assert STOPPED in server.log


# Itself


class Hanging(Server):
    def __init__(self, folder: Path, what: str, deadline: float = 3600, last: int = 3600) -> None:
        super().__init__(folder)
        self._hangs = (what, self.port, self.url, deadline, last)

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.server.hanging", *map(str, self._hangs)]


@pytest.mark.parametrize("what", ["database", "loop"])
async def test_at_the_deadline_it_ends_itself(tmp_path: Path, what: str) -> None:
    server = Hanging(tmp_path, what, deadline=0.1)
    try:
        await server.start()
        assert await server.stop() == stopping.CUT_OFF
    finally:
        await server.clear_away()
    assert HANGS in server.log
    assert STOPPED not in server.log


async def test_if_not_even_that_is_possible_the_system_ends_it(tmp_path: Path) -> None:
    server = Hanging(tmp_path, "python", deadline=0.1, last=1)
    try:
        await server.start()
        assert await server.stop() == -signal.SIGALRM
    finally:
        await server.clear_away()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_second_signal_ends_it_at_once(tmp_path: Path, number: int) -> None:
    server = Hanging(tmp_path, "database")
    try:
        await server.start()
        ending = asyncio.create_task(server.ended())
        while not ending.done():
            # Two that come too quickly count as one.
            server.strike(number, whole_group=False)
            await asyncio.wait({ending}, timeout=0.05)
        assert ending.result() == -number
    finally:
        await server.clear_away()
