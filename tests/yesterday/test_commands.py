"""The commands that README.md and docs/ showed yesterday are understood, and the quick ones run."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Cli, cli, home
from tests.yesterday.fixtures import FROZEN, read_matches
from tests.yesterday.house import lay_out

from triopolis.cli.app import build_app
from triopolis.locales import LANGUAGES, Words

__all__ = ["cli", "home"]


def shown() -> list[list[str]]:
    """Every command line of ours in the documents; those of the Makefile as it passes them on."""
    blocks = msgspec.json.decode((FROZEN / "documents" / "blocks.json").read_bytes())
    lines = [line for block in blocks if block["language"] == "sh" for line in block["text"].splitlines()]
    found = [words for line in lines for words in ours(shlex.split(line, comments=True))]
    assert len(found) >= 25
    return found


def ours(words: list[str]) -> list[list[str]]:
    if words[:1] == ["triopolis"]:
        return [words[1:]]
    settings = dict(word.split("=", 1) for word in words if "=" in word)
    arguments = shlex.split(settings.get("PLAY_ARGS", ""))
    if words[:2] == ["make", "play"]:
        return [["serve", "--open", *arguments]]
    if words[:2] == ["make", "play-text"]:
        return [["play", settings.get("GAME", "point_city"), *arguments]]
    return []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_understood(language: str) -> None:
    app = build_app(Words(language))
    for words in shown():
        plain = [word for word in words if word not in ("--language", "ru")]
        app.parse_args(plain, exit_on_error=False, print_error=False)


@pytest.fixture
def saved(home: Path) -> str:
    """A match that somebody broke off."""
    matches = read_matches(FROZEN / "records" / "bloom_town.jsonl.gz")
    (home / "saved.json").write_text(next(m.saved for m in matches if not m.over and len(m.legal) > 1), "utf-8")
    return "saved.json"


def test_commands_about_games(cli: Cli) -> None:
    assert cli("games").code == 0
    for order in (
        "simulate point_city --players 2 --games 10 --seed 7",
        "simulate bloom_town --players 2 --games 10 --seed 7 --json",
        "arena happy_city --bots random,greedy --games 2 --seed 1",
    ):
        assert cli(*order.split()).code == 0, order


def test_commands_about_a_saved_match(cli: Cli, saved: str) -> None:
    for order in (f"replay {saved} --at 2", f"replay {saved}", f"hint {saved} --seconds 0.05"):
        outcome = cli(*order.split())
        assert (outcome.code, outcome.err) == (0, ""), order


@pytest.mark.parametrize("game", ["point_city", "bloom_town", "happy_city"])
def test_a_game_in_the_terminal(cli: Cli, game: str) -> None:
    pack = next((FROZEN / "packs" / game).iterdir())
    assert cli("play", game, "--bots", "random", "--seed", "1", stdin="?\nq\n").code == 0
    assert cli("play", game, "--bots", "random", "--data-pack", str(pack), stdin="q\n").code == 0


def test_scores_of_printed_games(cli: Cli) -> None:
    for scored in json.loads((FROZEN / "documents" / "scores.json").read_bytes()):
        if "table" in scored:
            outcome = cli("score", scored["game"], "-", "--json", stdin=scored["table"])
            assert outcome.code == 0, outcome.err


def test_commands_about_a_server(cli: Cli, home: Path) -> None:
    url = f"sqlite:///{lay_out(home)}"
    for order in ("tables", "tables list --json", "tables prune --older-than 90", "tables backup copy.db"):
        assert cli(*order.split(), "--database", url).code == 0, order
    listed = json.loads(cli("tables", "list", "--json", "--database", f"sqlite:///{home / 'copy.db'}").out)
    assert len(listed["tables"]) >= 53
