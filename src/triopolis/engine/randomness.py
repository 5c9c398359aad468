"""The seeded generator: xoshiro128++ with documented draws, the same on every platform and in both builds.

Every step stays below 2**63, because `i64` wraps silently in the compiled build and never in the interpreted one.

- The state is the first 128 bits of SHA-256("triopolis/" + stream + "/" + seed), as four big-endian 32-bit words.
- `below(n)` multiplies a 32-bit output by n and keeps the upper half; outputs that would make some values more likely
  than others are drawn again (Lemire's method), so every value is exactly equally likely.
- `shuffle` is Fisher-Yates from the last place down: place i swaps with place below(i + 1).
- `draw` takes the first places of a shuffle from the front: place i swaps with place i + below(size - i).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from librt.strings import read_i64_be
from librt.vecs import vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Generator:
    """A stream of random numbers of its own; never the global one."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> Generator:
        return Generator(self.a, self.b, self.c, self.d)

    def next32(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c ^ a
        d: i64 = self.d ^ b
        total: i64 = (a + self.d) & MASK
        result: i64 = ((((total << 7) & MASK) | (total >> 25)) + a) & MASK
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, count: i64) -> i64:
        """A number from 0 to count - 1, each equally likely; count is from 1 to 2**31."""
        product: i64 = self.next32() * count
        low: i64 = product & MASK
        if low < count:
            unfair: i64 = ((MASK + 1) - count) % count
            while low < unfair:
                product = self.next32() * count
                low = product & MASK
        return product >> 32

    def fraction(self) -> float:
        """A number from 0 up to, but never, 1."""
        return float(self.next32()) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in random order, in place."""
        self.shuffle_part(items, 0, len(items))

    def shuffle_part(self, items: vec[i64], first: i64, end: i64) -> None:
        """Put the items from the first up to, but not with, the end in random order; the others stay."""
        for place in range(end - 1, first, -1):
            other: i64 = first + self.below(place - first + 1)
            kept: i64 = items[place]
            items[place] = items[other]
            items[other] = kept

    def draw(self, items: vec[i64], count: i64) -> vec[i64]:
        """So many of the items, in random order; leaves the rest behind them, in some order."""
        for place in range(count):
            other: i64 = place + self.below(len(items) - place)
            kept: i64 = items[place]
            items[place] = items[other]
            items[other] = kept
        return items[:count]


def seeded(seed: str, stream: str = "") -> Generator:
    """The generator of a seed. Streams of one seed (the deal, a bot …) know nothing of each other."""
    digest: bytes = hashlib.sha256(f"triopolis/{stream}/{seed}".encode()).digest()
    first: i64 = read_i64_be(digest, 0)
    second: i64 = read_i64_be(digest, 8)
    return Generator((first >> 32) & MASK, first & MASK, (second >> 32) & MASK, second & MASK)


def shuffled(rng: Generator, items: Iterable[int]) -> list[int]:
    """The items in random order, as a list: for rules that have no need of `vec`."""
    numbers: vec[i64] = vec[i64](list(items))
    rng.shuffle(numbers)
    return [int(number) for number in numbers]
