"""Every command on its good days."""

from __future__ import annotations

import json
import os
import shlex
import sys
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Cli
from tests.cli.scripts import typed_game
from tests.packages import CODE, Installer
from tests.strange_packs import STRANGE, strange_pack, write_pack

from triopolis import __version__
from triopolis.cli.simulate import fitting_processes
from triopolis.engine.contract import DataPack
from triopolis.engine.registry import find_game, game_ids, own_ids
from triopolis.lab.simulation import Plan
from triopolis.locales import LANGUAGES, Words

SIMULATE = ("simulate", "point_city", "--players", "2", "--games", "8", "--seed", "s")


@pytest.fixture
def record(home: Path) -> str:
    match, _ = typed_game(2, "replayed")
    (home / "match.json").write_bytes(match.save())
    return "match.json"


def test_version_tells_how_the_rules_run(cli: Cli) -> None:
    outcome = cli("--version")
    assert outcome.code == 0
    assert __version__ in outcome.out
    assert ("interpreted" in outcome.out) != ("compiled" in outcome.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_with_its_options(cli: Cli, language: str) -> None:
    outcome = cli("games", "--language", language)
    assert outcome.code == 0
    for part in (*game_ids(), "tokens", "automa", "easy, normal, hard", "all, base"):
        assert part in outcome.out
    assert Words(language)("option-point-city-automa") in outcome.out


def test_games_as_json(cli: Cli) -> None:
    games = json.loads(cli("games", "--json").out)["games"]
    assert [game["id"] for game in games] == list(game_ids())
    point_city = next(game for game in games if game["id"] == "point_city")
    assert point_city["players"] == {"min": 1, "max": 4}
    assert point_city["solo_opponents"] == ["Automa (easy)", "Automa (normal)", "Automa (hard)"]
    options = {option["name"]: option for option in point_city["options"]}
    assert options["tokens"]["values"] == ["all", "base"]
    assert options["automa"]["default"] == "easy"
    assert all(option["about"] for option in options.values())
    assert sum(point_city["sources"]["cards"].values()) == 160
    assert all(game["outside_learned"] == [] for game in games)


@pytest.mark.parametrize("id", STRANGE)
def test_games_says_where_a_pack_is_outside_what_was_learned(cli: Cli, home: Path, id: str) -> None:
    write_pack(strange_pack(id), home / "pack")
    [game] = json.loads(cli("games", "--data-pack", "pack", "--json").out)["games"]
    assert (game["id"], game["outside_learned"]) == (id, [STRANGE[id][0]])
    for language in LANGUAGES:
        outcome = cli("games", "--data-pack", "pack", "--language", language)
        assert _words(Words(language)("cli-games-outside", files=f"{STRANGE[id][0]}.csv")) in _words(outcome.out)


@pytest.mark.parametrize("id", STRANGE)
def test_games_says_nothing_of_a_pack_like_the_games_own(cli: Cli, home: Path, id: str) -> None:
    write_pack(DataPack(find_game(id).data), home / "pack")
    [game] = json.loads(cli("games", "--data-pack", "pack", "--json").out)["games"]
    assert (game["id"], game["outside_learned"]) == (id, [])
    outside = Words("en")("cli-games-outside", files="")
    assert _words(outside) not in _words(cli("games", "--data-pack", "pack").out)


@pytest.mark.parametrize(("folder", "part"), [("nowhere", "nowhere"), (".", "cards.csv")])
def test_games_refuses_a_folder_that_is_no_pack(cli: Cli, folder: str, part: str) -> None:
    outcome = cli("games", "--data-pack", folder)
    assert (outcome.code, outcome.out) == (2, "")
    assert part in outcome.err


def _words(text: str) -> str:
    """However the lines are broken."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "“meadow” from package a-game can’t be played. Loading it fails: RuntimeError: no tiles"),
        ("ru", "Игра «meadow» из пакета a-game недоступна. Она не загружается: RuntimeError: no tiles"),
        ("uk", "Гра «meadow» з пакета a-game недоступна. Вона не завантажується: RuntimeError: no tiles"),
    ],
)
def test_games_of_other_packages_are_listed_and_a_broken_one_has_its_line(
    cli: Cli, install: Installer, monkeypatch: pytest.MonkeyPatch, language: str, line: str
) -> None:
    install("a-game", "meadow", "raise RuntimeError('no tiles')")
    install("pond-game", "pond", files={f"words/{language}/pond.ftl": "game-pond = The pond"})
    monkeypatch.setenv("COLUMNS", "120")
    outcome = cli("games", "--language", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert "The pond  (pond)" in outcome.out
    assert outcome.out.splitlines()[-1].replace("\xa0", " ") == line


def test_broken_games_as_json(cli: Cli, install: Installer) -> None:
    install("a-game", "meadow", CODE.replace("CONTRACT = 1", "CONTRACT = 99"))
    listing = json.loads(cli("games", "--json").out)
    problem = "It’s written for version 99 of the contract, and this Triopolis has version 1."
    assert listing["broken"] == [{"id": "meadow", "package": "a-game", "problem": problem}]
    assert [game["id"] for game in listing["games"]] == list(own_ids())


def test_a_comma_in_the_command_of_a_bot_has_a_backslash_before_it(cli: Cli, home: Path) -> None:
    (home / "weighing.py").write_text(
        """import json, sys
assert sys.argv[1] == "3,1,2"
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["moves"][0]["action"]}), flush=True)
"""
    )
    bot = f"program:{shlex.quote(sys.executable)} weighing.py 3\\,1\\,2"
    outcome = cli("simulate", "point_city", "--players", "2", "--games", "1", "--bots", f"{bot},random")
    assert outcome.code == 0, outcome.err


def test_simulate_as_json(cli: Cli) -> None:
    outcome = cli(*SIMULATE, "--json")
    result = json.loads(outcome.out)
    assert (outcome.code, outcome.err) == (0, "")
    assert result["games"] == 8
    assert result["mean_decisions"] == result["decisions"] / 8
    assert result["decisions_per_second"] == pytest.approx(result["decisions"] / result["seconds"])
    assert [place["label"] for place in result["places"]] == ["seat 0", "seat 1"]
    assert list(result["places"][0]["score_quantiles"]) == ["min", "5%", "25%", "50%", "75%", "95%", "max"]
    assert json.loads(cli(*SIMULATE, "--json").out)["places"] == result["places"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_as_a_table_with_the_solo_opponent(cli: Cli, language: str) -> None:
    outcome = cli("simulate", "point_city", "--players", "1", "--games", "3", "--language", language)
    assert outcome.code == 0
    assert Words(language)("pc-automa") in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 80


def test_simulate_without_a_seed_tells_the_one_it_took(cli: Cli) -> None:
    arguments = ("simulate", "point_city", "--players", "2", "--games", "2", "--json")
    first = json.loads(cli(*arguments).out)
    again = json.loads(cli(*arguments, "--seed", first["seed"]).out)
    other = json.loads(cli(*arguments).out)
    assert first["places"] == again["places"]
    assert first["seed"] != other["seed"]


@pytest.mark.parametrize(
    ("arguments", "package"),
    [
        ((*SIMULATE, "--out", "x.parquet"), "pyarrow"),
        (("report", "x.parquet"), "pyarrow"),
        ((*SIMULATE, "--ray", "local"), "ray"),
        ((*SIMULATE, "--ray"), "ray"),
    ],
)
def test_what_is_not_installed_is_named(
    cli: Cli, home: Path, arguments: tuple[str, ...], package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("triopolis.lab.extras.find_spec", lambda name: None)
    outcome = cli(*arguments)
    extra = {"pyarrow": "lab", "ray": "ray"}[package]
    assert (outcome.code, outcome.out) == (2, "")
    assert f"package {package}" in outcome.err
    assert f'pip install "triopolis[{extra}]"' in outcome.err
    assert not list(home.iterdir())


@pytest.mark.parametrize("flags", [("--decisions",), ("--ray", "local", "--processes", "2")])
def test_flags_that_do_not_go_together_are_refused(cli: Cli, flags: tuple[str, ...]) -> None:
    outcome = cli(*SIMULATE, *flags)
    assert (outcome.code, outcome.out) == (2, "")
    assert flags[-1 if len(flags) == 1 else 2] in outcome.err


def test_processes_fit_the_work() -> None:
    game = find_game("point_city")
    few = Plan(game=game.id, options=game.Options(), bots=["random"] * 2, games=1000, seed="s")
    assert fitting_processes(few) == 1
    assert fitting_processes(msgspec.structs.replace(few, bots=["greedy"] * 2)) == (os.cpu_count() or 1)
    assert fitting_processes(msgspec.structs.replace(few, bots=["greedy"] * 2, games=1)) == 1


def test_replay_shows_the_end_and_any_position_before(cli: Cli, record: str) -> None:
    match, moves = typed_game(2, "replayed")
    whole = json.loads(cli("replay", record, "--json").out)
    assert whole["moves"] == moves
    assert whole["actions"] == match.actions
    assert whole["scores"] == match.state.scores() == [sheet["total"] for sheet in whole["score_sheets"]]
    assert whole["winners"] == match.state.winners()
    part = json.loads(cli("replay", record, "--at", "5", "--json").out)
    assert (part["at"], part["total_actions"]) == (5, len(moves))
    assert part["moves"] == moves[:5]
    assert (part["over"], part["winners"]) == (False, [])
    assert part["view"]["seat"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_as_text(cli: Cli, record: str, language: str) -> None:
    words = Words(language)
    outcome = cli("replay", record, "--moves", "--language", language)
    assert outcome.code == 0
    assert words("pc-board-market") in outcome.out
    assert words("cli-sheet-total") in outcome.out
    for move in typed_game(2, "replayed")[1]:
        assert move in outcome.out
    assert cli("replay", record, "--at", "0", "--language", language).code == 0


def test_score_reads_a_file_or_the_standard_input(cli: Cli, home: Path) -> None:
    table = {"seats": [{"buildings": [0, 1], "tokens": [1], "unspent": [2], "starting_ingenuity": 1}]}
    (home / "table.json").write_text(json.dumps(table))
    from_file = cli("score", "point_city", "table.json", "--json")
    from_input = cli("score", "point_city", "-", "--json", stdin=json.dumps(table))
    assert from_file.code == 0
    assert from_file.out == from_input.out
    result = json.loads(from_file.out)
    assert result["seats"][0]["total"] == sum(item["points"] for item in result["seats"][0]["items"])
    assert result["winners"] == [0]
    text = cli("score", "point_city", "table.json")
    assert str(result["seats"][0]["total"]) in text.out


def test_score_warns_on_stderr_and_scores_all_the_same(cli: Cli) -> None:
    table = {"seats": [{"buildings": [0], "tokens": [1, 2]}]}
    outcome = cli("score", "point_city", "-", "--json", stdin=json.dumps(table))
    assert outcome.code == 0
    assert json.loads(outcome.out)["winners"] == [0]
    assert outcome.err.startswith("triopolis: ")


def test_the_language_follows_the_environment_unless_it_is_named(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "Гравців" in cli("games").out
    assert "Игроков" in cli("--language", "ru", "games").out
    assert "Players" in cli("games", "--language=en").out
