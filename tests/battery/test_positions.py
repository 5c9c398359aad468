"""Every position of every game: invariants, points, legal actions, copies, the end."""

from __future__ import annotations

import math
from collections import Counter

from tests.battery.cases import SEEDS, Case, chooser, many, play_to_end, walk

from triopolis.engine.contract import Log
from triopolis.engine.rooms import checks_of, telling_of


@many(12, seed=SEEDS)
def test_every_position_keeps_the_invariants_the_game_declares(case: Case, seed: str) -> None:
    for state, _ in walk(case, seed):
        assert checks_of(case.game).broken_invariants(state) == []


@many(6, seed=SEEDS)
def test_scores_winners_and_sheets_agree_at_every_moment(case: Case, seed: str) -> None:
    for state, _ in walk(case, seed):
        scores, winners = state.scores(), state.winners()
        assert len(scores) >= case.seats
        assert winners == sorted(set(winners))
        assert winners
        assert all(scores[place] == max(scores) for place in winners)
        sheets = case.game.breakdown(state)
        assert [sheet.total for sheet in sheets] == scores
        assert [sum(item.points for item in sheet.items) for sheet in sheets] == scores


@many(12, seed=SEEDS)
def test_legal_actions_ascend_within_range_and_run_out_only_at_the_end(case: Case, seed: str) -> None:
    for state, _ in walk(case, seed):
        actions = state.actions()
        assert actions == sorted(set(actions))
        assert all(0 <= action < case.game.action_count for action in actions)
        assert bool(actions) == (state.actor >= 0)
        assert -1 <= state.actor < case.seats


@many(6, seed=SEEDS)
def test_turns_never_go_back(case: Case, seed: str) -> None:
    turns = [int(state.turn) for state, _ in walk(case, seed)]
    assert turns == sorted(turns)
    assert turns[0] == 0


@many(6, seed=SEEDS)
def test_playing_a_copy_changes_no_byte_of_the_original(case: Case, seed: str) -> None:
    for number, (state, action) in enumerate(walk(case, seed)):
        dump, copy = state.dump(), state.copy()
        assert copy.dump() == dump
        if action >= 0:
            copy.play(action)
            assert copy.dump() != dump
        if number % 8 == 0:
            play_to_end(copy, chooser(seed))
        assert state.dump() == dump


@many(4, seed=SEEDS)
def test_a_copy_plays_on_exactly_like_its_original(case: Case, seed: str) -> None:
    copies = [(state.copy(), number) for number, (state, _) in enumerate(walk(case, seed))][::7]
    line = [(action, state.dump()) for state, action in walk(case, seed)]
    for copy, number in copies:
        for action, dump in line[number:]:
            assert copy.dump() == dump
            if action >= 0:
                copy.play(action)


@many(6, seed=SEEDS)
def test_asking_a_position_anything_changes_nothing(case: Case, seed: str) -> None:
    for state, _ in walk(case, seed):
        dump = state.dump()
        state.actions(), state.scores(), state.winners(), state.copy()
        case.game.view(state, 0), case.game.breakdown(state), checks_of(case.game).broken_invariants(state)
        assert state.dump() == dump


@many(6, seed=SEEDS)
def test_random_action_draws_every_action_equally_often(case: Case, seed: str) -> None:
    rng, each = chooser(f"{seed}/draw"), 50
    for step, (state, action) in enumerate(walk(case, seed)):
        if action >= 0 and step % 12 == 0:
            legal = state.actions()
            drawn = Counter(int(state.random_action(rng)) for _ in range(each * len(legal)))
            assert set(drawn) <= set(legal)
            # The chi-square of a fair draw is about `free`, give or take the root of its double.
            free, spread = len(legal) - 1, sum((drawn[number] - each) ** 2 for number in legal) / each
            assert spread <= free + 8 * math.sqrt(2 * free) + 20


@many(4, seed=SEEDS)
def test_every_legal_action_can_be_played(case: Case, seed: str) -> None:
    for number, (state, _) in enumerate(walk(case, seed)):
        if number % 6 == 0:
            for action in state.actions():
                copy = state.copy()
                copy.play(action)
                assert checks_of(case.game).broken_invariants(copy) == []


@many(8, seed=SEEDS)
def test_events_are_a_mere_record_and_change_nothing(case: Case, seed: str) -> None:
    for state, action in walk(case, seed):
        if action >= 0:
            silent, logged, log = state.copy(), state.copy(), Log()
            silent.play(action)
            logged.play(action, log)
            assert logged.dump() == silent.dump()
            assert log.events


@many(3, seed=SEEDS)
def test_somebody_begins_and_what_places_hold_has_a_name(case: Case, seed: str) -> None:
    kinds = telling_of(case.game).holding_kinds()
    assert 0 <= case.new(seed).first < case.seats
    assert len({kind.id for kind in kinds.values()}) == len(kinds)
    for state, _ in walk(case, seed):
        held = state.holdings()
        assert len(held) == len(state.scores())
        for numbers in held:
            assert numbers == sorted(numbers)
            assert set(numbers) <= kinds.keys()
