"""What features are worth together: whole numbers only, so that every machine comes to the same sum.

Every feature has a weight of its own, and a row of weights for a hidden layer. The features of a place are there or
not, so the layer before its bend is a sum of rows (the accumulator of an NNUE). Four lanes of 16 bits are packed in one
`i64` and added at once: a lane that is negative borrows from the next, and is paid back when the lanes are taken apart.
`Network` refuses weights with which a lane could leave its 16 bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ONE: Final = 256
"""A hidden unit at its height: there it is cut off, and below nothing too."""
SHIFT: Final[i64] = 8
LANES: Final = 4
LANE_BITS: Final[i64] = 16
LANE: Final[i64] = 0xFFFF
HALF: Final[i64] = 0x8000
BLOCK: Final = 16
"""Hidden units that are added up together: their number is a multiple of it."""


class Network:
    """`strength` is in thousandths of log odds: by so much more, a place is likelier to win than another."""

    def __init__(
        self,
        linear: list[int],
        rows: list[list[int]],
        bias: list[int],
        out: list[int],
        most_active: int,
    ) -> None:
        check(linear, rows, bias, out, most_active)
        self.features: i64 = len(linear)
        self.hidden: i64 = len(bias)
        self.words: i64 = len(bias) // LANES
        self.most_active: i64 = most_active
        self.linear: vec[i64] = vec[i64](linear)
        self.rows: vec[i64] = vec[i64]([word for row in rows for word in packed(row)])
        self.bias: vec[i64] = vec[i64](packed(bias))
        self.out: vec[i64] = vec[i64](out)

    def strength(self, found: vec[i64], count: i64) -> i64:
        """Of a place with so many features, the first of the list."""
        if count > self.most_active:
            raise OverflowError("more features than the weights were checked for")
        linear: vec[i64] = self.linear
        total: i64 = 0
        for place in range(count):
            total += linear[found[place]]
        hidden: i64 = 0
        word: i64 = 0
        while word < self.words:
            hidden += self.block(found, count, word)
            word += BLOCK // LANES
        return total + (hidden >> SHIFT)

    def block(self, found: vec[i64], count: i64, word: i64) -> i64:
        """What sixteen hidden units add, those that begin at this word of every row."""
        rows: vec[i64] = self.rows
        words: i64 = self.words
        a: i64 = self.bias[word]
        b: i64 = self.bias[word + 1]
        c: i64 = self.bias[word + 2]
        d: i64 = self.bias[word + 3]
        for place in range(count):
            row: i64 = found[place] * words + word
            a += rows[row]
            b += rows[row + 1]
            c += rows[row + 2]
            d += rows[row + 3]
        unit: i64 = word * LANES
        return self.bent(a, unit) + self.bent(b, unit + 4) + self.bent(c, unit + 8) + self.bent(d, unit + 12)

    def bent(self, lanes: i64, unit: i64) -> i64:
        """Four units, cut off below nothing and above one, times what they count."""
        out: vec[i64] = self.out
        total: i64 = 0
        for lane in range(i64(LANES)):
            value: i64 = ((lanes + HALF) & LANE) - HALF
            lanes = (lanes - value) >> LANE_BITS
            if value > 0:
                total += min(value, i64(ONE)) * out[unit + lane]
        return total


def packed(numbers: list[int]) -> list[int]:
    """Four numbers in one, the first in the lowest bits."""
    words: list[int] = []
    for first in range(0, len(numbers), LANES):
        word: int = 0
        for lane in range(LANES):
            word += numbers[first + lane] << int(LANE_BITS) * lane
        words.append(word)
    return words


def check(linear: list[int], rows: list[list[int]], bias: list[int], out: list[int], most_active: int) -> None:
    """Whatever features are there, no sum leaves its place: ValueError if it could."""
    hidden: int = len(bias)
    if len(rows) != len(linear) or len(out) != hidden or hidden % BLOCK or any(len(row) != hidden for row in rows):
        raise ValueError("weights that do not fit together")
    for unit in range(hidden):
        column: list[int] = sorted([row[unit] for row in rows])
        least: int = bias[unit] + sum([weight for weight in column[:most_active] if weight < 0])
        most: int = bias[unit] + sum([weight for weight in column[max(0, len(column) - most_active) :] if weight > 0])
        if least < -int(HALF) or most >= int(HALF):
            raise ValueError(f"the sum of hidden unit {unit} may leave its 16 bits: {least} to {most}")
