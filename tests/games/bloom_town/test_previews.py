"""Previews: what is promised before an action is what happens."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.bloom_town.tables import MARKET, Table
from tests.games.bloom_town.test_hidden import new, positions

from triopolis.engine.contract import Log, Preview
from triopolis.engine.errors import IllegalMove
from triopolis.engine.randomness import seeded
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.events import Doubled, HandScored, Placed, Recounted, RivalTaken, TilePoints
from triopolis.games.bloom_town.rules import DRAW, END_TURN, OTHERS
from triopolis.games.bloom_town.state import DRAWN, HAND
from triopolis.games.bloom_town.telling.details import (
    PlaceDetails,
    PointsDetails,
    PreviewDetails,
    RecountDetails,
    RivalStep,
)
from triopolis.games.bloom_town.view import make_view

SEEDS = st.integers(0, 2**32 - 1).map(lambda number: f"{number:08x}")


def low() -> Table:
    """A table with as few tiles in its stacks as late in a game, so that the unseen ones can be imagined."""
    table = Table()
    table.stacks(4, 4, 4, 4, 4)
    return table


def preview(table: Table, text: str) -> Preview:
    return table.game.preview(table.view(), table.action(text))


def placing(promised: Preview) -> PlaceDetails:
    assert isinstance(promised.details, PlaceDetails)
    return promised.details


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@settings(max_examples=6)
@given(seed=SEEDS)
def test_points_and_cells_of_a_preview_are_those_of_the_event(seats: int, seed: str) -> None:
    for state in positions(seats, {}, seed, 5):
        if state.actor < 0:
            return
        view = make_view(state, int(state.actor))
        for action in view.actions[::4] + view.actions[-4:]:
            promised, after, log = GAME.preview(view, action), state.copy(), Log()
            after.play(action, log)
            happened = log.events[0].public if log.events else None
            if isinstance(happened, Placed | Doubled | Recounted | HandScored):
                assert isinstance(promised.details, PreviewDetails)
                assert promised.details.points == happened.points
                assert promised.details.cells == happened.cells
            if promised.score is not None:
                assert promised.score == after.scores()[view.actor]
                assert promised.gained == promised.score - state.scores()[view.actor]
            if promised.ends_turn is not None:
                assert promised.ends_turn == (after.turn != state.turn or after.actor != view.actor)


@pytest.mark.parametrize("seats", [2, 3])
@settings(max_examples=10)
@given(seed=SEEDS)
def test_near_the_end_too_a_preview_that_promises_points_keeps_its_word(seats: int, seed: str) -> None:
    """In the last turns, whatever the others hold and whatever the stacks hide."""
    rng, state = seeded(seed, "near"), new(seats, {}, seed)
    while state.actor >= 0 and state.stage != HAND:
        empty = sum(state.stack_left(slot) <= 1 for slot in range(5))
        if empty >= 2 and (state.actor + 1) % seats == state.first:
            view = make_view(state, int(state.actor))
            for action in view.actions[:: max(1, len(view.actions) // 8)]:
                promised = GAME.preview(view, action)
                for _ in range(4):
                    after = GAME.imagine(view).deal(rng)
                    after.play(action)
                    assert promised.score in (None, after.scores()[view.actor])
        state.play(state.random_action(rng))


@pytest.mark.parametrize("seats", [1, 2, 3])
@settings(max_examples=10)
@given(seed=SEEDS)
def test_a_last_round_or_an_end_that_is_promised_comes(seats: int, seed: str) -> None:
    """A turn that ends with the placement, whatever the stacks hide."""
    rng, state = seeded(seed, "ends"), new(seats, {}, seed)
    while state.actor >= 0 and state.stage != HAND:
        view = make_view(state, int(state.actor))
        for action in view.actions[:3]:
            details = GAME.preview(view, action).details
            if not isinstance(details, PlaceDetails) or details.ends is None:
                continue
            after = GAME.imagine(view).deal(rng)
            turn = after.turn
            after.play(action)
            while after.turn == turn:
                after.play(next(number for number in after.actions() if number >= OTHERS + DRAW))
            empty = sum(after.stack_left(slot) == 0 for slot in range(5))
            assert empty >= view.stacks_to_end
            assert (after.actor < 0 or after.stage == HAND) == (details.ends == "match")
        state.play(state.random_action(rng))


def test_a_placement_tells_points_cells_icon_tile_and_spring() -> None:
    table = low()
    table.build(0, a3="office")
    promised = preview(table, "place office b3")
    assert (promised.score, promised.gained, promised.ends_turn) == (2, 2, False)
    assert promised.details == PlaceDetails(points=2, cells=[10, 11], slot=1, draws="tile", tile=1, spring=True)


def test_a_placement_without_choices_ends_the_turn() -> None:
    table = low()
    table.no_flowers()
    table.recounts(office=2, subway=2, park=2, home=2, shop=2)
    promised = preview(table, "place office b2")
    assert (promised.gained, promised.ends_turn) == (1, True)
    assert not placing(promised).spring


def test_a_blind_draw_is_announced_and_its_tile_is_not() -> None:
    table = low()
    table.market("-", *MARKET[1:])
    assert placing(preview(table, "place office a1")).draws == "blind"
    assert placing(preview(table, "place office a1")).tile == -1
    table.stack(0)
    assert placing(preview(table, "place office a1")).draws == "any"


def test_points_that_a_hidden_recount_tile_might_bring_are_left_open() -> None:
    table = low()
    table.no_flowers()
    table.recounts(office=1, subway=2, park=2, home=2, shop=2)
    table.build(0, a1="office")
    assert preview(table, "place office b2").score is None
    assert placing(preview(table, "place office b2")).points == 1


def test_a_double_and_a_re_score_tell_what_they_bring() -> None:
    table = low()
    table.recounts(office=1)
    table.build(0, a1="office")
    table.build(1, c1="office", c2="office")
    assert preview(table, "recount office").gained == 2
    tiles = [[TilePoints(0, 2)], [TilePoints(2, 2), TilePoints(7, 2)]]
    assert preview(table, "recount office").details == RecountDetails(points=[2, 4], cells=[[0], [2, 7]], tiles=tiles)
    table.play("place office b1")
    assert preview(table, "double flower").details == PointsDetails(points=2, cells=[0, 1])


def test_the_hand_tile_scored_at_the_end_tells_what_it_brings() -> None:
    table = last_turn()
    table.build(0, a1="subway", a5="subway")
    table.play("place office e1")
    promised = preview(table, "hand subway")
    assert (promised.gained, promised.ends_turn) == (4, True)
    assert promised.details == PointsDetails(points=4, cells=[0, 20])
    table.play("hand subway")
    assert preview(table, "hand shop").ends_turn


def last_turn() -> Table:
    """Seat 1 plays the last turn of the game; no recount tile is hidden any more."""
    table = Table()
    table.no_flowers()
    table.recounts(office=2, subway=2, park=2, home=2, shop=2)
    table.stacks(0, 0, 0, 3, 3)
    table.turn(1, 3)
    return table


@pytest.mark.parametrize("theirs", [("park", "park"), ("park", "home")])
def test_the_last_placement_tells_its_own_points_not_those_of_a_hand_scored_after_it(theirs: tuple[str, str]) -> None:
    """Hands of one type are scored without asking, within the same action: other players' hands are not to be guessed,
    and one's own counts only if it is sure to be scored by then."""
    table = last_turn()
    table.hand(0, *theirs)
    table.hand(1, "office", "subway")
    table.build(0, a1="park", a2="park", e5="home")
    table.build(1, a1="subway", a3="subway")
    promised = preview(table, "place office b1")
    assert (placing(promised).points, placing(promised).cells) == (1, [1])
    after = table.state.copy()
    after.play(table.action("place office b1"))
    assert promised.score in (None, after.scores()[1])


