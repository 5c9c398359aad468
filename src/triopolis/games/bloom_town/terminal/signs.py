"""Signs and colours of tiles, and the marks of the market's icons."""

from __future__ import annotations

from typing import Final

SIGNS: Final = ("▦", "◫", "♣", "⌂", "S1", "S2", "S3", "S4", "S5", "S6")
STYLES: Final = ("bright_blue", "bright_white", "bright_green", "bright_red", *(["bright_yellow"] * 6))
ICON_MARKS: Final = ("t", "d", "r", "s", "i")
"""Office, subway, park, home, six shops; and the first letter of tulip, daisy, rose, sunflower, iris."""
