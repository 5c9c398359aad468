"""RLCard's environments: python -m benchmarks.rlcard GAME SECONDS prints decisions a second, as JSON.

Its environments work out an observation for every decision; there is no way around that.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import rlcard

from benchmarks.pace import per_second


def one_game(env: Any, rng: random.Random) -> int:
    decisions, (state, _) = 0, env.reset()
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def main(name: str, seconds: float) -> None:
    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)
    print(per_second(lambda: one_game(env, rng), seconds))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
