"""BT-17: what is hidden stays hidden. A hand tile dealt face down can never be told by another seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.bloom_town.tables import Table, number

from triopolis.engine.contract import Component, Event, Log
from triopolis.engine.errors import TriopolisError
from triopolis.engine.match import Match
from triopolis.engine.randomness import Generator, seeded
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import KIND_NAMES
from triopolis.games.bloom_town.events import Drawn, HandScored
from triopolis.games.bloom_town.moves import to_move
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.rules import ACTION_COUNT, BloomTownState
from triopolis.games.bloom_town.view import HandView, make_view

SEEDS = st.integers(0, 2**32 - 1).map(lambda number: f"{number:08x}")
CASES = [
    pytest.param(seats, options, id=f"{seats}-{'-'.join(options.values())}")
    for seats in (2, 3, 4)
    for options in ({}, {"side": "B", "recount_after_flower": "no"}, {"mode": "training"})
]


def new(seats: int, options: dict[str, str], seed: str) -> BloomTownState:
    return GAME.new(Options(**options), seats, seed)  # type: ignore[arg-type]


def positions(seats: int, options: dict[str, str], seed: str, every: int = 6) -> Iterator[BloomTownState]:
    """Some positions of a random game."""
    state, rng = new(seats, options, seed), seeded(seed, "hidden")
    step = int(rng.below(every))
    while state.actor >= 0:
        if step % every == 0:
            yield state
        state.play(state.random_action(rng))
        step += 1
    yield state


def dealt_anew(state: BloomTownState, seat: int | None, rng: Generator) -> BloomTownState:
    """A position that fits what the seat sees."""
    return GAME.imagine(GAME.view(state, seat)).deal(rng)


def other_hands(state: BloomTownState, seat: int, rng: Generator) -> BloomTownState:
    """The same position, stacks and all, but with other tiles in the hidden hands of the other seats."""
    alike = dealt_anew(state, seat, rng)
    alike.stacks, alike.box = state.stacks, state.box
    return alike


def played(state: BloomTownState, action: int) -> tuple[list[Event], BloomTownState]:
    after, log = state.copy(), Log()
    after.play(action, log)
    return log.events, after


def seen(events: list[Event], seat: int | None) -> list[Event]:
    return [event.seen_by(seat) for event in events]


# Nothing tells the tiles of another hand


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=8)
@given(seed=SEEDS)
def test_other_hidden_tiles_change_no_byte_of_a_view(seats: int, options: dict[str, str], seed: str) -> None:
    rng = seeded(seed, "deal")
    for state in positions(seats, options, seed):
        for seat in (*range(seats), None):
            mine = GAME.view(state, seat).encode()
            for _ in range(3):
                assert GAME.view(dealt_anew(state, seat, rng), seat).encode() == mine


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=8)
@given(seed=SEEDS)
def test_other_hidden_tiles_change_no_event_of_an_action_that_both_positions_allow(
    seats: int, options: dict[str, str], seed: str
) -> None:
    """All that a seat hears of another's action, and all that it sees afterwards, while the towns are being built."""
    rng = seeded(seed, "deal")
    for state in positions(seats, options, seed):
        for seat in range(seats):
            if state.actor in (seat, -1):
                continue
            alike = other_hands(state, seat, rng)
            for action in sorted(set(state.actions()) & set(alike.actions()))[::7]:
                heard, after = played(state, action)
                heard_alike, after_alike = played(alike, action)
                if any(event.kind == "last_scoring" for event in heard) or after.actor < 0:
                    continue
                assert seen(heard, seat) == seen(heard_alike, seat)
                assert GAME.view(after, seat).encode() == GAME.view(after_alike, seat).encode()


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=20)
@given(seed=SEEDS)
def test_two_games_with_other_hidden_hands_look_the_same_all_along(seats: int, seed: str) -> None:
    """Played side by side with the same actions for as long as both allow one: the watching seat never learns which of
    the two it sits at."""
    rng, watcher = seeded(seed, "twins"), 0
    state = new(seats, {}, seed)
    alike = other_hands(state, watcher, rng)
    for _ in range(60):
        common = sorted(set(state.actions()) & set(alike.actions()))
        if not common or state.stage == 4:
            break
        action = common[int(rng.below(len(common)))]
        heard, state = played(state, action)
        heard_alike, alike = played(alike, action)
        if any(event.kind == "last_scoring" for event in heard):
            break
        assert seen(heard, watcher) == seen(heard_alike, watcher)
        assert GAME.view(state, watcher).encode() == GAME.view(alike, watcher).encode()


def refusal(match: Match, seat: int, action: int) -> str:
    with pytest.raises(TriopolisError) as caught:
        match.play(seat, action)
    return f"{type(caught.value).__name__}: {caught.value}"


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=2)
@given(seed=SEEDS)
def test_other_hidden_tiles_change_no_error_reason_or_preview(seats: int, options: dict[str, str], seed: str) -> None:
    rng = seeded(seed, "deal")
    one = Match(GAME, seats, Options(**options), seed)  # type: ignore[arg-type]
    other = Match(GAME, seats, Options(**options), seed)  # type: ignore[arg-type]
    for state in positions(seats, options, seed, 12):
        if state.actor < 0:
            return
        for seat in range(seats):
            one.state, other.state = state.copy(), dealt_anew(state, seat, rng)
            view, alike = GAME.view(one.state, seat), GAME.view(other.state, seat)
            for action in range(0, ACTION_COUNT, 5):
                if action in view.actions:
                    assert GAME.preview(view, action) == GAME.preview(alike, action)
                else:
                    assert refusal(one, seat, action) == refusal(other, seat, action)
                assert GAME.why_not(view, to_move(action)) == GAME.why_not(alike, to_move(action))
            for kind in ("cell", "slot", "recount", "hand", "flower", "stack", "box"):
                target = Component(kind, 1)
                assert GAME.why_not(view, target) == GAME.why_not(alike, target)


