"""Spring cells and flower tokens: double, extra turn, re-score; when each is offered."""

from __future__ import annotations

import pytest
from tests.games.bloom_town.tables import MARKET, Table, cells, fact, facts, kinds

from triopolis.engine.errors import IllegalMove
from triopolis.games.bloom_town.events import Doubled, Placed, Refilled


def springs() -> Table:
    """Only spring cells offer anything."""
    table = Table()
    table.no_flowers()
    return table


# Spring cells


def test_on_a_spring_cell_double_or_extra_turn_may_be_chosen_or_neither() -> None:
    table = springs()
    table.play("place office b3")
    assert table.legal() == {"double spring", "extra spring", "draw"}
    table.play("draw")
    assert table.state.actor == 1
    assert table.scores() == [1, 0]


def test_off_the_spring_cells_nothing_is_asked() -> None:
    table = springs()
    table.play("place office b2")
    assert table.state.actor == 1


def test_side_b_has_its_own_spring_cells() -> None:
    table = Table(side="B")
    table.no_flowers()
    table.play("place office b3")
    assert table.state.actor == 1
    table.play("place office b5")
    assert table.legal() == {"double spring", "extra spring", "draw"}


def test_a_spring_double_gives_the_points_of_the_placement_once_more() -> None:
    table = springs()
    table.build(0, a3="office", c3="office")
    events = table.play("place office b3", "double spring")
    double = fact(events, Doubled)
    assert double.points == 3
    assert double.by == "spring"
    assert cells(double) == ["a3", "b3", "c3"]
    assert table.scores() == [6, 0]
    assert kinds(events) == ["place", "double", "take", "refill"]


def test_doubling_a_park_that_scores_nothing_gives_nothing_and_lights_nothing() -> None:
    table = springs()
    table.build(0, a3="park", a2="park", a1="park")
    table.hand(0, "park", "home")
    events = table.play("place park b3", "double spring")
    assert cells(fact(events, Placed)) == []
    assert fact(events, Doubled).points == 0
    assert cells(fact(events, Doubled)) == []


def test_a_spring_cell_gives_only_one_of_its_two_actions() -> None:
    table = springs()
    table.play("place office b3", "double spring")
    assert table.state.actor == 1
    table = springs()
    table.play("place office b3", "extra spring")
    assert not table.extras()


def test_an_extra_turn_builds_and_draws_twice_before_all_holes_are_refilled_from_the_left() -> None:
    table = springs()
    table.stack(1, "shop:toy_shop", "home")
    table.stack(3, "shop:bookshop", "home")
    events = table.play("place office d3", "extra spring", "place home b1")
    assert kinds(events) == ["place", "extra_turn", "take", "place", "take", "refill", "refill"]
    assert [refill.slot for refill in facts(events, Refilled)] == [1, 3]
    assert table.held(0) == ["subway", "subway"]
    assert table.shown() == ["office", "shop:toy_shop", "park", "shop:bookshop", "shop:grocery"]
    assert (table.state.actor, table.state.turn) == (1, 1)


def test_the_market_is_not_refilled_between_the_halves_so_the_second_tile_may_come_from_the_stack() -> None:
    table = springs()
    table.stack(0, "recount:park", "shop:toy_shop", "shop:bookshop", "home")
    table.play("place office a3", "extra spring")
    assert table.shown() == ["-", *MARKET[1:]]
    events = table.play("place office a1")
    assert kinds(events) == ["place", "recount_tile", "draw", "refill"]
    assert table.held(0) == ["subway", "shop:toy_shop"]
    assert not table.town(0).high_known
    assert table.shown()[0] == "shop:bookshop"


def test_the_tile_just_drawn_may_be_built_in_the_extra_turn() -> None:
    table = springs()
    table.play("place office c3", "extra spring")
    assert {text.split()[1] for text in table.legal()} == {"subway", "park"}


