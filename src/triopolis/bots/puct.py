"""Tree search by judgement, for any game: no playouts.

Every simulation deals a whole position that fits the view and goes down the tree by the actions that are legal in it,
up to a node that is new; there everybody's chance to win is judged and counted for everybody on the way. Which action
is tried next weighs what it has brought (for whoever chooses it), what it promised one move ahead, and how little it
was tried (PUCT: Rosin 2011, Silver and others 2017). Nodes stand for what was played and what it turned up: after a
card came to light there is a node for each card, because “buy the second one” then means something else every time.

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


class Edge:
    """An action that can be chosen at a node, over all deals in which it was legal there."""

    def __init__(self, action: i64, mover: i64) -> None:
        self.action: i64 = action
        self.mover: i64 = mover
        self.promise: float = 0.0
        """The mover's chance to win one move ahead: counts as one visit."""
        self.prior: float = 0.0
        self.visits: i64 = 0
        self.value: float = 0.0
        """The sum of the mover's results."""
        self.outcomes: dict[int, Node] = {}
        """What followed, by what it turned up."""

    def mean(self) -> float:
        return (self.value + self.promise) / float(self.visits + 1)


class Node:
    def __init__(self) -> None:
        self.visits: i64 = 0
        self.edges: dict[int, Edge] = {}


class Tree:
    """A search from one view."""

    def __init__(self, dealer: Dealer, judge: Judge, rng: Generator) -> None:
        self.dealer: Dealer = dealer
        self.judge: Judge = judge
        self.rng: Generator = rng
        self.root: Node = Node()
        self.actions: list[int] = []
        """Those to choose from at the root: legal in every deal."""
        self.simulations: i64 = 0
        self.exploration: float = EXPLORATION

    def simulate(self, times: i64) -> None:
        for _ in range(times):
            state: State = self.dealer.deal(self.rng)
            path: list[Edge] = []
            values: vec[float] = self.descend(state, path)
            for edge in path:
                edge.visits += 1
                edge.value += values[edge.mover]
            self.simulations += 1

    def descend(self, state: State, path: list[Edge]) -> vec[float]:
        """Down the tree to a node that is new, or to the end; everybody's chances there."""
        node: Node = self.root
        while state.actor >= 0:
            node.visits += 1
            if node.visits < WORTH_LOOKING and node is not self.root:
                break
            actions: list[int] = self.actions if node is self.root else state.actions()
            edge: Edge = self.only(node, state, actions[0]) if len(actions) == 1 else self.best(node, state, actions)
            path.append(edge)
            state.play(edge.action, None)
            key: int = int(state.turned_up)
            if key not in edge.outcomes:
                edge.outcomes[key] = Node()
            node = edge.outcomes[key]
        return self.judge.chances(state)

    def only(self, node: Node, state: State, action: int) -> Edge:
        """No choice, nothing to look at."""
        if action not in node.edges:
            node.edges[action] = Edge(action, state.actor)
        return node.edges[action]

    def best(self, node: Node, state: State, actions: list[int]) -> Edge:
        self.look_ahead(node, state, actions)
        wonder: float = self.exploration * sqrt(float(node.visits))
        most: float = -1.0
        chosen: Edge = node.edges[actions[0]]
        for action in actions:
            edge: Edge = node.edges[action]
            prospect: float = edge.mean() + wonder * edge.prior / float(edge.visits + 1)
            if prospect > most:
                most = prospect
                chosen = edge
        return chosen

    def look_ahead(self, node: Node, state: State, actions: list[int]) -> None:
        """Give actions that were never legal here before their promise and prior."""
        fresh: bool = False
        for action in actions:
            if action not in node.edges:
                edge: Edge = Edge(action, state.actor)
                edge.promise = self.judge.after(state, action)[state.actor]
                node.edges[action] = edge
                fresh = True
        if fresh:
            set_priors(node)


def set_priors(node: Node) -> None:
    """Shares that fall with the log odds of what is promised."""
    best: float = 0.0
    for edge in node.edges.values():
        best = max(best, edge.promise)
    top: i64 = log_odds(best)
    total: float = 0.0
    for edge in node.edges.values():
        edge.prior = power((top - log_odds(edge.promise)) * SHARPNESS)
        total += edge.prior
    for edge in node.edges.values():
        edge.prior = edge.prior / total


def likely_line(edge: Edge) -> list[int]:
    """The actions that were tried most after this one, one after the other, while they were tried at all often."""
    line: list[int] = []
    while True:
        favourite: Edge = edge
        most: i64 = LEAST_TRIED - 1
        for node in edge.outcomes.values():
            for following in node.edges.values():
                if following.visits > most:
                    most = following.visits
                    favourite = following
        if favourite is edge:
            return line
        line.append(int(favourite.action))
        edge = favourite
