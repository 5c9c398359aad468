"""The command line as a whole: find the language, build the app in it, run it, and turn every refusal into one line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from triopolis.cli.language import split_language
from triopolis.engine.errors import TriopolisError
from triopolis.locales import Message, Words, language_of_environment

if TYPE_CHECKING:
    from cyclopts import App

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
"""The codes a shell reports for a command that Ctrl-C or a closed pipe has ended."""


def run(arguments: Sequence[str]) -> int:
    """Run a command line; returns the exit code."""
    _never_fail_on_a_character()
    words = Words(language_of_environment())
    try:
        language, rest = split_language(arguments)
        words = Words(language) if language else words
        code = _run_in(words, rest)
        sys.stdout.flush()
    except TriopolisError as problem:
        return _refuse(words, problem.message)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; the flush at exit must not complain either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def _run_in(words: Words, arguments: list[str]) -> int:
    from cyclopts import CycloptsError

    from triopolis.cli.refusals import refusal

    try:
        result = build_app(words)(
            arguments, exit_on_error=False, print_error=False, result_action="return_int_as_exit_code_else_zero"
        )
    except CycloptsError as problem:
        return _refuse(words, refusal(problem))
    return int(result)


def _refuse(words: Words, reason: Message) -> int:
    print(f"triopolis: {words.say(reason)}", file=sys.stderr)
    return BAD_INPUT


def _never_fail_on_a_character() -> None:
    """A terminal that cannot show a letter shows a question mark, and odd bytes typed in are no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def build_app(words: Words) -> App:
    from cyclopts import App, Group, Parameter

    from triopolis.cli import commands
    from triopolis.cli.help import LocalFormatter, localised
    from triopolis.cli.screen import make_console
    from triopolis.cli.version import version_text

    app = App(
        name="triopolis",
        help=words("cli-about"),
        usage=words("cli-usage"),
        help_epilogue=words("cli-help-language"),
        version=lambda: version_text(words),
        console=make_console(),
        help_format="plaintext",
        help_formatter=LocalFormatter(words),
        suppress_keyboard_interrupt=False,
        group_commands=Group(words("cli-heading-commands")),
        group_arguments=Group(words("cli-heading-parameters")),
        group_parameters=Group(words("cli-heading-parameters")),
        default_parameter=Parameter(negative=(), json_list=False, json_dict=False),
    )
    for place, command in enumerate(commands.COMMANDS):
        name = command.__name__
        app.command(
            localised(command, words),
            name=name,
            help=words(f"cli-{name}-about"),
            usage=words(f"cli-{name}-usage"),
            sort_key=place,
        )
    app["--help"].help = words("cli-help-help")
    app["--version"].help = words("cli-help-version")
    return app
