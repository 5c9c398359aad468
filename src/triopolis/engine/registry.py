"""Finds the games: every folder of `triopolis.games` that offers `GAME`, and those of other packages."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from triopolis import games
from triopolis.engine.added_games import AddedGames, BrokenGame, Entry, load_added_games
from triopolis.engine.contract import DataPack, Game
from triopolis.engine.errors import UnknownGame
from triopolis.locales import WORDS


@cache
def game_ids() -> tuple[str, ...]:
    """Every game that can be played."""
    return tuple(sorted([*own_ids(), *_added().entries]))


@cache
def own_ids() -> tuple[str, ...]:
    """The games that come with Triopolis."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg))


@cache
def find_game(id: str) -> Game:
    return _entry(id).game


def game_with(id: str, pack: DataPack | None) -> Game:
    """The game of that name, with a data pack if there is one."""
    return find_game(id) if pack is None else find_game(id).with_data(pack)


def game_room(id: str, room: str) -> ModuleType:
    """A module of a game's package that playing does not need: loaded when somebody asks for it."""
    return import_module(f"{_entry(id).package}.{room}")


@cache
def has_room(id: str, room: str) -> bool:
    """Whether a game has this room; a module in a room that is missing (`printed.details`) is missing too."""
    outer = room.rpartition(".")[0]
    if outer and not (has_room(id, outer) and hasattr(game_room(id, outer), "__path__")):
        return False
    return find_spec(f"{_entry(id).package}.{room}") is not None


def words_folder(id: str) -> Path:
    """Where a game's texts are, a folder per language."""
    return game_folder(id) / WORDS


def game_folder(id: str) -> Path:
    return Path(import_module(_entry(id).package).__path__[0])


def broken_games() -> tuple[BrokenGame, ...]:
    """Games of other packages that are installed and cannot be played, with the reason."""
    return _added().broken


@cache
def _entry(id: str) -> Entry:
    # Ours are asked first: whoever plays one of them does not wait until all that is installed has been looked through.
    if id in own_ids():
        module = import_module(f"{games.__name__}.{id}")
        return Entry(module.GAME, module.__name__)
    if id not in game_ids():
        raise UnknownGame.of("error-unknown-game", game=id, known=", ".join(game_ids()))
    return _added().entries[id]


@cache
def _added() -> AddedGames:
    return load_added_games(own_ids())
