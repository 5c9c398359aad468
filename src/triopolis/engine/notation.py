"""Reads a move from a line of text by a grammar: patterns, and what makes a move of their groups."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from triopolis.engine.contract import Move

Grammar = Sequence[tuple[str, Callable[..., Any]]]


def read_move(grammar: Grammar, text: str) -> Move | None:
    """The move of a line, whatever its case and spaces; None if no pattern fits."""
    line = " ".join(text.lower().split())
    for pattern, make in grammar:
        fit = re.fullmatch(pattern, line)
        if fit:
            move: Move = make(*fit.groups())
            return move
    return None
