"""Games played with the printed components: their points, and the automa beside a real table."""

from __future__ import annotations

from triopolis.engine.contract import Companion, ScoredTable
from triopolis.engine.rooms import Printed
from triopolis.games.point_city.game import PointCity
from triopolis.games.point_city.printed import companion, score


class PointCityPrinted(Printed):
    def __init__(self, game: PointCity) -> None:
        super().__init__(game)
        self.components = game.components

    def score_table(self, table: bytes) -> ScoredTable:
        return score.score_printed(self.components, table)

    def companion(self, table: bytes) -> Companion:
        return companion.play_opponent(table)


ROOM = PointCityPrinted
