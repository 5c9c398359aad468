"""How strong the bots of Happy City play."""

from __future__ import annotations

from typing import Final

from triopolis.engine.levels import Level

LEVELS: Final = {
    "easy": Level(temperature=700),
    "medium": Level(temperature=300),
    "hard": Level(simulations=30),
    "expert": Level(simulations=800),
    "champion": Level(simulations=5000),
}
