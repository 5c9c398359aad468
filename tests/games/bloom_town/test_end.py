"""The end: which stacks must be empty, equal turns, hand scoring, ties."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.bloom_town.tables import Table, cells, fact, kinds, only

from triopolis.engine.errors import IllegalMove, MatchOver
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.shapes import Ended
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.events import HandScored
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.view import BloomTownView, make_view


def last_turn(players: int = 2, mode: str = "full") -> Table:
    """The last seat of a round is to build; its refill makes enough stacks empty."""
    table = Table(players, mode=mode)
    table.no_flowers()
    sizes = [0] * {1: 2, 2: 2, 3: 1, 4: 1}[players] if mode == "full" else []
    table.stacks(*sizes, *([5] * (4 - len(sizes))), 1)
    table.turn(players - 1, 3 * players - 1)
    return table


def play_on(table: Table) -> int:
    """Every seat builds an office on the first free cell of column d until the turn order is back; counts the turns."""
    turns = 0
    while table.state.actor >= 0 and not table.legal("hand") and turns < 20:
        table.play(sorted(text for text in table.legal("place") if "d" in text.split()[2])[0])
        turns += 1
    return turns


@pytest.mark.parametrize(("players", "empty"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_the_game_ends_with_three_stacks_empty_or_two_with_more_players(players: int, empty: int) -> None:
    for number in range(5):
        table = Table(players)
        table.no_flowers()
        table.stacks(*([0] * number), *([9 if players > 2 else 7] * (5 - number)))
        table.turn(players - 1, players - 1)
        table.play("place office e4")
        over = table.state.actor < 0 or bool(table.legal("hand"))
        assert over == (number >= empty)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_training_ends_with_one_stack_empty(players: int) -> None:
    table = last_turn(players, "training")
    events = table.play("place office e4")
    assert table.state.actor == -1
    assert kinds(events) == ["place", "take", "refill", "end"]


def test_bt_10_a_stack_without_a_face_down_tile_is_empty_even_if_its_slot_is_filled() -> None:
    table = last_turn()
    table.play("place office e4")
    assert table.shown()[4] == "home"
    assert table.legal() == {"hand office", "hand subway"}


def test_bt_10_a_stack_with_one_face_down_tile_is_not_empty() -> None:
    table = last_turn()
    table.stack(4, "home", "home")
    table.play("place office e4")
    assert table.state.actor == 0
    assert table.legal("place")


def test_bt_10_a_blind_draw_that_empties_a_stack_counts() -> None:
    table = last_turn()
    table.market("office", "subway", "park", "home", "-")
    table.play("place office e4")
    assert table.legal() == {"hand office", "hand subway"}


def test_bt_10_a_stack_emptied_by_recount_tiles_alone_counts() -> None:
    table = last_turn()
    table.stack(4, "recount:park", "recount:office")
    table.play("place office e4")
    assert table.shown()[4] == "-"
    assert table.legal("hand")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["full", "training"])
def test_bt_11_the_round_is_finished_and_no_other_is_played(players: int, mode: str) -> None:
    """Whoever empties the last stack: all have had equally many turns when it ends."""
    for seat in range(players):
        table = last_turn(players, mode)
        table.turn(seat, 2 * players + seat)
        table.play("place office e4")
        assert play_on(table) == players - 1 - seat
        assert table.state.turn == 3 * players


def test_bt_11_equal_turns_are_counted_from_the_first_seat_of_this_game() -> None:
    table = last_turn(3)
    table.state.first = 1
    table.turn(2, 4)
    table.play("place office e4")
    assert table.state.actor == 0
    assert play_on(table) == 1
    assert table.legal("hand")
    assert table.state.actor == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_all_seats_have_equally_many_turns(players: int) -> None:
    for mode in ("full", "training"):
        match, rng = Match(GAME, players, Options(mode=mode), "equal"), seeded("equal")
        while not match.over:
            match.play(int(match.state.actor), int(match.state.random_action(rng)))
        turns = {(step.turn, step.seat) for step in match.steps if step.action < 250}
        assert len({sum(seat == who for _, seat in turns) for who in range(players)}) == 1


# Hand scoring


def test_everybody_chooses_one_hand_tile_in_turn_order_from_the_first_player() -> None:
    table = last_turn(3)
    table.state.first = 1
    table.turn(0, 8)
    table.play("place office e4")
    chosen = []
    while table.state.actor >= 0:
        chosen.append(int(table.state.actor))
        table.play(sorted(table.legal())[0])
    assert chosen == [1, 2, 0]


def test_the_type_is_re_scored_in_ones_own_town_and_the_hand_tile_does_not_count() -> None:
    table = last_turn()
    table.build(0, a1="office", a2="office", a3="office", e5="subway")
    table.build(1, a1="office")
    table.play("place office e4")
    assert table.scores() == [0, 1]
    hand = only(table.play("hand office"), "hand")
    assert isinstance(hand.public, HandScored)
    assert (hand.seat, hand.public.type, hand.public.points) == (0, 0, 6)
    assert cells(hand.public) == ["a1", "a2", "a3"]
    assert table.scores() == [6, 1]
    assert table.state.actor == 1


def test_homes_and_shops_of_the_hand_score_by_their_formula() -> None:
    table = last_turn()
    table.build(0, a1="home", b1="park", a2="shop:ice_cream", d5="shop:grocery", e5="office")
    table.hand(0, "shop:toy_shop", "home")
    table.play("place office e4")
    before = table.state.copy()
    assert fact(table.play("hand shop"), HandScored).points == 2 + 2
    before.play(table.game.action(table.view(), table.game.parse("hand home")))
    assert before.scores()[0] == 3


def test_a_type_that_is_not_built_scores_nothing() -> None:
    table = last_turn()
    table.hand(0, "park", "home")
    table.play("place office e4")
    assert fact(table.play("hand park"), HandScored).points == 0


@pytest.mark.parametrize("hand", [("park", "park"), ("shop:grocery", "shop:toy_shop")])
def test_two_tiles_of_one_type_are_no_choice(hand: tuple[str, str]) -> None:
    table = last_turn()
    table.build(0, a1="park", a3="shop:bookshop")
    table.hand(0, *hand)
    events = table.play("place office e4")
    assert only(events, "hand").seat == 0
    assert table.scores()[0] == (2 if hand[0] == "park" else 1)
    assert table.state.actor == 1


def test_if_nobody_has_a_choice_the_game_is_over_at_once() -> None:
    table = last_turn(4)
    for seat in range(4):
        table.hand(seat, "park", "park")
    table.hand(3, "shop:grocery", "shop:toy_shop")
    events = table.play("place shop:toy_shop e4")
    assert [event.seat for event in events if event.kind == "hand"] == [0, 1, 2, 3]
    assert table.state.actor == -1
    assert events[-1].kind == "end"


def test_one_hand_tile_alone_is_scored_without_asking() -> None:
    """BT-15: who could not draw has one tile, or none."""
    table = last_turn()
    table.build(0, a1="park")
    table.hand(0, "park")
    table.hand(1, "office")
    table.market("-", "-", "-", "-", "-")
    table.stacks(0, 0, 0, 0, 0)
    events = table.play("place office e4")
    assert [event.seat for event in events if event.kind == "hand"] == [0]
    assert table.scores() == [2, 1]
    assert table.state.actor == -1


def test_training_has_no_hand_scoring() -> None:
    table = last_turn(2, "training")
    table.build(1, a1="office")
    table.play("place office e4")
    assert table.scores() == [0, 1]
    assert table.town(1).earned() == [1, 0, 0, 0, 0, 0, 0, 0]


def test_only_the_types_of_the_hand_may_be_chosen() -> None:
    table = last_turn()
    table.play("place office e4")
    with pytest.raises(IllegalMove, match="no tile of this type"):
        table.match().play(0, table.action("hand park"))
    with pytest.raises(IllegalMove, match="choose which tile"):
        table.match().play(0, table.action("place office a1"))


def test_the_flower_is_no_use_once_the_towns_are_built() -> None:
    table = last_turn()
    table.recounts(office=1)
    table.town(0).flower = True
    table.play("place office e4")
    assert table.legal() == {"hand office", "hand subway"}


def test_after_the_end_nothing_is_played() -> None:
    table = last_turn(2, "training")
    table.play("place office e4")
    assert table.state.actions() == []
    with pytest.raises(MatchOver):
        table.match().play(0, 0)


# Who wins


def ended(*scores: int, first: int = 0) -> list[int]:
    table = Table(len(scores))
    table.state.first = first
    for town, score in zip(table.state.towns, scores, strict=True):
        town.score = score
    table.state.actor = -1
    return table.state.winners()


def test_most_points_win() -> None:
    assert ended(3, 9, 5) == [1]
    assert ended(10, 9, 5, 9) == [0]


def test_a_tie_goes_to_the_tied_player_later_in_turn_order() -> None:
    assert ended(7, 7) == [1]
    assert ended(7, 7, first=1) == [0]
    assert ended(7, 7, 3) == [1]
    assert ended(7, 3, 7) == [2]
    assert ended(7, 3, 7, first=1) == [0]
    assert ended(7, 3, 7, first=2) == [0]
    assert ended(7, 7, 7, 7, first=2) == [1]


def test_the_last_event_names_scores_and_winner() -> None:
    table = last_turn(3, "training")
    assert fact(table.play("place office e4"), Ended) == Ended(scores=[0, 0, 1], winners=[2])
    assert table.view(0).winners == [2]


@pytest.mark.parametrize(("players", "mode"), [(2, "full"), (4, "full"), (2, "training")])
def test_a_kept_view_that_does_not_tell_what_ends_it_is_read(players: int, mode: str) -> None:
    view = Table(players, mode=mode).view()
    kept = msgspec.to_builtins(view)
    del kept["stacks_to_end"]
    assert msgspec.convert(kept, BloomTownView) == view


def test_a_view_counts_rounds_from_one_and_stops_at_the_last() -> None:
    table = Table(2)
    table.no_flowers()
    assert table.view().round == 1
    table.turn(1, 5)
    assert table.view().round == 3
    table.stacks(0, 0, 0, 4, 4)
    table.play("place office e1")
    assert table.state.turn == 6
    assert (table.view().stage, table.view().round) == ("hand", 3)
    table.play("hand office", "hand subway")
    assert (table.state.actor, make_view(table.state, None).round) == (-1, 3)
    assert make_view(table.state, None).scores == table.scores()
