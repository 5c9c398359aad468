"""How weights are fitted (fitting.py): apart, because it can be read without numpy."""

from __future__ import annotations

import msgspec


class Recipe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to fit."""

    hidden: int = 32
    by_margin: float = 0.0
    """The part of a result that is the margin, squashed; the rest is who won."""
    margin_unit: float = 5.0
    """Points that make a margin worth a unit of log odds."""
    comparing: float = 3.0
    """The weight of which move was better, beside who wins."""
    rate: float = 3e-3
    passes: int = 4
    batch: int = 512
    """Samples of a step, in whole groups."""
    turns: int = 8
    """After so many turns of a match that is played on, what was learned so far foretells its end; 0: never."""
