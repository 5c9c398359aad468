"""Whole games through a real server: people and bots play, somebody watches, and all of them see the same end."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator

import msgspec
import pytest
from tests.server.players import Memory, Player, Table, ask, open_table
from tests.server.running import Server, running

from triopolis.engine.record import Result
from triopolis.house.messages import EndInfo

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(os.name != "posix", reason="kills process groups")]


class Past(msgspec.Struct):
    """What is read of a Replay."""

    steps: list[msgspec.Raw]
    notations: list[str]
    end: EndInfo


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with running(tmp_path_factory.mktemp("server")) as server:
        yield server
        assert await server.stop() == 0
        assert server.faults() == []


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("point_city", {}),
        ("bloom_town", {}),
        ("happy_city", {"mode": "expert", "grozilla": "yes"}),
    ],
    ids=["point_city", "bloom_town", "happy_city"],
)
async def test_two_people_and_a_bot_play_a_whole_game(server: Server, game: str, options: dict[str, str]) -> None:
    table = await open_table(server, game, people=2, bots=["easy"], seed=f"whole {game}", options=options)
    await play_before_a_spectator(server, table)


async def test_one_person_plays_a_whole_game_alone(server: Server) -> None:
    table = await open_table(server, "bloom_town", people=1, bots=[], seed="alone")
    await play_before_a_spectator(server, table)


async def play_before_a_spectator(server: Server, table: Table) -> None:
    spectator = Player(table.id, Memory(), None, random.Random(0))
    await asyncio.gather(table.play(server), spectator.play_to_the_end(server))
    for player in (*table.players, spectator):
        await check_end(server, table, player)
    assert spectator.memory.sent == {}


async def check_end(server: Server, table: Table, player: Player) -> None:
    """What somebody saw at the end is what the record says, and what looking back shows."""
    match, end = await table.record(server), player.end
    assert end is not None
    assert match.record().result == Result(end.scores, end.winners)
    assert [sheet.total for sheet in end.sheets] == end.scores
    assert end.race[-1] == end.scores
    assert len(player.log) == len(match.steps) == len(end.race) - 1
    past = msgspec.json.decode(await ask(server, None, "GET", f"/api/tables/{table.id}/replay"), type=Past)
    assert past.end == end
    assert len(past.steps) == len(past.notations) == len(match.steps)
