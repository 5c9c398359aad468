"""A bot that searches (see tree_search.py), with a budget in simulations or in seconds."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from triopolis.bots.look_ahead import look_ahead
from triopolis.bots.tree_search import Node, TreeSearch, likely_line
from triopolis.engine.contract import Bot, Choice, Game, Thinking, Thought, View
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.rooms import evaluator_of

SLICE: Final = 50
"""Simulations between two chances to stop."""
DEALS: Final = 8
"""Imagined positions in which the evaluation looks one move ahead."""
TOLD: Final = 5
"""How many moves it tells about."""


class SearchThinking(Thinking):
    def __init__(
        self, game: Game, view: View, rng: Generator, simulations: int | None, seconds: float | None, advised: bool
    ) -> None:
        self._actions = view.actions
        self._simulations = simulations
        self._end = None if seconds is None else perf_counter() + seconds
        dealer = game.imagine(view)
        self._search = TreeSearch(dealer, rng, len(dealer.deal(rng.copy()).scores()))
        evaluator = evaluator_of(game) if advised else None
        if evaluator is not None and len(view.actions) > 1:
            self._search.advise(look_ahead(dealer, evaluator, rng, view.actions, view.actor, DEALS))

    def work(self) -> bool:
        if len(self._actions) == 1:
            return False
        done = int(self._search.simulations)
        left = SLICE if self._simulations is None else min(SLICE, self._simulations - done)
        if left <= 0 or (self._end is not None and perf_counter() >= self._end):
            return False
        self._search.simulate(left)
        return True

    def choice(self) -> Choice:
        """The move that was tried most: the search comes back to what is good."""
        children = sorted(self._search.root.children.values(), key=_rank, reverse=True)
        if not children:
            return Choice(self._actions[0])
        thoughts = [_thought(child) for child in children[:TOLD]]
        return Choice(thoughts[0].action, thoughts, int(self._search.simulations))


def _rank(node: Node) -> tuple[int, float]:
    return int(node.visits), node.value / max(1, int(node.visits))


def _thought(node: Node) -> Thought:
    visits = max(1, int(node.visits))
    line = [int(action) for action in likely_line(node)]
    return Thought(
        int(node.action), int(node.visits), node.wins / visits, node.score / visits, node.rival / visits, line
    )


class SearchBot(Bot):
    """Deterministic for a seed and a number of simulations. Advised, it asks the game's evaluation."""

    def __init__(
        self,
        game: Game,
        seed: str,
        simulations: int | None = None,
        seconds: float | None = None,
        advised: bool = True,
    ) -> None:
        self._game = game
        self._advised = advised
        self._rng = seeded(seed, "search bot")
        self._simulations = simulations
        self._seconds = seconds

    def begin(self, view: View) -> Thinking:
        return SearchThinking(self._game, view, self._rng, self._simulations, self._seconds, self._advised)
