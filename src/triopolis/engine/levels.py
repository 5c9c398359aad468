"""`levels`, a room of a game: how strong its bots play, from easy to champion.

The room offers `LEVELS`, a Level for each name. A game without it, or whose judgement was not learned, has the levels
of the classic search (bots/registry.py).
"""

from __future__ import annotations

from typing import Final

import msgspec

LEVEL_NAMES: Final = ("easy", "medium", "hard", "expert", "champion")


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """Budgets are simulations, never time: a level plays alike on every machine."""

    simulations: int = 0
    """Of the tree search; 0 looks one move ahead only."""
    deals: int = 4
    """Imagined positions in which it looks one move ahead."""
    temperature: int = 0
    """How far apart moves may be and still be mixed up, in thousandths of log odds; 0 always takes the best."""
    overlooks: tuple[str, ...] = ()
    """Groups of features that it has no eye for (Judgement.groups)."""
