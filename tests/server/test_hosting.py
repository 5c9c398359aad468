"""Opening tables, sitting down, getting up, playing again, and records from elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.hosted import ME, OPEN, imported, joined, left, on_disk, people
from tests.server.played import cut, played
from tests.server.room import Room, a_room

from triopolis.engine.errors import (
    BadOption,
    TriopolisError,
    UnknownGame,
)
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game
from triopolis.house import hosting
from triopolis.house.eyes import stored_info
from triopolis.house.messages import NewTable, SeatWish
from triopolis.house.refusals import (
    BadBot,
    BadName,
    BadRequest,
    NotFinished,
    NotTheHost,
    NotYourSeat,
    SeatTaken,
    TableNotOpen,
    UnknownTable,
)
from triopolis.house.seats import kind_of
from triopolis.house.stored import StoredSeat, StoredTable
from triopolis.locales import message

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# Opening


async def test_every_kind_of_seat(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "here:Ben", "open", "hard")
        assert table.seats == [
            StoredSeat("Anna", guest="anna"),
            StoredSeat("Ben", guest="anna"),
            StoredSeat(""),
            StoredSeat("", bot="hard"),
        ]
        assert [kind_of(seat) for seat in table.seats] == ["person", "person", "open", "bot"]
        assert (table.status, table.host, table.actor, table.seed_chosen) == ("waiting", "anna", None, False)
        assert await on_disk(room, table.id) == table


async def test_without_a_name_a_seat_is_numbered(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        wish = NewTable(game="bloom_town", seats=[SeatWish(kind="here"), SeatWish(kind="me", name=" Ada  L. "), ME])
        table = await hosting.open_table(room.house, "anna", "", wish)
        names = [seat.name for seat in stored_info(table, "anna", []).seats]
        assert names == [message("server-seat", number=1), "Ada L.", message("server-seat", number=3)]


async def test_a_table_without_open_seats_runs_at_once(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("point_city", "me", options={"automa": "hard"}, public=True)
        assert (table.status, table.actor, table.public) == ("running", 0, True)
        assert table.options["automa"] == "hard"
        assert stored_info(table, "anna", []).opponent is not None


async def test_a_chosen_seed_deals_what_it_always_deals(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "here", seed="vienna")
        assert stored_info(table, None, []).seed == "vienna"
        async with room.house.opened(table.id) as live:
            assert live.match is not None
            assert live.match.fingerprint() == Match(find_game("bloom_town"), 2, seed="vienna").fingerprint()
        assert stored_info(await room.open("bloom_town", "me", "here"), "anna", []).seed is None


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"game": ""}, UnknownGame),
        ({"seats": []}, BadOption),
        ({"seats": [ME] * 9}, BadOption),
        ({"options": {"colour": "red"}}, BadOption),
        ({"options": {"automa": "mild"}}, BadOption),
        ({"options": {"automa": "hard"}}, BadOption),
        ({"game": "happy_city", "options": {"round_limit": "20"}}, BadOption),
        ({"game": "happy_city", "options": {"grozilla": True}}, BadOption),
        ({"seats": [ME, SeatWish(kind="bot")]}, BadBot),
        ({"seats": [ME, SeatWish(kind="bot", bot="skynet")]}, BadBot),
        ({"seats": [ME, SeatWish(kind="bot", bot="search:seconds=3600")]}, BadBot),
        ({"seats": [ME, SeatWish(kind="bot", bot="program:rm")]}, BadBot),
        ({"seats": [ME, SeatWish(kind="here", name="A" * 25)]}, BadName),
        ({"seats": [SeatWish(kind="me", name="\u200b"), ME]}, BadName),
        ({"seed": ""}, BadRequest),
        ({"seed": "a\nb"}, BadRequest),
        ({"seed": "s" * 101}, BadRequest),
    ],
)
async def test_a_wrong_wish_opens_nothing(tmp_path: Path, wrong: dict[str, Any], kind: type[TriopolisError]) -> None:
    async with a_room(tmp_path) as room:
        wish = NewTable(**{"game": "point_city", "seats": [ME, OPEN], **wrong})
        with pytest.raises(kind):
            await hosting.open_table(room.house, "anna", "Anna", wish)
        assert await room.storage.counts() == {}


# Sitting down


async def test_the_last_one_to_sit_down_starts_the_match(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "open", "open")
        assert (await joined(room, table.id, "boris")).status == "waiting"
        started = await joined(room, table.id, "carla", name="Carla C.")
        assert (started.status, started.actor) == ("running", 0)
        assert [seat.name for seat in started.seats] == ["Anna", "Boris", "Carla C."]
        await on_disk(room, table.id)


async def test_the_last_one_to_sit_down_wakes_the_bots(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.bots.gate.clear()
        table = await room.open("bloom_town", "random", "open", seed="vienna", guest="anna")
        assert room.bots.at_work == 0
        await joined(room, table.id, "boris")
        assert room.bots.at_work == 1


async def test_a_seat_by_its_number(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "open", "open")
        with pytest.raises(SeatTaken):
            await joined(room, table.id, "boris", seat=0)
        for number in (-1, 3, 10**30):
            with pytest.raises(BadRequest):
                await joined(room, table.id, "boris", seat=number)
        assert people(await joined(room, table.id, "boris", seat=2))[2] == ("boris", None)
        with pytest.raises(SeatTaken):
            await joined(room, table.id, "carla", seat=2)


async def test_nobody_sits_down_where_nothing_is_open(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        full = await room.open("bloom_town", "me", "here")
        over = await imported(room, played())
        given_up = await room.open("bloom_town", "me", "open")
        await left(room, given_up.id, "anna")
        for id in (full.id, over.id, given_up.id):
            with pytest.raises(TableNotOpen):
                await joined(room, id, "boris")
        with pytest.raises(UnknownTable):
            await joined(room, "nowhere", "boris")


async def test_who_sits_down_twice_brings_a_friend_to_the_same_screen(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "open", "open")
        await joined(room, table.id, "boris")
        assert (await joined(room, table.id, "boris", name="Bella")).status == "running"
        screen = await room.connect(table.id, "boris")
        assert [seat["mine"] for seat in screen.state["table"]["seats"]] == [False, True, True]
        assert screen.state["seat"] is None


async def test_of_two_at_the_same_moment_one_gets_the_seat(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "open")
        both = [joined(room, table.id, guest) for guest in ("boris", "carla")]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert [type(one) for one in outcomes] == [StoredTable, TableNotOpen]
        assert people(await on_disk(room, table.id)) == [("anna", None), ("boris", None)]


# Getting up


async def test_a_leavers_seat_is_open_and_the_host_passes_on(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "here:Ben", "open")
        await joined(room, table.id, "boris")
        after = await left(room, table.id, "anna")
        assert people(after) == [(None, None), (None, None), ("boris", None)]
        assert (after.status, after.host) == ("running", "boris")
        assert [seat.name for seat in after.seats] == ["", "", "Boris"]
        await on_disk(room, table.id)
        with pytest.raises(NotYourSeat):
            await left(room, table.id, "anna")


async def test_somebody_new_plays_on_at_a_leavers_seat(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "open")
        await joined(room, table.id, "boris")
        boris = await room.connect(table.id, "boris")
        await left(room, table.id, "anna")
        assert boris.state["table"]["seats"][0]["kind"] == "open"
        assert boris.state["table"]["actor"] == 0
        await joined(room, table.id, "carla")
        carla = await room.connect(table.id, "carla")
        assert carla.state["seat"] == 0
        assert carla.state["view"]["towns"][0]["hand"]["tiles"]
        assert (await carla.play())["type"] == "accepted"
        assert boris.revision == 1


async def test_without_people_the_table_is_given_up_and_its_bots_stop(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.bots.gate.clear()
        table = await room.open("bloom_town", "random", "me")
        assert room.bots.at_work == 1
        after = await left(room, table.id, "anna")
        assert (after.status, room.bots.at_work) == ("abandoned", 0)
        room.bots.gate.set()
        await room.settle()
        assert (await on_disk(room, table.id)).revision == 0
        assert await room.storage.tables_with_bots_due() == []
        with pytest.raises(TableNotOpen):
            await left(room, table.id, "anna")


async def test_the_host_of_bots_alone_can_give_the_table_up(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.bots.gate.clear()
        table = await room.open("bloom_town", "easy", "hard")
        with pytest.raises(NotYourSeat):
            await left(room, table.id, "boris")
        assert (await left(room, table.id, "anna")).status == "abandoned"
        assert room.bots.at_work == 0


async def test_a_waiting_table_without_people_is_given_up(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "open")
        assert (await left(room, table.id, "anna")).status == "abandoned"
        async with room.house.opened(table.id) as live:
            assert live.match is None


# A bot stands in


async def test_the_host_lets_a_bot_play_for_whoever_is_away(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "open", "me")
        await joined(room, table.id, "boris")
        boris = await room.connect(table.id, "boris")
        with pytest.raises(SeatTaken):
            await hosting.seat_bot(room.house, "anna", table.id, 0, "easy")
        room.hang_up(boris)
        with pytest.raises(NotTheHost):
            await hosting.seat_bot(room.house, "boris", table.id, 0, "easy")
        with pytest.raises(BadBot):
            await hosting.seat_bot(room.house, "anna", table.id, 0, "skynet")
        after = await hosting.seat_bot(room.house, "anna", table.id, 0, "easy")
        await room.settle()
        assert people(after) == [("boris", "easy"), ("anna", None)]
        assert (await on_disk(room, table.id)).revision > 0


async def test_who_is_back_takes_the_seat_back(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.bots.gate.clear()
        table = await room.open("bloom_town", "open", "me")
        await joined(room, table.id, "boris")
        await hosting.seat_bot(room.house, "anna", table.id, 0, "easy")
        await room.settle()
        boris = await room.connect(table.id, "boris")
        assert (boris.state["thinking"], boris.state["moves"]) == (True, [])
        assert (await boris.say(type="play", seat=0, revision=0, action=0))["error"]["code"] == "not-your-seat"
        with pytest.raises(NotYourSeat):
            await hosting.take_back(room.house, "anna", table.id, 0)
        await hosting.take_back(room.house, "boris", table.id, 0)
        room.bots.gate.set()
        await room.settle()
        assert boris.revision == 0
        assert (await boris.play())["type"] == "accepted"


async def test_a_bot_takes_an_open_seat_and_the_hosts_own(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "open", "me")
        await room.connect(table.id, "anna")
        assert (await hosting.seat_bot(room.house, "anna", table.id, 0, "greedy")).status == "running"
        await hosting.seat_bot(room.house, "anna", table.id, 1, "random")
        await room.settle()
        over = await on_disk(room, table.id)
        assert (over.status, people(over)) == ("finished", [(None, "greedy"), ("anna", "random")])
        with pytest.raises(TableNotOpen):
            await hosting.seat_bot(room.house, "anna", table.id, 1, "easy")


async def test_the_host_puts_one_bot_in_the_place_of_another(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.bots.gate.clear()
        table = await room.open("bloom_town", "me", "easy", "open")
        await hosting.seat_bot(room.house, "anna", table.id, 1, "expert")
        await joined(room, table.id, "boris")
        # Boris is away, then back at the table, where the bot still plays for him.
        await hosting.seat_bot(room.house, "anna", table.id, 2, "easy")
        await room.connect(table.id, "boris")
        for bot in ("easy", "hard"):
            await hosting.seat_bot(room.house, "anna", table.id, 2, bot)
        with pytest.raises(NotTheHost):
            await hosting.seat_bot(room.house, "boris", table.id, 1, "easy")
        assert people(await on_disk(room, table.id)) == [("anna", None), (None, "expert"), ("boris", "hard")]


async def test_a_seat_that_is_not_there(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "open")
        for number in (-1, 2, 10**30):
            with pytest.raises(UnknownTable):
                await hosting.seat_bot(room.house, "anna", table.id, number, "easy")
            with pytest.raises(UnknownTable):
                await hosting.take_back(room.house, "anna", table.id, number)


# Again


async def nearly_over(room: Room) -> StoredTable:
    """A match of Anna, Boris and a bot that ends with the next action, which is Anna's."""
    match = cut(played(seats=3), 1)
    wishes = [SeatWish(kind="bot", bot="easy"), SeatWish(kind="bot", bot="easy"), OPEN]
    last = int(match.state.actor)
    wishes[last], wishes[last - 1] = ME, OPEN
    wishes[last - 2] = SeatWish(kind="bot", bot="easy")
    table = await imported(room, match, seats=wishes, public=True)
    return await joined(room, table.id, "boris")


