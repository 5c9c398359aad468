"""Events as log lines."""

from __future__ import annotations

from collections import Counter

from lantern_harbour import events
from lantern_harbour.components import CRATES, Ship
from lantern_harbour.moves import BERTH_NAMES
from lantern_harbour.telling.names import crate_name, crates, ship_name
from triopolis.engine.contract import Event
from triopolis.engine.rooms import Names
from triopolis.engine.shapes import Ended
from triopolis.locales import Message, as_message, message


def describe_event(ships: tuple[Ship, ...], event: Event, names: Names) -> Message:
    match event.public:
        case events.Refilled(crate=crate):
            return message("lantern-log-refilled", crate=crate_name(crate))
        case events.Arrived(ship=ship):
            return message("lantern-log-arrived", ship=ship_name(ships[ship]))
        case Ended(winners=winners):
            return message("score-winners", count=len(winners), names=[as_message(names[who]) for who in winners])
    return _by_someone(ships, event, names[event.seat])


def _by_someone(ships: tuple[Ship, ...], event: Event, name: str | Message) -> Message:
    match event.public:
        case events.Took(crate=crate):
            return message("lantern-log-took", name=name, crate=crate_name(crate))
        case events.Drew(crate=None):
            return message("lantern-log-drew", name=name)
        case events.Drew(crate=int(crate)):
            return message("lantern-log-drew-own", name=name, crate=crate_name(crate))
        case events.Moored(ship=ship, berth=berth, points=points):
            where = {"ship": ship_name(ships[ship]), "berth": BERTH_NAMES[berth]}
            return message("lantern-log-moored", name=name, points=points, **where)
        case events.SentAway(ship=ship):
            return message("lantern-log-sent", name=name, ship=ship_name(ships[ship]))
        case events.Unloaded(crates=drawn):
            counts = Counter(drawn)
            return message(
                "lantern-log-unloaded", name=name, crates=crates([counts[kind] for kind in range(len(CRATES))])
            )
        case events.HarbourFull(points=points):
            return message("lantern-log-full", name=name, points=points)
    return message("lantern-log-waited", name=name)
