"""PettingZoo's own tests on every game, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from tests.envs.modes import Mode, every_mode

from triopolis.engine.errors import BadOption, IllegalMove
from triopolis.envs import pettingzoo

# api_test knows by name which environments may have dictionaries with a mask, as it recommends them, and warns of the
# others; nobody has a legal action any more when a match is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observations? between agents"),
]


def made(mode: Mode, **settings: Any) -> Any:
    return pettingzoo.env(mode.game, mode.players, **mode.options, **settings)


def play(env: Any, most: int = 10_000) -> list[float]:
    """Play the first legal action each time; returns what each agent got in all."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    return list(total.values())


@every_mode
@pytest.mark.parametrize("observation", ["parts", "flat"])
def test_api(mode: Mode, observation: str) -> None:
    api_test(made(mode, observation=observation), num_cycles=200)


@every_mode
def test_seeds(mode: Mode) -> None:
    seed_test(lambda: made(mode), num_cycles=60)


@pytest.mark.parametrize("game", ["bloom_town", "happy_city", "point_city"])
def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **settings: pettingzoo.env(game, **settings), {"ansi": lambda text: len(text) > 500})
    assert len(capsys.readouterr().out) > 500


@every_mode
@pytest.mark.parametrize("reward", ["win", "margin", "progress"])
def test_whole_matches_pay_what_they_promise(mode: Mode, reward: str) -> None:
    env = made(mode, reward=reward, observation="flat")
    env.reset(seed=5)
    total = play(env)
    state = env.unwrapped.episode.state
    scores = state.scores()
    if reward == "win":
        assert total[0] == max(total) if 0 in state.winners() else total[0] < 0
    else:
        assert total[0] == pytest.approx(scores[0] - max(scores[1:]))


@every_mode
def test_copies_and_pickles_go_on_alike(mode: Mode) -> None:
    env = made(mode)
    env.reset(seed=3)
    play(env, 9)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = [(play(each), each.unwrapped.episode.state.dump()) for each in (env, *twins)]
    assert ends[0] == ends[1] == ends[2]


def test_observations_have_names() -> None:
    env = pettingzoo.env("bloom_town", players=3)
    env.reset(seed=1)
    observation = env.observe("player_1")["observation"]
    assert observation["towns"].shape == (3, 25, 10)
    assert observation["seat"].ravel().tolist() == [0, 1, 0]


def test_only_the_agent_to_act_has_legal_actions() -> None:
    env = pettingzoo.env("happy_city", players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_ends_the_match_in_wrappers_and_raises_without() -> None:
    env, raw = pettingzoo.env("point_city"), pettingzoo.raw_env("point_city")
    env.reset(seed=1)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    culprit = env.agent_selection
    with pytest.raises(IllegalMove):
        raw.step(illegal)
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[culprit] == pettingzoo.ILLEGAL_REWARD


def test_names_carry_a_version() -> None:
    env = pettingzoo.env("bloom_town")
    assert str(env.unwrapped) == env.metadata["name"] == "bloom_town_v2"


def test_what_does_not_exist_is_refused_in_words() -> None:
    for wrong in ({"observation": "smells"}, {"render_mode": "dance"}, {"opponent": "alice"}):
        with pytest.raises(BadOption):
            pettingzoo.env("bloom_town", players=2, **wrong)
