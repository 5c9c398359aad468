"""The words of Triopolis: one set of Fluent files per language, for Python and for the browser.

Code never writes a sentence for the user: it names a `Message` with its arguments, and `Words` says it in a language.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from babel import Locale
from babel.localedata import LocaleDataDict
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LANGUAGES: Final = ("en", "ru", "uk")
FOLDER: Final = Path(__file__).parent
LONGEST_TEXT: Final = 900
LARGEST_NUMBER: Final = 10**15
"""What goes into a message beyond these, which only a mistake can bring, is cut short or said digit by digit: Fluent
refuses texts of more than 1000 characters, and its decimals cannot hold every number."""
ONLY_IN_PAGES: Final = ("guide", "printed", "rules", "web")
"""How the names of files begin that hardly anybody but the browser says anything from: long, so read when needed."""
MINUS: Final = "−"
"""As wide as a plus, where a computer writes a hyphen."""

_added_folders: Final[list[Path]] = []


class Message(msgspec.Struct, frozen=True):
    """A text in no language yet: its name in the Fluent files and what goes into it (messages may nest)."""

    id: str
    args: dict[str, str | int | float | Message | list[Message]] = {}

    def __str__(self) -> str:
        return Words("en").say(self)


Argument = str | int | float | Message | list[Message]
"""What may go into a message."""


def message(id: str, /, **args: Argument) -> Message:
    return Message(id.replace("_", "-"), {name.replace("_", "-"): value for name, value in args.items()})


NAME: Final = "name"
"""A message that no file has: it brings its text along in every language."""


def name_of(names: Mapping[str, str]) -> Message:
    """A name by language, as a table of components (or a data pack) has it."""
    return Message(NAME, dict(names))


def as_message(name: str | Message) -> Message:
    """A name that somebody typed is the same in every language."""
    return name if isinstance(name, Message) else name_of(dict.fromkeys(LANGUAGES, name))


class Words:
    """Says messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, text: Message) -> str:
        if text.id == NAME:
            return str(text.args[self.language])
        bundle = self._bundle_with(text.id)
        found = bundle.get_message(text.id)
        if found is None or found.value is None:
            raise LookupError(f"no message {text.id!r} in {self.language}")
        value, errors = bundle.format_pattern(found.value, self._arguments(text.args))
        if errors:
            raise LookupError(f"message {text.id!r} in {self.language}: {errors[0]}")
        return str(value)

    def __call__(self, id: str, /, **args: Argument) -> str:
        return self.say(message(id, **args))

    def has(self, id: str) -> bool:
        return bool(self._bundle_with(id).has_message(id))

    def _bundle_with(self, id: str) -> FluentBundle:
        bundle = _bundle(self.language, pages=False)
        return bundle if bundle.has_message(id) else _bundle(self.language, pages=True)

    def _arguments(self, args: Mapping[str, Argument]) -> dict[str, object]:
        return {name: self._argument(value) for name, value in args.items()}

    def _argument(self, value: Argument) -> str | int | float:
        if isinstance(value, Message):
            return _short(self.say(value))
        if isinstance(value, list):
            return _short(", ".join(self.say(part) for part in value))
        if isinstance(value, str):
            return _short(value)
        return str(value) if abs(value) > LARGEST_NUMBER else value


def plain(number: int) -> str:
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    return f"{number:+}".replace("-", MINUS)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…"


def files(language: str, folder: Path = FOLDER) -> list[Path]:
    return sorted((folder / language).glob("*.ftl"))


def add_words(folder: Path) -> None:
    """Say the messages of another folder too: those of a game from another package. They cannot replace ours."""
    _added_folders.append(folder)
    _bundle.cache_clear()


def message_ids(language: str) -> dict[str, Path]:
    """Every message of a language with the file it stands in."""
    ids: dict[str, Path] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                ids[entry.id.name] = file
    return ids


class _Locale(Locale):
    """What Babel knows of a language, but for its hyphens."""

    @property
    def decimal_formats(self) -> LocaleDataDict:
        formats = super().decimal_formats.copy()
        pattern = formats[None] = copy(formats[None])
        pattern.prefix = ("", MINUS)
        return formats


class _Bundle(FluentBundle):
    def _get_babel_locale(self) -> Locale:
        return _Locale(self.locales[0])


@cache
def _bundle(language: str, pages: bool) -> FluentBundle:
    # Isolation marks are invisible, but they break copying, searching and column widths in a terminal.
    bundle = _Bundle([language], use_isolating=False)
    for file in [file for folder in (FOLDER, *_added_folders) for file in files(language, folder)]:
        if pages or not file.name.startswith(ONLY_IN_PAGES):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def language_of_environment() -> str:
    """The first of our languages that the environment asks for, English when it asks for none."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        for wish in os.environ.get(variable, "").split(":"):
            if wish[:2].lower() in LANGUAGES:
                return wish[:2].lower()
    return "en"
