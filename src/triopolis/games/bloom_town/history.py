"""What is remembered of a recount, in one number: the points of each place (ten bits each, four at most), the type, the
seat whose flower did it (-1 for none), the turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def begun(turn: i64, which: i64, by: i64) -> i64:
    """A recount in which nobody has scored yet."""
    return turn << 46 | (by + 1) << 43 | which << 40


def scored(place: i64, points: i64) -> i64:
    """To be added: what a place scored."""
    return points << (place * 10)


def unpacked(recount: i64, places: i64) -> list[int]:
    """Turn, type, by whose flower, then each place's points."""
    points: list[int] = [int(recount >> (place * 10) & 1023) for place in range(places)]
    return [int(recount >> 46), int(recount >> 40 & 7), int(recount >> 43 & 7) - 1, *points]


def remembered(numbers: list[int], places: int) -> vec[i64]:
    """The recounts whose numbers follow one another."""
    recounts: list[i64] = []
    for start in range(0, len(numbers), 3 + places):
        recount: i64 = begun(numbers[start], numbers[start + 1], numbers[start + 2])
        for place in range(places):
            recount += scored(place, numbers[start + 3 + place])
        recounts.append(recount)
    return vec[i64](recounts)
