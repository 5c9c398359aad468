"""What a position is worth: more of anything good is worth more, while there is time to use it."""

from __future__ import annotations

import pytest
from tests.games.point_city.table import TOKENS, Table, building_card, resource_card

from triopolis.games.point_city.components import CIVIC, FLAT, POINTS, RESOURCES
from triopolis.games.point_city.counters import one
from triopolis.games.point_city.evaluation import PointCityEvaluator, turns_left

SEVEN = next(number for number, token in enumerate(TOKENS) if (token.rule, token.points) == (FLAT, 7))
PER_ECONOMY = next(number for number, token in enumerate(TOKENS) if (token.rule, token.first) == (0, 1))


def value(table: Table, seat: int = 0) -> float:
    return PointCityEvaluator().value(table.state, seat)


def bare() -> Table:
    """Resources in the market, no tokens, nobody owns anything."""
    table = Table()
    table.lay_all(resource_card("energy"), "resource")
    table.tokens()
    return table


def last_turn() -> Table:
    table = bare()
    table.empty_pile()
    return table


def test_points_are_points() -> None:
    table = bare()
    before = value(table)
    table.city(0).points += 3
    assert value(table) == before + 3


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_permanent_resource_is_worth_something_and_less_the_later_it_comes(resource: str) -> None:
    gains = []
    for gone in (0, 20, 40):
        table = bare()
        table.state.drawn += gone
        before = value(table)
        table.city(0).permanents += one(RESOURCES.index(resource))
        gains.append(value(table) - before)
    assert gains[0] > gains[1] > gains[2] > 0


def test_a_new_type_of_permanent_is_worth_more_than_a_fourth_of_one() -> None:
    table = bare()
    table.city(0).permanents = 3 * one(0)
    fourth, other = (value_with_permanents(table, 3 * one(0) + one(which)) for which in (0, 1))
    assert value(table) < fourth < other


def value_with_permanents(table: Table, permanents: int) -> float:
    before = table.city(0).permanents
    table.city(0).permanents = permanents
    worth = value(table)
    table.city(0).permanents = before
    return worth


def test_resource_cards_are_worth_having_ingenuity_most() -> None:
    values = []
    for supply in ({}, {"economy": 1}, {"ingenuity": 1}, {"doubles": {"economy": 1}}):
        table = bare()
        table.supply(0, **supply)
        values.append(value(table))
    nothing, single, wild, double = values
    assert nothing < single < wild < double


def test_resources_that_can_no_longer_be_spent_are_worth_nothing() -> None:
    table = last_turn()
    table.supply(0, economy=9, ingenuity=2)
    assert value(table) == 0


def test_the_last_turn_is_worth_what_it_can_build() -> None:
    table = last_turn()
    table.lay("a1", building_card(POINTS, 4, economy=1, energy=1))
    assert value(table) == 0
    table.supply(0, economy=1)
    assert value(table) == 4


def test_a_building_in_sight_that_can_be_paid_is_worth_more_than_one_that_cannot() -> None:
    rich, poor = bare(), bare()
    for table in (rich, poor):
        table.lay("a1", building_card(POINTS, 4, community=1, economy=1))
    rich.supply(0, community=1, economy=1)
    poor.supply(0, industry=1, ecology=1)
    assert value(rich) > value(poor)


def test_a_token_counts_as_it_would_score() -> None:
    table = bare()
    before = value(table)
    table.own_tokens(0, SEVEN)
    assert value(table) == before + 7


def test_a_token_on_permanents_makes_them_worth_more() -> None:
    table = bare()
    plain = value_with_permanents(table, one(1)) - value(table)
    table.own_tokens(0, PER_ECONOMY)
    assert value_with_permanents(table, one(1)) - value(table) == pytest.approx(plain + 2)


def test_a_token_still_to_be_chosen_is_as_good_as_taken() -> None:
    table = bare()
    table.tokens(SEVEN, PER_ECONOMY)
    table.lay("a1", building_card(CIVIC, None, economy=3))
    table.supply(0, economy=3)
    table.play(next(text for text in sorted(table.legal("take")) if "a1" in text))
    choosing = value(table)
    assert table.legal("token")
    table.play(f"token {SEVEN}")
    assert abs(value(table) - choosing) < 3


def test_turns_are_counted_to_the_end() -> None:
    for players in (1, 2, 3, 4):
        table = Table(players, "easy" if players == 1 else "none")
        assert [turns_left(table.state, seat) for seat in range(players)] == [17] * players
        table.play("draw")
        if players > 1:
            assert turns_left(table.state, 0) == 16
            assert turns_left(table.state, players - 1) == 17


def test_what_others_own_is_none_of_a_seats_value() -> None:
    table = bare()
    before = value(table)
    table.supply(1, economy=5)
    table.city(1).points = 20
    assert value(table) == before
