"""A view as numbers, for programs that learn: each game lists the parts, here is what a part is.

A game's `observation.py` has `VERSION` and `parts(game)`. It reads views and nothing else, so what is hidden from a
seat cannot reach it. Everything about seats begins with the seat that looks and goes on to its left.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final, Generic, TypeVar

from triopolis.engine.contract import Game, View
from triopolis.engine.registry import game_ids, game_room, has_room

ONCE: Final = ""
PER_SEAT: Final = "players"
PER_PLACE: Final = "places"
"""Seats, and after them a solo opponent."""

Seen = TypeVar("Seen", bound=View)


@dataclass(frozen=True, kw_only=True)
class Part(Generic[Seen]):
    """Some numbers that belong together. They are read from a view, for one seat if there are some for each."""

    name: str
    shape: tuple[int, ...]
    """Of the numbers for one seat, where there are some for each."""
    meaning: str
    numbers: Callable[[Seen, int], Sequence[int]] | None = None
    """All of the numbers, in order."""
    counted: Callable[[Seen, int], Iterable[int]] | None = None
    """Or the places to count: the number at each is how often it comes."""
    per: str = ONCE
    least: int = 0
    most: int = 1
    """What a data pack might bring beyond is cut off where bounds must hold."""
    unit: int = 1
    """What a network is given the numbers divided by."""
    solo: bool = False
    """Only there with one player."""

    def times(self, players: int) -> int:
        """How many seats or places it is told of."""
        if self.per == PER_PLACE and players == 1:
            return 2
        return players if self.per else 1

    def full_shape(self, players: int) -> tuple[int, ...]:
        return (self.times(players), *self.shape) if self.per else self.shape


@dataclass(frozen=True)
class Placed:
    """A part where it stands among the numbers of a whole observation."""

    part: Part[Any]
    start: int
    stop: int
    shape: tuple[int, ...]
    times: int
    """For how many seats or places."""
    step: int
    """How many numbers for each of them."""


class Layout:
    """All parts of a game for a number of players, one after the other."""

    def __init__(self, game: Game, players: int) -> None:
        self.players = players
        self.placed: list[Placed] = []
        self.size = 0
        for part in parts_of(game):
            if players == 1 or not part.solo:
                self._place(part)
        self._empty = array("h", [0] * self.size)
        # Looked up once: every decision of a learner comes through here.
        self._plan: list[tuple[Any, Any, int, int, int]] = [
            (placed.part.counted, placed.part.numbers, placed.start, placed.step, placed.times)
            for placed in self.placed
        ]

    def _place(self, part: Part[Any]) -> None:
        shape, times = part.full_shape(self.players), part.times(self.players)
        stop = self.size + prod(shape)
        self.placed.append(Placed(part, self.size, stop, shape, times, (stop - self.size) // times))
        self.size = stop

    def numbers(self, view: View) -> array[int]:
        """The observation of a view: whole numbers, part after part."""
        out = self._empty[:]
        own = view.seat or 0
        for counted, numbers, start, step, times in self._plan:
            for turn in range(times):
                seat, place = (own + turn) % times if times > 1 else own, start + turn * step
                if counted is not None:
                    for index in counted(view, seat):
                        out[place + index] += 1
                else:
                    row = array("h", numbers(view, seat))
                    out[place : place + len(row)] = row
        return out


def observable_ids() -> list[str]:
    """The games that can be shown as numbers: ours, and those of other packages that have this room."""
    return [id for id in game_ids() if has_room(id, "observation")]


def parts_of(game: Game) -> list[Part[Any]]:
    parts: list[Part[Any]] = game_room(game.id, "observation").parts(game)
    return parts


def observation_version(game: Game) -> int:
    """Rises when the rules, the actions or the parts change so that what was learned no longer fits."""
    version: int = game_room(game.id, "observation").VERSION
    return version


# What every game tells.


def common_parts(stages: Sequence[str]) -> list[Part[Any]]:
    number = {stage: place for place, stage in enumerate(stages)}
    return [
        Part(
            name="seat",
            shape=(1,),
            per=PER_SEAT,
            meaning="1 at your own seat, the seats counted from 0 as actions that name a seat do",
            # The only part that is not counted from one's own seat: its number is how far the row has come.
            numbers=lambda view, seat: [int(steps_to(view, seat) == view.seat)],
        ),
        Part(
            name="actor",
            shape=(1,),
            per=PER_SEAT,
            meaning="1 at who is to act; nowhere when the match is over",
            numbers=lambda view, seat: [int(seat == view.actor)],
        ),
        Part(
            name="first",
            shape=(1,),
            per=PER_SEAT,
            meaning="1 at who began",
            numbers=lambda view, seat: [int(seat == view.first)],
        ),
        Part(
            name="turn",
            shape=(1,),
            meaning="turns played so far",
            numbers=lambda view, seat: [view.turn],
            most=9999,
            unit=50,
        ),
        Part(
            name="stage",
            shape=(len(stages),),
            meaning=f"1 at what is to be chosen: {', '.join(stages)}",
            counted=lambda view, seat: [number[view.stage]] if view.actor >= 0 else [],
        ),
    ]


def steps_to(view: View, seat: int) -> int:
    """How many seats to the left of one's own."""
    return (seat - (view.seat or 0)) % view.players


def marked(*flags: bool) -> list[int]:
    return [int(flag) for flag in flags]
