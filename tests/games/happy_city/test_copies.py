"""Sphinx, Pyramid and Art Gallery: what they copy, from whom, and in which order (HC-9)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.happy_city.tables import EXPERTS, Table, ended, fresh, taking

from triopolis.games.happy_city.events import SpecialCopied

Symbols = tuple[int, int, int, int]
"""Income, residents, hearts, and what is added to the points afterwards."""

# Sphinx

SPHINX = "market_violet school igloo sphinx house apartments library ski_resort bank"
LEFT = "market_blue library hospital casino grocery"
RIGHT = "market_yellow florist offices zoo garage"
BARE: Symbols = (3, 6, 4, 0)

COPIED: dict[str, Symbols] = {
    "pyramid": (2, 0, 2, 0),  # the left neighbour's casino in the fourth slot
    "castle": (0, 0, 0, 0),
    "joke_shop": (0, 0, 0, 0),
    "harbor": (0, 0, 0, 0),
    "airport": (0, 0, 0, 0),
    "art_gallery": (1, 1, 0, 0),  # the igloo before the Sphinx
    "bowling_alley": (3, 0, 0, 0),  # the market
    "concert_hall": (0, 0, 0, -3),
    "easter_island_statue": (0, 0, 2, 0),  # nine cards
    "train_station": (0, 0, 0, 0),
    "statue_of_liberty": (0, 0, 4, 0),  # only its hearts
    "hot_dog_stand": (0, 0, 0, 0),
    "barbershop": (3, 0, 0, 0),  # 3 against 4 and 6
    "palace_of_versailles": (0, 0, 0, 0),
    "burger_restaurant": (0, 0, 1, 0),
    "undersea_tunnel": (0, 0, 0, 0),
    "race_track": (0, 0, 2, 0),  # only its hearts
    "escape_room": (2, 0, 0, 0),
    "machu_picchu": (0, 1, 0, 0),  # the casino of the Sphinx's left neighbour
    "big_ben": (0, 0, 0, 0),
    "golden_gate_bridge": (0, 1, 1, 0),  # igloo and house beside the Sphinx
    "stonehenge": (0, 3, 0, 0),
    "sushi_bar": (2, 0, 0, 0),
    "wind_turbine": (0, 0, 3, 0),
    "taj_mahal": (0, 0, 3, 0),
    "louvre": (0, 0, 0, 0),
    "greengrocer": (4, 0, 0, 0),
    "bakery": (6, 0, 0, 0),
    "chichen_itza": (0, 0, 3, 0),
    "tower_of_pisa": (0, 0, 2, 0),
    "arcade": (0, 0, 0, 0),
    "great_wall": (0, 0, 3, 0),  # house and apartments after the Sphinx
    "billiard_hall": (3, 0, 0, 0),  # violet, blue, green before the Sphinx
    "red_square": (0, 0, 0, 0),
    "japanese_garden": (0, 0, 0, 24),
    "parthenon": (0, 0, 0, 0),
    "treasury": (0, 0, 2, 0),
}


def measured(table: Table, seat: int = 0) -> Symbols:
    points = table.tally(seat)
    return table.incomes()[seat], int(points.residents), int(points.hearts), int(points.later)


def plus(one: Symbols, other: Symbols) -> Symbols:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def settle(table: Table) -> None:
    """A copied Pyramid copies the left neighbour's card."""
    if table.asked() == ("pyramid", 0):
        table.play("copy card 1")
    assert table.over()
    assert table.coins() == [7, 0, 0], "what happens when a special is taken does not happen"
    assert table.written(0) == SPHINX.split()


def test_all_other_specials_are_in_the_list() -> None:
    assert set(COPIED) == set(EXPERTS) - {"sphinx"}


@pytest.mark.parametrize("special", COPIED)
def test_sphinx_copies_an_opponents_special_from_its_own_slot_and_seat(special: str) -> None:
    table = Table(SPHINX, f"{LEFT} {special}", RIGHT, coins=[7, 0, 0], step="end")
    assert table.asked() == ("sphinx", 0)
    assert table.legal() == {"copy special 1", "copy box"}
    assert measured(table) == BARE
    table.play("copy special 1")
    settle(table)
    assert measured(table) == plus(BARE, COPIED[special])


