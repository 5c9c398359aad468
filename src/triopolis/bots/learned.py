"""What was learned of a game: its judgement with the weights that lie beside it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from triopolis.bots.judge import Judge
from triopolis.bots.network import Network
from triopolis.bots.weights import Weights, read_weights
from triopolis.engine.contract import State
from triopolis.engine.judgement import Judgement
from triopolis.engine.registry import game_folder
from triopolis.engine.rooms import judgement_of

FILE: Final = "judgement.weights"


def weights_file(game: str) -> Path:
    return game_folder(game) / FILE


@cache
def learned(game: str) -> tuple[Judgement, Network] | None:
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
