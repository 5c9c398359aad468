"""Signs and colours of resources and buildings."""

from __future__ import annotations

from typing import Final

from triopolis.engine.spread import Colour, Picture
from triopolis.games.point_city.components import DOUBLE, KINDS, Components

ICONS: Final = ("☻", "$", "↯", "♣", "✻", "?")
"""Community, economy, energy, ecology, industry, ingenuity."""
PICTURES: Final[tuple[Picture, ...]] = ("people", "coin", "bolt", "leaf", "gear", "bulb")
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "violet", "green", "grey", "teal")
TOKEN: Final = "●"
TOKEN_COLOUR: Final[Colour] = "blue"
POINTS: Final = "★"
POINTS_COLOUR: Final[Colour] = "brown"


def side_sign(side: int) -> str:
    """A resource side: its symbol, once or twice."""
    return ICONS[side % DOUBLE] * (1 + side // int(DOUBLE))


def building_sign(components: Components, face: int) -> tuple[str, Colour]:
    """What a building gives: a permanent resource, a civic token or points."""
    card = components.cards[face]
    kind = KINDS[card.kind]
    if kind == "production":
        return f"+{ICONS[card.produces]}", COLOURS[card.produces]
    if kind == "civic":
        return TOKEN, TOKEN_COLOUR
    # A data pack may have points of two digits: a sign is at most two characters.
    return (f"{card.points}{POINTS}" if card.points < 10 else POINTS), POINTS_COLOUR


def side_pictures(side: int) -> list[Picture]:
    return [PICTURES[side % DOUBLE]] * (1 + side // int(DOUBLE))


def building_picture(components: Components, face: int) -> Picture:
    """What a building gives."""
    card = components.cards[face]
    kind = KINDS[card.kind]
    if kind == "production":
        return PICTURES[card.produces]
    return "token" if kind == "civic" else "star"
