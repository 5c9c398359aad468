"""Changes: one after the other, on the disk when they are answered, and never two for one position."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, text
from tests.server.storage.conftest import Opener
from tests.server.storage.samples import NOON, play, sample

from triopolis.engine.record import Result
from triopolis.house.stored import Change, Conflict, WriteFailed
from triopolis.server.storage import Storage
from triopolis.server.storage import journal as journals
from triopolis.server.storage.database import Database

pytestmark = pytest.mark.anyio


async def outcomes(*calls: Any) -> list[type]:
    """What came of several calls at once: NoneType, or the kind of error."""
    return [type(answer) for answer in await asyncio.gather(*calls, return_exceptions=True)]


class Transactions:
    """Counts, and if asked spoils or delays, the transactions of a database."""

    def __init__(self, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.before: Callable[[], None] = lambda: None
        self.gate: asyncio.Event | None = None
        self._write = storage._database.write
        monkeypatch.setattr(storage._database, "write", self.write)

    async def write(self, work: Callable[[Connection], Any]) -> Any:
        self.count += 1
        if self.gate is not None:
            await self.gate.wait()
        self.before()
        return await self._write(work)


@pytest.fixture
def transactions(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> Transactions:
    return Transactions(storage, monkeypatch)


async def test_a_change_moves_its_table_on(storage: Storage, open_storage: Opener) -> None:
    await storage.add_table(sample())
    await play(storage, 1)
    await play(storage, 2, action=None)
    result = Result([3, 4], [1])
    await storage.commit([Change("t", 3, 1, 9)], version=1, actor=None, bot_due=False, status="finished", result=result)

    again = await open_storage()
    assert await again.changes("t") == [Change("t", 1, 0, 5), Change("t", 2, 0, None), Change("t", 3, 1, 9)]
    table = await again.table("t")
    assert table is not None
    assert (table.revision, table.actor, table.bot_due) == (3, None, False)
    assert (table.status, table.result) == ("finished", result)
    assert table.changed > NOON
    assert table.edition == 0


async def test_the_changes_of_a_decision_are_written_together_or_not_at_all(
    storage: Storage, open_storage: Opener, transactions: Transactions
) -> None:
    await storage.add_table(sample())
    before, decision = transactions.count, [Change("t", 1, 0, 5), Change("t", 2, 0, 7, follows=True)]
    facts: dict[str, Any] = {"version": 1, "actor": 1, "bot_due": True, "status": "running", "result": None}
    await storage.commit(decision, **facts)
    assert transactions.count == before + 1
    back = Change("t", 3, 0, None, back_to=0)
    late = [Change("t", 3, 0, 5), Change("t", 4, 0, 7, follows=True)]
    calls = [storage.commit([back], **facts, take_backs=1), storage.commit(late, **facts)]
    assert await outcomes(*calls) == [type(None), Conflict]
    again = await open_storage()
    assert await again.changes("t") == [*decision, back]
    table = await again.table("t")
    assert table is not None
    assert (table.revision, table.take_backs) == (3, 1)


@pytest.mark.parametrize("revision", [0, 1, 3, 99])
async def test_only_the_next_revision_fits(storage: Storage, revision: int) -> None:
    await storage.add_table(sample())
    await play(storage, 1)
    before = await storage.table("t")
    with pytest.raises(Conflict):
        await play(storage, revision)
    assert await storage.table("t") == before
    assert len(await storage.changes("t")) == 1


async def test_a_table_that_is_gone_is_a_conflict(storage: Storage) -> None:
    with pytest.raises(Conflict):
        await play(storage, 1)


async def test_of_two_processes_exactly_one_makes_each_revision(storage: Storage, open_storage: Opener) -> None:
    other = await open_storage()
    await storage.add_table(sample())
    for revision in range(1, 41):
        racers = [play(storage, revision, action=1), play(other, revision, action=2)]
        assert sorted(await outcomes(*racers), key=str) == [type(None), Conflict]
    assert [change.revision for change in await storage.changes("t")] == list(range(1, 41))


async def test_processes_race_at_many_tables_at_once(storage: Storage, open_storage: Opener) -> None:
    other = await open_storage()
    ids = [f"t{number}" for number in range(20)]
    for id in ids:
        await storage.add_table(sample(id))
    for revision in range(1, 6):
        calls = [play(door, revision, id) for id in ids for door in (storage, other)]
        results = await outcomes(*calls)
        assert all(
            {results[place], results[place + 1]} == {type(None), Conflict} for place in range(0, len(results), 2)
        )


async def test_whatever_waits_is_written_together(storage: Storage, transactions: Transactions) -> None:
    ids = [f"t{number}" for number in range(50)]
    for id in ids:
        await storage.add_table(sample(id))
    transactions.count = 0
    await asyncio.gather(*(play(storage, 1, id) for id in ids))
    assert transactions.count == 1
    assert {len(await storage.changes(id)) for id in ids} == {1}


async def test_a_long_queue_is_cut_into_batches(
    storage: Storage, transactions: Transactions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "LARGEST_BATCH", 4)
    await storage.add_table(sample())
    transactions.count = 0
    await asyncio.gather(*(play(storage, revision) for revision in range(1, 11)))
    assert transactions.count == 3
    assert len(await storage.changes("t")) == 10


async def test_several_changes_of_one_table_fit_into_one_batch(storage: Storage) -> None:
    await storage.add_table(sample())
    results = await outcomes(play(storage, 1), play(storage, 2), play(storage, 2), play(storage, 4), play(storage, 3))
    assert results == [type(None), type(None), Conflict, Conflict, type(None)]
    table = await storage.table("t")
    assert table is not None
    assert table.revision == 3


async def test_a_conflict_harms_nobody_else_in_the_batch(storage: Storage, open_storage: Opener) -> None:
    for id in "abc":
        await storage.add_table(sample(id))
    await play(await open_storage(), 1, "b", action=8)
    assert await outcomes(*(play(storage, 1, id) for id in "abc")) == [type(None), Conflict, type(None)]
    assert [[change.action for change in await storage.changes(id)] for id in "abc"] == [[5], [8], [5]]


async def test_a_failing_disk_is_told_to_everybody_and_then_forgotten(
    storage: Storage, transactions: Transactions
) -> None:
    def fail() -> None:
        raise OSError("no space left")

    for id in "ab":
        await storage.add_table(sample(id))
    transactions.before = fail
    answers = await asyncio.gather(play(storage, 1, "a"), play(storage, 1, "b"), return_exceptions=True)
    assert [type(answer) for answer in answers] == [WriteFailed, WriteFailed]
    assert all(isinstance(answer, WriteFailed) and isinstance(answer.__cause__, OSError) for answer in answers)
    assert answers[0] is not answers[1]
    transactions.before = lambda: None
    await play(storage, 1, "a")
    assert len(await storage.changes("a")) == 1


async def test_a_database_that_refuses_is_told_and_forgotten(storage: Storage) -> None:
    database: Database = storage._database
    await storage.add_table(sample())
    await database.write(lambda connection: connection.execute(text("ALTER TABLE changes RENAME TO hidden")))
    with pytest.raises(WriteFailed):
        await play(storage, 1)
    await database.write(lambda connection: connection.execute(text("ALTER TABLE hidden RENAME TO changes")))
    table = await storage.table("t")
    assert table is not None
    assert table.revision == 0
    await play(storage, 1)


async def test_a_caller_that_gives_up_breaks_nothing(storage: Storage, transactions: Transactions) -> None:
    """The first is being written, the second waits behind it: both callers go, the third still gets its answer."""
    for id in "abc":
        await storage.add_table(sample(id))
    transactions.gate = asyncio.Event()
    first = asyncio.create_task(play(storage, 1, "a"))
    await _until(lambda: transactions.count == 4)
    second = asyncio.create_task(play(storage, 1, "b"))
    third = asyncio.create_task(play(storage, 1, "c"))
    await _until(lambda: len(storage._journal._waiting) == 2)
    first.cancel()
    second.cancel()
    await asyncio.wait([first, second])
    transactions.gate.set()
    await third
    assert [len(await storage.changes(id)) for id in "abc"] == [1, 0, 1]
    await play(storage, 1, "b")


async def test_closing_writes_what_was_taken(
    storage: Storage, transactions: Transactions, open_storage: Opener
) -> None:
    await storage.add_table(sample())
    transactions.gate = asyncio.Event()
    last = asyncio.create_task(play(storage, 1))
    await _until(lambda: transactions.count == 2)
    closing = asyncio.create_task(storage.close())
    transactions.gate.set()
    await asyncio.gather(last, closing)
    assert len(await (await open_storage()).changes("t")) == 1


async def _until(reached: Callable[[], bool]) -> None:
    while not reached():
        await asyncio.sleep(0)
