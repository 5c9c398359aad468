"""Routes about the games: what can be played, and with which components."""

from __future__ import annotations

from functools import cache
from typing import Final

from litestar import get
from litestar.params import FromPath

from triopolis.bots.registry import bot_names
from triopolis.engine.contract import Game
from triopolis.engine.options import option_fields
from triopolis.engine.registry import find_game, game_ids
from triopolis.server.access import REFUSALS
from triopolis.server.messages import Catalogue, Components, GameInfo, OptionInfo
from triopolis.version import __version__

UNSURE: Final = {"reconstructed", "original"}
"""Source labels that a person should hear of."""


@get(
    "/catalogue",
    summary="The games, their options, and the bots",
    tags=["games"],
    responses=REFUSALS,
    sync_to_thread=False,
)
def show_catalogue() -> Catalogue:
    return catalogue()


@cache
def catalogue() -> Catalogue:
    games = [_info(find_game(id)) for id in game_ids()]
    return Catalogue(games=games, bots=bot_names(), version=__version__)


def _info(game: Game) -> GameInfo:
    options = [
        OptionInfo(name=field.name, choices=list(field.choices), default=field.default)
        for field in option_fields(game.Options)
    ]
    unsure = [table for table, labels in game.sources().items() if UNSURE & labels.keys()]
    return GameInfo(
        id=game.id,
        fewest=game.seats[0],
        most=game.seats[-1],
        alone=1 in game.seats,
        options=options,
        unsure=unsure,
    )


@get(
    "/games/{game:str}/components",
    summary="A game's components",
    tags=["games"],
    responses=REFUSALS,
    sync_to_thread=False,
)
def show_components(game: FromPath[str]) -> Components:
    """The tables as text, every row with the label of its source."""
    return Components(tables=find_game(game).tables())


HANDLERS: Final = [show_catalogue, show_components]
