"""`triopolis calibrate`: whether the chances to win that hints tell come true; goes on where it was broken off."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from triopolis.cli.files import read_file
from triopolis.cli.inputs import listed
from triopolis.cli.orders import CalibrateOrder
from triopolis.cli.plans import carry_out, results_folder
from triopolis.cli.screen import game_name
from triopolis.lab.calibration import Calibrated, calibrate, planned_matches
from triopolis.lab.calibration_plan import read_samplings
from triopolis.lab.level_plan import chosen_entries
from triopolis.lab.reliability import by_group
from triopolis.locales import Words


def calibrate_plan(words: Words, order: CalibrateOrder) -> int:
    folder = results_folder(order.out)
    entries = chosen_entries(read_samplings(read_file(order.plan), order.plan), listed(order.only, "--only"))
    return carry_out(
        order,
        words,
        planned_matches(entries),
        lambda workers, progress: calibrate(entries, folder, workers, order.again, progress),
        _table,
    )


def _table(results: Sequence[Calibrated], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for id in ("calibrate-game", "calibrate-group"):
        table.add_column(words(id), overflow="fold")
    for id in ("calibrate-positions", "calibrate-mean", "calibrate-worst"):
        table.add_column(words(id), justify="right")
    for (game, group), counted in by_group(results).items():
        worst = "–" if counted.worst is None else _points(counted.worst, words)
        mean = _points(counted.mean_difference, words)
        table.add_row(game_name(game, words), group, str(counted.positions), mean, worst)
    return table


def _points(share: float, words: Words) -> str:
    return words("arena-tenths", number=100 * share)