def test_the_last_placement_after_a_blind_draw_leaves_the_score_open_if_the_hand_may_count() -> None:
    table = last_turn()
    table.hand(0, known=["park", "park"])
    table.hand(1, "office", "subway")
    table.build(1, a1="subway")
    table.market("-", *MARKET[1:])
    table.stacks(0, 0, 0, 3, 3)
    table.stack(0, "subway")
    assert preview(table, "place office a5").score is None
    table.stacks(1, 0, 3, 3, 3)
    assert preview(table, "place office a5").score == 1


def test_an_illegal_action_has_no_preview() -> None:
    table = Table()
    for text in ("draw", "place park a1", "end"):
        with pytest.raises(IllegalMove):
            preview(table, text)


def test_where_recounts_may_add_points_those_of_the_move_itself_are_sure() -> None:
    table = low()
    table.no_flowers()
    table.build(0, a1="office")
    table.recounts(office=1)
    promised = preview(table, "place office b1")
    assert (promised.gained, promised.sure) == (None, 2)


# The solo opponent's next step


@pytest.mark.parametrize("options", [{}, {"side": "B"}, {"opponent": "zinovy", "rival_scoring": "recounts"}])
@settings(max_examples=6)
@given(seed=SEEDS)
def test_a_placement_tells_where_the_solo_opponent_goes_and_what_that_brings(
    options: dict[str, str], seed: str
) -> None:
    seen = 0
    for state in positions(1, options, seed, 3):
        if state.actor < 0:
            break
        view = make_view(state, 0)
        for action in [action for action in view.actions if action < 250][::5]:
            step, after, log = placing(GAME.preview(view, action)).rival, state.copy(), Log()
            after.play(action, log)
            while after.turn == state.turn and after.stage == DRAWN:
                after.play(int(OTHERS + END_TURN), log)
            taken = [event.public for event in log.events if isinstance(event.public, RivalTaken)]
            if step is not None and taken:
                [take] = taken
                assert step == RivalStep(slot=take.slot, tile=take.tile, points=take.points + take.wrap)
                seen += 1
    assert seen


def test_where_any_market_tile_may_be_taken_the_solo_opponents_step_is_left_open() -> None:
    table = Table(1)
    table.stacks(2, 2, 2, 2, 2)
    table.market("-", *MARKET[1:])
    assert placing(preview(table, "place office a1")).rival == RivalStep(slot=1, tile=1, points=2)
    table.stack(0)
    assert placing(preview(table, "place office a1")).rival is None
    assert placing(preview(low(), "place office a1")).rival is None
