"""What a position is worth to a player, in points at the end.

What counts, in a player's words: the points I have; the crates I hold, the more the better they fit the ships in the
bay; the time left to turn them into ships; and a free berth for each of those.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lantern_harbour.components import BERTHS, LANTERN, NOTHING
from lantern_harbour.payment import missing
from lantern_harbour.rules import LanternState
from lantern_harbour.scoring import ships_in
from lantern_harbour.solo import CRATES_PER_TURN
from lantern_harbour.state import ACTIONS_PER_TURN, ROUNDS
from triopolis.engine.contract import Evaluator

CRATE: Final = 1.1
"""A crate becomes part of a ship later: about as many points as a ship brings for each crate of its cargo."""
LANTERN_MORE: Final = 0.7
"""A lantern always fits."""
CRATES_PER_SHIP: Final = 4
"""On average."""
ACTION: Final = 1.1
"""One action to come: a crate more, or a ship moored."""
WITHIN_REACH: Final = 0.5
"""Of the points of the best ship in the bay, less for each crate that is missing."""


class LanternEvaluator(Evaluator[LanternState]):
    def value(self, state: LanternState, seat: i64) -> float:
        points = float(state.scores()[int(seat)])
        if state.actor < 0:
            return points
        who, rounds = int(seat), ROUNDS - state.round + 1
        hand = state.hands[who]
        if who == state.rules.players:
            return points + CRATE * (sum(hand) + CRATES_PER_TURN * rounds)
        actions = ACTIONS_PER_TURN * rounds
        free_berths = BERTHS - ships_in(state.harbours[who])
        useful = min(sum(hand), CRATES_PER_SHIP * free_berths, 2 * actions)
        return points + CRATE * useful + LANTERN_MORE * hand[LANTERN] + ACTION * actions + _reach(state, who)


ROOM = LanternEvaluator


def _reach(state: LanternState, who: int) -> float:
    """How near the best ship in the bay is."""
    best = 0.0
    for ship in state.bay:
        if ship != NOTHING:
            _, cargo, printed, _ = state.rules.ships[ship]
            short = max(0, sum(missing(cargo, state.hands[who])) - state.hands[who][LANTERN])
            best = max(best, WITHIN_REACH * printed / (1 + short))
    return best
