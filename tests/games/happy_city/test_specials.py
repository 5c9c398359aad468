"""Taking a special: requirements, once a game, never an 11th card."""

from __future__ import annotations

import pytest
from tests.games.happy_city.tables import EXPERTS, Table, card

from triopolis.games.happy_city.components import COLOURS

NINE = "market_white grocery school library park florist bank igloo museum"
"""Four yellow or white, four blue, one green."""


def test_a_special_is_taken_when_the_city_has_its_colours_and_nothing_is_spent() -> None:
    table = Table("market_white school museum igloo", mode="family", specials="film_studios", coins=[3], step="buy")
    table.play("coin")
    assert table.asked() == ("special", 0)
    assert table.legal() == {"take film_studios", "no special"}
    table.play("take film_studios")
    assert table.written(0) == ["market_white", "school", "museum", "igloo", "film_studios"]
    assert table.coins()[0] == 4
    assert table.row() == ["-"] * 5


def test_a_city_without_the_colours_is_not_asked() -> None:
    table = Table("market_white school igloo", mode="family", specials="film_studios", coins=[0], step="buy")
    assert table.asked() == ("reveal", 1)


@pytest.mark.parametrize(
    ("city", "reach"),
    [
        ("market_white school", set[str]()),
        ("market_white school factory", {"nightclub"}),
        ("market_white school library", {"dinosaur_park"}),
        ("market_white school library house", {"dinosaur_park", "toy_shop", "film_studios"}),
        ("market_white school igloo tree_house", {"toy_shop", "cat_cafe", "dragon_parking"}),
        ("market_white house apartments", {"cat_cafe"}),
    ],
)
def test_only_specials_whose_colours_the_city_has(city: str, reach: set[str]) -> None:
    """HC-5: homes are green cards."""
    row = "nightclub dinosaur_park toy_shop film_studios cat_cafe dragon_parking"
    table = Table(city, mode="family", players=4, specials=row, step="buy")
    if reach:
        assert table.legal() == {f"take {id}" for id in reach} | {"no special"}
    else:
        assert table.asked() == ("reveal", 1)


def test_what_was_bought_this_turn_counts() -> None:
    table = Table("market_white school", mode="family", specials="toy_shop", coins=[1], step="buy")
    table.play("buy house", "take toy_shop")
    assert table.written(0) == ["market_white", "school", "house", "toy_shop"]


def test_a_special_may_be_refused_and_taken_later() -> None:
    table = Table("market_white school museum", mode="family", players=2, specials="dinosaur_park", step="buy")
    table.play("no special")
    table.pass_to_income()
    assert table.row()[0] == "dinosaur_park"
    while table.asked()[0] != "special":
        table.idle()
    assert table.asked() == ("special", 0)


def test_one_special_per_player_and_game() -> None:
    city = "market_white school museum igloo dinosaur_park"
    table = Table(city, mode="family", specials="film_studios toy_shop", step="buy")
    assert table.asked() == ("reveal", 1)


def test_a_special_that_was_taken_is_there_no_more() -> None:
    cities = ("market_white school museum", "market_white library park")
    table = Table(*cities, mode="family", players=2, specials="dinosaur_park", step="buy")
    table.play("take dinosaur_park")
    table.pass_turn()
    assert table.written(1) == ["market_white", "library", "park"]
    assert table.state.round == 2


def test_hc_5_the_colour_of_a_market_counts_for_requirements() -> None:
    """HC-5; specials ask for nothing white."""
    table = Table("market_violet school", specials="pyramid", step="buy")
    assert "take pyramid" in table.legal()
    table = Table("market_green school", specials="pyramid", step="buy")
    assert table.asked() == ("reveal", 1)


def test_hc_5_specials_have_no_colour_themselves() -> None:
    """HC-5: the counts are the same before and after."""
    table = Table("market_violet school", specials="pyramid", step="buy")
    before = int(table.state.cities[0].colours)
    table.take("pyramid")
    assert table.state.cities[0].colours == before


# HC-6


def test_hc_6_nine_cards_and_a_purchase_leave_no_room_for_a_special() -> None:
    """HC-6."""
    table = Table(NINE, mode="family", specials="film_studios", coins=[1], step="buy")
    table.play("buy house")
    assert len(table.written(0)) == 10
    assert table.asked() == ("reveal", 1)


def test_hc_6_nine_cards_and_passing_leave_room_for_a_special() -> None:
    """HC-6: passing and then taking a special is legal."""
    table = Table(NINE, mode="family", specials="film_studios", coins=[1], step="buy")
    table.play("coin", "take film_studios")
    assert len(table.written(0)) == 10


def test_hc_6_eight_cards_have_room_for_both() -> None:
    """HC-6."""
    table = Table(NINE.removesuffix(" museum"), mode="family", specials="film_studios", coins=[1], step="buy")
    table.play("buy house", "take film_studios")
    assert len(table.written(0)) == 10


def test_hc_6_the_statue_of_liberty_does_not_grow_the_city() -> None:
    """HC-6."""
    table = Table(NINE.replace("white", "blue"), specials="statue_of_liberty louvre", coins=[1], step="buy")
    table.play("buy house")
    assert table.legal() == {"take statue_of_liberty", "no special"}
    table.play("take statue_of_liberty")
    assert table.written(0) == [*NINE.replace("white", "blue").split(), "statue_of_liberty"]


def test_hc_6_with_ten_cards_only_the_statue_of_liberty_can_be_taken() -> None:
    """HC-6."""
    table = Table(NINE.replace("white", "violet"), specials="pyramid statue_of_liberty", coins=[1], step="buy")
    table.play("buy house")
    assert table.legal() == {"take statue_of_liberty", "no special"}


# Every expert special

PLAIN = {
    "yellow": ["grocery", "bank", "florist"],
    "blue": ["school", "library", "park"],
    "green": ["house", "igloo", "apartments"],
    "orange": ["haunted_house", "hotel", "spa"],
    "violet": ["factory", "steelworks", "garage"],
}


def city_of(needs: list[int], market: str) -> str:
    """So many cards of each colour; the market is one of them if its colour is needed."""
    cards = [f"market_{market}"]
    for colour, need in zip(COLOURS, needs, strict=True):
        cards += PLAIN[colour][: need - (colour == market and need > 0)]
    return " ".join(cards)


@pytest.mark.parametrize("special", EXPERTS)
def test_an_expert_special_asks_for_exactly_its_colours(special: str) -> None:
    needs = list(card(special).needs)
    asked = [colour for colour, need in zip(COLOURS, needs, strict=True) if need]
    unasked = next(colour for colour in COLOURS if colour not in asked)
    for market in (asked[0], unasked):
        table = Table(city_of(needs, market), specials=special, step="buy")
        assert table.legal() == {f"take {special}", "no special"}
        table.play(f"take {special}")
        assert special in table.written(0)
    for colour in asked:
        fewer = [need - (colour == of) for of, need in zip(COLOURS, needs, strict=True)]
        table = Table(city_of(fewer, unasked), specials=special, step="buy")
        assert table.asked() == ("reveal", 1)
