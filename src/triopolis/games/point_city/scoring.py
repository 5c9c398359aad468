"""Points, itemised. The same code scores a position, the end of a match and a printed game at the table."""

from __future__ import annotations

from mypy_extensions import i64

from triopolis.games.point_city.components import (
    FLAT,
    PER_CIVIC_TOKEN,
    PER_FULL_SET,
    PER_MISSING_TYPE,
    PER_PAIR,
    PER_PERMANENT,
    PER_PLAIN_PRODUCTION,
    PER_TYPE_AT_LEAST,
    PER_UNSPENT_CARD,
    PER_UNSPENT_INGENUITY,
    Components,
)
from triopolis.games.point_city.counters import count
from triopolis.games.point_city.state import City


def token_units(components: Components, city: City, token: i64) -> i64:
    """How often a token pays. Only permanents count as resources, never unspent cards."""
    rule: i64 = components.rule[token]
    permanents: i64 = city.permanents
    if rule == PER_PERMANENT:
        return count(permanents, components.first[token])
    if rule == PER_PAIR:
        return min(count(permanents, components.first[token]), count(permanents, components.second[token]))
    if rule == PER_TYPE_AT_LEAST:
        return types_with(permanents, components.first[token], 255)
    if rule == PER_MISSING_TYPE:
        return types_with(permanents, 0, 0)
    if rule == PER_FULL_SET:
        return smallest(permanents)
    if rule == PER_UNSPENT_INGENUITY:
        return city.ingenuity()
    if rule == PER_UNSPENT_CARD:
        return city.unspent_cards()
    if rule == PER_PLAIN_PRODUCTION:
        return city.plain
    if rule == PER_CIVIC_TOKEN:
        return city.token_count
    assert rule == FLAT
    return 1


def types_with(permanents: i64, least: i64, most: i64) -> i64:
    """How many types of resource the city has at least and at most so many of."""
    types: i64 = 0
    for which in range(5):
        if least <= count(permanents, which) <= most:
            types += 1
    return types


def smallest(permanents: i64) -> i64:
    fewest: i64 = 255
    for which in range(5):
        fewest = min(fewest, count(permanents, which))
    return fewest


def token_points(components: Components, city: City, token: i64) -> i64:
    return token_units(components, city, token) * components.worth[token]


def city_points(components: Components, city: City) -> i64:
    points: i64 = city.points
    left: i64 = city.tokens
    token: i64 = 0
    while left:
        if left & 1:
            points += token_points(components, city, token)
        left >>= 1
        token += 1
    return points


def leaders(points: list[int], unspent: list[int]) -> list[int]:
    """Most points; of those, most unspent resource cards; who is still level shares the win."""
    best: tuple[int, int] = max((points[place], unspent[place]) for place in range(len(points)))
    return [place for place in range(len(points)) if (points[place], unspent[place]) == best]
