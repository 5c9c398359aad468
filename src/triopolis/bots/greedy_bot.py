"""Looks one move ahead and takes what its game's evaluation likes best."""

from __future__ import annotations

from typing import Final

from triopolis.bots.random_bot import Decided
from triopolis.engine.contract import Bot, Choice, Evaluator, Game, State, Thinking, Thought, View
from triopolis.engine.randomness import seeded

DEALS: Final = 8
"""Imagined positions every move is tried in; the same ones for all moves."""
TOLD: Final = 5
"""How many moves it tells about."""
VERDICT: Final = 100.0
"""Points for a move that ends the match and wins it, off for one that loses it: more than any lead on paper."""


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
        places = len(deals[0].scores())
        tried = [self._try(deals, action, view.actor, places) for action in view.actions]
        tried.sort(key=lambda found: found[0], reverse=True)
        thoughts = [thought for _, thought in tried[:TOLD]]
        return Decided(Choice(thoughts[0].action, thoughts, len(deals) * len(view.actions)))

    def _try(self, deals: list[State], action: int, seat: int, places: int) -> tuple[float, Thought]:
        """How good a move is: what the seat may then expect, beyond the best of the others (a solo opponent too)."""
        own, rival, verdict = 0.0, 0.0, 0.0
        for deal in deals:
            state = deal.copy()
            state.play(action)
            own += self._evaluator.value(state, seat)
            rival += max((self._evaluator.value(state, other) for other in range(places) if other != seat), default=0.0)
            if state.actor < 0:
                verdict += VERDICT if seat in state.winners() else -VERDICT
        count = len(deals)
        expected = rival / count if places > 1 else None
        return own - rival + verdict, Thought(action, count, score=own / count, rival=expected)
