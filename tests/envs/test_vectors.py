"""The vector environment plays what Gymnasium's own vector of single environments plays."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from tests.envs.modes import Mode, every_mode

from triopolis.envs.gymnasium import TriopolisVectorEnv, env_id

GAMES = 3


def settings(mode: Mode) -> dict[str, Any]:
    return {"opponents": ["random"] * (mode.players - 1), "reward": "margin", **mode.options}


def made(mode: Mode, **more: Any) -> Any:
    return gymnasium.make_vec(env_id(mode.game), num_envs=GAMES, **settings(mode), **more)


def chosen(info: dict[str, Any]) -> Any:
    """The first legal action of each game; any number where one is over."""
    return np.array([np.flatnonzero(mask)[0] if mask.any() else 0 for mask in info["action_mask"]])


@every_mode
def test_it_plays_the_same_games_as_single_environments(mode: Mode) -> None:
    ours, single = made(mode), made(mode, vectorization_mode="sync")
    assert isinstance(ours, TriopolisVectorEnv)
    assert isinstance(ours, VectorEnv)
    assert isinstance(single, SyncVectorEnv)
    assert ours.observation_space == single.observation_space
    assert ours.action_space == single.action_space
    assert ours.metadata["autoreset_mode"] == single.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    (observation, info), (other, other_info) = ours.reset(seed=8), single.reset(seed=8)
    ended = 0
    while ended < GAMES + 1:
        assert ours.observation_space.contains(observation)
        assert data_equivalence(observation, other, exact=True)
        assert np.array_equal(info["action_mask"], other_info["action_mask"])
        actions = chosen(info)
        observation, rewards, ends, truncated, info = ours.step(actions)
        other, other_rewards, other_ends, other_truncated, other_info = single.step(actions)
        assert np.array_equal(rewards, other_rewards)
        assert np.array_equal(ends, other_ends)
        assert np.array_equal(truncated, other_truncated)
        ended += int(ends.sum())


@pytest.mark.parametrize("game", ["bloom_town", "happy_city", "point_city"])
def test_flat_observations_are_rows(game: str) -> None:
    envs = gymnasium.make_vec(env_id(game), num_envs=4, opponents="random", observation="flat")
    observation, info = envs.reset(seed=1)
    assert observation.shape == (4, *envs.single_observation_space.shape)
    assert observation.dtype == np.float32
    assert envs.observation_space.contains(observation)
    assert info["action_mask"].shape == (4, envs.single_action_space.n)


def test_copies_and_pickles_go_on_alike() -> None:
    envs = gymnasium.make_vec(env_id("bloom_town"), num_envs=GAMES, observation="flat")
    _, info = envs.reset(seed=9)
    for _ in range(5):
        *_, info = envs.step(chosen(info))
    for twin in (copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))):
        mine, my_info = copy.deepcopy(envs), info
        for _ in range(30):
            actions = chosen(my_info)
            observation, rewards, *_, my_info = mine.step(actions)
            other, other_rewards, *_ = twin.step(actions)
            assert np.array_equal(observation, other)
            assert np.array_equal(rewards, other_rewards)


def test_without_a_seed_the_games_differ() -> None:
    envs = gymnasium.make_vec(env_id("point_city"), num_envs=8, observation="flat")
    observation, _ = envs.reset()
    again, _ = envs.reset()
    assert len({row.tobytes() for row in np.concatenate([observation, again])}) == 16
