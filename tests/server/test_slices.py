"""Long work in slices: others are answered between them, and many long requests together take no more than one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from triopolis.house import slices
from triopolis.house.slices import Slices

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def shortest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice for every item."""
    monkeypatch.setattr(slices, "SLICE", 0)


async def test_all_items_come_in_their_order() -> None:
    assert await Slices().collect(range(5)) == [0, 1, 2, 3, 4]
    assert await Slices().collect([]) == []


async def test_others_come_first_between_two_slices() -> None:
    ran: list[str] = []

    def work() -> Iterator[None]:
        for number in range(3):
            ran.append(f"slice {number}")
            yield

    async def others() -> None:
        for number in range(3):
            ran.append(f"other {number}")
            await asyncio.sleep(0)

    await asyncio.gather(Slices().collect(work()), others())
    assert ran == ["slice 0", "other 0", "slice 1", "other 1", "slice 2", "other 2"]


async def test_only_one_slice_at_a_time_however_many_ask() -> None:
    turns: list[int] = []
    clock = 0
    shared = Slices()

    def work() -> Iterator[None]:
        for _ in range(4):
            turns.append(clock)
            yield

    async def tick() -> None:
        nonlocal clock
        while True:
            clock += 1
            await asyncio.sleep(0)

    ticking = asyncio.create_task(tick())
    await asyncio.gather(*(shared.collect(work()) for _ in range(5)))
    ticking.cancel()
    assert len(turns) == len(set(turns)) == 20


async def test_what_goes_wrong_in_a_slice_lets_the_next_one_work() -> None:
    shared = Slices()

    def work() -> Iterator[int]:
        yield 1
        raise ValueError("no more")

    with pytest.raises(ValueError, match="no more"):
        await shared.collect(work())
    assert await shared.collect([1]) == [1]
