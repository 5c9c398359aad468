"""Information-set Monte Carlo tree search, for any game.

Every simulation deals a whole position that fits the view, goes down the tree by the actions that are legal in it, adds
one node, plays at random to the end and counts the result for everybody on the way. Nodes stand for what was played,
not for positions, so one tree serves all deals: each child remembers how often it was available when its parent was
visited, and the choice weighs that (Cowling, Powley and Whitehouse 2012). Each seat maximises its own result; a solo
opponent is part of the world, since it never chooses.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from triopolis.bots.look_ahead import Prospect
from triopolis.engine.contract import Dealer, State
from triopolis.engine.playout import play_out
from triopolis.engine.randomness import Generator

EXPLORATION: Final = 0.7
LEAST_TRIED: Final[i64] = 10
"""What was tried less often is no forecast."""
MARGIN_SHARE: Final = 0.2
"""How much of a result is, at least, by how much one won or lost."""
EXPLORATION_WITH_ADVICE: Final = 0.3
FIRST_LOOKS: Final = 3.0
MORE_LOOKS: Final = 0.3
"""With advice, the root looks at three moves at first, and at more with the square root of its visits."""
TRUST: Final = 2.0
"""The weight of the advice; it fades as a move is tried."""


class Node:
    """What followed after an action, over all deals in which it was played here."""

    def __init__(self, action: i64, mover: i64) -> None:
        self.action: i64 = action
        self.mover: i64 = mover
        """Who chose the action."""
        self.visits: i64 = 0
        self.available: i64 = 0
        self.value: float = 0.0
        """The sum of the mover's results."""
        self.wins: float = 0.0
        self.score: float = 0.0
        """The sums of the mover's shares of victory and of final scores."""
        self.rival: float = 0.0
        """The sum of the best final scores of anybody else."""
        self.children: dict[int, Node] = {}
        self.advice: float = 0.0
        """What the game's evaluation says of the action, from 0 to 1; only at the root."""


class Spread:
    """Mean and spread of numbers as they come: how far one of them lies from the others."""

    def __init__(self) -> None:
        self.count: float = 0.0
        self.mean: float = 0.0
        self.squares: float = 0.0

    def place(self, number: float) -> float:
        """Take a number in; from 0 (far below the others) to 1 (far above)."""
        self.count += 1.0
        step: float = number - self.mean
        self.mean += step / self.count
        self.squares += step * (number - self.mean)
        if self.squares <= 0.0:
            return 0.5
        far: float = 4.0 * sqrt(self.squares / self.count)
        return max(0.0, min(1.0, 0.5 + (number - self.mean) / far))


class Mean:
    """A running mean that begins at one half."""

    def __init__(self) -> None:
        self.count: float = 2.0
        self.mean: float = 0.5

    def take(self, number: float) -> float:
        """The mean before this number, which is taken in."""
        before: float = self.mean
        self.count += 1.0
        self.mean += (number - before) / self.count
        return before


def margin_share(chance: float) -> float:
    """Where winning is all but certain, or out of reach, only the margin is left to play for."""
    certainty: float = (2.0 * chance - 1.0) * (2.0 * chance - 1.0)
    return MARGIN_SHARE + (1.0 - MARGIN_SHARE) * certainty


