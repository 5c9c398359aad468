"""Monsters, tokens and ruins as features; for the judgement."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.games.happy_city.components import CENTRAL, FOURTH, MONSTERS, BitSet, CardNumber, Components, counted
from triopolis.games.happy_city.grozilla import monster_colour
from triopolis.games.happy_city.layout import (
    DRIVABLE,
    FOURTH_IN_SIGHT,
    FOURTH_LEFT,
    FROM_THE_RIGHT,
    IN_FRONT,
    MULTICOLOUR_HELD,
    ON_RUINS,
    RUINS,
    THREAT,
    TOKEN_NEXT,
    TOKENS,
    capped,
)
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.state import NOTHING, RUIN, City
from triopolis.games.happy_city.survey import on_offer


def write_monsters(state: HappyCityState, city: City, place: i64, found: vec[i64], n: i64) -> i64:
    n = write_standing(state, city, place, found, n)
    n = write_tokens(state, city, place, found, n)
    found[n] = RUINS + capped(ruins_of(city), 2)
    found[n + 1] = THREAT + 4 * (0 if city.monster == NOTHING else 1) + capped(monsters_to_come(state), 3)
    found[n + 2] = MULTICOLOUR_HELD + capped(city.multicolour, 3)
    found[n + 3] = FOURTH_IN_SIGHT + fourth_in_sight(state)
    found[n + 4] = FOURTH_LEFT + capped((state.left[FOURTH] + 5) // 6, 3)
    return n + 5


def write_standing(state: HappyCityState, city: City, place: i64, found: vec[i64], n: i64) -> i64:
    """Monsters by what they do; and whether a card in sight would drive the one in front away."""
    components: Components = state.rules.components
    front: BitSet = 0
    if city.monster != NOTHING:
        front = 1 << city.monster
        found[n] = DRIVABLE + (1 if in_sight(state, monster_colour(state, city.monster)) else 0)
        n += 1
    for effect in range(i64(5)):
        if front & components.doing[effect]:
            found[n] = IN_FRONT + effect
            n += 1
        if city.monsters & ~front & components.doing[effect]:
            found[n] = ON_RUINS + effect
            n += 1
    return n


def write_tokens(state: HappyCityState, city: City, place: i64, found: vec[i64], n: i64) -> i64:
    tokens: i64 = 0
    next_ones: i64 = 0
    for colour in range(i64(5)):
        tokens += counted(city.tokens, colour)
        count: i64 = counted(city.colours, colour)
        if count in (2, 5) and counted(state.tokens, colour) > 0:
            next_ones += 1
    found[n] = TOKENS + capped(tokens, 4)
    found[n + 1] = TOKEN_NEXT + capped(next_ones, 2)
    n += 2
    right: i64 = state.cities[state.previous_seat(place)].monster
    if right != NOTHING:
        safe: bool = counted(city.tokens, monster_colour(state, right)) > 0
        found[n] = FROM_THE_RIGHT + (1 if safe else 0)
        n += 1
    return n


def in_sight(state: HappyCityState, colour: i64) -> bool:
    """Something of this colour is for sale."""
    for offer in range(i64(CENTRAL + 3)):
        card: CardNumber = on_offer(state, offer)
        if card != NOTHING and state.rules.components.colours[card] >> colour & 1:
            return True
    return False


def ruins_of(city: City) -> i64:
    ruins: i64 = 0
    for slot in range(city.size):
        if city.slots[slot] >= RUIN:
            ruins += 1
    return ruins


def monsters_to_come(state: HappyCityState) -> i64:
    """Those that nobody has seen yet: they lie in the fourth deck, and are not discarded."""
    seen: BitSet = 0
    for city in state.cities:
        seen |= city.monsters
    for card in state.gone:
        if card >= MONSTERS:
            seen |= 1 << (i64(card) - MONSTERS)
    return len(state.rules.components.by_file["monsters"]) - bits.size(seen)


def fourth_in_sight(state: HappyCityState) -> i64:
    cards: i64 = 0
    for place in range(i64(CENTRAL)):
        card: CardNumber = state.central[place]
        if card != NOTHING and state.rules.components.deck[card] == FOURTH:
            cards += 1
    return cards
