"""How strong the bots of Bloom Town play."""

from __future__ import annotations

from typing import Final

from triopolis.engine.levels import Level

LEVELS: Final = {
    "easy": Level(temperature=200),
    "medium": Level(temperature=100),
    "hard": Level(simulations=60),
    "expert": Level(simulations=600),
    "champion": Level(simulations=3000),
}
