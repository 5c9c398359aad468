"""Results of seats that add up to win rates and mean scores, each with its interval of 95 %."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from triopolis.lab.ratings import Interval, normal_width, wilson

WIDTH: Final = normal_width()


class Sample(msgspec.Struct):
    """Some results of seats; samples add up."""

    results: int = 0
    wins: float = 0.0
    """A shared win counts as its share."""
    points: int = 0
    squares: int = 0

    def add(self, other: Sample) -> None:
        self.results += other.results
        self.wins += other.wins
        self.points += other.points
        self.squares += other.squares

    def without(self, other: Sample) -> Sample:
        """The rest, where the other is a part of this."""
        # Shares of wins are fractions: what remains of none is none.
        wins = max(0.0, self.wins - other.wins)
        return Sample(self.results - other.results, wins, self.points - other.points, self.squares - other.squares)

    @property
    def win_rate(self) -> float:
        return self.wins / self.results

    def win_interval(self) -> Interval:
        return wilson(self.wins, self.results, WIDTH)

    @property
    def mean_score(self) -> float:
        return self.points / self.results

    def mean_variance(self) -> float:
        """The square of the mean's standard error."""
        if self.results < 2:
            return 0.0
        spread = self.squares - self.points * self.points / self.results
        return max(0.0, spread) / (self.results - 1) / self.results

    def score_interval(self) -> Interval:
        reach = WIDTH * sqrt(self.mean_variance())
        return Interval(self.mean_score - reach, self.mean_score + reach)


class Difference(msgspec.Struct, frozen=True):
    value: float
    interval: Interval
