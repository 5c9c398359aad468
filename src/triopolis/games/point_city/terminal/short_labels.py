"""Moves in a few signs: a turn may offer forty of them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from triopolis.engine.contract import Move, Preview
from triopolis.engine.drawing import STYLES as COLOUR_STYLES
from triopolis.games.point_city.components import KINDS, Components
from triopolis.games.point_city.events import MarketCard
from triopolis.games.point_city.moves import CELL_NAMES, Flip
from triopolis.games.point_city.telling.details import TakeDetails
from triopolis.games.point_city.telling.signs import COLOURS, ICONS
from triopolis.games.point_city.view import PointCityView
from triopolis.locales import Words, signed

STYLES: Final = tuple(COLOUR_STYLES[colour] for colour in COLOURS)
"""Of the resources, as the board has them."""


def short_label(components: Components, view: PointCityView, move: Move, preview: Preview, words: Words) -> Text | None:
    """Flips and takes in short; for the others there is room for words."""
    if isinstance(move, Flip):
        card = view.market[CELL_NAMES.index(move.cell)]
        return Text(move.cell, style="bold").append(" ").append_text(_resource(card.face))
    if isinstance(preview.details, TakeDetails):
        return _take(components, view, preview, preview.details, words)
    return None


def _take(components: Components, view: PointCityView, preview: Preview, details: TakeDetails, words: Words) -> Text:
    first, second = (view.market[cell] for cell in details.cells)
    text = Text(" ".join(CELL_NAMES[cell] for cell in details.cells), style="bold")
    text.append("  ", style="not bold").append_text(_card(components, first, words))
    text.append(", ", style="not bold").append_text(_card(components, second, words))
    text.append_text(_price(details))
    if preview.gained:
        text.append(f"  {signed(preview.gained)}", style="bold green")
    return text


def _card(components: Components, card: MarketCard, words: Words) -> Text:
    return _resource(card.face) if card.side == "resource" else _building(components, card.face, words)


def _resource(side: int) -> Text:
    return Text(ICONS[side % 6] * (1 + side // 6), style=f"not bold {STYLES[side % 6]}")


def _building(components: Components, card: int, words: Words) -> Text:
    """In brackets what a building gives: a permanent resource, points or a token."""
    kind, points = KINDS[components.kind[card]], int(components.points[card])
    text = Text("[", style="not bold")
    if kind == "civic":
        return text.append(words("pc-board-token")).append("]")
    if kind == "production":
        which = int(components.produces[card])
        text.append(f"+{ICONS[which]}", style=STYLES[which])
    if points:
        text.append(f"{' ' if kind == 'production' else ''}{points}★")
    return text.append("]")


def _price(details: TakeDetails) -> Text:
    """The cards that leave the supply; while they are still to be chosen, the symbols that are needed."""
    text = Text()
    if details.then == "payment":
        for which, count in enumerate(details.need):
            if count:
                text.append(f" −{count}{ICONS[which]}", style=f"not bold {STYLES[which]}")
        return text.append(" …", style="not bold")
    for paid in details.paid:
        which = paid.resource
        cards = [ICONS[which] * 2] * paid.doubles + [ICONS[which]] * paid.singles + [ICONS[5]] * paid.ingenuity
        text.append(f" −{'·'.join(cards)}", style=f"not bold {STYLES[which]}")
    return text
