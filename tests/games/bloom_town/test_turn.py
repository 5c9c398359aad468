"""A turn: build, score, draw, refill; where the next tile comes from."""

from __future__ import annotations

import pytest
from tests.games.bloom_town.tables import MARKET, Table, fact, kinds

from triopolis.engine.errors import IllegalMove, NotYourTurn
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.events import Drawn, Placed, Recounted, Refilled, Taken
from triopolis.games.bloom_town.moves import CELL_NAMES


def plain(players: int = 2) -> Table:
    """No flower tokens: nothing is asked where no spring cell asks it."""
    table = Table(players)
    table.no_flowers()
    return table


def test_build_score_draw_refill_and_the_next_seat() -> None:
    table = plain()
    table.stack(1, "park", "home")
    events = table.play("place office b2")
    assert kinds(events) == ["place", "take", "refill"]
    assert events[0].public == Placed(tile=0, cell=6, points=1, cells=[6])
    assert events[1].public == Taken(slot=1, tile=1)
    assert events[2].public == Refilled(slot=1, tile=2)
    assert table.held(0) == ["subway", "subway"]
    assert table.shown() == ["office", "park", "park", "home", "shop:grocery"]
    assert (table.state.actor, table.state.turn) == (1, 1)
    assert table.scores() == [1, 0]


@pytest.mark.parametrize("slot", range(5))
def test_the_tile_of_the_icon_covered_is_taken(slot: int) -> None:
    table = plain()
    taken = fact(table.play(f"place subway {'abcde'[slot]}4"), Taken)
    assert taken.slot == slot
    assert sorted(table.held(0)) == sorted(["office", MARKET[slot]])


def test_any_of_the_two_tiles_goes_on_any_empty_cell() -> None:
    table = plain()
    table.build(0, a1="park", e5="home")
    free = [cell for cell in CELL_NAMES if cell not in ("a1", "e5")]
    assert table.legal() == {f"place {tile} {cell}" for tile in ("office", "subway") for cell in free}


def test_two_equal_tiles_are_one_choice() -> None:
    table = plain()
    table.hand(0, "office", "office")
    assert len(table.legal()) == 25
    table.hand(0, "shop:grocery", "shop:toy_shop")
    assert len(table.legal()) == 50


def test_seats_take_turns_clockwise_from_the_first() -> None:
    table = plain(4)
    table.state.first = table.state.actor = 2
    seats = []
    for cell in CELL_NAMES[:8]:
        seats.append(int(table.state.actor))
        table.play(sorted(text for text in table.legal() if text.endswith(cell))[0])
    assert seats == [2, 3, 0, 1, 2, 3, 0, 1]


def test_a_town_is_ones_own() -> None:
    table = plain()
    table.play("place office b2")
    assert "place office b2" in table.legal()


# An empty slot


def test_under_an_empty_slot_the_top_of_the_stack_is_taken_unseen() -> None:
    table = plain()
    table.market("-", "subway", "park", "home", "home")
    table.stack(0, "park", "shop:toy_shop", "home")
    events = table.play("place office a1")
    assert kinds(events) == ["place", "draw", "refill"]
    drawn = events[1]
    assert drawn.public == Drawn(slot=0)
    assert drawn.private == {0: Drawn(slot=0, tile=2)}
    assert drawn.reveals
    assert table.held(0) == ["subway", "park"]
    assert table.shown()[0] == "shop:toy_shop"
    assert not table.town(0).high_known


def test_with_slot_and_stack_empty_any_market_tile_is_taken() -> None:
    table = plain()
    table.market("-", "subway", "-", "home", "shop:grocery")
    table.stack(0)
    table.play("place office a1")
    assert table.legal() == {"take daisy", "take sunflower", "take iris"}
    events = table.play("take sunflower")
    assert kinds(events) == ["take", "refill", "refill"]
    assert table.held(0) == ["subway", "home"]
    assert table.town(0).high_known
    assert table.shown() == ["-", "subway", "home", "home", "shop:grocery"]


@pytest.mark.parametrize("slot", range(5))
def test_bt_15_the_last_market_tile_is_taken_without_asking_wherever_it_lies(slot: int) -> None:
    """Nothing is left to choose from: only where nothing at all is left is the draw skipped."""
    table, other = plain(), (slot + 1) % 5
    table.market(*("park" if place == slot else "-" for place in range(5)))
    table.stacks(*(0 if place == other else 3 for place in range(5)))
    taken = fact(table.play(f"place office {'abcde'[other]}1"), Taken)
    assert taken == Taken(slot=slot, tile=2)
    assert table.held(0) == ["subway", "park"]
    assert table.state.actor == 1


def test_bt_12_a_recount_tile_drawn_blind_goes_to_its_place_and_the_next_is_drawn() -> None:
    table = plain()
    table.build(0, e5="home")
    table.build(1, e5="home", e4="park")
    table.recounts(home=1)
    table.market("-", *MARKET[1:])
    table.stack(0, "recount:home", "recount:park", "park", "home")
    events = table.play("place office a1")
    assert kinds(events) == ["place", "recount_tile", "recount", "recount_tile", "draw", "refill"]
    assert fact(events, Recounted).points == [1, 2]
    assert table.scores() == [2, 2]
    assert table.held(0) == ["subway", "park"]
    assert table.state.recounts() == [0, 0, 1, 2, 0]


