"""Looks one move ahead and takes what its game's evaluation likes best."""

from __future__ import annotations

from typing import Final

from triopolis.bots.random_bot import Decided
from triopolis.engine.contract import Bot, Choice, Evaluator, Game, State, Thinking, Thought, View
from triopolis.engine.randomness import seeded

DEALS: Final = 8
"""Imagined positions every move is tried in; the same ones for all moves."""
TOLD: Final = 5


class PointsNow(Evaluator):
    """For a game without an evaluation of its own."""

    def value(self, state: State, seat: int) -> float:
        return float(state.scores()[seat])


class GreedyBot(Bot):
    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._rng = seeded(seed, "greedy bot")
        self._evaluator = game.evaluator() or PointsNow()

    def begin(self, view: View) -> Thinking:
        if len(view.actions) == 1:
            return Decided(Choice(view.actions[0]))
        dealer = self._game.imagine(view)
        deals = [dealer.deal(self._rng) for _ in range(DEALS)]
        values = {
            action: sum(self._lead(deal, action, view.actor, view.players) for deal in deals) for action in view.actions
        }
        ranked = sorted(view.actions, key=lambda action: values[action], reverse=True)
        thoughts = [Thought(action, DEALS, score=values[action] / DEALS) for action in ranked[:TOLD]]
        return Decided(Choice(ranked[0], thoughts, DEALS * len(view.actions)))

    def _lead(self, deal: State, action: int, seat: int, seats: int) -> float:
        """What the seat may then expect, beyond what the best of the others may."""
        state = deal.copy()
        state.play(action)
        others = [self._evaluator.value(state, other) for other in range(seats) if other != seat]
        return self._evaluator.value(state, seat) - max(others, default=0.0)
