"""How far what was said lies from what came true, in ten bins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from triopolis.lab.arena import POINT
from triopolis.lab.calibration import BINS, Bin, Calibrated
from triopolis.lab.ratings import Interval, normal_width, wilson

TOLD: Final = 10
ENOUGH: Final = 100
"""Positions without which a bin says nothing for itself."""
MEAN_GOAL: Final = 0.05
BIN_GOAL: Final = 0.10
"""What the mean difference and that of any bin with enough positions should not exceed."""


class Reliability(msgspec.Struct, frozen=True):
    """Positions that are counted together."""

    bins: list[Bin]
    """Ten, from what is hopeless to what is certain."""

    @property
    def positions(self) -> int:
        return sum(bin.positions for bin in self.bins)

    @property
    def mean_difference(self) -> float:
        """Over all positions: a bin counts by how many it has."""
        return sum(abs(gap(bin)) * bin.positions for bin in self.bins if bin.positions) / max(1, self.positions)

    @property
    def worst(self) -> float | None:
        """The greatest difference of a bin with enough positions; None if there is none."""
        return max((abs(gap(bin)) for bin in self.bins if bin.positions >= ENOUGH), default=None)

    @property
    def reached(self) -> bool:
        return self.mean_difference <= MEAN_GOAL and (self.worst or 0.0) <= BIN_GOAL


def gap(bin: Bin) -> float:
    """How much more came true than was said."""
    return bin.mean_won - bin.mean_said


def interval(bin: Bin) -> Interval:
    """Of what came true."""
    return wilson(bin.won / POINT, bin.positions, normal_width())


def reliability(rows: Iterable[Sequence[Bin]]) -> Reliability:
    """Of all these rows of fine bins together."""
    bins = [Bin() for _ in range(TOLD)]
    for row in rows:
        for place, bin in enumerate(row):
            bins[place * TOLD // BINS].add(bin)
    return Reliability(bins)


def by_group(results: Iterable[Calibrated]) -> dict[tuple[str, str], Reliability]:
    """Game and group, in the order of the plan."""
    rows: dict[tuple[str, str], list[list[Bin]]] = {}
    for result in results:
        rows.setdefault((result.entry.game, result.entry.group), []).extend(result.bins.values())
    return {key: reliability(bins) for key, bins in rows.items()}