def test_bt_12_if_recount_tiles_were_all_any_market_tile_is_taken() -> None:
    table = plain()
    table.market("-", *MARKET[1:])
    table.stack(0, "recount:home", "recount:park")
    events = table.play("place office a1")
    assert kinds(events) == ["place", "recount_tile", "recount_tile"]
    assert table.state.actor == 0
    assert table.legal() == {"take daisy", "take rose", "take sunflower", "take iris"}
    table.play("take rose")
    assert table.held(0) == ["subway", "park"]


def test_bt_12_the_flower_waits_while_a_market_tile_is_to_be_chosen() -> None:
    table = Table()
    table.market("-", *MARKET[1:])
    table.stack(0, "recount:home")
    table.play("place office a1", "draw")
    assert table.legal() == {"take daisy", "take rose", "take sunflower", "take iris"}
    table.play("take rose")
    assert table.legal() == {"extra flower", "recount home", "end"}


def test_bt_15_with_nothing_left_anywhere_the_draw_is_skipped() -> None:
    table = plain()
    table.market("-", "-", "-", "-", "-")
    table.stacks(0, 0, 0, 0, 0)
    table.turn(1, 1)
    table.state.first = 1
    assert kinds(table.play("place office a1")) == ["place"]
    assert table.held(1) == ["subway"]
    assert table.state.actor == 0


def test_bt_15_after_a_skipped_draw_the_one_tile_left_is_built() -> None:
    table = plain(3)
    table.market("-", "-", "-", "-", "-")
    table.stacks(0, 0, 0, 0, 0)
    table.hand(0, "park")
    assert table.legal() == {f"place park {cell}" for cell in CELL_NAMES}
    table.play("place park a1")
    assert table.held(0) == []


def test_bt_15_an_extra_turn_without_a_tile_to_build_is_over() -> None:
    table = Table(3)
    table.market("-", "-", "-", "-", "-")
    table.stacks(0, 0, 0, 0, 0)
    table.hand(0, "park")
    table.play("extra flower", "place park a1")
    assert table.state.actor == 1


def test_bt_15_the_flower_is_still_asked_for_after_a_skipped_draw() -> None:
    table = Table(3)
    table.recounts(office=1)
    table.market("-", "-", "-", "-", "-")
    table.stacks(0, 0, 0, 0, 0)
    table.play("place office a1")
    assert "draw" in table.legal()
    table.play("draw")
    assert table.legal() == {"recount office", "extra flower", "end"}


def test_a_slot_whose_stack_is_empty_stays_empty() -> None:
    table = plain()
    table.stack(0)
    table.play("place office a1")
    assert table.shown() == ["-", *MARKET[1:]]


def test_a_recount_tile_turned_up_by_the_refill_goes_to_its_place_and_the_slot_is_refilled_at_once() -> None:
    table = plain()
    table.stack(0, "recount:office", "recount:park", "shop:bookshop")
    events = table.play("place office a1")
    assert kinds(events) == ["place", "take", "recount_tile", "recount_tile", "refill"]
    assert table.shown()[0] == "shop:bookshop"
    assert table.state.recounts() == [1, 0, 1, 0, 0]


# What is refused, and why


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("place park a1", "You do not have this tile"),
        ("place office e5", "already built on"),
        ("draw", "First build"),
        ("end", "First build"),
        ("take rose", "First build a tile"),
        ("double spring", "blooming square"),
        ("double flower", "right after building"),
        ("recount park", "exactly one"),
        ("hand office", "end of the game"),
    ],
)
def test_before_building_other_moves_are_refused_with_the_reason(text: str, part: str) -> None:
    table = Table()
    table.build(0, e5="park")
    match = table.match()
    with pytest.raises(IllegalMove, match=part):
        match.play(0, table.action(text))
    with pytest.raises(IllegalMove, match=part):
        match.play(0, GAME.parse(text))
    with pytest.raises(NotYourTurn):
        match.play(1, table.action(text))


def test_after_building_nothing_more_is_built() -> None:
    table = Table()
    table.play("place office a1")
    with pytest.raises(IllegalMove, match="already built"):
        table.match().play(0, table.action("place subway a2"))
    with pytest.raises(IllegalMove, match="First take"):
        table.match().play(0, table.action("end"))


def test_where_a_market_tile_is_to_be_chosen_drawing_is_refused_with_that_reason() -> None:
    """Slot and stack are empty and the flower has not been asked yet: the tile has not been taken already."""
    table = Table()
    table.market("-", *MARKET[1:])
    table.stack(0)
    table.play("place office a1")
    assert "take rose" in table.legal()
    with pytest.raises(IllegalMove, match="First take a tile from the market"):
        table.match().play(0, table.action("draw"))
