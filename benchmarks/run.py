"""Speed, all in one run: our games, the games of other libraries beside them, and Bloom Town in C as the limit.

make bench                                           everything, about a quarter of an hour
make bench BENCH_ARGS="--write"                      and the tables into docs/performance.md
make bench BENCH_ARGS="--rounds 1 --seconds 0.1"     a quick look
make bench BENCH_ARGS="--only search"                only what has this word in its name

Every measurement has a process of its own. All are made in turns, several rounds, and the medians compared, so that a
busy machine hurts all alike; only the processor's time of the process itself counts.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from benchmarks import report
from benchmarks.report import GAMES, PLAYERS, Key, Subject

ROOT: Final = Path(__file__).parent.parent
OPENSPIEL_GAMES: Final = {
    # Its search takes only games that pay at the end, which cribbage does not.
    "crazy_eights": ("driven", "rollouts", "copies", "search"),
    "hearts": ("driven", "rollouts", "copies", "search"),
    "cribbage": ("driven", "copies"),
    "backgammon": ("driven", "rollouts", "copies", "search"),
}
RLCARD_GAMES: Final = ("gin-rummy", "uno")
MOST_ROUNDS: Final = 100
MOST_SECONDS: Final = 60.0


class Measurement(NamedTuple):
    """A module to run with its arguments, and whether our package is to be the compiled copy."""

    subject: Subject
    quantity: str
    command: tuple[str, ...]
    needs: str
    """The package without which it is left out."""
    compiled: bool = True

    @property
    def key(self) -> Key:
        return self.subject, self.quantity

    def __str__(self) -> str:
        return f"{self.subject}, {self.quantity}"

    def run(self, seconds: float) -> float:
        path = ROOT / ("build/compiled" if self.compiled else "src")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
        command = [sys.executable, "-m", *self.command, str(seconds)]
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"\n{self} failed:\n{done.stderr}")
        return float(done.stdout.splitlines()[-1])  # some libraries greet when they are imported


# What is measured


def measurements() -> list[Measurement]:
    return [*_of_ours(), *_of_openspiel(), *_of_others(), *_of_the_limit()]


def _of_ours() -> list[Measurement]:
    found = []
    for game in GAMES:
        for players in PLAYERS[game]:
            subject = Subject.of_ours(game, players)
            quantities = ["driven", "listed", "whole", "rollouts"]
            if players == 2:
                quantities += ["copies", "search", "puct", "seats"]
            for quantity in quantities:
                command = ("benchmarks.ours", quantity, game, str(players))
                found.append(Measurement(subject, quantity, command, "triopolis"))
            command = ("benchmarks.ours", "driven", game, str(players))
            found.append(Measurement(subject, "interpreted", command, "triopolis", compiled=False))
    return found


def _of_openspiel() -> list[Measurement]:
    return [
        Measurement(Subject("OpenSpiel", game), quantity, ("benchmarks.openspiel", quantity, game), "pyspiel")
        for game, quantities in OPENSPIEL_GAMES.items()
        for quantity in quantities
    ]


def _of_others() -> list[Measurement]:
    found = [
        Measurement(Subject("RLCard", game), "driven", ("benchmarks.rlcard", game), "rlcard") for game in RLCARD_GAMES
    ]
    connect_four = Subject("PettingZoo", "connect_four")
    found.append(Measurement(connect_four, "driven", ("benchmarks.pettingzoo_classic",), "pettingzoo"))
    for quantity in ("driven", "copies"):
        command = ("benchmarks.catanatron", quantity)
        found.append(Measurement(Subject("Catanatron", "Catan"), quantity, command, "catanatron"))
    return found


def _of_the_limit() -> list[Measurement]:
    """Once it has shown that it plays the engine's games."""
    return [Measurement(report.LIMIT, "whole", ("benchmarks.limit", "rate"), "triopolis")]


def possible(wanted: list[Measurement]) -> list[Measurement]:
    """Without those whose package is not here, which is said."""
    missing = sorted({one.needs for one in wanted if find_spec(one.needs) is None})
    for package in missing:
        print(f"left out, not installed: {package}")
    return [one for one in wanted if one.needs not in missing]


# Measuring


def measure(wanted: list[Measurement], rounds: int, seconds: float) -> dict[Key, float]:
    speeds: dict[Key, list[float]] = {one.key: [] for one in wanted}
    for number in range(rounds):
        for one in wanted:
            _show_progress(f"round {number + 1}/{rounds}: {one}")
            speeds[one.key].append(one.run(seconds))
    _show_progress("")
    return {key: median(found) for key, found in speeds.items()}


def _show_progress(text: str) -> None:
    """One line that is written again and again; in a file it would only be in the way."""
    if sys.stderr.isatty():
        print(f"\r{text:<70}\r", end="", file=sys.stderr, flush=True)


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="make bench", description="Measure the speed of the games.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of every measurement")
    parser.add_argument("--only", default="", metavar="WORD", help="what has this word in its name")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/performance.md")
    wish = parser.parse_args(arguments)
    if not (1 <= wish.rounds <= MOST_ROUNDS and 0 < wish.seconds <= MOST_SECONDS):
        parser.error(f"1 to {MOST_ROUNDS} rounds of up to {MOST_SECONDS:.0f} seconds")
    if wish.only and wish.write:
        parser.error("--write wants everything measured")
    wanted = [one for one in possible(measurements()) if wish.only.lower() in str(one).lower()]
    if not wanted:
        parser.error(f"nothing that is measured here has {wish.only!r} in its name")
    if report.LIMIT in {one.subject for one in wanted}:
        subprocess.run([sys.executable, "-m", "benchmarks.limit", "check"], cwd=ROOT, check=True)
    text = report.tables(measure(wanted, wish.rounds, wish.seconds), wish.rounds, wish.seconds)
    print(text)
    if wish.write:
        report.write(text)


if __name__ == "__main__":
    main(sys.argv[1:])
