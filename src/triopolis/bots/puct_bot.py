"""Bots that go by a game's learned judgement: one move ahead, or deeper by tree search (puct.py)."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import msgspec

from triopolis.bots.chances import log_odds, power
from triopolis.bots.imagined import any_position
from triopolis.bots.judge import Judge, Outlook, look
from triopolis.bots.learned import Known
from triopolis.bots.odds import AS_SAID, Odds
from triopolis.bots.puct import Edge, Node, Tree
from triopolis.bots.random_bot import Decided
from triopolis.engine.contract import Bot, Choice, Dealer, Game, Thinking, Thought, View
from triopolis.engine.judgement import Judgement
from triopolis.engine.randomness import Generator, seeded

SLICE: Final = 20
"""Simulations between two chances to stop."""
TOLD: Final = 5
"""How many moves it tells about."""
ROOT_DEALS: Final = 8
"""Imagined positions in which the first look at the legal moves is taken."""


class JudgingBot(Bot):
    """Looks one move ahead and takes what promises most; with a temperature, one of those that promise nearly as
    much."""

    def __init__(self, game: Game, seed: str, known: Known, deals: int = ROOT_DEALS, temperature: int = 0) -> None:
        self._game = game
        self._known = known
        self._deals = deals
        self._temperature = temperature
        self._rng = seeded(seed, "judging bot")

    def begin(self, view: View) -> Thinking:
        dealer = self._game.imagine(view)
        actions = sensible(self._known[0], dealer, view)
        if len(actions) == 1:
            return Decided(Choice(actions[0]))
        judge = Judge(*self._known, len(view.scores))
        outlooks = look(judge, dealer, self._rng, actions, view.actor, self._deals)
        chosen = pick(outlooks, self._temperature, self._rng)
        thoughts = [Thought(int(one.action), self._deals, win=one.chance) for one in _best_first(outlooks, chosen)]
        return Decided(Choice(int(chosen.action), thoughts[:TOLD], self._deals * len(actions)))


def sensible(judgement: Judgement, dealer: Dealer, view: View) -> list[int]:
    if len(view.actions) == 1:
        return view.actions
    wanted = set(judgement.sensible(any_position(dealer)))
    return [action for action in view.actions if action in wanted]


def _best_first(outlooks: list[Outlook], chosen: Outlook) -> list[Outlook]:
    return sorted(outlooks, key=lambda one: (one is not chosen, -one.chance))


def pick(outlooks: list[Outlook], temperature: int, rng: Generator) -> Outlook:
    """The best, or one of those close to it: the less likely, the further it is behind."""
    best = max(outlooks, key=lambda one: one.chance)
    if not temperature:
        return best
    top = int(log_odds(best.chance))
    weights = [power((top - int(log_odds(one.chance))) * 1000 // temperature) for one in outlooks]
    mark = rng.fraction() * sum(weights)
    for one, weight in zip(outlooks, weights, strict=True):
        mark -= weight
        if mark < 0.0:
            return one
    return best


class Budget(msgspec.Struct, frozen=True):
    """One of the two."""

    simulations: int | None = None
    seconds: float | None = None


class PuctThinking(Thinking):
    def __init__(self, tree: Tree, actions: list[int], budget: Budget, odds: Odds = AS_SAID) -> None:
        self.tree = tree
        self._odds = odds
        self._actions = actions
        self._simulations = budget.simulations
        self._end = None if budget.seconds is None else perf_counter() + budget.seconds

    def work(self) -> bool:
        if len(self._actions) == 1:
            return False
        done = int(self.tree.simulations)
        left = SLICE if self._simulations is None else min(SLICE, self._simulations - done)
        if left <= 0 or (self._end is not None and perf_counter() >= self._end):
            return False
        self.tree.simulate(left)
        return True

    def favourite(self) -> Edge | None:
        return max(self._edges(), key=_rank, default=None)

    def choice(self) -> Choice:
        """The move that was tried most: the search comes back to what is good."""
        edges = sorted(self._edges(), key=_rank, reverse=True)
        if not edges:
            return Choice(self._actions[0])
        thoughts = [self._thought(edge) for edge in edges[:TOLD]]
        return Choice(thoughts[0].action, thoughts, int(self.tree.simulations))

    def at_first_sight(self) -> Choice:
        """The move that promised most one move ahead."""
        edges = sorted(self._edges(), key=_promise, reverse=True)
        if not edges:
            return Choice(self._actions[0])
        thoughts = [Thought(int(edge.action), ROOT_DEALS, win=edge.promise) for edge in edges[:TOLD]]
        return Choice(thoughts[0].action, thoughts)

    def _thought(self, edge: Edge) -> Thought:
        line = self.tree.likely_line(edge, any_position(self.tree.dealer))
        win = self._odds.corrected(edge.chance()) if self._odds is not AS_SAID else edge.chance()
        return Thought(int(edge.action), int(edge.visits), win=win, line=[int(one) for one in line])

    def _edges(self) -> list[Edge]:
        """A root that was kept may know more actions than are to be chosen from."""
        return [edge for edge in self.tree.root.edges.values() if edge.action in self._actions]


def _promise(edge: Edge) -> float:
    return edge.promise


def _rank(edge: Edge) -> tuple[int, float]:
    return int(edge.visits), edge.gain()


class PuctBot(Bot):
    """Deterministic for a seed and a number of simulations. What it found out about a turn serves the next action of
    that turn, as long as nothing came to light that it had not seen."""

    def __init__(self, game: Game, seed: str, known: Known, budget: Budget, odds: Odds = AS_SAID) -> None:
        self._game = game
        self._known = known
        self._budget = budget
        self._odds = odds
        self._rng = seeded(seed, "puct bot")
        self._last: tuple[View, PuctThinking] | None = None

    def begin(self, view: View) -> Thinking:
        dealer = self._game.imagine(view)
        tree = Tree(dealer, Judge(*self._known, len(view.scores)), self._rng)
        tree.actions = sensible(self._known[0], dealer, view)
        known = self._resume(tree, view)
        # Its time begins here: a first look at many moves takes some of it.
        thinking = PuctThinking(tree, tree.actions, self._budget, self._odds)
        if not known and len(tree.actions) > 1:
            look_first(tree, view)
        self._last = view, thinking
        return thinking

    def _resume(self, tree: Tree, view: View) -> bool:
        """Take over what the last search knows of this view, if anything."""
        kept = self._kept(view)
        if kept is None or self._last is None:
            return False
        before = self._last[1].tree
        tree.root, tree.others, tree.expected = kept, before.others, before.mean_expectation()
        return True

    def _kept(self, view: View) -> Node | None:
        """What the last search knows of this view, if it is exactly what its own choice has led to."""
        if self._last is None:
            return None
        before, thinking = self._last
        if (before.seat, before.turn) != (view.seat, view.turn):
            return None
        edge = thinking.favourite()
        state = any_position(self._game.imagine(before))
        if edge is None or edge.revealing:
            return None
        state.play(edge.action)
        after = self._game.view(state, view.seat)
        if msgspec.structs.replace(after, revision=view.revision) != view:
            return None
        return edge.after


def look_first(tree: Tree, view: View) -> None:
    """Look one move ahead from the root, over several deals: it decides where the search begins."""
    position, judgement = any_position(tree.dealer), tree.judge.judgement
    outlooks = look(tree.judge, tree.dealer, tree.rng, tree.actions, view.actor, ROOT_DEALS)
    expected = tree.judge.expected(tree.dealer, tree.rng, view.actor, ROOT_DEALS) if judgement.quiet(position) else 0.0
    for outlook in outlooks:
        key = int(judgement.meaning(position, outlook.action))
        tree.root.edges[key] = Edge(outlook.action, view.actor, outlook.chance, expected)
