"""What the README of Lantern Harbour says, sentence by sentence."""

from __future__ import annotations

from typing import cast

import pytest
from lantern_harbour.components import LANTERN, NOTHING
from lantern_harbour.game import LanternHarbour
from lantern_harbour.moves import from_text, to_action
from lantern_harbour.options import Options
from lantern_harbour.rules import WAIT, LanternState
from lantern_harbour.scoring import MooringPoints, mooring_points

from triopolis.engine.contract import DataPack, Log
from triopolis.engine.errors import BadDataPack, BadOption
from triopolis.engine.registry import find_game

# Found as any game is found, so that its words are known too.
GAME = cast(LanternHarbour, find_game("lantern"))
FISH, TEA, CLOTH, TIMBER = range(4)
MORNING_STAR, SALTWIND, PEARL = 0, 1, 2
"""Gulls: one fish, tea and cloth for 3 points; two tea and one timber for 3; three cloth for 4."""
NORTHERN_LIGHT = 5
"""A gull for 6 points."""
FIREFLY = 8
"""A swan for 3 points."""


def new(seats: int = 2, seed: str = "rules", **options: str) -> LanternState:
    state = GAME.new(Options(**options), seats, seed)  # type: ignore[arg-type]
    state.first = state.actor = 0
    return state


def play(state: LanternState, text: str) -> list[str]:
    """Play a move and return the kinds of events that it tells."""
    action = to_action(from_text(text))
    assert action in state.actions(), text
    log = Log()
    state.play(action, log)
    return [event.kind for event in log.events]


def is_legal(state: LanternState, text: str) -> bool:
    return to_action(from_text(text)) in state.actions()


def give(state: LanternState, seat: int, crates: list[int]) -> None:
    """Put exactly these crates into a hand; those it had are gone, so the checks of a whole box do not apply."""
    state.hands[seat], state.known[seat] = crates[:], [0] * 5


# Setup


@pytest.mark.parametrize(("seats", "crates"), [(1, 44), (2, 44), (3, 66), (4, 88)])
def test_the_bag_is_filled_for_the_number_of_players(seats: int, crates: int) -> None:
    state = new(seats)
    assert len(state.bag) == crates - 2 * seats - 4
    assert [sum(hand) for hand in state.hands] == [2] * seats + [0] * (seats == 1)
    assert len(state.deck) == 28


# Crates


def test_a_turn_has_two_actions() -> None:
    state = new()
    play(state, "draw")
    assert (state.actor, state.turn) == (0, 0)
    play(state, "draw")
    assert (state.actor, state.turn) == (1, 1)


def test_an_open_crate_is_seen_by_everyone_and_replaced_at_the_end_of_the_turn() -> None:
    state = new()
    state.quay[1], state.bag[-2] = TEA, CLOTH
    state.bag[-1] = FISH
    assert play(state, "take 2") == ["took"]
    assert state.known[0][TEA] == 1
    assert not is_legal(state, "take 2")
    assert play(state, "draw") == ["drew", "refilled"]
    assert state.quay[1] == CLOTH


def test_a_crate_from_the_bag_is_seen_by_its_owner_only() -> None:
    state = new()
    before, log = state.hands[0][:], Log()
    crate = state.bag[-1]
    state.play(to_action(from_text("draw")), log)
    before[crate] += 1
    assert GAME.view(state, 0).hands[0].crates == before
    assert (GAME.view(state, 1).hands[0].known, GAME.view(state, 1).hands[0].hidden) == ([0] * 5, 3)
    assert log.events[0].seen_by(0).public != log.events[0].seen_by(1).public == log.events[0].seen_by(None).public


def test_an_open_lantern_takes_the_whole_turn() -> None:
    state = new()
    state.quay = [LANTERN, FISH, FISH, FISH]
    once_played = state.copy()
    play(once_played, "take 2")
    assert not is_legal(once_played, "take 1")
    play(state, "take 1")
    assert state.actor == 1


def test_nobody_holds_more_than_eight_crates() -> None:
    state = new()
    give(state, 0, [8, 0, 0, 0, 0])
    assert not is_legal(state, "draw")
    assert not any(is_legal(state, f"take {place}") for place in range(1, 5))


def test_an_empty_bag_refills_nothing() -> None:
    state = new()
    state.bag, state.quay = [], [FISH, FISH, NOTHING, NOTHING]
    play(state, "take 1")
    assert play(state, "take 2") == ["took"]
    assert state.quay == [NOTHING] * 4
    assert not is_legal(state, "draw")
    assert not is_legal(state, "take 1")


# Ships


def test_a_ship_is_paid_with_its_goods() -> None:
    state = new()
    state.bay[0] = MORNING_STAR
    give(state, 0, [2, 1, 1, 0, 1])
    assert play(state, "moor 1 b1") == ["moored"]
    assert state.hands[0] == [1, 0, 0, 0, 1]
    assert state.loaded == [1, 1, 1, 0, 0]
    assert state.harbours[0][1] == MORNING_STAR


def test_lanterns_stand_for_the_goods_that_are_missing() -> None:
    state = new()
    state.bay[0] = PEARL
    give(state, 0, [0, 0, 1, 0, 2])
    play(state, "moor 1 b2")
    assert state.hands[0] == [0] * 5
    give(state, 0, [0, 0, 1, 3, 1])
    state.bay[0] = PEARL
    assert not is_legal(state, "moor 1 b1")


def test_crates_that_everyone_has_seen_are_given_first() -> None:
    state = new()
    state.bay[0] = PEARL
    give(state, 0, [0, 0, 4, 0, 0])
    state.known[0] = [0, 0, 1, 0, 0]
    play(state, "moor 1 b2")
    assert (state.hands[0][CLOTH], state.known[0][CLOTH]) == (1, 0)


