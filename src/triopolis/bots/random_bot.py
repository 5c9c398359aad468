"""Plays any legal action, each equally likely."""

from __future__ import annotations

from triopolis.engine.contract import Bot, Choice, Thinking, View
from triopolis.engine.randomness import seeded


class Decided(Thinking):
    """Nothing to think about: the choice is made."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def work(self) -> bool:
        return False

    def choice(self) -> Choice:
        return self._choice


class RandomBot(Bot):
    """Its choices follow from its seed alone and disturb no other stream."""

    def __init__(self, seed: str) -> None:
        self._rng = seeded(seed, "random bot")

    def begin(self, view: View) -> Thinking:
        return Decided(Choice(view.actions[self._rng.below(len(view.actions))]))
