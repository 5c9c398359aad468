"""Records from elsewhere: looked at when finished, played on when not, refused when damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.hosted import ME, OPEN, imported, on_disk, people
from tests.server.played import as_json, cut, played
from tests.server.room import a_room

from triopolis.engine.errors import DamagedRecord, ForeignRecord, NewerRecord, TriopolisError
from triopolis.engine.match import Match
from triopolis.engine.record import PackRecord
from triopolis.engine.registry import find_game
from triopolis.engine.shapes import DataPack
from triopolis.house.eyes import stored_info
from triopolis.house.messages import SeatWish
from triopolis.house.refusals import BadBot, BadRequest
from triopolis.house.stored import StoredSeat

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def renamed(match: Match, *seats: tuple[str, str | None]) -> dict[str, Any]:
    return {**as_json(match), "seats": [{"name": name, "bot": bot} for name, bot in seats]}


@pytest.mark.parametrize("game", ["point_city", "bloom_town", "happy_city"])
async def test_a_finished_record_is_a_finished_table(tmp_path: Path, game: str) -> None:
    async with a_room(tmp_path) as room:
        match = played(game)
        table = await imported(room, match)
        assert (table.status, table.actor, table.revision) == ("finished", None, len(match.steps))
        assert table.result == match.record().result
        assert table.seed == "played"
        assert people(table) == [(None, None)] * 2
        browser = await room.connect(table.id, "anna")
        assert browser.state["end"]["scores"] == match.state.scores()
        assert browser.state["table"]["seats"][0]["kind"] == "person"
        async with room.house.opened(table.id) as live:
            assert live.match is not None
            assert live.match.record().position == match.record().position


async def test_an_unfinished_record_is_played_on(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await imported(room, renamed(cut(played(), 5), ("Ada", None), ("Eve", "skynet")))
        assert (table.status, people(table)) == ("running", [("anna", None), (None, "medium")])
        assert table.seats[0].name == "Ada"
        anna = await room.connect(table.id, "anna")
        while anna.state["moves"]:
            await anna.play()
        assert anna.state["table"]["status"] == "finished"
        await on_disk(room, table.id)


async def test_who_plays_on_can_be_chosen(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        half = cut(played(), 5)
        table = await imported(room, half, seats=[OPEN, ME])
        assert (table.status, people(table)) == ("running", [(None, None), ("anna", None)])
        with pytest.raises(BadRequest):
            await imported(room, half, seats=[ME])
        with pytest.raises(BadBot):
            await imported(room, half, seats=[ME, SeatWish(kind="bot", bot="skynet")])


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("", "?"),
        ("   ", "?"),
        ("\u0301", "?"),
        ("\x1b[31mred\x07", "[31mred"),
        ("A" * 100, "A" * 24),
        ("\u0958" * 24, "\u0915\u093c" * 12),
    ],
)
async def test_odd_names_of_a_record_are_made_fit_to_show(tmp_path: Path, name: str, shown: str) -> None:
    async with a_room(tmp_path) as room:
        table = await imported(room, renamed(played(), (name, None), ("B", "easy")))
        assert table.seats == [StoredSeat(shown), StoredSeat("B", bot="easy")]


async def test_a_record_with_a_data_pack_plays_with_it(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        game = find_game("bloom_town")
        name = next(iter(game.data))
        packed = game.with_data(DataPack({name: game.data[name]}))
        match = Match(packed, 2, seed="packed")
        match.repeat(match.state.actions()[0])
        table = await imported(room, match)
        assert table.pack == {name: game.data[name]}
        assert stored_info(table, None, []).packed
        anna = await room.connect(table.id, "anna")
        await anna.say(type="uncover", seat=anna.state["curtain"])
        assert (await anna.play())["type"] == "accepted"
        forged = msgspec.structs.replace(match.record(), data_pack=PackRecord({name: []}, "0" * 64))
        with pytest.raises(DamagedRecord):
            await imported(room, as_json(forged))


@pytest.mark.parametrize(
    ("damage", "kind"),
    [
        ({"actions": [0]}, DamagedRecord),
        ({"actions": [10**30]}, DamagedRecord),
        ({"actions": ["1"]}, DamagedRecord),
        ({"position": "0" * 64}, DamagedRecord),
        ({"result": None}, DamagedRecord),
        ({"revision": 0}, DamagedRecord),
        ({"seats": []}, DamagedRecord),
        ({"options": {"colour": "red"}}, DamagedRecord),
        ({"extra": 1}, DamagedRecord),
        ({"schema": "1"}, DamagedRecord),
        ({"schema": 99}, NewerRecord),
        ({"version": 99}, NewerRecord),
        ({"format": "chess"}, ForeignRecord),
        ({"game": "chess"}, ForeignRecord),
        ({"seed": "another"}, DamagedRecord),
    ],
)
async def test_a_damaged_record_is_refused(tmp_path: Path, damage: dict[str, Any], kind: type[TriopolisError]) -> None:
    async with a_room(tmp_path) as room:
        with pytest.raises(kind):
            await imported(room, {**as_json(played()), **damage})
        assert await room.storage.counts() == {}


async def test_a_seed_that_cannot_be_shown_is_refused(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        with pytest.raises(BadRequest):
            await imported(room, Match(find_game("bloom_town"), 2, seed="\x00"))
