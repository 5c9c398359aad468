"""Which messages the code asks for, and what the Fluent files offer.

Python is read by its syntax trees. The browser's code is read as text, so it has to write names plainly: a name in
quotes, or a template whose beginning is written out (`choice-${game}-${value}`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import triopolis
from triopolis.locales import FOLDER, files, own_files, own_folders

SOURCE = Path(triopolis.__file__).parent
ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
QUOTED = re.compile(rf"[\"'`]({ID.pattern})[\"'`]")
SAID = re.compile(rf"(?:\bt\(|\bid:)\s*[\"']({ID.pattern})[\"']")
TEMPLATE = re.compile(r"`([a-z0-9]+-[^`\s]*\$\{[^`]*)`")
BROWSER = Path(__file__).parents[2] / "web" / "src"
ASKING = {"message", "of", "error", "say", "words"}
"""Calls whose first text that looks like an id is one."""


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    return [(file, ast.parse(file.read_text("utf-8"))) for file in sorted(SOURCE.rglob("*.py"))]


def nodes() -> Iterator[ast.AST]:
    for _, tree in trees():
        yield from ast.walk(tree)


@cache
def pages() -> dict[str, str]:
    """The browser's code by file, without its tests."""
    files = [file for kind in ("*.ts", "*.svelte") for file in sorted(BROWSER.rglob(kind))]
    return {str(file.relative_to(BROWSER)): file.read_text("utf-8") for file in files if ".test." not in file.name}


def texts() -> set[str]:
    """Every text in Python that looks like the name of a message."""
    strings = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in strings if ID.fullmatch(text)}


def browser_texts() -> set[str]:
    """The same in the browser's code."""
    return {text for page in pages().values() for text in re.findall(QUOTED, page)}


def asked_for() -> dict[str, str]:
    """Names written out in calls that say something, with the file."""
    places = {}
    for file, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) in ASKING:
                for part in node.args[:2]:
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and ID.fullmatch(part.value):
                        places[part.value] = file.name
    return places | {id: name for name, page in pages().items() for id in SAID.findall(page)}


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def families() -> set[str]:
    """Names put together in the code, as patterns: pc-resource-{…} is pc-resource-[a-z0-9-]+."""
    prefixes = set()
    for node in nodes():
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values]
            if isinstance(parts[0], str) and re.match(r"[a-z0-9]+-", parts[0]):
                prefixes.add("".join(str(part) for part in parts))
    return prefixes | browser_families()


def browser_families() -> set[str]:
    templates = {template for page in pages().values() for template in TEMPLATE.findall(page)}
    return {re.sub(r"\$\{[^{}]*\}", "[a-z0-9-]+", template) for template in templates}


@cache
def entries(language: str) -> dict[str, fluent.Message]:
    """Every message of ours, whichever folder it is in."""
    messages: dict[str, fluent.Message] = {}
    for file in own_files(language):
        for id, entry in entries_of(file).items():
            assert id not in messages, f"{file}: {id} stands there twice"
            messages[id] = entry
    return messages


@cache
def entries_of(file: Path) -> dict[str, fluent.Message]:
    messages: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in messages, f"{file}: {entry.id.name} stands there twice"
            messages[entry.id.name] = entry
    return messages


def game_folders() -> dict[str, Path]:
    """The words of each of our games."""
    return {folder.parent.name: folder for folder in own_folders() if folder != FOLDER}


def parts(node: object) -> Iterator[object]:
    """A Fluent node and everything in it."""
    yield node
    if isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from parts(part)


def variables(message: fluent.Message) -> set[str]:
    return {part.id.name for part in parts(message) if isinstance(part, fluent.VariableReference)}


def references(message: fluent.Message) -> set[str]:
    """Other messages and terms in it, the latter with their hyphen."""
    inside = list(parts(message))
    messages = {part.id.name for part in inside if isinstance(part, fluent.MessageReference)}
    return messages | {f"-{part.id.name}" for part in inside if isinstance(part, fluent.TermReference)}


def selectors(message: fluent.Message) -> dict[str, set[str]]:
    """The variables a message chooses by, with the forms it has."""
    keys_by_name: dict[str, set[str]] = {}
    for part in parts(message):
        if isinstance(part, fluent.SelectExpression) and isinstance(part.selector, fluent.VariableReference):
            keys = {key.name if isinstance(key, fluent.Identifier) else key.value for key in keys_of(part)}
            keys_by_name.setdefault(part.selector.id.name, set()).update(keys)
    return keys_by_name


def formatted(message: fluent.Message) -> set[str]:
    """The variables that go through a function like NUMBER."""
    calls = [part for part in parts(message) if isinstance(part, fluent.FunctionReference)]
    inside = [part for call in calls for part in parts(call)]
    return {part.id.name for part in inside if isinstance(part, fluent.VariableReference)}


def keys_of(choice: fluent.SelectExpression) -> list[fluent.Identifier | fluent.NumberLiteral]:
    return [variant.key for variant in choice.variants]


def ids_by_file(language: str, folder: Path) -> dict[str, set[str]]:
    return {file.name: set(entries_of(file)) for file in files(language, folder)}
