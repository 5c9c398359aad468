"""Copies by Python's own means: `copy`, `deepcopy` and `pickle`, also from one process to another."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from tests.battery.cases import FRACTIONS, SEEDS, TRIED, Case, chooser, every_case, many, match_at

from triopolis.engine.contract import DataPack, Game, State
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game, game_ids
from triopolis.engine.rooms import checks_of

Way = Callable[[Any], Any]
PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)
WAYS: list[Way] = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


@cache
def packed(game_id: str) -> Game:
    """The game with a data pack: its own tables, but no longer its own components."""
    game = find_game(game_id)
    return game.with_data(DataPack(game.data))


def with_pack(case: Case, match: Match) -> Match:
    """The same match with that pack."""
    other = Match(packed(case.game_id), case.seats, case.options, match.seed)
    for action in match.actions:
        other.repeat(action)
    return other


def line(state: State, seed: str) -> list[bytes]:
    """Every position of a random game that goes on from here."""
    rng, dumps = chooser(seed), [state.dump()]
    while state.actor >= 0:
        state.play(state.random_action(rng))
        dumps.append(state.dump())
    return dumps


def finish(match: Match) -> None:
    rng = chooser("the end")
    while not match.over:
        match.repeat(int(match.state.random_action(rng)))


@many(4, seed=SEEDS, fraction=FRACTIONS)
def test_a_copy_of_a_position_is_equal_and_independent(case: Case, seed: str, fraction: int) -> None:
    match = match_at(case, seed, fraction)
    for state in (match.state, with_pack(case, match).state):
        expected = line(state.copy(), seed)
        for way in WAYS:
            other, kept = way(state), way(state)
            assert type(other) is type(state)
            assert checks_of(case.game).broken_invariants(other) == []
            assert line(other, seed) == expected
            assert state.dump() == kept.dump() == expected[0]


@many(4, seed=SEEDS, fraction=FRACTIONS)
def test_a_copy_of_a_match_is_equal_and_independent(case: Case, seed: str, fraction: int) -> None:
    played = match_at(case, seed, fraction)
    for match in (played, with_pack(case, played)):
        saved = match.save()
        for way in (*WAYS, Match.copy):
            other = way(match)
            assert other.save() == saved
            assert [step.events for step in other.steps] == [step.events for step in match.steps]
            for seat in range(case.seats):
                assert other.can_undo(seat) == match.can_undo(seat)
                assert other.view(seat).encode() == match.view(seat).encode()
            finish(other)
            assert match.save() == saved


@many(2, seed=SEEDS)
def test_taking_back_in_a_copy_leaves_the_original_alone(case: Case, seed: str) -> None:
    """Both know the position that comes back: whoever plays on in it must not play in the other's."""
    match, rng = case.match(seed), chooser(seed)
    while not match.over:
        before, seat = match.state.dump(), int(match.state.actor)
        match.play(seat, int(match.state.random_action(rng)))
        if match.can_undo(seat):
            for way in WAYS:
                other = way(match)
                other.undo(seat)
                assert other.state.dump() == before
                other.play(seat, other.state.actions()[-1])
            other = match.copy()
            other.undo(seat)
            assert other.state.dump() == before


@every_case
def test_every_protocol_of_pickle_will_do(case: Case) -> None:
    match = match_at(case, "protocols", 500)
    for protocol in PROTOCOLS:
        assert pickle.loads(pickle.dumps(match, protocol)).save() == match.save()
        assert pickle.loads(pickle.dumps(match.state, protocol)).dump() == match.state.dump()
        assert pickle.loads(pickle.dumps(case.options, protocol)) == case.options


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_its_own_copy(game_id: str, way: Way) -> None:
    game = find_game(game_id)
    assert way(game) is game
    assert way(game.Options()) == game.Options()
    pack = way(packed(game_id)).pack
    assert pack.tables == game.data


@pytest.mark.parametrize("game_id", game_ids())
def test_a_match_goes_on_in_another_process(game_id: str) -> None:
    cases = [case for case in TRIED if case.game_id == game_id]
    matches = [match_at(case, "elsewhere", 500) for case in cases]
    matches += [with_pack(case, match) for case, match in zip(cases, matches, strict=True)]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(final_positions, [matches])
    assert [state.dump() for state in there] == [state.dump() for state in final_positions(matches)]


def final_positions(matches: list[Match]) -> list[State]:
    for match in matches:
        finish(match)
    return [match.state for match in matches]
