"""Monsters: where they come from, who deflects them, what they destroy, what they do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.happy_city.tables import Table, kinds

from triopolis.games.happy_city.events import Deflected, IncomeCollected

# A monster is revealed


def test_a_monster_goes_in_front_of_the_revealers_city_and_the_refill_goes_on() -> None:
    table = Table(mode="family", tops={4: "grozilla skate_park"}, seat=1)
    events = table.play("reveal 4")
    assert kinds(events) == ["reveal", "monster"]
    assert (table.front(1), table.central()) == ("grozilla", ["-", "-", "-"])
    assert table.asked() == ("reveal", 1)
    table.play("reveal 4", "reveal 1", "reveal 1")
    assert table.central()[0] == "skate_park"
    assert "-" not in table.central()


def test_a_monster_takes_none_of_the_ten_places() -> None:
    table = Table(mode="family", tops={4: "grozilla"})
    table.play("reveal 4")
    assert table.written(0) == ["market_white"]
    assert table.state.cities[0].size == 1


def test_the_fourth_deck_is_chosen_like_the_others_but_never_rebuilt() -> None:
    table = Table(mode="family", tops={4: "loft campsite"}, left={4: 2}, central="school bank print_shop")
    assert table.state.discarded[3] == 22
    table.play("discard print_shop")
    assert table.state.discarded[3] == 23, "its cards are discarded like others"
    assert table.legal() == {"reveal 1", "reveal 2", "reveal 3", "reveal 4"}
    table.play("reveal 4")
    table.pass_turn()
    table.play("discard loft", "reveal 4")
    table.pass_turn()
    table.play("discard campsite")
    assert table.state.left[3] == 0
    assert table.legal() == {"reveal 1", "reveal 2", "reveal 3"}


def test_a_card_of_the_fourth_deck_is_bought_like_others() -> None:
    table = Table(mode="family", central="skate_park school bank", coins=[4], grozilla=True, step="buy")
    table.play("buy skate_park")
    assert table.written(0) == ["market_white", "skate_park"]
    assert table.coins()[0] == 0


def test_several_monsters_may_come_in_one_turn() -> None:
    table = Table("market_white school bank", mode="family", tops={4: "grozilla catzilla octozilla"})
    table.play("reveal 4", "reveal 4")
    assert table.asked() == ("destroy", 0)
    table.play("destroy bank")
    assert table.asked() == ("reveal", 0)
    table.play("reveal 4", "destroy school", "reveal 1", "reveal 1", "reveal 1")
    assert table.written(0) == ["market_white", "school/catzilla", "bank/grozilla"]
    assert table.front(0) == "octozilla"


# Driving it away


@pytest.mark.parametrize(
    ("monster", "bought"),
    [
        ("grozilla", "igloo"),
        ("grozilla", "house"),
        ("corgzilla", "bank"),
        ("octozilla", "school"),
        ("catzilla", "hotel"),
        ("chickzilla", "factory"),
        ("octozilla", "skate_park"),
        ("catzilla", "skate_park"),
        ("chickzilla", "eco_quarter"),
    ],
)
def test_a_bought_card_of_its_colour_sends_the_monster_to_the_left_neighbour(monster: str, bought: str) -> None:
    """Homes and multicolour cards too."""
    central = f"{bought} stadium zoo" if bought != "house" else "spa stadium zoo"
    table = Table(mode="family", central=central, coins=[10], fronts=[monster], step="buy")
    events = table.play(f"buy {bought}")
    assert kinds(events)[:4] == ["choose", "buy", "drive_away", "monster"]
    assert [table.front(seat) for seat in range(3)] == ["", monster, ""]
    assert table.state.cities[0].monsters == 0, "it acts there no more"


def test_a_card_of_another_colour_does_not() -> None:
    table = Table(mode="family", central="school spa zoo", coins=[9], fronts=["grozilla"], step="buy")
    table.play("buy school")
    assert table.front(0) == "grozilla"


def test_left_of_the_last_seat_is_the_first() -> None:
    """HC-4."""
    table = Table(mode="family", coins=[0, 0, 9], fronts=["", "", "grozilla"], seat=2, step="buy")
    table.play("buy house")
    assert [table.front(seat) for seat in range(3)] == ["grozilla", "", ""]


def test_taking_a_special_drives_nothing_away() -> None:
    table = Table("market_blue school library", specials="statue_of_liberty", fronts=["octozilla"], step="buy")
    table.take("statue_of_liberty")
    assert table.front(0) == "octozilla"


def test_a_monster_on_a_ruin_stays_there() -> None:
    table = Table("market_white school/grozilla", mode="family", coins=[9], step="buy")
    table.play("buy house")
    assert table.written(0) == ["market_white", "school/grozilla", "house"]
    assert table.front(1) == ""


def test_the_price_of_the_card_that_drives_grozilla_away_is_still_the_higher_one() -> None:
    table = Table(mode="family", coins=[5], fronts=["grozilla"], step="buy")
    table.play("buy apartments")
    assert table.coins()[0] == 5 - (3 + 1)
    assert table.price(0, "luxury_residence") == 6


def test_the_buyer_may_take_a_special_after_the_monster_has_gone() -> None:
    cities = ("market_white school", "market_white bank grocery")
    laid: dict[str, Any] = {"specials": "toy_shop", "coins": [9], "fronts": ["grozilla", "catzilla"]}
    table = Table(*cities, mode="family", step="buy", **laid)
    table.play("buy house")
    assert table.asked() == ("destroy", 1)
    table.play("destroy bank")
    assert table.asked() == ("special", 0)
    table.play("take toy_shop")
    assert table.asked()[1] == 1


# Deflecting


def test_hc_12_who_has_a_token_of_its_colour_is_asked() -> None:
    """HC-12: deflecting is optional."""
    table = Table(mode="family", tops={4: "grozilla"}, tokens=["green"])
    table.play("reveal 4")
    assert table.asked() == ("deflect", 0)
    assert table.legal() == {"deflect", "let come"}
    table.play("let come")
    assert (table.front(0), table.tokens(0)) == ("grozilla", ["green"])
    assert table.asked() == ("reveal", 0)


def test_hc_12_a_token_sends_the_monster_on_and_is_out_of_the_game() -> None:
    """HC-12."""
    table = Table(mode="family", tops={4: "grozilla"}, tokens=["green green"])
    left = int(table.state.tokens)
    table.play("reveal 4", "deflect")
    assert [table.front(seat) for seat in range(3)] == ["", "grozilla", ""]
    assert table.tokens(0) == ["green"]
    assert table.state.tokens == left
    assert table.asked() == ("reveal", 0), "the refill goes on"


def test_a_token_of_another_colour_deflects_nothing() -> None:
    table = Table(mode="family", tops={4: "grozilla"}, tokens=["blue yellow orange violet"])
    table.play("reveal 4")
    assert table.front(0) == "grozilla"


def test_the_example_of_the_rulebook_an_igloo_sends_grozilla_past_two_tokens_to_the_fourth_player() -> None:
    """The Igloo is the third green card: a green token, and Grozilla moves."""
    laid: dict[str, Any] = {"players": 4, "coins": [4], "fronts": ["grozilla"], "tokens": ["", "green", "green", ""]}
    table = Table("market_white house apartments", mode="family", central="igloo spa zoo", step="buy", **laid)
    events = table.play("buy igloo")
    assert kinds(events) == ["choose", "buy", "token", "drive_away"]
    assert table.tokens(0) == ["green"]
    assert table.asked() == ("deflect", 1)
    table.play("deflect")
    assert table.asked() == ("deflect", 2)
    table.play("deflect")
    assert table.front(3) == "grozilla"
    assert [table.tokens(seat) for seat in range(4)] == [["green"], [], [], []]


def test_hc_12_a_monster_may_go_round_while_tokens_last_and_each_time_is_asked() -> None:
    """HC-12."""
    table = Table(mode="family", players=2, tops={4: "octozilla"}, tokens=["blue blue", "blue"])
    table.play("reveal 4")
    for seat in (0, 1, 0):
        assert table.asked() == ("deflect", seat)
        table.play("deflect")
    assert (table.front(0), table.front(1)) == ("", "octozilla")
    assert [table.tokens(seat) for seat in (0, 1)] == [[], []]


def test_a_monster_that_was_driven_away_may_come_back_round_the_table() -> None:
    laid: dict[str, Any] = {"players": 2, "coins": [9], "fronts": ["grozilla"], "tokens": ["green", "green"]}
    table = Table("market_white bank", mode="family", step="buy", **laid)
    table.play("buy house", "pay coins")
    assert table.asked() == ("deflect", 1)
    table.play("deflect")
    assert table.asked() == ("deflect", 0)
    table.play("let come")
    assert table.front(0) == "grozilla"
    assert table.written(0) == ["market_white", "bank", "house"], "it had left, so nothing is destroyed"
    assert table.asked() == ("reveal", 1)


def test_who_stands_a_monster_already_may_deflect_the_second() -> None:
    laid: dict[str, Any] = {"tops": {4: "catzilla"}, "fronts": ["grozilla"], "tokens": ["orange"]}
    table = Table("market_white bank", mode="family", **laid)
    events = table.play("reveal 4", "deflect")
    assert kinds(events) == ["reveal", "deflect", "monster"]
    assert events[1].public == Deflected(monster="catzilla", color="orange", to=1)
    assert (table.front(0), table.front(1)) == ("grozilla", "catzilla")
    assert table.written(0) == ["market_white", "bank"]


# Destruction


def test_the_earlier_monster_destroys_a_building_of_the_owners_choice_and_the_new_one_stands_in_front() -> None:
    table = Table("market_white school bank", mode="family", tops={4: "catzilla"}, fronts=["chickzilla"])
    table.play("reveal 4")
    assert table.asked() == ("destroy", 0)
    assert table.legal() == {"destroy market_white", "destroy school", "destroy bank"}
    table.play("destroy school")
    assert table.written(0) == ["market_white", "school/chickzilla", "bank"]
    assert table.front(0) == "catzilla"
    assert table.asked() == ("reveal", 0)


def test_a_monster_from_the_right_neighbour_destroys_too_and_the_owner_chooses_between_turns() -> None:
    cities = ("market_white", "market_white school bank")
    table = Table(*cities, mode="family", coins=[9], fronts=["grozilla", "catzilla"], step="buy")
    table.play("buy house")
    assert table.asked() == ("destroy", 1)
    assert table.legal() == {"destroy market_white", "destroy school", "destroy bank"}
    table.play("destroy bank")
    assert table.written(1) == ["market_white", "school", "bank/catzilla"]
    assert table.front(1) == "grozilla"
    assert table.asked() == ("reveal", 1)


def test_a_single_building_is_no_choice() -> None:
    table = Table(mode="family", tops={4: "catzilla"}, fronts=["chickzilla"])
    assert kinds(table.play("reveal 4")) == ["reveal", "destroy", "monster"]
    assert table.written(0) == ["market_white/chickzilla"]
    table = Table("market_white/grozilla bank", mode="family", tops={4: "catzilla"}, fronts=["chickzilla"])
    table.play("reveal 4")
    assert table.written(0) == ["market_white/grozilla", "bank/chickzilla"]


def test_hc_13_with_nothing_left_to_destroy_the_earlier_monster_leaves_the_game() -> None:
    """HC-13."""
    table = Table("market_white/grozilla", mode="family", tops={4: "catzilla"}, fronts=["chickzilla"])
    assert kinds(table.play("reveal 4")) == ["reveal", "monster_leaves", "monster"]
    assert table.front(0) == "catzilla"
    assert table.written(0) == ["market_white/grozilla"]
    assert len(table.state.gone) == 1
    assert table.asked() == ("reveal", 0)


def test_hc_13_a_ruin_is_not_destroyed_again_but_market_and_special_may_be() -> None:
    """HC-13."""
    city = "market_violet school/grozilla museum pyramid"
    table = Table(city, tops={4: "catzilla"}, fronts=["chickzilla"])
    table.play("reveal 4")
    assert table.legal() == {"destroy market_violet", "destroy museum", "destroy pyramid"}


def test_hc_13_a_ruined_special_gives_no_right_to_a_second_one() -> None:
    """HC-13."""
    city = "market_white school museum dinosaur_park/catzilla"
    table = Table(city, mode="family", specials="ball_pit_pool film_studios cat_cafe", coins=[9], step="buy")
    assert table.state.cities[0].took_special
    table.play("buy house")
    assert table.asked() == ("reveal", 1)


def test_a_ruined_special_loses_its_symbols_and_income() -> None:
    laid: dict[str, Any] = {"tops": {4: "grozilla"}, "fronts": ["chickzilla"], "round_limit": 2, "players": 2}
    table = Table("market_white school museum dinosaur_park", mode="family", **laid)
    assert table.incomes()[0] == 3
    table.play("reveal 4", "destroy dinosaur_park")
    assert table.incomes()[0] == 1
    table.pass_to_income()
    table.pass_to_income()
    assert table.symbols(0) == (1 - 1, 2)


def test_a_ruin_loses_name_colour_and_effect_but_keeps_its_slot() -> None:
    laid: dict[str, Any] = {"tops": {4: "grozilla"}, "fronts": ["catzilla"], "central": "bank spa", "coins": [9]}
    table = Table("market_white bank school", mode="family", **laid)
    city = table.state.cities[0]
    assert (city.income, city.residents, city.count(0)) == (2, 2, 1)
    table.play("keep", "reveal 4", "destroy bank")
    assert (city.income, city.residents, city.count(0), city.size) == (1, 1, 0, 3)
    table.play("reveal 1", "buy bank")
    assert table.written(0) == ["market_white", "bank/catzilla", "school", "bank"], "HC-10"


def test_hc_10_a_ruin_has_no_name_so_its_name_may_be_bought_again() -> None:
    """HC-10; homes as well."""
    city = "market_white school/catzilla house/octozilla bank"
    table = Table(city, mode="family", central="school bank spa", coins=[9], step="buy")
    assert table.legal("buy") >= {"buy school", "buy house"}
    assert "buy bank" not in table.legal()


def test_ruins_count_among_the_ten_cards() -> None:
    city = "market_white grocery/catzilla school library/octozilla park florist bank igloo museum"
    table = Table(city, mode="family", players=2, coins=[1], step="buy")
    table.play("buy house")
    table.pass_turn()
    assert table.over()


def test_a_city_of_ruins_goes_on_with_the_next_slots() -> None:
    table = Table("market_white/catzilla", mode="family", coins=[1], step="buy")
    table.play("buy house")
    assert table.written(0) == ["market_white/catzilla", "house"]


# What monsters do, in front of a city or on a ruin


def haunted(monster: str, place: str, **laid: Any) -> Table:
    """Seat 0 with a monster in front, or the same city with a bank ruined by it."""
    city = "market_white apartments hotel museum"
    if place == "front":
        return Table(city, mode="family", fronts=[monster], **laid)
    return Table(f"{city} bank/{monster}", mode="family", **laid)


@pytest.mark.parametrize("place", ["front", "ruin"])
def test_grozilla_every_card_and_home_costs_one_more(place: str) -> None:
    table = haunted("grozilla", place, central="school spa zoo", coins=[3], step="buy")
    prices = {"school": 3, "house": 2, "spa": 8, "skate_park": 5, "pop_up_fair": 1}
    assert {id: table.price(0, id) for id in prices} == prices
    assert table.price(1, "school") == 2
    table.play("buy school")
    assert table.coins()[0] == 0


@pytest.mark.parametrize("place", ["front", "ruin"])
def test_corgzilla_each_income_phase_one_coin_less(place: str) -> None:
    table = haunted("corgzilla", place, step="income")
    assert table.coins()[0] == 3 - 1
    assert table.facts(IncomeCollected)[0] == IncomeCollected(coins=[2, 1, 1], income=[3, 1, 1])


def test_corgzilla_not_below_nothing() -> None:
    table = Table("market_white/corgzilla", mode="family", coins=[2], step="income")
    assert table.coins()[0] == 2


@pytest.mark.parametrize("place", ["front", "ruin"])
def test_octozilla_buying_nothing_gives_nothing(place: str) -> None:
    table = haunted("octozilla", place, coins=[5], step="buy")
    table.play("coin")
    assert table.coins()[0] == 5


@pytest.mark.parametrize("place", ["front", "ruin"])
def test_catzilla_two_hearts_less(place: str) -> None:
    table = haunted("catzilla", place, step="end")
    assert table.symbols(0) == (2, 3 - 2)


@pytest.mark.parametrize("place", ["front", "ruin"])
def test_chickzilla_one_resident_less(place: str) -> None:
    table = haunted("chickzilla", place, step="end")
    assert table.symbols(0) == (2 - 1, 3)


def test_hc_2_monsters_take_nothing_below_nothing() -> None:
    """HC-2."""
    table = Table("market_white museum library/chickzilla", mode="family", fronts=["catzilla"], step="end")
    assert table.symbols(0) == (0, 0)
    table = Table("market_white school/catzilla", mode="family", fronts=["chickzilla"], scoring="add", step="end")
    assert table.state.scores()[0] == 0


def test_several_monsters_act_together() -> None:
    city = "market_white hotel museum apartments hospital bank/grozilla igloo/corgzilla school/chickzilla"
    table = Table(city, mode="family", fronts=["catzilla"], step="income")
    assert table.coins()[0] == 3 - 1
    assert table.price(0, "house") == 2
    assert table.symbols(0) == (4 - 1, 3 - 2)


def test_a_driven_away_monster_acts_on_its_new_city_only() -> None:
    table = Table(mode="family", coins=[9, 9], fronts=["grozilla"], step="buy")
    table.play("buy house")
    assert [table.price(seat, "house") for seat in range(3)] == [1, 2, 1]


# HC-14: how prices are put together


@pytest.mark.parametrize(
    ("city", "prices"),
    [
        ("market_green hotel factory hot_dog_stand", {"stadium": 7, "bank": 2, "hotel": 5, "house": 2, "loft": 4}),
        ("market_yellow house harbor", {"school": 0, "museum": 2, "park": 0, "laboratory": 4}),
        ("market_orange school airport", {"house": 0, "apartments": 1, "igloo": 1, "luxury_residence": 4}),
        ("market_violet school library undersea_tunnel", {"stadium": 0, "house": 0}),
    ],
)
def test_hc_14_price_plus_grozilla_less_discount_not_below_nothing(city: str, prices: dict[str, int]) -> None:
    """HC-14: printed or Hot Dog price, +1, -3, not below 0; the Tunnel's card is free all the same."""
    table = Table(city, fronts=["grozilla"])
    assert {id: table.price(0, id) for id in prices} == prices
