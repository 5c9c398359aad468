"""Strengths as chances to win and back, with nothing but + − × ÷: the same on every machine.

Powers of e come from a table that is multiplied up when this is loaded; between its places they are drawn straight.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STEPS: Final[i64] = 64
"""Places of the table for one unit of log odds."""
FARTHEST: Final[i64] = 16
"""Units of log odds beyond which nothing is told apart."""
STEP: Final = 0.9844964370054085
"""e to the power of -1/64."""
THOUSAND: Final[i64] = 1000


def falling_powers() -> vec[float]:
    powers: list[float] = [1.0]
    for _ in range(FARTHEST * STEPS + 1):
        powers.append(powers[-1] * STEP)
    return vec[float](powers)


POWERS: Final = falling_powers()


def power(behind: i64) -> float:
    """e to the power of minus so many thousandths, which are not negative."""
    if behind >= FARTHEST * THOUSAND:
        return 0.0
    scaled: i64 = behind * STEPS
    place: i64 = scaled // THOUSAND
    part: float = float(scaled - place * THOUSAND) / 1000.0
    lower: float = POWERS[place]
    return lower + (POWERS[place + 1] - lower) * part


def shares(strengths: vec[i64]) -> vec[float]:
    """Chances to win that belong to strengths in thousandths of log odds; together they make one."""
    count: i64 = len(strengths)
    best: i64 = strengths[0]
    for place in range(i64(1), count):
        best = max(best, strengths[place])
    chances: vec[float] = vec[float]([0.0] * int(count))
    total: float = 0.0
    for place in range(count):
        chances[place] = power(best - strengths[place])
        total += chances[place]
    for place in range(count):
        chances[place] = chances[place] / total
    return chances


def log_odds(chance: float) -> i64:
    """The thousandths of log odds of a chance, to 1/64: the way back through the table."""
    if chance < 0.5:
        return -log_odds(1.0 - chance)
    odds: float = (1.0 - chance) / chance
    low: i64 = 0
    high: i64 = FARTHEST * STEPS
    while low < high:
        middle: i64 = (low + high) // 2
        if POWERS[middle] > odds:
            low = middle + 1
        else:
            high = middle
    return low * THOUSAND // STEPS


def raised(chances: vec[float], place: i64, by: i64) -> vec[float]:
    """The chances if the odds of one place were better by so many thousandths of log odds, not negative."""
    if by == 0:
        return chances
    factor: float = 1.0 / power(by)
    total: float = 1.0 + chances[place] * (factor - 1.0)
    better: vec[float] = vec[float]([0.0] * len(chances))
    for other in range(i64(len(chances))):
        better[other] = chances[other] / total
    better[place] = chances[place] * factor / total
    return better
