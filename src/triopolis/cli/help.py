"""The help pages in the user's language: cyclopts' layout, our words."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_type_hints

from cyclopts import Parameter
from cyclopts.help import DefaultFormatter
from cyclopts.help.specs import ColumnSpec, get_default_command_columns, get_default_parameter_columns
from rich.text import Text

from triopolis.locales import Words

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions


def localised(command: Callable[..., int], words: Words) -> Callable[..., int]:
    """The command with its first argument, the words, given, and with its help texts said in them."""

    def run(*args: Any, **kwargs: Any) -> int:
        return command(words, *args, **kwargs)

    hints = get_type_hints(command, include_extras=True)
    parameters = [
        parameter.replace(annotation=_said(hints[name], words))
        for name, parameter in list(inspect.signature(command).parameters.items())[1:]
    ]
    run.__name__ = command.__name__
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return run


def _said(hint: Any, words: Words) -> Any:
    type_, parameter = get_args(hint)
    texts: dict[str, Any] = {"help": words(parameter.help)}
    if parameter.metavar:
        texts["metavar"] = words(parameter.metavar)
    if parameter.name:
        texts["name"] = words(parameter.name[0])
    return Annotated[type_, Parameter.combine(parameter, Parameter(**texts))]


class LocalFormatter(DefaultFormatter):
    """Where cyclopts has words of its own (usage, required, default), ours."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        console.print(Text(self._words("cli-heading-usage", usage=str(usage).strip()), style="bold"))
        console.print()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        builder = get_default_command_columns if panel.format == "command" else get_default_parameter_columns
        *names, _ = builder(console, options, panel.entries)
        description = ColumnSpec(renderer=self._description, overflow="fold")
        DefaultFormatter(column_specs=(*names, description))(console, options, panel)

    def _description(self, entry: HelpEntry) -> Any:
        notes = []
        if entry.required:
            notes.append(self._words("cli-note-required"))
        if entry.default is not None:
            notes.append(self._words("cli-note-default", value=entry.default))
        text = entry.description
        for note in notes:
            text.append(Text(f"[{note}]", style="dim"))
        return text
