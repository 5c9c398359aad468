"""What a position is worth: towns that fit together, recounts to come, tiles in hand, flower and springs."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.bloom_town.tables import Table

from triopolis.games.bloom_town.components import TYPES
from triopolis.games.bloom_town.evaluation import BloomTownEvaluator, recounts, turns_left


def value(table: Table, seat: int = 0) -> float:
    return BloomTownEvaluator().value(table.state, seat)


def corner() -> Table:
    """Seat 0 has a home beside a park, and one tile of every other type apart from them."""
    table = Table()
    table.build(0, a1="home", b1="park", a5="office", e1="subway", e5="shop:grocery")
    return table


def test_points_are_points() -> None:
    table = corner()
    before = value(table)
    table.town().score += 5
    assert value(table) == before + 5


@pytest.mark.parametrize("which", TYPES)
def test_a_recount_is_likelier_when_one_of_its_tiles_shows_and_over_when_both_do(which: str) -> None:
    values = []
    for showing in (2, 0, 1):
        table = Table()
        table.recounts(**{which: showing})
        values.append(recounts(table.state, vec[i64]([10 * (name == which) for name in TYPES])))
    assert 0 == values[0] < values[1] < values[2] < 10


def test_a_type_that_a_flower_has_re_scored_may_be_over_too() -> None:
    for option, over in (("yes", False), ("no", True)):
        table = Table(recount_after_flower=option)
        table.recounts(office=1)
        table.state.flowered = 1
        assert (recounts(table.state, vec[i64]([10, 0, 0, 0, 0])) == 0) == over


def test_a_recount_is_unlikely_when_the_end_is_near() -> None:
    early, late = corner(), corner()
    late.stacks(1, 1, 1, 8, 8)
    gains = []
    for table in (early, late):
        before = value(table)
        table.recounts(office=1)
        gains.append(value(table) - before)
    assert gains[0] > gains[1] > 0


def test_a_tile_that_finds_a_good_place_is_worth_holding() -> None:
    table = Table()
    table.build(0, a1="office", b1="office", c1="office")
    table.hand(0, "office", "park")
    fitting = value(table)
    table.hand(0, "park", "park")
    assert value(table) < fitting


def test_parks_that_are_full_are_worth_less_than_a_pair_to_be_filled() -> None:
    pair, full = Table(), Table()
    pair.build(0, a1="park", b1="park", e5="park")
    full.build(0, a1="park", b1="park", c1="park")
    for table in (pair, full):
        table.hand(0, "park", "park")
    assert value(pair) > value(full)


def test_the_flower_is_worth_keeping_while_there_is_a_turn_to_come() -> None:
    table = corner()
    kept = value(table)
    table.no_flowers()
    assert value(table) < kept


def test_free_spring_cells_are_worth_something() -> None:
    used, free = Table(), Table()
    used.build(0, c3="home")
    free.build(0, c2="home")
    assert value(used) < value(free)


def test_an_extra_turn_and_a_double_are_seen_right_after_building() -> None:
    table = corner()
    table.no_flowers()
    table.play("place office c3")
    assert table.extras() >= {"double spring", "extra spring"}
    offered = value(table)
    table.state.spring = False
    assert value(table) < offered


def test_the_tile_about_to_be_drawn_counts_as_drawn() -> None:
    values = []
    for waiting in ("park", "office"):
        table = Table()
        table.build(0, a1="office", b1="office", c1="office", e5="park")
        table.hand(0, "subway", "subway")
        table.market(waiting, "subway", "subway", "subway", "subway")
        table.play("place subway a5")
        assert table.state.stage == 1
        values.append(value(table))
    assert values[0] < values[1]


def test_the_hand_tiles_are_what_is_scored_at_the_end() -> None:
    good, bad = Table(), Table()
    for table, tiles in ((good, ("office", "park")), (bad, ("park", "subway"))):
        table.no_flowers()
        table.build(0, a1="office", b2="office", c3="office")
        table.hand(0, *tiles)
        table.stacks(0, 0, 0, 1, 1)
        table.turn(1, 11)
    assert value(good) - value(bad) == 6


def test_what_the_others_hold_does_not_matter() -> None:
    table = corner()
    before = value(table)
    table.hand(1, "park", "shop:bookshop")
    assert value(table) == before


def test_there_are_fewer_turns_the_smaller_the_stacks() -> None:
    turns = []
    for sizes in ((8, 8, 8, 8, 8), (8, 4, 4, 4, 8), (8, 1, 1, 1, 8), (8, 0, 0, 0, 8)):
        table = Table()
        table.stacks(*sizes)
        turns.append(turns_left(table.state, 0))
    assert turns == sorted(turns, reverse=True)
    assert turns[-1] == 1


# Alone


@pytest.mark.parametrize("opponent", ["alice", "boris", "zinovy"])
def test_the_opponent_is_worth_more_with_more_points_tiles_and_time(opponent: str) -> None:
    table = Table(1, opponent=opponent)
    own, before = value(table), value(table, 1)
    table.state.rival_score = 10
    assert value(table, 1) == before + 10
    table.owns(office=3)
    with_offices = value(table, 1)
    assert with_offices > before + 10
    assert value(table) == own
    table.stacks(1, 1, 1, 1, 1)
    assert value(table, 1) < with_offices
