"""`triopolis simulate`: many games by bots, counted."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from rich import box
from rich.table import Table

from triopolis.cli.files import unusable
from triopolis.cli.inputs import (
    BadInput,
    checked_bots,
    chosen_game,
    chosen_seats,
    chosen_seed,
    listed,
    whole_number,
)
from triopolis.cli.orders import SimulateOrder
from triopolis.cli.screen import game_name, make_console, print_json
from triopolis.cli.version import is_compiled
from triopolis.engine.contract import Game
from triopolis.engine.match import fresh_seed
from triopolis.engine.options import parse_options
from triopolis.lab.cluster import RayWorkers, usual_address
from triopolis.lab.extras import need
from triopolis.lab.header import Rows
from triopolis.lab.output import begun_header, simulate_to_file
from triopolis.lab.pool import Crew, Workers
from triopolis.lab.simulation import QUANTILES, Plan, SimulationResult, is_random, simulate_with
from triopolis.locales import Message, Words, message

MOST_PROCESSES: Final = 256
MOST_GAMES: Final = 1_000_000_000
FEW_RANDOM_GAMES: Final = 1000


def run_simulation(words: Words, order: SimulateOrder) -> int:
    game = chosen_game(order.game, order.data_pack)
    file = _out_file(order)
    plan = _plan(game, order, file)
    with _crew(order, plan) as crew, progress_bar(plan.games, words) as progress:
        if file is None:
            result = simulate_with(crew, plan, progress)
        else:
            result = _simulate_to(file, crew, plan, "decisions" if order.decisions else "games", progress)
    if order.json:
        print_json(_data(plan, result, crew.processes))
    else:
        _print(game, plan, result, words)
        if file is not None:
            make_console().print(words("cli-simulate-written", file=str(file)), soft_wrap=True)
    return 0


def _out_file(order: SimulateOrder) -> Path | None:
    if order.out is None:
        if order.decisions:
            raise BadInput.of("lab-error-decisions-out")
        return None
    need("pyarrow", "lab")
    file = Path(order.out)
    if file.exists():
        raise BadInput.of("lab-error-file-exists", file=order.out)
    if not file.parent.is_dir():
        raise BadInput.of("cli-error-folder-missing", folder=str(file.parent), file=str(file))
    return file


def _crew(order: SimulateOrder, plan: Plan) -> Workers | RayWorkers:
    if order.ray is None:
        cores = fitting_processes(plan)
        wanted = order.processes
        return Workers(cores if wanted is None else whole_number(wanted, "--processes", 1, MOST_PROCESSES))
    if order.processes is not None:
        raise BadInput.of("lab-error-ray-processes")
    return RayWorkers(order.ray[0] if order.ray else usual_address())


def fitting_processes(plan: Plan) -> int:
    """One for each core, unless starting them would take longer than the games."""
    if is_random(plan) and plan.games <= FEW_RANDOM_GAMES:
        return 1
    return min(os.cpu_count() or 1, plan.games, MOST_PROCESSES)


def _simulate_to(
    file: Path, crew: Crew, plan: Plan, rows: Rows, progress: Callable[[int], None] | None
) -> SimulationResult:
    try:
        return simulate_to_file(crew, plan, rows, file, progress)
    except OSError as problem:
        raise unusable(problem.filename or str(file), problem, "cli-error-file-write") from None


def _plan(game: Game, order: SimulateOrder, file: Path | None) -> Plan:
    seats = chosen_seats(game, order.players, game.seats[0])
    seed = chosen_seed(order.seed)
    if seed is None and file is not None and (begun := begun_header(file)) is not None:
        # The same order again goes on with the games it has begun.
        seed = begun.seed
    return Plan(
        game=game.id,
        options=game.settle_options(parse_options(game, order.option or []), seats),
        bots=_bots(order.bots, seats),
        games=whole_number(order.games, "--games", 1, MOST_GAMES),
        seed=fresh_seed() if seed is None else seed,
        pack=game.pack,
    )


def _bots(text: str, seats: int) -> list[str]:
    """One bot per seat; a single name stands for all of them."""
    names = checked_bots(listed(text, "--bots"))
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadInput.of("cli-error-bots-per-seat", bots=len(names), seats=seats)
    return names


@contextmanager
def progress_bar(games: int, words: Words) -> Iterator[Callable[[int], None] | None]:
    """On a terminal only, and on stderr, so that results can go into a file."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("cli-simulate-progress"), total=games)
        yield lambda done: progress.advance(task, done)


def _data(plan: Plan, result: SimulationResult, processes: int) -> dict[str, Any]:
    return {
        "game": plan.game,
        "players": len(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
        "processes": processes,
        "compiled": is_compiled(),
        **msgspec.to_builtins(result),
    }


def _print(game: Game, plan: Plan, result: SimulationResult, words: Words) -> None:
    console = make_console()
    name = game_name(game.id, words)
    console.print(words("cli-simulate-title", game=name, games=result.games, players=len(plan.bots)), style="bold")
    console.print(words("cli-simulate-seed", seed=plan.seed))
    mode = words("cli-version-compiled" if is_compiled() else "cli-version-interpreted")
    seconds, speed = decimal(result.seconds), round(result.decisions_per_second)
    console.print(words("cli-simulate-decisions", decisions=result.decisions, mean=decimal(result.mean_decisions)))
    console.print(words("cli-simulate-speed", seconds=seconds, speed=speed, mode=mode))
    console.print(_table(game, plan, result, words))


def decimal(number: float) -> Message:
    """Two places after whatever sign the language puts there."""
    return message("cli-decimal", number=number)


def _table(game: Game, plan: Plan, result: SimulationResult, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(words("cli-simulate-place"), overflow="fold")
    headings = [words("cli-simulate-mean"), *QUANTILES, words("cli-simulate-wins"), words("cli-simulate-shared")]
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    opponent = game.opponent(plan.options, len(plan.bots))
    for place in result.places:
        if place.seat is not None:
            name = words("cli-simulate-seat", number=place.seat + 1, bot=place.bot or "")
        else:
            assert opponent is not None
            name = words.say(opponent)
        scores = [str(score) for score in place.score_quantiles.values()]
        table.add_row(name, words.say(decimal(place.mean_score)), *scores, str(place.wins), str(place.shared_wins))
    return table
