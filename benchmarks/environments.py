"""Decisions a second of the learning environments, observations and masks included, in the time of one core.

    make bench-envs

Random legal actions; in Gymnasium against one random bot, whose decisions are not counted.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import triopolis.envs.openspiel  # noqa: F401 (registers the games)
from triopolis.engine.registry import game_ids
from triopolis.envs import pettingzoo
from triopolis.envs.gymnasium import env_id

DECISIONS = 4000
GAMES = 64


def main() -> None:
    measures: dict[str, Callable[[str, Any], int]] = {
        "PettingZoo": play_pettingzoo,
        "Gymnasium": play_gymnasium,
        f"Gymnasium, {GAMES} games": play_vector,
        "OpenSpiel": play_openspiel,
    }
    print(f"| game | {' | '.join(measures)} |\n|---|{'---|' * len(measures)}")
    for game in game_ids():
        rates = [rate(play, game) for play in measures.values()]
        print(f"| {game} | {' | '.join(f'{found:,.0f}' for found in rates)} |")


def rate(play: Callable[[str, Any], int], game: str) -> float:
    start = time.process_time()
    return play(game, np.random.default_rng(1)) / (time.process_time() - start)


def chosen(masks: Any, rng: Any) -> Any:
    """A random legal action of each row."""
    return (rng.random(masks.shape) * masks).argmax(axis=-1)


def play_pettingzoo(game: str, rng: Any) -> int:
    env = pettingzoo.raw_env(game, observation="flat")
    env.reset(seed=1)
    for _ in range(DECISIONS):
        if not env.agents or env.terminations[env.agent_selection]:
            env.reset()
        observation, *_ = env.last()
        env.step(chosen(observation["action_mask"], rng))
    return DECISIONS


def play_gymnasium(game: str, rng: Any) -> int:
    env = gymnasium.make(env_id(game), opponents="random", observation="flat", disable_env_checker=True)
    _, info = env.reset(seed=1)
    for _ in range(DECISIONS):
        _, _, ended, _, info = env.step(chosen(info["action_mask"], rng))
        if ended:
            _, info = env.reset()
    return DECISIONS


def play_vector(game: str, rng: Any) -> int:
    envs = gymnasium.make_vec(env_id(game), num_envs=GAMES, opponents="random", observation="flat")
    _, info = envs.reset(seed=1)
    for _ in range(DECISIONS // GAMES):
        *_, info = envs.step(chosen(info["action_mask"], rng))
    return DECISIONS


def play_openspiel(game: str, rng: Any) -> int:
    loaded = pyspiel.load_game(f"triopolis_{game}")
    state = loaded.new_initial_state()
    for _ in range(DECISIONS):
        if state.is_chance_node() or state.is_terminal():
            state = loaded.new_initial_state()
            state.apply_action(int(rng.integers(loaded.deals)))
        state.observation_tensor()
        state.apply_action(rng.choice(state.legal_actions()))
    return DECISIONS


if __name__ == "__main__":
    main()
