"""Writes into docs/bots.md, and as pictures beside it, how far told chances to win came true.

python -m triopolis.lab.reliability_tables docs/levels/calibration.json docs/levels/calibration docs/bots.md
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from triopolis.lab.calibration import Bin, read_calibrated
from triopolis.lab.calibration_plan import read_samplings
from triopolis.lab.kept import results_file
from triopolis.lab.reliability import TOLD, Reliability, by_group
from triopolis.lab.reliability_plot import plot

BEGIN: Final = "<!-- chances: written by python -m triopolis.lab.reliability_tables -->"
END: Final = "<!-- end of chances -->"
MISSING: Final = "not played yet"

Groups = Mapping[str, Reliability]


def games(plan: Path, folder: Path) -> dict[str, Groups]:
    """Game by game what was asked about; empty where nothing was asked yet."""
    entries = read_samplings(plan.read_bytes(), plan.name)
    kept = [read_calibrated(results_file(folder, entry)) for entry in entries]
    counted = by_group(result for result in kept if result is not None)
    return {
        game: {group: one for (of, group), one in counted.items() if of == game}
        for game in dict.fromkeys(entry.game for entry in entries)
    }


def document(text: str, told: Mapping[str, Groups], pictures: str) -> str:
    """The page with its tables as they should be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables(told, pictures)}\n{END}{after}"


def tables(told: Mapping[str, Groups], pictures: str) -> str:
    return "\n".join(_game(game, groups, pictures) for game, groups in told.items())


def title(game: str) -> str:
    return game.replace("_", " ").title()


def picture(game: str) -> str:
    return f"{game}.svg"


def _game(game: str, groups: Groups, pictures: str) -> str:
    heading = f"### {title(game)}: chances told\n"
    if not groups:
        return f"{heading}\n{MISSING}\n"
    alt = f"{title(game)}: what was said beside what came true"
    return "\n".join([heading, f"![{alt}]({pictures}/{picture(game)})\n", *_summaries(groups), "", *_bins(groups), ""])


def _summaries(groups: Groups) -> list[str]:
    head = ["| | positions | off by, mean | off by, worst | |", "|---|---:|---:|---:|---|"]
    return [*head, *(_summary(name, group) for name, group in groups.items())]


def _bins(groups: Groups) -> list[str]:
    spans = " | ".join(f"{10 * bin}–{10 * bin + 10}" for bin in range(TOLD))
    rows = [f"| {name} | {' | '.join(map(_cell, group.bins))} |" for name, group in groups.items()]
    return [f"| said, % | {spans} |", f"|---|{'---|' * TOLD}", *rows]


def _summary(name: str, group: Reliability) -> str:
    worst = "" if group.worst is None else f"{100 * group.worst:.1f}"
    verdict = "reached" if group.reached else "missed"
    return f"| {name} | {group.positions} | {100 * group.mean_difference:.1f} | {worst} | {verdict} |"


def _cell(bin: Bin) -> str:
    """What was said, what came true, and how often."""
    if not bin.positions:
        return ""
    return f"{100 * bin.mean_said:.0f} → {100 * bin.mean_won:.0f} ({bin.positions})"


def main(plan: Path, folder: Path, page: Path) -> None:
    """Pictures are written into the folder of the results."""
    told = games(plan, folder)
    for game, groups in told.items():
        if groups:
            (folder / picture(game)).write_text(plot(f"{title(game)}: chances told", groups), "utf-8")
    pictures = folder.resolve().relative_to(page.resolve().parent).as_posix()
    page.write_text(document(page.read_text("utf-8"), told, pictures), "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
