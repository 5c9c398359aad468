"""The commands as they are typed. Bodies stand in modules of their own, so that nothing is loaded that is not used.

The help of a parameter is the name of a message; `localised` says it in the user's language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from cyclopts import Parameter

from triopolis.locales import Words

GameName = Annotated[str, Parameter(name="cli-label-game", help="cli-arg-game")]
DataPackFolder = Annotated[str | None, Parameter(metavar="cli-label-folder", help="cli-arg-data-pack")]
RuleOptions = Annotated[list[str] | None, Parameter(metavar="cli-label-option", help="cli-arg-option")]
RayAddress = Annotated[
    list[str] | None,
    Parameter(metavar="cli-label-address", help="cli-simulate-arg-ray", consume_multiple=(0, 1), allow_repeating=False),
]
"""The address may be left out."""
Database = Annotated[str | None, Parameter(metavar="cli-label-url", help="cli-arg-database")]
Json = Annotated[bool, Parameter(help="cli-arg-json", show_default=False)]


def games(words: Words, *, json: Json = False) -> int:
    from triopolis.cli.games import show_games

    return show_games(words, json)


def serve(
    words: Words,
    *,
    host: Annotated[str | None, Parameter(metavar="cli-label-host", help="cli-serve-arg-host")] = None,
    port: Annotated[str | None, Parameter(metavar="cli-label-number", help="cli-serve-arg-port")] = None,
    database: Database = None,
    open: Annotated[bool, Parameter(help="cli-serve-arg-open", show_default=False)] = False,
    lan: Annotated[bool, Parameter(help="cli-serve-arg-lan", show_default=False)] = False,
    path: Annotated[str, Parameter(metavar="cli-label-path", help="cli-serve-arg-path", show_default=False)] = "",
    proxy: Annotated[bool, Parameter(help="cli-serve-arg-proxy", show_default=False)] = False,
    thinkers: Annotated[str | None, Parameter(metavar="cli-label-number", help="cli-serve-arg-thinkers")] = None,
) -> int:
    from triopolis.cli.serve import Order, serve_tables

    return serve_tables(
        words,
        Order(
            host=host,
            port=port,
            database=database,
            path=path,
            proxy=proxy,
            lan=lan,
            open=open,
            thinkers=thinkers,
        ),
    )


def play(
    words: Words,
    game: Annotated[str | None, Parameter(name="cli-label-game", help="cli-play-arg-game")] = None,
    /,
    *,
    players: Annotated[str | None, Parameter(metavar="cli-label-number", help="cli-play-arg-players")] = None,
    bots: Annotated[str | None, Parameter(metavar="cli-label-bots", help="cli-play-arg-bots")] = None,
    names: Annotated[str | None, Parameter(metavar="cli-label-names", help="cli-play-arg-names")] = None,
    seed: Annotated[str | None, Parameter(metavar="cli-label-seed", help="cli-play-arg-seed")] = None,
    option: RuleOptions = None,
    data_pack: DataPackFolder = None,
    resume: Annotated[str | None, Parameter(metavar="cli-label-file", help="cli-play-arg-resume")] = None,
    save: Annotated[str | None, Parameter(metavar="cli-label-file", help="cli-play-arg-save")] = None,
) -> int:
    from triopolis.cli.play import Wishes, play_game

    wishes = Wishes(
        game=game,
        players=players,
        bots=bots,
        names=names,
        seed=seed,
        option=option or [],
        data_pack=data_pack,
        resume=resume,
        save=save,
    )
    return play_game(words, wishes)


def simulate(
    words: Words,
    game: GameName,
    /,
    *,
    players: Annotated[str, Parameter(metavar="cli-label-number", help="cli-simulate-arg-players")],
    games: Annotated[str, Parameter(metavar="cli-label-number", help="cli-simulate-arg-games")],
    seed: Annotated[str | None, Parameter(metavar="cli-label-seed", help="cli-simulate-arg-seed")] = None,
    bots: Annotated[str, Parameter(metavar="cli-label-bots", help="cli-simulate-arg-bots")] = "random",
    option: RuleOptions = None,
    data_pack: DataPackFolder = None,
    processes: Annotated[str | None, Parameter(metavar="cli-label-number", help="cli-simulate-arg-cores")] = None,
    ray: RayAddress = None,
    out: Annotated[str | None, Parameter(metavar="cli-label-file", help="cli-simulate-arg-out")] = None,
    decisions: Annotated[bool, Parameter(help="cli-simulate-arg-decisions", show_default=False)] = False,
    json: Json = False,
) -> int:
    from triopolis.cli.simulate import Order, run_simulation

    order = Order(
        game=game,
        players=players,
        games=games,
        seed=seed,
        bots=bots,
        option=option or [],
        data_pack=data_pack,
        processes=processes,
        ray=ray,
        out=out,
        decisions=decisions,
    )
    return run_simulation(words, order, json)


def report(
    words: Words,
    file: Annotated[str, Parameter(name="cli-label-file", help="cli-report-arg-file")],
    /,
    *,
    out: Annotated[str | None, Parameter(metavar="cli-label-file", help="cli-report-arg-out")] = None,
) -> int:
    from triopolis.cli.report import write_report

    return write_report(words, file, out)


def arena(
    words: Words,
    game: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(metavar="cli-label-bots", help="cli-arena-arg-bots")],
    games: Annotated[str, Parameter(metavar="cli-label-number", help="cli-arena-arg-games")],
    seed: Annotated[str | None, Parameter(metavar="cli-label-seed", help="cli-arena-arg-seed")] = None,
    players: Annotated[str | None, Parameter(metavar="cli-label-number", help="cli-arena-arg-players")] = None,
    option: RuleOptions = None,
    data_pack: DataPackFolder = None,
    processes: Annotated[str, Parameter(metavar="cli-label-number", help="cli-simulate-arg-processes")] = "1",
    until_decided: Annotated[bool, Parameter(help="cli-arena-arg-until-decided", show_default=False)] = False,
    json: Json = False,
) -> int:
    from triopolis.cli.arena import Order, show_arena

    order = Order(
        game=game,
        bots=bots,
        games=games,
        seed=seed,
        players=players,
        option=option or [],
        data_pack=data_pack,
        processes=processes,
        until_decided=until_decided,
    )
    return show_arena(words, order, json)


def replay(
    words: Words,
    file: Annotated[str, Parameter(name="cli-label-file", help="cli-replay-arg-file")],
    /,
    *,
    at: Annotated[str | None, Parameter(metavar="cli-label-number", help="cli-replay-arg-at")] = None,
    moves: Annotated[bool, Parameter(help="cli-replay-arg-moves", show_default=False)] = False,
    json: Json = False,
) -> int:
    from triopolis.cli.replay import show_record

    return show_record(words, file, at, moves, json)


def hint(
    words: Words,
    file: Annotated[str, Parameter(name="cli-label-file", help="cli-hint-arg-file")],
    /,
    *,
    seconds: Annotated[str, Parameter(metavar="cli-label-number", help="cli-hint-arg-seconds")] = "2",
    bot: Annotated[str | None, Parameter(metavar="cli-label-bot", help="cli-hint-arg-bot")] = None,
    json: Json = False,
) -> int:
    from triopolis.cli.hint import show_hint

    return show_hint(words, file, seconds, bot, json)


def score(
    words: Words,
    game: GameName,
    file: Annotated[str, Parameter(name="cli-label-file", help="cli-score-arg-file", allow_leading_hyphen=True)],
    /,
    *,
    data_pack: DataPackFolder = None,
    json: Json = False,
) -> int:
    from triopolis.cli.score import score_printed_game

    return score_printed_game(words, game, file, data_pack, json)


def tables(
    words: Words,
    job: Annotated[str, Parameter(name="cli-tables-label-job", help="cli-tables-arg-job")] = "list",
    item: Annotated[str | None, Parameter(name="cli-tables-label-item", help="cli-tables-arg-item")] = None,
    /,
    *,
    database: Database = None,
    status: Annotated[str | None, Parameter(metavar="cli-tables-label-status", help="cli-tables-arg-status")] = None,
    json: Json = False,
    all: Annotated[bool, Parameter(help="cli-tables-arg-all", show_default=False)] = False,
    to: Annotated[str | None, Parameter(metavar="cli-label-folder", help="cli-tables-arg-to")] = None,
    older_than: Annotated[str | None, Parameter(metavar="cli-label-number", help="cli-tables-arg-older-than")] = None,
    yes: Annotated[bool, Parameter(help="cli-tables-arg-yes", show_default=False)] = False,
) -> int:
    from triopolis.cli.tables import Order, manage_tables

    order = Order(
        job=job,
        item=item,
        database=database,
        status=status,
        json=json,
        all=all,
        to=to,
        older_than=older_than,
        yes=yes,
    )
    return manage_tables(words, order)


COMMANDS: Final[tuple[Callable[..., int], ...]] = (
    games,
    serve,
    tables,
    play,
    simulate,
    report,
    arena,
    replay,
    hint,
    score,
)
