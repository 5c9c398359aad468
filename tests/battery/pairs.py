"""Fewer combinations that still try every pair of values: most faults need no more than two that meet."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")
Pair = frozenset[tuple[str, Hashable]]


def every_pair(cases: Sequence[T], values: Callable[[T], Mapping[str, Hashable]]) -> list[T]:
    """Some of the cases, in their order: any two values that meet in one of the cases meet in one of these.

    Greedy: again and again the first of those that bring the most new pairs, so always the same ones.
    """
    pairs = [pairs_of(values(case)) for case in cases]
    missing = set[Pair]().union(*pairs)
    chosen: set[int] = set()
    while missing:
        best = max(range(len(cases)), key=lambda place: len(pairs[place] & missing))
        chosen.add(best)
        missing -= pairs[best]
    return [cases[place] for place in sorted(chosen)]


def pairs_of(values: Mapping[str, Hashable]) -> set[Pair]:
    return {frozenset(pair) for pair in combinations(values.items(), 2)}
