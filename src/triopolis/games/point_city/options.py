"""The rule options."""

from __future__ import annotations

from typing import Literal

from triopolis.engine.options import RuleOptions


class Options(RuleOptions, frozen=True, forbid_unknown_fields=True):
    tokens: Literal["all", "base"] = "all"
    automa: Literal["easy", "normal", "hard"] | None = None
    """Only with one player; easy if nothing is said."""
