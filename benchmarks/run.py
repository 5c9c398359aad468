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
SECONDS = 1.0


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


GAMES = {"point_city": "Point City", "bloom_town": "Bloom Town", "happy_city": "Happy City"}
PLAYERS = {"point_city": (1, 2, 4), "bloom_town": (1, 2, 4), "happy_city": (2, 3, 5)}
WAYS = {
    "driven": "driven from Python",
    "listed": "driven from Python, list of actions",
    "inside": "wholly compiled",
}


def name_of(game: str, players: int, way: str) -> str:
    return f"{GAMES[game]}, {players} player{'s' if players > 1 else ''}, {WAYS[way]}"


def contestants() -> list[Contestant]:
    found = [REFERENCE]
    for game in GAMES:
        for players in PLAYERS[game]:
            for way in WAYS:
                arguments = ("benchmarks.ours", way, game, str(players))
                found.append(Contestant(name_of(game, players, way), arguments))
            arguments = ("benchmarks.ours", "driven", game, str(players))
            found.append(Contestant(f"{name_of(game, players, 'driven')}, interpreted", arguments, compiled=False))
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
    print(f"{'random play':<60} {'decisions/s':>12} {'× crazy_eights':>15}")
    for row in rows:
        speed = median(measured[row.name])
        print(f"{row.name:<60} {speed:>12,.0f} {speed / reference:>15.2f}")
    print()
    for game, title in GAMES.items():
        for players in PLAYERS[game]:
            name = name_of(game, players, "driven")
            ratio = median(measured[name]) / median(measured[f"{name}, interpreted"])
            print(f"{name}: compiled is {ratio:.1f} × interpreted")
        copying = Contestant("", ("benchmarks.ours", "copy", game, "2")).measure()
        print(f"{title}, 2 players: copying a position takes {copying * 1e6:.2f} µs")


if __name__ == "__main__":
    main(sys.argv[1:])
