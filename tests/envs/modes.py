"""What the environments are tested on: every game, every number of players, every mode once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest


@dataclass(frozen=True)
class Mode:
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(str(value) for value in self.options.values())])


GROUPS = {"office_chain": "group", "subway_chain": "group", "recount_after_flower": "no", "third_shop": "toy_shop"}
MODES = [
    Mode("bloom_town", 1, {"opponent": "alice"}),
    Mode("bloom_town", 1, {"opponent": "zinovy", "side": "B"}),
    Mode("bloom_town", 2),
    Mode("bloom_town", 3, {"side": "B", **GROUPS}),
    Mode("bloom_town", 4, {"mode": "training"}),
    Mode("happy_city", 2),
    Mode("happy_city", 2, {"mode": "expert"}),
    Mode("happy_city", 3, {"mode": "expert", "scoring": "add", "grozilla": "yes", "round_limit": 6}),
    Mode("happy_city", 4, {"scoring": "add", "grozilla": "yes"}),
    Mode("happy_city", 5, {"mode": "expert", "grozilla": "yes"}),
    Mode("point_city", 1, {"automa": "easy"}),
    Mode("point_city", 1, {"automa": "hard", "tokens": "base"}),
    Mode("point_city", 2),
    Mode("point_city", 3, {"tokens": "base"}),
    Mode("point_city", 4),
]


def every_mode(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test(mode) once for each mode."""
    decorated: Callable[..., None] = pytest.mark.parametrize("mode", MODES, ids=str)(test)
    return decorated
