"""The position: flat, small, cheap to copy."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from lantern_harbour.components import BAY, BERTHS, CRATES, NOTHING, QUAY, Ship
from triopolis.engine.contract import State

ROUNDS: Final = 12
ACTIONS_PER_TURN: Final = 2
HAND_LIMIT: Final = 8
STAGES: Final = ("first", "second")
"""Which action of the turn is to be chosen."""


class Rules(NamedTuple):
    """What stays the same for a whole match."""

    ships: tuple[Ship, ...]
    players: int
    storehouses: bool
    lamplighter: int
    """Points it scores for every ship beyond the usual ones; NOTHING if it does not play."""

    @property
    def places(self) -> int:
        """The players, and behind them the lamplighter."""
        return self.players + (self.lamplighter != NOTHING)


class Position(State):
    """All there is on the table. The rules (rules.py) build on it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.actions_left = ACTIONS_PER_TURN
        self.bag: list[int] = []
        """Crates in the order they will be drawn, the next one last."""
        self.quay = [NOTHING] * QUAY
        self.deck: list[int] = []
        """Ships in the order they will arrive, the next one last."""
        self.bay = [NOTHING] * BAY
        self.at_sea: list[int] = []
        """Ships that were sent away; they do not come back."""
        self.hands = [[0] * len(CRATES) for _ in range(rules.places)]
        self.known = [[0] * len(CRATES) for _ in range(rules.places)]
        """The part of each hand that everyone has seen; all of the lamplighter's."""
        self.loaded = [0] * len(CRATES)
        """Crates that were given for ships; they are out of the game."""
        self.harbours = [[NOTHING] * BERTHS for _ in range(rules.places)]
        """The ship at every berth."""

    def copy_to(self, other: Position) -> None:
        other.actor, other.turn, other.first = self.actor, self.turn, self.first
        other.actions_left = self.actions_left
        other.bag, other.quay = self.bag[:], self.quay[:]
        other.deck, other.bay, other.at_sea = self.deck[:], self.bay[:], self.at_sea[:]
        other.hands = [hand[:] for hand in self.hands]
        other.known = [hand[:] for hand in self.known]
        other.loaded = self.loaded[:]
        other.harbours = [harbour[:] for harbour in self.harbours]

    @property
    def round(self) -> int:
        """Counts from 1."""
        return min(int(self.turn) // self.rules.players + 1, ROUNDS)

    def holdings(self) -> list[list[int]]:
        return [sorted(ship for ship in harbour if ship != NOTHING) for harbour in self.harbours]

    def dump(self) -> bytes:
        numbers = [int(self.actor), int(self.turn), int(self.first), self.actions_left]
        table = [self.bag, self.quay, self.deck, self.bay, self.at_sea]
        rules = [self.rules.players, self.rules.storehouses, self.rules.lamplighter]
        return msgspec.json.encode([rules, numbers, table, self.hands, self.known, self.loaded, self.harbours])
