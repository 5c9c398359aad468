"""What is printed: one console for all, and the parts that several commands share."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table

from triopolis.locales import Words, plain

if TYPE_CHECKING:
    from triopolis.engine.contract import ScoreSheet
    from triopolis.engine.match import Match

SHEET_WIDTH: Final = 38


class PipeConsole(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to the caller, which treats all output alike."""
        raise BrokenPipeError


def make_console() -> Console:
    # Texts are printed as they are: no markup in brackets, no emoji names, no colours guessed from numbers.
    return PipeConsole(highlight=False, markup=False, emoji=False)


def print_json(data: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def place_names(match: Match, words: Words) -> list[str]:
    """The names of the seats, and of the solo opponent as the last place."""
    opponent = match.game.opponent(match.options, len(match.seats))
    return [seat.name for seat in match.seats] + ([words.say(opponent)] if opponent is not None else [])


def game_name(id: str, words: Words) -> str:
    name = f"game-{id.replace('_', '-')}"
    return words(name) if words.has(name) else id


def score_sheets(sheets: Sequence[ScoreSheet], names: Sequence[str], words: Words) -> RenderableType:
    """Where the points come from, side by side."""
    side_by_side = Table.grid(padding=(0, 1))
    panels = [_sheet(sheet, name, words) for sheet, name in zip(sheets, names, strict=True)]
    for first in range(0, len(panels), 2):
        side_by_side.add_row(*panels[first : first + 2])
    return side_by_side


def _sheet(sheet: ScoreSheet, name: str, words: Words) -> Panel:
    lines = Table(box=None, show_header=False, padding=(0, 1, 0, 0), expand=True)
    lines.add_column(justify="right", no_wrap=True)
    lines.add_column(overflow="fold", ratio=1)
    for item in sheet.items:
        # What only counts residents, hearts … says so itself; a zero beside it would mislead.
        points = "" if item.amount is not None and not item.points else plain(item.points)
        lines.add_row(points, words.say(item.note) if item.note else item.what)
    lines.add_row(plain(sheet.total), words("cli-sheet-total"), style="bold")
    return Panel(lines, title=name, box=box.ROUNDED, width=SHEET_WIDTH)


def sheet_data(sheet: ScoreSheet, words: Words) -> dict[str, Any]:
    items = [
        {
            "what": item.what,
            "id": item.id,
            "points": item.points,
            "note": words.say(item.note) if item.note else None,
            **({} if item.amount is None else {"amount": item.amount}),
        }
        for item in sheet.items
    ]
    return {"total": sheet.total, "items": items}
