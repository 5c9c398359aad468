"""A match beyond what the battery checks on every game: seeds, seats, names, revisions."""

from __future__ import annotations

import msgspec
import pytest

from triopolis.engine.contract import Event, Fact
from triopolis.engine.errors import IllegalMove, NotYourTurn, UnknownSeat
from triopolis.engine.match import Match, fresh_seed
from triopolis.engine.playout import play_out
from triopolis.engine.randomness import seeded
from triopolis.engine.record import Seat
from triopolis.engine.registry import find_game

GAME = find_game("point_city")


def test_a_fresh_seed_has_128_bits_and_is_never_the_same() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 and int(seed, 16) >= 0 for seed in seeds)


def test_a_match_without_a_seed_gets_a_fresh_one() -> None:
    assert len({Match(GAME, 2).seed for _ in range(10)}) == 10


def test_an_empty_seed_is_a_seed() -> None:
    assert Match(GAME, 2, seed="").seed == ""
    assert Match(GAME, 2, seed="").state.dump() == Match(GAME, 2, seed="").state.dump()


def test_seats_are_named_by_number_unless_somebody_sits_there() -> None:
    assert [seat.name for seat in Match(GAME, 3).seats] == ["1", "2", "3"]
    assert [seat.name for seat in Match(GAME, [Seat("Ann"), Seat("Bob")]).seats] == ["Ann", "Bob"]


def test_out_of_turn_names_who_is_to_act() -> None:
    match = Match(GAME, [Seat("Ann"), Seat("Bob")], seed="1")
    actor = int(match.state.actor)
    with pytest.raises(NotYourTurn) as caught:
        match.play(1 - actor, 40)
    assert match.seats[actor].name in str(caught.value)


@pytest.mark.parametrize("seat", [True, "0", None, 0.0])
def test_only_a_number_is_a_seat(seat: object) -> None:
    with pytest.raises(UnknownSeat):
        Match(GAME, 2).play(seat, 40)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [-1, 10**6, 10**40])
def test_an_action_beyond_the_range_is_illegal_and_can_be_said(action: int) -> None:
    match = Match(GAME, 1)
    with pytest.raises(IllegalMove) as caught:
        match.play(0, action)
    assert str(caught.value)


def test_a_play_returns_its_events_and_keeps_them() -> None:
    match = Match(GAME, 1, seed="1")
    events = match.play(0, 40)
    assert all(isinstance(event, Event) for event in events)
    assert events == match.steps[-1].events
    assert match.steps[-1].seat == 0
    assert match.actions == [40]


def test_a_view_carries_the_revision_of_the_match() -> None:
    match = Match(GAME, 1, seed="1")
    assert match.view(0).revision == 0
    match.play(0, 40, revision=match.view(0).revision)
    assert match.view(0).revision == match.view(None).revision == 1
    with pytest.raises(UnknownSeat):
        match.view(1)


def test_the_past_is_forgotten_once_it_cannot_be_taken_back() -> None:
    match = Match(GAME, 2, seed="1")
    rng = seeded("1")
    while not match.over:
        match.play(int(match.state.actor), int(match.state.random_action(rng)))
    assert all(step.before is None for step in match.steps)


class Dealt(Fact, frozen=True):
    cards: int
    ids: list[int] | msgspec.UnsetType = msgspec.UNSET


def test_an_event_shows_each_seat_its_own_part() -> None:
    event = Event(0, Dealt(cards=2), {0: Dealt(cards=2, ids=[4, 7]), 1: Dealt(cards=2, ids=[1])}, True)
    assert event.kind == "dealt"
    assert event.seen_by(0) == event.opened() == Event(0, Dealt(cards=2, ids=[4, 7]), {}, True)
    assert event.seen_by(1).public == Dealt(cards=2, ids=[1])
    assert event.seen_by(2).public == event.seen_by(None).public == Dealt(cards=2)


def test_a_playout_counts_its_decisions() -> None:
    state, rng, decisions = GAME.new(GAME.Options(), 2, "1"), seeded("1"), 0
    twin, twin_rng = state.copy(), rng.copy()
    while twin.actor >= 0:
        twin.play(twin.random_action(twin_rng))
        decisions += 1
    assert play_out(state, rng) == decisions
    assert state.dump() == twin.dump()
