"""Setup: fill the bag, deal the hands, lay out the quay and the bay."""

from __future__ import annotations

from typing import Final

from lantern_harbour.components import BAY, QUAY, all_crates
from lantern_harbour.rules import LanternState
from lantern_harbour.state import Rules
from triopolis.engine.randomness import seeded, shuffled

FIRST_CRATES: Final = 2
"""In every player's hand, face down."""


def new_position(rules: Rules, seed: str) -> LanternState:
    rng = seeded(seed, "lantern")
    state = LanternState(rules)
    state.bag = shuffled(rng, full_bag(rules.players))
    state.deck = shuffled(rng, range(len(rules.ships)))
    for seat in range(rules.players):
        for _ in range(FIRST_CRATES):
            state.hands[seat][state.bag.pop()] += 1
    state.quay = [state.bag.pop() for _ in range(QUAY)]
    state.bay = [state.deck.pop() for _ in range(BAY)]
    state.first = state.actor = rng.below(rules.players)
    return state


def full_bag(players: int) -> list[int]:
    return [crate for crate, count in enumerate(all_crates(players)) for _ in range(count)]
