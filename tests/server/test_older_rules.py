"""Rules are corrected, tables stay: what is shown of matches that were played by the version before."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.hosted import imported
from tests.server.played import as_json, cut, played
from tests.server.room import Room
from tests.server.rules_raised import newer_rules
from tests.server.served import named, served

from triopolis.engine.errors import NewerRecord
from triopolis.engine.match import Match
from triopolis.engine.record import decode_record, encode_record
from triopolis.engine.registry import find_game, game_ids
from triopolis.engine.shapes import DataPack
from triopolis.house import hosting
from triopolis.house.endings import read_ending
from triopolis.house.eyes import Eyes, TableClosed, check_acting, state_message
from triopolis.house.live_table import PastTable
from triopolis.house.messages import Join
from triopolis.house.slices import Slices
from triopolis.house.stored import StoredTable, WriteFailed
from triopolis.server.storage import Storage

pytestmark = pytest.mark.anyio
Shown = dict[str, Any]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def a_house(url: str) -> AsyncIterator[Room]:
    """A server process that starts on the database, without going on by itself."""
    storage = await Storage.open(url)
    room = Room(storage)
    try:
        with pytest.MonkeyPatch.context() as patch:
            # Every run deals the same, and the first seat begins.
            patch.setattr(hosting, "fresh_seed", lambda: "room 170")
            yield room
    finally:
        await room.house.close()
        await storage.close()


def killed(room: Room) -> None:
    """The process dies before it has kept what has just ended."""
    room.house.keeper._ended.clear()


async def shown(room: Room, id: str) -> list[Shown]:
    """What the two seats and a spectator are sent."""
    async with room.house.opened(id) as table:
        guests = [*(seat.guest for seat in table.stored.seats), "a passer-by"]
        states = [await state_message(table, Eyes(guest), [], Slices()) for guest in guests]
    plain = [msgspec.json.decode(msgspec.json.encode(state)) for state in states]
    # The disk rounds the time of a change.
    return [{**state, "table": {**state["table"], "changed": None}} for state in plain]


async def stored(room: Room, id: str) -> StoredTable:
    table = await room.house.storage.table(id)
    assert table is not None
    return table


async def two_people(room: Room, game: str, **wish: Any) -> str:
    table = await room.open(game, "me", "open", **wish)
    await hosting.join(room.house, "boris", "Boris", table.id, Join())
    return table.id


async def play_on(room: Room, id: str, most: int = 10_000) -> None:
    """Let two people play, with something taken back where that is possible."""
    anna, boris = await room.connect(id, "anna"), await room.connect(id, "boris")
    undone = 0
    for move in range(most):
        browser = next((browser for browser in (anna, boris) if browser.state["moves"]), None)
        if browser is None:
            break
        await browser.play(move % len(browser.state["moves"]))
        if browser.state["can_undo"] and undone < 3:
            undone += 1
            await browser.say(type="undo", seat=browser.state["seat"], revision=browser.revision)
    room.hang_up(anna)
    room.hang_up(boris)


# Finished matches


@pytest.mark.parametrize("game", game_ids())
async def test_a_finished_match_looks_the_same_when_its_rules_are_gone(database_url: str, game: str) -> None:
    async with a_house(database_url) as before:
        id = await two_people(before, game)
        await play_on(before, id)
        assert await before.house.keeper.keep(id)
        assert not await before.house.keeper.keep(id)
        was = await shown(before, id)
        async with before.house.opened(id) as table:
            record = table.record()
    assert was[0]["end"]
    with newer_rules(game, deals_otherwise=True):
        async with a_house(database_url) as after:
            assert await shown(after, id) == was
            async with after.house.opened(id) as table:
                assert isinstance(table, PastTable)
                assert table.record() == record
                assert table.known_steps(table.revision) == len(was[0]["steps"])
                for seat in (0, 1):
                    with pytest.raises(Exception, match="over"):
                        check_acting(table, Eyes(table.stored.seats[seat].guest), seat, table.revision)


@pytest.mark.parametrize("game", game_ids())
async def test_a_finished_match_with_a_data_pack_outlives_its_rules(database_url: str, game: str) -> None:
    own = find_game(game)
    match = Match(own.with_data(DataPack(own.data)), 2, seed="packed")
    while not match.over:
        match.repeat(match.state.actions()[0])
    async with a_house(database_url) as before:
        id = (await imported(before, match)).id
        await before.house.keeper.keep(id)
        was = await shown(before, id)
        async with before.house.opened(id) as table:
            components = table.components()
    with newer_rules(game, deals_otherwise=True):
        async with a_house(database_url) as after:
            assert await shown(after, id) == was
            async with after.house.opened(id) as table:
                assert isinstance(table, PastTable)
                assert table.components() == components


async def test_what_ended_before_matches_were_kept_is_kept_at_the_next_start(database_url: str) -> None:
    async with a_house(database_url) as before:
        ids = {(await imported(before, played(game))).id for game in game_ids()}
        running = await two_people(before, "bloom_town")
        assert set(await before.house.storage.tables_to_keep("", 10)) == ids
        killed(before)
    async with a_house(database_url) as after:
        await after.house.keeper._catch_up()
        assert await after.house.storage.tables_to_keep("", 10) == []
        assert not await after.house.storage.has_ending(running)
        for id in ids:
            kept = await after.house.storage.ending(id)
            assert kept is not None
            table = await stored(after, id)
            assert read_ending(kept).record.actions == played(table.game).actions


async def test_a_match_is_kept_as_soon_as_it_ends(database_url: str) -> None:
    async with a_house(database_url) as room:
        await room.house.start()
        id = await two_people(room, "bloom_town")
        await play_on(room, id)
        while not await room.house.storage.has_ending(id):
            pass


async def test_what_ends_just_before_the_server_does_is_kept(database_url: str) -> None:
    async with a_house(database_url) as room:
        id = (await imported(room, played())).id
    async with a_house(database_url) as room:
        assert await room.house.storage.has_ending(id)


async def test_a_match_that_could_not_be_kept_is_tried_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(database_url) as room:
        id = (await imported(room, played())).id
        with monkeypatch.context() as away:
            away.setattr(room.storage, "keep_ending", _away)
            await room.house.keeper._keep_noted()
        assert not await room.house.storage.has_ending(id)
        room.house.keeper.note(id)
        # Other processes speak of it every second: that alone must not try it again.
        assert not room.house.keeper._ended
        await room.house.keeper._keep_noted()
        assert await room.house.storage.has_ending(id)


async def _away(*_: Any) -> None:
    raise WriteFailed("away")


async def test_catching_up_goes_on_where_it_was_stopped(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triopolis.house.keeper.BATCH", 1)
    async with a_house(database_url) as before:
        ids = sorted([(await imported(before, played())).id for _ in range(3)])
        await before.house.keeper.keep(ids[0])
        killed(before)
    async with a_house(database_url) as after:
        assert await after.house.storage.tables_to_keep("", 10) == ids[1:]
        await after.house.keeper._catch_up()
        assert await after.house.storage.tables_to_keep("", 10) == []


async def test_a_finished_match_that_nobody_kept_is_replayed_if_the_new_rules_agree(database_url: str) -> None:
    async with a_house(database_url) as before:
        id = (await imported(before, played())).id
        was = await shown(before, id)
        killed(before)
    with newer_rules("bloom_town"):
        async with a_house(database_url) as after:
            assert await shown(after, id) == was
            assert (await stored(after, id)).version == 2
            await after.house.keeper._catch_up()
            assert await after.house.storage.has_ending(id)


async def test_a_finished_match_that_nobody_kept_can_be_downloaded_at_least(database_url: str) -> None:
    async with a_house(database_url) as before:
        id = (await imported(before, played())).id
        async with before.house.opened(id) as table:
            record = table.record()
        killed(before)
    with newer_rules("bloom_town", deals_otherwise=True):
        async with a_house(database_url) as after:
            [state, *_] = await shown(after, id)
            assert state["view"] is None
            assert state["table"]["closed"]["id"] == "server-rules-gone"
            assert state["table"]["result"] is not None
            async with after.house.opened(id) as table:
                assert table.record() == record
            await after.house.keeper._catch_up()
            assert not await after.house.storage.has_ending(id)


# Matches that go on


@pytest.mark.parametrize("game", game_ids())
async def test_a_match_goes_on_by_rules_that_agree_with_every_move(database_url: str, game: str) -> None:
    async with a_house(database_url) as before:
        id = await two_people(before, game)
        await play_on(before, id, 7)
        was = await shown(before, id)
    with newer_rules(game):
        async with a_house(database_url) as after:
            assert await shown(after, id) == was
            assert (await stored(after, id)).version == 2
            await play_on(after, id)
            kept = await stored(after, id)
            assert (kept.status, kept.version) == ("finished", 2)


@pytest.mark.parametrize("game", game_ids())
async def test_a_match_that_the_new_rules_would_have_dealt_otherwise_is_closed(database_url: str, game: str) -> None:
    async with a_house(database_url) as before:
        id = await two_people(before, game)
        await play_on(before, id, 7)
        async with before.house.opened(id) as table:
            record = table.record()
    with newer_rules(game, deals_otherwise=True):
        async with a_house(database_url) as after:
            for state in await shown(after, id):
                assert (state["table"]["status"], state["view"], state["moves"]) == ("closed", None, [])
                assert state["table"]["closed"]["id"] == "server-closed-rules"
            kept = await stored(after, id)
            assert (kept.status, kept.closed, kept.version, kept.bot_due) == ("closed", "rules", 1, False)
            async with after.house.opened(id) as table:
                assert table.record() == record
                with pytest.raises(TableClosed):
                    check_acting(table, Eyes("anna"), 0, table.revision)
            again = await hosting.rematch(after.house, "anna", id)
            assert (again.version, again.status) == (2, "running")
        async with a_house(database_url) as later:
            assert (await shown(later, id))[0]["table"]["closed"]["id"] == "server-closed-rules"


async def test_one_position_that_differs_is_enough(database_url: str) -> None:
    async with a_house(database_url) as before:
        id = await two_people(before, "bloom_town")
        await play_on(before, id, 5)
        changes = await before.house.storage.changes(id)
        table = await stored(before, id)
    assert all(change.position for change in changes)
    wrong = msgspec.structs.replace(changes[2], position=bytes(32))
    with newer_rules("bloom_town"):
        async with a_house(database_url) as after:
            copy = msgspec.structs.replace(table, id="copy")
            copied = [msgspec.structs.replace(change, table="copy") for change in [*changes[:2], wrong, *changes[3:]]]
            await after.house.storage.add_table(copy, copied)
            assert (await shown(after, "copy"))[0]["table"]["status"] == "closed"


async def test_a_table_that_waits_is_played_by_the_new_rules(database_url: str) -> None:
    async with a_house(database_url) as before:
        id = (await before.open("bloom_town", "me", "open")).id
    with newer_rules("bloom_town", deals_otherwise=True):
        async with a_house(database_url) as after:
            await hosting.join(after.house, "boris", "Boris", id, Join())
            kept = await stored(after, id)
            assert (kept.status, kept.version) == ("running", 2)
            assert (await shown(after, id))[0]["moves"] or (await shown(after, id))[1]["moves"]


async def test_bots_of_an_older_table_go_on(database_url: str) -> None:
    async with a_house(database_url) as before:
        before.bots.gate.clear()
        id = (await before.open("bloom_town", "random", "me")).id
        assert (await stored(before, id)).bot_due
        await before.house.close()
    with newer_rules("bloom_town"):
        async with a_house(database_url) as after:
            await after.house.start()
            await after.settle()
            kept = await stored(after, id)
            assert (kept.version, kept.bot_due) == (2, False)
            assert kept.revision > 0


async def test_an_abandoned_table_of_older_rules_can_still_be_opened(database_url: str) -> None:
    async with a_house(database_url) as before:
        id = await two_people(before, "bloom_town")
        await play_on(before, id, 5)
        for guest in ("anna", "boris"):
            await hosting.leave(before.house, guest, id)
    with newer_rules("bloom_town", deals_otherwise=True):
        async with a_house(database_url) as after:
            assert (await shown(after, id))[0]["table"]["status"] == "abandoned"


# Two versions on one database


async def test_an_older_process_writes_nothing_into_a_table_of_newer_rules(database_url: str) -> None:
    async with a_house(database_url) as old:
        id = await two_people(old, "bloom_town")
        anna = await old.connect(id, "anna")
        with newer_rules("bloom_town"):
            async with a_house(database_url) as new:
                await shown(new, id)
        # The browser is told that its move was not played, and then that this server cannot show the table any more.
        with pytest.raises(NewerRecord):
            await anna.play()
        assert anna.last("refused")["error"]["code"] == "stale-revision"
        assert await old.house.storage.changes(id) == []


async def test_an_older_process_does_not_go_on_with_a_table_that_the_newer_one_has_closed(database_url: str) -> None:
    async with a_house(database_url) as old:
        id = await two_people(old, "bloom_town")
        anna = await old.connect(id, "anna")
        with newer_rules("bloom_town", deals_otherwise=True):
            async with a_house(database_url) as new:
                await shown(new, id)
        assert (await anna.play())["error"]["code"] == "stale-revision"
        assert (await stored(old, id)).status == "closed"
        assert await old.house.storage.changes(id) == []
        assert anna.state["table"]["status"] == "closed"
        assert anna.state["moves"] == []


async def test_a_move_that_comes_in_between_is_not_lost_by_closing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older process plays just when a newer one has read the table."""
    async with a_house(database_url) as old, a_house(database_url) as new:
        id = await two_people(old, "bloom_town")
        anna = await old.connect(id, "anna")
        read = new.house._read

        async def read_slowly(id: str) -> Any:
            answer = await read(id)
            monkeypatch.undo()
            await anna.play()
            return answer

        monkeypatch.setattr(new.house, "_read", read_slowly)
        with newer_rules("bloom_town"):
            state = (await shown(new, id))[0]
        assert state["table"]["status"] == "running"
        assert len(await new.house.storage.changes(id)) == len(state["steps"]) == 1


