"""`triopolis arena` as it is typed: what it prints, and what it refuses."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.cli.conftest import Cli
from tests.lab.quick_bots import FIRST, LAST

from triopolis.locales import LANGUAGES, Words

ARENA = ("arena", "point_city", "--seed", "s")
QUICK = (*ARENA, "--bots", f"random,{FIRST},{LAST}", "--games", "3")


def reproducible(out: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(out)
    del data["timing"]
    return data


def test_as_json(cli: Cli) -> None:
    outcome = cli(*QUICK, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    data = json.loads(outcome.out)
    assert (data["game"], data["players"], data["seed"]) == ("point_city", 2, "s")
    assert (data["games"], data["games_per_table"]) == (12, 4)
    assert [bot["bot"] for bot in data["bots"]] == ["random", FIRST, LAST]
    assert [table["bots"] for table in data["tables"]] == [["random", FIRST], ["random", LAST], [FIRST, LAST]]
    assert min(bot["elo"]["points"] for bot in data["bots"]) == 0.0
    assert set(data["timing"]["seconds_per_move"]) == {"random", FIRST, LAST}


def test_the_same_line_gives_the_same_result_with_any_number_of_processes(cli: Cli) -> None:
    first = reproducible(cli(*QUICK, "--json").out)
    assert reproducible(cli(*QUICK, "--json", "--processes", "2").out) == first
    other = [part if part != "s" else "t" for part in QUICK]
    assert reproducible(cli(*other, "--json").out)["bots"] != first["bots"]


def test_without_a_seed_it_tells_the_one_it_took(cli: Cli) -> None:
    line = ("arena", "point_city", "--bots", f"random,{FIRST}", "--games", "4", "--json")
    first = json.loads(cli(*line).out)
    again = json.loads(cli(*line, "--seed", first["seed"]).out)
    assert first["bots"] == again["bots"]
    assert first["seed"] != json.loads(cli(*line).out)["seed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pairings_in_words(cli: Cli, language: str) -> None:
    outcome = cli(*QUICK, "--language", language)
    words = Words(language)
    assert (outcome.code, outcome.err) == (0, "")
    for id in ("arena-elo", "arena-pairing", "arena-wins", "arena-pace", "arena-score"):
        assert words(id) in outcome.out
    assert re.search(r"\+\d =\d −\d", outcome.out)
    assert max(map(len, outcome.out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_larger_tables_in_words(cli: Cli, language: str) -> None:
    outcome = cli(*ARENA, "--bots", f"random,{FIRST}", "--games", "1", "--players", "3", "--language", language)
    words = Words(language)
    assert outcome.code == 0
    for part in (words("arena-skill"), words("arena-seats"), "openskill"):
        assert part in outcome.out
    assert words("arena-elo") not in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_against_the_rulebooks_opponent(cli: Cli, language: str) -> None:
    outcome = cli(
        "arena", "bloom_town", "--bots", "random", "--games", "2", "--players", "1", "--option", "opponent=boris",
        "--language", language,
    )  # fmt: skip
    words = Words(language)
    assert outcome.code == 0
    assert words("bt-opponent-boris") in outcome.out
    assert words("arena-margin") in outcome.out
    assert words("arena-pairing") not in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_until_decided_says_how_the_intervals_were_widened(cli: Cli, language: str) -> None:
    line = (*ARENA, "--bots", f"random,{FIRST}", "--games", "20", "--until-decided", "--language", language)
    words = Words(language)
    out = cli(*line).out
    assert words("arena-decided") in out or words("arena-open") in out
    assert words("cli-decimal", number=2.24) in out
    data = json.loads(cli(*line, "--json").out)
    assert data["until_decided"] is True
    assert data["looks"] == 2
    assert data["games"] in (10, 20)


REFUSED = {
    "": "--help",
    "--bots random,easy": "--games",
    "--games 2": "--bots",
    "--bots random --games 2": "random",
    "--bots random,random --games 2": "random",
    "--bots random,easy,random --games 2": "random",
    "--bots random,skynet --games 2": "skynet",
    "--bots random,search:simulations=0 --games 2": "search:simulations=0",
    "--bots random, --games 2": "random,",
    "--bots random,easy --games 0": "--games",
    "--bots random,easy --games -4": "-4",
    "--bots random,easy --games many": "many",
    "--bots random,easy --games 2 --players 0": "--players",
    "--bots random,easy --games 2 --players 9": "--players",
    "--bots random,easy --games 2 --processes 0": "--processes",
    "--bots random,easy --games 2 --option automa=hard": "automa",
    "--bots random,easy --games 2 --option colour=red": "colour",
    "--bots random,easy --games 2 --data-pack nowhere": "nowhere",
    "--bots random,easy --games 2 --seed \udcff": "--seed",
    "--bots random,easy --games 2 --players 3 --until-decided": "--until-decided",
    "--bots random,easy --games 2 --until-decidet": "--until-decided",
    "--bots random,program:no-such-program-anywhere --games 2": "no-such-program-anywhere",
    "--bots " + ",".join(f"search:simulations={number}" for number in range(1, 12)) + " --games 2": "11",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_bad_input_is_refused(cli: Cli, line: str, language: str) -> None:
    outcome = cli("arena", "point_city", *line.split(), "--language", language)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("triopolis: ")
    assert outcome.err.count("\n") == 1
    assert REFUSED[line] in outcome.err


def test_a_failure_in_another_process_is_one_sentence_too(cli: Cli) -> None:
    outcome = cli(*ARENA, "--bots", "random,program:no-such-program", "--games", "2", "--processes", "2")
    assert (outcome.code, outcome.out) == (2, "")
    assert "no-such-program" in outcome.err
    assert "Traceback" not in outcome.err


def test_one_bot_is_enough_alone_and_too_few_otherwise(cli: Cli) -> None:
    assert cli(*ARENA, "--bots", "random", "--games", "1", "--players", "1").code == 0
    assert cli(*ARENA, "--bots", "random", "--games", "1", "--players", "2").code == 2


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_plurals(language: str) -> None:
    words = Words(language)
    said = {words("arena-title", game="", players=1, bots=1, games=number).split()[-1] for number in (1, 2, 5)}
    assert len(said) == 3
    looks = {words("arena-note-looks", width="2", looks=number).split()[-1] for number in (1, 2, 5)}
    assert len(looks) == 3
