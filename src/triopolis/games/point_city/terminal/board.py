"""The position drawn as text: readable without colour, at home in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triopolis.games.point_city.components import KINDS, RESOURCES, Components
from triopolis.games.point_city.events import MarketCard
from triopolis.games.point_city.moves import CELL_NAMES
from triopolis.games.point_city.telling.names import building_name, resource_name, side_name, token_text
from triopolis.games.point_city.terminal.signs import ICONS, STYLES
from triopolis.games.point_city.view import CityView, PointCityView
from triopolis.locales import Words, message

CELL_WIDTH: Final = 17


def draw(components: Components, view: PointCityView, names: Sequence[str], say: Words) -> RenderableType:
    parts: list[RenderableType] = [_market(components, view, say), _pile(view, say), _legend(say)]
    parts.append(_tokens(components, view, say))
    parts += [_city(components, view, place, names[place], say) for place in range(len(view.cities))]
    return Group(*parts)


def _market(components: Components, view: PointCityView, say: Words) -> Table:
    table = Table(
        box=box.ROUNDED, show_header=False, show_lines=True, title=say("pc-board-market"), padding=(0, 0, 0, 1)
    )
    for _ in range(4):
        table.add_column(width=CELL_WIDTH, overflow="fold")
    for row in range(4):
        cells = range(row * 4, row * 4 + 4)
        table.add_row(*(_cell(components, view, cell, say) for cell in cells))
    return table


def _cell(components: Components, view: PointCityView, cell: int, say: Words) -> Text:
    card = view.market[cell]
    text = Text(CELL_NAMES[cell], style="bold")
    if cell in view.automa_next:
        text.append(f" {say('pc-board-automa-mark')}", style="reverse")
    if card.face < 0:
        return text.append(f"\n{say('pc-board-empty')}", style="dim")
    if card.side == "resource":
        return text.append("\n").append_text(_symbols(card.face)).append(f"\n{say.say(resource_name(card.face % 6))}")
    return text.append("\n").append_text(_building(components, card, say))


def _symbols(side: int) -> Text:
    return _icons(side % 6, 1 + side // 6)


def _icons(resource: int, count: int) -> Text:
    return Text(" ".join([ICONS[resource]] * count), style=STYLES[resource])


def _building(components: Components, card: MarketCard, say: Words) -> Text:
    name = say.say(building_name(components, card.face))
    text = Text(name, style="italic").append("\n", style="default")
    text.append_text(_gives(components, card.face, say)).append(f" {say('pc-board-for')} ")
    return text.append_text(_counted(components.cost_of(card.face)))


def _gives(components: Components, card: int, say: Words) -> Text:
    kind, points = KINDS[components.kind[card]], int(components.points[card])
    if kind == "civic":
        return Text(say("pc-board-token"), style="bold")
    worth = Text(f"{points}★" if points else "", style="bold")
    if kind == "points":
        return worth
    produced = int(components.produces[card])
    return Text("+").append_text(_icons(produced, 1)).append(" " if points else "").append_text(worth)


def _counted(counts: Sequence[int]) -> Text:
    """Numbers with icons, zeros left out."""
    text = Text()
    for which, count in enumerate(counts):
        if count:
            text.append(" " if text else "").append(f"{count}{ICONS[which]}", style=STYLES[which])
    return text if text else Text("–")


def _pile(view: PointCityView, say: Words) -> Text:
    if view.pile == 0:
        return Text(say("pc-board-pile-empty" if view.actor < 0 else "pc-board-last-turn"))
    return Text(say("pc-board-pile", count=view.pile, top=side_name(view.pile_top)))


def _legend(say: Words) -> Text:
    text = Text()
    for which in range(len(RESOURCES) + 1):
        text.append("  " if text else "").append(
            f"{ICONS[which]}\u00a0{say.say(resource_name(which))}", style=STYLES[which]
        )
    return text


def _tokens(components: Components, view: PointCityView, say: Words) -> Text:
    text = Text(f"\n{say('pc-board-tokens')}", style="bold")
    for token in view.tokens_left:
        text.append(f"\n  {token:>2}  {say.say(token_text(components, token))}", style="not bold")
    return text


def _city(components: Components, view: PointCityView, place: int, name: str, say: Words) -> Text:
    city = view.cities[place]
    text = Text(f"\n{'▶ ' if place == view.actor else ''}{name}", style="bold")
    text.append(f"  {say('pc-board-points', points=city.score)}", style="not bold")
    lines = [
        ("pc-board-supply", _supply(city)),
        ("pc-board-permanents", _counted(city.permanents)),
        ("pc-board-buildings", Text(_building_list(components, city, say))),
        ("pc-board-owned-tokens", Text("; ".join(_token_list(components, view, place, say)) or "–")),
    ]
    for label, value in lines:
        text.append(f"\n  {say(label)}: ", style="not bold dim").append_text(value)
    return text


def _supply(city: CityView) -> Text:
    """Cards, not symbols: a double is one card."""
    text = Text()
    for which in range(5):
        for symbols, count in ((1, city.singles[which]), (2, city.doubles[which])):
            if count:
                card = ICONS[which] * symbols
                text.append("  " if text else "").append(f"{count}×{card}", style=STYLES[which])
    if city.ingenuity:
        text.append("  " if text else "").append(f"{city.ingenuity}×{ICONS[5]}", style=STYLES[5])
    return text if text else Text("–")


def _building_list(components: Components, city: CityView, say: Words) -> str:
    counted: dict[str, int] = {}
    for face in city.buildings:
        name = say.say(building_name(components, face))
        counted[name] = counted.get(name, 0) + 1
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in counted.items()) or "–"


def _token_list(components: Components, view: PointCityView, place: int, say: Words) -> list[str]:
    tokens = view.cities[place].tokens
    if view.automa != "none" and place == view.players:
        return [say.say(message("pc-board-token-count", count=len(tokens)))] if tokens else []
    return [f"[{token}] {say.say(token_text(components, token))}" for token in tokens]
