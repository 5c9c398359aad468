"""Expert specials of the income phase, and the order of that phase (HC-7, HC-8).

`taking` leaves the owner, seat 0, with the coin for buying nothing; then the others pass and the next round begins.
"""

from __future__ import annotations

import pytest
from tests.games.happy_city.tables import Table, taking

from triopolis.games.happy_city.events import IncomeCollected

# So much for each card of a colour


@pytest.mark.parametrize(
    ("special", "city", "income"),
    [
        ("bowling_alley", "market_orange school grocery", 1 + 1 + 0),
        ("bowling_alley", "market_violet school grocery hotel factory", 1 + 1 + 2 + 1 + 2 * 3),
        ("bowling_alley", "market_orange school grocery factory lemonade_works", 1 + 1 + 1 + 2 + 2 * 3),
        ("bowling_alley", "market_orange school grocery factory/catzilla garage", 1 + 1 + 2 + 3),
        ("sushi_bar", "market_blue grocery school house", 1 + 1 + 2),
        ("sushi_bar", "market_green grocery school library skate_park waterworks", 1 + 1 + 1 + 4),
        ("sushi_bar", "market_green grocery school library museum/catzilla", 1 + 1 + 2),
        ("bakery", "market_yellow school library factory", 1 + 1 + 0),
        ("bakery", "market_green school library factory grocery house igloo", 1 + 1 + 1 + 1 + 3 * 2),
        ("bakery", "market_yellow school library factory farm_shop house/catzilla", 1 + 1 + 1 + 2),
    ],
)
def test_income_for_each_card_of_a_colour(special: str, city: str, income: int) -> None:
    """Bowling Alley, Sushi Bar, Bakery: markets, homes and multicolour cards count, ruins do not (HC-5)."""
    table = taking(special, city, grozilla=True)
    assert table.incomes()[0] == income
    table.pass_to_income()
    assert table.coins()[0] == 1 + income


# Barbershop


@pytest.mark.parametrize(
    ("left", "right", "income"),
    [
        ("market_orange hotel", "market_green grocery", 1 + 3),
        ("market_orange hotel", "market_green", 1),
        ("market_orange/catzilla", "market_green hotel", 1),
    ],
)
def test_barbershop_three_for_strictly_the_lowest_income(left: str, right: str, income: int) -> None:
    table = taking("barbershop", "market_blue school house", left, right)
    table.pass_to_income()
    assert table.coins()[0] == 1 + income


def test_barbershop_looks_at_all_players_not_only_neighbours() -> None:
    others = ("market_orange hotel", "market_green/catzilla", "market_violet hotel")
    table = taking("barbershop", "market_blue school house", *others, players=4)
    table.pass_to_income()
    assert table.coins()[0] == 1 + 1


def test_hc_8_barbershop_is_counted_without_itself() -> None:
    """HC-8: else the 4 would no longer be lowest in the next round."""
    table = taking("barbershop", "market_blue school house", "market_orange grocery", "market_green bank")
    for _ in range(3):
        table.pass_to_income()
        assert table.facts(IncomeCollected)[-1].income == [4, 2, 2]


def test_hc_14_barbershop_compares_incomes_before_corgzilla() -> None:
    """HC-14: Corgzilla makes nobody the lowest."""
    cities = ("market_blue school house", "market_orange", "market_green")
    table = taking("barbershop", *cities, fronts=["corgzilla"])
    table.pass_to_income()
    assert table.coins()[0] == 1 + 0
    cities = ("market_blue school house", "market_orange grocery", "market_green bank")
    table = taking("barbershop", *cities, fronts=["", "corgzilla"])
    table.pass_to_income()
    assert table.facts(IncomeCollected)[-1] == IncomeCollected(coins=[4, 1, 2], income=[4, 2, 2])


# Escape Room


@pytest.mark.parametrize(
    ("left", "right", "extra"),
    [
        ("market_orange grocery", "market_green bank shoe_shop", 2),
        ("market_orange grocery", "market_green", 0),
        ("market_orange mobile_library", "market_green farm_shop", 2),
        ("market_orange grocery/catzilla", "market_green bank", 0),
    ],
)
def test_escape_room_two_while_nobody_has_fewer_yellow_cards(left: str, right: str, extra: int) -> None:
    """Ties are fine; multicolour cards of others are yellow too, ruins are not."""
    table = taking("escape_room", "market_yellow school factory", left, right, grozilla=True)
    table.pass_to_income()
    assert table.coins()[0] == 1 + 2 + extra


# Greengrocer


@pytest.mark.parametrize(
    ("city", "printed", "pairs"),
    [
        ("market_orange house igloo school", 2, 0),
        ("market_green house hotel museum", 3, 1),
        ("market_green apartments hotel museum", 3, 2),
        ("market_green luxury_residence haunted_house park zoo", 2, 2),
        ("market_green house haunted_house park", 2, 0),
        ("market_green house haunted_house school factory steelworks", 4, 0),
    ],
)
def test_greengrocer_one_for_each_pair_of_a_heart_and_a_resident(city: str, printed: int, pairs: int) -> None:
    """Net of crossed-out ones, not below nothing."""
    table = taking("greengrocer", city)
    table.pass_to_income()
    assert table.coins()[0] == 1 + printed + pairs