def test_bt_6_after_an_extra_turn_a_second_spring_cell_leaves_only_the_double() -> None:
    """The rulebook's example."""
    table = springs()
    table.play("place office c3", "extra spring", "place subway b3")
    assert table.legal() == {"double spring", "draw"}
    table.play("double spring")
    assert table.state.actor == 1
    assert table.scores() == [3, 0]


def test_bt_6_after_double_and_extra_turn_a_second_spring_cell_offers_nothing() -> None:
    """With a flower for the first half's extra turn, none is left: the second spring cell offers nothing."""
    table = Table()
    table.play("extra flower", "place office c3", "double spring", "place subway b3")
    assert table.state.actor == 1
    assert table.scores() == [3, 0]


def test_bt_6_in_the_next_turn_everything_is_possible_again() -> None:
    table = springs()
    table.play("place office c3", "double spring", "place office c3", "extra spring", "place subway c2")
    assert table.state.actor == 0
    table.play("place subway b3")
    assert table.legal() == {"double spring", "extra spring", "draw"}


@pytest.mark.parametrize(("first", "second"), [("spring", "flower"), ("flower", "spring")])
def test_bt_6_a_double_by_spring_and_by_flower_never_makes_four_times_the_points(first: str, second: str) -> None:
    table = Table()
    table.play("place office c3", f"double {first}")
    assert f"double {second}" not in table.legal()
    with pytest.raises(IllegalMove, match="once a turn"):
        table.match().play(0, table.action(f"double {second}"))
    assert table.scores() == [2, 0]


def test_bt_6_the_double_used_in_the_first_half_is_gone_in_the_second() -> None:
    table = Table()
    table.play("place office c3", "double spring", "extra flower", "place subway d3")
    assert table.state.actor == 1
    assert table.scores() == [3, 0]


def test_bt_6_an_extra_turn_comes_only_once_a_turn() -> None:
    table = Table()
    table.play("place office c3", "extra spring", "draw")
    assert table.extras() == set()
    table.play("place subway d3")
    assert table.legal() == {"double spring", "double flower", "draw"}
    table.play("draw")
    assert table.state.actor == 1
    assert table.town(0).flower


def test_bt_7_a_double_is_no_longer_possible_after_drawing() -> None:
    table = Table()
    table.play("place office c3", "draw")
    assert table.legal() == {"extra flower", "end"}
    with pytest.raises(IllegalMove, match="right after building"):
        table.match().play(0, table.action("double flower"))


def test_bt_7_a_double_does_not_touch_a_re_score() -> None:
    table = Table()
    table.recounts(office=1)
    table.build(0, a1="office")
    table.play("place office c3", "recount office", "double spring")
    assert table.scores() == [1 + 2 * 2 + 1, 0]


# Windows of the flower token


def test_bt_18_before_building_the_flower_offers_extra_turn_and_re_score() -> None:
    table = Table()
    table.recounts(office=1, park=2, home=1)
    assert table.extras() == {"extra flower", "recount office", "recount home"}


def test_bt_18_after_building_it_offers_all_three() -> None:
    table = Table()
    table.recounts(office=1, park=2, home=1)
    table.play("place office a1")
    assert table.legal() == {"double flower", "extra flower", "recount office", "recount home", "draw"}


def test_bt_18_after_drawing_it_offers_extra_turn_and_re_score_before_the_refill() -> None:
    table = Table()
    table.recounts(office=1, park=2, home=1)
    table.play("place office a1", "draw")
    assert table.legal() == {"extra flower", "recount office", "recount home", "end"}
    assert table.shown()[0] == "-"
    assert kinds(table.play("end")) == ["refill"]
    assert table.state.actor == 1


def test_bt_18_the_refill_ends_the_turn() -> None:
    """A recount tile that the refill turns up comes too late for the flower of that turn, not for the next seat's."""
    table = Table()
    table.stack(0, "recount:office", "home")
    table.play("place office a1", "draw", "end")
    assert table.state.actor == 1
    assert table.town(0).flower
    assert "recount office" in table.legal()


