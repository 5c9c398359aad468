"""Loading a ship: which crates a hand gives for its cargo."""

from __future__ import annotations

from collections.abc import Sequence

from lantern_harbour.components import LANTERN


def missing(cargo: Sequence[int], hand: Sequence[int]) -> list[int]:
    """The goods that a hand lacks, before any lantern helps out."""
    return [max(0, wanted - held) for wanted, held in zip(cargo, hand, strict=False)]


def can_pay(cargo: Sequence[int], hand: Sequence[int]) -> bool:
    return sum(missing(cargo, hand)) <= hand[LANTERN]


def payment(cargo: Sequence[int], hand: Sequence[int]) -> list[int]:
    """The crates given, for a hand that can pay. A lantern is worth more than any good, so goods go first: nobody would
    choose otherwise, and so nobody is asked."""
    lacking = missing(cargo, hand)
    goods = [wanted - short for wanted, short in zip(cargo, lacking, strict=True)]
    return [*goods, sum(lacking)]
