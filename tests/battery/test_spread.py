"""What lies on the table: every place shows its points, and every grid fits a phone and eighty characters."""

from __future__ import annotations

from tests.battery.cases import FRACTIONS, SEEDS, Case, many, position, watchers

from triopolis.engine.rooms import spread_of
from triopolis.engine.spread import LARGEST_GRID


@many(4, seed=SEEDS, fraction=FRACTIONS)
def test_every_place_shows_its_points(case: Case, seed: str, fraction: int) -> None:
    """The points come first in the region; what they are made of may follow."""
    state = position(case, seed, fraction)
    for seat in watchers(case):
        view = case.game.view(state, seat)
        regions = [region for region in spread_of(case.game).regions(view) if region.kind == "score"]
        points = {region.owner: region.items[0].number for region in regions}
        assert points == dict(enumerate(view.scores))
        assert len(regions) == len(view.scores)


@many(4, seed=SEEDS, fraction=FRACTIONS)
def test_no_grid_is_too_wide(case: Case, seed: str, fraction: int) -> None:
    state = position(case, seed, fraction)
    for seat in watchers(case):
        for region in spread_of(case.game).regions(case.game.view(state, seat)):
            if region.kind == "grid":
                assert 1 <= region.columns <= LARGEST_GRID
