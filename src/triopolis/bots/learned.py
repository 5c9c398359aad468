"""What was learned of a game: its judgement with the weights that lie beside it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from triopolis.bots.judge import Judge
from triopolis.bots.network import Network
from triopolis.bots.weights import Weights, read_weights
from triopolis.engine.contract import DataPack, Game, State
from triopolis.engine.errors import BadDataPack
from triopolis.engine.judgement import Judgement
from triopolis.engine.registry import find_game, game_folder
from triopolis.engine.rooms import judgement_of

FILE: Final = "judgement.weights"

Known = tuple[Judgement, Network]
"""What was learned of a game."""


def weights_file(game: str) -> Path:
    return game_folder(game) / FILE


@cache
def learned(game: str) -> Known | None:
    """None where nothing was learned yet."""
    judgement = judgement_of(game)
    if judgement is None or not weights_file(game).exists():
        return None
    return judgement, weights_of(game, int(judgement.size)).network()


def weights_of(game: str, features: int) -> Weights:
    return read_weights(weights_file(game), game, features)


def judge_of(game: str, state: State) -> Judge | None:
    """The judge of a match, of which any position is given; None where these rules or components were not learned."""
    known = learned(game)
    if known is None or not known[0].covers(state):
        return None
    return Judge(known[0], known[1], len(state.scores()))


def outside_learned(game: Game) -> list[str]:
    """The files of a game's data pack with components beyond what was learned: the levels play by the classic search
    then. None where all is known, and for a game of which nothing was ever learned."""
    if game.pack is None or _knows(game):
        return []
    own = find_game(game.id)
    strange = [name for name, rows in game.pack.tables.items() if not _knows_alone(own, DataPack({name: rows}))]
    return strange or list(game.pack.tables)


def _knows_alone(own: Game, pack: DataPack) -> bool:
    try:
        return _knows(own.with_data(pack))
    except BadDataPack:
        # Some files fit the others of their pack only: then they are strange together, or not at all.
        return True


def _knows(game: Game) -> bool:
    judgement = judgement_of(game.id)
    if judgement is None or not weights_file(game.id).exists():
        return True
    return all(
        judgement.covers(game.new(game.settle_options(game.Options(), seats), seats, "any")) for seats in game.seats
    )
