"""Help pages: complete, and wholly in one language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

import triopolis.cli
from triopolis.cli.commands import COMMANDS
from triopolis.locales import FOLDER, LANGUAGES, Words, message_ids

NAMES = [command.__name__ for command in COMMANDS]
ENGLISH = re.compile(r"Usage|Commands|Parameters|Display|required|default|exit|\b(STR|INT|PATH|FILE|GAME|OPTIONS)\b")
CYRILLIC = re.compile(r"[а-яёіїєґ]", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], *([name] for name in NAMES)])
def test_help_in_every_language(cli: Cli, command: list[str], language: str) -> None:
    outcome = cli(*command, "--help", "--language", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert "cli-" not in outcome.out
    assert "--language" in outcome.out
    assert bool(CYRILLIC.search(outcome.out)) == (language != "en")
    if language != "en":
        assert not ENGLISH.search(outcome.out)


def test_without_arguments_there_is_the_help(cli: Cli) -> None:
    assert cli() == cli("--help")
    for name in NAMES:
        assert name in cli().out


def test_the_languages_have_the_same_messages_with_the_same_places() -> None:
    texts = {language: (FOLDER / language / "cli.ftl").read_text("utf-8") for language in LANGUAGES}
    for language in LANGUAGES:
        assert _places(texts[language]) == _places(texts["en"]), language


def _places(text: str) -> dict[str, set[str]]:
    parts = re.split(r"^(cli-[a-z-]+) =", text, flags=re.MULTILINE)
    return {id: set(re.findall(r"\$[a-z-]+", body)) for id, body in zip(parts[1::2], parts[2::2], strict=True)}


def test_every_message_the_code_names_exists() -> None:
    folder = Path(triopolis.cli.__file__).parent
    code = "".join(file.read_text("utf-8") for file in sorted(folder.glob("*.py")))
    known = message_ids("en")
    for id in set(re.findall(r'"(cli-[a-z-]+)"', code)):
        assert id in known, id


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_plurals(language: str) -> None:
    words = Words(language)
    said = {words("cli-simulate-title", game="", players=1, games=number).split()[-1] for number in (1, 2, 5)}
    assert len(said) == 3
