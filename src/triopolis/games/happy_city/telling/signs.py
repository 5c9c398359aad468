"""Signs and colours of cards, each sign one column wide and found in nearly every font."""

from __future__ import annotations

from typing import Final

from triopolis.engine.spread import Colour, Picture
from triopolis.games.happy_city.components import COLOURS, FAMILY_SPECIALS, Card

SIGNS: Final = {"yellow": "▼", "blue": "∏", "green": "⌂", "orange": "☼", "violet": "╨"}
"""An awning, columns, a house, a wheel, chimneys."""
PICTURES: Final[dict[str, Picture]] = {
    "yellow": "shop",
    "blue": "columns",
    "green": "home",
    "orange": "wheel",
    "violet": "factory",
}
PAINTS: Final[dict[str, Colour]] = {
    "yellow": "yellow",
    "blue": "blue",
    "green": "green",
    "orange": "orange",
    "violet": "violet",
}
COIN: Final = "$"
RESIDENT: Final = "☺"
HEART: Final = "♥"
SPECIAL: Final = "♦"
NO_COLOUR: Final = "○"
MANY_COLOURS: Final = "≡"
RUIN: Final = "▒"
MONSTER: Final = "‼"
BOX: Final = "?"


def colours_of(card: Card) -> list[str]:
    return [colour for place, colour in enumerate(COLOURS) if card.colours >> place & 1]


def card_sign(card: Card) -> str:
    """The signs of one or two colours; a sign of its own for more of them, and for none."""
    colours = colours_of(card)
    if len(colours) > 2:
        return MANY_COLOURS
    if colours:
        return "".join(SIGNS[colour] for colour in colours)
    return SPECIAL if card.number >= FAMILY_SPECIALS else NO_COLOUR


def card_pictures(card: Card) -> list[Picture]:
    """Those of one or two colours; a special has a star, a market the coin it brings."""
    colours = colours_of(card)
    if not colours:
        return ["star"] if card.number >= FAMILY_SPECIALS else ["coin"]
    return [PICTURES[colour] for colour in colours] if len(colours) <= 2 else []


def card_paint(card: Card) -> Colour:
    """White for a card of several colours, or of none."""
    colours = colours_of(card)
    return PAINTS[colours[0]] if len(colours) == 1 else "white"