def test_greengrocer_counts_pairs_before_monsters_at_the_end_too() -> None:
    laid = {"fronts": ["catzilla"], "round_limit": 2}
    table = taking("greengrocer", "market_green hospital museum house hotel/chickzilla spa", **laid)
    table.pass_to_income()
    assert table.coins()[0] == 1 + 3 + 3
    table.pass_to_income()
    assert table.symbols(0) == (3 - 1, 4 - 2)
    assert table.incomes()[0] == 3 + 3


# Billiard Hall


@pytest.mark.parametrize(
    ("city", "printed", "colours"),
    [
        ("market_yellow grocery school house", 2, 3),
        ("market_yellow grocery school house igloo shoe_shop", 4, 3),
        ("market_yellow grocery school house tram_depot", 3, 4),
        ("market_yellow grocery school house tram_depot lemonade_works", 5, 5),
        ("market_yellow grocery library campsite", 2, 3),
        ("market_yellow grocery school house factory/catzilla", 2, 3),
        ("market_yellow grocery school house hotel factory", 5, 5),
    ],
)
def test_billiard_hall_one_for_each_colour_before_it(city: str, printed: int, colours: int) -> None:
    """A multicolour card supplies one colour, the one that helps; a ruin none."""
    table = taking("billiard_hall", city, grozilla=True)
    table.pass_to_income()
    assert table.coins()[0] == 1 + printed + colours


def test_billiard_hall_does_not_see_what_comes_after_it() -> None:
    table = Table("market_yellow grocery school house billiard_hall factory hotel", step="income")
    assert table.coins()[0] == 1 + 1 + 1 + 2 + 3


def test_billiard_hall_loses_a_colour_that_is_ruined() -> None:
    table = Table("market_yellow grocery school house/catzilla billiard_hall", step="income")
    assert table.coins()[0] == 2 + 2


# Art Gallery


def test_art_gallery_copies_the_income_of_the_card_before_it_and_goes_on_doing_so() -> None:
    table = taking("art_gallery", "market_yellow school library hotel", players=2, central="bank zoo spa", coins=[9])
    assert table.incomes()[0] == 1 + 2 + 2
    table.pass_turn()
    coins = table.coins()[0]
    assert coins == 10 + 5
    table.play("keep", "buy bank")
    table.pass_to_income()
    assert table.coins()[0] == coins - 3 + 6, "still the hotel's, not the bank's"


def test_art_gallery_nothing_if_the_card_before_it_is_a_ruin_or_becomes_one() -> None:
    table = taking("art_gallery", "market_yellow school library hotel/catzilla")
    assert table.incomes()[0] == 1
    table = Table("market_yellow school library hotel/catzilla art_gallery", step="income")
    assert table.coins()[0] == 1


# Arcade


def test_arcade_two_coins_before_every_income_phase() -> None:
    table = taking("arcade", "market_yellow school library house")
    table.pass_to_income()
    assert table.coins()[0] == 1 + 2 + 1
    assert table.facts(IncomeCollected)[-1].income[0] == 1, "HC-7: not income"


def test_arcade_nothing_for_who_has_no_coin_before_income() -> None:
    """HC-8: the Arcade comes before income; stop-zilla tokens are not money."""
    table = Table("market_yellow school library house arcade", tokens=["blue"], step="income")
    assert table.coins()[0] == 1
    table = Table("market_yellow school library house arcade", coins=[1], step="income")
    assert table.coins()[0] == 1 + 2 + 1


# Palace of Versailles


@pytest.mark.parametrize(
    ("coins", "after"),
    [
        ([0, 5, 3], [3, 6, 5]),
        ([0, 4, 4], [4, 5, 5]),
        ([0, 3, 5], [3, 5, 6]),
        ([50, 3, 5], [53, 5, 6]),
    ],
)
def test_versailles_a_coin_from_each_of_the_richest_opponents(coins: list[int], after: list[int]) -> None:
    """After income; the owner's own wealth is not compared."""
    table = taking("palace_of_versailles", "market_yellow school library", coins=coins)
    table.pass_to_income()
    assert table.coins() == after


def test_versailles_takes_again_in_every_round() -> None:
    table = taking("palace_of_versailles", "market_yellow school library", players=2, coins=[0, 5])
    table.pass_to_income()
    assert table.coins() == [1 + 1 + 1, 6 + 1 - 1]
    table.pass_to_income()
    assert table.coins() == [3 + 1 + 1 + 1, 6 + 1 + 1 - 1]


def test_versailles_who_has_no_coin_gives_none_and_tokens_are_no_money() -> None:
    cities = ("market_yellow school library palace_of_versailles", "market_blue/catzilla", "market_green/octozilla")
    table = Table(*cities, coins=[3, 0, 0], tokens=["", "blue blue", "green"], step="income")
    assert table.coins() == [4, 0, 0]
    table = Table(*cities, coins=[3, 0, 1], tokens=["", "blue blue", ""], step="income")
    assert table.coins() == [5, 0, 0]


