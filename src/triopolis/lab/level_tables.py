"""Writes the tables of a plan's results into docs/bots.md.

python -m triopolis.lab.level_tables docs/levels/plan.json docs/levels/results docs/bots.md
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from triopolis.lab.kept import results_file
from triopolis.lab.level_plan import Entry, read_plan
from triopolis.lab.levels import Measured, read_measured

BEGIN: Final = "<!-- levels: written by python -m triopolis.lab.level_tables -->"
END: Final = "<!-- end of levels -->"
HEAD: Final = (
    "| who | against | wins | 95 % | must / aim | games | ms a decision | |\n|---|---|---|---|---|---|---|---|"
)
MISSING: Final = "not played yet"

Row = tuple[Entry, Measured | None]


def document(text: str, plan: Path, folder: Path) -> str:
    """The page with its tables as they should be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables(plan, folder)}\n{END}{after}"


def tables(plan: Path, folder: Path) -> str:
    rows = [(entry, read_measured(results_file(folder, entry))) for entry in read_plan(plan.read_bytes(), plan.name)]
    games = dict.fromkeys(entry.game for entry, _ in rows)
    return "\n".join(_game(game, [row for row in rows if row[0].game == game]) for game in games)


def _game(game: str, rows: Sequence[Row]) -> str:
    together = [row for row in rows if row[0].seats > 1]
    alone = [row for row in rows if row[0].seats == 1]
    parts = [f"### {game.replace('_', ' ').title()}\n"]
    if together:
        parts.append("\n".join([HEAD, *(_row(*row) for row in together)]) + "\n")
    if alone:
        parts.append(_solo(alone))
    return "\n".join(parts)


# Against each other


def _row(entry: Entry, measured: Measured | None) -> str:
    others = entry.bots[1:]
    against = f"`{others[0]}`" if len(set(others)) == 1 else ", ".join(f"`{bot}`" for bot in others)
    if len(others) > 1 and len(set(others)) == 1:
        against = f"{len(others)} × {against}"
    who = " ".join([f"`{entry.bots[0]}`", *_rules(entry)])
    goal = " / ".join(f"{figure:g}" for figure in (entry.must, entry.aim) if figure is not None)
    if measured is None:
        return f"| {who} | {against} | {MISSING} | | {goal} | | | |"
    paces = " : ".join(_pace(measured.timing.ms_per_decision[bot]) for bot in entry.players)
    cells = [who, against, _percent(measured.win_rate), _range(measured), goal, str(measured.games), paces]
    return f"| {' | '.join(cells)} | {measured.verdict} |"


def _rules(entry: Entry) -> list[str]:
    return [f"({', '.join(entry.options)})"] if entry.options else []


# Alone against the rulebook's opponent


def _solo(rows: Sequence[Row]) -> str:
    """A line for each opponent, a column for each bot."""
    bots = list(dict.fromkeys(entry.bots[0] for entry, _ in rows))
    opponents = list(dict.fromkeys(tuple(entry.options) for entry, _ in rows))
    cells = {(tuple(entry.options), entry.bots[0]): measured for entry, measured in rows}
    lines = [
        f"| alone against | {' | '.join(f'`{bot}`' for bot in bots)} |",
        f"|---|{'---|' * len(bots)}",
        *(
            f"| {', '.join(opponent)} | {' | '.join(_cell(cells, opponent, bot) for bot in bots)} |"
            for opponent in opponents
        ),
    ]
    return "\n".join(lines) + "\n"


def _cell(cells: dict[tuple[tuple[str, ...], str], Measured | None], opponent: tuple[str, ...], bot: str) -> str:
    if (opponent, bot) not in cells:
        return ""
    measured = cells[opponent, bot]
    if measured is None:
        return MISSING
    return f"{_percent(measured.win_rate)} ({_range(measured)}, {measured.games})"


# Numbers


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def _range(measured: Measured) -> str:
    return f"{100 * measured.interval.low:.1f}…{100 * measured.interval.high:.1f}"


def _pace(milliseconds: float) -> str:
    return f"{milliseconds:.0f}" if milliseconds >= 10 else f"{milliseconds:.1f}"


def main(plan: Path, folder: Path, page: Path) -> None:
    page.write_text(document(page.read_text("utf-8"), plan, folder), "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
