"""Nothing that a seat is told depends on what is hidden from it: events, errors, previews, reasons."""

from __future__ import annotations

import msgspec
import pytest
from tests.battery.cases import FRACTIONS, SEEDS, Case, chooser, many, position, view_of, walk, watchers

from triopolis.engine.contract import Event, Log, State
from triopolis.engine.errors import IllegalMove
from triopolis.engine.registry import game_room


def play_seen_by(state: State, action: int, seat: int | None) -> tuple[list[Event], bool, State]:
    """What a seat is told of an action up to the first revelation, whether there was one, and the position after."""
    heard: list[Event] = []
    after, log = state.copy(), Log()
    after.play(action, log)
    for event in log.events:
        if event.reveals:
            return heard, True, after
        heard.append(event.seen_by(seat))
    return heard, False, after


@many(8, seed=SEEDS, fraction=FRACTIONS)
def test_what_is_told_before_a_revelation_is_the_same_for_positions_that_look_the_same(
    case: Case, seed: str, fraction: int
) -> None:
    """For every watcher: in a position dealt from its view (and looking the same to the actor) the same action tells
    it the same until something hidden shows; if nothing does, it still cannot tell the positions apart."""
    state, rng, game = position(case, seed, fraction), chooser(seed), case.game
    for seat in watchers(case) if state.actor >= 0 else []:
        alike = game.imagine(game.view(state, seat)).deal(rng)
        if view_of(case, alike) != view_of(case, state):
            continue
        for action in state.actions():
            heard, revealed, after = play_seen_by(state, action, seat)
            heard_alike, revealed_alike, after_alike = play_seen_by(alike, action, seat)
            assert heard == heard_alike
            assert revealed == revealed_alike
            if not revealed:
                assert game.view(after, seat).encode() == game.view(after_alike, seat).encode()


@many(5, seed=SEEDS)
def test_an_event_tells_a_seat_only_what_is_public_and_its_own(case: Case, seed: str) -> None:
    facts = game_room(case.game.id, "events").Facts
    for state, action in walk(case, seed):
        log, copy = Log(), state.copy()
        if action >= 0:
            copy.play(action, log)
        for event in log.events:
            assert set(event.private) <= set(range(case.seats))
            for seat in watchers(case):
                seen = event.seen_by(seat)
                mine = event.private.get(seat, event.public) if seat is not None else event.public
                assert seen.private == {}
                assert seen.public == mine
                assert mine.kind == event.kind
                assert msgspec.convert(msgspec.to_builtins(mine), facts) == mine


@many(5, seed=SEEDS)
def test_whatever_changes_without_a_revelation_was_known_to_the_actor(case: Case, seed: str) -> None:
    """So taking it back gives nobody an advantage: all look-alike positions would have shown the same."""
    rng = chooser(seed)
    for state, action in walk(case, seed):
        if action < 0:
            return
        seat = int(state.actor)
        _, revealed, after = play_seen_by(state, action, seat)
        if not revealed:
            alike = case.game.imagine(case.game.view(state, seat)).deal(rng)
            alike.play(action)
            assert case.game.view(alike, seat).encode() == case.game.view(after, seat).encode()


@many(5, seed=SEEDS, fraction=FRACTIONS)
def test_errors_are_the_same_for_positions_that_look_the_same(case: Case, seed: str, fraction: int) -> None:
    state = position(case, seed, fraction)
    if state.actor < 0:
        return
    seat, legal = int(state.actor), set(state.actions())
    one, other = case.match(seed), case.match(seed)
    one.state = state
    other.state = case.game.imagine(case.game.view(state, seat)).deal(chooser(seed))
    for action in set(range(case.game.action_count)) - legal:
        with pytest.raises(IllegalMove) as first:
            one.play(seat, action)
        with pytest.raises(IllegalMove) as second:
            other.play(seat, action)
        assert first.value.message == second.value.message


@many(4, seed=SEEDS, fraction=FRACTIONS)
def test_previews_are_the_same_for_positions_that_look_the_same(case: Case, seed: str, fraction: int) -> None:
    state = position(case, seed, fraction)
    if state.actor >= 0:
        view = view_of(case, state)
        alike = case.game.imagine(view).deal(chooser(seed))
        for action in view.actions:
            assert case.game.preview(view, action) == case.game.preview(view_of(case, alike), action)


@many(2, seed=SEEDS)
def test_previews_come_true(case: Case, seed: str) -> None:
    for state, played in walk(case, seed):
        if state.actor < 0:
            return
        view, seat = view_of(case, state), int(state.actor)
        now = state.scores()[seat]
        for action in {played, *view.actions[::5]}:
            promised = case.game.preview(view, action)
            after = state.copy()
            after.play(action)
            if promised.ends_turn is not None:
                assert promised.ends_turn == (after.turn != state.turn or after.actor != seat)
            assert (promised.score is None) == (promised.gained is None)
            if promised.score is not None:
                assert promised.score == after.scores()[seat]
                assert promised.gained == promised.score - now
            assert msgspec.json.encode(promised)


@many(3, seed=SEEDS, fraction=FRACTIONS)
def test_previews_of_all_actions_are_those_of_each(case: Case, seed: str, fraction: int) -> None:
    """Byte for byte: one that was made before another leaves nothing in it."""
    state = position(case, seed, fraction)
    for seat in watchers(case):
        view = case.game.view(state, seat)
        each = [case.game.preview(view, action) for action in view.actions]
        assert msgspec.json.encode(case.game.previews(view)) == msgspec.json.encode(each)


@many(3, seed=SEEDS, fraction=FRACTIONS)
def test_a_preview_of_what_is_illegal_is_refused(case: Case, seed: str, fraction: int) -> None:
    state = position(case, seed, fraction)
    for seat in watchers(case):
        view = case.game.view(state, seat)
        for action in set(range(case.game.action_count)) - set(view.actions):
            with pytest.raises(IllegalMove):
                case.game.preview(view, action)
