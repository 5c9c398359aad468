"""What a move brings beside its points, in words."""

from __future__ import annotations

from collections.abc import Iterator

from triopolis.engine.contract import Move, Preview
from triopolis.games.bloom_town.components import Components
from triopolis.games.bloom_town.moves import CELL_NAMES, Double, ExtraTurn, Recount, TakeSlot, own_move
from triopolis.games.bloom_town.telling.details import PlaceDetails, PointsDetails, RecountDetails
from triopolis.games.bloom_town.telling.names import icon_name, tile_name
from triopolis.games.bloom_town.view import BloomTownView
from triopolis.locales import Message, message


def describe_preview(components: Components, view: BloomTownView, move: Move, preview: Preview) -> list[Message]:
    match preview.details:
        case PlaceDetails() as details:
            return [*_counted(details.cells), *_follows(details)]
        case PointsDetails() as details:
            return [*_counted(details.cells), *_price(move)]
        case RecountDetails() as details:
            return [*_counted(details.cells[view.actor]), *_others(view, details), *_price(move)]
    match own_move(move):
        case ExtraTurn():
            return [message("bt-brings-extra"), *_price(move)]
        case TakeSlot():
            return [message("bt-brings-hand")]
    return []


def _price(move: Move) -> Iterator[Message]:
    """A bonus is free or takes the flower token, which looks the same otherwise."""
    match own_move(move):
        case Double(by="flower") | ExtraTurn(by="flower") | Recount():
            yield message("bt-brings-token")
        case Double() | ExtraTurn():
            yield message("bt-brings-free")


def _counted(cells: list[int]) -> Iterator[Message]:
    """One cell alone is the tile that the move is about."""
    if len(cells) > 1:
        yield message("bt-brings-cells", cells=", ".join(CELL_NAMES[cell] for cell in sorted(cells)))


def _follows(details: PlaceDetails) -> Iterator[Message]:
    """The tile that comes to the hand, and what a spring cell offers before that."""
    if details.spring:
        yield message("bt-brings-spring")
    icon = icon_name(details.slot)
    if details.draws == "tile":
        yield message("bt-brings-tile", tile=tile_name(details.tile), icon=icon)
    else:
        yield message(f"bt-brings-{details.draws}", icon=icon)


def _others(view: BloomTownView, details: RecountDetails) -> Iterator[Message]:
    others = [points for place, points in enumerate(details.points) if place != view.actor]
    if others:
        yield message("bt-brings-others", points=", ".join(f"+{points}" for points in others))


# For a list, in a few words


def describe_gains(components: Components, view: BloomTownView, move: Move, preview: Preview) -> list[Message]:
    """A tile that is drawn face down may be any: it is no gain to speak of."""
    details = preview.details
    if not isinstance(details, PlaceDetails):
        return []
    gains = [message("bt-gain-bonus")] if details.spring else []
    if details.draws == "tile":
        gains.append(message("bt-gain-tile", tile=tile_name(details.tile)))
    elif details.draws == "any":
        gains.append(message("bt-gain-any"))
    return gains