# Louvre

LOUVRE = "market_violet grocery house haunted_house"


def test_louvre_in_the_next_two_income_phases_an_opponents_income_too_chosen_anew() -> None:
    table = taking("louvre", LOUVRE, "market_blue hotel", "market_green")
    table.pass_to_income()
    assert table.asked() == ("louvre", 0)
    assert table.legal() == {"copy income 1", "copy income 2"}
    before = table.coins()
    table.play("copy income 1")
    assert table.coins() == [before[0] + 3, *before[1:]], "the opponent loses nothing"
    table.pass_to_income()
    assert table.asked() == ("louvre", 0)
    before = table.coins()
    table.play("copy income 2")
    assert table.coins() == [before[0] + 1, *before[1:]]
    table.pass_to_income()
    assert table.asked()[0] != "louvre"
    table.pass_to_income()
    assert table.asked()[0] != "louvre"


def test_louvre_equal_incomes_are_no_choice_but_gained() -> None:
    table = taking("louvre", LOUVRE, "market_blue hotel", "market_green restaurant")
    table.pass_to_income()
    assert table.asked()[0] != "louvre"
    assert table.coins()[0] == 1 + 3 + 3


def test_louvre_a_single_opponent_is_no_choice() -> None:
    table = taking("louvre", LOUVRE, "market_blue hotel", players=2)
    for extra in (3, 3, 0):
        coins = table.coins()[0]
        table.pass_to_income()
        passing = 0 if table.state.round == 2 else 1
        assert table.coins()[0] == coins + passing + 3 + extra


def test_louvre_is_asked_after_all_incomes_before_the_first_players_turn() -> None:
    cities = (f"{LOUVRE} louvre", "market_blue hotel", "market_green")
    table = Table(*cities, first=1, step="income")
    assert table.coins() == [3, 3, 1]
    assert table.asked() == ("louvre", 0)
    table.play("copy income 1")
    assert table.asked() == ("reveal", 1)


def test_hc_8_louvre_copies_the_snapshot_with_the_bonus_of_the_barbershop() -> None:
    """HC-8."""
    cities = (f"{LOUVRE} louvre", "market_blue school house barbershop", "market_green grocery")
    table = Table(*cities, step="income")
    assert table.facts(IncomeCollected)[0].income == [3, 4, 2]
    table.play("copy income 1")
    assert table.coins() == [3 + 4, 4, 2]


def test_hc_7_louvre_copies_income_from_specials() -> None:
    """HC-7: the Bakery's is income, the Arcade's coins are not."""
    bakery = "market_blue school library factory house bakery"
    table = Table(f"{LOUVRE} louvre", bakery, "market_green", step="income")
    table.play("copy income 1")
    assert table.coins()[0] == 3 + (1 + 1 + 2)
    arcade = "market_blue school grocery house arcade"
    table = Table(f"{LOUVRE} louvre", arcade, "market_green", coins=[0, 5, 0], step="income")
    table.play("copy income 1")
    assert table.coins() == [3 + 2, 5 + 2 + 2, 1]


def test_hc_14_louvre_copies_an_income_that_corgzilla_does_not_lower() -> None:
    """HC-14: neither the opponent's Corgzilla nor the owner's takes anything off the copy."""
    cities = (f"{LOUVRE} louvre", "market_blue hotel", "market_green")
    table = Table(*cities, fronts=["", "corgzilla"], step="income")
    table.play("copy income 1")
    assert table.coins() == [3 + 3, 2, 1]
    table = Table(*cities, fronts=["corgzilla"], step="income")
    table.play("copy income 1")
    assert table.coins() == [2 + 3, 3, 1]


def test_hc_8_versailles_comes_after_the_louvre() -> None:
    """HC-8: by the copied income seat 0 has become the richest."""
    cities = (f"{LOUVRE} louvre", "market_blue school library bank palace_of_versailles", "market_green hotel")
    table = Table(*cities, coins=[3, 0, 5], step="income")
    assert table.coins() == [6, 2, 8]
    table.play("copy income 2")
    assert table.coins() == [6 + 3 - 1, 2 + 1, 8]


def test_a_ruined_louvre_copies_nothing() -> None:
    table = Table(f"{LOUVRE} louvre/catzilla", "market_blue hotel", "market_green", step="income")
    assert table.asked()[0] != "louvre"
    assert table.coins()[0] == 3


# What is not income


@pytest.mark.parametrize(
    ("special", "city"),
    [
        ("arcade", "market_yellow school library house"),
        ("palace_of_versailles", "market_yellow school library"),
        ("louvre", LOUVRE),
        ("castle", "market_violet house"),
        ("joke_shop", "market_green house"),
        ("big_ben", "market_violet school grocery"),
        ("concert_hall", "market_yellow school house"),
    ],
)
def test_hc_7_specials_that_give_coins_but_no_income(special: str, city: str) -> None:
    """HC-7."""
    before = Table(city).incomes()
    assert taking(special, city).incomes() == before
