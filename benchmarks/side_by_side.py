"""Two builds side by side: python -m benchmarks.side_by_side OLD NEW [ROUNDS [SECONDS]]

OLD and NEW are compiled copies, such as build/compiled of two checkouts. Every row of our games that `make bench`
measures compiled is taken in turn from both, round after round; a row's ratio is the median over the rounds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.report import GAMES, PLAYERS

ROOT: Final = Path(__file__).resolve().parent.parent
FOR_ALL: Final = ("driven", "listed", "whole", "rollouts")
FOR_TWO: Final = ("copies", "search")


def rows() -> list[tuple[str, str, str]]:
    return [
        (quantity, game, str(players))
        for game in GAMES
        for players in PLAYERS[game]
        for quantity in (*FOR_ALL, *(FOR_TWO if players == 2 else ()))
    ]


def speed(copy: str, row: tuple[str, str, str], seconds: str) -> float:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(copy).resolve()), str(ROOT)])}
    command = [sys.executable, "-m", "benchmarks.ours", *row, seconds]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return float(done.stdout.splitlines()[-1])


def main(old: str, new: str, rounds: str = "9", seconds: str = "0.3") -> None:
    ratios: dict[tuple[str, str, str], list[float]] = {row: [] for row in rows()}
    for number in range(1, int(rounds) + 1):
        for row, found in ratios.items():
            before, after = speed(old, row, seconds), speed(new, row, seconds)
            found.append(after / before)
        middle = median(median(found) for found in ratios.values())
        print(f"round {number}: median of {len(ratios)} rows {middle:.3f}", flush=True)
    for row, found in ratios.items():
        print(f"{' '.join(row):<28} {median(found):.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
