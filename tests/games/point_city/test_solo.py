"""Alone against the automa."""

from __future__ import annotations

import pytest
from tests.games.point_city.table import Table, building_card, resource_card

from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import CIVIC, POINTS
from triopolis.games.point_city.counters import pack
from triopolis.games.point_city.events import Taken
from triopolis.games.point_city.moves import CELL_NAMES
from triopolis.games.point_city.solo import LEVELS, automa_cells, automa_points
from triopolis.games.point_city.state import City, free_places

# Turns 1–4 take rows 2+3 of columns 1–4, 5–8 rows 3+4, 9–12 rows 4+1, 13–16 rows 1+2, 17 rows 2+3 of column 1.
PATH = [f"{column}{row} {column}{below}" for row, below in ((2, 3), (3, 4), (4, 1), (1, 2)) for column in "abcd"]
PATH.append("a2 a3")

CIVIC_A, CIVIC_B = building_card(CIVIC, industry=3), building_card(CIVIC, ecology=3)


def automa_city(points: int, permanents: list[int], tokens: int, ingenuity: int) -> City:
    city = City(free_places())
    city.points, city.permanents, city.token_count = points, pack(permanents), tokens
    city.singles = pack([0, 0, 0, 0, 0, ingenuity])
    return city


def test_the_markers_walk_their_path_for_all_17_turns() -> None:
    cells = [tuple(CELL_NAMES[cell] for cell in automa_cells(turn)) for turn in range(17)]
    assert [" ".join(pair) for pair in cells] == PATH


def test_the_automa_takes_the_cards_of_its_path_after_each_turn_of_the_player() -> None:
    table = Table(1, "easy")
    for turn in range(17):
        assert [CELL_NAMES[cell] for cell in table.view(0).automa_next] == PATH[turn].split()
        events = table.play("draw" if "draw" in table.legal() else min(table.legal("take")))
        while table.state.actor == 0 and table.state.stage:
            events += table.play(min(table.legal()))
        taken = [event.public.cells for event in events if isinstance(event.public, Taken) and event.seat == 1]
        assert taken == [[CELL_NAMES.index(cell) for cell in PATH[turn].split()]]
    assert table.state.actor == -1


def test_the_automa_takes_cards_as_they_lie_and_pays_nothing() -> None:
    table = Table(1, "hard")
    table.lay("a2", building_card(POINTS, 7, community=4, industry=3))
    table.lay("a3", resource_card("ecology", 2), "resource")
    table.play("draw")
    automa = table.view(0).cities[1]
    assert automa.points == 7
    assert automa.doubles == [0, 0, 0, 1, 0]
    assert table.view(0).spent.singles == [0, 0, 0, 0, 0]


def test_the_market_is_refilled_after_the_automa_as_usual() -> None:
    table = Table(1, "easy")
    table.lay("a2", building_card(POINTS, 7, community=4, industry=3))
    coming = list(table.state.deck[18:20])
    table.play("draw")
    assert [table.state.market[CELL_NAMES.index(cell)] for cell in ("a2", "a3")] == coming
    assert (table.shows("a2"), table.shows("a3")) == ("resource", "building")


def test_below_the_last_row_is_the_first_and_refills_keep_reading_order() -> None:
    """Turn 9 takes a4 and, below it, a1: a1 is refilled first."""
    table = Table(1, "easy")
    table.state.turn = 16
    coming = list(table.state.deck[18:20])
    table.play("draw")
    assert [table.state.market[CELL_NAMES.index(cell)] for cell in ("a1", "a4")] == coming


def test_for_a_civic_building_the_automa_takes_the_leftmost_token_left() -> None:
    table = Table(1, "easy")
    table.tokens(17, 3, 25, 8)
    table.lay("a2", CIVIC_A)
    table.play("draw")
    assert table.view(0).cities[1].tokens == [17]
    assert table.view(0).tokens_left == [3, 25, 8]
    table.lay("b2", CIVIC_A)
    table.lay("b3", CIVIC_B)
    table.play("draw")
    assert table.view(0).cities[1].tokens == [3, 17, 25]


def test_the_automa_goes_without_when_no_token_is_left() -> None:
    table = Table(1, "easy")
    table.tokens(17)
    table.lay("a2", CIVIC_A)
    table.lay("a3", CIVIC_B)
    table.play("draw")
    assert table.view(0).cities[1].tokens == [17]


@pytest.mark.parametrize(("level", "points"), [("easy", 37), ("normal", 44), ("hard", 62)])
def test_the_worked_example_gives_37_44_and_62(level: str, points: int) -> None:
    """Permanents 3, 1, 0, 4, 2; 15 printed points; 4 tokens; 3 ingenuity cards."""
    city = automa_city(15, [3, 1, 0, 4, 2], 4, 3)
    assert automa_points(LEVELS.index(level), city) == points


@pytest.mark.parametrize(
    ("level", "points"), [("easy", [1, 2, 3, 4]), ("normal", [1, 2, 3, 3]), ("hard", [1, 3, 6, 6])]
)
def test_pc_8_permanents_score_by_how_many_of_a_type_there_are(level: str, points: list[int]) -> None:
    for owned, expected in enumerate(points, start=1):
        for which in range(5):
            permanents = [owned if resource == which else 0 for resource in range(5)]
            assert automa_points(LEVELS.index(level), automa_city(0, permanents, 0, 0)) == expected
    assert automa_points(LEVELS.index(level), automa_city(0, [3] * 5, 0, 0)) == 5 * points[2]


@pytest.mark.parametrize(("level", "points"), [("easy", 3), ("normal", 5), ("hard", 7)])
def test_the_automa_scores_its_tokens_by_level_whatever_they_say(level: str, points: int) -> None:
    assert automa_points(LEVELS.index(level), automa_city(0, [0] * 5, 1, 0)) == points


@pytest.mark.parametrize(("level", "points"), [("easy", 0), ("normal", 0), ("hard", 2)])
def test_only_the_hard_automa_scores_ingenuity(level: str, points: int) -> None:
    assert automa_points(LEVELS.index(level), automa_city(0, [0] * 5, 0, 2)) == points


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_automas_sheet_adds_up(level: str) -> None:
    table = Table(1, level)
    table.state.cities[1] = automa_city(15, [3, 1, 0, 4, 2], 4, 3)
    sheet = GAME.breakdown(table.state)[1]
    assert [item.what for item in sheet.items] == ["buildings", "permanents", "tokens", "ingenuity"]
    assert sheet.total == table.state.scores()[1]


def test_pc_9_a_tie_goes_to_more_unspent_cards_all_of_the_automas_being_unspent() -> None:
    table = Table(1, "easy")
    table.supply(0, energy=2)
    assert table.state.winners() == [0]
    table.state.cities[1].doubles = pack([1, 1, 1, 0, 0])
    assert table.state.winners() == [1]
    table.supply(0, energy=3)
    assert table.state.winners() == [0, 1]


def test_the_opponent_is_named_by_its_level() -> None:
    names = {str(GAME.opponent(options, 1)) for options in GAME.option_sets(1)}
    assert len(names) == 3
    assert all(GAME.opponent(options, seats) is None for seats in (2, 3, 4) for options in GAME.option_sets(seats))
