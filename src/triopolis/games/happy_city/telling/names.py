"""What the components are called, as messages. Cards bring their names along from their data files."""

from __future__ import annotations

from triopolis.engine.contract import HoldingKind
from triopolis.games.happy_city.components import Card, Components
from triopolis.locales import Message, message, name_of


def card_of(components: Components, id: str) -> Card:
    return components.cards[components.number[id]]


def card_name(components: Components, id: str) -> Message:
    return name_of(card_of(components, id).names)


def colour_name(colour: str) -> Message:
    return message(f"hc-color-{colour}")


def effect_text(effect: str) -> Message:
    """What an expert special or a monster does."""
    return message(f"hc-effect-{effect}")


def holding_kinds(components: Components) -> dict[int, HoldingKind]:
    """Every card by its number."""
    cards = components.cards
    return {number: HoldingKind(cards[number].id, name_of(cards[number].names)) for number in sorted(cards)}
