"""How pickle takes positions apart and puts them together again, compiled or not.

A compiled object can only be made by calling its class, and pickle does not know `vec`. So a game names its classes,
each with the attributes that it is called with. All that an object holds is then set once more, so nothing can be left
out; only a game's own components, which every process has, are sent by the name of the game.
"""

from __future__ import annotations

import copyreg
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.randomness import Generator
from triopolis.engine.registry import find_game

Reduced = tuple[Any, ...]


def picklable(cls: type, *called_with: str) -> None:
    """Objects of this class are made by calling it with these attributes."""

    def reduce(thing: Any) -> Reduced:
        return cls, _attributes(thing, called_with), _held(thing)

    copyreg.pickle(cls, reduce)


def _held(thing: Any) -> Any:
    """All that an object holds. A compiled class tells only what it holds itself: what an interpreted class made from
    it adds, as a game of another package does, is in the object's dictionary."""
    held = thing.__getstate__()
    return {**vars(thing), **held} if hasattr(thing, "__dict__") and isinstance(held, dict) else held


def picklable_components(cls: type, game_id: str, *called_with: str) -> None:
    """The same for the components of a game, of which all the rest follows; its own go by its name."""

    def reduce(components: Any) -> Reduced:
        if components is own_components(game_id):
            return own_components, (game_id,)
        return cls, _attributes(components, called_with)

    copyreg.pickle(cls, reduce)


def own_components(game_id: str) -> Any:
    game: Any = find_game(game_id)
    return game.components


def _attributes(thing: Any, names: tuple[str, ...]) -> Reduced:
    return tuple(getattr(thing, name) for name in names)


def numbers(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _reduce_numbers(values: vec[i64]) -> Reduced:
    return numbers, (list(values),)


copyreg.pickle(type(numbers([])), _reduce_numbers)
picklable(Generator, "a", "b", "c", "d")
