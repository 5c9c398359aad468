"""Moves in a few signs; the board is drawn from the spread."""

from __future__ import annotations

from rich.text import Text

from triopolis.engine.contract import Move, Preview
from triopolis.engine.rooms import Terminal
from triopolis.games.bloom_town.game import BloomTown
from triopolis.games.bloom_town.terminal.short_labels import short_label
from triopolis.games.bloom_town.view import BloomTownView
from triopolis.locales import Words


class BloomTownTerminal(Terminal[BloomTownView]):
    def __init__(self, game: BloomTown) -> None:
        pass

    def short_label(self, view: BloomTownView, move: Move, preview: Preview, words: Words) -> Text | None:
        return short_label(move, preview)


ROOM = BloomTownTerminal
