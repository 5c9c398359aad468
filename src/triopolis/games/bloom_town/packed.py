"""Small numbers side by side in one, six bits each: copied at once, and none may pass 63."""

from __future__ import annotations

from mypy_extensions import i64


def at(packed: i64, place: i64) -> i64:
    """The number at a place."""
    return packed >> (place * 6) & 63


def one(place: i64) -> i64:
    """A one at that place: added or taken away, it counts up or down."""
    return 1 << (place * 6)


def total_of_six(packed: i64) -> i64:
    """The first six numbers together, if that is no more than 63: the sixth place of a product with six ones."""
    return ((packed & 0xFFFFFFFFF) * 0x41041041) >> 30 & 63


def pack(numbers: list[int]) -> i64:
    packed: i64 = 0
    for place in range(len(numbers)):
        packed |= numbers[place] << (place * 6)
    return packed


def unpack(packed: i64, count: i64) -> list[int]:
    return [int(at(packed, place)) for place in range(count)]
