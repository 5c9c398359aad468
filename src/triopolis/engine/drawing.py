"""The table drawn as text from a game's spread: readable without colour, at home in 80 columns.

First what is everybody's, then place by place. A grid is drawn as a grid; whatever else lies together takes a line, or
a line each where something is written on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from string import ascii_lowercase
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from triopolis.engine.contract import Game, View
from triopolis.engine.rooms import spread_of
from triopolis.engine.spread import Item, Region
from triopolis.locales import Words, plain

WIDTH: Final = 80
NARROWEST_TEXT: Final = 9
"""A cell with fewer columns than this has room for signs only."""
SIGNS_WIDTH: Final = 4
WIDEST_CELL: Final = 24
MOST_SIDE_BY_SIDE: Final = 5
NOTHING: Final = "–"
ACTING: Final = "▶ "
MARKED: Final = "*"
STYLES: Final = {
    "": "",
    "red": "bright_red",
    "orange": "orange3",
    "yellow": "bright_yellow",
    "green": "bright_green",
    "teal": "bright_cyan",
    "blue": "bright_blue",
    "violet": "bright_magenta",
    "pink": "hot_pink",
    "brown": "orange4",
    "grey": "bright_black",
    "white": "bright_white",
}


def draw_view(game: Game, view: View, names: Sequence[str], words: Words) -> RenderableType:
    """What a view shows of the table."""
    return draw_table(spread_of(game).regions(view), names, words, view.actor)


def draw_table(regions: Sequence[Region], names: Sequence[str], words: Words, actor: int) -> RenderableType:
    """The regions of a view as something rich can print; `names` has the places, a solo opponent last."""
    shared = [region for region in regions if region.owner is None]
    parts: list[RenderableType] = [_region(region, words) for region in shared]
    legend = _legend(regions, words)
    if legend:
        parts.append(legend)
    owned = sorted((region for region in regions if region.owner is not None), key=_owner)
    places = [_place(list(own), names[place], place == actor, words) for place, own in groupby(owned, key=_owner)]
    return Group(*parts, Columns(places, padding=(0, 3)))


def _owner(region: Region) -> int:
    assert region.owner is not None
    return region.owner


def _place(regions: Sequence[Region], name: str, acting: bool, words: Words) -> RenderableType:
    title = Text(f"\n{ACTING if acting else ''}{name}", style="bold")
    for region in regions:
        if region.kind == "score":
            title.append("   ").append_text(_points(region, words))
    return Group(title, *(_region(region, words) for region in regions if region.kind != "score"))


def _points(region: Region, words: Words) -> Text:
    """The points of a place, for its title."""
    parts = [_counter(item, words, named=True) for item in region.items]
    text = Text(", ").join(parts)
    text.stylize("not bold")
    return text


def _region(region: Region, words: Words) -> RenderableType:
    """With its name before it, or above it where it takes several lines."""
    if region.kind == "grid":
        return _with_note(_grid(region, words), region, words)
    if region.kind in ("row", "stack") and _has_much_to_say(region):
        several = _side_by_side if region.owner is None and _fits_side_by_side(region, words) else _line_by_line
        return _with_note(several(region, words), region, words)
    return _line(region, words)


def _has_much_to_say(region: Region) -> bool:
    return any(item.text or item.mark for item in region.items)


def _fits_side_by_side(region: Region, words: Words) -> bool:
    """Whether there are few of them, and nothing on them takes more than two lines."""
    if not 1 < len(region.items) <= MOST_SIDE_BY_SIDE:
        return False
    texts = [words.say(item.text) for item in region.items if item.text]
    return all(len(text) <= 2 * _width_beside(region) for text in texts)


def _width_beside(region: Region) -> int:
    return min(WIDEST_CELL, (WIDTH - 1) // len(region.items) - 2)


def _with_note(body: RenderableType, region: Region, words: Words) -> RenderableType:
    title = Text(words.say(region.name), style="bold" if region.owner is None else "dim")
    if region.note:
        title.append(f"   {words.say(region.note)}", style="not bold dim")
    return Group(title, body)


# Grids


def _grid(region: Region, words: Words) -> Table:
    columns, terse = max(1, region.columns), _is_terse(region)
    width = SIGNS_WIDTH if terse else _cell_width(region)
    edges = _is_lettered(region)
    table = Table(box=box.SQUARE, show_lines=True, show_header=edges, padding=(0, 0, 0, 0 if terse else 1))
    if edges:
        table.add_column("", width=len(str(len(region.items) // columns)) + (0 if terse else 1))
    for column in range(columns):
        name = ascii_lowercase[column] if edges else ""
        table.add_column(name, width=width, justify="center" if terse else "left", overflow="fold")
    for row, start in enumerate(range(0, len(region.items), columns)):
        cells = [
            _signs(item, words) if terse else _card(item, words, not edges) for item in region.items[start:][:columns]
        ]
        table.add_row(*([str(row + 1)] if edges else []), *cells)
    return table


def _is_terse(region: Region) -> bool:
    """Whether it is a grid whose cells have signs only: nothing is written on them, or there is no room for it."""
    return region.kind == "grid" and (
        _cell_width(region) < NARROWEST_TEXT or not any(item.text for item in region.items)
    )


def _cell_width(region: Region) -> int:
    return min(WIDEST_CELL, (WIDTH - 4) // max(1, region.columns) - 3)


def _is_lettered(region: Region) -> bool:
    """Whether the cells are called by letter and number: a1, b1 …, so that the edges can say it."""
    columns = max(1, region.columns)
    named = (f"{ascii_lowercase[cell % columns]}{cell // columns + 1}" for cell in range(len(region.items)))
    return all(item.place == name for item, name in zip(region.items, named, strict=True))


def _signs(item: Item, words: Words) -> Text:
    """A cell in a few signs."""
    text = Text(item.sign or words.say(item.name)[:3], style="dim" if item.empty else STYLES[item.colour])
    if item.number is not None:
        text.append(plain(item.number), style="default")
    return text.append(MARKED if item.mark else "", style="default")


def _card(item: Item, words: Words, placed: bool = True) -> Text:
    """A thing in a few lines: what it is (and where), what it says, what else is to be seen on it."""
    if item.empty and item.place and not item.text and not item.mark:
        return Text(item.place if placed else item.sign or NOTHING, style="dim")
    lines = [_title(item, words, placed)]
    if item.text:
        lines.append(Text(words.say(item.text)))
    if item.mark:
        lines.append(Text(words.say(item.mark), style="reverse"))
    text = Text("\n").join(lines)
    if item.empty:
        text.stylize("dim")
    return text


def _title(item: Item, words: Words, placed: bool = True) -> Text:
    text = Text(f"{item.place} " if placed and item.place else "", style="dim").append_text(_sign(item))
    text.append(words.say(item.name), style="not dim" if item.empty else "not dim bold")
    return text if item.number is None else text.append(f" {plain(item.number)}", style="default")


def _sign(item: Item) -> Text:
    """Its sign with room behind it, if it has one."""
    return Text(f"{item.sign} " if item.sign else "", style=STYLES[item.colour])


# Everything else


def _side_by_side(region: Region, words: Words) -> Table:
    table = Table(box=box.ROUNDED, show_header=False, padding=(0, 0, 0, 1))
    width = _width_beside(region)
    for _ in region.items:
        table.add_column(width=width, overflow="fold")
    table.add_row(*(_card(item, words) for item in region.items))
    return table


def _line_by_line(region: Region, words: Words) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for item in region.items:
        table.add_row(_title(item, words), _said(item, words))
    return Padding(table, (0, 0, 0, 2)) if region.items else Text(f"  {NOTHING}")


def _said(item: Item, words: Words) -> Text:
    text = Text(words.say(item.text) if item.text else "")
    if item.mark:
        text.append("  " if text else "").append(words.say(item.mark), style="reverse")
    return text


def _line(region: Region, words: Words) -> Text:
    text = Text(f"{words.say(region.name)}: ", style="dim" if region.owner is not None else "")
    counted = region.kind in ("purse", "score")
    items = [item for item in region.items if not (counted and item.number == 0)]
    parts = [_counter(item, words) for item in items] if counted else _things(items, words)
    text.append_text(Text("  " if counted else ", ").join(parts) if parts else Text(NOTHING))
    return text.append(f"   {words.say(region.note)}", style="dim") if region.note else text


def _counter(item: Item, words: Words, named: bool = False) -> Text:
    """How many there are of something, by its sign where it has one; `named`: with its name behind the number."""
    number, name = "" if item.number is None else plain(item.number), words.say(item.name)
    if item.sign and not named:
        said = f"{number}{item.sign}"
    else:
        said = " ".join(part for part in ((number, name) if named else (name, number)) if part)
    text = Text(said, style=STYLES[item.colour])
    return text.append(f" ({words.say(item.text)})", style="default") if item.text else text


def _things(items: Sequence[Item], words: Words) -> list[Text]:
    """Each in a few words; those that look the same together."""
    texts: dict[str, Text] = {}
    copies: Counter[str] = Counter()
    for item in items:
        text = _thing(item, words)
        texts.setdefault(text.plain, text)
        copies[text.plain] += 1
    return [text.append(f" ×{copies[said]}") if copies[said] > 1 else text for said, text in texts.items()]


def _thing(item: Item, words: Words) -> Text:
    text = _title(item, words)
    said = [words.say(part) for part in (item.text, item.mark) if part]
    text = text.append(f" ({', '.join(said)})", style="default") if said else text
    text.stylize("not bold")
    return text


# What the signs mean


def _legend(regions: Iterable[Region], words: Words) -> Text:
    """Every sign that stands somewhere without its name, and what marks a cell."""
    meanings: dict[str, tuple[str, str]] = {}
    marks: dict[str, None] = {}
    for region in regions:
        terse = _is_terse(region)
        if not (terse or region.kind == "purse"):
            continue
        for item in region.items:
            if item.sign:
                meanings.setdefault(item.sign, (words.say(item.name), STYLES[item.colour]))
            if terse and item.mark:
                marks.setdefault(words.say(item.mark))
    parts = [Text(f"{sign}\u00a0{name}", style=style) for sign, (name, style) in meanings.items()]
    parts += [Text(f"{MARKED}\u00a0{mark}") for mark in marks]
    return Text("  ").join(parts)
