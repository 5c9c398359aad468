"""What cyclopts refuses, in our words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, RepeatArgumentError
from cyclopts.exceptions import ConsumeMultipleError, UnknownCommandError, UnknownOptionError, UnusedCliTokensError

from triopolis.cli.commands import COMMANDS
from triopolis.locales import Message, message


def refusal(problem: CycloptsError) -> Message:
    if isinstance(problem, UnknownCommandError):
        return _unknown_command(problem)
    if isinstance(problem, UnknownOptionError):
        return _unknown_option(problem)
    if isinstance(problem, ConsumeMultipleError):
        return message("cli-error-flag-one-value", flag=problem.keyword or "")
    if isinstance(problem, MissingArgumentError) and problem.argument is not None:
        return _missing(problem)
    if isinstance(problem, RepeatArgumentError):
        return message("cli-error-repeated", flag=problem.token.keyword or "")
    if isinstance(problem, UnusedCliTokensError):
        return message("cli-error-unused", text=" ".join(problem.unused_tokens or []))
    if isinstance(problem, CoercionError) and problem.token is not None:
        return message("cli-error-value", flag=problem.token.keyword or "", value=problem.token.value)
    return message("cli-error-usage", problem=str(problem))


def _unknown_command(problem: UnknownCommandError) -> Message:
    token = (problem.unused_tokens or [""])[0]
    names = [command.__name__ for command in COMMANDS]
    if token.startswith("-"):
        return message("cli-error-flag-first", flag=token, known=", ".join(names))
    return _with_suggestion("cli-error-command", token, names, known=", ".join(names))


def _unknown_option(problem: UnknownOptionError) -> Message:
    flag = problem.token.keyword or problem.token.value
    names = [name for argument in problem.argument_collection for name in argument.names if name.startswith("-")]
    return _with_suggestion("cli-error-flag", flag, names, command=" ".join(problem.command_chain or []))


def _with_suggestion(id: str, typed: str, known_names: Iterable[str], **args: str) -> Message:
    close = difflib.get_close_matches(typed, list(known_names), n=1, cutoff=0.6)
    hint = message("cli-error-suggestion", name=close[0]) if close else ""
    return message(id, typed=typed, hint=hint, **args)


def _missing(problem: MissingArgumentError) -> Message:
    assert problem.argument is not None
    command = " ".join(problem.command_chain or [])
    if problem.keyword is not None or problem.argument.tokens:
        return message("cli-error-flag-value", flag=problem.keyword or problem.argument.name)
    return message("cli-error-missing", name=problem.argument.name, command=command)
