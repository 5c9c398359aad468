"""Setup: decks, homes, specials, first player, coins and markets."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.randomness import seeded
from triopolis.games.happy_city.components import DECKS, FIRST_COINS, MARKETS
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.state import ALL_TOKENS, Rules, empty_city


def new_position(rules: Rules, seed: str) -> HappyCityState:
    rng = seeded(seed, "happy_city")
    state = HappyCityState(rules, rng)
    state.clear_table()
    state.piles = rules.piles[:]
    for deck in range(i64(DECKS)):
        start: i64 = rules.deck_start[deck]
        end: i64 = rules.deck_start[deck + 1]
        rng.shuffle_part(state.piles, start, end)
        state.left[deck] = end - start
    specials: vec[i64] = rules.specials[:]
    state.specials = rng.draw(specials, rules.players + 2)
    state.box = specials[rules.players + 2 :]
    rng.shuffle(state.box)
    state.boxed = len(state.box)
    for stack in range(i64(3)):
        state.homes[stack] = rules.players - 1
    if rules.grozilla:
        state.tokens = ALL_TOKENS
    for _seat in range(rules.players):
        city = empty_city()
        city.coins = FIRST_COINS
        state.cities.append(city)
    state.first = rng.below(rules.players)
    begin(state)
    return state


def begin(state: HappyCityState) -> None:
    """White markets for all, or the draft of coloured ones, the last player first."""
    if state.rules.expert:
        state.markets = 31
        state.actor = state.previous_seat(state.first)
        state.ask_market(None)
        return
    for city in state.cities:
        city.put(state.rules.components, 0, MARKETS)
        city.size = 1
    state.begin_round(None)
