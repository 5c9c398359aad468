"""Small counters packed into one integer: a byte per resource, community lowest, ingenuity (where it counts) sixth.

Adding two such integers adds all counters at once. No counter may pass 127, and none comes near it: a player takes 34
cards of at most two symbols in a game.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from triopolis.engine import bits

Counters: TypeAlias = i64
"""The counters of all resources in one integer."""

TOP_BITS: Final[Counters] = 0x8080808080


def one(which: i64) -> Counters:
    """A single count of one resource."""
    return 1 << (which << 3)


def count(counters: Counters, which: i64) -> i64:
    return (counters >> (which << 3)) & 0xFF


def lowest(counters: Counters) -> i64:
    """The first resource that is counted at all."""
    return bits.lowest(counters) >> 3


def total(counters: Counters) -> i64:
    """All counters together (256 is 1 modulo 255, so the remainder adds up the bytes)."""
    return counters % 255


def missing(cost: Counters, have: Counters) -> Counters:
    """What have lacks of cost, resource by resource: max(0, cost - have). Ingenuity is left out.

    A set top bit lends to its own byte, so no byte borrows from the next; it survives where cost >= have, and there,
    spread over the seven bits below it, it lets the difference through.
    """
    difference: i64 = (cost | TOP_BITS) - have
    enough: i64 = difference & TOP_BITS
    return difference & (enough - (enough >> 7))


def payable(balance: Counters) -> bool:
    """Whether ingenuity makes up for what is wanting in a balance of TOP_BITS + supply - price.

    A byte of 128 or more is a resource that suffices; one below lacks what it is short of 128.
    """
    short: i64 = TOP_BITS & ~balance
    if short == 0:
        return True
    return (short - (balance & (short - (short >> 7)))) % 255 <= (balance >> 40) & 0xFF


def unpack(counters: Counters) -> list[int]:
    """Return the counts of the five resources as a list."""
    return [int(count(counters, which)) for which in range(5)]


def pack(counts: list[int]) -> Counters:
    """Put counts by resource, ingenuity sixth if it is there, into one integer."""
    counters: Counters = 0
    for which in range(len(counts)):
        counters += counts[which] << (which * 8)
    return counters
