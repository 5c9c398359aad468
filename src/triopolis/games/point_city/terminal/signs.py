"""Signs and colours of resources."""

from __future__ import annotations

from typing import Final

ICONS: Final = ("☻", "$", "↯", "♣", "✻", "?")
STYLES: Final = ("bright_magenta", "bright_yellow", "bright_cyan", "bright_green", "orange3", "bright_white")
"""Community, economy, energy, ecology, industry, ingenuity."""
