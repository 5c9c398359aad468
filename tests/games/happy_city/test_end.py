"""The end of the match: the last round, points, ties."""

from __future__ import annotations

import pytest
from tests.games.happy_city.tables import Table, kinds

from triopolis.engine.shapes import Ended

NINE = "market_white grocery school library park florist bank igloo museum"


def scored(*cities: str, scoring: str = "multiply", coins: tuple[int, ...] = ()) -> Table:
    """A family match that is over with these cities."""
    players = max(2, len(cities))
    return Table(*cities, players=players, mode="family", scoring=scoring, coins=coins, step="end")


# The last round


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("steps", range(3))
def test_when_a_city_has_ten_cards_the_round_is_finished(first: int, steps: int) -> None:
    full = (first + steps) % 3
    cities = [NINE if seat == full else "market_white" for seat in range(3)]
    coins = [int(seat == full) for seat in range(3)]
    table = Table(*cities, mode="family", coins=coins, first=first, seat=full, step="buy")
    table.play("buy house")
    more = 0
    while not table.over():
        table.pass_turn()
        more += 1
    assert more == 2 - steps
    assert table.state.round == 1


def test_others_may_reach_ten_cards_in_the_last_round_too() -> None:
    table = Table(NINE, NINE, mode="family", players=2, coins=[1, 3], step="buy")
    table.play("buy house", "reveal 1", "reveal 1", "reveal 1", "buy apartments")
    assert table.over()
    assert [len(table.written(seat)) for seat in (0, 1)] == [10, 10]


def test_a_special_can_be_the_tenth_card() -> None:
    table = Table(NINE, mode="family", players=2, seat=1, first=0)
    table.pass_turn()
    assert not table.over()
    table = Table("market_white", NINE, mode="family", players=2, seat=1, specials="film_studios", step="buy")
    table.play("take film_studios")
    assert table.over()


def test_nine_cards_do_not_end_the_match() -> None:
    table = Table(NINE.removesuffix(" museum"), mode="family", players=2, coins=[1], step="buy")
    table.play("buy house")
    table.pass_turn()
    assert not table.over()
    assert table.state.round == 2


def test_the_end_is_told_with_scores_and_winners() -> None:
    table = scored("market_white school museum", "market_white library")
    assert kinds(table.log.events) == ["last_scoring", "end"]
    assert table.log.events[-1].public == Ended(scores=[2, 0], winners=[0])
    assert table.state.actions() == []


# Points


def test_the_example_of_the_rulebook_five_times_nine_less_one_is_forty() -> None:
    """5 residents x (9 - 1) hearts."""
    city = "market_white factory stadium zoo museum florist igloo apartments house bank"
    table = scored(city)
    assert table.symbols(0) == (5, 8)
    assert table.state.scores() == [40, 0]


def test_residents_times_hearts() -> None:
    table = scored("market_white hospital museum library", "market_white hospital laboratory library museum")
    assert table.state.scores() == [2 * 3, 4 * 3]


def test_crossed_out_symbols_subtract() -> None:
    table = scored("market_white hospital museum haunted_house", "market_white hospital museum factory")
    assert table.state.scores() == [(2 - 1) * 2, 2 * (2 - 1)]


def test_hc_2_residents_and_hearts_are_not_below_nothing_before_they_are_multiplied() -> None:
    """HC-2: two negative numbers would make a positive product."""
    table = scored("market_white haunted_house factory steelworks", "market_white haunted_house museum")
    assert table.symbols(0) == (0, 0)
    assert table.symbols(1) == (0, 2)
    assert table.state.scores() == [0, 0]


def test_the_junior_game_adds() -> None:
    table = scored("market_white hospital museum library", "market_white museum", scoring="add")
    assert table.state.scores() == [2 + 3, 0 + 2]


def test_hc_2_the_junior_game_floors_each_number_too() -> None:
    """HC-2."""
    table = scored("market_white haunted_house museum", "market_white factory steelworks hospital", scoring="add")
    assert table.state.scores() == [2, 2]


def test_coins_and_income_are_no_points() -> None:
    table = scored("market_white hotel hospital", "market_white hotel hospital", coins=(50, 0))
    assert table.state.scores() == [2, 2]


def test_family_specials_score_what_is_printed_on_them() -> None:
    table = scored("market_white hospital museum dinosaur_park", "market_white museum apartments cat_cafe")
    assert table.state.scores() == [(2 + 1) * 2, 2 * (2 + 2)]


# Ties


def test_of_those_tied_the_one_with_more_coins_wins() -> None:
    cities = ("market_white hospital museum", "market_white apartments museum", "market_white observatory")
    table = scored(*cities, coins=(3, 4, 9))
    assert table.state.scores() == [4, 4, 0]
    assert table.state.winners() == [1]


def test_equal_points_and_coins_share_the_victory() -> None:
    cities = ("market_white hospital museum", "market_white", "market_white apartments museum", "market_white")
    table = scored(*cities, coins=(4, 9, 4, 0))
    assert table.state.winners() == [0, 2]


def test_tokens_are_no_money_in_a_tie() -> None:
    cities = ("market_white hospital museum", "market_white apartments museum")
    table = Table(*cities, players=2, mode="family", coins=[2, 1], tokens=["", "blue blue green"], step="end")
    assert table.state.winners() == [0]


def test_all_at_nothing_is_a_tie_as_well() -> None:
    table = scored("market_white", "market_white", "market_white", coins=(1, 1, 0))
    assert table.state.winners() == [0, 1]
