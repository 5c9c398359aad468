"""A match without an end in sight: its game states a bound, and the house closes the table there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.hosted import imported, on_disk
from tests.server.played import as_json, cut, played
from tests.server.room import a_room

from triopolis.engine.errors import DamagedRecord, MatchTooLong
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game
from triopolis.house import hosting
from triopolis.house.live_table import MOST_CHANGES
from triopolis.server.storage import Storage

pytestmark = pytest.mark.anyio
BOUND = 8
AT_THE_BOUND = as_json(cut(played(), len(played().steps) - BOUND))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("bloom_town"), "longest_match", BOUND)


@pytest.mark.usefixtures("short")
async def test_a_table_that_reaches_the_bound_is_closed_with_a_word(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "random")
        anna = await room.connect(table.id, "anna")
        watcher = await room.connect(table.id, "watcher")
        while anna.state["moves"]:
            assert (await anna.play())["type"] == "accepted"
        for browser in (anna, watcher):
            state = browser.state
            assert (state["table"]["status"], state["moves"], state["can_undo"]) == ("closed", [], False)
            assert state["table"]["closed"] == {"id": "server-closed-length", "args": {"moves": BOUND}}
            assert state["view"]
            assert len(state["steps"]) <= BOUND
        stored = await on_disk(room, table.id)
        assert (stored.status, stored.closed, stored.actor, stored.bot_due) == ("closed", "length", None, False)
        answer = await anna.say(type="play", seat=0, revision=anna.revision, action=0)
        assert answer["error"]["code"] == "table-closed"
        assert (await anna.say(type="undo", seat=0, revision=anna.revision))["error"]["code"] == "table-closed"
        assert (await hosting.rematch(room.house, "anna", table.id)).status == "running"


async def test_playing_and_taking_back_in_turns_comes_to_an_end_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 5 * BOUND
    monkeypatch.setattr(find_game("happy_city"), "longest_match", most)
    async with a_room(tmp_path) as room:
        table = await room.open("happy_city", "me", "random", seed="undo")
        anna = await room.connect(table.id, "anna")
        undone = 0
        while anna.state["table"]["status"] == "running":
            if anna.state["can_undo"]:
                await anna.say(type="undo", seat=0, revision=anna.revision)
                undone += 1
            else:
                await anna.play(-1)
        assert anna.state["table"]["status"] == "closed"
        assert undone > 0
        assert MOST_CHANGES * most <= anna.revision <= MOST_CHANGES * most + most


@pytest.mark.usefixtures("short")
async def test_after_a_restart_it_is_closed_still(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        id = (await imported(room, AT_THE_BOUND)).id
        assert (await on_disk(room, id)).status == "closed"
    storage = await Storage.open(f"sqlite:///{tmp_path / 'room.db'}")
    try:
        assert await storage.tables_with_bots_due() == []
    finally:
        await storage.close()
    async with a_room(tmp_path) as room:
        anna = await room.connect(id, "anna")
        assert anna.state["table"]["closed"]["id"] == "server-closed-length"


@pytest.mark.usefixtures("short")
async def test_a_longer_record_is_refused_before_it_is_replayed(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        record = {**AT_THE_BOUND, "actions": [0] * (BOUND + 1)}
        with pytest.raises(DamagedRecord, match=f"too many moves for bloom_town: {BOUND + 1}. The limit is {BOUND}"):
            await imported(room, record)


@pytest.mark.usefixtures("short")
def test_a_match_stops_at_the_bound_so_that_whatever_was_saved_can_be_loaded() -> None:
    match = Match(find_game("bloom_town"), 2, seed="long")
    while not match.too_long:
        seat = int(match.state.actor)
        match.play(seat, match.view(seat).actions[0])
    before = match.fingerprint()
    with pytest.raises(MatchTooLong, match=f"limit of moves: {BOUND}"):
        match.play(int(match.state.actor), match.state.actions()[0])
    assert match.fingerprint() == before
    assert Match.load(match.save()).fingerprint() == before
