"""Payments by brute force, written from the ruling PC-3 alone: try every hand of cards, keep those that pay and in
which no card can be spared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from tests.games.point_city.table import Table

from triopolis.games.point_city import GAME
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.state import PAYMENT
from triopolis.games.point_city.view import make_view

Cards = tuple[int, ...]
"""How many singles of the five resources, doubles of the five, ingenuity."""


def pays(need: Sequence[int], cards: Cards) -> bool:
    lacking = sum(max(0, need[which] - cards[which] - 2 * cards[5 + which]) for which in range(5))
    return lacking <= cards[10]


def without_one(cards: Cards) -> Iterator[Cards]:
    for place, number in enumerate(cards):
        if number:
            yield (*cards[:place], number - 1, *cards[place + 1 :])


def minimal_payments(need: Sequence[int], supply: Cards) -> set[Cards]:
    """Every payment of this need from this supply that PC-3 allows."""
    hands = product(*(range(_useful(need, place, number) + 1) for place, number in enumerate(supply)))
    return {cards for cards in hands if pays(need, cards) and not any(pays(need, rest) for rest in without_one(cards))}


def _useful(need: Sequence[int], place: int, number: int) -> int:
    """More cards of a kind than the need has symbols can never all be needed."""
    return min(number, sum(need) if place == 10 else need[place % 5])


def supply_of(state: PointCityState, seat: int) -> Cards:
    city = make_view(state, seat).cities[seat]
    return (*city.singles, *city.doubles, city.ingenuity)


def offered_payments(table: Table, action: int) -> list[Cards]:
    """What is given in payment on each way through the choices that the rules offer after taking a pair."""
    spent_before = _spent(table.state)
    start = table.state.copy()
    start.play(action)
    return [tuple(a - b for a, b in zip(spent, spent_before, strict=True)) for spent in _ways(start)]


def _ways(state: PointCityState) -> Iterator[Cards]:
    if state.stage != PAYMENT:
        yield _spent(state)
        return
    for choice in state.actions():
        after = state.copy()
        after.play(choice)
        yield from _ways(after)


def _spent(state: PointCityState) -> Cards:
    spent = make_view(state, None).spent
    return (*spent.singles, *spent.doubles, spent.ingenuity)


def needs(table: Table, action: int) -> tuple[list[int], Cards]:
    """What a pair asks for beyond the permanents, and the supply with the cards of the pair in it."""
    seat = int(table.state.actor)
    view = table.view()
    supply, cost = list(supply_of(table.state, seat)), [0] * 5
    for name in GAME.notation(GAME.move(view, action)).split()[1:]:
        shown = view.market["abcd".index(name[0]) + 4 * (int(name[1]) - 1)]
        if shown.side == "building":
            cost = [a + b for a, b in zip(cost, GAME.components.cards[shown.face].cost, strict=True)]
        else:
            supply[10 if shown.face == 5 else shown.face if shown.face < 5 else shown.face - 1] += 1
    owned = view.cities[seat].permanents
    return [max(0, a - b) for a, b in zip(cost, owned, strict=True)], tuple(supply)
