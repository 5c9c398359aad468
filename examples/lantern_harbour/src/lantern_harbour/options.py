"""The rule options."""

from __future__ import annotations

from typing import Literal

from triopolis.engine.options import RuleOptions


class Options(RuleOptions, frozen=True, forbid_unknown_fields=True):
    lamplighter: Literal["easy", "normal", "hard"] | None = None
    """Only with one player; normal if nothing is chosen."""
    storehouses: Literal["yes", "no"] = "yes"
    """Whether the corner berths have storehouses."""
