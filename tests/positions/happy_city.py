"""Happy City: which tables are looked at, and how their moments are known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from tests.positions.one_ahead import one_ahead
from tests.positions.stored import ME, Moment, Played, Setup, found_in

from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.games.happy_city.components import SLOTS
from triopolis.games.happy_city.view import HappyCityView

GAME: Final = "happy_city"
DEALS: Final = 2
"""Imagined positions in which a move is tried."""
MOST_SEEDS: Final = 60
"""So many matches are played for what is rare: a second monster, a Louvre."""
USUAL: Final = ("opening", "middle", "choice", "fullest", "end")
EVERY: Final = (*USUAL, "discard", "reveal", "special")
MONSTERS: Final = ("guarded", "pay", "deflect", "destroy", "ruined")
"""`guarded`: a monster in front of the city. `ruined`: one sits on a ruin."""
EXPERT: Final = ("market", "full")
"""`full`: the last round."""


def setups() -> Iterator[Setup]:
    yield Setup("5-expert-grozilla", 5, {"mode": "expert", "grozilla": "yes"})
    yield Setup("4-expert", 4, {"mode": "expert"})
    yield Setup("2-expert-grozilla", 2, {"mode": "expert", "grozilla": "yes"})
    yield Setup("3-grozilla", 3, {"grozilla": "yes"})
    for seats in (2, 3, 5):
        yield Setup(f"{seats}", seats, {})
    yield Setup("4-junior", 4, {"scoring": "add"})


def wanted(setup: Setup) -> tuple[str, ...]:
    monsters = MONSTERS if setup.options.get("grozilla") == "yes" else ()
    expert = EXPERT if setup.options.get("mode") == "expert" else ()
    return (*EVERY, *monsters, *expert)


def find(setup: Setup) -> Setup:
    return found_in(setup, play, wanted(setup), USUAL, MOST_SEEDS)


def play(setup: Setup, seed: str) -> Played:
    """A match of people who look one move ahead."""
    match = setup.begin(GAME, seed)
    rng = seeded(seed, "positions")
    found = Finder()
    while not match.over:
        seat = int(match.state.actor)
        view = cast(HappyCityView, match.view(seat))
        if seat == ME:
            found.look(match, view)
        match.play(seat, one_ahead(match.game, view, rng, view.actions, DEALS))
    found.moments["end"] = Moment(len(match.steps))
    return Played(seed, match.actions, found.moments)


class Finder:
    """The moments of one match, as they come by."""

    def __init__(self) -> None:
        self.moments: dict[str, Moment] = {}

    def look(self, match: Match, view: HappyCityView) -> None:
        here = Moment(len(match.steps))
        city = view.cities[ME]
        built = len(city.slots)
        if view.stage in ("discard", "reveal", "special"):
            if built >= 3:
                self._first(view.stage, here)
        elif view.stage != "buy":
            self._first(view.stage, here)
            return
        if any(slot.ruin for slot in city.slots):
            self._first("ruined", here)
        if any(len(each.slots) == SLOTS for each in view.cities):
            self._first("full", here)
        if view.stage == "buy":
            self._buying(here, view, built)

    def _buying(self, here: Moment, view: HappyCityView, built: int) -> None:
        place = _dearest(view)
        self._first("opening", here)
        # The last of them stays.
        self.moments["fullest"] = here
        if view.cities[ME].monster and place is not None:
            self._first("guarded", Moment(here.at, {"card": place}))
        if place is not None and 5 <= built <= 8:
            self._first("middle", here)
            self._first("choice", Moment(here.at, {"card": place}))

    def _first(self, name: str, moment: Moment) -> None:
        self.moments.setdefault(name, moment)


def _dearest(view: HappyCityView) -> int | None:
    """Where the dearest card of the centre that the purse can pay lies."""
    coins = view.cities[ME].coins
    names = {card.card for card in view.cities[ME].slots}
    affordable = [
        (view.prices[card], place)
        for place, card in enumerate(view.central)
        if card is not None and card not in names and view.prices[card] <= coins
    ]
    return max(affordable)[1] if affordable else None
