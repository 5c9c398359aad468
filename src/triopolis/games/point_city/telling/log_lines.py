"""Events as log lines."""

from __future__ import annotations

from typing import assert_never

from triopolis.engine.contract import Event
from triopolis.engine.rooms import Names
from triopolis.engine.shapes import Ended
from triopolis.games.point_city.components import Components
from triopolis.games.point_city.events import Drawn, Facts, Flipped, Paid, Passed, Refilled, Taken, TokenTaken
from triopolis.games.point_city.moves import CELL_NAMES
from triopolis.games.point_city.telling.names import card_name, cards_given, side_name, token_text
from triopolis.locales import Message, as_message, message


def describe_event(components: Components, event: Event, names: Names) -> Message | None:
    if not isinstance(event.public, Facts):
        return None
    return _line(components, event.public, names[event.seat] if event.seat >= 0 else "", names)


def _line(components: Components, fact: Facts, name: str | Message, names: Names) -> Message:
    match fact:
        case Flipped(cell=cell, side=side, face=face):
            return message("pc-log-flip", name=name, cell=CELL_NAMES[cell], card=card_name(components, side, face))
        case Taken(cells=cells, cards=cards):
            first, second = (card_name(components, card.side, card.face) for card in cards)
            where = {"first": CELL_NAMES[cells[0]], "second": CELL_NAMES[cells[1]]}
            return message("pc-log-take", name=name, **where, first_card=first, second_card=second)
        case Drawn(sides=sides):
            return message("pc-log-draw", name=name, first_card=side_name(sides[0]), second_card=side_name(sides[1]))
        case Paid(resource=resource):
            given = cards_given(resource, fact.doubles, fact.singles, fact.ingenuity)
            return message("pc-log-pay", name=name, cards=given)
        case TokenTaken(token=token):
            return message("pc-log-token", name=name, token=token, text=token_text(components, token))
        case Refilled(cell=cell, side=side, face=face):
            return message("pc-log-refill", cell=CELL_NAMES[cell], card=card_name(components, side, face))
        case Passed():
            return message("pc-log-pass", name=name)
        case Ended(winners=winners):
            best = [as_message(names[place]) for place in winners]
            return message("score-winners", count=len(best), names=best)
        case unknown:
            assert_never(unknown)
