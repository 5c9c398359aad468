"""Bots that need no time, for tests of what is around them; other processes find them by module and class."""

from __future__ import annotations

from triopolis.bots.random_bot import Decided
from triopolis.engine.contract import Bot, Choice, Game, Thinking, View

FIRST = "tests.lab.quick_bots:First"
LAST = "tests.lab.quick_bots:Last"


class First(Bot):
    def __init__(self, game: Game, seed: str) -> None:
        pass

    def begin(self, view: View) -> Thinking:
        return Decided(Choice(view.actions[0]))


class Last(First):
    def begin(self, view: View) -> Thinking:
        return Decided(Choice(view.actions[-1]))