async def finished(room: Room) -> StoredTable:
    table = await nearly_over(room)
    anna = await room.connect(table.id, "anna")
    assert (await anna.play(0))["type"] == "accepted"
    assert anna.state["end"]
    return await on_disk(room, table.id)


async def test_a_rematch_brings_the_same_people_together_once(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        over = await finished(room)
        again = await hosting.rematch(room.house, "boris", over.id)
        assert people(again) == people(over)[1:] + people(over)[:1]
        assert (again.host, again.game, again.options, again.public) == ("boris", over.game, over.options, True)
        assert not again.seed_chosen
        assert again.seed != over.seed
        assert again.status == "running"
        second = await hosting.rematch(room.house, "anna", over.id)
        assert second.id == again.id
        assert (await on_disk(room, over.id)).rematch == again.id
        await room.settle()


async def test_no_rematch_before_the_end_or_by_strangers(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        with pytest.raises(NotFinished):
            await hosting.rematch(room.house, "anna", (await nearly_over(room)).id)
        over = await finished(room)
        with pytest.raises(NotYourSeat):
            await hosting.rematch(room.house, "carla", over.id)
        with pytest.raises(UnknownTable):
            await hosting.rematch(room.house, "anna", "nowhere")


async def test_a_rematch_that_was_pruned_is_made_anew(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        over = await finished(room)
        again = await hosting.rematch(room.house, "boris", over.id)
        await room.settle()
        await room.storage.remove_tables([again.id])
        third = await hosting.rematch(room.house, "anna", over.id)
        assert third.id != again.id
        assert (await on_disk(room, over.id)).rematch == third.id
        await room.settle()


async def test_at_the_rematch_of_a_record_the_seats_of_strangers_are_open(tmp_path: Path) -> None:
    """Who played then belongs to nobody here: such a seat could never move."""
    async with a_room(tmp_path) as room:
        over = await imported(room, played())
        again = await hosting.rematch(room.house, "anna", over.id)
        assert again.status == "waiting"
        assert people(again) == [(None, None)] * 2
        assert [kind_of(seat) for seat in again.seats] == ["open", "open"]
        await joined(room, again.id, "boris")
        assert (await joined(room, again.id, "anna")).status == "running"
