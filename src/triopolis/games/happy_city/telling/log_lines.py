"""Events as log lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from triopolis.engine.contract import Event
from triopolis.games.happy_city.components import Components
from triopolis.games.happy_city.telling.names import card_name, colour_name
from triopolis.locales import Argument, Message, as_message, message

SILENT: Final = ("keep", "choose", "no_special", "accept")
"""What only matters to animations: the log would be longer, not clearer."""


def describe_event(components: Components, event: Event, names: Sequence[str | Message]) -> Message | None:
    data = event.public
    if event.kind in SILENT:
        return None
    match event.kind:
        case "end":
            winners = data["winners"]
            return message("score-winners", count=len(winners), names=[as_message(names[place]) for place in winners])
        case "income":
            coins = zip(names, data["coins"], strict=True)
            return message("hc-log-income", parts=[message("hc-log-part", name=name, coins=won) for name, won in coins])
        case "copy_special" if data["from"] < 0:
            return message("hc-log-copy-special-box", **_told(components, event, names))
    return message(f"hc-log-{event.kind}", **_told(components, event, names))


def _told(components: Components, event: Event, names: Sequence[str | Message]) -> dict[str, Argument]:
    """The event's data as words: cards and colours by name, seats by their players."""
    told: dict[str, Argument] = {"name": names[event.seat]} if event.seat >= 0 else {}
    for key, value in event.public.items():
        match key:
            case "card" | "monster":
                told[key] = card_name(components, value)
            case "why":
                told["card"] = card_name(components, _special_with(components, value))
            case "color":
                told[key] = colour_name(value)
            case "from" | "to" if value >= 0:
                told["other"] = names[value]
            case _:
                told[key] = value
    return told


def _special_with(components: Components, effect: str) -> str:
    return next(card.id for card in components.tables["expert_specials"] if card.effect == effect)