@pytest.mark.parametrize("special", COPIED)
def test_sphinx_with_no_special_to_copy_takes_one_from_the_box(special: str) -> None:
    """Nothing is asked: there is no choice."""
    table = Table(SPHINX, LEFT, RIGHT, box=special, coins=[7, 0, 0], step="end")
    assert table.asked()[0] in ("over", "pyramid")
    settle(table)
    assert measured(table) == plus(BARE, COPIED[special])
    (event,) = [event for event in table.log.events if isinstance(event.public, SpecialCopied)]
    assert event.public == SpecialCopied(card=special, from_=-1)
    assert event.reveals


@pytest.mark.parametrize("special", COPIED)
def test_sphinx_may_refuse_and_then_must_copy_the_one_from_the_box(special: str) -> None:
    other = "castle" if special != "castle" else "airport"
    table = Table(SPHINX, f"{LEFT} {other}", RIGHT, box=special, coins=[7, 0, 0], step="end")
    table.play("copy box")
    settle(table)
    assert measured(table) == plus(BARE, COPIED[special])


def test_sphinx_taken_in_a_match_copies_at_the_end_only() -> None:
    liberty = "market_blue library park statue_of_liberty"
    table = taking("sphinx", "market_green school house", liberty, players=2, round_limit=2)
    assert table.symbols(0) == (2, 0)
    table.pass_to_income()
    assert table.asked()[0] != "sphinx"
    table.pass_to_income()
    assert table.asked() == ("sphinx", 0)
    table.play("copy special 1")
    assert table.symbols(0) == (2, 4)


def test_sphinx_chooses_among_all_opponents_not_only_neighbours() -> None:
    cities = ("market_green school house sphinx", "market_blue library park statue_of_liberty", "market_orange")
    table = Table(*cities, "market_violet school pyramid", "market_yellow", players=5, first=2, step="end")
    assert table.asked() == ("sphinx", 0)
    assert table.legal() == {"copy special 1", "copy special 3", "copy box"}


def test_sphinx_cannot_copy_a_ruined_special() -> None:
    cities = ("market_green school house sphinx", "market_blue library park statue_of_liberty/catzilla")
    table = Table(*cities, "market_violet school castle", step="end")
    assert table.legal() == {"copy special 2", "copy box"}
    table = Table(*cities, box="castle", step="end")
    assert table.over(), "only the box is left, which is no choice"


def test_a_ruined_sphinx_copies_nothing() -> None:
    cities = ("market_green school house sphinx/catzilla", "market_blue library park statue_of_liberty")
    table = Table(*cities, step="end")
    assert table.over()
    assert table.facts(SpecialCopied) == []


def test_the_box_is_shuffled_when_the_match_is_set_up() -> None:
    tops = {int(fresh(3, "expert", seed=str(seed)).state.box[-1]) for seed in range(40)}
    assert len(tops) > 10


def test_sphinx_as_parthenon_red_square_and_barbershop_looks_at_its_own_city() -> None:
    """A ruined green card is no longer green; the Sphinx's city, not the owner's, is looked at."""
    sphinx = "market_blue school house/catzilla igloo/octozilla sphinx"
    table = Table(sphinx, "market_green grocery park library hotel factory parthenon", step="end")
    table.play("copy special 1")
    assert table.symbols(0) == (1 + 4, 0)
    assert table.symbols(1)[0] == 0
    sphinx = "market_green school house sphinx"
    table = Table(sphinx, "market_orange grocery library park igloo apartments factory red_square", step="end")
    table.play("copy special 1")
    assert table.symbols(0) == (2, 3)


def test_hc_9_sphinx_as_concert_hall_loses_its_own_final_income() -> None:
    """HC-9; not below nothing (HC-2)."""
    sphinx = "market_green school house hotel restaurant sphinx"
    table = Table(sphinx, "market_yellow library igloo concert_hall", step="end")
    table.play("copy special 1")
    assert table.symbols(0) == (2, 2)
    assert table.state.scores()[:2] == [0, 0]


def test_two_barbershops_are_both_counted_without_themselves() -> None:
    cities = ("market_green school house sphinx", "market_blue library park igloo barbershop", "market_orange grocery")
    table = Table(*cities, step="end")
    table.play("copy special 1")
    assert table.incomes() == [1 + 3, 2, 2]


# Pyramid

PYRAMID = "market_violet school library"
"""The Pyramid comes to the fourth slot."""


