"""On the server: the catalogue, its words, a table with people and bots, what a page asks on the way, the end."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.players import Memory, Player, ask, open_table
from tests.server.room import Browser, a_room
from tests.server.running import Server, running

from triopolis.engine.record import Result
from triopolis.locales import LANGUAGES

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(os.name != "posix", reason="kills process groups")]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with running(tmp_path_factory.mktemp("server")) as server:
        yield server
        assert await server.stop() == 0
        assert server.faults() == []


# A real server


async def test_it_is_in_the_catalogue(server: Server) -> None:
    games: list[dict[str, Any]] = msgspec.json.decode(await ask(server, None, "GET", "/api/catalogue"))["games"]
    lantern = next(game for game in games if game["id"] == "lantern")
    assert (lantern["fewest"], lantern["most"], lantern["alone"]) == (1, 4, True)
    assert not lantern["printed"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_can_ask_for_its_words(server: Server, language: str) -> None:
    text = (await ask(server, None, "GET", f"/api/games/lantern/words/{language}")).decode()
    for id in ("game-lantern", "web-line-lantern", "rules-short-lantern", "lantern-quay"):
        assert f"{id} =" in text


@pytest.mark.parametrize(("people", "bots"), [(1, []), (2, ["easy"])], ids=["alone", "two and a bot"])
async def test_a_whole_game_before_a_spectator(server: Server, people: int, bots: list[str]) -> None:
    table = await open_table(server, "lantern", people, bots, seed=f"whole {people}")
    spectator = Player(table.id, Memory(), None, random.Random(0))
    await asyncio.gather(table.play(server), spectator.play_to_the_end(server))
    match = await table.record(server)
    assert match.over
    for player in (*table.players, spectator):
        assert player.end is not None
        assert match.record().result == Result(player.end.scores, player.end.winners)
        assert len(player.log) == len(match.steps)


# A house without a network


async def test_what_a_page_asks_on_the_way(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("lantern", "me", seed="asks")
        anna = await room.connect(table.id, "anna")
        await anna.say(type="spread", on=True)
        spread = anna.state["spread"]
        assert [region["kind"] for region in spread] == ["row", "row", *("score", "grid", "purse") * 2]
        assert choosable(spread) == {move["action"] for move in anna.state["moves"]}
        berth = await anna.say(type="why_not", ref=1, seat=0, component={"kind": "berth", "id": 0})
        assert berth["reason"]["id"] == "lantern-why-load-first"
        crate = await anna.say(type="why_not", ref=2, seat=0, component={"kind": "crate", "id": 0})
        assert crate["reason"] is None
        await anna.say(type="hint", ref=3, seat=0, revision=anna.revision)
        assert anna.last("hint")["hints"][0]["reasons"]


def choosable(spread: list[dict[str, Any]]) -> set[int]:
    return {action for region in spread for item in region["items"] for action in item.get("actions", [])}


async def test_a_first_action_is_taken_back_and_a_draw_is_not(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("lantern", "me", "here", seed="undo")
        anna = await room.connect(table.id, "anna")
        await look(anna)
        await anna.play(move={"kind": "send", "place": 1})
        assert anna.state["can_undo"]
        answer = await anna.say(type="undo", seat=anna.state["seat"], revision=anna.revision)
        assert answer["type"] == "accepted"
        assert len(anna.state["view"]["at_sea"]) == 0
        await anna.play(move={"kind": "draw"})
        assert not anna.state["can_undo"]


async def look(browser: Browser) -> None:
    """Two people share the screen: the one to act looks at it."""
    if browser.state["curtain"] is not None:
        await browser.say(type="uncover", seat=browser.state["curtain"])
