"""Point City: which tables are looked at, and how their moments are known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from tests.positions.one_ahead import one_ahead
from tests.positions.stored import ME, Moment, Played, Setup, found_in

from triopolis.engine.contract import Game
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.games.point_city.moves import Flip, to_move
from triopolis.games.point_city.telling.details import TakeDetails
from triopolis.games.point_city.view import PointCityView

GAME: Final = "point_city"
DEALS: Final = 3
"""Imagined positions in which a move is tried."""
MOST_SEEDS: Final = 60
"""So many matches are played for what is rare: a bill of four kinds."""
USUAL: Final = ("opening", "middle", "choice", "fullest", "end")
WANTED: Final = (*USUAL, "token", "flips", "bill")
"""`flips`: a card may be turned over. `bill`: a pair that costs four kinds or more."""


def setups() -> Iterator[Setup]:
    for automa in ("easy", "normal", "hard"):
        yield Setup(f"1-{automa}", 1, {"automa": automa})
    for seats in (2, 3, 4):
        yield Setup(f"{seats}", seats, {})
    yield Setup("2-base", 2, {"tokens": "base"})


def wanted(_: Setup) -> tuple[str, ...]:
    return WANTED


def find(setup: Setup) -> Setup:
    return found_in(setup, play, WANTED, USUAL, MOST_SEEDS)


def play(setup: Setup, seed: str) -> Played:
    """A match of people who look one move ahead."""
    match = setup.begin(GAME, seed)
    rng = seeded(seed, "positions")
    found = Finder()
    while not match.over:
        seat = int(match.state.actor)
        view = cast(PointCityView, match.view(seat))
        if seat == ME:
            found.look(match, view)
        match.play(seat, one_ahead(match.game, view, rng, view.actions, DEALS))
    found.moments["end"] = Moment(len(match.steps))
    return Played(seed, match.actions, found.moments)


class Finder:
    """The moments of one match, as they come by."""

    def __init__(self) -> None:
        self.moments: dict[str, Moment] = {}

    def look(self, match: Match, view: PointCityView) -> None:
        at = len(match.steps)
        if view.stage == "token" and len(view.tokens_left) >= 5:
            self._first("token", Moment(at, {"token": view.tokens_left[len(view.tokens_left) // 2]}))
        if view.stage != "turn" or view.flipped:
            return
        self._first("opening", Moment(at))
        # The last of them stays.
        self.moments["fullest"] = Moment(at)
        if any(isinstance(to_move(view, action), Flip) for action in view.actions) and view.round >= 5:
            self._first("flips", Moment(at))
        bills = sorted(_bills(match.game, view), key=lambda bill: -kinds(bill))
        if bills and kinds(bills[0]) >= 4:
            self._first("bill", Moment(at, _cells(bills[0])))
        usual = [bill for bill in bills if kinds(bill) >= 2]
        if usual and 6 <= view.round <= 12:
            self._first("middle", Moment(at))
            self._first("choice", Moment(at, _cells(usual[0])))

    def _first(self, name: str, moment: Moment) -> None:
        self.moments.setdefault(name, moment)


def kinds(bill: TakeDetails) -> int:
    """How many resources it asks for."""
    return sum(count > 0 for count in bill.cost)


def _bills(game: Game, view: PointCityView) -> Iterator[TakeDetails]:
    """Of the pairs for which cards must be given."""
    for preview in game.previews(view):
        if isinstance(preview.details, TakeDetails) and any(preview.details.need):
            yield preview.details


def _cells(bill: TakeDetails) -> dict[str, int]:
    first, second = bill.cells
    return {"first": first, "second": second}
