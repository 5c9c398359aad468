"""Moves in a few signs; the board is drawn from the spread."""

from __future__ import annotations

from rich.text import Text

from triopolis.engine.contract import Move, Preview
from triopolis.engine.rooms import Terminal
from triopolis.games.point_city.game import PointCity
from triopolis.games.point_city.terminal.short_labels import short_label
from triopolis.games.point_city.view import PointCityView
from triopolis.locales import Words


class PointCityTerminal(Terminal[PointCityView]):
    def __init__(self, game: PointCity) -> None:
        self.components = game.components

    def short_label(self, view: PointCityView, move: Move, preview: Preview, words: Words) -> Text | None:
        return short_label(self.components, view, move, preview, words)


ROOM = PointCityTerminal
