"""Whether a bot has reached what it must, and when that is plain enough to stop.

It has where the interval of its win rate holds what it must reach, or lies above that, and lies wholly above what
everybody would win among equals. The last look, at all games, takes the usual interval of 95 %. Every look before it
takes a wider one (Bonferroni) and stops only where that lies wholly above or wholly below. So with ten looks a bot that
is just as good as it must be is refused at most 2.5 + 9 × 0.25 times in a hundred, and one that is no better than the
others is called better as rarely. It is no proof that a bot is as good as it must be: only that the games do not
contradict it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from triopolis.lab.ratings import Interval, normal_width, wilson

Verdict = Literal["open", "reached", "missed", "played"]
"""Still to be played; or all is played where nothing must be reached."""


class Goal(msgspec.Struct, frozen=True):
    """All as shares of the games, not per cent."""

    must: float | None
    even: float
    """What everybody would win among equals; 0 alone against the rulebook's opponent, who is no equal."""
    looks: int
    """At most."""
    early: bool
    """Whether to stop as soon as it is plain."""

    def width(self, look: int) -> float:
        """Standard deviations to each side, at the look of that number, from 1."""
        return normal_width(self.looks if look < self.looks else 1)

    def interval(self, points: float, games: int, look: int) -> Interval:
        return wilson(points, games, self.width(look))

    def verdict(self, interval: Interval, look: int) -> Verdict:
        if look < self.looks:
            return self._early(interval) if self.early else "open"
        if self.must is None:
            return "played"
        return "reached" if interval.high >= self.must and interval.low > self.even else "missed"

    def _early(self, interval: Interval) -> Verdict:
        if self.must is None:
            return "open"
        line = max(self.must, self.even)
        if interval.low > line:
            return "reached"
        return "missed" if interval.high < line else "open"
