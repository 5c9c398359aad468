"""Chances to win as they are told: the search's own, corrected so that they come true.

The judgement has learned from players of all kinds, so it says too little of a solo opponent that good play always
beats. How its odds are stretched and moved for each kind of match is measured (`python -m triopolis.lab.fit_odds`) and
stands in `odds.json` in the game's folder. A correction keeps the order of moves.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from triopolis.bots.chances import log_odds, power
from triopolis.engine.contract import State
from triopolis.engine.judgement import Judgement
from triopolis.engine.registry import game_folder

FILE: Final = "odds.json"


class Odds(msgspec.Struct, frozen=True):
    """A straight line through log odds; both numbers in thousandths."""

    scale: int = 1000
    shift: int = 0

    def corrected(self, chance: float) -> float:
        odds = int(log_odds(chance)) * self.scale // 1000 + self.shift
        behind = power(abs(odds))
        return 1 / (1 + behind) if odds >= 0 else behind / (1 + behind)


AS_SAID: Final = Odds()


def odds_of(game: str, judgement: Judgement, state: State) -> Odds:
    """The correction for matches like the one with this position."""
    return _measured(game).get(judgement.kind(state), AS_SAID)


def odds_file(game: str) -> Path:
    return game_folder(game) / FILE


@cache
def _measured(game: str) -> dict[str, Odds]:
    file = odds_file(game)
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Odds]) if file.exists() else {}
