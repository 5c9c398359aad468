"""Incomes, prices, requirements and points of a position.

The same code counts a running match, the end of one, and a printed table.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.games.happy_city.components import DEARER, LESS_HEARTS, LESS_INCOME, LESS_RESIDENTS, counted, reach
from triopolis.games.happy_city.specials import own_income
from triopolis.games.happy_city.state import City, Position


def incomes(position: Position) -> vec[i64]:
    """The income of every seat, the bonus for the strictly lowest one added last (HC-8)."""
    found: vec[i64] = vec[i64]([0] * len(position.cities))
    bonuses: bool = False
    for seat in range(position.rules.players):
        found[seat] = own_income(position, seat)
        if position.cities[seat].effect.income_if_lowest():
            bonuses = True
    return with_bonuses(position, found) if bonuses else found


def with_bonuses(position: Position, counted_without: vec[i64]) -> vec[i64]:
    found: vec[i64] = counted_without[:]
    for seat in range(position.rules.players):
        if is_lowest(counted_without, seat):
            found[seat] += position.cities[seat].effect.income_if_lowest()
    return found


def is_lowest(found: vec[i64], seat: i64) -> bool:
    """Strictly."""
    return all(other == seat or found[other] > found[seat] for other in range(len(found)))


def gained(position: Position, seat: i64, income: i64) -> i64:
    """The coins that an income brings: a monster may take one off (HC-14)."""
    return max(i64(0), income - position.count_acting(seat, LESS_INCOME))


def price(position: Position, seat: i64, card: i64) -> i64:
    """Printed or Hot Dog price, one more for a monster, the discount, not below nothing; free all the same (HC-14)."""
    city: City = position.cities[seat]
    if city.effect.next_is_free(city):
        return 0
    cost: i64 = city.effect.price(position, card) + position.count_acting(seat, DEARER)
    return max(i64(0), cost - city.effect.discount(position.rules.components.colours[card]))


def affordable(position: Position, seat: i64, kinds: i64, money: i64) -> i64:
    """Which of these kinds of cards cost a seat no more than that."""
    if position.cities[seat].effect.changes_prices():
        return affordable_one_by_one(position, seat, kinds, money)
    costing_at_most: vec[i64] = position.rules.components.costing_at_most
    money = min(money - position.count_acting(seat, DEARER), len(costing_at_most) - 1)
    if money < 0:
        return 0
    return kinds & costing_at_most[money]


def affordable_one_by_one(position: Position, seat: i64, kinds: i64, money: i64) -> i64:
    found: i64 = 0
    while kinds:
        card: i64 = bits.lowest(kinds)
        kinds &= kinds - 1
        if price(position, seat, card) <= money:
            found |= 1 << card
    return found


def meets(position: Position, city: City, special: i64) -> bool:
    """Whether a city has the colours a special asks for, each multicolour card giving one of its colours."""
    if not reach(city.colours, position.rules.components.needs[special]):
        return False
    return city.multicolour == 0 or matches(position, city, special)


def matches(position: Position, city: City, special: i64) -> bool:
    """By Hall's theorem each multicolour card can be given a colour so that all needs are met exactly if, for every
    set of colours, what single-coloured cards leave open is no more than the multicolour cards with one of them."""
    components = position.rules.components
    missing: vec[i64] = vec[i64]([0] * 5)
    for colour in range(i64(5)):
        missing[colour] = counted(components.needs[special], colour)
    several: vec[i64] = vec[i64]([0] * 10)
    helpers: i64 = 0
    for slot in range(city.size):
        card: i64 = city.standing(slot)
        if card < 0:
            continue
        colours: i64 = components.colours[card]
        if colours & (colours - 1):
            several[helpers] = colours
            helpers += 1
        elif colours:
            missing[bits.lowest(colours)] -= 1
    for chosen in range(i64(1), i64(32)):
        asked: i64 = 0
        for colour in range(i64(5)):
            if chosen >> colour & 1 and missing[colour] > 0:
                asked += missing[colour]
        for helper in range(helpers):
            if several[helper] & chosen:
                asked -= 1
        if asked > 0:
            return False
    return True


class Tally:
    """How the points of a seat come about."""

    def __init__(self) -> None:
        self.special_residents: i64 = 0
        self.special_hearts: i64 = 0
        """What the special gives beyond its printed symbols."""
        self.lost_residents: i64 = 0
        self.lost_hearts: i64 = 0
        """What monsters take."""
        self.residents: i64 = 0
        self.hearts: i64 = 0
        """Not below nothing (HC-2)."""
        self.product: i64 = 0
        """Or the sum, in the junior game."""
        self.later: i64 = 0
        """What the special changes afterwards."""
        self.total: i64 = 0


def tally(position: Position, seat: i64, all_incomes: vec[i64]) -> Tally:
    """In the order of HC-9, after Sphinx, Pyramid and incomes."""
    city: City = position.cities[seat]
    found = Tally()
    found.special_residents = city.effect.residents(position, seat, all_incomes)
    found.special_hearts = city.effect.hearts(position, seat, all_incomes)
    found.lost_residents = position.count_acting(seat, LESS_RESIDENTS)
    found.lost_hearts = 2 * position.count_acting(seat, LESS_HEARTS)
    found.residents = max(i64(0), city.residents + found.special_residents - found.lost_residents)
    found.hearts = max(i64(0), city.hearts + found.special_hearts - found.lost_hearts)
    if position.rules.adding:
        found.product = found.residents + found.hearts
    else:
        found.product = found.residents * found.hearts
    found.later = city.effect.after_scoring(found.product, all_incomes[seat])
    found.total = found.product + found.later
    return found
