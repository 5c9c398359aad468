"""`triopolis hint`, and `h` in the text game."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Cli
from tests.cli.scripts import only_record

from triopolis.bots.random_bot import RandomBot
from triopolis.cli import session
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game, game_ids
from triopolis.locales import LANGUAGES, Words

QUICK = "search:simulations=30"


def saved(folder: Path, game: str, played: int = 8) -> str:
    match, bot = Match(find_game(game), 2, seed="hint"), RandomBot("hint")
    while not match.over and len(match.steps) < played:
        seat = int(match.state.actor)
        match.play(seat, bot.choose(match.view(seat)).action)
    file = folder / f"{game}-{played}.json"
    file.write_bytes(match.save())
    return str(file)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_moves_with_reasons(cli: Cli, home: Path, game: str, language: str) -> None:
    outcome = cli("hint", saved(home, game), "--bot", QUICK, "--language", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.splitlines()[1].startswith("1. ")
    assert "%" in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 80


def test_the_same_as_json(cli: Cli, home: Path) -> None:
    file = saved(home, "point_city")
    outcome = cli("hint", file, "--bot", QUICK, "--json")
    advice = msgspec.json.decode(outcome.out)
    match = Match.load(Path(file).read_bytes())
    assert advice["seat"] == match.state.actor
    assert {hint["action"] for hint in advice["hints"]} <= set(match.state.actions())
    assert all(hint["reasons"] and 0 <= hint["win"] <= 1 for hint in advice["hints"])
    assert cli("hint", file, "--bot", QUICK, "--json").out == outcome.out


def test_asking_changes_nothing(cli: Cli, home: Path) -> None:
    file = Path(saved(home, "bloom_town"))
    before = file.read_bytes()
    cli("hint", str(file), "--bot", QUICK)
    assert file.read_bytes() == before


@pytest.mark.parametrize("seconds", ["0", "-1", "x", "nan", "inf", "99999"])
def test_wrong_seconds_are_refused(cli: Cli, home: Path, seconds: str) -> None:
    outcome = cli("hint", saved(home, "point_city"), f"--seconds={seconds}")
    assert (outcome.code, outcome.out) == (2, "")
    assert seconds in outcome.err


def test_a_finished_match_an_unknown_bot_and_a_missing_file_are_refused(cli: Cli, home: Path) -> None:
    for arguments in (
        (saved(home, "point_city", 10_000),),
        (saved(home, "point_city"), "--bot", "skynet"),
        (str(home / "nothing.json"),),
    ):
        outcome = cli("hint", *arguments)
        assert (outcome.code, outcome.out) == (2, "")
        assert outcome.err.count("\n") == 1


@pytest.mark.parametrize("letter", ["h", "р", "H"])
def test_h_in_the_text_game_tells_and_asks_again(
    cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch, letter: str
) -> None:
    """The letter on the same key of a Cyrillic keyboard too."""
    monkeypatch.setattr(session, "HINT_BOT", QUICK)
    outcome = cli("play", "point_city", "--seed", "h", stdin=f"{letter}\nq\n")
    assert outcome.code == 0
    assert re.search(r"1\. (take|flip|pile)", outcome.out)
    assert "%" in outcome.out
    assert not only_record(home / "data" / "games").actions


def test_help_names_the_hint(cli: Cli) -> None:
    assert "hint" in Words("en")("cli-play-help")
    assert cli("hint", "--help").code == 0
