"""What is to be measured, as a file: who plays whom at what, how often, and what the first of them should reach.

A plan is a list of entries. An entry names a bot for each seat: two are a pairing, more are a table (one `hard` among
three `medium`), one plays alone against the rulebook's own opponent. All figures are those of the first bot.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from triopolis.bots.registry import check_bot
from triopolis.engine.errors import TriopolisError
from triopolis.engine.options import check_seats, parse_options
from triopolis.engine.registry import find_game
from triopolis.lab.arena import ArenaPlan

MOST_GAMES: Final = 1_000_000
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,99}")
"""Names are names of files too."""

Percent = Annotated[float, msgspec.Meta(ge=0, le=100)]


class BadPlan(TriopolisError):
    """A file that is no plan, or a plan that cannot be played."""


class Sitting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every kind of entry says: who plays what."""

    name: str
    game: str
    seats: Annotated[int, msgspec.Meta(ge=1)]
    options: list[str] = []
    """As on the command line: side=B"""
    bots: list[str]
    """Seat by seat."""
    seed: str

    @property
    def players(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.bots))

    @property
    def seated(self) -> tuple[int, ...]:
        """Seat by seat the number of the player."""
        return tuple(self.players.index(bot) for bot in self.bots)


class Entry(Sitting, frozen=True, kw_only=True):
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]
    """At most, rounded up to whole deals."""
    must: Percent | None = None
    """Per cent of the games that the first bot should win."""
    aim: Percent | None = None
    """Where it should come in the end: told beside, decides nothing."""
    stop: Literal["settled", "never"] = "settled"
    """Whether to stop before all games are played, once it is plain whether what must be reached is."""

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)

    def deciding(self) -> Entry:
        """The same without what decides neither the games nor when they stop."""
        return msgspec.structs.replace(self, aim=None)


AnEntry = TypeVar("AnEntry", bound=Sitting)


def read_plan(content: bytes, file: str) -> list[Entry]:
    """Refuses what no entry can be; whether games and bots are there is asked when they are played."""
    entries = read_entries(content, file, Entry)
    for entry in entries:
        _check_goal(entry)
    return entries


def read_entries(content: bytes, file: str, kind: type[AnEntry]) -> list[AnEntry]:
    try:
        entries: list[AnEntry] = msgspec.json.decode(content, type=list[kind])  # type: ignore[valid-type]
    except msgspec.MsgspecError as problem:
        raise BadPlan.of("arena-plan-error-form", file=file, problem=str(problem)) from None
    for entry in entries:
        _check_form(entry)
    names = [entry.name for entry in entries]
    for name in names:
        if names.count(name) > 1:
            raise BadPlan.of("arena-plan-error-twice", file=file, name=name)
    return entries


def _check_form(entry: Sitting) -> None:
    if not NAME.fullmatch(entry.name):
        raise BadPlan.of("arena-plan-error-name", name=entry.name)
    if len(entry.bots) != entry.seats:
        raise BadPlan.of("arena-plan-error-bots", name=entry.name, bots=len(entry.bots), seats=entry.seats)


def _check_goal(entry: Entry) -> None:
    if entry.seats > 1 and len(entry.players) == 1:
        raise BadPlan.of("arena-plan-error-alike", name=entry.name, bot=entry.bots[0])
    if entry.aim is not None and (entry.must is None or entry.aim < entry.must):
        raise BadPlan.of("arena-plan-error-aim", name=entry.name)


def chosen_entries(entries: Sequence[AnEntry], names: Sequence[str]) -> list[AnEntry]:
    """Those of these names, in the order of the plan; all of them if none is named."""
    known = {entry.name for entry in entries}
    for name in names:
        if name not in known:
            raise BadPlan.of("arena-plan-error-unknown", name=name)
    return [entry for entry in entries if not names or entry.name in names]


def arena_plan(entry: Sitting, games: int) -> ArenaPlan:
    """The entry as it is played; refuses a game, options or bots that there are not."""
    game = find_game(entry.game)
    check_seats(game, entry.seats)
    for bot in entry.players:
        check_bot(bot)
    return ArenaPlan(
        game=game.id,
        options=game.settle_options(parse_options(game, entry.options), entry.seats),
        seats=entry.seats,
        bots=entry.players,
        games=games,
        seed=entry.seed,
    )
