"""Looks one move ahead and takes what its game's evaluation likes best."""

from __future__ import annotations

from typing import Final

from triopolis.bots.look_ahead import Prospect, look_ahead
from triopolis.bots.random_bot import Decided
from triopolis.engine.contract import Bot, Choice, Evaluator, Game, State, Thinking, Thought, View
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import evaluator_of

DEALS: Final = 8
"""Imagined positions every move is tried in."""
TOLD: Final = 5
"""How many moves it tells about."""


class PointsNow(Evaluator):
    """For a game without an evaluation of its own."""

    def value(self, state: State, seat: int) -> float:
        return float(state.scores()[seat])


class GreedyBot(Bot):
    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._rng = seeded(seed, "greedy bot")
        self._evaluator = evaluator_of(game) or PointsNow()

    def begin(self, view: View) -> Thinking:
        if len(view.actions) == 1:
            return Decided(Choice(view.actions[0]))
        prospects = look_ahead(self._game.imagine(view), self._evaluator, self._rng, view.actions, view.actor, DEALS)
        thoughts = [_thought(prospect) for prospect in prospects[:TOLD]]
        return Decided(Choice(prospects[0].action, thoughts, DEALS * len(view.actions)))


def _thought(prospect: Prospect) -> Thought:
    return Thought(prospect.action, DEALS, score=prospect.own, rival=prospect.rival)
