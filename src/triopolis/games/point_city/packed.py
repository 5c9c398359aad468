"""Five small counters, one per resource, in one number: a byte each, community lowest.

Adding two such numbers adds all five counters at once. No counter may pass 127, and none comes near it: a player takes
34 cards of at most two symbols in a game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TOP_BITS: Final[i64] = 0x8080808080


def one(which: i64) -> i64:
    """A single count of one resource."""
    return 1 << (which << 3)


def count(packed: i64, which: i64) -> i64:
    return (packed >> (which << 3)) & 0xFF


def total(packed: i64) -> i64:
    """All five counters together (256 is 1 modulo 255, so the remainder adds up the bytes)."""
    return packed % 255


def missing(cost: i64, have: i64) -> i64:
    """What have lacks of cost, counter by counter: max(0, cost - have).

    A set top bit lends to its own byte, so no byte borrows from the next; it survives where cost >= have, and there,
    spread over the seven bits below it, it lets the difference through.
    """
    difference: i64 = (cost | TOP_BITS) - have
    enough: i64 = difference & TOP_BITS
    return difference & (enough - (enough >> 7))


def unpack(packed: i64) -> list[int]:
    return [int(count(packed, which)) for which in range(5)]


def pack(counts: list[int]) -> i64:
    packed: i64 = 0
    for which in range(5):
        packed += counts[which] << (which * 8)
    return packed
