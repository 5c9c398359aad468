"""Signs for colours and symbols, each one column wide and found in nearly every font."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from triopolis.games.happy_city.components import COLOURS, FAMILY_SPECIALS, Card
from triopolis.games.happy_city.telling.names import colour_name
from triopolis.locales import Words, plain, signed

SIGNS: Final = {"yellow": "▼", "blue": "∏", "green": "⌂", "orange": "☼", "violet": "╨"}
"""An awning, columns, a house, a wheel, chimneys."""
STYLES: Final = {
    "yellow": "bright_yellow",
    "blue": "bright_blue",
    "green": "bright_green",
    "orange": "orange3",
    "violet": "bright_magenta",
}
COIN: Final = "$"
RESIDENT: Final = "☻"
HEART: Final = "♥"
SPECIAL: Final = "♦"
NO_COLOUR: Final = "○"
RUIN: Final = "▒"
MONSTER: Final = "‼"


def colours_of(card: Card) -> list[str]:
    return [colour for place, colour in enumerate(COLOURS) if card.colours >> place & 1]


def colour_signs(card: Card) -> Text:
    """One sign for each colour; a sign of their own for cards without any."""
    text = Text()
    for colour in colours_of(card):
        text.append(SIGNS[colour], style=STYLES[colour])
    return text or Text(SPECIAL if card.number >= FAMILY_SPECIALS else NO_COLOUR)


def counted(colours: Mapping[str, int]) -> Text:
    """Signs with their numbers, zeros left out."""
    text = Text()
    for colour, count in colours.items():
        if count:
            text.append(" " if text else "").append(f"{SIGNS[colour]}{count}", style=STYLES[colour])
    return text or Text("–")


def symbols(card: Card) -> str:
    """Income, residents and hearts; empty for a card without any."""
    income = [f"{signed(card.income)}{COIN}"] if card.income else []
    counts = ((card.residents, RESIDENT), (card.hearts, HEART))
    return " ".join([*income, *(f"{plain(count)}{sign}" for count, sign in counts if count)])


def legend(say: Words) -> Text:
    """What the signs mean, in two lines."""
    text = Text()
    for colour in COLOURS:
        text.append("  " if text else "").append(
            f"{SIGNS[colour]}\u00a0{say.say(colour_name(colour))}", style=STYLES[colour]
        )
    words = (
        (COIN, "hc-board-coins"),
        (RESIDENT, "hc-board-residents"),
        (HEART, "hc-board-hearts"),
        (SPECIAL, "hc-board-special"),
    )
    return text.append("\n").append("  ".join(f"{sign}\u00a0{say(word)}" for sign, word in words))
