"""A turn: flip, take a pair or draw, refill."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest
from tests.games.point_city.table import Table, building_card, resource_card

from triopolis.engine.randomness import seeded
from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import CIVIC, POINTS, PRODUCTION
from triopolis.games.point_city.moves import CELL_NAMES

DEAR = building_card(POINTS, 7, community=4, industry=3)
CHEAP = building_card(PRODUCTION, 0, economy=1, ecology=1)


def neighbours() -> set[str]:
    """All pairs of cells that touch, by their places on the grid."""
    pairs = set()
    for one in CELL_NAMES:
        for other in CELL_NAMES:
            apart = abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))
            if apart == 1 and CELL_NAMES.index(one) < CELL_NAMES.index(other):
                pairs.add(f"take {one} {other}")
    return pairs


# Flipping


def test_any_card_may_be_flipped_while_all_show_resources() -> None:
    assert Table().legal("flip") == {f"flip {cell}" for cell in CELL_NAMES}


def test_only_cards_of_a_full_row_or_column_of_resources_may_be_flipped() -> None:
    table = Table()
    table.lay_all(DEAR)
    for column in "abcd":
        table.lay(f"{column}3", resource_card("energy"), "resource")
    assert table.legal("flip") == {"flip a3", "flip b3", "flip c3", "flip d3"}
    table.lay("b3", DEAR)
    assert table.legal("flip") == set()
    for row in "1234":
        table.lay(f"b{row}", resource_card("energy"), "resource")
    table.lay("c3", DEAR)
    assert table.legal("flip") == {"flip b1", "flip b2", "flip b3", "flip b4"}


def test_a_card_belongs_to_its_row_and_its_column() -> None:
    """One building in the corner spoils its own row and column only: the other cards of these have another line."""
    table = Table()
    table.lay("a1", DEAR)
    assert table.legal("flip") == {f"flip {cell}" for cell in CELL_NAMES if cell != "a1"}


def test_a_diagonal_is_no_line() -> None:
    table = Table()
    for cell in ("a1", "b2", "c3", "d4"):
        table.lay(cell, DEAR)
    assert table.legal("flip") == set()


def test_one_may_flip_once_a_turn() -> None:
    table = Table()
    table.play("flip b2")
    assert table.legal("flip") == set()
    assert table.shows("b2") == "building"
    assert table.state.actor == 0
    table.play("draw")
    assert table.legal("flip") == {f"flip {cell}" for cell in CELL_NAMES if cell != "b2"}


def test_flipping_is_optional_and_must_come_before_taking() -> None:
    table = Table()
    assert {"draw", "take a1 b1", "flip a1"} <= table.legal()
    table.play("take a1 b1")
    assert table.state.actor == 1


def test_pc_4_a_card_flipped_this_turn_may_be_taken() -> None:
    table = Table()
    table.lay("b2", CHEAP, "resource")
    table.supply(0, economy=1, ecology=1)
    table.play("flip b2", "take b2 c2")
    assert table.view(0).cities[0].permanents == [0, 0, 1, 0, 0]


def test_pc_4_a_card_flipped_this_turn_may_be_left() -> None:
    table = Table()
    table.lay("b2", CHEAP, "resource")
    table.play("flip b2", "take d3 d4")
    assert table.shows("b2") == "building"
    assert table.state.actor == 1


# Taking


def test_two_cards_are_taken_that_touch_side_by_side_or_one_above_the_other() -> None:
    assert Table().legal("take") == neighbours()
    assert len(neighbours()) == 24


def test_resources_can_always_be_taken() -> None:
    table = Table()
    table.lay("a1", resource_card("economy"), "resource")
    table.lay("b1", resource_card("ecology", 2), "resource")
    table.play("take a1 b1")
    assert table.owns(0) == {"economy": 1, "double ecology": 1}


def test_a_pair_is_legal_only_if_both_cards_can_be_taken() -> None:
    table = Table()
    table.lay("a1", CHEAP)
    assert not {"take a1 b1", "take a1 a2"} & table.legal()
    table.supply(0, economy=1, ecology=1)
    assert {"take a1 b1", "take a1 a2"} <= table.legal()
    table.lay("b1", DEAR)
    assert "take a1 b1" not in table.legal()
    assert "take a1 a2" in table.legal()


def test_two_buildings_must_be_paid_together() -> None:
    table = Table()
    table.lay("a1", CHEAP)
    table.lay("b1", CHEAP)
    table.supply(0, economy=2, ecology=1)
    assert "take a1 b1" not in table.legal()
    table.supply(0, economy=2, ecology=2)
    table.play("take a1 b1")
    assert table.view(0).cities[0].permanents == [0, 0, 2, 0, 0]
    assert table.owns(0) == {}


def test_a_resource_card_taken_this_turn_already_pays() -> None:
    table = Table()
    table.lay("a1", CHEAP)
    table.lay("b1", resource_card("ecology"), "resource")
    table.lay("a2", resource_card("community"), "resource")
    table.supply(0, economy=1)
    assert "take a1 b1" in table.legal()
    assert "take a1 a2" not in table.legal()
    table.play("take a1 b1")
    assert table.owns(0) == {}


# The pile


def test_the_top_two_cards_of_the_pile_are_drawn_as_resources_and_nothing_is_refilled() -> None:
    table = Table()
    market, top = list(table.state.market), [int(card) for card in table.state.deck[16:18]]
    table.play("draw")
    assert list(table.state.market) == market
    assert table.state.pile() == 64
    drawn = [table.state.components.side[card] for card in top]
    owned = table.view(0).cities[0]
    assert [side for side in range(5) for _ in range(owned.singles[side])] == sorted(drawn)


def test_drawing_is_always_allowed_while_the_pile_has_cards() -> None:
    table = Table()
    table.lay_all(DEAR)
    assert table.legal() == {"draw"}
    table.empty_pile()
    assert "draw" not in table.legal()


def test_a_card_of_the_pile_and_one_of_the_market_cannot_be_mixed() -> None:
    kinds = {text.split()[0] for text in Table().legal()}
    assert kinds == {"flip", "take", "draw"}


# Refilling


@pytest.mark.parametrize("pair", ["take b2 c2", "take b2 b3"])
def test_empty_cells_are_refilled_in_reading_order_from_the_top_of_the_pile(pair: str) -> None:
    table = Table()
    cells = [CELL_NAMES.index(cell) for cell in pair.split()[1:]]
    coming = list(table.state.deck[16:18])
    table.play(pair)
    assert [table.state.market[cell] for cell in sorted(cells)] == coming
    assert table.state.pile() == 64


def test_a_building_side_replaces_a_resource_side_and_the_other_way_round() -> None:
    table = Table()
    table.lay("a1", CHEAP)
    table.supply(0, economy=1, ecology=1)
    table.play("take a1 b1")
    assert (table.shows("a1"), table.shows("b1")) == ("resource", "building")


def test_refills_turn_each_cell_on_its_own_through_a_whole_game() -> None:
    """Every cell shows a resource after a building was taken there, and a building after a resource."""
    table, rng = Table(4), Random(5)
    while table.state.actor >= 0:
        view, text = table.view(), rng.choice(sorted(table.legal()))
        if text.startswith("take") and view.pile:
            before = [view.market[CELL_NAMES.index(cell)].side for cell in text.split()[1:]]
            table.play(text)
            while table.state.stage:
                table.play(rng.choice(sorted(table.legal())))
            other = {"resource": "building", "building": "resource"}
            assert [table.shows(cell) for cell in text.split()[1:]] == [other[side] for side in before]
        else:
            table.play(text)


def test_the_market_is_refilled_only_after_the_token_has_been_chosen() -> None:
    table = Table()
    table.lay("a1", building_card(CIVIC, industry=3))
    table.supply(0, industry=3)
    table.tokens(1, 2, 5)
    table.play("take a1 b1")
    assert table.legal() == {"token 1", "token 2", "token 5"}
    assert [table.view().market[cell].face for cell in (0, 1)] == [-1, -1]
    table.play("token 5")
    assert table.view().market[0].face >= 0


# Drawing an action at random: pairs are tried first and worked out only when many cannot be paid.


def drawn(table: Table, times: int) -> Counter[str]:
    view, rng = table.view(), seeded("drawn")
    actions = Counter(int(table.state.random_action(rng)) for _ in range(times))
    return Counter({GAME.notation(GAME.move(view, action)): number for action, number in actions.items()})


def test_a_rare_pair_is_drawn_as_often_as_the_pile() -> None:
    table = Table()
    table.lay_all(DEAR)
    for cell in ("a1", "b1", "c1"):
        table.lay(cell, resource_card("energy"), "resource")
    draws = drawn(table, 6000)
    assert set(draws) == {"take a1 b1", "take b1 c1", "draw"}
    assert all(abs(times - 2000) < 5 * math.sqrt(2000) for times in draws.values())


def test_with_nothing_to_take_the_pile_is_drawn_and_without_a_pile_the_turn_passed() -> None:
    table = Table()
    table.lay_all(DEAR)
    assert drawn(table, 50) == {"draw": 50}
    table.empty_pile()
    assert drawn(table, 50) == {"pass": 50}
