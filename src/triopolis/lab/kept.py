"""The files in which the entries of a plan keep what came of them, and whether they still belong to the plan."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from triopolis.bots.learned import weights_file
from triopolis.bots.level_bot import levels_of
from triopolis.engine.errors import TriopolisError
from triopolis.engine.levels import Level
from triopolis.engine.registry import find_game
from triopolis.lab.level_plan import Sitting

FINGERPRINT: Final = 16
"""Letters of it."""

Kind = TypeVar("Kind")


class OtherEntry(TriopolisError):
    """A file with results of something else."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What decides the games besides the entry."""

    rules: int
    """The version of the game."""
    weights: str | None
    """The fingerprint of what was learned of it."""
    levels: dict[str, Level]
    """What makes the levels among the bots, where the game says it."""
    odds: str | None = None
    """The fingerprint of how told chances are corrected, where they are asked for."""


def setting_of(entry: Sitting) -> Setting:
    known = levels_of(entry.game)
    levels = {bot: known[bot] for bot in entry.players if bot in known}
    return Setting(rules=find_game(entry.game).version, weights=fingerprint(weights_file(entry.game)), levels=levels)


def fingerprint(file: Path) -> str | None:
    """None if there is no such file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:FINGERPRINT] if file.exists() else None


def results_file(folder: Path, entry: Sitting) -> Path:
    return folder / f"{entry.name}.json"


def read_results(file: Path, kind: type[Kind]) -> Kind | None:
    """None if there is nothing yet."""
    if not file.exists():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except msgspec.MsgspecError as problem:
        raise OtherEntry.of("arena-plan-error-results", file=str(file), problem=str(problem)) from None


def encoded(results: msgspec.Struct) -> bytes:
    return msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n"


Difference = tuple[str, str, str]
"""What it is about, how it was and how it is."""


def difference(pairs: Iterable[tuple[msgspec.Struct, msgspec.Struct]]) -> Difference | None:
    """What is not as it was when the games were played."""
    for there, here in pairs:
        for name in here.__struct_fields__:
            if getattr(there, name) != getattr(here, name):
                return name, _text(getattr(there, name)), _text(getattr(here, name))
    return None


def changed_since(file: Path, changed: Difference) -> OtherEntry:
    what, there, here = changed
    return OtherEntry.of("arena-plan-error-changed", file=str(file), what=what, there=there, here=here)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
