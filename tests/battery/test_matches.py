"""Matches: replaying, saving and loading, refusing, taking back."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from tests.battery.cases import FRACTIONS, SEEDS, Case, actions_of, every_case, many, match_at

from triopolis.engine.errors import (
    IllegalMove,
    MatchOver,
    NotYourTurn,
    NoUndo,
    PlayRefused,
    StaleRevision,
    UnknownSeat,
)
from triopolis.engine.match import Match


def refused(match: Match, error: type[PlayRefused], act: Callable[..., object], *args: object) -> None:
    """The act is refused with exactly this error, and nothing has changed."""
    record, steps = match.save(), list(match.steps)
    with pytest.raises(error) as caught:
        act(*args)
    assert type(caught.value) is error
    assert match.save() == record
    assert match.steps == steps


@many(5, seed=SEEDS)
def test_replaying_the_actions_gives_the_same_positions(case: Case, seed: str) -> None:
    actions = actions_of(case, seed)
    first, second = case.new(seed), case.new(seed)
    for action in actions:
        first.play(action)
        second.play(action)
        assert first.dump() == second.dump()
    assert first.actor == -1


@many(10, seed=SEEDS, fraction=FRACTIONS)
def test_a_saved_match_loads_as_it_was(case: Case, seed: str, fraction: int) -> None:
    for part in (fraction, 1000):
        match = match_at(case, seed, part)
        saved = match.save()
        loaded = Match.load(saved)
        assert loaded.state.dump() == match.state.dump()
        assert loaded.revision == match.revision
        assert loaded.options == match.options
        assert loaded.save() == saved
        assert [step.events for step in loaded.steps] == [step.events for step in match.steps]
        for seat in range(case.seats):
            assert loaded.can_undo(seat) == match.can_undo(seat)
            assert loaded.view(seat).encode() == match.view(seat).encode()


@many(4, seed=SEEDS, fraction=FRACTIONS)
def test_a_record_replays_up_to_any_of_its_actions(case: Case, seed: str, fraction: int) -> None:
    actions = actions_of(case, seed)
    record = match_at(case, seed, 1000).record()
    count = len(actions) * fraction // 1000
    match = Match.replay(record, at=count)
    assert match.actions == actions[:count]
    assert match.state.dump() == match_at(case, seed, fraction).state.dump()


@many(6, seed=SEEDS, fraction=FRACTIONS)
def test_unknown_seats_and_stale_revisions_are_refused(case: Case, seed: str, fraction: int) -> None:
    match = match_at(case, seed, fraction)
    seat = max(0, int(match.state.actor))
    action = next(iter(match.state.actions()), 0)
    for stranger in (-1, case.seats, 99):
        refused(match, UnknownSeat, match.play, stranger, action)
        refused(match, UnknownSeat, match.undo, stranger)
    for revision in (match.revision - 1, match.revision + 1):
        refused(match, StaleRevision, match.play, seat, action, revision)
        refused(match, StaleRevision, match.undo, seat, revision)


@many(6, seed=SEEDS, fraction=FRACTIONS)
def test_illegal_actions_are_refused(case: Case, seed: str, fraction: int) -> None:
    match = match_at(case, seed, fraction)
    if match.over:
        return
    seat, legal = int(match.state.actor), set(match.state.actions())
    for action in [-1, case.game.action_count, *range(case.game.action_count)]:
        if action not in legal:
            refused(match, IllegalMove, match.play, seat, action, match.revision)


@many(6, seed=SEEDS, fraction=FRACTIONS)
def test_playing_out_of_turn_or_after_the_end_is_refused(case: Case, seed: str, fraction: int) -> None:
    match = match_at(case, seed, fraction)
    for seat in range(case.seats):
        if match.over:
            refused(match, MatchOver, match.play, seat, 0)
            refused(match, NoUndo, match.undo, seat)
        elif seat != match.state.actor:
            action = match.state.actions()[0]
            refused(match, NotYourTurn, match.play, seat, action)
            refused(match, NoUndo, match.undo, seat)


@every_case
def test_nothing_can_be_taken_back_before_the_first_action(case: Case) -> None:
    match = case.match("0")
    for seat in range(case.seats):
        refused(match, NoUndo, match.undo, seat)


@many(4, seed=SEEDS)
def test_undo_restores_exactly_while_nothing_was_revealed_and_is_refused_otherwise(case: Case, seed: str) -> None:
    match = case.match(seed)
    revisions = [match.revision]
    for action in actions_of(case, seed):
        seat, turn = int(match.state.actor), int(match.state.turn)
        dump, record, view = match.state.dump(), match.record(), match.view(seat)
        events = match.play(seat, action)
        revisions.append(match.revision)
        same_turn = match.state.actor == seat and match.state.turn == turn
        allowed = same_turn and not any(event.reveals for event in events)
        assert match.can_undo(seat) == allowed
        if allowed:
            match.undo(seat, match.revision)
            revisions.append(match.revision)
            assert match.state.dump() == dump
            assert msgspec.structs.replace(match.record(), revision=record.revision) == record
            assert msgspec.structs.replace(match.view(seat), revision=view.revision) == view
            assert match.play(seat, action) == events
            revisions.append(match.revision)
        else:
            refused(match, NoUndo, match.undo, seat)
    assert revisions == sorted(set(revisions))


@many(4, seed=SEEDS)
def test_undo_goes_back_step_by_step_to_where_the_turn_or_the_last_revelation_was(case: Case, seed: str) -> None:
    match = case.match(seed)
    floor = 0
    for action in actions_of(case, seed):
        seat, turn = int(match.state.actor), int(match.state.turn)
        events = match.play(seat, action)
        handed_over = match.state.turn != turn or match.state.actor != seat
        if match.over or handed_over or any(event.reveals for event in events):
            floor = len(match.steps)
            continue
        replayed = match.actions[floor:]
        dumps = [match.state.dump()]
        while match.can_undo(seat):
            match.undo(seat)
            dumps.append(match.state.dump())
        assert len(match.steps) == floor
        for again, dump in zip(replayed, reversed(dumps[:-1]), strict=True):
            match.play(seat, again)
            assert match.state.dump() == dump


@many(4, seed=SEEDS)
def test_a_match_saved_after_an_undo_loads_with_its_revision(case: Case, seed: str) -> None:
    match = case.match(seed)
    for action in actions_of(case, seed):
        seat = int(match.state.actor)
        match.play(seat, action)
        if match.can_undo(seat):
            match.undo(seat)
            loaded = Match.load(match.save())
            assert loaded.revision == match.revision > len(match.actions)
            assert loaded.save() == match.save()
            return
