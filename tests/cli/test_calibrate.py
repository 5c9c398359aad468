"""`triopolis calibrate` as it is typed: what it prints, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Cli
from tests.lab.quick_bots import FIRST, LAST

from triopolis.locales import LANGUAGES, Words

ADVISER = "classic:simulations=1"
PLAN: list[dict[str, Any]] = [
    {"name": "pair", "seats": 2, "bots": [FIRST, LAST], "group": "levels", "positions": 4},
    {"name": "alone", "seats": 1, "bots": [FIRST], "group": "alone against the automa", "positions": 3},
    {"name": "tomorrow", "seats": 2, "bots": ["deep-thought", FIRST], "group": "levels", "positions": 2},
]


def as_plan(seed: str = "s", adviser: str = ADVISER) -> str:
    return json.dumps([{"game": "point_city", "seed": seed, "adviser": adviser, **entry} for entry in PLAN])


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "plan.json"
    file.write_text(as_plan(), "utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(cli: Cli, plan: Path, tmp_path: Path, language: str) -> None:
    line = ("calibrate", "--plan", str(plan), "--out", str(tmp_path / "out"), "--only", "alone,pair")
    outcome = cli(*line, "--language", language)
    words = Words(language)
    assert (outcome.code, outcome.err) == (0, "")
    for id in ("calibrate-game", "calibrate-group", "calibrate-positions", "game-point_city"):
        assert words(id) in outcome.out
    assert outcome.out.index("levels") < outcome.out.index("alone")
    assert max(map(len, outcome.out.splitlines())) <= 80
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == ["alone.json", "pair.json"]
    assert cli(*line, "--language", language).out == outcome.out


def test_as_json(cli: Cli, plan: Path, tmp_path: Path) -> None:
    line = ("calibrate", "--plan", str(plan), "--out", str(tmp_path / "out"), "--only", "alone", "--json")
    (result,) = json.loads(cli(*line).out)
    assert result == json.loads((tmp_path / "out" / "alone.json").read_text("utf-8"))
    assert (result["positions"], result["deals"], result["setting"]["rules"]) == (3, 3, 1)


def test_a_changed_plan_is_refused_and_played_anew_with_again(cli: Cli, plan: Path, tmp_path: Path) -> None:
    line = ("calibrate", "--plan", str(plan), "--out", str(tmp_path / "out"), "--only", "alone")
    assert cli(*line).code == 0
    plan.write_text(as_plan(seed="t"), "utf-8")
    outcome = cli(*line)
    assert (outcome.code, outcome.out) == (2, "")
    assert "seed" in outcome.err
    assert "--again" in outcome.err
    assert cli(*line, "--again").code == 0
    assert cli(*line).code == 0


REFUSED = {
    "--plan nowhere.json --out {out}": "nowhere.json",
    "--plan {plan}": "--out",
    "--out {out}": "--plan",
    "--plan {plan} --out {out}": "deep-thought",
    "--plan {plan} --out {out}/deeper/still": "deeper",
    "--plan {plan} --out {out} --only nobody": "nobody",
    "--plan {plan} --out {out} --processes 0": "--processes",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_bad_input_is_refused(cli: Cli, plan: Path, tmp_path: Path, line: str, language: str) -> None:
    outcome = cli("calibrate", *line.format(plan=plan, out=tmp_path / "out").split(), "--language", language)
    _refused(outcome.code, outcome.out, outcome.err, REFUSED[line])
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_tells_no_chances_is_not_asked(cli: Cli, plan: Path, tmp_path: Path, language: str) -> None:
    plan.write_text(as_plan(adviser="greedy"), "utf-8")
    outcome = cli(
        "calibrate", "--plan", str(plan), "--out", str(tmp_path / "out"), "--only", "pair", "--language", language
    )
    _refused(outcome.code, outcome.out, outcome.err, "greedy")


def _refused(code: int, out: str, err: str, said: str) -> None:
    assert (code, out) == (2, "")
    assert err.startswith("triopolis: ")
    assert err.count("\n") == 1
    assert said in err
