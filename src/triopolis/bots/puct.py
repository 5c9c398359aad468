"""Tree search by judgement, for any game: no playouts.

Every simulation deals a whole position that fits the view and goes down the tree by the actions that are legal in it,
up to a node that is new; there everybody's chance to win is judged and counted for everybody on the way. Which action
is tried next weighs what it has brought (for whoever chooses it), what it promised one move ahead, and how little it
was tried (PUCT: Rosin 2011, Silver and others 2017), among those times that it could be.

Nodes stand for what was played, whatever it turned up: with a node for each card that may come, the search would never
get to the answers. But an action is known by what it means (`Judgement.meaning`): “take the second one” is another move
whenever another card lies there, and has a value of its own.

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
        self.odds: i64 = 0
        """The same in thousandths of log odds."""
        self.visits: i64 = 0
        self.offered: i64 = 0
        """How often it could have been chosen."""
        self.value: float = 0.0
        """The sum of the mover's results."""
        self.after: Node | None = None
        self.revealing: bool = False
        """It has turned something up, once at least."""

    def mean(self) -> float:
        return (self.value + self.promise) / float(self.visits + 1)


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
            actions: list[int] = self.actions if node is self.root else self.judge.judgement.tried(state)
            edge: Edge = self.known(node, state, actions[0]) if len(actions) == 1 else self.best(node, state, actions)
            path.append(edge)
            state.play(edge.action, None)
            if state.turned_up != 0:
                edge.revealing = True
            node = following(edge)
        return self.judge.chances(state)

    def best(self, node: Node, state: State, actions: list[int]) -> Edge:
        edges: list[Edge] = [self.known(node, state, action) for action in actions]
        top: i64 = edges[0].odds
        for edge in edges:
            top = max(top, edge.odds)
        total: float = 0.0
        for edge in edges:
            total += power((top - edge.odds) * SHARPNESS)
        most: float = -1.0
        chosen: Edge = edges[0]
        for edge in edges:
            edge.offered += 1
            prior: float = power((top - edge.odds) * SHARPNESS) / total
            wonder: float = self.exploration * prior * sqrt(float(edge.offered)) / float(edge.visits + 1)
            if edge.mean() + wonder > most:
                most = edge.mean() + wonder
                chosen = edge
        return chosen

    def known(self, node: Node, state: State, action: int) -> Edge:
        """An action that was never legal here before is looked at."""
        key: int = int(self.judge.judgement.meaning(state, action))
        if key not in node.edges:
            self.add(node, key, action, state.actor, self.judge.after(state, action)[state.actor])
        return node.edges[key]

    def add(self, node: Node, key: int, action: i64, mover: i64, promise: float) -> None:
        edge: Edge = Edge(action, mover)
        edge.promise = promise
        edge.odds = log_odds(promise)
        node.edges[key] = edge


def following(edge: Edge) -> Node:
    node: Node | None = edge.after
    if node is None:
        node = Node()
        edge.after = node
    return node


def likely_line(edge: Edge) -> list[int]:
    """The actions that were tried most after this one, one after the other, while they were tried at all often."""
    line: list[int] = []
    while True:
        favourite: Edge = edge
        most: i64 = LEAST_TRIED - 1
        for answer in following(edge).edges.values():
            if answer.visits > most:
                most = answer.visits
                favourite = answer
        if favourite is edge:
            return line
        line.append(int(favourite.action))
        edge = favourite
