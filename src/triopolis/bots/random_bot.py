"""Plays any legal action, each equally likely."""

from __future__ import annotations

from triopolis.engine.contract import Bot, View
from triopolis.engine.randomness import seeded


class RandomBot(Bot):
    """Its choices follow from its seed alone and disturb no other stream."""

    def __init__(self, seed: str) -> None:
        self._rng = seeded(seed, "random bot")

    def choose(self, view: View) -> int:
        return view.actions[self._rng.below(len(view.actions))]
