"""What happens in a match, as facts: a log line and an animation are made from each of them."""

from __future__ import annotations

from triopolis.engine.contract import Fact
from triopolis.engine.shapes import Ended


class Took(Fact, frozen=True):
    """An open crate from the quay."""

    place: int
    crate: int


class Drew(Fact, frozen=True):
    """A crate from the bag. Only the player who drew it knows which one."""

    crate: int | None = None


class Refilled(Fact, frozen=True):
    """A new crate on the quay."""

    place: int
    crate: int


class Moored(Fact, frozen=True):
    """A ship from the bay, loaded and moored."""

    place: int
    ship: int
    berth: int
    paid: list[int]
    points: int


class SentAway(Fact, frozen=True):
    """A ship left the bay for the open sea."""

    place: int
    ship: int


class Arrived(Fact, frozen=True):
    """A new ship in the bay."""

    place: int
    ship: int


class Waited(Fact, frozen=True):
    """There was nothing else to do."""


class Unloaded(Fact, frozen=True):
    """The lamplighter drew these crates from the bag."""

    crates: list[int]


class HarbourFull(Fact, frozen=True):
    """The last berth of a harbour is taken: this round is the last."""

    points: int


Facts = Took | Drew | Refilled | Moored | SentAway | Arrived | Waited | Unloaded | HarbourFull | Ended
