"""The points of all cells at once are those of every cell tried by itself; and how long a match will last."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.bloom_town.tables import Table

from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import ALL_CELLS, CELLS, KINDS
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.scoring import recount_points, tile_points
from triopolis.games.bloom_town.state import Rules, Town, empty_town
from triopolis.games.bloom_town.survey import CELLS_AT, Survey, points_of, spring_points_of
from triopolis.games.bloom_town.time_left import TimeLeft

TOWNS = st.lists(st.integers(-1, KINDS - 1), min_size=CELLS, max_size=CELLS)
CROWDED = st.sampled_from(range(4)).flatmap(
    lambda kind: st.lists(st.sampled_from((-1, kind, kind, kind, 4)), min_size=CELLS, max_size=CELLS)
)
LINES = Options()
GROUPS = Options(side="B", office_chain="group", subway_chain="group")


def town_of(kinds: list[int]) -> Town:
    town = empty_town()
    for cell, kind in enumerate(kinds):
        if kind >= 0:
            town.tiles[kind] |= 1 << cell
            town.built |= 1 << cell
    return town


def tried(rules: Rules, town: Town, kind: int) -> dict[int, int]:
    """What a tile of this kind would score on each free cell."""
    points = {}
    for cell in range(CELLS):
        if not town.built >> cell & 1:
            trial = town.copy()
            trial.tiles[kind] |= 1 << cell
            trial.built |= 1 << cell
            points[cell] = int(tile_points(rules, trial, 1 << cell, kind))
    return points


@pytest.mark.parametrize("options", [LINES, GROUPS])
@settings(max_examples=60)
@given(kinds=TOWNS | CROWDED)
def test_the_best_places_are_the_best_of_all_that_were_tried(options: Options, kinds: list[int]) -> None:
    rules, town, survey = GAME.new(options, 2, "survey").rules, town_of(kinds), Survey()
    free = ALL_CELLS & ~town.built
    survey.look(rules, town, free)
    for kind in range(KINDS):
        points = tried(rules, town, kind)
        places = survey.places_for(rules, town, kind, free)
        best = min(max(points.values(), default=0), 15)
        assert points_of(places) == best
        springs = [min(number, 15) for cell, number in points.items() if rules.springs >> cell & 1]
        assert spring_points_of(places) == max(springs, default=0)
        if best:
            assert places >> CELLS_AT == sum(1 << cell for cell, number in points.items() if min(number, 15) == best)


@pytest.mark.parametrize("options", [LINES, GROUPS])
@settings(max_examples=60)
@given(kinds=TOWNS | CROWDED)
def test_recounts_bring_what_they_would(options: Options, kinds: list[int]) -> None:
    rules, town, survey = GAME.new(options, 2, "survey").rules, town_of(kinds), Survey()
    survey.look(rules, town, ALL_CELLS & ~town.built)
    points = [int(recount_points(rules, town, which)) for which in range(5)]
    assert [int(number) for number in survey.recounts] == points
    assert [int(survey.recount_of(rules, town, which)) for which in range(5)] == points


@settings(max_examples=60)
@given(kinds=TOWNS | CROWDED)
def test_parks_are_sorted_by_the_size_of_their_groups(kinds: list[int]) -> None:
    rules, town, survey = GAME.new(LINES, 2, "survey").rules, town_of(kinds), Survey()
    survey.look(rules, town, ALL_CELLS & ~town.built)
    for cell in range(CELLS):
        if kinds[cell] == 2:
            points = tile_points(rules, town, 1 << cell, 2)
            parks = survey.parks
            assert parks.singles >> cell & 1 == (points == 1)
            assert parks.pairs >> cell & 1 == (points == 3)
            assert parks.full >> cell & 1 == (points in (4, 0))


# How long it lasts


def turns(table: Table) -> list[int]:
    time_left = TimeLeft()
    time_left.look(table.state)
    return [int(time_left.turns(table.state, seat)) for seat in range(table.players)]


def test_with_enough_stacks_empty_it_is_the_last_round() -> None:
    table = Table(players=2)
    table.stacks(0, 0, 0, 8, 8)
    assert turns(table) == [16, 16]
    table.turn(1, 1)
    assert turns(table) == [0, 16]


def test_the_smaller_the_stacks_the_fewer_turns() -> None:
    guesses = []
    for height in (8, 6, 4, 2, 1):
        table = Table(players=2)
        table.stacks(height, height, height, 8, 8)
        guesses.append(turns(table)[0])
    assert guesses == sorted(guesses, reverse=True)
    assert guesses[0] > guesses[-1] >= 16


def test_what_lies_in_the_stacks_turns_up_the_likelier_the_longer_it_lasts() -> None:
    chances = []
    for height in (0, 1, 4, 8):
        table, time_left = Table(players=2), TimeLeft()
        table.stacks(height, height, height, 8, 8)
        time_left.look(table.state)
        chances.append(int(time_left.chance))
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert chances[-1] < 256
