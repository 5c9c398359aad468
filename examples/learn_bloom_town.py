"""Teaches a network to play Bloom Town alone against Alice, and draws how it improves.

    python examples/learn_bloom_town.py --decisions 200000 --picture curve.png

Masked PPO of sb3-contrib, from nothing but played games: the reward is the final margin over Alice. Every now and then
the network is examined: it plays the same games, without exploring, that are never used for learning. Three of our bots
play as many for comparison. Needs triopolis[learn]: docs/learning.md says how to install it and shows what came of it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

if find_spec("torch") is None or find_spec("sb3_contrib") is None:
    sys.exit('This example needs PyTorch and sb3-contrib: pip install "triopolis[learn]" (docs/learning.md)')

import matplotlib.pyplot as plt
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from triopolis.engine.options import make_options
from triopolis.engine.registry import find_game
from triopolis.envs.gymnasium import TriopolisEnv, TriopolisVectorEnv
from triopolis.lab.simulation import play_match, seated_bots

GAME: Final = "bloom_town"
LEARNERS: Final = 32
"""Games played side by side while learning."""
TEST_GAMES: Final = 300
TEST_SEED: Final = 1_000_000
"""Far from every seed of the training."""
POINTS: Final = 50.0
"""Rewards are divided by it: networks like small numbers."""
BOTS: Final = ("random", "greedy", "medium")


class Scaled(TriopolisEnv):
    """The environment, with small rewards."""

    def __init__(self, opponent: str, reward: str) -> None:
        super().__init__(GAME, observation="flat", reward=reward, opponent=opponent)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, reward, ended, cut, info = super().step(action)
        return observation, reward / POINTS, ended, cut, info


class Examination(BaseCallback):
    """Lets the network play the test games every so many decisions, and keeps the marks."""

    def __init__(self, opponent: str, every: int) -> None:
        super().__init__()
        self._opponent = opponent
        self._every = every
        self._next = 0
        self._start = time.perf_counter()
        self.curve: list[dict[str, float]] = []

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self._next:
            self.examine()
            self._next += self._every

    def _on_step(self) -> bool:
        return True

    def examine(self) -> None:
        margins = network_margins(self.model, self._opponent)
        seconds = time.perf_counter() - self._start
        mark = {"decisions": self.num_timesteps, "seconds": round(seconds), **summary(margins)}
        self.curve.append(mark)
        print(json.dumps(mark), flush=True)


def network_margins(model: Any, opponent: str) -> Any:
    """The final margins of the test games, played side by side."""
    envs = TriopolisVectorEnv(GAME, TEST_GAMES, observation="flat", reward="margin", opponent=opponent)
    observation, info = envs.reset(seed=TEST_SEED)
    margins, over = np.zeros(TEST_GAMES), np.zeros(TEST_GAMES, bool)
    while not over.all():
        masks = info["action_mask"]
        masks[~masks.any(axis=1), 0] = 1  # a finished game looks at no action, but the network must have one
        actions, _ = model.predict(observation, action_masks=masks, deterministic=True)
        observation, rewards, ended, _, info = envs.step(actions)
        margins[ended & ~over] = rewards[ended & ~over]
        over |= ended
    return margins


def bot_margins(bot: str, opponent: str) -> Any:
    game = find_game(GAME)
    options = make_options(game, {"opponent": opponent})
    seeds = [f"{TEST_SEED + number}" for number in range(TEST_GAMES)]
    scores = [play_match(game, options, seed, seated_bots(game, [bot], seed)).state.scores() for seed in seeds]
    return np.array([own - rival for own, rival in scores], float)


def summary(margins: Any) -> dict[str, float]:
    error = margins.std(ddof=1) / np.sqrt(len(margins))
    return {
        "margin": round(float(margins.mean()), 2),
        "error": round(float(error), 2),
        "wins": round(float((margins > 0).mean()), 3),
    }


def learn(decisions: int, opponent: str, reward: str, seed: int) -> tuple[Any, list[dict[str, float]]]:
    torch.set_num_threads(1)  # so small a network is quickest on one core
    envs = DummyVecEnv([lambda: Scaled(opponent, reward) for _ in range(LEARNERS)])
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=lambda left: 5e-4 * left,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )
    examination = Examination(opponent, max(1, decisions // 16))
    model.learn(decisions, callback=examination)
    examination.examine()
    return model, examination.curve


def draw(curve: list[dict[str, float]], bots: dict[str, dict[str, float]], opponent: str, picture: Path) -> None:
    decisions = [mark["decisions"] for mark in curve]
    margins = np.array([mark["margin"] for mark in curve])
    errors = np.array([2 * mark["error"] for mark in curve])
    figure, axes = plt.subplots(figsize=(9, 5), layout="constrained")
    axes.fill_between(decisions, margins - errors, margins + errors, alpha=0.25, linewidth=0)
    axes.plot(decisions, margins, marker="o", label="the network")
    for bot, style in zip(bots, (":", "--", "-."), strict=True):
        axes.axhline(bots[bot]["margin"], color="0.35", linestyle=style, label=f"bot: {bot}")
    axes.axhline(0, color="0.7", linewidth=0.8)
    axes.set_xlabel("decisions played while learning")
    axes.set_ylabel(f"points more than {opponent.title()}, mean of {TEST_GAMES} games")
    axes.set_title("Bloom Town, one player: masked PPO from nothing")
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.legend(loc="upper left")
    axes.grid(alpha=0.3)
    figure.savefig(picture, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=200_000)
    parser.add_argument("--opponent", choices=["alice", "boris", "zinovy"], default="alice")
    parser.add_argument("--reward", choices=["margin", "progress"], default="margin")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, default=Path("learning.png"))
    parser.add_argument("--model", type=Path, help="where to keep the network")
    chosen = parser.parse_args()
    bots = {bot: summary(bot_margins(bot, chosen.opponent)) for bot in BOTS}
    print(json.dumps(bots), flush=True)
    model, curve = learn(chosen.decisions, chosen.opponent, chosen.reward, chosen.seed)
    draw(curve, bots, chosen.opponent, chosen.picture)
    if chosen.model:
        model.save(chosen.model)


if __name__ == "__main__":
    main()
