"""Reads what is frozen."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec

FROZEN = Path(__file__).with_name("frozen")


class FrozenMatch(msgspec.Struct, frozen=True):
    """A match as it was saved, and beside it what must come of it."""

    name: str
    saved: str
    position: str
    """The hash of the position it ended, or was left, at."""
    revision: int
    over: bool
    scores: list[int]
    winners: list[int]
    legal: list[int]
    """The actions the next player had."""


def read_matches(file: Path) -> list[FrozenMatch]:
    return [msgspec.json.decode(line, type=FrozenMatch) for line in gzip.decompress(file.read_bytes()).splitlines()]


def keeps(old: Any, new: Any) -> bool:
    """Whether everything that was said is still said; something may have been added."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(name in new and keeps(value, new[name]) for name, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(keeps, old, new))
    return bool(old == new)


class FrozenSearch(msgspec.Struct, frozen=True):
    """What a search decided in the position of a match that was broken off."""

    file: str
    match: str
    """Its name there."""
    bot: str
    action: int
    visits: list[list[int]]
    """The best actions, each with how often it was tried."""
