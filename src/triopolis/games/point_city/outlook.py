"""What a city may make of the table: the numbers behind the judgement, in tenths of a point where they are points.

The values are those of the evaluation, in whole numbers and worked out once for a seat. Market cells that the last play
filled count as unseen, but for the side that lies up: that is known before the card is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.games.point_city.components import (
    CIVIC,
    FLAT,
    INGENUITY,
    PER_CIVIC_TOKEN,
    PER_FULL_SET,
    PER_MISSING_TYPE,
    PER_PAIR,
    PER_PERMANENT,
    PER_PLAIN_PRODUCTION,
    PER_TYPE_AT_LEAST,
    PER_UNSPENT_CARD,
    PER_UNSPENT_INGENUITY,
    PRODUCTION,
    Components,
)
from triopolis.games.point_city.counters import TOP_BITS, Counters, count, missing, payable, total
from triopolis.games.point_city.rules import PAIR_FIRST, PAIR_SECOND, PAIRS, PointCityState
from triopolis.games.point_city.state import CARDS_TAKEN, CELLS, BitSet, City

STEADY: Final[BitSet] = 1 << FLAT | 1 << PER_UNSPENT_CARD | 1 << PER_UNSPENT_INGENUITY
"""Rules of tokens that do not grow with the city."""
ONES: Final[Counters] = 0x0101010101
SYMBOL: Final[i64] = 8
WILD: Final[i64] = 3
"""More for ingenuity, in tenths of a symbol."""
SPENT_IN_A_TURN: Final[i64] = 40
"""The same tenths."""
HELP: Final[i64] = 6
USEFUL: Final[vec[i64]] = vec[i64]([0, 10, 18, 24, 28, 30])
MOST_USEFUL: Final[i64] = 5
RESOURCE_GAIN: Final[vec[i64]] = vec[i64]([8, 8, 8, 8, 8, 10, 16, 16, 16, 16, 16])
UNSEEN_RESOURCE: Final[i64] = 10
UNSEEN_PRICE: Final[Counters] = -60
"""More than anybody has: a building that is not seen is not for the taking. Two of them still fit into a counter."""
PAIR_CELLS: Final[vec[i64]] = vec[i64]([1 << PAIR_FIRST[pair] | 1 << PAIR_SECOND[pair] for pair in range(PAIRS)])
NO_PAIR: Final[i64] = -1000
REACHES: Final[i64] = 3
"""Buildings are in reach with fewer symbols lacking."""


class Outlook:
    """Of one seat at a time: each look overwrites the last."""

    def __init__(self) -> None:
        self.later: i64 = 0
        """Turns after the coming one."""
        self.balance: Counters = 0
        """All the city can pay with, as payable() wants it."""
        self.owned: vec[i64] = vec[i64]([0] * 5)
        """Permanents."""
        self.fewest: i64 = 0
        """Of any type."""
        self.growth: vec[i64] = vec[i64]([0] * 5)
        """What one more of them adds."""
        self.plain_gain: i64 = 0
        """What a production building without points adds to tokens."""
        self.token_gain: i64 = 0
        """What a token adds to the others."""

        self.points: i64 = 0
        """As it would score now, in whole points."""
        self.in_hand: i64 = 0
        """What the evaluation makes of all the city has."""
        self.rules: vec[i64] = vec[i64]([0] * 10)
        """How many tokens it has of each rule."""
        self.symbols: i64 = 0
        """Unspent."""

        self.best_offer: i64 = 0
        self.second_offer: i64 = 0
        self.third_offer: i64 = 0
        """Tokens that lie there to be taken, as they would pay."""

        self.gain: vec[i64] = vec[i64]([0] * CELLS)
        """What each market card adds, less what must be paid for it."""
        self.paid: vec[i64] = vec[i64]([0] * CELLS)
        self.change: vec[i64] = vec[i64]([0] * CELLS)
        """As in the position, the unseen apart."""
        self.reach: vec[i64] = vec[i64]([0] * 9)
        """How many buildings of each kind lack 0, 1 or 2 symbols."""
        self.near: i64 = 0
        """The best of those that lack 1 or 2."""
        self.buildings: i64 = 0
        self.prices: i64 = 0
        """Symbols that all buildings cost after permanents."""

        self.pair_gain: vec[i64] = vec[i64]([0] * PAIRS)
        self.payable: BitSet = 0
        """Pairs."""
        self.best: i64 = 0
        self.second: i64 = 0
        self.apart: i64 = 0
        """The best pair, the second, and the best that shares no card with a given one."""
        self.best_cells: BitSet = 0
        self.with_one: i64 = 0
        self.with_two: i64 = 0
        """Pairs that can be paid, with so many buildings."""

    def look(self, state: PointCityState, seat: i64, turns: i64) -> None:
        """Everything, for a seat with so many turns to come."""
        self.later = max(i64(0), turns - 1)
        city: City = state.cities[seat]
        components: Components = state.components
        self.balance = TOP_BITS + city.permanents + city.singles + 2 * city.doubles
        self.see_city(components, city)
        self.see_tokens(components, city)
        self.see_offers(components, city, state.tokens_left)
        self.see_market(state, components, city.permanents)
        self.see_pairs(state.built_sides, city.permanents)

    # The city

    def see_city(self, components: Components, city: City) -> None:
        owned: vec[i64] = self.owned
        growth: vec[i64] = self.growth
        useful: i64 = 0
        self.fewest = CARDS_TAKEN
        for which in range(i64(5)):
            number: i64 = count(city.permanents, which)
            owned[which] = number
            self.fewest = min(self.fewest, number)
            now: i64 = USEFUL[min(number, MOST_USEFUL)]
            useful += now
            growth[which] = (USEFUL[min(number + 1, MOST_USEFUL)] - now) * HELP * self.later // 10
        self.symbols = total(city.singles) + 2 * total(city.doubles)
        spendable: i64 = min(10 * self.symbols + WILD * city.ingenuity(), SPENT_IN_A_TURN * self.later)
        self.points = city.points
        self.in_hand = 10 * city.points + useful * HELP * self.later // 10 + spendable * SYMBOL // 10

    def see_tokens(self, components: Components, city: City) -> None:
        """What they score, what they may come to, and what they make of further buildings."""
        rules: vec[i64] = self.rules
        for rule in range(i64(10)):
            rules[rule] = 0
        self.plain_gain = 0
        self.token_gain = 0
        left: BitSet = city.tokens
        while left:
            token: i64 = bits.lowest(left)
            left &= left - 1
            rules[components.rule[token]] += 1
            units: i64 = self.units(components, city, token)
            self.points += units * components.worth[token]
            self.in_hand += self.token_outlook(components, token, units)
            self.grow(components, token, units)

    def units(self, components: Components, city: City, token: i64) -> i64:
        """How often a token pays: token_units() of the scoring, quicker."""
        rule: i64 = components.rule[token]
        first: i64 = components.first[token]
        if rule == PER_PAIR:
            return min(self.owned[first], self.owned[components.second[token]])
        if rule == PER_PERMANENT:
            return self.owned[first]
        if rule == FLAT:
            return 1
        if rule == PER_TYPE_AT_LEAST:
            return types_with(city.permanents, first)
        if rule == PER_MISSING_TYPE:
            return 5 - types_with(city.permanents, 1)
        if rule == PER_FULL_SET:
            return self.fewest
        if rule == PER_UNSPENT_INGENUITY:
            return city.ingenuity()
        if rule == PER_UNSPENT_CARD:
            return city.unspent_cards()
        if rule == PER_PLAIN_PRODUCTION:
            return city.plain
        return city.token_count

    def token_outlook(self, components: Components, token: i64, units: i64) -> i64:
        worth: i64 = components.worth[token]
        rule: i64 = components.rule[token]
        if STEADY >> rule & 1:
            return 10 * units * worth
        if rule == PER_MISSING_TYPE:
            return max(i64(0), (10 * units - self.later) * worth)
        return (10 * units + self.later) * worth

    def grow(self, components: Components, token: i64, units: i64) -> None:
        """Note what a token that is held makes of the next permanent, plain building or token."""
        growth: vec[i64] = self.growth
        owned: vec[i64] = self.owned
        rule: i64 = components.rule[token]
        worth: i64 = 10 * components.worth[token]
        first: i64 = components.first[token]
        if rule == PER_PERMANENT:
            growth[first] += worth
        elif rule == PER_PAIR:
            second: i64 = components.second[token]
            if owned[first] < owned[second]:
                growth[first] += worth
            elif owned[second] < owned[first]:
                growth[second] += worth
        elif rule == PER_TYPE_AT_LEAST:
            self.grow_types(first - 1, worth)
        elif rule == PER_MISSING_TYPE:
            lost: i64 = worth // 10 * max(i64(0), min(i64(10), 10 * units - self.later))
            self.grow_types(0, -lost)
        elif rule == PER_FULL_SET:
            self.grow_last_of_set(units, worth)
        elif rule == PER_PLAIN_PRODUCTION:
            self.plain_gain += worth
        elif rule == PER_CIVIC_TOKEN:
            self.token_gain += worth

    def grow_types(self, number: i64, worth: i64) -> None:
        """For every type of which there are so many."""
        for which in range(i64(5)):
            if self.owned[which] == number:
                self.growth[which] += worth

    def grow_last_of_set(self, sets: i64, worth: i64) -> None:
        """For the only type that another set lacks."""
        lacking: i64 = -1
        for which in range(i64(5)):
            if self.owned[which] == sets:
                if lacking >= 0:
                    return
                lacking = which
        self.growth[lacking] += worth

    def see_offers(self, components: Components, city: City, left: BitSet) -> None:
        best: i64 = 0
        second: i64 = 0
        third: i64 = 0
        while left:
            token: i64 = bits.lowest(left)
            left &= left - 1
            value: i64 = self.token_outlook(components, token, self.units(components, city, token))
            if value > best:
                third = second
                second = best
                best = value
            elif value > second:
                third = second
                second = value
            elif value > third:
                third = value
        self.best_offer = best
        self.second_offer = second
        self.third_offer = third

    # The market

    def see_market(self, state: PointCityState, components: Components, permanents: Counters) -> None:
        for place in range(i64(9)):
            self.reach[place] = 0
        self.near = 0
        self.buildings = 0
        self.prices = 0
        gain: vec[i64] = self.gain
        change: vec[i64] = self.change
        time_left: bool = self.later > 0
        for cell in range(i64(CELLS)):
            built: i64 = state.built_sides >> cell & 1
            if state.fresh >> cell & 1:
                change[cell] = built * UNSEEN_PRICE
                gain[cell] = UNSEEN_RESOURCE if time_left else i64(0)
                continue
            card: i64 = state.market[cell]
            change[cell] = state.change[cell]
            if built:
                self.see_building(components, cell, card, permanents)
            else:
                gain[cell] = RESOURCE_GAIN[components.side[card]] if time_left else i64(0)

    def see_building(self, components: Components, cell: i64, card: i64, permanents: Counters) -> None:
        kind: i64 = components.kind[card]
        gain: i64 = self.building_gain(components, card, kind)
        cost: Counters = components.cost[card]
        price: i64 = total(missing(cost, permanents))
        self.buildings += 1
        self.prices += price
        paid: i64 = price * SYMBOL if self.later > 0 else i64(0)
        self.paid[cell] = paid
        self.gain[cell] = gain - paid
        lacking: i64 = lacking_symbols(self.balance - cost)
        if lacking < REACHES:
            self.reach[kind * REACHES + lacking] += 1
            if lacking > 0:
                self.near = max(self.near, gain)

    def building_gain(self, components: Components, card: i64, kind: i64) -> i64:
        points: i64 = components.points[card]
        if kind == PRODUCTION:
            grown: i64 = 10 * points + self.growth[components.produces[card]]
            return grown if points > 0 else grown + self.plain_gain
        if kind == CIVIC:
            return self.best_offer + self.token_gain if self.best_offer > 0 else i64(0)
        return 10 * points

    def see_pairs(self, built: BitSet, permanents: Counters) -> None:
        """What the pairs that can be paid bring, and which are the best two."""
        change: vec[i64] = self.change
        gains: vec[i64] = self.gain
        balance: Counters = self.balance
        pairs: BitSet = 0
        with_one: i64 = 0
        with_two: i64 = 0
        best: i64 = NO_PAIR
        second: i64 = NO_PAIR
        best_cells: BitSet = 0
        for pair in range(i64(PAIRS)):
            a: i64 = PAIR_FIRST[pair]
            b: i64 = PAIR_SECOND[pair]
            prices: Counters = change[a] + change[b]
            if not payable(balance + prices):
                continue
            pairs |= 1 << pair
            gain: i64 = gains[a] + gains[b]
            buildings: i64 = (built >> a & 1) + (built >> b & 1)
            if buildings == 2:
                with_two += 1
                gain -= self.surcharge(a, b, prices, permanents)
            elif buildings == 1:
                with_one += 1
            self.pair_gain[pair] = gain
            if gain > best:
                second = best
                best = gain
                best_cells = PAIR_CELLS[pair]
            elif gain > second:
                second = gain
        self.payable = pairs
        self.with_one = with_one
        self.with_two = with_two
        self.best = best
        self.second = second
        self.best_cells = best_cells

    def surcharge(self, a: i64, b: i64, prices: Counters, permanents: Counters) -> i64:
        """How much more two buildings cost together than one by one: permanents pay once a turn."""
        if self.later == 0:
            return 0
        return total(missing(-prices, permanents)) * SYMBOL - self.paid[a] - self.paid[b]

    def keep_apart(self, cells: BitSet) -> None:
        """Find the best pair without these cells."""
        apart: i64 = NO_PAIR
        left: BitSet = self.payable
        while left:
            pair: i64 = bits.lowest(left)
            left &= left - 1
            if PAIR_CELLS[pair] & cells == 0:
                apart = max(apart, self.pair_gain[pair])
        self.apart = apart


def lacking_symbols(balance: Counters) -> i64:
    """What ingenuity cannot make up for: how far a balance is from being payable()."""
    short: i64 = TOP_BITS & ~balance
    if short == 0:
        return 0
    return max(i64(0), (short - (balance & (short - (short >> 7)))) % 255 - count(balance, INGENUITY))


def types_with(permanents: Counters, least: i64) -> i64:
    """How many types of resource there are at least so many of: a byte reaches its top bit with 128 - least more."""
    return total((permanents + (128 - least) * ONES & TOP_BITS) >> 7)
