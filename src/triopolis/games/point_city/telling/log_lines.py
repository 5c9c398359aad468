"""Events as log lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from triopolis.engine.contract import Event
from triopolis.games.point_city.components import Components
from triopolis.games.point_city.moves import CELL_NAMES
from triopolis.games.point_city.telling.names import card_name, cards_given, resource_name, side_name, token_text
from triopolis.locales import Message, as_message, message


def describe_event(components: Components, event: Event, names: Sequence[str | Message]) -> Message | None:
    data = event.public
    if event.kind == "end":
        winners = data["winners"]
        return message("score-winners", count=len(winners), names=[as_message(names[place]) for place in winners])
    if event.kind == "refill":
        return message("pc-log-refill", cell=CELL_NAMES[data["cell"]], card=_card(components, data))
    name = names[event.seat]
    if event.kind == "flip":
        return message("pc-log-flip", name=name, cell=CELL_NAMES[data["cell"]], card=_card(components, data))
    if event.kind == "take":
        first, second = (_card(components, card) for card in data["cards"])
        cells = {"first": CELL_NAMES[data["cells"][0]], "second": CELL_NAMES[data["cells"][1]]}
        return message("pc-log-take", name=name, **cells, first_card=first, second_card=second)
    if event.kind == "draw":
        first, second = (side_name(side) for side in data["sides"])
        return message("pc-log-draw", name=name, first_card=first, second_card=second)
    if event.kind == "pay":
        cards = cards_given(data["doubles"], data["singles"], data["ingenuity"])
        return message("pc-log-pay", name=name, resource=resource_name(data["resource"]), cards=cards)
    if event.kind == "token":
        return message("pc-log-token", name=name, token=data["token"], text=token_text(components, data["token"]))
    assert event.kind == "pass"
    return message("pc-log-pass", name=name)


def _card(components: Components, card: dict[str, Any]) -> Message:
    return card_name(components, card["side"], card["face"])
