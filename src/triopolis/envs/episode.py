"""One match that a program plays: the position and how it came about, so that it can be copied and recorded."""

from __future__ import annotations

import warnings
from functools import lru_cache
from typing import Any

import msgspec

from triopolis.engine.contract import Dealer, State, View
from triopolis.engine.errors import IllegalMove
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game
from triopolis.envs.setup import Setup, margins, wins


class Dealt(msgspec.Struct, frozen=True):
    """A position dealt from what one seat saw."""

    view: bytes
    seed: str


class Episode:
    """One match in a learning environment, from its deal to its end, with what each seat has been paid for it."""

    def __init__(self, setup: Setup, origin: str | Dealt) -> None:
        self.setup = setup
        self.origin = origin
        """The seed of the match, or what the position was dealt from."""
        self.actions: list[int] = []
        """Everything played since."""
        self.state = self._first()
        self.paid = [0.0] * setup.players
        """What each seat has been paid so far."""

    def _first(self) -> State:
        if isinstance(self.origin, str):
            return self.setup.new(self.origin)
        return _dealer(self.setup.game_id, self.origin.view).deal(seeded(self.origin.seed, "imagined"))

    @property
    def actor(self) -> int:
        """The seat to act, -1 when the match is over."""
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        return self.actor < 0

    def view(self, seat: int) -> View:
        return self.setup.game.view(self.state, seat)

    def legal(self) -> list[int]:
        return self.state.actions()

    def play(self, action: int) -> None:
        """Play for the seat to act; an illegal action changes nothing."""
        if action not in self.state.actions():
            raise IllegalMove.of("error-illegal", action=action)
        self.state.play(action)
        self.actions.append(action)

    def earned(self) -> list[float]:
        """What each seat has earned by now, in all."""
        setup = self.setup
        if setup.reward == "progress" or (self.over and setup.reward == "margin"):
            return margins(self.state, setup.players)
        return wins(self.state, setup.players) if self.over else [0.0] * setup.players

    def pay(self, seat: int) -> float:
        """What a seat has earned since it was paid last."""
        earned = self.earned()[seat]
        due = earned - self.paid[seat]
        self.paid[seat] = earned
        return due

    def imagined(self, seat: int, seed: str) -> Episode:
        """The same episode with all that is hidden from a seat dealt anew."""
        other = Episode(self.setup, Dealt(self.view(seat).encode(), seed))
        other.paid = self.paid[:]
        return other

    def record(self) -> bytes:
        """The match as a record, for `triopolis replay` and the browser."""
        if isinstance(self.origin, Dealt):
            raise ValueError("an imagined position has no record: nobody knows how it came about")
        match = Match(self.setup.game, self.setup.players, self.setup.options, self.origin)
        for action in self.actions:
            match.repeat(action)
        return match.save()

    # Copies

    def copy(self) -> Episode:
        other = Episode.__new__(Episode)
        other.setup, other.origin, other.actions = self.setup, self.origin, self.actions[:]
        other.state, other.paid = self.state.copy(), self.paid[:]
        return other

    def __copy__(self) -> Episode:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()


@lru_cache(maxsize=16)
def _dealer(game_id: str, view: bytes) -> Dealer[State]:
    """Kept, because a search deals from one view again and again."""
    game = find_game(game_id)
    return game.imagine(msgspec.json.decode(view, type=game.Views))


def renamed(old: str, new: str) -> None:
    """Warn a program that still uses an attribute by its name of earlier versions."""
    warnings.warn(f"{old} has moved to {new}", DeprecationWarning, stacklevel=3)
