"""Expert specials of the last scoring: each is taken by playing in the last round, then all is counted.

What other cities have is counted with every colour of multicolour cards; ruins have none.
"""

from __future__ import annotations

import pytest
from tests.games.happy_city.tables import Table, ended, taking

from triopolis.games.happy_city.specials import EFFECTS


def special_symbols(table: Table, seat: int = 0) -> tuple[int, int]:
    """Residents and hearts that the special gives beyond its printed ones."""
    points = table.tally(seat)
    return int(points.special_residents), int(points.special_hearts)


# Easter Island Statue

NINE = "market_yellow factory hotel school library park florist bank igloo"


@pytest.mark.parametrize(("cards", "hearts"), [(3, 4), (7, 4), (8, 2), (9, 0)])
def test_easter_island_hearts_for_a_small_city_itself_counted(cards: int, hearts: int) -> None:
    """8 or fewer cards: 4, nine: 2, ten: none."""
    table = ended("easter_island_statue", " ".join(NINE.split()[:cards]))
    assert len(table.written(0)) == cards + 1
    assert special_symbols(table) == (0, hearts)


def test_easter_island_a_ruin_with_its_monster_is_one_card() -> None:
    city = " ".join(NINE.split()[:7]) + " bank/catzilla"
    table = ended("easter_island_statue", city)
    assert special_symbols(table) == (0, 2)


# Most of a colour

BURGER = "market_violet igloo school library"


@pytest.mark.parametrize(
    ("left", "right", "hearts"),
    [
        ("market_yellow park", "market_green", 3),
        ("market_yellow park museum", "market_green", 2),
        ("market_yellow park museum", "market_blue hospital", 2),
        ("market_yellow", "market_blue park museum", 1),
        ("market_yellow park skate_park", "market_green", 2),
        ("market_yellow park skate_park waterworks", "market_green", 1),
        ("market_yellow park museum/catzilla", "market_green", 3),
    ],
)
def test_burger_restaurant_three_for_most_blue_two_when_tied_else_one(left: str, right: str, hearts: int) -> None:
    table = ended("burger_restaurant", BURGER, left, right, grozilla=True)
    assert special_symbols(table) == (0, hearts)


def test_burger_restaurant_looks_at_the_whole_table() -> None:
    others = ("market_yellow", "market_blue park museum", "market_green")
    assert special_symbols(ended("burger_restaurant", BURGER, *others, players=4)) == (0, 1)


CHICHEN = "market_blue school house igloo"


@pytest.mark.parametrize(
    ("left", "right", "hearts"),
    [
        ("market_yellow house", "market_green", 3),
        ("market_yellow house", "market_green apartments", 1),
        ("market_yellow", "market_green house tree_house", 1),
        ("market_yellow farm_shop", "market_violet student_dorm campsite", 1),
        ("market_yellow", "market_green house/catzilla", 3),
    ],
)
def test_chichen_itza_three_for_strictly_most_green_else_one(left: str, right: str, hearts: int) -> None:
    """A tie gives 1."""
    table = ended("chichen_itza", CHICHEN, left, right, grozilla=True)
    assert special_symbols(table) == (0, hearts)


# Own colours


@pytest.mark.parametrize(
    ("city", "hearts"),
    [
        ("market_violet grocery school hotel", 0),
        ("market_green grocery school hotel factory house tree_house", 3),
        ("market_violet grocery school hotel campsite eco_quarter house/catzilla", 2),
    ],
)
def test_wind_turbine_a_heart_for_each_green_card(city: str, hearts: int) -> None:
    assert special_symbols(ended("wind_turbine", city, grozilla=True)) == (0, hearts)


@pytest.mark.parametrize(
    ("city", "hearts"),
    [
        ("market_violet grocery school house igloo", 3),
        ("market_violet grocery school house igloo haunted_house", 0),
        ("market_orange grocery school house igloo factory", 0),
        ("market_violet grocery school house campsite", 0),
        ("market_violet grocery school house igloo haunted_house/catzilla", 3),
    ],
)
def test_red_square_three_hearts_without_orange(city: str, hearts: int) -> None:
    """Market and multicolour cards count, ruins do not."""
    assert special_symbols(ended("red_square", city, grozilla=True)) == (0, hearts)


@pytest.mark.parametrize(
    ("city", "residents"),
    [
        ("market_violet grocery school library hotel", 4),
        ("market_violet grocery school library hotel house", 0),
        ("market_green grocery school library hotel factory", 0),
        ("market_violet grocery school library campsite", 0),
        ("market_violet grocery school library hotel house/catzilla", 4),
    ],
)
def test_parthenon_four_residents_without_green(city: str, residents: int) -> None:
    """Market, homes and multicolour cards count, ruins do not."""
    assert special_symbols(ended("parthenon", city, grozilla=True)) == (residents, 0)


# Neighbours


