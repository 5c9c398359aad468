"""Positions that the page is looked at in: matches with the moments worth seeing, in web/tests/positions.

python -m tests.positions              writes them anew: plays matches, always the same ones, and looks for the moments
                                       (on the compiled copy it takes half a minute)
python -m tests.positions.lay_out      puts some of them on the tables of a server's database
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from triopolis.engine.contract import DataPack, Rows
from triopolis.engine.match import Match
from triopolis.engine.options import make_options
from triopolis.engine.registry import find_game

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "positions"
ME = 0
"""The seat through whose eyes a position is looked at; it is to choose wherever anybody is."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A point of a match, and what is chosen there on the screen: a game's own names for it."""

    at: int
    """After so many actions."""
    choose: dict[str, int] = {}


class Played(msgspec.Struct, frozen=True):
    seed: str
    actions: list[int]
    """Of the whole match."""
    moments: dict[str, Moment]


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to play a game, with the matches in which its moments were found."""

    name: str
    seats: int
    options: dict[str, Any]
    tables: dict[str, Rows] = {}
    """Of a data pack."""
    matches: list[Played] = []

    def begin(self, game: str, seed: str) -> Match:
        found = find_game(game)
        if self.tables:
            found = found.with_data(DataPack(self.tables))
        return Match(found, self.seats, make_options(found, self.options), seed)

    def find(self, moment: str) -> tuple[Played, Moment]:
        played = next(played for played in self.matches if moment in played.moments)
        return played, played.moments[moment]

    def match_at(self, game: str, moment: str) -> Match:
        played, where = self.find(moment)
        match = self.begin(game, played.seed)
        for action in played.actions[: where.at]:
            match.repeat(action)
        return match


def found_in(
    setup: Setup, play: Callable[[Setup, str], Played], wanted: Sequence[str], usual: Sequence[str], most: int
) -> Setup:
    """Plays one match after the other until every moment has been seen; keeps those that brought something new."""
    missing = set(wanted)
    kept: list[Played] = []
    for number in range(1, most + 1):
        played = play(setup, f"positions {number}")
        new = {name: moment for name, moment in played.moments.items() if name in missing}
        # The usual moments come from one match, so that they can be compared.
        if not kept and not set(usual) <= played.moments.keys():
            continue
        if new:
            missing -= new.keys()
            kept.append(Played(played.seed, played.actions, new))
        if not missing:
            break
    return Setup(setup.name, setup.seats, setup.options, setup.tables, kept)


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


def read_setups(game: str) -> list[Setup]:
    return msgspec.json.decode(file_of(game).read_bytes(), type=list[Setup])


def write_setups(game: str, setups: list[Setup]) -> None:
    """A line for each match: a difference shows which of them has changed."""
    text = ",\n".join(map(_lines, setups))
    file_of(game).write_text(f"[\n{text}\n]\n", "utf-8")


def _lines(setup: Setup) -> str:
    facts = msgspec.json.encode(msgspec.structs.replace(setup, matches=[])).decode()
    matches = ",\n".join(f"  {msgspec.json.encode(played).decode()}" for played in setup.matches)
    return f'{facts[:-1]},"matches":[\n{matches}\n]}}'
