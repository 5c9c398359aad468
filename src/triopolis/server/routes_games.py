"""Routes about the games: what can be played, with which components, and the help for printed ones."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from triopolis.bots.registry import bot_names
from triopolis.engine.contract import Game
from triopolis.engine.options import option_fields
from triopolis.engine.registry import find_game, game_ids
from triopolis.house.messages import Catalogue, Components, GameInfo, OpponentInfo, OptionInfo, ScoredGame
from triopolis.server.access import REFUSALS
from triopolis.version import __version__

UNSURE: Final = {"reconstructed", "original"}
"""Source labels that a person should hear of."""
LARGEST_TABLE: Final = 64 * 1024
"""Bytes that describe a printed game; a long one has a tenth of them."""


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


@post(
    "/games/{game:str}/score",
    summary="Score a printed game",
    status_code=200,
    tags=["games"],
    responses=REFUSALS,
    request_max_body_size=LARGEST_TABLE,
    sync_to_thread=False,
)
def score_printed_game(game: FromPath[str], data: JSONBody[dict[str, Any]]) -> ScoredGame:
    """What was played with the printed components, as docs/scoring.md describes it for each game."""
    scored = find_game(game).score_table(msgspec.json.encode(data))
    return msgspec.convert(scored, ScoredGame, from_attributes=True)


@post(
    "/games/{game:str}/opponent",
    summary="The solo opponent of a printed game",
    status_code=200,
    tags=["games"],
    responses=REFUSALS,
    request_max_body_size=LARGEST_TABLE,
    sync_to_thread=False,
)
def play_printed_opponent(game: FromPath[str], data: JSONBody[dict[str, Any]]) -> OpponentInfo:
    """Everything it was told so far in, what it does now out: nothing is kept here. See docs/scoring.md."""
    return msgspec.convert(find_game(game).companion(msgspec.json.encode(data)), OpponentInfo, from_attributes=True)


HANDLERS: Final = [show_catalogue, show_components, score_printed_game, play_printed_opponent]