def numbers_in(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        for part in value.values():
            yield from numbers_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from numbers_in(part)
    elif isinstance(value, int):
        yield value


@pytest.mark.parametrize("tile", KIND_NAMES)
def test_a_hand_dealt_face_down_is_a_number_of_tiles_to_the_others(tile: str) -> None:
    """Whatever lies in seat 1's hand: one and the same view for seats 0 and 2 and for a spectator."""
    for seat in (0, 2, None):
        table = Table(3)
        wanted = make_view(table.state, seat).encode()
        table.hand(1, tile, "home")
        assert make_view(table.state, seat).encode() == wanted
        assert make_view(table.state, seat).towns[1].hand == HandView([], 2, None)
    assert make_view(table.state, 1).towns[1].hand.tiles == sorted([number(tile), 3])


# What is known of a hand


def test_a_tile_taken_face_up_stays_known_until_it_is_built() -> None:
    table = Table(3)
    table.no_flowers()
    table.play("place office c1")
    for seat in (1, 2, None):
        assert make_view(table.state, seat).towns[0].hand == HandView([number("park")], 1, None)
    table.play("place office a1", "place office a1")
    assert make_view(table.state, 1).towns[0].hand == HandView([number("park")], 1, None)
    table.play("place park e1")
    assert make_view(table.state, 1).towns[0].hand == HandView([number("shop:grocery")], 1, None)
    table.play("place office b1", "place subway b1", "place subway d1")
    assert make_view(table.state, 1).towns[0].hand.hidden == 0


def test_a_placed_tile_equal_to_a_known_one_counts_as_that_one() -> None:
    table = Table()
    table.no_flowers()
    table.hand(0, "park", known=["park"])
    event = table.play("place park d1")[0]
    assert not event.reveals
    assert make_view(table.state, 1).towns[0].hand == HandView([number("home")], 1, None)
    assert table.held(0) == ["park", "home"]
    table.play("place office d1")
    assert table.play("place park d2")[0].reveals


@pytest.mark.parametrize("known", ["office", "park", "shop:toy_shop"])
@pytest.mark.parametrize("hidden", ["office", "park", "shop:toy_shop"])
@pytest.mark.parametrize("first", [True, False])
def test_known_and_hidden_tiles_are_kept_apart_in_every_order(known: str, hidden: str, first: bool) -> None:
    table = Table()
    town = table.town(0)
    table.hand(0)
    for is_known in (first, not first):
        town.take(number(known if is_known else hidden), is_known)
    assert make_view(table.state, 1).towns[0].hand == HandView([number(known)], 1, None)
    assert town.give(number(known))
    assert make_view(table.state, 1).towns[0].hand == HandView([], 1, None)
    assert table.held(0) == [hidden]


def test_a_blind_draw_is_shown_to_its_owner_only() -> None:
    table = Table(3)
    table.no_flowers()
    table.market("-", "subway", "park", "home", "home")
    table.stack(0, "shop:toy_shop", "park")
    events = table.play("place office a1")
    drawn = next(event for event in events if event.kind == "draw")
    assert drawn.seen_by(0).public == Drawn(slot=0, tile=number("shop:toy_shop"))
    for seat in (1, 2, None):
        assert drawn.seen_by(seat).public == Drawn(slot=0)
        assert b"tile" not in msgspec.json.encode(drawn.seen_by(seat))
        assert make_view(table.state, seat).towns[0].hand == HandView([], 2, None)
    assert make_view(table.state, 0).towns[0].hand.tiles == [1, number("shop:toy_shop")]


def test_a_view_tells_how_many_tiles_the_stacks_have_and_no_tile_of_them_or_of_the_box() -> None:
    one, other = Table(3), Table(3)
    for slot in range(5):
        one.stack(slot, "park", "recount:park", "home")
        other.stack(slot, "recount:office", "shop:grocery", "subway")
    # The shops that leave the game are seen (BT-20); what is left over beside the stacks is not.
    removed = [int(tile) for tile in one.state.box][:10]
    other.state.box = vec[i64]([*removed, 0, 1, 2, 3])
    for seat in (0, 1, None):
        assert make_view(one.state, seat).encode() == make_view(other.state, seat).encode()
        assert make_view(one.state, seat).stacks == [3] * 5


def test_the_hand_chosen_at_the_end_is_told_by_its_type_only() -> None:
    table = Table()
    table.no_flowers()
    table.stacks(0, 0, 0, 4, 4)
    table.hand(0, "shop:toy_shop", "home")
    table.turn(1, 3)
    table.play("place office e1")
    event = table.play("hand shop")[0]
    assert isinstance(event.public, HandScored)
    scored = msgspec.structs.asdict(event.public)
    assert set(scored) == {"type", "points", "cells"}
    assert event.private == {}
    assert number("shop:toy_shop") not in list(numbers_in(scored))
