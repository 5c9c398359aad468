"""What holds in every position; only tests ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lantern_harbour.components import NOTHING, all_crates
from lantern_harbour.game import LanternHarbour
from lantern_harbour.rules import LanternState
from lantern_harbour.scoring import is_full
from lantern_harbour.state import ACTIONS_PER_TURN, HAND_LIMIT, ROUNDS
from triopolis.engine.rooms import Checks


class LanternChecks(Checks[LanternState]):
    def __init__(self, game: LanternHarbour) -> None:
        self.game = game

    def broken_invariants(self, state: LanternState) -> list[str]:
        return [*_crates(state), *_ships(state), *_hands(state), *_end(state)]


ROOM = LanternChecks


def _crates(state: LanternState) -> Iterator[str]:
    """Every crate is in one place: bag, quay, a hand, or loaded."""
    counts = Counter([*state.bag, *(crate for crate in state.quay if crate != NOTHING)])
    for hand in [*state.hands, state.loaded]:
        counts.update(dict(enumerate(hand)))
    wanted = Counter(dict(enumerate(all_crates(state.rules.players))))
    if counts != wanted:
        yield f"crates missing {wanted - counts}, too many {counts - wanted}"


def _ships(state: LanternState) -> Iterator[str]:
    """Every ship is in one place: deck, bay, a harbour, or at sea."""
    places = [*state.deck, *state.bay, *state.at_sea, *(ship for harbour in state.harbours for ship in harbour)]
    ships = sorted(ship for ship in places if ship != NOTHING)
    if ships != list(range(len(state.rules.ships))):
        yield f"ships {ships}"
    if state.deck and NOTHING in state.bay and state.actions_left == ACTIONS_PER_TURN:
        yield "a turn begins with an empty place in the bay, though there are ships to come"


def _hands(state: LanternState) -> Iterator[str]:
    for who, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        if not all(0 <= seen <= held for seen, held in zip(known, hand, strict=True)):
            yield f"hand {who} is {hand}, of which {known} is known"
        if who < state.rules.players and sum(hand) > HAND_LIMIT:
            yield f"hand {who} has {sum(hand)} crates"


def _end(state: LanternState) -> Iterator[str]:
    if state.actor >= 0:
        return
    if state.turn % state.rules.players:
        yield f"ended after {state.turn} turns, which is not a whole number of rounds"
    if state.turn < ROUNDS * state.rules.players and not any(is_full(harbour) for harbour in state.harbours):
        yield f"ended after {state.turn} turns without a full harbour"
