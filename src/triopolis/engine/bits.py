"""Small sets as one number: a bit for each member, below 63 of them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.randomness import Generator

# A de Bruijn sequence: its 64 stretches of six bits all differ, so that one names the place it was shifted by.
STRETCHES: Final[i64] = 0x03F79D71B4CB0A89
PLACE: Final[vec[i64]] = vec[i64]([0] * 64)
for _place in range(64):
    PLACE[(int(STRETCHES) << _place) >> 58 & 63] = _place

# Ready to be put into lists: as Any, compiled code takes the objects as they are instead of making them anew.
NUMBERS: Final[list[Any]] = list(range(1024))


def size(members: i64) -> i64:
    """How many members a set has: pairs, fours and bytes are added up side by side, the bytes by a product."""
    # The first mask ends at bit 60: no set has a bit 63, and mypyc keeps numbers from 2**62 on as objects.
    members = members - ((members >> 1) & 0x1555555555555555)
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    return (((members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101) >> 56 & 255


def lowest(members: i64) -> i64:
    """The lowest member of a set that has one."""
    return PLACE[((members & -members) * STRETCHES) >> 58 & 63]


def nth(members: i64, n: i64) -> i64:
    """The n-th member, counted from 0."""
    while n > 0:
        members &= members - 1
        n -= 1
    return lowest(members)


def any_of(members: i64, rng: Generator) -> i64:
    """A member of a set that has one, each as likely as every other."""
    return nth(members, rng.below(size(members)))


def listed(members: i64) -> list[int]:
    """The members, ascending."""
    ordered: list[int] = []
    while members:
        ordered.append(int(lowest(members)))
        members &= members - 1
    return ordered


def numbers(members: i64, first: i64) -> list[int]:
    """The members, ascending, as numbers counted from the first."""
    counted: list[Any] = [None] * int(size(members))
    write(counted, 0, members, first)
    return counted


def write(out: list[Any], place: i64, members: i64, first: i64) -> None:
    """Put the numbers of the members into a list that has room for them from that place on."""
    while members:
        out[place] = NUMBERS[first + lowest(members)]
        members &= members - 1
        place += 1
