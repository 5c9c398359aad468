"""Tables: what is kept comes back, and is found."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import get_args

import msgspec
import pytest
from tests.server.storage.conftest import Opener
from tests.server.storage.samples import NOON, play, played, sample

from triopolis.engine.record import Result
from triopolis.house.messages import Status
from triopolis.house.stored import Change, Conflict, News, StoredSeat
from triopolis.server.storage import Storage

pytestmark = pytest.mark.anyio

EVERY: tuple[Status, ...] = get_args(Status)


async def test_a_table_comes_back_as_it_was(storage: Storage, open_storage: Opener) -> None:
    rows = {"cards": [{"id": "0", "name": "Café «Ж» 🏙"}, {"id": "1", "name": ""}]}
    table = sample(
        pack=rows,
        seed_chosen=True,
        public=True,
        status="finished",
        seats=[StoredSeat("Аня", guest="anna"), StoredSeat(""), StoredSeat("Bo", guest="bo", bot="hard")],
        rematch="next",
        result=Result([10, -3], [0]),
        actor=None,
        created=NOON + timedelta(microseconds=1),
    )
    await storage.add_table(table)
    assert await storage.table("t") == table
    assert await (await open_storage()).table("t") == table
    assert list((await storage.table("t")).pack["cards"][0]) == ["id", "name"]  # type: ignore[union-attr, index]


async def test_a_table_without_extras_comes_back_too(storage: Storage) -> None:
    await storage.add_table(sample())
    assert await storage.table("t") == sample()


async def test_what_is_not_there_is_none(storage: Storage) -> None:
    assert await storage.table("t") is None
    assert await storage.changes("t") == []


async def test_times_in_other_zones_are_the_same_moments(storage: Storage) -> None:
    elsewhere = datetime.fromisoformat("2026-03-01T15:00:00+03:00")
    await storage.add_table(sample(created=elsewhere))
    kept = await storage.table("t")
    assert kept is not None
    assert (kept.created, kept.created.tzinfo) == (NOON, UTC)


async def test_an_imported_match_brings_its_changes(storage: Storage) -> None:
    await storage.add_table(sample(revision=3), played((0, 5), (0, None), (1, 7)))
    assert await storage.changes("t") == [Change("t", 1, 0, 5), Change("t", 2, 0, None), Change("t", 3, 1, 7)]
    assert await storage.changes("t", after=2) == [Change("t", 3, 1, 7)]
    await play(storage, 4)


async def test_an_imported_match_has_as_many_changes_as_its_revision(storage: Storage) -> None:
    with pytest.raises(ValueError, match="revision 2 with 1"):
        await storage.add_table(sample(revision=2), played((0, 5)))
    assert await storage.table("t") is None


async def test_saving_a_table_keeps_what_belongs_to_the_match(storage: Storage) -> None:
    await storage.add_table(sample())
    table = sample(
        public=True,
        status="abandoned",
        host="bo",
        seats=[StoredSeat("Bo", guest="bo")],
        rematch="next",
        actor=1,
        bot_due=True,
        changed=NOON + timedelta(days=1),
    )
    await storage.save_table(msgspec.structs.replace(table, seed="another", result=Result([1], [0])))
    assert await storage.table("t") == msgspec.structs.replace(table, edition=1)


async def test_a_saved_table_can_be_saved_again(storage: Storage) -> None:
    table = sample()
    await storage.add_table(table)
    for host in ("bo", "cy"):
        table.host = host
        await storage.save_table(table)
    assert await storage.table("t") == table


async def test_two_who_save_one_table_do_not_lose_a_seat(storage: Storage, open_storage: Opener) -> None:
    """Two guests join at once, by two processes: the second hears of it and can try again."""
    other = await open_storage()
    await storage.add_table(sample(seats=[StoredSeat(""), StoredSeat("")]))
    mine, theirs = await storage.table("t"), await other.table("t")
    assert mine is not None
    assert theirs is not None
    mine.seats[0] = StoredSeat("Anna", guest="anna")
    theirs.seats[1] = StoredSeat("Bo", guest="bo")
    await storage.save_table(mine)
    with pytest.raises(Conflict):
        await other.save_table(theirs)
    assert await other.table("t") == mine
    assert await other.tables_of("bo", EVERY, 10) == []


async def test_saving_never_takes_back_what_a_move_did(storage: Storage) -> None:
    table = sample()
    await storage.add_table(table)
    end = {"version": 1, "actor": None, "bot_due": False, "status": "finished", "result": Result([1, 2], [1])}
    await storage.commit([Change("t", 1, 0, 5)], **end)  # type: ignore[arg-type]
    with pytest.raises(Conflict):
        await storage.save_table(table)
    kept = await storage.table("t")
    assert kept is not None
    assert (kept.status, kept.result) == ("finished", Result([1, 2], [1]))


async def test_saving_what_is_gone_is_a_conflict(storage: Storage) -> None:
    with pytest.raises(Conflict):
        await storage.save_table(sample())


async def test_my_tables_are_those_i_host_or_sit_at(storage: Storage) -> None:
    await storage.add_table(sample("hosted", seats=[StoredSeat("Bot", bot="easy")]))
    await storage.add_table(sample("seated", host="bo"))
    await storage.add_table(sample("left", host="bo", seats=[StoredSeat("Anna", guest="anna", bot="hard")]))
    await storage.add_table(sample("other", host="bo", seats=[StoredSeat("Bo", guest="bo")]))
    tables = await storage.tables_of("anna", EVERY, 10)
    assert [table.id for table in tables] == ["hosted", "left", "seated"]


async def test_who_leaves_a_seat_no_longer_has_the_table(storage: Storage) -> None:
    table = sample(host="bo")
    await storage.add_table(table)
    table.seats[0] = StoredSeat("Cy", guest="cy")
    await storage.save_table(table)
    assert await storage.tables_of("anna", EVERY, 10) == []
    assert [table.id for table in await storage.tables_of("cy", EVERY, 10)] == ["t"]


async def test_lists_are_filtered_ordered_and_cut(storage: Storage) -> None:
    for number in range(6):
        status = EVERY[number % 2]
        changed = NOON + timedelta(hours=number)
        await storage.add_table(sample(f"t{number}", status=status, public=number != 1, changed=changed))

    assert [table.id for table in await storage.tables_of("anna", EVERY, 2)] == ["t5", "t4"]
    assert [table.id for table in await storage.tables_of("anna", EVERY, 2, offset=4)] == ["t1", "t0"]
    assert [table.id for table in await storage.tables_of("anna", ["waiting"], 9)] == ["t4", "t2", "t0"]
    assert [table.id for table in await storage.public_tables(EVERY, 9)] == ["t5", "t4", "t3", "t2", "t0"]
    assert [table.id for table in await storage.public_tables(["running"], 1, offset=1)] == ["t3"]
    assert [table.id for table in await storage.all_tables(["running"])] == ["t5", "t3", "t1"]
    assert [table.id for table in await storage.all_tables(EVERY, changed_before=NOON + timedelta(hours=2))] == [
        "t1",
        "t0",
    ]
    assert await storage.counts() == {"waiting": 3, "running": 3}


async def test_bots_that_are_due_are_found(storage: Storage) -> None:
    await storage.add_table(sample("due", bot_due=True))
    await storage.add_table(sample("over", bot_due=True, status="finished"))
    await storage.add_table(sample("mine"))
    assert await storage.tables_with_bots_due() == ["due"]
    await play(storage, 1, "mine")
    assert await storage.tables_with_bots_due() == ["due", "mine"]


async def test_other_processes_notice_what_has_changed(storage: Storage, open_storage: Opener) -> None:
    other = await open_storage()
    before = datetime.now(UTC)
    await storage.add_table(sample("old"))
    await storage.add_table(sample("new"))
    assert await other.changed_since(NOON) == [News(id, 0, "running", NOON) for id in ("new", "old")]
    await play(storage, 1, "new")
    [news] = await other.changed_since(before)
    assert (news.table, news.revision) == ("new", 1)
    assert before <= news.changed <= datetime.now(UTC)


async def test_a_removed_table_takes_everything_along(storage: Storage) -> None:
    for id in ("a", "b"):
        await storage.add_table(sample(id, revision=1), played((0, 5), table=id))
    await storage.remove_tables(["a", "unknown"])
    await storage.remove_tables([])
    assert await storage.changes("a") == []
    assert [table.id for table in await storage.tables_of("anna", EVERY, 9)] == ["b"]
    await storage.add_table(sample("a"))


async def test_pruning_removes_exactly_what_was_meant(storage: Storage) -> None:
    await storage.add_table(sample("old", status="finished"))
    await storage.add_table(sample("running"))
    await storage.add_table(sample("young", status="finished", changed=NOON + timedelta(days=2)))
    assert await storage.prune(["finished", "abandoned"], NOON + timedelta(days=1)) == ["old"]
    assert [table.id for table in await storage.all_tables(EVERY)] == ["young", "running"]
