"""How strong the bots of Point City play."""

from __future__ import annotations

from typing import Final

from triopolis.engine.levels import Level

OVERLOOKED: Final = ("flips", "rivals", "tokens")

LEVELS: Final = {
    "easy": Level(overlooks=OVERLOOKED, temperature=150),
    "medium": Level(overlooks=OVERLOOKED, temperature=50),
    "hard": Level(simulations=60),
    "expert": Level(simulations=400),
    "champion": Level(simulations=2400),
}
