"""Small counters in one number: a byte per resource, community lowest, ingenuity (where it counts) sixth.

Adding two such numbers adds all counters at once. No counter may pass 127, and none comes near it: a player takes 34
cards of at most two symbols in a game.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from triopolis.engine import bits

Packed: TypeAlias = i64
"""Counters by resource in one number."""

TOP_BITS: Final[Packed] = 0x8080808080


def one(which: i64) -> Packed:
    """A single count of one resource."""
    return 1 << (which << 3)


def count(packed: Packed, which: i64) -> i64:
    return (packed >> (which << 3)) & 0xFF


def lowest(packed: Packed) -> i64:
    """The first resource that is counted at all."""
    return bits.lowest(packed) >> 3


def total(packed: Packed) -> i64:
    """All counters together (256 is 1 modulo 255, so the remainder adds up the bytes)."""
    return packed % 255


def missing(cost: Packed, have: Packed) -> Packed:
    """What have lacks of cost, resource by resource: max(0, cost - have). Ingenuity is left out.

    A set top bit lends to its own byte, so no byte borrows from the next; it survives where cost >= have, and there,
    spread over the seven bits below it, it lets the difference through.
    """
    difference: i64 = (cost | TOP_BITS) - have
    enough: i64 = difference & TOP_BITS
    return difference & (enough - (enough >> 7))


def payable(balance: Packed) -> bool:
    """Whether ingenuity makes up for what is wanting in a balance of TOP_BITS + supply - price.

    A byte of 128 or more is a resource that suffices; one below lacks what it is short of 128.
    """
    short: i64 = TOP_BITS & ~balance
    if short == 0:
        return True
    return (short - (balance & (short - (short >> 7)))) % 255 <= (balance >> 40) & 0xFF


def unpack(packed: Packed) -> list[int]:
    """The five resources."""
    return [int(count(packed, which)) for which in range(5)]


def pack(counts: list[int]) -> Packed:
    packed: Packed = 0
    for which in range(len(counts)):
        packed += counts[which] << (which * 8)
    return packed
