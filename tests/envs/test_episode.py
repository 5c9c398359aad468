"""The episode that all frameworks share: what it pays, its copies, its record."""

from __future__ import annotations

import copy
import pickle

import pytest
from tests.envs.modes import Mode, every_mode

from triopolis.engine.errors import BadOption, IllegalMove
from triopolis.engine.match import Match
from triopolis.engine.playout import play_out
from triopolis.engine.randomness import seeded
from triopolis.envs.episode import Episode
from triopolis.envs.setup import make_setup


def episode(mode: Mode, reward: str = "win", seed: str = "table") -> Episode:
    return Episode(make_setup(mode.game, mode.players, mode.options, reward), seed)


def play_some(some: Episode, actions: int) -> None:
    rng = seeded("some")
    for _ in range(actions):
        if not some.over:
            some.play(int(some.state.random_action(rng)))


@every_mode
def test_copies_and_pickles_are_the_same_episode_and_go_on_apart(mode: Mode) -> None:
    original = episode(mode)
    play_some(original, 7)
    before = original.state.dump()
    for twin in (original.copy(), copy.copy(original), copy.deepcopy(original), pickle.loads(pickle.dumps(original))):
        assert twin.state.dump() == before
        assert twin.actions == original.actions
        assert twin.setup == original.setup
        play_some(twin, 5)
        assert original.state.dump() == before


@every_mode
def test_an_imagined_episode_looks_the_same_and_survives_a_pickle(mode: Mode) -> None:
    original = episode(mode)
    play_some(original, 7)
    for seat in range(mode.players):
        imagined = original.imagined(seat, "1")
        assert imagined.view(seat) == original.view(seat)
        assert imagined.state.dump() != original.imagined(seat, "2").state.dump()
        play_some(imagined, 3)
        assert pickle.loads(pickle.dumps(imagined)).state.dump() == imagined.state.dump()
        with pytest.raises(ValueError, match="no record"):
            imagined.record()


@every_mode
def test_winning_is_a_game_about_nothing_but_each_other(mode: Mode) -> None:
    """All places together gain nothing: with a solo opponent the player gains what it loses."""
    ended = episode(mode)
    assert ended.earned() == [0.0] * mode.players
    play_out(ended.state, seeded("end"))
    earned, winners = ended.earned(), ended.state.winners()
    assert all(-1 <= reward <= 1 for reward in earned)
    if mode.players > 1:
        assert sum(earned) == pytest.approx(0)
        assert {seat for seat, reward in enumerate(earned) if reward == max(earned)} == set(winners)
    else:
        assert earned == ([1.0] if winners == [0] else [-1.0])


@every_mode
def test_progress_adds_up_to_the_margin(mode: Mode) -> None:
    steps, whole = episode(mode, "progress"), episode(mode, "margin")
    rng, total = seeded("pay"), [0.0] * mode.players
    while not steps.over:
        action = int(steps.state.random_action(rng))
        steps.play(action)
        whole.play(action)
        total = [sum_so_far + steps.pay(seat) for seat, sum_so_far in enumerate(total)]
    assert total == whole.earned()
    scores = whole.state.scores()
    assert total[0] == scores[0] - max(scores[1:])


@every_mode
def test_the_record_is_the_match(mode: Mode) -> None:
    played = episode(mode)
    play_some(played, 9)
    assert Match.load(played.record()).state.dump() == played.state.dump()


def test_an_illegal_action_changes_nothing() -> None:
    some = episode(Mode("bloom_town", 2))
    before = some.state.dump()
    with pytest.raises(IllegalMove):
        some.play(270)
    assert some.state.dump() == before
    assert some.actions == []


@pytest.mark.parametrize(
    ("players", "options", "reward"),
    [
        (9, {}, "win"),
        (2, {"opponent": "alice"}, "win"),
        (2, {"side": "C"}, "win"),
        (2, {}, "glory"),
        (2, {"x": 1}, "win"),
    ],
)
def test_what_does_not_fit_is_refused_in_words(players: int, options: dict[str, object], reward: str) -> None:
    with pytest.raises(BadOption):
        make_setup("bloom_town", players, options, reward)