@pytest.mark.parametrize(
    ("left", "right", "hearts"),
    [
        ("market_blue grocery bank", "market_green hotel", 3),
        ("market_blue grocery", "market_green hotel", 1),
        ("market_blue hotel", "market_green grocery", 1),
        ("market_blue", "market_green", 1),
        ("market_blue hotel/catzilla", "market_green hotel", 1),
    ],
)
def test_taj_mahal_three_for_an_income_strictly_below_each_neighbour_else_one(
    left: str, right: str, hearts: int
) -> None:
    table = ended("taj_mahal", "market_orange florist house school", left, right)
    assert table.incomes()[0] == 2
    assert special_symbols(table) == (0, hearts)


def test_taj_mahal_looks_at_neighbours_only_and_hc_14_corgzilla_changes_no_income() -> None:
    """HC-14."""
    city = "market_orange florist house school"
    others = ("market_blue hotel", "market_green", "market_violet hotel")
    assert special_symbols(ended("taj_mahal", city, *others, players=4)) == (0, 3)
    laid = {"players": 4, "fronts": ["", "corgzilla", "", ""]}
    others = ("market_blue hotel", "market_green", "market_violet hotel")
    assert special_symbols(ended("taj_mahal", city, *others, **laid)) == (0, 3)
    laid["fronts"] = ["corgzilla"]
    others = ("market_blue grocery", "market_green", "market_violet hotel")
    assert special_symbols(ended("taj_mahal", city, *others, **laid)) == (0, 1)


def test_taj_mahal_with_two_players_compares_with_the_opponent() -> None:
    """HC-4."""
    city = "market_orange florist house school"
    assert special_symbols(ended("taj_mahal", city, "market_blue hotel", players=2)) == (0, 3)
    assert special_symbols(ended("taj_mahal", city, "market_blue bank", players=2)) == (0, 1)


@pytest.mark.parametrize(
    ("left", "residents"),
    [
        ("market_orange hotel zoo", 3),
        ("market_green hotel skate_park campsite", 3),
        ("market_orange hotel/catzilla", 1),
        ("market_green", 0),
    ],
)
def test_machu_picchu_a_resident_for_each_orange_card_of_the_left_neighbour(left: str, residents: int) -> None:
    right = "market_yellow spa casino restaurant stadium"
    table = ended("machu_picchu", "market_violet school haunted_house", left, right, grozilla=True)
    assert special_symbols(table) == (residents, 0)


def test_hc_4_left_is_the_next_in_turn_order() -> None:
    """HC-4: of the last seat it is seat 0."""
    cities = ("market_orange hotel spa", "market_green zoo", "market_violet school haunted_house machu_picchu")
    assert special_symbols(Table(*cities, step="end"), 2) == (3, 0)


@pytest.mark.parametrize(
    ("left", "right", "residents"),
    [
        ("market_blue school park", "market_green library", 3),
        ("market_green library", "market_blue school park", 3),
        ("market_violet library skate_park waterworks", "market_blue school", 3),
        ("market_violet", "market_blue school/catzilla", 1),
        ("market_violet", "market_green", 0),
    ],
)
def test_stonehenge_a_resident_for_each_blue_card_of_the_better_neighbour(
    left: str, right: str, residents: int
) -> None:
    """One neighbour, not both."""
    table = ended("stonehenge", "market_orange hospital house", left, right, grozilla=True)
    assert special_symbols(table) == (residents, 0)


@pytest.mark.parametrize(
    ("left", "right", "hearts"),
    [
        ("market_yellow bank grocery", "market_green florist", 3),
        ("market_green florist", "market_yellow bank grocery", 3),
        ("market_violet bank food_court", "market_yellow", 2),
        ("market_violet", "market_yellow bank/catzilla", 1),
    ],
)
def test_tower_of_pisa_a_heart_for_each_yellow_card_of_the_better_neighbour(left: str, right: str, hearts: int) -> None:
    table = ended("tower_of_pisa", "market_blue hospital school house", left, right, grozilla=True)
    assert special_symbols(table) == (0, hearts)


def test_hc_4_of_four_players_the_one_opposite_is_no_neighbour() -> None:
    """HC-4."""
    others = ("market_green", "market_blue school park museum", "market_violet library")
    assert special_symbols(ended("stonehenge", "market_orange hospital house", *others, players=4)) == (1, 0)
    others = ("market_green", "market_yellow bank grocery florist", "market_violet")
    city = "market_blue hospital school house"
    assert special_symbols(ended("tower_of_pisa", city, *others, players=4)) == (0, 0)


# Places in the city


@pytest.mark.parametrize(
    ("city", "symbols"),
    [
        ("market_orange school library golden_gate_bridge", (0, 0)),
        ("market_orange school library golden_gate_bridge museum", (1, 1)),
        ("market_orange school library golden_gate_bridge grocery", (0, 0)),
        ("market_orange school library golden_gate_bridge grocery bank florist park shoe_shop", (1, 1)),
        ("market_orange school library golden_gate_bridge museum bank florist park hospital", (1, 2)),
        ("market_orange school library golden_gate_bridge museum bank florist park grocery", (1, 1)),
        ("market_orange school library golden_gate_bridge skate_park", (1, 1)),
        ("market_orange school waterworks golden_gate_bridge skate_park", (1, 1)),
        ("market_orange school waterworks golden_gate_bridge lemonade_works bank park grocery food_court", (1, 1)),
        ("market_orange school waterworks golden_gate_bridge tram_depot bank park grocery loft", (1, 2)),
        ("market_orange school library golden_gate_bridge museum/catzilla", (0, 0)),
    ],
)
def test_golden_gate_bridge_cards_beside_it_that_share_a_colour(city: str, symbols: tuple[int, int]) -> None:
    """Two that share: 1 heart and 1 resident; three: 2 hearts and 1 resident. Multicolour cards match on any common
    colour, but three must have one in common; ruins never match."""
    assert special_symbols(Table(city, grozilla=True, step="end")) == symbols


