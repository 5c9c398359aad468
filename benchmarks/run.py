"""Speed, as ratios within one run: our games compiled and interpreted, and OpenSpiel's beside them.

Every contestant plays in a process of its own, in turns, several rounds; the medians are compared. A decision is one
choice by a player; OpenSpiel's chance moves are played but not counted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
ROUNDS = 5
SECONDS = 2.0


@dataclass(frozen=True)
class Contestant:
    """A measurement: a module to run, its arguments, and whether our package is to be the compiled copy."""

    name: str
    arguments: tuple[str, ...]
    compiled: bool = True

    def measure(self) -> float:
        path = ROOT / ("build/compiled" if self.compiled else "src")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
        command = [sys.executable, "-m", *self.arguments]
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
        return float(json.loads(done.stdout))


REFERENCE = Contestant("OpenSpiel crazy_eights, driven from Python", ("benchmarks.openspiel", "crazy_eights"))


def contestants() -> list[Contestant]:
    found = [REFERENCE]
    for players in (1, 2, 4):
        name = f"Point City, {players} player{'s' if players > 1 else ''}"
        driven = ("benchmarks.ours", "driven", "point_city", str(players))
        found += [
            Contestant(f"{name}, driven from Python", driven),
            Contestant(f"{name}, driven from Python, interpreted", driven, compiled=False),
            Contestant(f"{name}, wholly compiled", ("benchmarks.ours", "inside", "point_city", str(players))),
        ]
    return found


def main(arguments: Sequence[str]) -> None:
    rounds = int(arguments[0]) if arguments else ROUNDS
    rows = contestants()
    measured: dict[str, list[float]] = {row.name: [] for row in rows}
    for number in range(rounds):
        for row in rows:
            print(f"\rround {number + 1}/{rounds}: {row.name:<60}", end="", file=sys.stderr, flush=True)
            measured[row.name].append(row.measure())
    print("\r" + " " * 90, file=sys.stderr)
    reference = median(measured[REFERENCE.name])
    print(f"open_spiel {version('open_spiel')}, Python {sys.version.split()[0]}, medians of {rounds} rounds\n")
    print(f"{'random play':<52} {'decisions/s':>12} {'× crazy_eights':>15}")
    for row in rows:
        speed = median(measured[row.name])
        print(f"{row.name:<52} {speed:>12,.0f} {speed / reference:>15.2f}")
    for players in (1, 2, 4):
        name = f"Point City, {players} player{'s' if players > 1 else ''}, driven from Python"
        ratio = median(measured[name]) / median(measured[f"{name}, interpreted"])
        print(f"{name}: compiled is {ratio:.1f} × interpreted")
    copying = Contestant("", ("benchmarks.ours", "copy", "point_city", "2")).measure()
    print(f"\nPoint City, 2 players: copying a position takes {copying * 1e6:.2f} µs")


if __name__ == "__main__":
    main(sys.argv[1:])
