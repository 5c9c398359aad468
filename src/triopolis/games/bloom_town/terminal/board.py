"""The position drawn as text: readable without colour, at home in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triopolis.games.bloom_town.components import ICONS, Components
from triopolis.games.bloom_town.telling.names import icon_name, shop_likes, tile_name, type_name, types_name
from triopolis.games.bloom_town.terminal.signs import ICON_MARKS, SIGNS, STYLES
from triopolis.games.bloom_town.view import BloomTownView, RivalView, TownView
from triopolis.locales import Words


def draw(components: Components, view: BloomTownView, names: Sequence[str], say: Words) -> RenderableType:
    towns = [_town(components, view, place, names[place], say) for place in range(view.players)]
    parts: list[RenderableType] = [_market(view, say), _recounts(view, say), _legend(components, say)]
    parts.append(Columns(towns, padding=(0, 3)))
    if view.rival:
        parts.append(_rival(view.rival, names[-1], say))
    return Group(*parts)


def _tile(kind: int) -> Text:
    return Text(SIGNS[kind], style=STYLES[kind])


def _named(kind: int, say: Words) -> Text:
    return _tile(kind).append(f" {say.say(tile_name(kind))}")


def _market(view: BloomTownView, say: Words) -> Table:
    table = Table(box=box.ROUNDED, title=say("bt-board-market"), show_lines=True, padding=(0, 0, 0, 1))
    for slot, _ in enumerate(ICONS):
        marker = " ◆" if view.rival and view.rival.marker == slot else ""
        table.add_column(f"{ICON_MARKS[slot]} {say.say(icon_name(slot))}{marker}", width=14, overflow="fold")
    table.add_row(*(say("bt-board-stack", count=left) for left in view.stacks))
    table.add_row(*(_named(tile, say) if tile >= 0 else Text("–") for tile in view.market))
    return table


def _recounts(view: BloomTownView, say: Words) -> Text:
    if view.switches.training:
        return Text(say("bt-board-training"))
    shown = ", ".join(f"{say.say(types_name(which))} {count}/2" for which, count in enumerate(view.recounts))
    return Text(say("bt-board-recounts", shown=shown))


def _legend(components: Components, say: Words) -> Text:
    text = Text()
    for kind in range(4):
        text.append("  " if text else "").append(f"{SIGNS[kind]}\u00a0{say.say(type_name(kind))}", style=STYLES[kind])
    text.append(f"\n{say('bt-board-shops')}:")
    for kind in range(4, 10):
        text.append("\n" if kind % 2 == 0 else "  ")
        text.append(f"{SIGNS[kind]} {say.say(shop_likes(components, kind))}", style=STYLES[kind])
    return text


def _town(components: Components, view: BloomTownView, place: int, name: str, say: Words) -> RenderableType:
    town = view.towns[place]
    title = Text(f"\n{'▶ ' if place == view.actor else ''}{name}", style="bold")
    title.append(f"  {say('bt-board-points', points=town.score)}", style="not bold")
    grid = Table(box=box.SQUARE, show_lines=True, padding=0)
    grid.add_column("", width=1)
    for column in "abcde":
        grid.add_column(column, width=4, justify="center")
    for row in range(5):
        cells = range(row * 5, row * 5 + 5)
        grid.add_row(str(row + 1), *(_cell(components, view, town, cell) for cell in cells))
    return Group(title, grid, _hand(view, town, say))


def _cell(components: Components, view: BloomTownView, town: TownView, cell: int) -> Text:
    """A tile, or the icon of an empty cell; a spring cell is marked."""
    board = components.boards[view.switches.side]
    spring = "*" if board.springs[cell] and not view.switches.training else ""
    if town.tiles[cell] >= 0:
        return _tile(town.tiles[cell]).append(spring)
    return Text(f"{ICON_MARKS[board.slots[cell]]}{spring}", style="dim")


def _hand(view: BloomTownView, town: TownView, say: Words) -> Text:
    text = Text(f"{say('bt-board-hand')}: ", style="dim")
    tiles = town.hand.known if town.hand.tiles is None else town.hand.tiles
    parts = [_named(tile, say) for tile in tiles]
    if town.hand.tiles is None:
        parts += [Text("?")] * town.hand.hidden
    for number, part in enumerate(parts):
        text.append(", " if number else "").append_text(part)
    if town.flower:
        text.append(f"  ✿ {say('bt-board-flower')}", style="bold")
    return text


def _rival(rival: RivalView, name: str, say: Words) -> Text:
    text = Text(f"\n◆ {name}", style="bold").append(f"  {say('bt-board-points', points=rival.score)}", style="not bold")
    owned = [f"{SIGNS[kind]} {count}" for kind, count in enumerate(rival.collected) if count]
    return text.append(f"\n  {say('bt-board-collected')}: {'  '.join(owned) or '–'}", style="not bold")
