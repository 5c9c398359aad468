"""What nobody who knows the rules does, no level does: no flower token used in a first turn, no spring left unused.

Over 200 matches of Bloom Town a level. The level is asked wherever it could go wrong; all other moves are greedy's.
What is open to a level that searches is settled before the search, however long that is: a short one stands for all.
"""

from __future__ import annotations

import pytest

from triopolis.bots.registry import make_bot
from triopolis.cli.version import is_compiled
from triopolis.engine.contract import Move, View
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game
from triopolis.games.bloom_town.moves import Double, DrawTile, ExtraTurn, Recount

GAME = find_game("bloom_town")
MATCHES = 200
PARTS = 4
"""So that two cores have something to do."""
FEW = 1
"""Matches of a part where nothing is compiled, and no search then."""
BOTS = ("easy", "medium", "puct:simulations=20")


def uses_flower(move: Move) -> bool:
    return isinstance(move, Recount) or (isinstance(move, Double | ExtraTurn) and move.by == "flower")


def uses_spring(move: Move) -> bool:
    return isinstance(move, Double | ExtraTurn) and move.by == "spring"


def moves_of(view: View) -> list[Move]:
    return [GAME.move(view, action) for action in view.actions]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("level", BOTS)
def test_no_flower_is_thrown_away_and_no_bonus_left(level: str, part: int) -> None:
    if not is_compiled() and level.startswith("puct"):
        return
    asked = wasted = left = 0
    for number in range(MATCHES // PARTS if is_compiled() else FEW):
        match = Match(GAME, seats=2, seed=f"manners {part} {number}")
        greedy = make_bot("greedy", GAME, f"{part} {number}")
        bots = [make_bot(level, GAME, f"{part} {number} {seat}") for seat in range(2)]
        while not match.over:
            seat = int(match.state.actor)
            view = match.view(seat)
            moves = moves_of(view)
            first = view.turn < 2 and any(uses_flower(move) for move in moves)
            spring = any(uses_spring(move) for move in moves)
            action = (bots[seat] if first or spring else greedy).choose(view).action
            move = GAME.move(view, action)
            asked += first or spring
            wasted += first and uses_flower(move)
            left += spring and isinstance(move, DrawTile)
            match.play(seat, action)
    assert asked
    assert (wasted, left) == (0, 0)
