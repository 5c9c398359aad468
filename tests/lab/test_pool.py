"""Work shared out: all of it, once, and nothing left running when something goes wrong."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import pytest

from triopolis.lab.pool import Workers, chunks, in_flight


def add(plan: int, part: Sequence[int]) -> int:
    """Top-level, so that another process can find it."""
    return plan + sum(part)


def fail(plan: int, part: Sequence[int]) -> int:
    raise LookupError(plan)


@pytest.mark.parametrize("processes", [1, 2])
def test_every_part_is_done_once_and_workers_can_be_used_again(processes: int) -> None:
    with Workers(processes) as workers:
        for _ in range(2):
            assert sorted(workers.run(add, 100, [[1, 2], [3], [4, 5, 6]])) == [(1, 103), (2, 103), (3, 115)]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_failure_is_heard_here(processes: int) -> None:
    with pytest.raises(LookupError), Workers(processes) as workers:
        list(workers.run(fail, 7, [[1], [2]]))


def test_no_more_parts_are_under_way_than_allowed() -> None:
    under_way: list[int] = []

    def start(part: int) -> str:
        under_way.append(part)
        return str(part)

    def finished(tasks: Iterable[str]) -> list[str]:
        assert len(list(tasks)) == len(under_way) <= 3
        return [str(under_way.pop())]

    results = list(in_flight(range(10), 3, start, finished))
    assert sorted(results) == [(part, str(part)) for part in range(10)]


def test_chunks_cover_every_game_once() -> None:
    for games in (1, 2, 15, 16, 17, 1000, 123_456_789):
        for processes in (1, 3):
            parts = chunks(games, processes)
            assert sum(map(len, parts)) == games
            assert all(left.stop == right.start for left, right in pairwise(parts))
            assert len(parts) <= 20_000
