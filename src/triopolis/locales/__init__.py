"""The words of Triopolis: one set of Fluent files per language, for Python and for the browser.

What all games share is here; the words of a game are in its own package, as `words/LANG/*.ftl`.
Code never writes a sentence for the user: it names a `Message` with its arguments, and `Words` says it in a language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from babel import Locale
from babel.localedata import LocaleDataDict
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "ru", "uk")
FOLDER: Final = Path(__file__).parent
WORDS: Final = "words"
"""The folder with the texts of a game, in its package."""
LONGEST_TEXT: Final = 900
LARGEST_NUMBER: Final = 10**15
"""What goes into a message beyond these, which only a mistake can bring, is cut short or said digit by digit: Fluent
refuses texts of more than 1000 characters, and its decimals cannot hold every number."""
MINUS: Final = "−"
"""As wide as a plus, where a computer writes a hyphen."""

MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The name of a message, or of a term with its hyphen, in a Fluent file: whatever else is on a line is indented."""

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
"""A message that no file has: it brings its text along by language. English stands in for one that is missing."""


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
            return str(self._name(text.args))
        bundle = self._bundle_with(text.id)
        entry = bundle.get_message(text.id) if bundle is not None else None
        if bundle is None or entry is None or entry.value is None:
            raise LookupError(f"no message {text.id!r} in {self.language}")
        value, errors = bundle.format_pattern(entry.value, self._arguments(text.args))
        if errors:
            raise LookupError(f"message {text.id!r} in {self.language}: {errors[0]}")
        return str(value)

    def __call__(self, id: str, /, **args: Argument) -> str:
        return self.say(message(id, **args))

    def has(self, id: str) -> bool:
        return self._bundle_with(id) is not None

    def _bundle_with(self, id: str) -> FluentBundle | None:
        # English comes second for the sake of games from other packages, which may lack a language.
        for language in (self.language, "en"):
            file = message_ids(language).get(id)
            if file is not None:
                return _bundle(language, file)
        return None

    def _name(self, names: Mapping[str, Argument]) -> Argument:
        for language in (self.language, "en"):
            if language in names:
                return names[language]
        raise LookupError(f"a name has neither {self.language} nor en: {', '.join(names)}")

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
    """The Fluent files of one folder."""
    return sorted((folder / language).glob("*.ftl"))


def own_folders() -> list[Path]:
    """Where our own words are: those that all games share, and those of each game. No game is imported for them."""
    return [FOLDER, *sorted(FOLDER.parent.glob(f"games/*/{WORDS}"))]


def own_files(language: str) -> list[Path]:
    return [file for folder in own_folders() for file in files(language, folder)]


def add_words(folder: Path) -> None:
    """Say the messages of another folder too: those of a game from another package. They cannot replace ours."""
    _added_folders.append(folder)
    message_ids.cache_clear()


def remove_words(folder: Path) -> None:
    """Say the messages of an added folder no longer."""
    _added_folders.remove(folder)
    message_ids.cache_clear()


@cache
def message_ids(language: str) -> dict[str, Path]:
    """Every message of a language with its file. Nothing is parsed yet: that happens when something in a file is said,
    and reading all of them would keep every command waiting."""
    ids: dict[str, Path] = {}
    for file in [*own_files(language), *(file for folder in _added_folders for file in files(language, folder))]:
        for id in MESSAGE.findall(file.read_text("utf-8")):
            ids.setdefault(id, file)
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
def _bundle(language: str, file: Path) -> FluentBundle:
    # Isolation marks are invisible, but they break copying, searching and column widths in a terminal.
    bundle = _Bundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def language_of_environment() -> str:
    """The first of our languages that the environment asks for, English when it asks for none."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        for wish in os.environ.get(variable, "").split(":"):
            if wish[:2].lower() in LANGUAGES:
                return wish[:2].lower()
    return "en"
