"""Signs and colours of tiles, and the letters of the market's icons: the same in the terminal and on the spread."""

from __future__ import annotations

from typing import Final

from triopolis.engine.spread import Colour, Picture

SIGNS: Final = ("■", "◊", "♣", "⌂", "S1", "S2", "S3", "S4", "S5", "S6")
"""Office, subway, park, home, six shops. Fonts without a sign for every kind of house still have these."""
COLOURS: Final[tuple[Colour, ...]] = ("blue", "white", "green", "red", *(("yellow",) * 6))
ICON_SIGNS: Final = ("t", "d", "r", "s", "i")
"""The first letters of tulip, daisy, rose, sunflower, iris."""
PICTURES: Final[tuple[Picture, ...]] = ("office", "subway", "park", "home", *(("shop",) * 6))
ICON_PICTURES: Final[tuple[Picture, ...]] = ("tulip", "daisy", "rose", "sunflower", "iris")
UNKNOWN: Final = "?"
