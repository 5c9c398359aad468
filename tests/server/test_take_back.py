"""Alone with bots an undo always works, over their moves and over what was revealed; with people it is as ever."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.played import as_json
from tests.server.room import Browser, Room, Told, a_room

from triopolis.engine.contract import Choice
from triopolis.engine.errors import StaleRevision
from triopolis.engine.match import Match
from triopolis.house import hosting, house
from triopolis.house.messages import ImportTable, Join
from triopolis.house.stored import StoredTable
from triopolis.locales import LANGUAGES, Message, Words

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def undo(browser: Browser, seat: int = 0, **other: Any) -> Told:
    return await browser.say(**{"type": "undo", "seat": seat, "revision": browser.revision, **other})


async def stored(room: Room, id: str) -> StoredTable:
    table = await room.storage.table(id)
    assert table is not None
    return table


def looks(browser: Browser) -> Any:
    """What is on the table, whatever the revision."""
    return {**browser.state["view"], "revision": 0}


@asynccontextmanager
async def at_a_table(folder: Path, game: str, *seats: str, **wish: Any) -> AsyncIterator[tuple[Room, Browser]]:
    async with a_room(folder) as room:
        table = await room.open(game, *seats, **wish)
        yield room, await room.connect(table.id, "anna")


async def refused(browser: Browser, reason: str, seat: int = 0) -> None:
    """The undo is refused for this reason, which the state says too, and nothing has changed."""
    before, revision = looks(browser), browser.revision
    answer = await undo(browser, seat)
    assert (answer["type"], answer["error"]["code"]) == ("refused", "no-undo")
    assert answer["error"]["message"]["id"] == reason
    for language in LANGUAGES:
        assert Words(language).say(msgspec.convert(answer["error"]["message"], Message))
    assert (looks(browser), browser.revision) == (before, revision)


# Back and back again


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("bloom_town", ["me", "random", "random"], {}),
        ("point_city", ["me", "random", "random", "random"], {}),
        ("happy_city", ["me", "random"], {}),
        ("bloom_town", ["me"], {"opponent": "alice"}),
        ("point_city", ["me"], {"automa": "normal"}),
    ],
)
async def test_every_decision_comes_back_over_bots_and_what_was_revealed(
    tmp_path: Path, game: str, seats: list[str], options: dict[str, str]
) -> None:
    async with at_a_table(tmp_path, game, *seats, options=options) as (room, anna):
        seen = []
        for _ in range(6):
            seen.append(looks(anna))
            await anna.play(-1)
        revisions = [anna.revision]
        while seen:
            assert anna.state["can_undo"]
            assert (await undo(anna))["type"] == "accepted"
            assert looks(anna) == seen.pop()
            assert anna.state["moves"]
            revisions.append(anna.revision)
        assert revisions == list(range(revisions[0], revisions[0] + 7))
        await refused(anna, "error-undo-nothing")
        assert not anna.state["can_undo"]
        assert anna.state["no_undo"]["id"] == "error-undo-nothing"
        taken = anna.state["table"]["take_backs"]
        assert 1 <= taken <= 6
        assert (await stored(room, anna.table)).take_backs == taken


async def test_the_deal_stays_and_the_same_moves_lead_to_the_same(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "happy_city", "me", "random", "random") as (_, anna):
        moves = []
        for _ in range(12):
            moves.append(anna.state["moves"][-1]["action"])
            await anna.play(-1)
        after = looks(anna)
        for _ in moves:
            await undo(anna)
        for action in moves:
            await anna.play(action=action)
        assert looks(anna) == after


async def test_what_an_undo_may_do_anyway_is_not_counted(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "bloom_town", "me", options={"opponent": "alice"}) as (room, anna):
        place = next(move for move in anna.state["moves"] if move["preview"]["ends_turn"] is False)
        await anna.play(action=place["action"])
        assert (anna.state["can_undo"], anna.state["takes_back"]) == (True, False)
        await undo(anna)
        assert anna.state["table"]["take_backs"] == 0
        while not anna.state["takes_back"]:
            await anna.play(-1)
        await undo(anna)
        assert anna.state["table"]["take_backs"] == 1
        [change] = (await room.storage.changes(anna.table))[-1:]
        assert change.action is None
        assert change.back_to is not None


async def test_a_whole_decision_is_taken_back_at_once(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "bloom_town", "me", "random") as (room, anna):
        before, action = looks(anna), anna.state["moves"][0]["action"]
        answer = await anna.say(type="continue", seat=0, revision=anna.revision, action=action)
        way = answer["ways"][0]["actions"]
        assert len(way) > 1
        await anna.say(type="play", seat=0, revision=anna.revision, actions=way)
        assert len(await room.storage.changes(anna.table)) > len(way)
        await undo(anna)
        assert looks(anna) == before


async def test_an_undo_sent_twice_goes_back_once(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "bloom_town", "me", "random") as (_, anna):
        for _ in range(3):
            await anna.play()
        revision = anna.revision
        assert (await undo(anna, revision=revision))["type"] == "accepted"
        after = looks(anna)
        assert (await undo(anna, revision=revision))["error"]["code"] == "stale-revision"
        assert looks(anna) == after


async def test_somebody_who_looks_on_is_told_once_and_sees_no_more_than_before(tmp_path: Path) -> None:
    """Whoever has the link may look on: only members, who have or had a seat or host the table, are others."""
    async with at_a_table(tmp_path, "bloom_town", "me", "random") as (room, anna):
        watcher = await room.connect(anna.table, "somebody")
        first = looks(watcher)
        await anna.play()
        told = len(watcher.socket.texts)
        assert (await undo(anna))["type"] == "accepted"
        states = [message for message in watcher.heard[told:] if message["type"] == "state"]
        assert len(states) == 1
        assert looks(watcher) == first
        assert (watcher.state["steps_from"], watcher.state["steps"]) == (0, [])
        assert not watcher.state["can_undo"]
        assert all(town["hand"]["tiles"] is None for town in watcher.state["view"]["towns"])
        assert watcher.state["table"]["seed"] is None
        answer = await undo(watcher)
        assert answer["error"]["code"] == "not-your-seat"


# While a bot thinks


async def test_what_a_bot_thinks_about_is_dropped(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "bloom_town", "me", "expert") as (room, anna):
        before = looks(anna)
        room.bots.gate.clear()
        while not anna.state["thinking"]:
            await anna.play()
        assert room.bots.at_work == 1
        assert anna.state["can_undo"]
        revision = anna.revision
        while looks(anna) != before:
            assert (await undo(anna))["type"] == "accepted"
        assert room.bots.at_work == 0
        assert not anna.state["thinking"]
        room.bots.gate.set()
        await room.settle()
        assert looks(anna) == before
        assert anna.revision > revision
        await anna.play(-1)
        assert anna.state["moves"]


async def test_an_answer_that_comes_just_then_does_not_fit_any_more(tmp_path: Path) -> None:
    """As from a bot of another process on the same database."""
    async with at_a_table(tmp_path, "bloom_town", "me", "expert") as (room, anna):
        room.bots.gate.clear()
        while not anna.state["thinking"]:
            await anna.play()
        async with room.house.opened(anna.table) as table:
            assert table.match is not None
            act = house._bot_play(1, "expert", Choice(table.match.view(1).actions[0]), table.revision)
        await undo(anna)
        after, revision = looks(anna), anna.revision
        with pytest.raises(StaleRevision):
            await room.house.change(anna.table, act)
        assert (await stored(room, anna.table)).revision == revision
        assert looks(anna) == after


# Where it is as ever


async def test_after_the_end_everything_is_open_and_nothing_comes_back(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "point_city", "me", "random") as (room, anna):
        await anna.play()
        await undo(anna)
        while anna.state["end"] is None:
            await anna.play(-1)
        assert not anna.state["can_undo"]
        await refused(anna, "error-undo-over")
        assert await room.house.keeper.keep(anna.table)
        assert anna.state["table"]["take_backs"] == 1


async def test_with_people_only_ones_own_turn_and_what_reveals_nothing(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "bloom_town", "me", "open") as (room, anna):
        await hosting.join(room.house, "boris", "Boris", anna.table, Join())
        await room.settle()
        await refused(anna, "error-undo-nothing")
        place = next(move for move in anna.state["moves"] if move["preview"]["ends_turn"] is False)
        await anna.play(action=place["action"])
        await refused(anna, "error-undo-revealed")
        while anna.state["moves"]:
            await anna.play()
        await refused(anna, "error-undo-turn")
        assert anna.state["no_undo"]["id"] == "error-undo-turn"


async def test_a_person_who_left_had_a_seat_all_the_same(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "bloom_town", "me", "open") as (room, anna):
        await hosting.join(room.house, "boris", "Boris", anna.table, Join())
        await hosting.leave(room.house, "boris", anna.table)
        await hosting.seat_bot(room.house, "anna", anna.table, 1, "random")
        await room.settle()
        while not anna.state["table"]["revision"] or anna.state["can_undo"]:
            await anna.play()
        assert not anna.state["can_undo"]
        assert (await stored(room, anna.table)).shared


async def test_a_bot_that_plays_for_somebody_who_is_away_is_no_other_bot(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "happy_city", "me", "here") as (room, anna):
        await hosting.seat_bot(room.house, "anna", anna.table, 1, "random")
        await room.settle()
        table = await stored(room, anna.table)
        assert table.shared
        assert table.seats[1].bot is not None


async def test_several_at_one_screen_undo_as_ever(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "point_city", "me", "here") as (_, anna):
        draw = next(move for move in anna.state["moves"] if move["move"]["kind"] == "draw")
        await anna.play(action=draw["action"])
        assert not anna.state["can_undo"]
        await refused(anna, "error-undo-turn")


async def test_a_host_who_only_looks_on_is_a_member(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "point_city", "open", "random") as (room, anna):
        await hosting.join(room.house, "boris", "Boris", anna.table, Join())
        await room.settle()
        boris = await room.connect(anna.table, "boris")
        draw = next(move for move in boris.state["moves"] if move["move"]["kind"] == "draw")
        await boris.play(action=draw["action"])
        assert not boris.state["can_undo"]
        await refused(boris, "error-undo-turn")


async def test_tables_of_earlier_layouts_do_not_say_who_sat_there(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "point_city", "me", "random") as (room, anna):
        table = await stored(room, anna.table)
        async with room.house.opened(anna.table) as live:
            live.stored.shared = None
            await room.house.save(live, live.stored)
        assert (await stored(room, anna.table)).shared is None
        await anna.play()
        assert not anna.state["can_undo"]
        assert table.shared is False


# What is kept of it


async def test_a_server_that_ends_comes_back_to_the_same_table(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "bloom_town", "me", "random") as (_, anna):
        for _ in range(5):
            await anna.play(-1)
        for _ in range(3):
            await undo(anna)
        await anna.play(0)
        await undo(anna)
        seen, table = looks(anna), anna.state["table"]
    async with a_room(tmp_path) as room:
        again = await room.connect(anna.table, "anna")
        assert looks(again) == seen
        assert again.revision == table["revision"]
        assert again.state["table"]["take_backs"] == table["take_backs"] == 4
        assert (await undo(again))["type"] == "accepted"
        assert again.state["table"]["take_backs"] == 5
        await again.play(0)
        assert again.state["moves"]


async def test_reconnecting_brings_the_log_back_too(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "bloom_town", "me", "random") as (room, anna):
        await anna.play()
        kept = len(anna.state["steps"]) + anna.state["steps_from"]
        assert kept
        middle = anna.revision
        await anna.play()
        await undo(anna)
        again = await room.connect(anna.table, "anna", after=middle)
        assert again.state["steps"] == []
        assert again.state["steps_from"] == (await steps_of(room, anna.table))


async def steps_of(room: Room, id: str) -> int:
    async with room.house.opened(id) as table:
        assert table.match is not None
        return len(table.match.steps)


async def test_the_record_and_what_is_made_of_it_have_the_mark(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "point_city", "me", "random") as (room, anna):
        await anna.play()
        await undo(anna)
        while anna.state["end"] is None:
            await anna.play(-1)
        async with room.house.opened(anna.table) as table:
            record = table.record()
        assert record is not None
        assert (record.schema, record.take_backs) == (2, 1)
        assert Match.replay(record).take_backs == 1
        wish = ImportTable(record=as_json(Match.replay(record)))
        copy = await hosting.import_record(room.house, "boris", "Boris", wish)
        assert (await stored(room, copy.id)).take_backs == 1
        browser = await room.connect(copy.id, "boris")
        assert browser.state["table"]["take_backs"] == 1
        async with room.house.opened(copy.id) as table:
            again = table.record()
        assert again is not None
        assert again.take_backs == 1


async def test_an_interrupted_write_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, "bloom_town", "me", "random") as (room, anna):
        await anna.play()
        before, revision = looks(anna), anna.revision

        async def broken(made: Any, **facts: Any) -> None:
            raise OSError("no space left")

        commit, room.storage.commit = room.storage.commit, broken  # type: ignore[method-assign]
        assert (await undo(anna))["type"] == "refused"
        room.storage.commit = commit  # type: ignore[method-assign]
        assert (looks(anna), anna.revision) == (before, revision)
        assert anna.state["table"]["take_backs"] == 0
        assert (await undo(anna))["type"] == "accepted"
