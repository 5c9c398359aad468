"""Bloom Town for two, written by hand in C: how fast it could be (bloom_town_limit.c says what it leaves out).

python -m benchmarks.limit rate SECONDS     decisions a second, as JSON
python -m benchmarks.limit check            whether it plays exactly the games that the engine plays
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from triopolis.engine.playout import play_out
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.registry import find_game

SOURCE: Final = Path(__file__).with_name("bloom_town_limit.c")
PROGRAM: Final = Path(__file__).parent.parent / "build" / "bloom_town_limit"
FLAGS: Final = ("-O3", "-march=native")
GAMES: Final = 2000


def rate(seconds: float) -> float:
    return float(_run(str(seconds)))


def check() -> None:
    """The same generators on both sides, so decisions and scores of every game must be the same."""
    numbers = range(GAMES)
    lines = [" ".join([_words(seeded(str(number), "bloom_town")), _words(_player(number))]) for number in numbers]
    theirs = _run("check", "\n".join(lines)).splitlines()
    for number, found in zip(numbers, theirs, strict=True):
        if found != (expected := _engine_game(number)):
            raise SystemExit(f"game {number}: {found} in C, {expected} in the engine")


def _engine_game(number: int) -> str:
    game = find_game("bloom_town")
    state = game.new(game.settle_options(game.Options(), 2), 2, str(number))
    decisions = play_out(state, _player(number))
    return " ".join(str(part) for part in (decisions, *state.scores()))


def _player(number: int) -> Generator:
    return seeded(str(number), "limit")


def _words(rng: Generator) -> str:
    return " ".join(str(word) for word in (rng.a, rng.b, rng.c, rng.d))


def _run(argument: str, input: str | None = None) -> str:
    return subprocess.run([_program(), argument], input=input, capture_output=True, text=True, check=True).stdout


def _program() -> Path:
    """Compiled when it is missing or older than its source."""
    if not PROGRAM.exists() or PROGRAM.stat().st_mtime < SOURCE.stat().st_mtime:
        compiler = shutil.which("cc")
        if compiler is None:
            raise SystemExit("no C compiler")
        PROGRAM.parent.mkdir(exist_ok=True)
        subprocess.run([compiler, *FLAGS, "-o", PROGRAM, SOURCE], check=True)
    return PROGRAM


if __name__ == "__main__":
    if sys.argv[1] == "check":
        check()
    else:
        print(rate(float(sys.argv[2])))
