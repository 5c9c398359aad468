"""Bad input of every kind: exit code 2, one line that names the thing, no traceback, nothing changed."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.cli.scripts import typed_game

from triopolis.locales import LANGUAGES

PLAY = "play point_city "
SIMULATE = "simulate point_city "

REFUSED = {
    "fly": "fly",
    "plai": "play",
    "--fly": "--fly",
    "--language": "--language",
    "games --language klingon": "klingon",
    "games --language=": "en, ru, uk",
    "games extra": "extra",
    "games --fly": "--fly",
    "games --json=maybe": "maybe",
    "play": "point_city",
    "play chess": "chess",
    PLAY + "extra": "extra",
    PLAY + "--plaiers 2": "--players",
    PLAY + "--seed": "--seed",
    PLAY + "--seed 1 --seed 2": "--seed",
    PLAY + "--seed \udcff": "--seed",
    PLAY + "--players 9": "9",
    PLAY + "--players 0": "0",
    PLAY + "--players -1": "-1",
    PLAY + "--players two": "two",
    PLAY + "--players ²": "²",
    PLAY + "--players 1.0": "1.0",
    PLAY + "--bots magic": "magic",
    PLAY + "--bots random,": "random,",
    PLAY + "--bots random\\,easy": "random,easy",
    PLAY + "--players 1 --bots random": "--players",
    PLAY + "--bots random,random,random,random": "4",
    PLAY + "--names Anna,Boris": "--names",
    PLAY + "--players 2 --names Anna,Anna": "Anna",
    PLAY + "--players 2 --names Anna,": "Anna,",
    PLAY + "--names A\x1b[31m": "x1b",
    PLAY + "--names " + "A" * 25: "A" * 25,
    PLAY + "--option automa": "automa",
    PLAY + "--option automa=mild": "mild",
    PLAY + "--option colour=red": "colour",
    PLAY + "--option automa=easy --option automa=hard": "automa",
    PLAY + "--players 2 --option automa=easy": "automa",
    PLAY + "--data-pack nowhere": "nowhere",
    PLAY + "--data-pack folder": "cards.csv",
    PLAY + "--data-pack pack": "cards.csv",
    PLAY + "--resume nowhere.json": "nowhere.json",
    PLAY + "--resume folder": "folder",
    PLAY + "--resume cut.json": "cut.json",
    PLAY + "--resume foreign.json": "foreign.json",
    PLAY + "--resume altered.json": "$.actions",
    PLAY + "--resume bot.json": "skynet",
    PLAY + "--resume good.json --seed 1": "--seed",
    PLAY + "--resume good.json --option automa=easy": "--option",
    "play chess --resume good.json": "chess",
    PLAY + "--save good.json": "good.json",
    PLAY + "--save folder": "folder",
    PLAY + "--save nowhere/new.json": "nowhere",
    "simulate": "--help",
    "simulate chess --players 2 --games 1": "chess",
    SIMULATE + "--players 2": "--games",
    SIMULATE + "--games 2": "--players",
    SIMULATE + "--players 9 --games 1": "9",
    SIMULATE + "--players 2 --games 0": "0",
    SIMULATE + "--players 2 --games 1.5": "1.5",
    SIMULATE + "--players 2 --games 1 --processes 0": "--processes",
    SIMULATE + "--players 2 --games 1 --bots magic": "magic",
    SIMULATE + "--players 2 --games 1 --bots random,random,random": "--bots",
    SIMULATE + "--players 2 --games 1 --option automa=hard": "automa",
    SIMULATE + "--players 2 --games 1 --data-pack nowhere": "nowhere",
    SIMULATE + "--players 2 --games 2 --ray here there": "--ray=",
    SIMULATE + "--players 2 --games 2 --ray here --ray there": "--ray",
    "replay": "--help",
    "replay nowhere.json": "nowhere.json",
    "replay folder": "folder",
    "replay cut.json": "cut.json",
    "replay foreign.json": "foreign.json",
    "replay bytes.json": "bytes.json",
    "replay good.json --at 10000": "10000",
    "replay good.json --at -1": "-1",
    "replay good.json --at last": "last",
    "score": "--help",
    "score point_city": "--help",
    "score chess foreign.json": "chess",
    "score point_city nowhere.json": "nowhere.json",
    "score point_city folder": "folder",
    "score point_city bytes.json": "JSON",
    "score point_city foreign.json": "seats",
    "score point_city card.json": "999",
    "score happy_city sphinx.json": "$.choices.sphinx",
    "score point_city card.json --data-pack nowhere": "nowhere",
}


@pytest.fixture
def files(home: Path) -> Path:
    match, _ = typed_game(2, "good")
    good = match.save()
    altered = json.loads(good)
    altered["actions"][3] = 0
    bot = json.loads(good)
    bot["seats"][1]["bot"] = "skynet"
    (home / "good.json").write_bytes(good)
    (home / "cut.json").write_bytes(good[:300])
    (home / "altered.json").write_text(json.dumps(altered))
    (home / "bot.json").write_text(json.dumps(bot))
    (home / "foreign.json").write_text("{}")
    (home / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (home / "card.json").write_text('{"seats": [{"buildings": [999]}]}')
    (home / "sphinx.json").write_text('{"options": {"mode": "expert"}, "seats": [{"city": ["sphinx"]}, {"city": []}]}')
    (home / "folder").mkdir()
    (home / "pack").mkdir()
    (home / "pack" / "cards.csv").write_text("id,tier\n0,1\n")
    return home


def contents(folder: Path) -> dict[str, bytes | None]:
    return {str(path): path.read_bytes() if path.is_file() else None for path in sorted(folder.rglob("*"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_bad_input_is_refused(cli: Cli, files: Path, line: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", language)
    before = contents(files)
    outcome = cli(*line.split(" "))
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("triopolis: ")
    assert outcome.err.count("\n") == 1
    assert REFUSED[line] in outcome.err
    assert "Traceback" not in outcome.err
    assert contents(files) == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_an_unreadable_file_is_refused(cli: Cli, files: Path) -> None:
    (files / "good.json").chmod(0)
    outcome = cli("replay", "good.json")
    assert (outcome.code, outcome.out) == (2, "")
    assert "good.json" in outcome.err


def test_a_file_whose_name_has_no_letters_is_refused(cli: Cli, home: Path) -> None:
    outcome = cli("replay", "a\0b")
    assert outcome.code == 2
    assert "Traceback" not in outcome.err
