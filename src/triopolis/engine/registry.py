"""Finds the games: every folder of `triopolis.games` that offers `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType

from triopolis import games
from triopolis.engine.contract import DataPack, Game
from triopolis.engine.errors import UnknownGame


@cache
def game_ids() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg))


@cache
def find_game(id: str) -> Game:
    if id not in game_ids():
        raise UnknownGame.of("error-unknown-game", game=id, known=", ".join(game_ids()))
    game = import_module(f"triopolis.games.{id}").GAME
    assert isinstance(game, Game)
    return game


def game_with(id: str, pack: DataPack | None) -> Game:
    """The game of that name, with a data pack if there is one."""
    return find_game(id) if pack is None else find_game(id).with_data(pack)


def game_room(game: Game, room: str) -> ModuleType:
    """A module of a game's folder that playing does not need: loaded when somebody asks for it."""
    return import_module(f"triopolis.games.{game.id}.{room}")
