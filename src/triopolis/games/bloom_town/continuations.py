"""A decision: build, use what the cell and the flower token offer, take a tile, end the turn."""

from __future__ import annotations

from triopolis.engine.continuations import Continuations, Way
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.rules import DRAW, OTHERS, BloomTownState
from triopolis.games.bloom_town.view import BloomTownView


class BloomTownContinuations(Continuations[BloomTownState, BloomTownView, Options]):
    points_stay = True

    def goes_on(self, view: BloomTownView) -> bool:
        """To build once more is another decision."""
        return view.stage in ("built", "slot", "drawn")

    def rank(self, way: Way[BloomTownState, BloomTownView]) -> tuple[int, ...]:
        """The shortest first: it uses nothing that can be kept."""
        extras = sum(OTHERS <= action < OTHERS + DRAW for action in way.actions)
        return extras, len(way.actions)


ROOM = BloomTownContinuations
