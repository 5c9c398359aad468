"""Incomes, prices, requirements and points of a position.

The same code counts a running match, the end of one, and a printed table.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.games.happy_city.actions import PAY_COINS, PAY_TOKEN
from triopolis.games.happy_city.components import (
    DEARER,
    LESS_HEARTS,
    LESS_INCOME,
    LESS_RESIDENTS,
    SLOTS,
    BitSet,
    CardNumber,
    Seat,
    counted,
    reach,
)
from triopolis.games.happy_city.specials import own_income
from triopolis.games.happy_city.state import NOTHING, City, Position


def incomes(position: Position) -> vec[i64]:
    """The income of every seat, the bonus for the strictly lowest one added last (HC-8)."""
    sums: vec[i64] = vec[i64]([0] * len(position.cities))
    bonuses: bool = False
    for seat in range(position.rules.players):
        sums[seat] = own_income(position, seat)
        if position.cities[seat].effect.income_if_lowest():
            bonuses = True
    return with_bonuses(position, sums) if bonuses else sums


def with_bonuses(position: Position, counted_without: vec[i64]) -> vec[i64]:
    sums: vec[i64] = counted_without[:]
    for seat in range(position.rules.players):
        if is_lowest(counted_without, seat):
            sums[seat] += position.cities[seat].effect.income_if_lowest()
    return sums


def is_lowest(all_incomes: vec[i64], seat: Seat) -> bool:
    """Strictly."""
    return all(other == seat or all_incomes[other] > all_incomes[seat] for other in range(len(all_incomes)))


def gained(position: Position, seat: Seat, income: i64) -> i64:
    """The coins that an income brings: a monster may take one off (HC-14)."""
    return max(i64(0), income - position.count_acting(seat, LESS_INCOME))


def price(position: Position, seat: Seat, card: CardNumber) -> i64:
    """Printed or Hot Dog price, one more for a monster, the discount, not below nothing; free all the same (HC-14)."""
    city: City = position.cities[seat]
    if city.effect.next_is_free(city):
        return 0
    cost: i64 = city.effect.price(position, card) + position.count_acting(seat, DEARER)
    return max(i64(0), cost - city.effect.discount(position.rules.components.colours[card]))


def affordable(position: Position, seat: Seat, kinds: BitSet, money: i64) -> BitSet:
    """Which of these kinds of cards cost a seat no more than that."""
    if position.cities[seat].effect.changes_prices():
        return affordable_one_by_one(position, seat, kinds, money)
    costing_at_most: vec[i64] = position.rules.components.costing_at_most
    money = min(money - position.count_acting(seat, DEARER), len(costing_at_most) - 1)
    if money < 0:
        return 0
    return kinds & costing_at_most[money]


def affordable_one_by_one(position: Position, seat: Seat, kinds: BitSet, money: i64) -> BitSet:
    kinds_in_reach: BitSet = 0
    while kinds:
        card: CardNumber = bits.lowest(kinds)
        kinds &= kinds - 1
        if price(position, seat, card) <= money:
            kinds_in_reach |= 1 << card
    return kinds_in_reach


def ways_to_pay(position: Position, seat: Seat) -> BitSet:
    """A token of any colour the seat has; coins, if they are enough for all that is still owing."""
    city: City = position.cities[seat]
    ways: BitSet = 0
    for colour in range(i64(5)):
        if counted(city.tokens, colour) > 0:
            ways |= 1 << (PAY_TOKEN + colour)
    if city.coins >= position.owing:
        ways |= 1 << PAY_COINS
    return ways


def specials_within_reach(position: Position, seat: Seat) -> BitSet:
    """Specials whose colours the city has: one per player and game, and never an 11th card (HC-6)."""
    city: City = position.cities[seat]
    places: BitSet = 0
    if city.took_special:
        return places
    for place in range(len(position.specials)):
        special: CardNumber = position.specials[place]
        if special == NOTHING or not meets(position, city, special):
            continue
        if city.size < SLOTS or position.rules.effects[special].replaces_last():
            places |= 1 << place
    return places


def meets(position: Position, city: City, special: CardNumber) -> bool:
    """Whether a city has the colours a special asks for, each multicolour card giving one of its colours."""
    if not reach(city.colours, position.rules.components.needs[special]):
        return False
    return city.multicolour == 0 or matches(position, city, special)


def matches(position: Position, city: City, special: CardNumber) -> bool:
    """By Hall's theorem each multicolour card can be given a colour so that all needs are met exactly if, for every
    set of colours, what single-coloured cards leave open is no more than the multicolour cards with one of them."""
    components = position.rules.components
    missing: vec[i64] = vec[i64]([0] * 5)
    for colour in range(i64(5)):
        missing[colour] = counted(components.needs[special], colour)
    several: vec[i64] = vec[i64]([0] * 10)
    helpers: i64 = 0
    for slot in range(city.size):
        card: CardNumber = city.standing(slot)
        if card < 0:
            continue
        colours: BitSet = components.colours[card]
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


def tally(position: Position, seat: Seat, all_incomes: vec[i64]) -> Tally:
    """In the order of HC-9, after Sphinx, Pyramid and incomes."""
    city: City = position.cities[seat]
    points = Tally()
    points.special_residents = city.effect.residents(position, seat, all_incomes)
    points.special_hearts = city.effect.hearts(position, seat, all_incomes)
    points.lost_residents = position.count_acting(seat, LESS_RESIDENTS)
    points.lost_hearts = 2 * position.count_acting(seat, LESS_HEARTS)
    points.residents = max(i64(0), city.residents + points.special_residents - points.lost_residents)
    points.hearts = max(i64(0), city.hearts + points.special_hearts - points.lost_hearts)
    if position.rules.adding:
        points.product = points.residents + points.hearts
    else:
        points.product = points.residents * points.hearts
    points.later = city.effect.after_scoring(points.product, all_incomes[seat])
    points.total = points.product + points.later
    return points
