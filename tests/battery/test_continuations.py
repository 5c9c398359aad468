"""Whole decisions: every way that is told can be played, at once or action by action, and brings what it says."""

from __future__ import annotations

import msgspec
import pytest
from tests.battery.cases import FRACTIONS, SEEDS, Case, every_case, many, match_at, view_of

from triopolis.engine.continuations import LONGEST_DECISION, MOST_WAYS
from triopolis.engine.errors import BadDecision, IllegalMove, NotYourTurn, NoUndo, PlayRefused, StaleRevision
from triopolis.engine.match import Match
from triopolis.engine.rooms import continuations_of
from triopolis.engine.shapes import Continuation, Event

MOST_TRIED = 4
"""First actions whose ways are all played out, in one position."""


def ways_at(match: Match) -> list[Continuation]:
    """Those of some actions, the whole list of each."""
    seat = int(match.state.actor)
    view = match.view(seat)
    step = -(-len(view.actions) // MOST_TRIED)
    return [way for action in view.actions[::step] for way in match.game.continuations(view, action)]


def one_by_one(match: Match, way: Continuation) -> tuple[Match, list[list[Event]]]:
    """The match after the actions of a way, each of which brings what its own preview says."""
    match, seat, told = match.copy(), int(match.state.actor), []
    for action, preview in zip(way.actions, way.previews, strict=True):
        view = match.view(seat)
        assert action in view.actions
        assert match.game.preview(view, action) == preview
        told.append(match.play(seat, action))
    return match, told


@many(8, seed=SEEDS, fraction=FRACTIONS)
def test_a_way_is_the_same_as_its_actions_one_by_one(case: Case, seed: str, fraction: int) -> None:
    match = match_at(case, seed, fraction)
    if match.over:
        return
    seat, before = int(match.state.actor), match.save()
    for way in ways_at(match):
        slow, told = one_by_one(match, way)
        quick = match.copy()
        assert quick.play_all(seat, way.actions, quick.revision) == [event for events in told for event in events]
        assert quick.fingerprint() == slow.fingerprint()
        assert quick.revision == slow.revision
        assert quick.save() == slow.save()
        assert not any(event.surprises for events in told[:-1] for event in events)
    assert match.save() == before


@many(8, seed=SEEDS, fraction=FRACTIONS)
def test_the_preview_of_a_way_comes_true(case: Case, seed: str, fraction: int) -> None:
    match = match_at(case, seed, fraction)
    if match.over:
        return
    seat, turn = int(match.state.actor), int(match.state.turn)
    now = match.state.scores()[seat]
    for way in ways_at(match):
        after, _ = one_by_one(match, way)
        score, promised = after.state.scores()[seat], way.preview
        ended = after.state.turn != turn or after.state.actor != seat
        assert promised.score in (None, score)
        assert promised.gained in (None, score - now)
        assert (promised.score is None) == (promised.gained is None)
        assert promised.ends_turn in (None, ended)
        if promised.sure is not None:
            assert promised.sure <= score - now
        if len(way.actions) == 1:
            assert promised == way.previews[0]


@many(8, seed=SEEDS, fraction=FRACTIONS)
def test_ways_are_few_and_apart_and_begin_with_the_action(case: Case, seed: str, fraction: int) -> None:
    match = match_at(case, seed, fraction)
    if match.over:
        return
    view = view_of(case, match.state)
    for action in view.actions:
        ways = case.game.continuations(view, action)
        assert 1 <= len(ways) <= MOST_WAYS
        assert len({tuple(way.actions) for way in ways}) == len(ways)
        assert all(way.actions[0] == action and len(way.actions) <= LONGEST_DECISION for way in ways)
        # They cross a wire.
        assert msgspec.json.decode(msgspec.json.encode(ways))
    with pytest.raises(IllegalMove):
        case.game.continuations(view, next(number for number in range(10_000) if number not in view.actions))


def ends(match: Match, seat: int, action: int) -> set[str]:
    """Every position in which a decision that begins with this action can end, tried out one by one."""
    turn, events = int(match.state.turn), match.play(seat, action)
    if (match.state.actor, match.state.turn) == (seat, turn) and not any(event.surprises for event in events):
        room = continuations_of(match.game)
        view = match.view(seat)
        if room is not None and room.goes_on(view):
            return {end for number in view.actions for end in ends(match.copy(), seat, number)}
    return {match.fingerprint()}


@many(8, seed=SEEDS, fraction=FRACTIONS)
def test_no_way_is_missing(case: Case, seed: str, fraction: int) -> None:
    match = match_at(case, seed, fraction)
    if match.over:
        return
    seat = int(match.state.actor)
    view = match.view(seat)
    for action in view.actions[:: -(-len(view.actions) // MOST_TRIED)]:
        ways = match.game.continuations(view, action)
        if not any(way.open for way in ways):
            assert {one_by_one(match, way)[0].fingerprint() for way in ways} == ends(match.copy(), seat, action)


@many(8, seed=SEEDS, fraction=FRACTIONS)
def test_a_decision_is_played_whole_or_not_at_all(case: Case, seed: str, fraction: int) -> None:
    match = match_at(case, seed, fraction)
    if match.over:
        return
    seat, before = int(match.state.actor), match.save()

    def refused(kinds: type[PlayRefused] | tuple[type[PlayRefused], ...], actions: list[int], *more: int) -> None:
        with pytest.raises(kinds):
            match.play_all(seat, actions, *more)
        assert match.save() == before

    way = max(ways_at(match), key=lambda way: len(way.actions))
    refused(IllegalMove, [*way.actions[:-1], -1])
    refused(StaleRevision, way.actions, match.revision + 1)
    refused(BadDecision, [])
    refused(BadDecision, way.actions * (LONGEST_DECISION + 1))
    after, told = one_by_one(match, way)
    if any(event.surprises for event in told[-1]):
        following = after.state.actions() if after.state.actor == seat else []
        refused((BadDecision, IllegalMove, NotYourTurn), [*way.actions, *following[:1], -1])
    elif not after.over and after.state.actor != seat:
        refused(NotYourTurn, [*way.actions, after.state.actions()[0]])


@many(8, seed=SEEDS, fraction=FRACTIONS)
def test_one_undo_takes_the_whole_decision_back(case: Case, seed: str, fraction: int) -> None:
    match = match_at(case, seed, fraction)
    if match.over:
        return
    seat, turn, position = int(match.state.actor), int(match.state.turn), match.fingerprint()
    for way in ways_at(match)[:MOST_TRIED]:
        for count in range(1, len(way.actions) + 1):
            other = match.copy()
            events = other.play_all(seat, way.actions[:count])
            same_turn = (other.state.actor, other.state.turn) == (seat, turn)
            assert other.can_undo(seat) == (same_turn and not any(event.reveals for event in events))
            if other.can_undo(seat):
                other.undo(seat)
            else:
                with pytest.raises(NoUndo):
                    other.undo(seat)
                if other.over:
                    continue
                other.take_back(seat)
                assert other.take_backs == 1
            assert other.fingerprint() == position
            assert other.revision == match.revision + count + 1
            assert other.actions == match.actions


@every_case
def test_every_decision_of_a_match_can_be_taken_back_to_the_first(case: Case) -> None:
    match = match_at(case, "back", 700)
    while match.steps:
        seat = match.steps[-1].seat
        match.take_back(seat)
        again = case.match("back")
        for action in match.actions:
            again.repeat(action)
        assert match.fingerprint() == again.fingerprint()
    assert Match.load(match.save()).take_backs == match.take_backs > 0
