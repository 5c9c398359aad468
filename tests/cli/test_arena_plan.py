"""`triopolis arena --plan` as it is typed: what it prints, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Cli
from tests.lab.quick_bots import FIRST, LAST

from triopolis.locales import LANGUAGES, Words

PLAN: list[dict[str, Any]] = [
    {"name": "pair", "seats": 2, "bots": [FIRST, LAST], "games": 20, "must": 1, "aim": 2},
    {"name": "alone", "seats": 1, "bots": [FIRST], "games": 3},
    {"name": "tomorrow", "seats": 2, "bots": ["deep-thought", FIRST], "games": 2},
]


def as_plan(entries: list[dict[str, Any]], seed: str = "s") -> str:
    return json.dumps([{"game": "point_city", "seed": seed, **entry} for entry in entries])


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "plan.json"
    file.write_text(as_plan(PLAN), "utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(cli: Cli, plan: Path, tmp_path: Path, language: str) -> None:
    line = ("arena", "--plan", str(plan), "--out", str(tmp_path / "out"), "--only", "alone,pair")
    outcome = cli(*line, "--language", language)
    words = Words(language)
    assert (outcome.code, outcome.err) == (0, "")
    for id in ("arena-plan-entry", "arena-plan-goal", "arena-verdict", "arena-plan-verdict-played"):
        assert words(id) in outcome.out
    assert outcome.out.index("pair") < outcome.out.index("alone")
    assert max(map(len, outcome.out.splitlines())) <= 80
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == ["alone.json", "pair.json"]
    assert cli(*line, "--language", language).out == outcome.out


def test_as_json(cli: Cli, plan: Path, tmp_path: Path) -> None:
    line = ("arena", "--plan", str(plan), "--out", str(tmp_path / "out"), "--only", "alone", "--json")
    (result,) = json.loads(cli(*line, "--processes", "2").out)
    assert result == json.loads((tmp_path / "out" / "alone.json").read_text("utf-8"))
    assert (result["games"], result["verdict"], result["setting"]["rules"]) == (3, "played", 1)


def test_a_changed_plan_is_refused_and_played_anew_with_again(cli: Cli, plan: Path, tmp_path: Path) -> None:
    line = ("arena", "--plan", str(plan), "--out", str(tmp_path / "out"), "--only", "alone")
    assert cli(*line).code == 0
    plan.write_text(as_plan(PLAN, seed="t"), "utf-8")
    outcome = cli(*line)
    assert (outcome.code, outcome.out) == (2, "")
    assert "seed" in outcome.err
    assert "--again" in outcome.err
    assert cli(*line, "--again").code == 0
    assert cli(*line).code == 0


REFUSED = {
    "--plan nowhere.json --out {out}": "nowhere.json",
    "--plan {plan}": "--out",
    "--plan {plan} --out {out}": "deep-thought",
    "--plan {plan} --out {out}/deeper/still": "deeper",
    "--plan {plan} --out {out} --only nobody": "nobody",
    "--plan {plan} --out {out} --only alone,": "--only",
    "--plan {plan} --out {out} --processes 0": "--processes",
    "--plan {plan} --out {out} --bots random,easy": "--bots",
    "--plan {plan} --out {out} --seed s": "--seed",
    "--plan {plan} --out {out} --until-decided": "--until-decided",
    "point_city --plan {plan} --out {out}": "--plan",
    "point_city --bots random,easy --games 2 --out {out}": "--out",
    "point_city --bots random,easy --games 2 --only alone": "--only",
    "point_city --bots random,easy --games 2 --again": "--again",
    "--bots random,easy --games 2": "--help",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_bad_input_is_refused(cli: Cli, plan: Path, tmp_path: Path, line: str, language: str) -> None:
    parts = line.format(plan=plan, out=tmp_path / "out").split()
    outcome = cli("arena", *parts, "--language", language)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("triopolis: ")
    assert outcome.err.count("\n") == 1
    assert REFUSED[line] in outcome.err
    assert not (tmp_path / "out").exists()
