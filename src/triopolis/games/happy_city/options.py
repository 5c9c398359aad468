"""The rule options."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from triopolis.engine.options import RuleOptions


class Options(RuleOptions, frozen=True, forbid_unknown_fields=True):
    mode: Literal["family", "expert"] = "family"
    scoring: Literal["multiply", "add"] = "multiply"
    """Adding residents and hearts is the junior game."""
    grozilla: Literal["yes", "no"] = "no"
    round_limit: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """End after so many rounds at the latest (HC-15)."""
    deflect: Literal["may", "must"] = "may"
    """Only with Grozilla: whether a token of its colour may or must send a monster on (HC-12)."""
