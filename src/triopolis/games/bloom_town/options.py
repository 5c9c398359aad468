"""The rule options."""

from __future__ import annotations

from typing import Literal

from triopolis.engine.options import RuleOptions

Chain = Literal["line", "group"]


class Options(RuleOptions, frozen=True, forbid_unknown_fields=True):
    mode: Literal["full", "training"] = "full"
    side: Literal["A", "B"] = "A"
    opponent: Literal["alice", "boris", "zinovy"] | None = None
    """Only with one player; Alice if nothing is said."""
    office_chain: Chain = "line"
    subway_chain: Chain = "line"
    recount_after_flower: Literal["yes", "no"] = "yes"
    third_shop: Literal["ice_cream", "bookshop", "sports_shop", "grocery", "coffee_bar", "toy_shop"] | None = None
    """The kind of shop with three copies; if nothing is said, the one of the data."""
    rival_scoring: Literal["takes", "recounts"] = "takes"
    """Only with one player: whether the opponent scores every tile it takes, or only laps, recounts and the end
    (BT-19)."""
