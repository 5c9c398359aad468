"""The spaces of observations and actions, for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from triopolis.envs.observations import Observer


def observation_space(observer: Observer) -> Any:
    if observer.form == "flat":
        return spaces.Box(observer.least * observer.scale, observer.most * observer.scale, dtype=np.float32)
    least, most = observer.named(observer.least), observer.named(observer.most)
    return spaces.Dict({name: spaces.Box(least[name], most[name], dtype=np.int16) for name in least})


def action_space(observer: Observer) -> Any:
    return spaces.Discrete(observer.action_count)


def mask_space(observer: Observer) -> Any:
    return spaces.Box(0, 1, (observer.action_count,), np.int8)
