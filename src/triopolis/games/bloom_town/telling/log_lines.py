"""Events as log lines."""

from __future__ import annotations

from collections.abc import Sequence

from triopolis.engine.contract import Event
from triopolis.games.bloom_town.moves import CELL_NAMES
from triopolis.games.bloom_town.telling.names import icon_name, tile_name, types_name
from triopolis.locales import Message, as_message, message


def describe_event(event: Event, names: Sequence[str | Message]) -> Message | None:
    data = event.public
    match event.kind:
        case "end":
            winners = data["winners"]
            return message("score-winners", count=len(winners), names=[as_message(names[place]) for place in winners])
        case "recount_tile":
            return message("bt-log-recount-tile", types=types_name(data["type"]), showing=data["showing"])
        case "recount":
            return _recount(event, names)
        case "refill":
            return message("bt-log-refill", icon=icon_name(data["slot"]), tile=tile_name(data["tile"]))
        case "last_scoring":
            return message("bt-log-last-scoring")
    return _by_somebody(event, names[event.seat])


def _recount(event: Event, names: Sequence[str | Message]) -> Message:
    points = event.public["points"]
    parts = [message("bt-log-points", name=name, points=won) for name, won in zip(names, points, strict=False)]
    types = types_name(event.public["type"])
    if event.seat >= 0:
        return message("bt-log-recount-flower", name=names[event.seat], types=types, parts=parts)
    return message("bt-log-recount", types=types, parts=parts)


def _by_somebody(event: Event, name: str | Message) -> Message:
    data = event.public
    match event.kind:
        case "place":
            place = {"tile": tile_name(data["tile"]), "cell": CELL_NAMES[data["cell"]]}
            return message("bt-log-place", name=name, points=data["points"], **place)
        case "double":
            return message(f"bt-log-double-{data['by']}", name=name, points=data["points"])
        case "extra_turn":
            return message(f"bt-log-extra-{data['by']}", name=name)
        case "take":
            return message("bt-log-take", name=name, tile=tile_name(data["tile"]))
        case "draw":
            if "tile" in data:
                return message("bt-log-draw-own", name=name, icon=icon_name(data["slot"]), tile=tile_name(data["tile"]))
            return message("bt-log-draw", name=name, icon=icon_name(data["slot"]))
        case "rival_take":
            id = "bt-log-rival-wrap" if data["wrap"] else "bt-log-rival"
            return message(id, name=name, tile=tile_name(data["tile"]), points=data["points"], wrap=data["wrap"])
        case "rival_end":
            return message("bt-log-rival-end", name=name, points=sum(data["points"]))
    assert event.kind == "hand"
    return message("bt-log-hand", name=name, types=types_name(data["type"]), points=data["points"])
