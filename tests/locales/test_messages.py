"""English, Russian and Ukrainian are equals: the same messages with the same variables, all of them used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import triopolis
from triopolis.engine.registry import find_game, game_ids
from triopolis.locales import LANGUAGES, Words, files, message_ids

SOURCES = Path(triopolis.__file__).parent
FAMILIES = "cli|pc|bt|error|schema|score|game|option|moves|rules"
PLURALS = {"one", "few", "many", "other"}


class Reader(Visitor):
    """The variables of a message, and the keys of its selections."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selections: list[set[str]] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        self.selections.append(
            {variant.key.name for variant in node.variants if isinstance(variant.key, fluent.Identifier)}
        )
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Reader]:
    found = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
                found[entry.id.name] = Reader()
                found[entry.id.name].visit(entry)
    return found


def texts_in_code() -> Iterator[str | re.Pattern[str]]:
    """Every string of the sources; those with parts to fill in as patterns."""
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                yield re.compile("".join(parts))


@cache
def words_of_code() -> tuple[set[str], list[re.Pattern[str]]]:
    found = list(texts_in_code())
    patterns = [text for text in found if isinstance(text, re.Pattern) and re.match(rf"({FAMILIES})\\?-", text.pattern)]
    return {text for text in found if isinstance(text, str)}, patterns


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_messages_speak_of_the_same_things(language: str) -> None:
    english = messages("en")
    different = [id for id, reader in messages(language).items() if reader.variables != english[id].variables]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_messages_is_complete(language: str) -> None:
    assert set(message_ids(language)) == set(messages(language))


def test_no_message_is_unused() -> None:
    literal, patterns = words_of_code()
    unused = [
        id for id in messages("en") if id not in literal and not any(pattern.fullmatch(id) for pattern in patterns)
    ]
    assert unused == []


def test_no_message_is_missing() -> None:
    literal, _ = words_of_code()
    wanted = {text for text in literal if re.fullmatch(rf"({FAMILIES})-[a-z0-9-]*[a-z0-9]", text)}
    assert sorted(wanted - set(messages("en"))) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_plurals_have_all_their_forms(language: str) -> None:
    for id, reader in messages(language).items():
        for keys in reader.selections:
            assert not keys & PLURALS - {"other"} or keys == PLURALS, f"{language}: {id} has only {sorted(keys)}"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 points", "1 point", "2 points", "5 points", "11 points", "21 points"]),
        ("ru", ["0 очков", "1 очко", "2 очка", "5 очков", "11 очков", "21 очко"]),
        ("uk", ["0 очок", "1 очко", "2 очки", "5 очок", "11 очок", "21 очко"]),
    ],
)
def test_points_are_counted_as_people_count_them(language: str, said: list[str]) -> None:
    words = Words(language)
    for points, expected in zip((0, 1, 2, 5, 11, 21), said, strict=True):
        assert words("score-total", name="Анна", points=points) == f"Анна: {expected}"
        assert words("pc-board-points", points=points) == expected
        assert words("bt-board-points", points=points) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_introduces_itself(game_id: str, language: str) -> None:
    words, name = Words(language), game_id.replace("_", "-")
    wanted = [f"game-{name}", f"game-{name}-about", f"rules-short-{name}"]
    wanted += [f"option-{name}-{option.replace('_', '-')}" for option in find_game(game_id).Options.__struct_fields__]
    assert [id for id in wanted if not words.has(id)] == []
