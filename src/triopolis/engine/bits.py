"""Small sets as one number: a bit for each member, below 63 of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# 2**n modulo 67 differs for every n below 66: the place of a lone bit, without counting shifts.
PLACE: Final[vec[i64]] = vec[i64]([0] * 67)
for _place in range(63):
    PLACE[(1 << _place) % 67] = _place

# How many members a Lister looks up at once: wider is quicker, but every bit doubles its tables.
STRIP: Final[i64] = 9
STRIP_MASK: Final[i64] = (1 << 9) - 1


def size(members: i64) -> i64:
    """How many members a set has: pairs, fours and bytes are added up side by side, the bytes by the remainder."""
    # The first mask ends at bit 60: no set has a bit 63, and mypyc keeps numbers from 2**62 on as objects.
    members = members - ((members >> 1) & 0x1555555555555555)
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    return ((members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F) % 255


def lowest(members: i64) -> i64:
    """The lowest member of a set that has one."""
    return PLACE[(members & -members) % 67]


def nth(members: i64, n: i64) -> i64:
    """The n-th member, counted from 0."""
    while n > 0:
        members &= members - 1
        n -= 1
    return lowest(members)


def listed(members: i64) -> list[int]:
    """The members, ascending."""
    found: list[int] = []
    while members:
        found.append(int(lowest(members)))
        members &= members - 1
    return found


class Lister:
    """Turns sets into lists of numbers quickly, the members standing for the numbers from the first one on.

    Strip by strip, the numbers of every possible set of members are looked up and joined.
    """

    def __init__(self, first: int, count: int) -> None:
        self.strips: list[list[list[int]]] = []
        for start in range(first, first + count, int(STRIP)):
            self.strips.append(subsets(list(range(start, min(start + int(STRIP), first + count)))))

    def extend(self, found: list[int], members: i64) -> None:
        """Add the numbers of the members, ascending."""
        for strip in self.strips:
            part: i64 = members & STRIP_MASK
            if part:
                found += strip[part]
            members >>= STRIP


def subsets(numbers: list[int]) -> list[list[int]]:
    """The sets that can be made of some numbers: bit by bit, those without the next number and those with it."""
    found: list[list[int]] = [[]]
    for number in numbers:
        found += [[*part, number] for part in found]
    return found
