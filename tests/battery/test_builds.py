"""Compiled and interpreted rules are the same rules. TRIOPOLIS_EXPECT=compiled says which ones must be running."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from tests.battery import trace

from triopolis.engine import bits
from triopolis.engine.registry import own_ids
from triopolis.games.point_city import counters

ROOT = Path(__file__).parents[2]
COMPILED = os.environ.get("TRIOPOLIS_EXPECT") == "compiled"


def compiled_modules() -> list[str]:
    """The modules that the build compiles."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["hatch"]["build"]["hooks"]["custom"]["compile"]
    source = ROOT / "src"
    files = {file for pattern in patterns for file in (source / "triopolis").glob(pattern)}
    return sorted(".".join(file.relative_to(source).with_suffix("").parts) for file in files)


@pytest.mark.parametrize("name", compiled_modules())
def test_the_expected_build_is_running(name: str) -> None:
    file = import_module(name).__file__ or ""
    assert file.endswith(tuple(EXTENSION_SUFFIXES) if COMPILED else ".py")


@pytest.mark.parametrize("game_id", own_ids())
def test_the_rules_do_what_they_always_did(game_id: str) -> None:
    """Other digests mean another platform went another way, or the rules changed: then raise the game's version, or
    see that only the form of a dump, view or event changed, and write the files anew (see trace.py)."""
    assert trace.lines(game_id) == trace.kept(game_id).read_text("utf-8").splitlines()


@pytest.mark.skipif(not COMPILED, reason="the interpreted rules are the ones running")
def test_the_compiled_rules_play_like_the_interpreted_ones_action_for_action() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [
        sys.executable,
        "-c",
        "import tests.battery.trace as t, triopolis.engine.contract as c; print(c.__file__); t.main()",
    ]
    run = subprocess.run([*command, "--full"], cwd=ROOT, env=environment, capture_output=True, check=True)
    where, *interpreted = run.stdout.decode().splitlines()
    assert where.endswith(".py")
    assert list(trace.full()) == interpreted


@pytest.mark.parametrize("which", range(7))
def test_bits_are_right_beyond_the_31st(which: int) -> None:
    """mypyc 2.4 writes `1 << n` with a 32-bit literal; the build hook mends that, and this is how it would show."""
    assert counters.one(which) == 2 ** (8 * which)
    assert counters.count(counters.one(which) * 3, which) == 3


@pytest.mark.parametrize("place", range(62))
def test_every_bit_of_a_bit_set_has_its_place(place: int) -> None:
    assert bits.size(2**place) == 1
    assert bits.size(2 ** (place + 1) - 1) == place + 1
    assert bits.lowest(2**place + 2**62) == place
    assert bits.nth(2 ** (place + 1) - 1, place) == place
    assert bits.listed(2**place + 2**62) == [place, 62]


def test_counters_add_and_subtract_byte_by_byte() -> None:
    have, cost = [0, 1, 2, 30, 4], [3, 1, 0, 12, 9]
    assert counters.unpack(counters.pack(have)) == have
    assert counters.unpack(counters.pack(have) + counters.pack(cost)) == [3, 2, 2, 42, 13]
    assert counters.unpack(counters.missing(counters.pack(cost), counters.pack(have))) == [3, 0, 0, 0, 5]
    assert counters.total(counters.pack([*have, 7])) == sum(have) + 7
