"""The package: found when it is installed, whole in three languages, and named nowhere else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import lantern_harbour
import pytest
from fluent.syntax import FluentParser, ast
from tests.battery import trace

from triopolis.engine.data_files import source_labels, unsure_files
from triopolis.engine.observation import observable_ids
from triopolis.engine.registry import broken_games, find_game, game_ids, own_ids
from triopolis.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lantern_harbour"
INSTALLED = Path(lantern_harbour.__file__).parent
KEPT = Path(__file__).with_name("trace.txt")


def test_it_is_one_of_the_games() -> None:
    assert game_ids() == tuple(sorted([*own_ids(), "lantern"]))
    assert broken_games() == ()
    assert "lantern" in observable_ids()
    assert source_labels(find_game("lantern")) == {"ships": {"original": 32}}
    # There is no printed game to differ from.
    assert unsure_files(find_game("lantern")) == []


def test_what_is_installed_is_what_the_example_says() -> None:
    """An old copy would pass or fail for yesterday's reasons."""
    source = EXAMPLE / "src" / "lantern_harbour"
    for file in [file for file in source.rglob("*") if file.suffix in (".py", ".csv", ".ftl")]:
        assert (INSTALLED / file.relative_to(source)).read_bytes() == file.read_bytes(), file.name


def test_nothing_outside_knows_it() -> None:
    """Its name stands in its package, in its tests and in documents: in no line that plays, serves or shows a game."""
    name = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]["name"].replace("-", ".")
    its_name = re.compile(rf"{name}|lantern_harbour|\blantern\b", re.IGNORECASE)
    folders = (ROOT / "src", ROOT / "web" / "src")
    files = [
        file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".ts", ".svelte", ".ftl")
    ]
    assert len(files) > 300
    assert [file.name for file in files if its_name.search(file.read_text("utf-8"))] == []


def test_the_rules_do_what_they_always_did() -> None:
    """After a change that is meant: python -m tests.added_game.write_trace"""
    assert trace.lines("lantern") == KEPT.read_text("utf-8").splitlines()


# Words


def messages(language: str) -> dict[str, ast.Message]:
    entries = [
        entry
        for file in (INSTALLED / "words" / language).glob("*.ftl")
        for entry in FluentParser().parse(file.read_text("utf-8")).body
    ]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


def test_every_message_is_used() -> None:
    """Named in the code, or put together there from a part that is."""
    code = "\n".join(file.read_text("utf-8") for file in INSTALLED.rglob("*.py"))
    named = set(re.findall(r"f?\"(lantern-[a-z-]+)", code))
    families = ("game-", "web-", "option-", "setting-", "choice-", "moves-", "rules-short-")
    for id in messages("en"):
        assert id.startswith(families) or any(
            id == name or (name[-1] == "-" and id.startswith(name)) for name in named
        ), id
