"""Routes about the games: what can be played, with which components and words, and the help for printed ones."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from triopolis.bots.registry import bot_names
from triopolis.engine.contract import Game
from triopolis.engine.data_files import unsure_files
from triopolis.engine.options import option_fields
from triopolis.engine.registry import find_game, game_ids, words_folder
from triopolis.engine.rooms import counts_printed_games, printed_of
from triopolis.engine.shapes import Companion, ScoredTable
from triopolis.house.messages import Catalogue, Components, GameInfo, OptionInfo
from triopolis.locales import LANGUAGES, MESSAGE, files
from triopolis.server.access import REFUSALS
from triopolis.server.refusals import UnknownAddress
from triopolis.server.site import ASK_AGAIN
from triopolis.version import __version__

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
    return GameInfo(
        id=game.id,
        fewest=game.seats[0],
        most=game.seats[-1],
        alone=1 in game.seats,
        options=options,
        unsure=unsure_files(game),
        printed=counts_printed_games(game),
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
    return Components(tables=find_game(game).data)


@get(
    "/games/{game:str}/words/{language:str}",
    summary="A game's words in a language",
    tags=["games"],
    responses={
        **REFUSALS,
        200: ResponseSpec(
            str, description="All of its Fluent files as one; in English what it lacks", media_type=MediaType.TEXT
        ),
        304: ResponseSpec(None, description="Nothing has changed"),
    },
    sync_to_thread=False,
)
def show_words(request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """For a page that was built without the game: what its messages say, in the syntax of Fluent."""
    folder = words_folder(game)
    spoken = [spoken for spoken in LANGUAGES if files(spoken, folder)]
    if language not in spoken:
        raise UnknownAddress.of("server-error-language", language=language, known=", ".join(spoken) or "–")
    text = _joined_words(folder, language)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": ASK_AGAIN}
    # In it: a proxy that compresses answers makes the tag a weak one, and there may be several.
    if tag in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, media_type=MediaType.TEXT, headers=headers)
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@cache
def _joined_words(folder: Path, language: str) -> str:
    """The files of a language as one; behind them, in English, the messages that it lacks, as Python says them."""
    own, english = ("\n".join(file.read_text("utf-8") for file in files(spoken, folder)) for spoken in (language, "en"))
    lacking = set(MESSAGE.findall(english)) - set(MESSAGE.findall(own))
    return f"{own}\n{_only(lacking, english)}" if lacking else own


def _only(names: set[str], text: str) -> str:
    """These messages and terms of a Fluent text."""
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
    lacking = [entry for entry in entries if f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}" in names]
    return "".join(map(FluentSerializer().serialize_entry, lacking))


@post(
    "/games/{game:str}/score",
    summary="Score a printed game",
    status_code=200,
    tags=["games"],
    responses=REFUSALS,
    request_max_body_size=LARGEST_TABLE,
    sync_to_thread=False,
)
def score_printed_game(game: FromPath[str], data: JSONBody[dict[str, Any]]) -> ScoredTable:
    """What was played with the printed components, as docs/scoring.md describes it for each game."""
    return printed_of(find_game(game)).score_table(msgspec.json.encode(data))


@post(
    "/games/{game:str}/opponent",
    summary="The solo opponent of a printed game",
    status_code=200,
    tags=["games"],
    responses=REFUSALS,
    request_max_body_size=LARGEST_TABLE,
    sync_to_thread=False,
)
def play_printed_opponent(game: FromPath[str], data: JSONBody[dict[str, Any]]) -> Companion:
    """Everything it was told so far in, what it does now out: nothing is kept here. See docs/scoring.md."""
    return printed_of(find_game(game)).companion(msgspec.json.encode(data))


HANDLERS: Final = [show_catalogue, show_components, show_words, score_printed_game, play_printed_opponent]
