"""The legal moves as a numbered list: grouped by kind, each with what it would bring, at home in 80 columns."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from triopolis.engine.contract import Game, Move, Preview, View
from triopolis.engine.rooms import telling_of, terminal_of
from triopolis.locales import Words, signed


class Choice(msgspec.Struct, frozen=True):
    """One legal move with its number in the list."""

    number: int
    action: int
    move: Move
    preview: Preview

    @property
    def kind(self) -> str:
        return str(self.move.__struct_config__.tag)


MOST_LINES: Final = 14
"""Longer groups are written in columns, without the words."""


def choices(game: Game, view: View) -> list[Choice]:
    """The legal moves in order of their actions; moves of one kind stand together."""
    moves = [(action, game.move(view, action)) for action in view.actions]
    kinds = list(dict.fromkeys(_kind(move) for _, move in moves))
    moves.sort(key=lambda pair: kinds.index(_kind(pair[1])))
    return [
        Choice(number, action, move, game.preview(view, action)) for number, (action, move) in enumerate(moves, start=1)
    ]


def _kind(move: Move) -> str:
    return str(move.__struct_config__.tag)


def move_list(game: Game, view: View, listed: Iterable[Choice], words: Words) -> RenderableType:
    parts: list[RenderableType] = []
    for kind, group in groupby(listed, key=lambda choice: choice.kind):
        heading = f"moves-{game.id}-{kind}".replace("_", "-")
        if words.has(heading):
            parts.append(Text(words(heading), style="bold"))
        parts.append(Padding(_group(game, view, list(group), words), (0, 0, 0, 1)))
    return Group(*parts)


def _group(game: Game, view: View, group: list[Choice], words: Words) -> RenderableType:
    labels = [_short_label(game, view, choice, words) for choice in group]
    known = [label for label in labels if label is not None]
    if len(known) < len(group):
        if len(group) <= MOST_LINES:
            return _lines(game, view, group, words)
        known = [_notation_label(game, choice, words) for choice in group]
    numbered = [Text(f"{choice.number:>2} ").append_text(label) for choice, label in zip(group, known, strict=True)]
    return Columns(numbered, padding=(0, 2), equal=True, column_first=True)


def _short_label(game: Game, view: View, choice: Choice, words: Words) -> Text | None:
    terminal = terminal_of(game)
    return None if terminal is None else terminal.short_label(view, choice.move, choice.preview, words)


def _notation_label(game: Game, choice: Choice, words: Words) -> Text:
    text = Text(game.notation(choice.move), style="bold").append(" ", style="not bold")
    return text.append_text(gain_text(choice.preview, words))


def _lines(game: Game, view: View, group: list[Choice], words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column(no_wrap=True, style="bold")
    table.add_column(overflow="fold")
    table.add_column(justify="right", no_wrap=True)
    for choice in group:
        table.add_row(
            str(choice.number),
            game.notation(choice.move),
            _in_words(game, view, choice, words),
            gain_text(choice.preview, words),
        )
    return table


def _in_words(game: Game, view: View, choice: Choice, words: Words) -> Text:
    """The move, and below it what it brings beside points."""
    telling = telling_of(game)
    text = Text(words.say(telling.describe_move(view, choice.move)))
    brings = telling.describe_preview(view, choice.move, choice.preview)
    return text.append("\n" + " · ".join(map(words.say, brings)), style="dim") if brings else text


def gain_text(preview: Preview, words: Words) -> Text:
    """The points that a move brings at once, if any."""
    if not preview.gained:
        return Text("")
    return Text(words("cli-gain", points=signed(preview.gained)), style="bold green")
