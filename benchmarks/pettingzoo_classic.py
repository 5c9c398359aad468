"""PettingZoo's connect_four: python -m benchmarks.pettingzoo_classic SECONDS prints decisions a second, as JSON."""

from __future__ import annotations

import random
import sys
from typing import Any

from pettingzoo.classic.connect_four.connect_four import raw_env

from benchmarks.pace import per_second


def one_game(env: Any, rng: random.Random) -> int:
    """The environment without the wrappers that check its use."""
    decisions = 0
    env.reset()
    while not env.terminations[env.agent_selection]:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(mask.nonzero()[0].tolist()))
        decisions += 1
    return decisions


def main(seconds: float) -> None:
    env, rng = raw_env(), random.Random(1)
    print(per_second(lambda: one_game(env, rng), seconds))


if __name__ == "__main__":
    main(float(sys.argv[1]))
