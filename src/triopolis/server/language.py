"""The language in which a client is answered."""

from __future__ import annotations

import re
from typing import Final

from triopolis.locales import LANGUAGES

LONGEST_HEADER: Final = 1000


def language_of(accepted: str | None) -> str:
    """The language of ours that an Accept-Language header likes best; English if it likes none."""
    best, weight_of_best = "en", 0.0
    for wish in (accepted or "")[:LONGEST_HEADER].split(","):
        tag, _, parameter = wish.partition(";")
        language = tag.strip().lower().partition("-")[0]
        weight = _weight(parameter)
        if language in LANGUAGES and weight > weight_of_best:
            best, weight_of_best = language, weight
    return best


def _weight(parameter: str) -> float:
    """q=0.8 is 0.8; no q is 1; nonsense counts as nothing."""
    if not parameter.strip():
        return 1.0
    weight = re.fullmatch(r"\s*q\s*=\s*([01](\.\d{0,3})?)\s*", parameter)
    return float(weight[1]) if weight else 0.0