@pytest.mark.parametrize(
    ("fourth", "symbols"),
    [
        ("museum", (0, 0, 2, 0)),
        ("garage", (2, 1, 0, 0)),
        ("apartments", (0, 2, 0, 0)),
        ("lemonade_works", (2, 0, 2, 0)),
        ("artists_squat", (1, 1, -1, 0)),
        ("factory", (1, 0, -1, 0)),
        ("haunted_house", (1, -1, 0, 0)),
        ("castle", (0, 0, 0, 0)),
        ("museum/catzilla", (0, 0, 0, 0)),
        ("", (0, 0, 0, 0)),
    ],
)
@pytest.mark.parametrize("side", ["left", "right"])
def test_pyramid_copies_building_home_multicolour_card_minus_symbols_but_no_special_ruin_or_nothing(
    fourth: str, symbols: Symbols, side: str
) -> None:
    """The only card there is must be copied, even one that harms; nothing is asked."""
    other, lone = f"market_green house steelworks {fourth}", "market_blue"
    cities = (PYRAMID, other, lone) if side == "left" else (PYRAMID, lone, other)
    table = ended("pyramid", *cities, grozilla=True)
    assert table.over()
    points = table.tally(0)
    extra = table.incomes()[0] - 1, int(points.special_residents), int(points.special_hearts), int(points.later)
    assert extra == symbols


def test_pyramid_chooses_between_the_cards_of_two_neighbours() -> None:
    cities = (PYRAMID, "market_green house bank museum", "market_blue house bank garage")
    table = ended("pyramid", *cities)
    assert table.asked() == ("pyramid", 0)
    assert table.legal() == {"copy card 1", "copy card 2"}
    table.play("copy card 2")
    assert table.symbols(0) == (1 + 1, 1)
    assert table.incomes()[0] == 1 + 2


def test_pyramid_of_two_alike_is_no_choice() -> None:
    cities = (PYRAMID, "market_green house bank museum", "market_blue house bank museum")
    table = ended("pyramid", *cities)
    assert table.over()
    assert table.symbols(0) == (1, 1 + 2)


def test_hc_4_pyramid_with_two_players_has_no_choice() -> None:
    """HC-4."""
    table = ended("pyramid", PYRAMID, "market_green house bank factory", players=2)
    assert table.over()
    assert table.symbols(0) == (1, 0)
    assert table.incomes()[0] == 2


def test_pyramid_looks_at_neighbours_only() -> None:
    others = ("market_green", "market_blue house bank museum", "market_yellow")
    table = ended("pyramid", PYRAMID, *others, players=4)
    assert table.over()
    assert table.symbols(0) == (1, 1)


def test_pyramid_gives_nothing_before_the_end() -> None:
    table = taking("pyramid", PYRAMID, "market_green house bank hotel")
    table.pass_to_income()
    assert table.coins()[0] == 1 + 1


def test_pyramid_copies_no_colour() -> None:
    cities = (PYRAMID, "market_green house bank museum", "market_blue")
    table = ended("pyramid", *cities)
    assert table.state.cities[0].count(1) == 2


def test_a_ruined_pyramid_copies_nothing() -> None:
    cities = (f"{PYRAMID} pyramid/catzilla", "market_green house bank museum", "market_blue house bank garage")
    table = Table(*cities, step="end")
    assert table.over()
    assert table.symbols(0) == (1, 0), "Catzilla on the ruin takes the library's heart"


def test_hc_9_an_income_that_the_pyramid_copies_counts_before_incomes_are_compared() -> None:
    """HC-9: Pyramid, then incomes, then hearts. By the copied casino seat 0 overtakes the Taj Mahal's owner."""
    taj = "market_orange bank house school taj_mahal"
    cities = (f"{PYRAMID} pyramid", taj, "market_green hotel park casino")
    table = Table(*cities, step="end")
    assert table.asked() == ("pyramid", 0)
    table.play("copy card 2")
    assert table.incomes() == [3, 2, 5]
    assert table.tally(1).special_hearts == 3
    table = Table(*cities, step="end")
    table.play("copy card 1")
    assert table.incomes() == [1, 2, 5]
    assert table.tally(1).special_hearts == 1


