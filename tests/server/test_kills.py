"""A real server that is killed, stopped, or not alone: no answered move is lost, and no process is left behind.

`python -m tests.server.kills` does the first of these for long.
"""

from __future__ import annotations

import asyncio
import os
import socket
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from tests.server.kills import PLANS, Blow, Trial
from tests.server.players import Offer, open_table
from tests.server.running import PATIENCE, Server, running
from websockets.asyncio.client import ClientConnection

from triopolis.house.messages import Accepted, Play, Refused, TableInfo, TableMessage
from triopolis.server.storage import Storage

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(os.name != "posix", reason="kills process groups")]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Glimpse(msgspec.Struct, tag_field="type", tag="state"):
    """What is read of a StateMessage here."""

    table: TableInfo
    seat: int | None
    view: msgspec.Raw
    moves: list[Offer]
    thinking: bool


Told = Glimpse | TableMessage | Accepted | Refused
READER = msgspec.json.Decoder(Told)


async def hear(connection: ClientConnection) -> Told:
    async with asyncio.timeout(PATIENCE):
        message: Told = READER.decode(await connection.recv())
        return message


async def glimpse(connection: ClientConnection, revision: int = 0) -> Glimpse:
    """The next state, from some revision on."""
    while True:
        message = await hear(connection)
        if isinstance(message, Glimpse) and message.table.revision >= revision:
            return message


async def play(connection: ClientConnection, state: Glimpse, choice: int = 0) -> None:
    """One of the legal moves; the last one if there are fewer."""
    assert state.seat is not None
    action = state.moves[: choice + 1][-1].action
    said = Play(seat=state.seat, revision=state.table.revision, action=action)
    await connection.send(msgspec.json.encode(said).decode())


# Killed and stopped


async def test_no_answered_move_is_lost_by_kills(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        trial = Trial(server, "a few kills", PLANS[:3])
        trial.start()
        await trial.kill(Blow("accepted", 12))
        await trial.kill(Blow("sent", 7, whole_group=False))
        await trial.kill(Blow("thinking", 3))
        await trial.finish()
    assert trial.problems == []
    assert trial.finished >= 3


@asynccontextmanager
async def bot_at_work(server: Server, bot: str) -> AsyncIterator[Glimpse]:
    """The state of a table where a bot thinks, while its only person is connected."""
    table = await open_table(server, "point_city", people=1, bots=[bot], seed="thinking")
    async with server.live(table.id, table.people[0].cookie) as connection:
        state = await glimpse(connection)
        while not state.thinking:
            await play(connection, state)
            state = await glimpse(connection, state.table.revision + 1)
        yield state


async def test_a_bot_that_was_due_goes_on_though_nobody_is_there(tmp_path: Path) -> None:
    async with running(tmp_path, thinkers=1) as server:
        async with bot_at_work(server, "medium") as state:
            server.strike()
        await server.ended()
        id, revision = state.table.id, state.table.revision
        storage = await Storage.open(server.url)
        stored = await storage.table(id)
        await storage.close()
        assert stored is not None
        assert (stored.revision, stored.bot_due) == (revision, True)
        await server.start()
        async with server.live(id) as spectator:
            assert (await glimpse(spectator, revision + 1)).table.revision > revision


async def test_workers_end_with_the_server_whatever_they_think_about(tmp_path: Path) -> None:
    """`ended` returns only when the last process is gone; an expert would think on for long."""
    async with running(tmp_path, thinkers=1) as server:
        async with bot_at_work(server, "expert"):
            server.strike(whole_group=False)
        assert await server.ended() != 0
        await server.start()
        async with bot_at_work(server, "expert"):
            assert await server.stop() == 0
    assert '"event": "server stopped"' in server.log
    assert server.faults() == []


# Not alone


async def test_a_taken_port_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        # As granian listens: it would share the port with whoever asks in the same way.
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        other.bind(("127.0.0.1", 0))
        other.listen()
        server = Server(tmp_path, port=other.getsockname()[1])
        process = await asyncio.create_subprocess_exec(*server.command, stdout=PIPE, stderr=PIPE)
        out, errors = await process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert len(errors.splitlines()) == 1
    assert str(server.port) in errors.decode()


async def outcome(connection: ClientConnection, revision: int) -> tuple[bool, Glimpse]:
    """Whether what was said was accepted, and the state at the revision that follows, in whichever order they come."""
    accepted: bool | None = None
    state: Glimpse | None = None
    while accepted is None or state is None:
        message = await hear(connection)
        if isinstance(message, Glimpse):
            state = message if message.table.revision >= revision else None
        elif isinstance(message, Accepted):
            accepted = True
        elif isinstance(message, Refused):
            assert message.error.code == "stale-revision"
            accepted = False
    return accepted, state


async def test_two_servers_on_one_database_accept_one_move_for_a_position(tmp_path: Path) -> None:
    async with running(tmp_path, thinkers=1) as here, running(tmp_path, thinkers=1) as there:
        table = await open_table(here, "point_city", people=1, bots=[], seed="race")
        cookie = table.people[0].cookie
        async with here.live(table.id, cookie) as one, there.live(table.id, cookie) as other:
            state = await glimpse(one)
            for _ in range(12):
                after = state.table.revision + 1
                await asyncio.gather(play(one, state), play(other, state, 1))
                (first, state), (second, same) = await asyncio.gather(outcome(one, after), outcome(other, after))
                assert {first, second} == {True, False}
                assert (state.table.revision, bytes(state.view)) == (after, bytes(same.view))
            # What only one of them hears of is soon noticed by the other.
            await play(one, state)
            assert (await glimpse(other, after + 1)).table.revision == after + 1
        for server in (here, there):
            assert await server.stop() == 0
            assert server.faults() == []
