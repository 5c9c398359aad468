"""Events as log lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from msgspec import UNSET

from triopolis.engine.contract import Event
from triopolis.engine.shapes import Ended
from triopolis.games.bloom_town.events import (
    Doubled,
    Drawn,
    Extended,
    Facts,
    HandScored,
    LastScoringBegun,
    Placed,
    Recounted,
    RecountTileShown,
    Refilled,
    RivalScored,
    RivalTaken,
    Taken,
)
from triopolis.games.bloom_town.moves import CELL_NAMES
from triopolis.games.bloom_town.telling.names import icon_name, tile_name, types_name
from triopolis.locales import Message, as_message, message

Name = str | Message


def describe_event(event: Event, names: Sequence[Name]) -> Message:
    fact = cast(Facts, event.public)
    match fact:
        case Ended():
            winners = [as_message(names[place]) for place in fact.winners]
            return message("score-winners", count=len(winners), names=winners)
        case RecountTileShown():
            return message("bt-log-recount-tile", types=types_name(fact.type), showing=fact.showing)
        case Recounted():
            return _recount(event.seat, fact, names)
        case Refilled():
            return message("bt-log-refill", icon=icon_name(fact.slot), tile=tile_name(fact.tile))
        case LastScoringBegun():
            return message("bt-log-last-scoring")
        case RivalTaken() | RivalScored():
            return _by_rival(fact, names[event.seat])
        case _:
            return _by_player(fact, names[event.seat])


def _recount(seat: int, fact: Recounted, names: Sequence[Name]) -> Message:
    parts = [message("bt-log-points", name=name, points=won) for name, won in zip(names, fact.points, strict=False)]
    types = types_name(fact.type)
    if seat >= 0:
        return message("bt-log-recount-flower", name=names[seat], types=types, parts=parts)
    return message("bt-log-recount", types=types, parts=parts)


def _by_rival(fact: RivalTaken | RivalScored, name: Name) -> Message:
    if isinstance(fact, RivalScored):
        return message("bt-log-rival-end", name=name, points=sum(fact.points))
    return rival_take(name, tile_name(fact.tile), fact.points, fact.wrap)


def rival_take(name: Name, tile: Message, points: int, wrap: int) -> Message:
    """The points are told only where a take brings some (BT-19)."""
    if wrap:
        id = "bt-log-rival-wrap" if points else "bt-log-rival-take-wrap"
        return message(id, name=name, tile=tile, points=points, wrap=wrap)
    return message("bt-log-rival" if points else "bt-log-rival-take", name=name, tile=tile, points=points)


def _by_player(fact: Placed | Doubled | Extended | Taken | Drawn | HandScored, name: Name) -> Message:
    match fact:
        case Placed():
            tile, cell = tile_name(fact.tile), CELL_NAMES[fact.cell]
            return message("bt-log-place", name=name, points=fact.points, tile=tile, cell=cell)
        case Doubled():
            return message(f"bt-log-double-{fact.by}", name=name, points=fact.points)
        case Extended():
            return message(f"bt-log-extra-{fact.by}", name=name)
        case Taken():
            return message("bt-log-take", name=name, tile=tile_name(fact.tile))
        case Drawn():
            return _draw(fact, name)
        case HandScored():
            return message("bt-log-hand", name=name, types=types_name(fact.type), points=fact.points)
    assert_never(fact)


def _draw(fact: Drawn, name: Name) -> Message:
    if fact.tile is UNSET:
        return message("bt-log-draw", name=name, icon=icon_name(fact.slot))
    return message("bt-log-draw-own", name=name, icon=icon_name(fact.slot), tile=tile_name(fact.tile))
