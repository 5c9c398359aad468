"""Setup: deck, market, tokens, cities, first player."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.randomness import Generator, seeded
from triopolis.games.point_city.components import INGENUITY, KEPT, TOKENS_LAID_OUT, Components
from triopolis.games.point_city.counters import one
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.state import CELLS, EMPTY, City, free_places


def new_position(components: Components, players: i64, automa: i64, base_tokens: bool, seed: str) -> PointCityState:
    """Set up a match (see the setup table of the rules)."""
    rng = seeded(seed, "point_city")
    state = bare_table(components, players, automa)
    state.deck = stack_deck(components, KEPT[int(players)], rng)
    for cell in range(CELLS):
        state.lay(cell, state.deck[cell])
    state.drawn = CELLS
    tokens: vec[i64] = components.base_tokens if base_tokens else components.all_tokens
    state.token_row = rng.draw(tokens[:], TOKENS_LAID_OUT[int(players)])
    for token in state.token_row:
        state.tokens_left |= 1 << token
    for _ in range(players):
        city = City(free_places())
        city.singles = one(INGENUITY)
        city.starting = 1
        state.cities.append(city)
    if automa:
        state.cities.append(City(free_places()))
    state.first = rng.below(players)
    state.actor = state.first
    return state


def bare_table(components: Components, players: i64, automa: i64) -> PointCityState:
    """Nothing lies there, nobody has a city."""
    return PointCityState(components, players, automa, vec[i64]([EMPTY] * CELLS), vec[i64]([0] * CELLS))


def stack_deck(components: Components, kept: Sequence[int], rng: Generator) -> vec[i64]:
    """So many random cards of each tier, tier 1 on top."""
    deck: vec[i64] = vec[i64]([0] * sum(kept))
    place: i64 = 0
    for tier in range(3):
        for card in rng.draw(components.of_tier[tier][:], kept[tier]):
            deck[place] = card
            place += 1
    return deck
