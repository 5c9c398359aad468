"""Deals whole positions that fit a view: crates that others drew face down, the bag, the deck of ships.

Every crate that is out of sight came from the same bag, or is still in it. So all of them are shuffled together, and
each may be anywhere with the same chance.
"""

from __future__ import annotations

from lantern_harbour.components import NOTHING, Ship, all_crates
from lantern_harbour.rules import LanternState
from lantern_harbour.view import LanternView, ships_in_sight, visible_position
from triopolis.engine.contract import Dealer
from triopolis.engine.randomness import Generator, shuffled


class LanternDealer(Dealer[LanternState]):
    def __init__(self, ships: tuple[Ship, ...], view: LanternView) -> None:
        self.template = visible_position(ships, view)
        self.hidden = [0 if hand.crates is not None else hand.hidden for hand in view.hands]
        """How many crates of each hand are to be dealt."""
        self.deck = [ship for ship in range(len(ships)) if ship not in ships_in_sight(view)]
        self.unseen = self._crates_out_of_sight(view)

    def _crates_out_of_sight(self, view: LanternView) -> list[int]:
        """Those in the bag and in hidden hands: of each kind as many as are in the game, less those seen or loaded."""
        left = all_crates(view.players)
        for crate in view.quay:
            if crate != NOTHING:
                left[crate] -= 1
        for counts in [*self.template.hands, self.template.loaded]:
            for crate, count in enumerate(counts):
                left[crate] -= count
        return [crate for crate, count in enumerate(left) for _ in range(count)]

    def deal(self, rng: Generator) -> LanternState:
        state = self.template.copy()
        crates = shuffled(rng, self.unseen)
        for who, hidden in enumerate(self.hidden):
            for _ in range(hidden):
                state.hands[who][crates.pop()] += 1
        state.bag = crates
        state.deck = shuffled(rng, self.deck)
        return state