class TreeSearch:
    def __init__(self, dealer: Dealer, rng: Generator, places: int) -> None:
        self.dealer: Dealer = dealer
        self.rng: Generator = rng
        self.exploration: float = EXPLORATION
        self.root: Node = Node(-1, -1)
        self.simulations: i64 = 0
        self.spreads: list[Spread] = [Spread() for _ in range(places)]
        self.chances: list[Mean] = [Mean() for _ in range(places)]
        self.advised: list[int] = []
        """Actions at the root that were not tried yet, the most promising last."""
        self.advice: dict[int, float] = {}

    def advise(self, prospects: list[Prospect]) -> None:
        """Try promising moves first and more often: those that look bad one move ahead may wait."""
        self.exploration = EXPLORATION_WITH_ADVICE
        span: float = max(1e-9, prospects[0].lead - prospects[-1].lead)
        for prospect in prospects:
            self.advised.insert(0, prospect.action)
            self.advice[prospect.action] = (prospect.lead - prospects[-1].lead) / span

    def simulate(self, times: i64) -> None:
        for _ in range(times):
            state: State = self.dealer.deal(self.rng)
            path: list[Node] = self.descend(state)
            play_out(state, self.rng)
            self.count(path, state)
            self.simulations += 1

    def descend(self, state: State) -> list[Node]:
        """Down the tree by legal actions, up to a node that is new."""
        node: Node = self.root
        path: list[Node] = [node]
        while state.actor >= 0:
            node = self.next_node(node, state)
            state.play(node.action, None)
            path.append(node)
            if node.visits == 0:
                break
        return path

    def next_node(self, node: Node, state: State) -> Node:
        """A child for an action not tried here yet, or else the best."""
        if node is self.root and self.advice:
            return self.advised_child(state.actor)
        actions: list[int] = state.actions()
        fresh: list[int] = [action for action in actions if action not in node.children]
        if not fresh:
            return self.best(node, actions)
        chosen: int = fresh[self.rng.below(len(fresh))]
        for action in actions:
            if action in node.children:
                node.children[action].available += 1
        child: Node = Node(chosen, state.actor)
        child.available = 1
        node.children[chosen] = child
        return child

    def advised_child(self, mover: i64) -> Node:
        """At the root, where the same actions are legal in every deal: the next promising one when it is time to look
        at more of them, or else the best of those tried."""
        root: Node = self.root
        if self.advised and float(len(root.children)) < FIRST_LOOKS + MORE_LOOKS * sqrt(float(root.visits)):
            action: int = self.advised.pop()
            child: Node = Node(action, mover)
            child.advice = self.advice[action]
            root.children[action] = child
            return child
        return self.best(root, list(root.children))

    def best(self, node: Node, actions: list[int]) -> Node:
        """The child with the best prospects, little tried ones given the benefit of the doubt."""
        most: float = -1.0
        chosen: Node = node
        for action in actions:
            child: Node = node.children[action]
            child.available += 1
            visits: float = float(child.visits)
            prospect: float = child.value / visits + self.exploration * sqrt(log(float(child.available)) / visits)
            prospect += TRUST * child.advice / (visits + 1.0)
            if prospect > most:
                most = prospect
                chosen = child
        return chosen

    def count(self, path: list[Node], state: State) -> None:
        scores: list[int] = state.scores()
        winners: list[int] = state.winners()
        results: list[float] = []
        shares: list[float] = []
        rivals: list[int] = [best_other(scores, place) for place in range(len(scores))]
        for place in range(len(scores)):
            share: float = 1.0 / len(winners) if place in winners else 0.0
            margin: float = self.spreads[place].place(float(scores[place] - rivals[place]))
            shares.append(share)
            by_margin: float = margin_share(self.chances[place].take(share))
            results.append((1.0 - by_margin) * share + by_margin * margin)
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                node.value += results[node.mover]
                node.wins += shares[node.mover]
                node.score += float(scores[node.mover])
                node.rival += float(rivals[node.mover])


def best_other(scores: list[int], place: int) -> int:
    """The best score of anybody else; alone without an opponent, nothing."""
    best: int = 0
    seen: bool = False
    for other in range(len(scores)):
        if other != place and (not seen or scores[other] > best):
            best = scores[other]
            seen = True
    return best


def likely_line(node: Node) -> list[int]:
    """The actions that were tried most after this node, one after the other, while they were tried at all often."""
    line: list[int] = []
    while True:
        favourite: Node = node
        most: i64 = LEAST_TRIED - 1
        for child in node.children.values():
            if child.visits > most:
                most = child.visits
                favourite = child
        if favourite is node:
            return line
        line.append(int(favourite.action))
        node = favourite
