"""The language must be known before there is a command line to parse: its help pages are written in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from triopolis.cli.inputs import BadInput
from triopolis.locales import LANGUAGES

FLAG: Final = "--language"


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for, wherever in the line it stands, and the line without it."""
    language: str | None = None
    rest: list[str] = []
    tokens = iter(arguments)
    for token in tokens:
        if token == "--":
            return language, [*rest, token, *tokens]
        if token == FLAG:
            language = _checked(next(tokens, None))
        elif token.startswith(f"{FLAG}="):
            language = _checked(token.removeprefix(f"{FLAG}="))
        else:
            rest.append(token)
    return language, rest


def _checked(language: str | None) -> str:
    if language is None:
        raise BadInput.of("cli-error-flag-value", flag=FLAG)
    if language not in LANGUAGES:
        raise BadInput.of("cli-error-language", language=language, known=", ".join(LANGUAGES))
    return language
