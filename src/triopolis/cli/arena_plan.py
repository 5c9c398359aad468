"""`triopolis arena --plan`: all that a plan wants measured, as one command that goes on where it was broken off."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.table import Table

from triopolis.cli.files import read_file
from triopolis.cli.inputs import BadInput, listed
from triopolis.cli.orders import ArenaOrder
from triopolis.cli.plans import carry_out, results_folder
from triopolis.lab.level_plan import chosen_entries, read_plan
from triopolis.lab.levels import Measured, measure, planned_games
from triopolis.locales import Words


def measure_plan(words: Words, order: ArenaOrder) -> int:
    plan, folder = _checked(order, words)
    entries = chosen_entries(read_plan(read_file(plan), plan), listed(order.only, "--only"))
    return carry_out(
        order,
        words,
        planned_games(entries),
        lambda workers, progress: measure(entries, folder, workers, order.again, progress),
        _table,
    )


def _checked(order: ArenaOrder, words: Words) -> tuple[str, Path]:
    """The file of the plan and the folder of the results; what the plan says itself is not to be said again."""
    said = {
        words("cli-label-game"): order.game,
        "--bots": order.bots,
        "--games": order.games,
        "--seed": order.seed,
        "--players": order.players,
        "--option": order.option,
        "--data-pack": order.data_pack,
        "--until-decided": order.until_decided,
    }
    for name, given in said.items():
        if given:
            raise BadInput.of("arena-plan-error-with", name=name)
    assert order.plan is not None
    if order.out is None:
        raise BadInput.of("arena-plan-error-out")
    return order.plan, results_folder(order.out)


def _table(results: Sequence[Measured], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(words("arena-plan-entry"), overflow="fold")
    for id in ("arena-games", "arena-wins", "arena-interval", "arena-plan-goal", "arena-verdict"):
        table.add_column(words(id), justify="right", no_wrap=True)
    for result in results:
        interval = result.interval
        table.add_row(
            result.entry.name,
            str(result.games),
            words("arena-percent", number=_tenths(100 * result.win_rate, words)),
            words("arena-range", low=_tenths(100 * interval.low, words), high=_tenths(100 * interval.high, words)),
            _goal(result, words),
            words(f"arena-plan-verdict-{result.verdict}"),
        )
    return table


def _goal(result: Measured, words: Words) -> str:
    must, aim = result.entry.must, result.entry.aim
    if must is None:
        return "–"
    if aim is None:
        return words("arena-plan-must", must=must)
    return words("arena-plan-must-aim", must=must, aim=aim)


def _tenths(number: float, words: Words) -> str:
    return words("arena-tenths", number=number)
