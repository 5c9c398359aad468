"""Placements in a few signs: a turn may offer fifty of them."""

from __future__ import annotations

from rich.text import Text

from triopolis.engine.contract import Move, Preview
from triopolis.engine.drawing import STYLES
from triopolis.games.bloom_town.components import KIND_NAMES
from triopolis.games.bloom_town.moves import Place
from triopolis.games.bloom_town.telling.details import PlaceDetails
from triopolis.games.bloom_town.telling.signs import COLOURS, SIGNS, UNKNOWN


def short_label(move: Move, preview: Preview) -> Text | None:
    """The tile, the cell (* for spring), the points it brings at once, the tile that follows (? for an unseen one)."""
    details = preview.details
    if not isinstance(move, Place) or not isinstance(details, PlaceDetails):
        return None
    kind = KIND_NAMES.index(move.tile)
    text = Text(SIGNS[kind], style=STYLES[COLOURS[kind]]).append(f" {move.cell}", style="bold default")
    text.append("*" if details.spring else " ", style="bold default")
    text.append(f" +{details.points}", style="bold green" if details.points > 1 else "default")
    text.append(" →", style="dim default")
    if details.draws == "tile":
        return text.append(SIGNS[details.tile], style=STYLES[COLOURS[details.tile]])
    return text.append(UNKNOWN if details.draws == "blind" else "…", style="default")
