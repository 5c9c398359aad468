"""Tree search by judgement, for any game: no playouts.

Every simulation deals a whole position that fits the view and goes down the tree by the actions that are legal in it,
up to a node that is new; there everyone's chance to win is judged and counted for everyone on the way. Which action is
tried next weighs what it has brought (to the seat that chooses it), what it promised one move ahead, and how rarely it
was tried (PUCT: Rosin 2011, Silver and others 2017) when it could have been.

Three things keep the search deep although so much is hidden:

- Every seat has a tree of its own. A node stands for what that seat has played, whatever the others did and whatever
  was turned up: with a node for each answer and each card, no plan would ever get as far as the next turn.
- An action is known by what it means (`Judgement.meaning`): “take the second card” is a different move when a different
  card is there, and has its own value.
- What an action brings is counted from what the seat could expect in that same deal when its turn began. Otherwise an
  action that is only possible with a good hand would look good because of the hand.

Every seat plays for its own chance to win; a solo opponent is part of the world.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.bots.chances import log_odds, power
from triopolis.bots.judge import Judge
from triopolis.engine.contract import Dealer, State
from triopolis.engine.randomness import Generator

EXPLORATION: Final = 0.5
SHARPNESS: Final[i64] = 4
"""Priors fall by e with every 1/4 of log odds that a move promises less than the best."""
LEAST_TRIED: Final[i64] = 10
"""What was tried less often is no forecast."""
WORTH_LOOKING: Final[i64] = 2
"""From this visit on a node looks one move ahead, so that its moves get their priors."""
LEAST: Final = -9.0
"""Less than any action can bring."""


class Edge:
    """An action that can be chosen at a node, over all deals in which it was legal there."""

    def __init__(self, action: i64, mover: i64, promise: float, expected: float) -> None:
        self.action: i64 = action
        self.mover: i64 = mover
        self.promise: float = promise
        """The mover's chance to win one move ahead; it counts as one visit."""
        self.odds: i64 = log_odds(promise) - (log_odds(expected) if expected > 0.0 else 0)
        """By how much it improves the mover's odds one move ahead, in thousandths of log odds."""
        self.visits: i64 = 0
        self.offered: i64 = 0
        """How often it could have been chosen."""
        self.chances: float = promise
        """The sum of the mover's chances to win, the promise included."""
        self.gains: float = promise - expected
        """The same, counted from what the mover could expect when the turn began."""
        self.after: Node | None = None
        self.revealing: bool = False
        """It has turned something up at least once."""

    def chance(self) -> float:
        return self.chances / float(self.visits + 1)

    def gain(self) -> float:
        return self.gains / float(self.visits + 1)


class Node:
    def __init__(self) -> None:
        self.visits: i64 = 0
        self.edges: dict[int, Edge] = {}
        """By what the actions mean."""


class Tree:
    """A search from one view."""

    def __init__(self, dealer: Dealer, judge: Judge, rng: Generator) -> None:
        self.dealer: Dealer = dealer
        self.judge: Judge = judge
        self.rng: Generator = rng
        self.root: Node = Node()
        """Where the tree of the seat to act begins."""
        self.others: list[Node] = [Node() for _ in range(int(judge.places))]
        """Where the others' trees begin, by seat."""
        self.actions: list[int] = []
        """The actions to choose from at the root: legal in every deal."""
        self.simulations: i64 = 0
        self.expected: float = 0.0
        """What the seat to act could expect when its turn began, where the search begins later in that turn."""
        self.expectations: float = 0.0
        """The sum of what it could expect, over all simulations."""

    def mean_expectation(self) -> float:
        return self.expectations / float(self.simulations) if self.simulations > 0 else self.expected

    def simulate(self, times: i64) -> None:
        for _ in range(times):
            path: list[Edge] = []
            expected: list[float] = []
            values: vec[float] = self.descend(self.dealer.deal(self.rng), path, expected)
            for step, edge in enumerate(path):
                edge.visits += 1
                edge.chances += values[edge.mover]
                edge.gains += values[edge.mover] - expected[step]
            self.expectations += expected[0]
            self.simulations += 1

    def descend(self, state: State, path: list[Edge], expected: list[float]) -> vec[float]:
        """Go down the tree to a node that is new, or to the end; return everyone's chances there."""
        nodes: list[Node] = self.others[:]
        nodes[state.actor] = self.root
        outlook: vec[float] = vec[float]([self.expected] * int(self.judge.places))
        while state.actor >= 0:
            seat: i64 = state.actor
            node: Node = nodes[seat]
            node.visits += 1
            if node.visits < WORTH_LOOKING and node is not self.root:
                break
            if self.judge.judgement.quiet(state):
                outlook = self.judge.judged(state)
            actions: list[int] = self.actions if node is self.root else self.judge.judgement.tried(state)
            edge: Edge = self.best(node, state, actions, outlook[seat])
            path.append(edge)
            expected.append(outlook[seat])
            state.play(edge.action, None)
            if state.turned_up != 0:
                edge.revealing = True
            nodes[seat] = following(edge)
        return self.judge.chances(state)

    def best(self, node: Node, state: State, actions: list[int], expected: float) -> Edge:
        if len(actions) == 1:
            return self.known(node, state, actions[0], expected)
        edges: list[Edge] = [self.known(node, state, action, expected) for action in actions]
        top: i64 = edges[0].odds
        for edge in edges:
            top = max(top, edge.odds)
        total: float = 0.0
        for edge in edges:
            total += power((top - edge.odds) * SHARPNESS)
        most: float = LEAST
        chosen: Edge = edges[0]
        for edge in edges:
            edge.offered += 1
            prior: float = power((top - edge.odds) * SHARPNESS) / total
            wonder: float = EXPLORATION * prior * sqrt(float(edge.offered)) / float(edge.visits + 1)
            if edge.gain() + wonder > most:
                most = edge.gain() + wonder
                chosen = edge
        return chosen

    def known(self, node: Node, state: State, action: int, expected: float) -> Edge:
        """Return the edge of an action; one that was never legal here before is looked at."""
        key: int = int(self.judge.judgement.meaning(state, action))
        if key not in node.edges:
            promise: float = self.judge.after(state, action)[state.actor]
            node.edges[key] = Edge(action, state.actor, promise, expected)
        return node.edges[key]

    def likely_line(self, edge: Edge, state: State) -> list[int]:
        """Return the actions tried most after this one, as they are legal in this position (which is used up), while
        they were tried often enough."""
        line: list[int] = []
        nodes: list[Node] = self.others[:]
        nodes[state.actor] = self.root
        favourite: Edge | None = edge
        while favourite is not None:
            nodes[state.actor] = following(favourite)
            state.play(favourite.action, None)
            favourite = None
            if state.actor >= 0:
                favourite = self.favourite(nodes[state.actor], state)
            if favourite is not None:
                line.append(int(favourite.action))
        return line

    def favourite(self, node: Node, state: State) -> Edge | None:
        most: i64 = LEAST_TRIED - 1
        found: Edge | None = None
        for action in state.actions():
            key: int = int(self.judge.judgement.meaning(state, action))
            if key in node.edges and node.edges[key].visits > most:
                found = node.edges[key]
                most = found.visits
        return found


def following(edge: Edge) -> Node:
    node: Node | None = edge.after
    if node is None:
        node = Node()
        edge.after = node
    return node
