"""Bloom Town: which tables are looked at, and how their moments are known."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, cast

from tests.positions.one_ahead import one_ahead
from tests.positions.stored import ME, Moment, Played, Setup, found_in

from triopolis.engine.contract import Game, Rows, View
from triopolis.engine.match import Match
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.registry import find_game
from triopolis.games.bloom_town.components import ICONS
from triopolis.games.bloom_town.events import Recounted
from triopolis.games.bloom_town.rules import DRAW, FLOWER_DOUBLE, OTHERS
from triopolis.games.bloom_town.telling.details import PlaceDetails
from triopolis.games.bloom_town.view import BloomTownView

GAME: Final = "bloom_town"
DEALS: Final = 4
"""Imagined positions in which a move is tried."""
MOST_SEEDS: Final = 60
"""So many matches are played for what is rare: a tile drawn unseen with the token in hand, any tile of the market."""
USUAL: Final = ("opening", "middle", "choice", "fullest", "end")
FULL: Final = (*USUAL, "spring", "token", "recount", "recounting", "any_tile", "drawn", "built", "hand")
"""`recounting`: the next action turns up a second tile of a type. `drawn`: after a tile drawn unseen."""


def setups() -> Iterator[Setup]:
    for place, (opponent, scoring) in enumerate(product(("alice", "boris", "zinovy"), ("takes", "recounts"))):
        side = "AB"[(place + place // 2) % 2]
        options = {"side": side, "opponent": opponent, "rival_scoring": scoring}
        yield Setup(f"1-{opponent}-{scoring}", 1, options)
    for seats, side in product((2, 3, 4), "AB"):
        yield Setup(f"{seats}-{side}", seats, {"side": side})
    for seats in (2, 3, 4):
        yield Setup(f"{seats}-training", seats, {"mode": "training"})
    for seats in (2, 4):
        yield Setup(f"{seats}-mixed", seats, {}, {"boards": mixed_boards()})


def mixed_boards() -> Rows:
    """Columns that mix flowers: no head can stand for one."""
    rows = [dict(row) for row in find_game(GAME).data["boards"]]
    for row in rows:
        row["icon"] = ICONS[(int(row["row"]) * 2 + int(row["col"])) % len(ICONS)]
    return rows


def wanted(setup: Setup) -> tuple[str, ...]:
    return USUAL if setup.options.get("mode") == "training" else FULL


def play(setup: Setup, seed: str) -> Played:
    """A match of people who look one move ahead. The first keeps the flower token to the end."""
    match = setup.begin(GAME, seed)
    rng = seeded(seed, "positions")
    found = Finder()
    while not match.over:
        seat = int(match.state.actor)
        view = cast(BloomTownView, match.view(seat))
        if seat == ME:
            found.look(match, view)
        events = match.play(seat, _choice(match.game, view, rng))
        if seat == ME and any(isinstance(event.public, Recounted) for event in events):
            found.moments["recounting"] = Moment(len(match.steps) - 1)
    found.moments["end"] = Moment(len(match.steps))
    return Played(seed, match.actions, found.moments)


def _choice(game: Game, view: View, rng: Generator) -> int:
    actions = view.actions if view.actor != ME else [action for action in view.actions if not _uses_flower(action)]
    return one_ahead(game, view, rng, actions, DEALS)


def _uses_flower(action: int) -> bool:
    return OTHERS + FLOWER_DOUBLE <= action < OTHERS + DRAW


class Finder:
    """The moments of one match, as they come by."""

    def __init__(self) -> None:
        self.moments: dict[str, Moment] = {}
        self._recounts = 0

    def look(self, match: Match, view: BloomTownView) -> None:
        at, mine = len(match.steps), view.towns[ME]
        built = sum(kind >= 0 for kind in mine.tiles)
        if view.stage == "hand":
            self._first("hand", Moment(at))
        if view.stage == "drawn":
            self._first("drawn", Moment(at))
        if view.stage == "built":
            self._first("built", Moment(at))
        again = bool(match.steps) and match.steps[-1].turn == view.turn
        if view.stage != "build" or again:
            return
        self._first("opening", Moment(at))
        # The last of them stays.
        self.moments["fullest"] = Moment(at)
        ways = list(_placements(match.game, view))
        if built in (6, 7, 8) and len(set(mine.hand.tiles or [])) == 2:
            usual = [choice for _, details, choice in ways if _is_usual(details) and _is_inside(choice)]
            if usual:
                self._first("middle", Moment(at))
                self._first("choice", Moment(at, usual[0]))
        if built >= 3:
            self._look_for_choices(at, ways, view.switches.side)
        once = [which for which, showing in enumerate(view.recounts) if showing == 1]
        if mine.flower and once and built >= 4:
            self.moments["token"] = Moment(at, {"type": once[-1]})
        if len(view.history) > self._recounts and built >= 4:
            self._first("recount", Moment(at))
        self._recounts = len(view.history)

    def _look_for_choices(self, at: int, ways: list[Way], side: str) -> None:
        # The spring cells of side B lie at the edge.
        places = [(gain, choice) for gain, details, choice in ways if details.spring and gain >= 3]
        springs = [choice for _, choice in places if side == "B" or _is_inside(choice)]
        if springs:
            self._first("spring", Moment(at, springs[0]))
        any_tile = [choice for _, details, choice in ways if details.draws == "any" and not details.spring]
        if any_tile:
            self._first("any_tile", Moment(at, any_tile[0]))

    def _first(self, name: str, moment: Moment) -> None:
        self.moments.setdefault(name, moment)


Way = tuple[int, PlaceDetails, dict[str, int]]
"""What it brings at once, what the game says of it, and what is chosen for it: a kind of tile and a cell."""


def _placements(game: Game, view: BloomTownView) -> Iterator[Way]:
    for action in view.actions:
        if action < OTHERS:
            details = game.preview(view, action).details
            assert isinstance(details, PlaceDetails)
            yield details.points, details, {"tile": action // 25, "cell": action % 25}


def _is_usual(details: PlaceDetails) -> bool:
    return details.draws == "tile" and not details.spring and details.points >= 3


def _is_inside(choice: dict[str, int]) -> bool:
    """On a cell with neighbours above and below: more of what a choice shows is seen there."""
    return 5 <= choice["cell"] < 20


def find(setup: Setup) -> Setup:
    return found_in(setup, play, wanted(setup), USUAL, MOST_SEEDS)
