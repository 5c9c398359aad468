"""What can be typed after each command: every argument and option once, as text, to be checked by the command itself.

A field with a `name` is an argument, known by its place; the others are options. Names, labels and helps are ids of
messages, which `localised` says in the user's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter


def value(label: str, help: str) -> Parameter:
    """An option that is followed by a value."""
    return Parameter(metavar=label, help=help)


def flag(help: str) -> Parameter:
    return Parameter(help=help, show_default=False)


GameName = Annotated[str, Parameter(name="cli-label-game", help="cli-arg-game")]
DataPackFolder = Annotated[str | None, value("cli-label-folder", "cli-arg-data-pack")]
RuleOptions = Annotated[list[str] | None, value("cli-label-option", "cli-arg-option")]
RayAddress = Annotated[
    list[str] | None,
    Parameter(metavar="cli-label-address", help="cli-simulate-arg-ray", consume_multiple=(0, 1), allow_repeating=False),
]
"""The address may be left out."""
Database = Annotated[str | None, value("cli-label-url", "cli-arg-database")]
Json = Annotated[bool, flag("cli-arg-json")]


@dataclass(frozen=True, kw_only=True)
class GamesOrder:
    data_pack: Annotated[str | None, value("cli-label-folder", "cli-games-arg-data-pack")] = None
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class ServeOrder:
    host: Annotated[str | None, value("cli-label-host", "cli-serve-arg-host")] = None
    port: Annotated[str | None, value("cli-label-number", "cli-serve-arg-port")] = None
    database: Database = None
    open: Annotated[bool, flag("cli-serve-arg-open")] = False
    lan: Annotated[bool, flag("cli-serve-arg-lan")] = False
    path: Annotated[str, Parameter(metavar="cli-label-path", help="cli-serve-arg-path", show_default=False)] = ""
    proxy: Annotated[bool, flag("cli-serve-arg-proxy")] = False
    thinkers: Annotated[str | None, value("cli-label-number", "cli-serve-arg-thinkers")] = None


@dataclass(frozen=True, kw_only=True)
class TablesOrder:
    job: Annotated[str, Parameter(name="cli-tables-label-job", help="cli-tables-arg-job")] = "list"
    item: Annotated[str | None, Parameter(name="cli-tables-label-item", help="cli-tables-arg-item")] = None
    database: Database = None
    status: Annotated[str | None, value("cli-tables-label-status", "cli-tables-arg-status")] = None
    json: Json = False
    all: Annotated[bool, flag("cli-tables-arg-all")] = False
    to: Annotated[str | None, value("cli-label-folder", "cli-tables-arg-to")] = None
    older_than: Annotated[str | None, value("cli-label-number", "cli-tables-arg-older-than")] = None
    yes: Annotated[bool, flag("cli-tables-arg-yes")] = False


@dataclass(frozen=True, kw_only=True)
class PlayOrder:
    game: Annotated[str | None, Parameter(name="cli-label-game", help="cli-play-arg-game")] = None
    players: Annotated[str | None, value("cli-label-number", "cli-play-arg-players")] = None
    bots: Annotated[str | None, value("cli-label-bots", "cli-play-arg-bots")] = None
    names: Annotated[str | None, value("cli-label-names", "cli-play-arg-names")] = None
    seed: Annotated[str | None, value("cli-label-seed", "cli-play-arg-seed")] = None
    option: RuleOptions = None
    data_pack: DataPackFolder = None
    resume: Annotated[str | None, value("cli-label-file", "cli-play-arg-resume")] = None
    save: Annotated[str | None, value("cli-label-file", "cli-play-arg-save")] = None


@dataclass(frozen=True, kw_only=True)
class SimulateOrder:
    game: GameName
    players: Annotated[str, value("cli-label-number", "cli-simulate-arg-players")]
    games: Annotated[str, value("cli-label-number", "cli-simulate-arg-games")]
    seed: Annotated[str | None, value("cli-label-seed", "cli-simulate-arg-seed")] = None
    bots: Annotated[str, value("cli-label-bots", "cli-simulate-arg-bots")] = "random"
    option: RuleOptions = None
    data_pack: DataPackFolder = None
    processes: Annotated[str | None, value("cli-label-number", "cli-simulate-arg-cores")] = None
    ray: RayAddress = None
    out: Annotated[str | None, value("cli-label-file", "cli-simulate-arg-out")] = None
    decisions: Annotated[bool, flag("cli-simulate-arg-decisions")] = False
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class ReportOrder:
    file: Annotated[str, Parameter(name="cli-label-file", help="cli-report-arg-file")]
    out: Annotated[str | None, value("cli-label-file", "cli-report-arg-out")] = None


@dataclass(frozen=True, kw_only=True)
class ArenaOrder:
    game: Annotated[str | None, Parameter(name="cli-label-game", help="cli-arena-arg-game")] = None
    bots: Annotated[str | None, value("cli-label-bots", "cli-arena-arg-bots")] = None
    games: Annotated[str | None, value("cli-label-number", "cli-arena-arg-games")] = None
    seed: Annotated[str | None, value("cli-label-seed", "cli-arena-arg-seed")] = None
    players: Annotated[str | None, value("cli-label-number", "cli-arena-arg-players")] = None
    option: RuleOptions = None
    data_pack: DataPackFolder = None
    processes: Annotated[str, value("cli-label-number", "cli-simulate-arg-processes")] = "1"
    until_decided: Annotated[bool, flag("cli-arena-arg-until-decided")] = False
    plan: Annotated[str | None, value("cli-label-file", "cli-arena-arg-plan")] = None
    out: Annotated[str | None, value("cli-label-folder", "cli-arena-arg-out")] = None
    only: Annotated[str | None, value("cli-label-names", "cli-arena-arg-only")] = None
    again: Annotated[bool, flag("cli-arena-arg-again")] = False
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class CalibrateOrder:
    plan: Annotated[str, value("cli-label-file", "cli-calibrate-arg-plan")]
    out: Annotated[str, value("cli-label-folder", "cli-arena-arg-out")]
    only: Annotated[str | None, value("cli-label-names", "cli-arena-arg-only")] = None
    again: Annotated[bool, flag("cli-arena-arg-again")] = False
    processes: Annotated[str, value("cli-label-number", "cli-simulate-arg-processes")] = "1"
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class TrainOrder:
    game: GameName
    rounds: Annotated[str, value("cli-label-number", "cli-train-arg-rounds")] = "4"
    matches: Annotated[str, value("cli-label-number", "cli-train-arg-matches")] = "2000"
    seed: Annotated[str, value("cli-label-seed", "cli-train-arg-seed")] = "1"
    out: Annotated[str | None, value("cli-label-folder", "cli-train-arg-out")] = None
    recipe: Annotated[list[str] | None, value("cli-label-option", "cli-train-arg-recipe")] = None
    processes: Annotated[str | None, value("cli-label-number", "cli-train-arg-processes")] = None
    ray: RayAddress = None
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class ReplayOrder:
    file: Annotated[str, Parameter(name="cli-label-file", help="cli-replay-arg-file")]
    at: Annotated[str | None, value("cli-label-number", "cli-replay-arg-at")] = None
    moves: Annotated[bool, flag("cli-replay-arg-moves")] = False
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class HintOrder:
    file: Annotated[str, Parameter(name="cli-label-file", help="cli-hint-arg-file")]
    seconds: Annotated[str, value("cli-label-number", "cli-hint-arg-seconds")] = "2"
    bot: Annotated[str | None, value("cli-label-bot", "cli-hint-arg-bot")] = None
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class ScoreOrder:
    game: GameName
    file: Annotated[str, Parameter(name="cli-label-file", help="cli-score-arg-file", allow_leading_hyphen=True)]
    data_pack: DataPackFolder = None
    json: Json = False
