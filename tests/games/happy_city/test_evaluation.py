"""What a position is worth: residents, hearts, money and time, specials, tokens and monsters."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.happy_city.tables import Table, ended

from triopolis.games.happy_city.evaluation import HappyCityEvaluator, rounds_left, together

SMALL = "market_white school library"


def value(table: Table, seat: int = 0) -> float:
    return HappyCityEvaluator().value(table.state, seat)


def laid(city: str = SMALL, **more: Any) -> Table:
    """The city of seat 0, who has had its turn; nothing lies in the middle but homes."""
    settings: dict[str, Any] = {"players": 2, "mode": "family", "coins": (4, 4), "seat": 1}
    return Table(city, "market_white grocery igloo", **{**settings, **more})


# Symbols


@pytest.mark.parametrize("scoring", ["multiply", "add"])
@pytest.mark.parametrize("card", ["hospital", "museum", "perfumery"])
def test_residents_hearts_and_income_are_worth_having(card: str, scoring: str) -> None:
    with_it, without = laid(f"{SMALL} {card}", scoring=scoring), laid(f"{SMALL} factory", scoring=scoring)
    assert value(with_it) > value(without)


def test_what_is_lacking_is_worth_more_than_more_of_the_same() -> None:
    residents, hearts = (
        f"market_white library park museum observatory {card}" for card in ("hospital", "shopping_mall")
    )
    assert value(laid(residents, round_limit=3)) > value(laid(hearts, round_limit=3))


def test_growth_makes_up_the_balance_first() -> None:
    assert together(False, 2.0, 6.0, 5.0) == 6.5 * 6.5
    assert 6 * 3 < together(False, 2.0, 6.0, 2.0) < 6 * 4
    assert together(False, 5.0, 5.0, 4.0) == 49
    assert together(False, -1.0, 4.0, 0.0) == 0
    assert together(True, 2.0, 6.0, 4.0) == 12


# Money and time


def test_coins_are_worth_something_until_the_last_turn() -> None:
    assert value(laid(coins=(9, 4))) > value(laid(coins=(4, 4)))
    rich, poor = laid(coins=(90, 4), round_limit=1), laid(coins=(4, 4), round_limit=1)
    assert value(rich) == value(poor) == 1


def test_income_is_worth_more_the_earlier_it_comes() -> None:
    gains = []
    for other in ("market_white", "market_white school library park museum hospital bank"):
        values = []
        for card in ("perfumery", "factory"):
            table = Table(f"{SMALL} {card}", other, players=2, mode="family", seat=1)
            values.append(value(table))
        gains.append(values[0] - values[1])
    assert gains[0] > gains[1] > 0


def test_the_largest_city_says_how_many_rounds_are_left() -> None:
    cards = ["market_white", "school", "library", "park", "museum", "hospital", "bank", "igloo", "bookshop", "florist"]
    rounds = []
    for size in (1, 4, 7, 9, 10):
        table = Table(" ".join(cards[:size]), "market_white", players=2, mode="family", seat=1)
        rounds.append(rounds_left(table.state))
    assert rounds == sorted(rounds, reverse=True)
    assert rounds[-1] == 0


def test_a_full_city_that_has_had_its_turn_is_worth_its_score() -> None:
    full = "market_white school library park museum hospital bank igloo bookshop florist"
    table = laid(full, coins=(20, 20))
    assert value(table) == table.state.scores()[0]


# One's own turn


def test_a_card_that_can_be_bought_now_counts() -> None:
    values = []
    for central in ("casino spa zoo", "museum spa zoo"):
        values.append(value(laid("market_white school police_station bank", central=central, seat=0, round_limit=1)))
    assert values[0] < values[1]


def test_the_value_before_buying_is_that_of_the_best_purchase() -> None:
    table = laid(central="museum hospital zoo", seat=0, step="buy")
    promised = value(table)
    values = []
    for text in sorted(table.legal()):
        trial = Table.of(table.state.copy())
        trial.play(text)
        values.append(value(trial))
    assert promised == max(values) > min(values)


def test_a_card_yet_to_be_turned_up_is_a_chance() -> None:
    table = laid(central="zoo", seat=0)
    assert table.asked() == ("discard", 0)
    before = value(table)
    table.play("discard zoo")
    assert value(table) > before


# Specials


def test_a_special_is_worth_more_the_fewer_colours_it_still_asks_for() -> None:
    cities = ("market_white", "market_white library", "market_white library grocery")
    gains = []
    for city in cities:
        bare, lying = (value(laid(city, specials=special)) for special in ("", "labyrinth"))
        gains.append(lying - bare)
    assert gains == sorted(gains)
    assert gains[-1] > gains[0]


@pytest.mark.parametrize("special", ["wind_turbine", "parthenon", "sushi_bar", "statue_of_liberty"])
def test_a_special_that_was_taken_counts(special: str) -> None:
    city = "market_violet school library museum bank restaurant"
    if special == "wind_turbine":
        city = "market_violet school house igloo bank restaurant"
    lost = Table(city, players=2)
    assert value(Table(f"{city} {special}", players=2, seat=1)) > value(lost) * 0.9


# Grozilla


@pytest.mark.parametrize("monster", ["grozilla", "corgzilla", "catzilla", "chickzilla"])
def test_a_monster_in_front_costs_something(monster: str) -> None:
    city = f"{SMALL} museum hospital"
    assert value(laid(city, grozilla=True, fronts=[monster])) < value(laid(city, grozilla=True))


def test_a_ruin_is_worth_less_than_the_building_was() -> None:
    assert value(laid(f"{SMALL} museum/grozilla")) < value(laid(f"{SMALL} museum", grozilla=True))


def test_a_token_is_as_good_as_money() -> None:
    assert value(laid(tokens=["blue"])) > value(laid(grozilla=True))


# The end


def test_when_copies_are_chosen_the_score_is_the_value() -> None:
    table = ended("pyramid", "market_violet school", "market_yellow park museum", "market_blue hospital bank")
    assert table.asked() == ("pyramid", 0)
    assert [value(table, seat) for seat in range(3)] == table.state.scores()
