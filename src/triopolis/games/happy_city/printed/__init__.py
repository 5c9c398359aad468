"""Games played with the printed components: their points."""

from __future__ import annotations

from triopolis.engine.contract import ScoredTable
from triopolis.engine.rooms import Printed
from triopolis.games.happy_city.game import HappyCity
from triopolis.games.happy_city.printed import score


class HappyCityPrinted(Printed):
    def __init__(self, game: HappyCity) -> None:
        super().__init__(game)
        self.components = game.components

    def score_table(self, table: bytes) -> ScoredTable:
        return score.score_printed(self.components, table)


ROOM = HappyCityPrinted
