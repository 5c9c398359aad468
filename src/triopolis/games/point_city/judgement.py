"""What can be seen in a position of Point City, as features.

A player looks at the coming turn first (the pairs that can be paid, what is left of them when somebody else takes the
best one), then at what is nearly in reach, the tokens, the supply and the permanents; and all of it means something
else early and late in a match. So most features come once for each part of a match, and those of the coming turn for
each role: about to move, next, or later.

Numbers are ladders: a feature for every step that is reached. The cards that came into the market with the last play
are unseen, so that a move is judged before the refill, and the side on top of the pile is not looked at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.judgement import Judgement
from triopolis.engine.randomness import Generator
from triopolis.games.point_city.components import BUILDING_SEEN, CIVIC, INGENUITY, Components
from triopolis.games.point_city.counters import total
from triopolis.games.point_city.evaluation import turns_left
from triopolis.games.point_city.outlook import Outlook, types_with
from triopolis.games.point_city.rules import DRAW, PAIR_FIRST, PAIR_SECOND, TAKE, PointCityState
from triopolis.games.point_city.solo import (
    HARD,
    LEVELS,
    automa_cells,
    automa_points,
    permanent_points,
    points_per_token,
)
from triopolis.games.point_city.state import CELLS, EMPTY, TURN, BitSet, Cell, City

MOST_TURNS: Final[i64] = 17

# Parts of a match, by the turns that a seat has left: six for points, four for all else.
FINE: Final[vec[i64]] = vec[i64]([0, 0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5])
FINE_PARTS: Final[i64] = 6
COARSE: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3])
COARSE_PARTS: Final[i64] = 4

# Roles
ABOUT_TO_MOVE: Final[i64] = 0
NEXT: Final[i64] = 1
LATER: Final[i64] = 2
ROLES: Final[i64] = 3

# The features of a part, counted from 0. Points: steps of four, then what is left over.
POINTS: Final[i64] = 0
POINTS_STEPS: Final[i64] = 22
POINTS_REST: Final[i64] = POINTS + POINTS_STEPS - 1
# What the evaluation makes of the city: steps of 3.2 points, then what is left over in quarters of a step.
IN_HAND: Final[i64] = POINTS_REST + 4
IN_HAND_STEPS: Final[i64] = 28
IN_HAND_REST: Final[i64] = IN_HAND + IN_HAND_STEPS - 1
FINE_FEATURES: Final[i64] = IN_HAND_REST + 4

TOKENS: Final[i64] = 0
TOKENS_STEPS: Final[i64] = 6
RULES: Final[i64] = TOKENS + TOKENS_STEPS
RULE_STEPS: Final[i64] = 2
SYMBOLS: Final[i64] = RULES + 10 * RULE_STEPS
SYMBOLS_STEPS: Final[i64] = 12
WILD: Final[i64] = SYMBOLS + SYMBOLS_STEPS
WILD_STEPS: Final[i64] = 4
DOUBLES: Final[i64] = WILD + WILD_STEPS
DOUBLES_STEPS: Final[i64] = 4
HELD_TYPES: Final[i64] = DOUBLES + DOUBLES_STEPS
PERMANENTS: Final[i64] = HELD_TYPES + 5
PERMANENTS_STEPS: Final[i64] = 15
TYPES: Final[i64] = PERMANENTS + PERMANENTS_STEPS
TYPES_LEAST: Final[i64] = 4
REACH: Final[i64] = TYPES + TYPES_LEAST * 5
REACH_STEPS: Final[i64] = 2
NEAR: Final[i64] = REACH + 9 * REACH_STEPS
NEAR_STEPS: Final[i64] = 8
PRICES: Final[i64] = NEAR + NEAR_STEPS
PRICES_STEPS: Final[i64] = 8
OFFERS: Final[i64] = PRICES + PRICES_STEPS
OFFER_STEPS: Final[i64] = 8
LEFT: Final[i64] = OFFERS + 3 * OFFER_STEPS
LEFT_STEPS: Final[i64] = 5
FRESH_BUILDINGS: Final[i64] = LEFT + LEFT_STEPS
FRESH_RESOURCES: Final[i64] = FRESH_BUILDINGS + 2
COARSE_FEATURES: Final[i64] = FRESH_RESOURCES + 2

# The coming turn: for each role and part. How much less the second pair brings, in steps of a symbol.
BEST: Final[i64] = 0
BEST_STEPS: Final[i64] = 22
SECOND: Final[i64] = BEST + BEST_STEPS
SECOND_STEPS: Final[i64] = 4
APART: Final[i64] = SECOND + SECOND_STEPS
APART_STEPS: Final[i64] = 9
WITH_ONE: Final[i64] = APART + APART_STEPS
WITH_ONE_STEPS: Final[i64] = 6
WITH_TWO: Final[i64] = WITH_ONE + WITH_ONE_STEPS
WITH_TWO_STEPS: Final[i64] = 4
FLIPS: Final[i64] = WITH_TWO + WITH_TWO_STEPS
FLIPS_STEPS: Final[i64] = 4
TURN_FEATURES: Final[i64] = FLIPS + FLIPS_STEPS

# The automa: for each part of a match. What it will take with its next turn and the one after, in steps of two points.
ITS_POINTS: Final[i64] = 0
ITS_POINTS_STEPS: Final[i64] = 20
ITS_POINTS_REST: Final[i64] = ITS_POINTS + ITS_POINTS_STEPS - 1
ITS_LEVEL: Final[i64] = ITS_POINTS_REST + 4
ITS_TOKENS: Final[i64] = ITS_LEVEL + 3
ITS_TOKENS_STEPS: Final[i64] = 4
ITS_GAINS: Final[i64] = ITS_TOKENS + ITS_TOKENS_STEPS
ITS_GAIN_STEPS: Final[i64] = 6
ITS_UNSEEN: Final[i64] = ITS_GAINS + 2 * ITS_GAIN_STEPS
AUTOMA_FEATURES: Final[i64] = ITS_UNSEEN + 4

# All together, and the moment: turns left by role, a card flipped, how many play or against which automa.
COARSE_FIRST: Final[i64] = FINE_FEATURES * FINE_PARTS
TURN_FIRST: Final[i64] = COARSE_FIRST + COARSE_FEATURES * COARSE_PARTS
AUTOMA_FIRST: Final[i64] = TURN_FIRST + TURN_FEATURES * ROLES * COARSE_PARTS
TURNS_FIRST: Final[i64] = AUTOMA_FIRST + AUTOMA_FEATURES * FINE_PARTS
FLIPPED_FIRST: Final[i64] = TURNS_FIRST + (MOST_TURNS + 1) * (ROLES + 1)
PLAYERS_FIRST: Final[i64] = FLIPPED_FIRST + COARSE_PARTS
SIZE: Final[i64] = PLAYERS_FIRST + 4 + 3


class PointCityJudgement(Judgement[PointCityState]):
    def __init__(self) -> None:
        super().__init__(SIZE)
        self.outlook: Outlook = Outlook()
        self.rival: Outlook = Outlook()
        """Of whoever moves before the seat."""
        self.places: vec[i64] = vec[i64]([0] * 256)
        """Where each card is in the deck."""

    def quiet(self, state: PointCityState) -> bool:
        return state.stage == TURN

    def covers(self, state: PointCityState) -> bool:
        return state.components.familiar

    def kind(self, state: PointCityState) -> str:
        return f"automa {LEVELS[state.automa]}" if state.automa else str(state.players)

    def meaning(self, state: PointCityState, action: i64) -> i64:
        """With the sides that lie there."""
        if action < TAKE:
            return action | seen_at(state, action) << 8
        if action < DRAW:
            pair: i64 = action - TAKE
            return action | seen_at(state, PAIR_FIRST[pair]) << 8 | seen_at(state, PAIR_SECOND[pair]) << 32
        return action

    def last_turn(self, state: PointCityState) -> bool:
        turns: i64 = turns_left(state, state.actor)
        return turns == 0 or (turns == 1 and state.stage == TURN)

    def groups(self) -> dict[str, list[int]]:
        """What a beginner has no eye for: cards that could be flipped, what the others can take with their next turn,
        tokens before they are held."""
        roles: i64 = ROLES * COARSE_PARTS
        others: i64 = TURN_FIRST + NEXT * COARSE_PARTS * TURN_FEATURES
        return {
            "flips": ladders(TURN_FIRST + FLIPS, FLIPS_STEPS, TURN_FEATURES, roles),
            "rivals": ladders(others, TURN_FEATURES, TURN_FEATURES, roles - COARSE_PARTS),
            "tokens": ladders(COARSE_FIRST + RULES, RULE_STEPS * 10, COARSE_FEATURES, COARSE_PARTS)
            + ladders(COARSE_FIRST + OFFERS, 3 * OFFER_STEPS + LEFT_STEPS, COARSE_FEATURES, COARSE_PARTS),
        }

    def active(self, state: PointCityState, place: i64, found: vec[i64]) -> i64:
        turns: i64 = min(turns_left(state, place), MOST_TURNS)
        if place >= state.players:
            return self.write_automa(state, turns, found)
        part: i64 = COARSE[turns]
        role: i64 = role_of(state, place)
        outlook: Outlook = self.outlook
        outlook.look(state, place, turns)
        if role == ABOUT_TO_MOVE:
            outlook.keep_apart(outlook.best_cells)
        else:
            self.rival.look(state, state.actor, turns_left(state, state.actor))
            outlook.keep_apart(self.rival.best_cells)
        length: i64 = self.write_points(found, FINE[turns] * FINE_FEATURES)
        first: i64 = COARSE_FIRST + part * COARSE_FEATURES
        length = self.write_city(state.cities[place], found, length, first)
        length = self.write_market(state, found, length, first)
        first = TURN_FIRST + (role * COARSE_PARTS + part) * TURN_FEATURES
        length = self.write_turn(state, role, found, length, first)
        found[length] = TURNS_FIRST + role * (MOST_TURNS + 1) + turns
        found[length + 1] = PLAYERS_FIRST + state.players - 1
        length += 2
        if state.automa:
            found[length] = PLAYERS_FIRST + 3 + state.automa
            length += 1
        if state.flipped and role == ABOUT_TO_MOVE:
            found[length] = FLIPPED_FIRST + part
            length += 1
        return length

    def write_points(self, found: vec[i64], first: i64) -> i64:
        outlook: Outlook = self.outlook
        length: i64 = climb(found, 0, first + POINTS, outlook.points >> 2, POINTS_STEPS)
        length = mark(found, length, first + POINTS_REST, outlook.points & 3)
        length = climb(found, length, first + IN_HAND, outlook.in_hand >> 5, IN_HAND_STEPS)
        return mark(found, length, first + IN_HAND_REST, outlook.in_hand >> 3 & 3)

    def write_city(self, city: City, found: vec[i64], length: i64, first: i64) -> i64:
        outlook: Outlook = self.outlook
        length = climb(found, length, first + TOKENS, city.token_count, TOKENS_STEPS)
        if city.token_count > 0:
            for rule in range(i64(10)):
                length = climb(found, length, first + RULES + rule * RULE_STEPS, outlook.rules[rule], RULE_STEPS)
        length = climb(found, length, first + SYMBOLS, outlook.symbols, SYMBOLS_STEPS)
        length = climb(found, length, first + WILD, city.ingenuity(), WILD_STEPS)
        length = climb(found, length, first + DOUBLES, total(city.doubles), DOUBLES_STEPS)
        length = climb(found, length, first + HELD_TYPES, types_with(city.singles + city.doubles, 1), 5)
        length = climb(found, length, first + PERMANENTS, total(city.permanents), PERMANENTS_STEPS)
        for least in range(TYPES_LEAST):
            types: i64 = types_with(city.permanents, least + 1)
            if types == 0:
                break
            length = climb(found, length, first + TYPES + least * 5, types, 5)
        return length

    def write_market(self, state: PointCityState, found: vec[i64], length: i64, first: i64) -> i64:
        outlook: Outlook = self.outlook
        for group in range(i64(9)):
            length = climb(found, length, first + REACH + group * REACH_STEPS, outlook.reach[group], REACH_STEPS)
        length = climb(found, length, first + NEAR, outlook.near >> 4, NEAR_STEPS)
        if outlook.buildings > 0:
            # What a building costs on average, in half symbols.
            length = climb(found, length, first + PRICES, 2 * outlook.prices // outlook.buildings, PRICES_STEPS)
        length = climb(found, length, first + OFFERS, outlook.best_offer >> 4, OFFER_STEPS)
        length = climb(found, length, first + OFFERS + OFFER_STEPS, outlook.second_offer >> 4, OFFER_STEPS)
        length = climb(found, length, first + OFFERS + 2 * OFFER_STEPS, outlook.third_offer >> 4, OFFER_STEPS)
        length = climb(found, length, first + LEFT, bits.size(state.tokens_left), LEFT_STEPS)
        if state.fresh:
            buildings: i64 = bits.size(state.fresh & state.built_sides)
            resources: i64 = bits.size(state.fresh & ~state.built_sides)
            length = climb(found, length, first + FRESH_BUILDINGS, buildings, 2)
            length = climb(found, length, first + FRESH_RESOURCES, resources, 2)
        return length

    def write_turn(self, state: PointCityState, role: i64, found: vec[i64], length: i64, first: i64) -> i64:
        outlook: Outlook = self.outlook
        length = climb(found, length, first + BEST, outlook.best >> 3, BEST_STEPS)
        length = climb(found, length, first + SECOND, outlook.best - outlook.second >> 3, SECOND_STEPS)
        length = climb(found, length, first + APART, outlook.apart >> 4, APART_STEPS)
        length = climb(found, length, first + WITH_ONE, outlook.with_one + 1 >> 1, WITH_ONE_STEPS)
        length = climb(found, length, first + WITH_TWO, outlook.with_two, WITH_TWO_STEPS)
        if state.flipped and role == ABOUT_TO_MOVE:
            return length
        return climb(found, length, first + FLIPS, bits.size(state.flippable() & 0xFFFF) + 2 >> 2, FLIPS_STEPS)

    # The automa

    def write_automa(self, state: PointCityState, turns: i64, found: vec[i64]) -> i64:
        city: City = state.cities[1]
        level: i64 = state.automa
        points: i64 = automa_points(level, city)
        first: i64 = AUTOMA_FIRST + FINE[turns] * AUTOMA_FEATURES
        length: i64 = climb(found, 0, first + ITS_POINTS, points >> 2, ITS_POINTS_STEPS)
        length = mark(found, length, first + ITS_POINTS_REST, points & 3)
        length = climb(found, length, first + ITS_TOKENS, bits.size(state.tokens_left), ITS_TOKENS_STEPS)
        permanents: i64 = city.permanents
        for later in range(min(turns, i64(2))):
            cells: tuple[i64, i64] = automa_cells(state.turn // 2 + later)
            gain: i64 = automa_gain(state, level, permanents, cells[0], cells[1])
            length = climb(found, length, first + ITS_GAINS + later * ITS_GAIN_STEPS, gain + 1 >> 1, ITS_GAIN_STEPS)
            unseen: i64 = state.fresh & state.built_sides & (1 << cells[0] | 1 << cells[1])
            length = climb(found, length, first + ITS_UNSEEN + later * 2, bits.size(unseen), 2)
        found[length] = first + ITS_LEVEL + level - 1
        found[length + 1] = TURNS_FIRST + ROLES * (MOST_TURNS + 1) + turns
        found[length + 2] = PLAYERS_FIRST + 3 + level
        return length + 3

    # What nobody has seen

    def reorder_hidden(self, state: PointCityState, rng: Generator) -> None:
        """The pile below its top, with the cards in the box, tier by tier; and what the market's resource sides and
        the top of the pile have on their backs, of the same tier.

        Cards that were taken as resources stay what they are: which ones are gone is not quite unknown.
        """
        deck: vec[i64] = state.deck[:]
        components: Components = state.components
        self.find_places(deck, len(components.cards))
        place: i64 = state.drawn + 1
        for tier in range(i64(3)):
            unseen: vec[i64] = components.of_tier[tier][:]
            size: i64 = 0
            in_pile: i64 = 0
            for card in components.of_tier[tier]:
                if self.places[card] == EMPTY or self.places[card] > state.drawn:
                    unseen[size] = card
                    size += 1
                    if self.places[card] != EMPTY:
                        in_pile += 1
            self.turn_over(state, deck, unseen, size, tier, rng)
            rng.shuffle_part(unseen, 0, size)
            for number in range(in_pile):
                deck[place] = unseen[number]
                place += 1
        state.deck = deck

    def find_places(self, deck: vec[i64], cards: i64) -> None:
        for card in range(cards):
            self.places[card] = EMPTY
        for place in range(i64(len(deck))):
            self.places[deck[place]] = place

    def turn_over(
        self, state: PointCityState, deck: vec[i64], unseen: vec[i64], size: i64, tier: i64, rng: Generator
    ) -> None:
        """Exchange every card of a tier that is seen from its resource side for any that could lie there."""
        for cell in range(i64(CELLS)):
            card: i64 = state.market[cell]
            if card != EMPTY and not state.built_sides >> cell & 1 and state.components.tier[card] == tier + 1:
                other: i64 = self.exchange(state.components, deck, unseen, size, card, rng)
                if other != card:
                    state.lay(cell, other)
        if state.pile() > 0 and state.components.tier[deck[state.drawn]] == tier + 1:
            self.exchange(state.components, deck, unseen, size, deck[state.drawn], rng)

    def exchange(
        self, components: Components, deck: vec[i64], unseen: vec[i64], size: i64, card: i64, rng: Generator
    ) -> i64:
        """Itself, or an unseen one with the same resource side, each as likely as every other."""
        side: i64 = components.side[card]
        alike: i64 = 0
        for number in range(size):
            if components.side[unseen[number]] == side:
                alike += 1
        chosen: i64 = rng.below(alike + 1)
        if chosen == alike:
            return card
        for number in range(size):
            if components.side[unseen[number]] == side:
                if chosen == 0:
                    other: i64 = unseen[number]
                    unseen[number] = card
                    deck[self.places[card]] = other
                    self.places[other] = self.places[card]
                    return other
                chosen -= 1
        return card


def role_of(state: PointCityState, seat: i64) -> i64:
    ahead: i64 = seat - state.actor
    if ahead < 0:
        ahead += state.players
    return min(ahead, LATER)


def seen_at(state: PointCityState, cell: Cell) -> i64:
    """The side that lies up; what is below it nobody knows."""
    if state.built_sides >> cell & 1:
        return state.components.seen[2 * state.market[cell] + 1] >> BUILDING_SEEN << BUILDING_SEEN
    return state.components.seen[2 * state.market[cell]]


def automa_gain(state: PointCityState, level: i64, permanents: i64, a: Cell, b: Cell) -> i64:
    """Points that the automa would make of two market cells as they lie there; nothing for what is unseen."""
    components: Components = state.components
    built: BitSet = state.built_sides & ~state.fresh
    gain: i64 = -permanent_points(level, permanents)
    tokens: i64 = bits.size(state.tokens_left)
    for cell in (a, b):
        card: i64 = state.market[cell]
        if built >> cell & 1:
            gain += components.points[card]
            permanents += components.permanent[2 * card + 1]
            if components.kind[card] == CIVIC and tokens > 0:
                gain += points_per_token(level)
                tokens -= 1
        elif not state.fresh >> cell & 1 and components.side[card] == INGENUITY and level == HARD:
            gain += 1
    return gain + permanent_points(level, permanents)


def ladders(first: i64, steps: i64, apart: i64, times: i64) -> list[int]:
    """The numbers of so many features, and of the same ones in every later part."""
    return [int(first + part * apart + step) for part in range(times) for step in range(steps)]


def climb(found: vec[i64], length: i64, first: i64, reached: i64, steps: i64) -> i64:
    """Write the steps of a ladder up to the one that is reached; returns the new length."""
    for step in range(min(reached, steps)):
        found[length] = first + step
        length += 1
    return length


def mark(found: vec[i64], length: i64, before: i64, number: i64) -> i64:
    """Write the one feature of a number from 1 on, none for 0."""
    if number > 0:
        found[length] = before + number
        length += 1
    return length


ROOM = PointCityJudgement
