"""Gymnasium's own checks on every game, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.modes import MODES, Mode, every_mode
from tests.lab.quick_bots import FIRST

import triopolis.envs.gymnasium
from triopolis.bots.registry import UnknownBot
from triopolis.engine.errors import BadOption
from triopolis.engine.match import Match

IDS = {game: triopolis.envs.gymnasium.env_id(game) for game in ("bloom_town", "happy_city", "point_city")}


def made(mode: Mode, **settings: Any) -> Any:
    bots = ["random"] * (mode.players - 1)
    return gymnasium.make(IDS[mode.game], opponents=bots, **mode.options, **settings)


def play(env: Any, info: dict[str, Any], most: int = 1000) -> tuple[float, dict[str, Any]]:
    """Play the last legal action each time, from what `reset` or the last step told."""
    total = 0.0
    for _ in range(most):
        _, reward, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
        total += float(reward)
        if ended:
            break
    return total, info


@every_mode
@pytest.mark.parametrize("observation", ["parts", "flat"])
def test_check_env(mode: Mode, observation: str) -> None:
    check_env(made(mode, observation=observation).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("id", IDS.values())
def test_rendering(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(id, opponents="random", render_mode="ansi").unwrapped)
    assert len(capsys.readouterr().out) > 500


@every_mode
def test_every_observation_of_a_whole_game_lies_in_its_space(mode: Mode) -> None:
    """The passive checker that `make` puts around an environment warns otherwise, and warnings are errors."""
    env = made(mode)
    _, info = env.reset(seed=4)
    assert play(env, info)[1]["won"] in (False, True)


@pytest.mark.parametrize("opponents", ["random", "greedy", "easy", "random,greedy", ["easy", "random", "greedy"]])
@pytest.mark.parametrize("game", IDS)
def test_bots_play_the_other_seats(game: str, opponents: str | list[str]) -> None:
    env = gymnasium.make(IDS[game], opponents=opponents, reward="margin")
    _, info = env.reset(seed=2)
    total, info = play(env, info)
    scores = info["scores"]
    assert len(scores) == 1 + len(opponents.split(",") if isinstance(opponents, str) else opponents)
    assert total == scores[0] - max(scores[1:])


def test_a_bot_one_brought_along_plays_too() -> None:
    env = gymnasium.make(IDS["point_city"], opponents=FIRST)
    _, info = env.reset(seed=2)
    _, info = play(env, info, 2)
    assert "won" in play(copy.deepcopy(env), info)[1]


def test_alone_one_meets_the_opponent_of_the_rulebook() -> None:
    for game, opponent in (("bloom_town", {"opponent": "zinovy"}), ("point_city", {"automa": "hard"})):
        env = gymnasium.make(IDS[game], **opponent)
        _, info = env.reset(seed=2)
        assert len(play(env, info)[1]["scores"]) == 2
    assert gymnasium.make(IDS["happy_city"]).unwrapped.learner.setup.players == 2


@every_mode
def test_copies_and_pickles_go_on_alike(mode: Mode) -> None:
    env = made(mode)
    _, info = env.reset(seed=6)
    _, info = play(env, info, 3)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = [play(each, info)[0] for each in (env, *twins)]
    assert ends[0] == ends[1] == ends[2]
    dumps = {each.unwrapped.learner.episode.state.dump() for each in (env, *twins)}
    assert len(dumps) == 1


def test_the_mask_is_where_sb3_contrib_looks_for_it() -> None:
    env = gymnasium.make(IDS["bloom_town"])
    _, info = env.reset(seed=1)
    assert np.array_equal(env.get_wrapper_attr("action_masks")(), info["action_mask"])


@pytest.mark.parametrize(("reward", "cost"), [("win", -1), ("margin", -100)])
def test_an_illegal_action_ends_the_game_and_costs(reward: str, cost: int) -> None:
    env = gymnasium.make(IDS["bloom_town"], reward=reward)
    _, info = env.reset(seed=1)
    _, paid, ended, _, info = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (paid, ended, info["illegal"], info["won"]) == (cost, True, True, False)
    assert not info["action_mask"].any()


def test_a_finished_game_can_be_watched_again() -> None:
    env = gymnasium.make(IDS["point_city"], opponents="random")
    _, info = env.reset(seed=1)
    play(env, info)
    match = Match.load(env.unwrapped.learner.episode.record())
    assert match.over
    with pytest.deprecated_call(match="Learner.episode"):
        assert env.unwrapped.learner.at_table is env.unwrapped.learner.episode


def test_what_does_not_exist_is_refused_in_words() -> None:
    with pytest.raises(UnknownBot):
        gymnasium.make(IDS["bloom_town"], opponents="genius")
    for wrong in ({"reward": "glory"}, {"observation": "smells"}, {"render_mode": "ansi", "side": "C"}):
        with pytest.raises(BadOption):
            gymnasium.make(IDS["bloom_town"], **wrong)


def test_modes_cover_every_number_of_players() -> None:
    assert {(mode.game, mode.players) for mode in MODES} >= {("bloom_town", 4), ("happy_city", 5), ("point_city", 4)}
