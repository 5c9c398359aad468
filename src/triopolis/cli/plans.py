"""What commands that carry out a plan have in common: `triopolis arena --plan` and `triopolis calibrate`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.table import Table

from triopolis.cli.files import unusable
from triopolis.cli.inputs import BadInput, whole_number
from triopolis.cli.orders import ArenaOrder, CalibrateOrder
from triopolis.cli.screen import make_console, print_json
from triopolis.cli.simulate import MOST_PROCESSES, progress_bar
from triopolis.lab.pool import Workers
from triopolis.locales import Words

Result = TypeVar("Result", bound=msgspec.Struct)
Play = Callable[[Workers, Callable[[int], None] | None], Sequence[Result]]
"""Plays what is missing; tells of every match that was played, where somebody wants to know."""


def results_folder(out: str) -> Path:
    """A new one, or that of the last time."""
    folder = Path(out)
    if not folder.absolute().parent.is_dir():
        raise BadInput.of("cli-error-folder-missing", folder=str(folder.parent), file=out)
    return folder


def carry_out(
    order: ArenaOrder | CalibrateOrder,
    words: Words,
    matches: int,
    play: Play[Result],
    table: Callable[[Sequence[Result], Words], Table],
) -> int:
    """Play up to so many matches, and show what came of them."""
    processes = whole_number(order.processes, "--processes", 1, MOST_PROCESSES)
    try:
        with Workers(processes) as workers, progress_bar(matches, words) as progress:
            results = play(workers, progress)
    except OSError as problem:
        raise unusable(problem.filename or str(order.out), problem, "cli-error-file-write") from None
    if order.json:
        print_json([msgspec.to_builtins(result) for result in results])
    else:
        make_console().print(table(results, words))
    return 0
