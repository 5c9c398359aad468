"""What is tried of the combinations when not all of them are."""

from __future__ import annotations

from itertools import product

import pytest
from tests.battery.cases import CASES, PAIRS
from tests.battery.pairs import every_pair, pairs_of

from triopolis.engine.registry import game_ids


@pytest.mark.parametrize("game_id", game_ids())
def test_any_two_values_of_a_game_meet(game_id: str) -> None:
    """Its options, and the number of its players."""
    wanted, covered = (
        set().union(*(pairs_of(case.values()) for case in cases if case.game_id == game_id)) for cases in (CASES, PAIRS)
    )
    assert wanted == covered
    assert wanted


def test_they_are_fewer_and_in_their_order() -> None:
    assert len(PAIRS) < len(CASES)
    assert [case for case in CASES if case in PAIRS] == PAIRS


def test_a_grid_of_three_by_three_by_three_takes_hardly_more_than_nine() -> None:
    grid = [dict(zip("abc", values, strict=True)) for values in product(range(3), repeat=3)]
    chosen = every_pair(grid, dict)
    assert 9 <= len(chosen) <= 11
    assert chosen == every_pair(grid, dict)


def test_nothing_is_chosen_from_nothing() -> None:
    assert every_pair([], dict) == []
