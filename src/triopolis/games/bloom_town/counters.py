"""Small counters packed into one integer, six bits each: all of them are copied at once, and none may pass 63.

Slots of the market keep the kind of a tile in the same way.
"""

from __future__ import annotations

from mypy_extensions import i64


def at(counters: i64, place: i64) -> i64:
    """Return the number at a place."""
    return counters >> (place * 6) & 63


def one(place: i64) -> i64:
    """Return a one at that place: added or taken away, it counts up or down."""
    return 1 << (place * 6)


def total_of_six(counters: i64) -> i64:
    """Return the sum of the first six numbers, at most 63: the sixth place of a product with six ones."""
    return ((counters & 0xFFFFFFFFF) * 0x41041041) >> 30 & 63


def pack(numbers: list[int]) -> i64:
    """Put the numbers, 0 to 63, into one integer."""
    counters: i64 = 0
    for place in range(len(numbers)):
        counters |= numbers[place] << (place * 6)
    return counters


def unpack(counters: i64, count: i64) -> list[int]:
    """Return the first numbers of such an integer as a list."""
    return [int(at(counters, place)) for place in range(count)]