def test_bt_18_a_recount_tile_drawn_blind_may_be_used_by_the_flower_at_once() -> None:
    table = Table()
    table.market("-", *MARKET[1:])
    table.stack(0, "recount:office", "home", "home")
    table.play("place office a1", "draw")
    assert "recount office" in table.legal()
    table.play("recount office")
    assert table.scores() == [1 + 2, 0]
    assert table.state.actor == 1


def test_bt_18_between_the_halves_of_an_extra_turn_the_flower_may_re_score() -> None:
    table = Table()
    table.recounts(office=1)
    table.play("place office c3", "extra spring", "draw")
    assert table.extras() == {"recount office"}
    table.play("recount office")
    assert table.scores() == [3, 0]
    assert table.extras() == set()


@pytest.mark.parametrize("when", ["before", "after building", "after drawing"])
def test_bt_18_the_flowers_extra_turn_may_be_chosen_in_each_window(when: str) -> None:
    table = Table()
    moves = {
        "before": ["extra flower", "place office a1"],
        "after building": ["place office a1", "extra flower"],
        "after drawing": ["place office a1", "draw", "extra flower"],
    }[when]
    events = table.play(*moves)
    assert "refill" not in kinds(events)
    assert table.state.actor == 0
    assert {text.split()[0] for text in table.legal()} == {"place"}
    events = table.play("place subway b1")
    assert kinds(events) == ["place", "take", "refill", "refill"]
    assert table.state.actor == 1
    assert not table.town(0).flower


def test_a_flower_is_used_once_in_a_game() -> None:
    table = Table()
    table.play("place office a1", "double flower", "place office a1", "draw", "end")
    assert table.state.actor == 0
    assert table.extras() == set()
    table.play("place office a2")
    assert table.state.actor == 1
    assert table.town(1).flower


def test_only_ones_own_turn_is_a_moment_for_the_flower() -> None:
    table = Table()
    assert table.game.view(table.state, 1).actions == []
    assert table.game.view(table.state, None).actions == []


def test_a_flower_doubles_the_tile_just_built() -> None:
    table = Table()
    table.build(0, a2="office")
    double = fact(table.play("place office a1", "double flower"), Doubled)
    assert (double.by, double.points, cells(double)) == ("flower", 2, ["a1", "a2"])
    assert table.scores() == [4, 0]
    assert table.state.actor == 1


@pytest.mark.parametrize(
    "order",
    [
        ("double spring", "extra flower"),
        ("extra flower", "double spring"),
        ("double flower", "extra spring"),
        ("extra spring", "double flower"),
    ],
)
def test_bt_17_spring_and_flower_come_in_the_order_the_player_likes(order: tuple[str, str]) -> None:
    table = Table()
    table.play("place office c3", *order)
    assert table.state.actor == 0
    assert {text.split()[0] for text in table.legal()} == {"place"}
    assert table.scores() == [2, 0]


def test_bt_17_a_re_score_may_come_before_or_after_the_spring() -> None:
    for order in (("recount office", "double spring"), ("double spring", "recount office")):
        table = Table()
        table.recounts(office=1)
        table.play("place office c3", *order)
        assert table.scores() == [4, 0]
        assert table.state.actor == 1


def test_after_the_flower_the_spring_cell_still_offers_what_is_left() -> None:
    table = Table()
    table.play("place office c3", "extra flower")
    assert table.legal() == {"double spring", "draw"}
    table = Table()
    table.play("place office c3", "double flower")
    assert table.legal() == {"extra spring", "draw"}


def test_a_full_turn_with_everything_in_it() -> None:
    """Build on a spring cell, extra turn by spring, build a subway at the corner of another, double by flower."""
    table = Table()
    table.build(0, a1="subway")
    table.stack(2, "park")
    events = table.play("place office c3", "extra spring", "draw", "place subway b2", "double flower")
    assert table.scores() == [1 + (1 + 1) * 2, 0]
    assert kinds(events) == ["place", "extra_turn", "take", "place", "double", "take", "refill", "refill"]
    assert table.state.actor == 1
