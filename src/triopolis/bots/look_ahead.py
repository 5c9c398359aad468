"""One move ahead: what a game's evaluation says of every legal move, over a few imagined positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from triopolis.engine.contract import Dealer, Evaluator, State
from triopolis.engine.randomness import Generator

VERDICT: Final = 100.0
"""Points for a move that ends the match and wins it, off for one that loses it: more than any lead on paper."""


class Prospect:
    """What one move promises: means over the imagined positions."""

    def __init__(self, action: int) -> None:
        self.action: int = action
        self.own: float = 0.0
        """The final score the mover may expect."""
        self.rival: float = 0.0
        """And the best of anybody else (a solo opponent too)."""
        self.lead: float = 0.0
        """How good the move is: the difference, or a verdict where the match ends."""


def look_ahead(
    dealer: Dealer, evaluator: Evaluator, rng: Generator, actions: list[int], seat: i64, deals: int
) -> list[Prospect]:
    """Every move with what it promises, the best first; equally good ones in their order. All see the same deals."""
    positions: list[State] = [dealer.deal(rng) for _ in range(deals)]
    prospects: list[Prospect] = []
    for action in actions:
        prospect: Prospect = Prospect(action)
        for position in positions:
            consider(prospect, position, evaluator, seat, 1.0 / deals)
        prospects.append(prospect)
    return sorted(prospects, key=lambda prospect: -prospect.lead)


def consider(prospect: Prospect, position: State, evaluator: Evaluator, seat: i64, share: float) -> None:
    """Adds what one imagined position says, by its share of all."""
    state: State = position.copy()
    state.play(prospect.action, None)
    own: float = evaluator.value(state, seat)
    rival: float = best_rival(state, evaluator, seat)
    prospect.own += own * share
    prospect.rival += rival * share
    prospect.lead += (own - rival) * share
    if state.actor < 0:
        prospect.lead += (VERDICT if seat in state.winners() else -VERDICT) * share


def best_rival(state: State, evaluator: Evaluator, seat: i64) -> float:
    """Nothing for who plays alone without an opponent."""
    best: float = 0.0
    seen: bool = False
    for place in range(i64(len(state.scores()))):
        if place != seat:
            value: float = evaluator.value(state, place)
            if not seen or value > best:
                best = value
                seen = True
    return best