@pytest.mark.parametrize(
    ("city", "symbols"),
    [
        # The fifth place ends the upper row, the sixth begins the lower one: they are not side by side.
        ("market_orange school hotel park golden_gate_bridge library", (0, 0)),
        ("market_orange school hotel park golden_gate_bridge bank florist grocery shoe_shop museum", (1, 1)),
        ("market_orange school library bank hotel golden_gate_bridge zoo", (1, 1)),
        ("market_orange school library bank park golden_gate_bridge museum", (0, 0)),
        ("market_orange school library park bank hotel grocery golden_gate_bridge florist", (1, 1)),
    ],
)
def test_golden_gate_bridge_in_two_rows_of_five(city: str, symbols: tuple[int, int]) -> None:
    """The market above the sixth place counts by its colour."""
    assert special_symbols(Table(city, step="end")) == symbols


def test_golden_gate_bridge_when_taken_and_cards_come_beside_it() -> None:
    laid = {"players": 2, "coins": [9], "central": "museum spa zoo", "round_limit": 2}
    table = taking("golden_gate_bridge", "market_orange school library", **laid)
    table.pass_turn()
    assert special_symbols(table) == (0, 0)
    table.play("keep", "buy museum")
    table.pass_to_income()
    assert special_symbols(table) == (1, 1)


@pytest.mark.parametrize(
    ("after", "hearts"),
    [
        ("", 1),
        ("museum", 1),
        ("museum park", 3),
        ("museum park bank", 3),
        ("museum bank park", 1),
        ("skate_park campsite", 3),
        ("skate_park loft", 1),
        ("museum/catzilla park hospital", 1),
        ("museum park/catzilla hospital", 1),
    ],
)
def test_great_wall_three_hearts_if_the_two_cards_after_it_share_a_colour(after: str, hearts: int) -> None:
    """Both must be there and no ruins; the row may end between them."""
    table = Table(f"market_violet school grocery house great_wall {after}", grozilla=True, step="end")
    assert special_symbols(table) == (0, hearts)


def test_great_wall_taken_and_then_two_cards_bought() -> None:
    laid = {"players": 2, "coins": [9], "central": "museum park zoo", "round_limit": 3}
    table = taking("great_wall", "market_violet school grocery house", **laid)
    for bought in ("museum", "park"):
        table.pass_turn()
        table.play("keep", *(["reveal 3"] if table.central().count("-") else []), f"buy {bought}")
    table.pass_to_income()
    assert special_symbols(table) == (0, 3)


# Coins and points


@pytest.mark.parametrize(("coins", "hearts"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3), (12, 3), (50, 3)])
def test_treasury_a_heart_for_every_three_coins_at_most_three(coins: int, hearts: int) -> None:
    table = Table("market_yellow house hotel treasury", coins=[coins], step="end")
    assert special_symbols(table) == (0, hearts)


def test_treasury_counts_what_is_held_at_the_end_and_no_tokens() -> None:
    table = ended("treasury", "market_yellow house hotel", coins=[5], tokens=["blue blue blue"])
    assert table.coins()[0] == 6
    assert special_symbols(table) == (0, 2)


GARDEN = "market_yellow school library igloo hotel haunted_house"
"""Residents 1 + 1 - 1, hearts 1 + 1, and what it asks for."""


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 1 * 2 * 2),
        ("apartments luxury_residence zoo", 6 * 5),
        ("apartments luxury_residence museum", 6 * 4 * 2),
        ("hospital luxury_residence stadium", 6 * 5),
        ("factory steelworks", 0),
    ],
)
def test_japanese_garden_fewer_than_30_points_are_doubled(cards: str, points: int) -> None:
    table = ended("japanese_garden", f"{GARDEN} {cards}")
    assert table.state.scores()[0] == points


def test_japanese_garden_29_becomes_58_and_30_stays() -> None:
    """29 is a prime that no city makes: 28 by playing, 29 as the card reckons it."""
    assert ended("japanese_garden", f"{GARDEN} tree_house luxury_residence museum").state.scores()[0] == 7 * 4 * 2
    garden = EFFECTS["double_points_below_30"]
    assert [points + garden.after_scoring(points, 9) for points in (0, 1, 29, 30, 31)] == [0, 2, 58, 30, 31]


def test_japanese_garden_in_the_junior_game() -> None:
    table = ended("japanese_garden", f"{GARDEN} stadium", scoring="add")
    assert table.state.scores()[0] == (1 + 5) * 2