def test_hc_9_an_income_that_the_sphinx_copies_counts_too() -> None:
    """HC-9: Sphinx as Bakery, then incomes."""
    taj = "market_orange bank house school taj_mahal"
    cities = ("market_green library igloo sphinx", taj, "market_blue museum park grocery factory bakery")
    table = Table(*cities, step="end")
    table.play("copy special 2")
    assert table.incomes() == [2 + 4, 2, 3]
    assert table.tally(1).special_hearts == 3


# Sphinx as Pyramid; the order of end choices

PYRAMIDS = (
    "market_violet school pyramid museum bank",
    "market_green school house igloo sphinx",
    "market_blue library hotel grocery florist",
)


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])])
def test_hc_9_the_sphinx_chooses_first_then_pyramids_in_turn_order_from_the_first_player(
    first: int, order: list[int]
) -> None:
    """HC-9: each Pyramid has its own slot and its own neighbours."""
    table = Table(*PYRAMIDS, first=first, step="end")
    assert table.asked() == ("sphinx", 1)
    table.play("copy special 0")
    choices = {0: {"copy card 1", "copy card 2"}, 1: {"copy card 0", "copy card 2"}}
    taken = {0: "copy card 2", 1: "copy card 0"}
    for seat in order:
        assert table.asked() == ("pyramid", seat)
        assert table.legal() == choices[seat]
        table.play(taken[seat])
    assert table.over()
    assert measured(table, 0) == (1 + 1 + 2, 1 + 1, 2 + 1, 0), "and the hotel"
    assert measured(table, 1) == (1 + 1 + 1, 1 + 1 + 1 + 1, 0, 0), "and the bank"


def test_sphinx_as_pyramid_never_copies_the_original_pyramid() -> None:
    """It stands in the same slot, but specials are not copied."""
    cities = ("market_violet school library bank pyramid", PYRAMIDS[1])
    table = Table(*cities, players=2, step="end")
    table.play("copy special 0")
    assert table.over()
    assert measured(table, 1) == (2, 3, 0, 0)
    assert measured(table, 0) == (2, 2, 1, 0), "nor the Sphinx"


# Art Gallery


@pytest.mark.parametrize(
    ("before", "symbols"),
    [
        ("museum", (0, 0, 2)),
        ("garage", (2, 1, 0)),
        ("apartments", (0, 2, 0)),
        ("waterworks", (1, 2, 0)),
        ("artists_squat", (1, 1, -1)),
        ("factory", (1, 0, -1)),
        ("haunted_house", (1, -1, 0)),
        ("museum/catzilla", (0, 0, 0)),
    ],
)
def test_art_gallery_copies_building_home_multicolour_card_and_minus_symbols_but_no_ruin(
    before: str, symbols: tuple[int, int, int]
) -> None:
    city = f"market_yellow school library {before}"
    plain = Table(city, grozilla=True).incomes()[0]
    table = ended("art_gallery", city, grozilla=True)
    points = table.tally(0)
    assert (table.incomes()[0] - plain, int(points.special_residents), int(points.special_hearts)) == symbols


def test_art_gallery_copies_the_income_of_a_market() -> None:
    """It asks for three cards, so it never stands right behind a market with the printed cards; laid out so."""
    table = Table("market_yellow art_gallery school library", step="end")
    assert measured(table) == (1 + 1, 1, 1, 0)


def test_art_gallery_copies_no_colour() -> None:
    table = ended("art_gallery", "market_yellow school library museum")
    assert table.state.cities[0].count(1) == 3


def test_art_gallery_the_previous_slot_is_fixed_when_it_is_placed() -> None:
    table = Table("market_yellow school library museum art_gallery zoo", step="end")
    assert measured(table) == (1, 1, 1 + 2 + 3 + 2, 0)


def test_art_gallery_ends_when_that_slot_is_ruined_even_if_it_is_ruined_after_the_gallery_was_taken() -> None:
    laid: dict[str, Any] = {"tops": {4: "grozilla"}, "fronts": ["octozilla"], "players": 2, "round_limit": 2}
    city = "market_yellow school library hotel"
    table = Table(city, specials="art_gallery", step="buy", **laid)
    table.take("art_gallery")
    table.pass_turn()
    assert table.incomes()[0] == 1 + 2 + 2
    table.play("discard " + table.central()[0], "reveal 4", "destroy hotel")
    assert table.incomes()[0] == 1
    table.pass_to_income()
    table.pass_to_income()
    assert table.symbols(0) == (1, 1)
