"""Games played with the printed components: their points, and the solo opponent beside a real table."""

from __future__ import annotations

from triopolis.engine.contract import Companion, ScoredTable
from triopolis.engine.rooms import Printed
from triopolis.games.bloom_town.game import BloomTown
from triopolis.games.bloom_town.printed import companion, score


class BloomTownPrinted(Printed):
    def __init__(self, game: BloomTown) -> None:
        super().__init__(game)
        self.components = game.components

    def score_table(self, table: bytes) -> ScoredTable:
        return score.score_printed(self.components, table)

    def companion(self, table: bytes) -> Companion:
        return companion.play_opponent(table)


ROOM = BloomTownPrinted
