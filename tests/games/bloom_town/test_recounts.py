"""Recounts: by the second tile of a type, by a flower; for everybody, at once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.bloom_town.tables import MARKET, Table, fact, facts, kinds, only

from triopolis.engine.contract import Event
from triopolis.engine.errors import IllegalMove
from triopolis.games.bloom_town.events import Recounted, RecountTileShown, TilePoints
from triopolis.games.bloom_town.view import make_view


def towns(players: int = 2, **options: Any) -> Table:
    """Seat 0: two offices, a home beside a park. Seat 1: an office, a shop that likes its two homes."""
    table = Table(players, **options)
    table.no_flowers()
    table.build(0, e1="office", e5="office", c5="home", d5="park")
    table.build(1, e1="office", d1="shop:ice_cream", c1="home", d2="home")
    return table


def recounts(events: list[Event]) -> list[Recounted]:
    return facts(events, Recounted)


WORTH = {"office": [4, 2], "subway": [2, 0], "park": [2, 0], "home": [2, 4], "shop": [0, 3]}
"""After seat 0 has built a subway on a1."""


@pytest.mark.parametrize("which", WORTH)
def test_the_second_recount_tile_of_a_type_re_scores_it_for_everybody(which: str) -> None:
    table = towns()
    table.recounts(**{which: 1})
    table.stack(0, f"recount:{which}", "home")
    recount = only(table.play("place subway a1"), "recount")
    assert isinstance(recount.public, Recounted)
    assert recount.public.points == WORTH[which]
    assert [sum(tile.points for tile in town) for town in recount.public.tiles] == WORTH[which]
    assert recount.seat == -1
    assert table.scores() == [1 + WORTH[which][0], WORTH[which][1]]


def test_a_recount_lights_the_cells_of_every_town() -> None:
    table = towns()
    table.recounts(home=1)
    table.stack(0, "recount:home", "home")
    assert fact(table.play("place subway a1"), Recounted).cells == [[22, 23], [2, 3, 8]]


def test_a_recount_tells_what_each_tile_brings() -> None:
    table = towns()
    table.recounts(home=1)
    table.stack(0, "recount:home", "home")
    tiles = fact(table.play("place subway a1"), Recounted).tiles
    assert tiles == [[TilePoints(22, 2)], [TilePoints(2, 2), TilePoints(8, 2)]]


def test_the_first_recount_tile_of_a_type_does_nothing_yet() -> None:
    table = towns()
    table.stack(0, "recount:office", "home")
    events = table.play("place subway a1")
    assert recounts(events) == []
    assert fact(events, RecountTileShown) == RecountTileShown(type=0, showing=1)
    assert table.scores() == [1, 0]


def test_both_tiles_in_one_refill_re_score_too() -> None:
    table = towns()
    table.stack(0, "recount:office", "recount:office", "home")
    events = table.play("place subway a1")
    assert kinds(events) == ["place", "take", "recount_tile", "recount_tile", "recount", "refill"]
    assert table.scores() == [5, 2]


def test_bt_13_recounts_resolve_slot_by_slot_from_the_left() -> None:
    table = towns()
    table.recounts(office=1, home=1)
    table.stack(1, "recount:home", "park")
    table.stack(3, "recount:office", "park")
    table.play("place office d3", "extra spring")
    events = table.play("place home b4")
    assert kinds(events)[1:] == ["take", "recount_tile", "recount", "refill", "recount_tile", "recount", "refill"]
    assert [recount.type for recount in recounts(events)] == [3, 0]


def test_bt_13_a_recount_comes_at_once_before_the_slot_is_refilled_and_before_the_next_tile() -> None:
    table = towns()
    table.recounts(office=1)
    table.stack(0, "recount:office", "recount:home", "park")
    events = table.play("place subway a1")
    assert kinds(events) == ["place", "take", "recount_tile", "recount", "recount_tile", "refill"]


def test_bt_13_recounts_still_count_after_the_end_was_triggered() -> None:
    table = towns(3)
    table.stacks(0, 0, 5, 5, 5)
    table.recounts(office=1)
    table.stack(4, "recount:office", "home", "home")
    table.turn(1, 4)
    events = table.play("place subway e3", "draw")
    assert recounts(events)[0].points == [4, 2, 0]
    assert table.state.actor == 2


def test_bt_13_recounts_still_count_in_the_very_last_refill() -> None:
    table = towns()
    table.stacks(0, 0, 0, 5, 5)
    table.recounts(office=1)
    table.stack(4, "recount:office", "home")
    table.turn(1, 5)
    events = table.play("place subway e4")
    assert kinds(events)[:6] == ["place", "take", "recount_tile", "recount", "refill", "last_scoring"]
    assert table.scores()[0] == 4


def test_a_recount_drawn_blind_in_the_extra_turn_takes_both_new_tiles() -> None:
    table = towns()
    table.recounts(subway=1)
    table.hand(0, "subway", "subway")
    table.stack(0, "recount:subway", "home", "home")
    table.play("place subway a3", "extra spring")
    events = table.play("place subway a5")
    assert fact(events, Recounted).points == [4, 0]


# By flower


def flowers(**options: Any) -> Table:
    table = towns(**options)
    for town in table.state.towns:
        town.flower = True
    return table


@pytest.mark.parametrize("showing", [0, 2])
def test_a_flower_does_not_re_score_a_type_that_shows_no_or_two_recount_tiles(showing: int) -> None:
    table = flowers()
    table.recounts(office=showing)
    assert "recount office" not in table.legal()
    with pytest.raises(IllegalMove, match="exactly one"):
        table.match().play(0, table.action("recount office"))


@pytest.mark.parametrize("which", ["office", "subway", "park", "home", "shop"])
def test_a_flower_re_scores_a_type_for_everybody(which: str) -> None:
    table = flowers()
    table.recounts(**{which: 1})
    worth = {**WORTH, "subway": [0, 0]}[which]
    recount = only(table.play(f"recount {which}"), "recount")
    assert isinstance(recount.public, Recounted)
    assert (recount.seat, recount.public.points) == (0, worth)
    assert table.scores() == worth
    assert not table.town(0).flower
    assert table.town(1).flower
    assert table.state.recounts()[["office", "subway", "park", "home", "shop"].index(which)] == 1


def test_bt_8_yes_a_later_second_tile_re_scores_again() -> None:
    table = flowers()
    table.recounts(office=1)
    table.stack(0, "recount:office", "home")
    table.play("recount office", "place subway a1")
    assert table.scores() == [4 + 1 + 4, 2 + 2]


def test_bt_8_yes_another_seat_may_flower_the_same_type_while_one_tile_shows() -> None:
    table = flowers()
    table.recounts(office=1)
    table.play("recount office", "place subway a1")
    assert "recount office" in table.legal()
    table.play("recount office")
    assert table.scores() == [4 + 1 + 4, 2 + 2]


def test_bt_8_no_a_later_second_tile_does_not_re_score() -> None:
    table = flowers(recount_after_flower="no")
    table.recounts(office=1, home=1)
    table.stack(0, "recount:office", "recount:home", "home")
    events = table.play("recount office", "place subway a1")
    assert [recount.type for recount in recounts(events)] == [0, 3]
    assert table.scores() == [4 + 1 + 2, 2 + 4]
    assert table.state.recounts() == [2, 0, 0, 2, 0]


def test_bt_8_no_another_seat_may_not_flower_the_same_type() -> None:
    table = flowers(recount_after_flower="no")
    table.recounts(office=1, home=1)
    table.play("recount office", "place subway a1")
    assert table.extras() == {"extra flower", "recount home"}
    with pytest.raises(IllegalMove, match="already rescored"):
        table.match().play(1, table.action("recount office"))


def test_bt_8_no_a_type_that_no_flower_touched_re_scores_as_always() -> None:
    table = towns(recount_after_flower="no")
    table.recounts(office=1)
    table.stack(0, "recount:office", "home")
    table.play("place subway a1")
    assert table.scores() == [5, 2]


def test_bt_14_a_type_spent_during_setup_is_not_offered() -> None:
    table = flowers()
    table.recounts(office=2, park=1)
    assert table.extras() == {"extra flower", "recount park"}


def test_a_re_score_after_building_takes_the_new_tile_too() -> None:
    table = flowers()
    table.recounts(subway=1)
    table.play("place subway a1", "recount subway")
    assert table.scores() == [3, 0]


def test_the_seats_that_wait_are_re_scored_like_the_one_to_act() -> None:
    table = towns(4)
    for seat in (2, 3):
        table.build(seat, a1="office", a2="office", a3="office")
    table.recounts(office=1)
    table.market("-", *MARKET[1:])
    table.stack(0, "recount:office", "home", "home")
    table.turn(1, 1)
    table.play("place subway a2")
    assert table.scores() == [4, 1 + 2, 6, 6]


# What they would bring


@pytest.mark.parametrize("which", range(5))
def test_a_view_tells_what_a_recount_would_bring_each_place(which: int) -> None:
    table = towns()
    table.play("place subway a1")
    for seat in (0, 1, None):
        assert make_view(table.state, seat).recount_points == list(WORTH.values())
    before = table.scores()
    table.state.recount(which, -1, None)
    assert table.scores() == [had + more for had, more in zip(before, list(WORTH.values())[which], strict=True)]


def test_the_solo_opponent_comes_last_in_what_recounts_would_bring() -> None:
    table = Table(1, opponent="alice")
    table.owns(office=3, toy_shop=1, grocery=1)
    table.build(0, a1="office")
    assert table.view().recount_points == [[2, 7], [0, 0], [0, 0], [0, 0], [0, 4]]


def test_the_training_game_has_no_recounts_to_tell_of() -> None:
    assert Table(2, mode="training").view().recount_points == []