# Downloads


@pytest.mark.parametrize("moves", [0, 3])
async def test_what_is_closed_can_be_opened_by_the_rules_it_was_played_by(database_url: str, moves: int) -> None:
    """Before the first move, and with changes that know no positions, as the first layout wrote them."""
    async with a_house(database_url) as before:
        id = await two_people(before, "bloom_town")
        await play_on(before, id, moves)
        table, changes = await stored(before, id), await before.house.storage.changes(id)
        copy = msgspec.structs.replace(table, id="copy")
        unknown = [msgspec.structs.replace(change, table="copy", position=None) for change in changes]
        await before.house.storage.add_table(copy, unknown)
    with newer_rules("bloom_town", deals_otherwise=True):
        async with a_house(database_url) as after, after.house.opened("copy") as closed:
            record = closed.record()
            assert record is not None
    assert Match.load(encode_record(record)).actions == record.actions


# Over HTTP


def test_replay_record_components_and_lists_of_older_rules(tmp_path: Path) -> None:
    match = played("happy_city")
    half, half_record = cut(match, 5), as_json(cut(match, 5))
    with served(tmp_path) as client:
        anna = named(client, "Anna")
        finished = anna.post("tables/import", {"record": as_json(match)})["id"]
        running = anna.post("tables/import", {"record": half_record})["id"]
        kept(client, finished)
        was = looked_back(anna, finished, len(match.steps))
        cookie = anna.cookie
    with newer_rules("happy_city", deals_otherwise=True), served(tmp_path) as client:
        anna = named(client, "Anna")
        anna.cookie = cookie
        assert looked_back(anna, finished, len(match.steps)) == was
        assert anna.get(f"tables/{running}")["status"] == "closed"
        assert anna.ask("GET", f"tables/{running}/replay").json()["error"]["message"]["id"] == "server-closed-rules"
        record = decode_record(anna.ask("GET", f"tables/{running}/record").content, "record")
        assert (record.version, record.actions) == (1, half.actions)
        assert record.position == half.fingerprint()
        listed = anna.get("tables")["tables"]
        assert {table["id"]: table["status"] for table in listed} == {running: "closed", finished: "finished"}
        assert anna.get("tables?status=closed")["tables"][0]["closed"]["id"] == "server-closed-rules"
        assert anna.ask("GET", f"tables/{finished}/replay/{len(match.steps) + 1}").status_code == 400


def kept(client: TestClient[Litestar], id: str) -> None:
    """As the keeper does it in the background."""
    with client.portal() as portal:
        portal.call(client.app.state.running.house.keeper.keep, id)


def looked_back(visitor: Any, id: str, last: int) -> list[Any]:
    parts = ["replay", *(f"replay/{at}" for at in range(last + 1)), "record", "components", ""]
    answers = [visitor.get(f"tables/{id}/{part}".rstrip("/")) for part in parts]
    return [{**part, "table": None} if isinstance(part, dict) and "table" in part else part for part in answers]
