"""What a position is worth to a player, in points at the end.

What counts, in a player's words:

- the points on my buildings, and my civic tokens as they would pay when my city has grown a little;
- every permanent resource, for each turn that it will still help to pay, the first of a type more than the fourth;
- the resource cards I have not spent, as far as the turns that are left can spend them;
- my next turn: the best two neighbouring cards on the table that I can pay, or two from the pile;
- the turns after that, at what a turn usually brings.

On the last turn only the points that it can still make count, and after it the score is the score. Nothing hidden is
looked at: of market cards the side that lies up, of the pile how many cards there are and the resource on its top.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.contract import Evaluator
from triopolis.games.point_city.components import (
    CIVIC,
    FLAT,
    PER_MISSING_TYPE,
    PER_UNSPENT_CARD,
    PER_UNSPENT_INGENUITY,
    PRODUCTION,
    Components,
)
from triopolis.games.point_city.counters import TOP_BITS, Counters, count, missing, payable, total
from triopolis.games.point_city.rules import PAIR_FIRST, PAIR_SECOND, PAIRS, PointCityState
from triopolis.games.point_city.scoring import city_points, token_points
from triopolis.games.point_city.state import CELLS, EMPTY, TURN, City, add_side

SYMBOL: Final[float] = 0.8
"""A resource to pay with: dear buildings give a point for each, but not every symbol finds its building."""
WILD: Final[float] = 0.3
"""Ingenuity is worth more than another symbol: it never lies idle."""
SPENT_IN_A_TURN: Final[float] = 4.0
"""Symbols a turn can spend; what is beyond that at the end is lost."""
HELP: Final[float] = 0.6
"""What a permanent resource is worth in a turn: a symbol, for two buildings out of three."""
USEFUL: Final[vec[float]] = vec[float]([0.0, 1.0, 1.8, 2.4, 2.8, 3.0])
"""So many permanents of a type help like so many first ones: few prices ask for more than four of a resource."""
GROWTH: Final[float] = 0.1
"""How much more often a token pays with each turn to come, as permanents and tokens are added."""
ORDINARY_TURN: Final[float] = 3.5
"""What a turn brings that is not yet in sight."""
UNSEEN_CARD: Final[float] = 1.3
"""Symbols on the second card of the pile, of which nothing is seen: one or two."""


class PointCityEvaluator(Evaluator[PointCityState]):
    def value(self, state: PointCityState, seat: i64) -> float:
        if state.actor < 0 or seat >= state.players:
            return float(state.scores()[int(seat)])
        turns: i64 = turns_left(state, seat)
        city: City = state.cities[seat]
        settled: float = 0.0
        if seat == state.actor and state.stage != TURN:
            settled = unfinished(state, city, turns)
        if turns == 0:
            return settled + float(city_points(state.components, city))
        later: i64 = turns - 1
        in_hand: float = worth(state.components, city, later)
        return settled + in_hand + next_turn(state, city, later) + ORDINARY_TURN * float(later)


def turns_left(state: PointCityState, seat: i64) -> i64:
    """Turns the seat will still begin: two cards of the pile go with each turn but the very last."""
    sides: i64 = state.players
    if state.automa:
        sides = 2
    ahead: i64 = (seat - state.actor) % sides
    all_turns: i64 = state.pile() // 2 + 1
    turns: i64 = (all_turns - ahead + sides - 1) // sides
    if seat == state.actor and state.stage != TURN:
        turns -= 1
    return max(i64(0), turns)


def unfinished(state: PointCityState, city: City, turns: i64) -> float:
    """In the middle of a turn: what is still to be paid, and the tokens that are still to be chosen."""
    due: float = float(min(state.tokens_due, bits.size(state.tokens_left)))
    price: float = float(total(state.need)) * SYMBOL if turns > 0 else 0.0
    return due * best_token(state, city, turns) - price


# What a city is worth with so many turns to come


def worth(components: Components, city: City, turns: i64) -> float:
    return built(components, city, turns) + supply(city, turns)


def built(components: Components, city: City, turns: i64) -> float:
    """Buildings, what their permanents will save, and tokens."""
    points: float = float(city.points) + HELP * float(turns) * usefulness(city.permanents)
    left: i64 = city.tokens
    token: i64 = 0
    while left:
        if left & 1:
            points += token_outlook(components, city, token, turns)
        left >>= 1
        token += 1
    return points


def usefulness(permanents: Counters) -> float:
    useful: float = 0.0
    for which in range(i64(5)):
        useful += USEFUL[min(count(permanents, which), i64(5))]
    return useful


def token_outlook(components: Components, city: City, token: i64, turns: i64) -> float:
    """As it would pay now, and what the turns to come will add; a type that is missing now may not be missing then."""
    now: float = float(token_points(components, city, token))
    rule: i64 = components.rule[token]
    if rule in (FLAT, PER_UNSPENT_CARD, PER_UNSPENT_INGENUITY):
        return now
    change: float = GROWTH * float(turns) * float(components.worth[token])
    return max(0.0, now - change) if rule == PER_MISSING_TYPE else now + change


def best_token(state: PointCityState, city: City, turns: i64) -> float:
    """The best of those that lie there to be taken; nothing where none is left."""
    best: float = 0.0
    left: i64 = state.tokens_left
    token: i64 = 0
    while left:
        if left & 1:
            best = max(best, token_outlook(state.components, city, token, turns))
        left >>= 1
        token += 1
    return best


def supply(city: City, turns: i64) -> float:
    """Unspent symbols, no more than can be spent."""
    symbols: float = float(total(city.singles) + 2 * total(city.doubles)) + WILD * float(city.ingenuity())
    return SYMBOL * min(symbols, SPENT_IN_A_TURN * float(turns))


# The next turn


def next_turn(state: PointCityState, city: City, later: i64) -> float:
    """The best pair on the table, or two cards from the pile."""
    best: float = from_pile(state, later)
    gains: vec[float] = cell_gains(state, city, later)
    balance: i64 = TOP_BITS + city.permanents + city.singles + 2 * city.doubles
    for pair in range(i64(PAIRS)):
        a: i64 = PAIR_FIRST[pair]
        b: i64 = PAIR_SECOND[pair]
        if min(state.market[a], state.market[b]) == EMPTY:
            continue
        if payable(balance + state.change[a] + state.change[b]):
            gain: float = gains[a] + gains[b]
            if later > 0:
                gain -= SYMBOL * float(total(missing(price(state, a) + price(state, b), city.permanents)))
            best = max(best, gain)
    return best


def price(state: PointCityState, cell: i64) -> i64:
    if state.built_sides >> cell & 1:
        return state.components.cost[state.market[cell]]
    return 0


def from_pile(state: PointCityState, later: i64) -> float:
    if state.pile() == 0 or later == 0:
        return 0.0
    side: i64 = state.pile_top()
    symbols: float = 1.0 if side < 6 else 2.0
    return SYMBOL * (symbols + UNSEEN_CARD)


def cell_gains(state: PointCityState, city: City, later: i64) -> vec[float]:
    """What each market card would add to the city, its price apart."""
    components: Components = state.components
    gains: vec[float] = vec[float]([0.0] * CELLS)
    now: float = built(components, city, later)
    token: float = best_token(state, city, later)
    for cell in range(i64(CELLS)):
        card: i64 = state.market[cell]
        if card == EMPTY:
            continue
        if not state.built_sides >> cell & 1:
            gains[cell] = resource_gain(components, card, later)
        elif components.kind[card] == CIVIC:
            gains[cell] = token
        elif components.kind[card] == PRODUCTION:
            grown: City = city.copy()
            add_side(components, grown, card, 1)
            gains[cell] = built(components, grown, later) - now
        else:
            gains[cell] = float(components.points[card])
    return gains


def resource_gain(components: Components, card: i64, later: i64) -> float:
    if later == 0:
        return 0.0
    side: i64 = components.side[card]
    if side == 5:
        return SYMBOL * (1.0 + WILD)
    return SYMBOL if side < 6 else 2.0 * SYMBOL


ROOM = PointCityEvaluator
