"""Newer rules for a game, as a later Triopolis would bring them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import msgspec
import pytest

from triopolis.engine.contract import State
from triopolis.engine.registry import find_game


@contextmanager
def newer_rules(id: str, deals_otherwise: bool = False) -> Iterator[None]:
    """The rules of a game at the next version; they may deal otherwise, so that no match of before agrees."""
    game, module = find_game(id), import_module(f"triopolis.games.{id}.game")
    with pytest.MonkeyPatch.context() as patch:
        # Games with data packs are made from the module's version.
        patch.setattr(module, "VERSION", game.version + 1)
        patch.setattr(game, "version", game.version + 1)
        if deals_otherwise:
            patch.setattr(type(game), "new", _dealing_otherwise(type(game).new))
        yield


def _dealing_otherwise(new: Any) -> Any:
    def deal(self: Any, options: msgspec.Struct, seats: int, seed: str) -> State:
        state: State = new(self, options, seats, f"{seed}, shuffled otherwise")
        return state

    return deal
