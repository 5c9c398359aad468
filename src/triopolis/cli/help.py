"""The help pages in the user's language: cyclopts' layout, our words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from inspect import Parameter as Argument
from inspect import Signature
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
    """The command as cyclopts wants it: a function of the fields of its order, with help texts in these words."""
    order = get_type_hints(command)["order"]
    hints = get_type_hints(order, include_extras=True)
    signature = Signature([_argument(field, _said(hints[field.name], words)) for field in fields(order)])

    def run(*args: Any, **kwargs: Any) -> int:
        return command(words, order(**signature.bind(*args, **kwargs).arguments))

    run.__name__ = command.__name__
    run.__annotations__ = {name: argument.annotation for name, argument in signature.parameters.items()}
    run.__signature__ = signature  # type: ignore[attr-defined]
    return run


def _argument(field: Field[Any], hint: Any) -> Argument:
    kind = Argument.POSITIONAL_ONLY if get_args(hint)[1].name else Argument.KEYWORD_ONLY
    default = Argument.empty if field.default is MISSING else field.default
    return Argument(field.name, kind, default=default, annotation=hint)


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
