"""What the house promises: memory says what the disk says, nobody waits for a bot, nothing is played twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.server.played import as_json, cut, played
from tests.server.room import Browser, Room, a_room

from triopolis.engine.contract import Choice
from triopolis.engine.errors import StaleRevision
from triopolis.house import hosting, house
from triopolis.house.doors import Job
from triopolis.house.house import bot_job
from triopolis.house.messages import ImportTable, Join
from triopolis.house.refusals import TableChanged, UnknownTable
from triopolis.house.stored import Conflict, ReadFailed, StoredTable, WriteFailed
from triopolis.server.bot_pool import ThinkingFailed
from triopolis.server.storage import Storage

pytestmark = pytest.mark.anyio
Failing = Callable[..., Awaitable[None]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def another_house(folder: Path) -> AsyncIterator[Room]:
    """As another process would open the same database."""
    storage = await Storage.open(f"sqlite:///{folder / 'room.db'}")
    room = Room(storage)
    try:
        yield room
    finally:
        await room.house.close()
        await storage.close()


async def position(room: Room, id: str) -> tuple[int, str]:
    async with room.house.opened(id) as table:
        assert table.match is not None
        return table.revision, table.match.fingerprint()


async def stored(room: Room, id: str) -> StoredTable:
    table = await room.storage.table(id)
    assert table is not None
    return table


def driving() -> list[asyncio.Task[Any]]:
    return [task for task in asyncio.all_tasks() if task.get_name() == "drive"]


# A restart


async def test_after_a_restart_the_bots_that_were_due_go_on(tmp_path: Path) -> None:
    async with a_room(tmp_path) as before, another_house(tmp_path) as after:
        before.bots.gate.clear()
        table = await before.open("bloom_town", "random", "me")
        async with before.house.opened(table.id) as live:
            job = bot_job(live)
        await before.house.close()
        assert (await stored(before, table.id)).bot_due
        async with after.house.opened(table.id) as live:
            assert bot_job(live) == job
        await after.house.start()
        await after.settle()
        anna = await after.connect(table.id, "anna")
        assert anna.revision > 0
        assert anna.state["moves"]


async def test_a_closed_house_thinks_no_more(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.bots.gate.clear()
        await room.open("bloom_town", "random", "me")
        await room.house.close()
        await asyncio.sleep(0)
        assert driving() == []
        assert room.bots.at_work == 0


async def test_a_restart_finds_undone_moves_undone(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room, another_house(tmp_path) as after:
        table = await room.open("happy_city", "me", "here")
        anna = await room.connect(table.id, "anna")
        while not anna.state["can_undo"]:
            await anna.play()
        actor = anna.state["table"]["actor"]
        assert (await anna.say(type="undo", seat=actor, revision=anna.revision))["type"] == "accepted"
        assert await position(after, table.id) == await position(room, table.id)
        again = await after.connect(table.id, "anna", after=anna.revision)
        assert (again.state["steps"], again.state["view"]) == ([], anna.state["view"])


# Two processes on one database


@asynccontextmanager
async def one_table_in_two_houses(folder: Path) -> AsyncIterator[tuple[Browser, Browser]]:
    async with a_room(folder) as one, another_house(folder) as other:
        table = await one.open("bloom_town", "me", "open")
        await hosting.join(one.house, "boris", "Boris", table.id, Join())
        yield await one.connect(table.id, "anna"), await other.connect(table.id, "anna")


async def test_one_position_takes_one_move_wherever_it_is_played(tmp_path: Path) -> None:
    async with one_table_in_two_houses(tmp_path) as browsers:
        answers = await asyncio.gather(*(browser.play(place) for place, browser in enumerate(browsers)))
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["error"]["code"] == "stale-revision"
        here, there = [await position(browser.room, browser.table) for browser in browsers]
        assert here == there
        assert here[0] == len(await browsers[0].room.storage.changes(browsers[0].table)) == 1
        assert browsers[0].state["view"] == browsers[1].state["view"]


async def test_bots_of_two_houses_play_every_move_once(tmp_path: Path) -> None:
    async with a_room(tmp_path) as one, another_house(tmp_path) as other:
        one.bots.gate.clear()
        table = await one.open("bloom_town", "random", "random")
        await other.house.start()
        one.bots.gate.set()
        await asyncio.gather(one.settle(), other.settle())
        assert (await stored(one, table.id)).status == "finished"
        assert await position(one, table.id) == await position(other, table.id)


async def test_bots_of_a_lost_process_go_on_elsewhere(tmp_path: Path) -> None:
    async with a_room(tmp_path) as lost, another_house(tmp_path) as other:
        lost.bots.gate.clear()
        table = await lost.open("bloom_town", "random", "me")
        await lost.house.close()
        await other.house._take_over()
        await other.settle()
        assert (await position(other, table.id))[0] > 0


async def test_a_move_elsewhere_is_noticed_and_shown(tmp_path: Path) -> None:
    async with one_table_in_two_houses(tmp_path) as (here, there):
        start = datetime.now(UTC)
        await here.play()
        assert there.revision == 0
        seen = await there.room.house._glance(start)
        await there.room.settle()
        assert there.revision == 1
        assert there.state["view"] == here.state["view"]
        before = len(there.socket.texts)
        assert await there.room.house._glance(seen) == seen
        await there.room.settle()
        assert len(there.socket.texts) == before


async def test_a_seat_taken_elsewhere_is_noticed(tmp_path: Path) -> None:
    async with a_room(tmp_path) as one, another_house(tmp_path) as other:
        table = await one.open("bloom_town", "me", "open")
        anna = await other.connect(table.id, "anna")
        start = datetime.now(UTC)
        await hosting.join(one.house, "boris", "Boris", table.id, Join())
        with pytest.raises(TableChanged):
            await hosting.join(other.house, "carla", "Carla", table.id, Join())
        await other.house._glance(start)
        await other.settle()
        assert anna.state["table"]["seats"][1]["name"] == "Boris"
        assert anna.state["moves"]


async def test_a_table_removed_elsewhere_is_gone(tmp_path: Path) -> None:
    async with one_table_in_two_houses(tmp_path) as (here, there):
        await here.room.storage.remove_tables([here.table])
        answer = await there.say(type="react", reaction="wow")
        assert answer["type"] == "reaction"
        with pytest.raises(UnknownTable):
            await there.play()
        with pytest.raises(UnknownTable):
            await position(there.room, there.table)


# The disk fails


def failing(problem: Exception, times: int = 1) -> Callable[[Failing], Failing]:
    """A method that fails so many times and works afterwards."""
    left = [times]

    def make(method: Failing) -> Failing:
        async def call(*args: Any, **kwargs: Any) -> None:
            if left[0]:
                left[0] -= 1
                raise problem
            return await method(*args, **kwargs)

        return call

    return make


def fail(patch: pytest.MonkeyPatch, storage: Storage, name: str, problem: Exception, times: int = 1) -> None:
    patch.setattr(storage, name, failing(problem, times)(getattr(storage, name)))


async def test_a_move_that_was_not_written_was_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("happy_city", "me", "here")
        anna = await room.connect(table.id, "anna")
        before, start = await position(room, table.id), anna.state["view"]
        fail(monkeypatch, room.storage, "commit", WriteFailed("disk full"))
        answer = await anna.play()
        assert (answer["type"], answer["error"]["code"]) == ("refused", "server-fault")
        assert "disk" not in answer["error"]["text"]
        assert await position(room, table.id) == before
        assert anna.state["view"] == start
        assert (await anna.play())["revision"] == 1
        assert len(await room.storage.changes(table.id)) == 1


async def test_what_cannot_even_be_read_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("happy_city", "me", "here")
        anna = await room.connect(table.id, "anna")
        before = await position(room, table.id)
        fail(monkeypatch, room.storage, "commit", WriteFailed("disk full"))
        fail(monkeypatch, room.storage, "changes", ReadFailed("away"))
        assert (await anna.play())["error"]["code"] == "server-fault"
        assert await position(room, table.id) == before
        assert anna.revision == 0


async def test_a_seat_that_was_not_written_was_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "open")
        for problem, kind in ((WriteFailed("disk full"), WriteFailed), (Conflict(), TableChanged)):
            fail(monkeypatch, room.storage, "save_table", problem)
            with pytest.raises(kind):
                await hosting.join(room.house, "boris", "Boris", table.id, Join())
            async with room.house.opened(table.id) as live:
                assert (live.match, live.stored) == (None, await stored(room, table.id))
        assert (await hosting.join(room.house, "boris", "Boris", table.id, Join())).status == "running"


@pytest.mark.parametrize("method", ["commit", "changes"])
async def test_a_bots_move_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    monkeypatch.setattr(house, "PATIENCE", 0)
    async with a_room(tmp_path) as room:
        away = WriteFailed("disk full") if method == "commit" else ReadFailed("away")
        fail(monkeypatch, room.storage, method, away, times=3)
        table = await room.open("bloom_town", "random", "random")
        assert (await stored(room, table.id)).status == "finished"


async def test_who_hangs_up_while_it_is_written_has_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("happy_city", "me", "here")
        anna = await room.connect(table.id, "anna")
        writing, commit = asyncio.Event(), room.storage.commit

        async def slow(*args: Any, **kwargs: Any) -> None:
            writing.set()
            await commit(*args, **kwargs)

        monkeypatch.setattr(room.storage, "commit", slow)
        playing = asyncio.create_task(anna.play())
        await writing.wait()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert (await position(room, table.id))[0] == 1
        assert (await stored(room, table.id)).revision == 1


# Tables in memory


async def test_idle_tables_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "KEPT", 4)
    async with a_room(tmp_path) as room:
        tables = [await room.open("bloom_town", "me", "here") for _ in range(7)]
        watched = await room.connect(tables[0].id, "anna")
        for table in tables:
            await position(room, table.id)
            assert len(room.house._tables) <= 4
        assert tables[0].id in room.house._tables
        assert watched.state["table"]["id"] == tables[0].id
        assert (await position(room, tables[1].id))[0] == 0


async def test_a_table_is_opened_even_if_all_others_are_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "KEPT", 1)
    async with a_room(tmp_path) as room:
        for _ in range(3):
            table = await room.open("bloom_town", "me", "here")
            anna = await room.connect(table.id, "anna")
            assert anna.state["table"]["id"] == table.id
        assert len(room.house._tables) == 3


async def test_who_is_there_is_counted_by_connections(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        assert room.house.arrive("t", "anna")
        assert not room.house.arrive("t", "anna")
        assert room.house.arrive("t", "boris")
        assert set(room.house.present("t")) == {"anna", "boris"}
        assert not room.house.depart("t", "anna")
        assert room.house.depart("t", "anna")
        assert set(room.house.present("t")) == {"boris"}
        assert room.house.depart("t", "boris")
        assert room.house._present == {}


# Bots


async def test_nobody_waits_for_another_tables_bot(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.bots.gate.clear()
        theirs = await room.open("bloom_town", "expert", "me", guest="boris")
        mine = await room.open("happy_city", "me", "here")
        anna, boris = await room.connect(mine.id, "anna"), await room.connect(theirs.id, "boris")
        assert boris.state["thinking"]
        for _ in range(5):
            assert (await anna.play())["type"] == "accepted"
        assert (room.bots.at_work, boris.revision) == (1, 0)
        room.bots.gate.set()
        await room.settle()
        assert boris.state["moves"]


async def test_leaving_while_a_bot_thinks_ends_its_thinking(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.bots.gate.clear()
        table = await room.open("bloom_town", "expert", "me")
        other = await room.open("bloom_town", "expert", "me", guest="boris")
        assert room.bots.at_work == 2
        await hosting.leave(room.house, "anna", table.id)
        await room.settle()
        assert room.bots.at_work == 1
        assert (await stored(room, other.id)).bot_due


class Faulty:
    """Bots of one game cannot think, or think nonsense."""

    def __init__(self, room: Room, nonsense: int | None = None) -> None:
        self.asked = 0
        self.broken = True
        self._choose, self._nonsense = room.bots.choose, nonsense
        room.bots.choose = self.choose  # type: ignore[method-assign]

    async def choose(self, job: Job) -> Choice:
        if job.game != "happy_city" or not self.broken:
            return await self._choose(job)
        self.asked += 1
        if self._nonsense is None:
            raise ThinkingFailed("out of ideas")
        return Choice(self._nonsense)


@pytest.mark.parametrize("nonsense", [None, 10**6])
async def test_a_bot_that_fails_stalls_its_own_table_only(tmp_path: Path, nonsense: int | None) -> None:
    async with a_room(tmp_path) as room:
        faulty = Faulty(room, nonsense)
        stuck = await room.open("happy_city", "random", "me")
        fine = await room.open("bloom_town", "random", "random")
        assert (await stored(room, fine.id)).status == "finished"
        assert faulty.asked == 1
        anna = await room.connect(stuck.id, "anna")
        assert (anna.revision, anna.state["thinking"], anna.state["stalled"]) == (0, True, True)
        await room.house._take_over()
        await room.settle()
        assert faulty.asked == 1


async def doze(room: Room) -> float:
    """The only bot that rests has rested enough; for how long it meant to."""
    (nap,) = room.naps
    nap.over.set()
    await room.settle()
    return nap.seconds


async def test_a_bot_that_fails_is_asked_again_and_again(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        faulty = Faulty(room)
        table = await room.open("happy_city", "random", "me")
        anna = await room.connect(table.id, "anna")
        assert [await doze(room) for _ in range(8)] == [1, 2, 4, 8, 16, 32, 60, 60]
        assert (faulty.asked, anna.state["stalled"]) == (9, True)
        faulty.broken = False
        await doze(room)
        assert room.naps == []
        assert (anna.revision > 0, anna.state["thinking"], anna.state["stalled"]) == (True, False, False)


async def test_any_change_of_the_table_wakes_a_bot_that_rests(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        faulty = Faulty(room)
        table = await room.open("happy_city", "random", "me", "open")
        await hosting.seat_bot(room.house, "anna", table.id, 2, "easy")
        await room.settle()
        assert [await doze(room) for _ in range(3)] == [1, 2, 4]
        await hosting.seat_bot(room.house, "anna", table.id, 2, "medium")
        await room.settle()
        assert (faulty.asked, [nap.seconds for nap in room.naps]) == (5, [1])


@pytest.mark.parametrize("bot", ["random", "easy"])
async def test_the_host_replaces_a_bot_that_fails(tmp_path: Path, bot: str) -> None:
    async with a_room(tmp_path) as room:
        faulty = Faulty(room)
        table = await room.open("happy_city", "random", "me")
        anna = await room.connect(table.id, "anna")
        faulty.broken = False
        await hosting.seat_bot(room.house, "anna", table.id, 0, bot)
        await room.settle()
        assert room.naps == []
        assert (anna.state["moves"] != [], anna.state["stalled"]) == (True, False)
        assert anna.state["table"]["seats"][0]["bot"] == bot


@pytest.mark.parametrize("bot", ["expert", "easy"])
async def test_the_host_replaces_a_bot_that_thinks(tmp_path: Path, bot: str) -> None:
    async with a_room(tmp_path) as room:
        room.bots.gate.clear()
        asked: list[str] = []
        choose = room.bots.choose

        async def noted(job: Job) -> Choice:
            asked.append(job.bot)
            return await choose(job)

        room.bots.choose = noted  # type: ignore[method-assign]
        table = await room.open("bloom_town", "expert", "me")
        await hosting.seat_bot(room.house, "anna", table.id, 0, bot)
        await room.settle()
        assert (asked, room.bots.at_work) == (["expert", bot], 1)
        room.bots.gate.set()
        await room.settle()
        assert set(asked[1:]) == {bot}
        assert (await position(room, table.id))[0] > 0


async def test_a_move_of_a_bot_that_was_replaced_is_not_played(tmp_path: Path) -> None:
    """It may have decided just when the host chose another one."""
    async with a_room(tmp_path) as room:
        room.bots.gate.clear()
        table = await room.open("bloom_town", "expert", "me")
        async with room.house.opened(table.id) as live:
            assert live.match is not None
            act = house._bot_play(0, "expert", Choice(live.match.view(0).actions[0]), live.revision)
        await hosting.seat_bot(room.house, "anna", table.id, 0, "easy")
        with pytest.raises(StaleRevision):
            await room.house.change(table.id, act)
        assert (await position(room, table.id))[0] == 0


async def test_the_end_is_written_with_the_last_move(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        wish = ImportTable(record=as_json(cut(played(), 1)))
        table = await hosting.import_record(room.house, "anna", "Anna", wish)
        anna = await room.connect(table.id, "anna")
        if anna.state["curtain"] is not None:
            await anna.say(type="uncover", seat=anna.state["curtain"])
        await anna.play()
        end = await stored(room, table.id)
        assert (end.status, end.actor, end.bot_due) == ("finished", None, False)
        assert end.result is not None
        assert end.result.scores == anna.state["end"]["scores"]
