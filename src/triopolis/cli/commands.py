"""The commands by name. What they do is in modules of their own, so that nothing is loaded that is not used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from triopolis.cli.orders import (
    ArenaOrder,
    CalibrateOrder,
    GamesOrder,
    HintOrder,
    PlayOrder,
    ReplayOrder,
    ReportOrder,
    ScoreOrder,
    ServeOrder,
    SimulateOrder,
    TablesOrder,
    TrainOrder,
)
from triopolis.locales import Words


def games(words: Words, order: GamesOrder) -> int:
    from triopolis.cli.games import show_games

    return show_games(words, order)


def serve(words: Words, order: ServeOrder) -> int:
    from triopolis.cli.serve import serve_tables

    return serve_tables(words, order)


def tables(words: Words, order: TablesOrder) -> int:
    from triopolis.cli.tables import manage_tables

    return manage_tables(words, order)


def play(words: Words, order: PlayOrder) -> int:
    from triopolis.cli.play import play_game

    return play_game(words, order)


def simulate(words: Words, order: SimulateOrder) -> int:
    from triopolis.cli.simulate import run_simulation

    return run_simulation(words, order)


def report(words: Words, order: ReportOrder) -> int:
    from triopolis.cli.report import write_report

    return write_report(words, order)


def arena(words: Words, order: ArenaOrder) -> int:
    from triopolis.cli.arena import show_arena

    return show_arena(words, order)


def calibrate(words: Words, order: CalibrateOrder) -> int:
    from triopolis.cli.calibrate import calibrate_plan

    return calibrate_plan(words, order)


def train(words: Words, order: TrainOrder) -> int:
    from triopolis.cli.train import train_judgement

    return train_judgement(words, order)


def replay(words: Words, order: ReplayOrder) -> int:
    from triopolis.cli.replay import show_record

    return show_record(words, order)


def hint(words: Words, order: HintOrder) -> int:
    from triopolis.cli.hint import show_hint

    return show_hint(words, order)


def score(words: Words, order: ScoreOrder) -> int:
    from triopolis.cli.score import score_printed_game

    return score_printed_game(words, order)


COMMANDS: Final[tuple[Callable[..., int], ...]] = (
    games,
    serve,
    tables,
    play,
    simulate,
    report,
    arena,
    calibrate,
    train,
    replay,
    hint,
    score,
)
"""In the order in which the help lists them."""