def test_a_berth_takes_one_ship() -> None:
    state = new()
    state.bay[0], state.harbours[0][1] = PEARL, FIREFLY
    give(state, 0, [0, 0, 3, 0, 0])
    assert is_legal(state, "moor 1 a1")
    assert not is_legal(state, "moor 1 b1")


def test_a_ship_is_sent_away_only_while_another_can_come() -> None:
    state = new()
    ship = state.bay[2]
    assert play(state, "send 3") == ["sent_away"]
    assert state.at_sea == [ship]
    assert not is_legal(state, "send 3")
    state.deck = state.deck[:1]
    assert not is_legal(state, "send 2")
    assert play(state, "draw") == ["drew", "arrived"]
    assert not is_legal(state, "send 3")


def test_waiting_is_for_those_who_can_do_nothing_else() -> None:
    state = new()
    assert WAIT not in state.actions()
    give(state, 0, [8, 0, 0, 0, 0])
    state.deck, state.bay = [], [NOTHING] * 4
    assert state.actions() == [WAIT]


# Points


def test_a_storehouse_pays_for_each_crate_of_its_good() -> None:
    state = new()
    empty = [NOTHING] * 6
    # a2 is for cloth, b2 has no storehouse, c2 is for timber.
    points = [mooring_points(state.rules, empty, berth, PEARL) for berth in (3, 4, 5)]
    assert points == [MooringPoints(4, 3, 0), MooringPoints(4, 0, 0), MooringPoints(4, 0, 0)]


def test_without_storehouses_corners_are_berths_like_others() -> None:
    state = new(storehouses="no")
    assert mooring_points(state.rules, [NOTHING] * 6, 3, PEARL) == MooringPoints(4, 0, 0)


def test_adjacent_ships_under_one_flag_score_in_pairs() -> None:
    state = new()
    harbour = [MORNING_STAR, NOTHING, FIREFLY, NOTHING, SALTWIND, NOTHING]
    assert mooring_points(state.rules, harbour, 1, PEARL).pairs == 4
    assert mooring_points(state.rules, harbour, 5, PEARL).pairs == 2


def test_the_last_berth_ends_the_turn_and_makes_the_round_the_last() -> None:
    state = new()
    state.bay[0], state.harbours[0] = MORNING_STAR, [NOTHING, 9, 18, 27, 12, 21]
    give(state, 0, [1, 1, 1, 0, 0])
    before = state.scores()[0]
    assert "harbour_full" in play(state, "moor 1 a1")
    # 3 points on the ship, 1 for its fish, 4 for the full harbour.
    assert state.scores()[0] == before + 8
    assert state.actor == 1
    play(state, "draw")
    assert play(state, "draw")[-1] == "end"
    assert state.actor == -1


def test_twelve_rounds_end_the_match() -> None:
    state = new(3)
    while state.actor >= 0:
        state.play(state.actions()[-1])
    assert state.turn == 36


def test_ties_go_to_more_ships_and_then_are_shared() -> None:
    state = new(storehouses="no")
    assert state.winners() == [0, 1]
    state.harbours[0][0], state.harbours[0][5] = MORNING_STAR, FIREFLY
    state.harbours[1][1] = NORTHERN_LIGHT
    assert state.scores() == [6, 6]
    assert state.winners() == [0]


# Alone


def test_the_lamplighter_draws_two_crates_and_moors_the_first_ship_it_can_load() -> None:
    state = new(1)
    state.bay = [PEARL, MORNING_STAR, SALTWIND, 16]
    state.hands[1], state.known[1] = [1, 0, 1, 0, 0], [1, 0, 1, 0, 0]
    # The first two are yours.
    state.bag[-4:] = [TIMBER, LANTERN, FISH, FISH]
    play(state, "draw")
    kinds = play(state, "draw")
    assert kinds == ["drew", "unloaded", "moored", "arrived"]
    assert state.harbours[1] == [MORNING_STAR, *[NOTHING] * 5]
    assert state.bay[0] == PEARL
    assert state.hands[1] == [0, 0, 0, 1, 0]


@pytest.mark.parametrize(("level", "points"), [("easy", 4), ("normal", 5), ("hard", 6)])
def test_the_lamplighter_scores_more_on_harder_levels(level: str, points: int) -> None:
    state = new(1, lamplighter=level)
    state.harbours[1][1] = PEARL
    assert state.scores() == [0, points]


def test_the_lamplighter_is_for_one_player() -> None:
    assert GAME.settle_options(Options(), 1) == Options("normal")
    assert GAME.opponent(Options(), 2) is None
    with pytest.raises(BadOption, match="plays against one player"):
        GAME.settle_options(Options("easy"), 2)


# Data packs


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"fish": "9"}, "fish"),
        ({"flag": "goose"}, "goose"),
        ({"fish": "8", "tea": "8"}, "18 crates"),
        ({"points": ""}, "points"),
    ],
)
def test_a_data_pack_with_a_mistake_is_refused(change: dict[str, str], problem: str) -> None:
    rows = [dict(row) for row in GAME.data["ships"]]
    rows[3] |= change
    with pytest.raises(BadDataPack, match=rf"ships.csv, line 5.*{problem}"):
        GAME.with_data(DataPack({"ships": rows}))


def test_a_data_pack_has_enough_ships() -> None:
    with pytest.raises(BadDataPack, match="3 ships"):
        GAME.with_data(DataPack({"ships": GAME.data["ships"][:3]}))
    small = GAME.with_data(DataPack({"ships": GAME.data["ships"][:4]}))
    assert small.new(Options(), 2, "small").deck == []
