"""Setup: which tiles play, hands, stacks, the first market."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.randomness import Generator, seeded
from triopolis.games.bloom_town import counters
from triopolis.games.bloom_town.components import ALL_SLOTS, RECOUNT, SHOP, SLOTS
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.state import Rules, Town, empty_town

SHOP_KINDS: Final[vec[i64]] = vec[i64]([4, 5, 6, 7, 8, 9])


def new_position(rules: Rules, seed: str) -> BloomTownState:
    rng = seeded(seed, "bloom_town")
    state = BloomTownState(rules)
    state.stack_size = rules.stack_size
    tiles: vec[i64] = rules.playing[:]
    state.box = remove_shops(rules, tiles, rng)
    # Hands are dealt before the recount tiles, which lie behind all others, are shuffled in.
    rng.shuffle_part(tiles, 0, rules.buildings)
    dealt: i64 = 0
    for _ in range(rules.players):
        state.towns.append(first_town(rules, tiles[dealt], tiles[dealt + 1]))
        dealt += 2
    rng.shuffle_part(tiles, dealt, len(tiles))
    stacked: i64 = dealt + SLOTS * state.stack_size
    state.stacks = tiles[dealt:stacked]
    state.stocked = ALL_SLOTS
    set_aside(state, tiles, stacked)
    fill_market(state)
    state.first = rng.below(rules.players)
    state.actor = state.first
    return state


def remove_shops(rules: Rules, tiles: vec[i64], rng: Generator) -> vec[i64]:
    """Draw the shops that leave the game, all of different kinds, and put the others among the tiles. Returns the
    tiles that leave."""
    left: vec[i64] = rules.copies[:]
    box: vec[i64] = rules.removed[:]
    place: i64 = 4 * rules.leaving
    for kind in rng.draw(SHOP_KINDS[:], rules.leaving):
        left[kind - SHOP] -= 1
        box[place] = kind
        place += 1
    place = rules.first_shop
    for kind in SHOP_KINDS:
        for _ in range(left[kind - SHOP]):
            tiles[place] = kind
            place += 1
    return box


def first_town(rules: Rules, one: i64, other: i64) -> Town:
    town = empty_town()
    town.flower = not rules.training
    town.take(one, False)
    town.take(other, False)
    return town


def set_aside(state: BloomTownState, tiles: vec[i64], first: i64) -> None:
    """Leftover recount tiles to their places, buildings to the box, or to the solo opponent (who scores nothing)."""
    for place in range(first, len(tiles)):
        tile: i64 = tiles[place]
        if tile >= RECOUNT:
            state.add_recount(tile - RECOUNT)
        elif state.rules.opponent:
            state.collected += counters.one(tile)
        else:
            state.box = append(state.box, tile)


def fill_market(state: BloomTownState) -> None:
    """Recount tiles turned up during setup go to their places and score nothing (BT-14)."""
    waiting: i64 = state.stocked
    while waiting:
        slot: i64 = bits.lowest(waiting)
        tile: i64 = state.next_tile(slot)
        if tile < RECOUNT:
            state.put_in(slot, tile)
        else:
            state.add_recount(tile - RECOUNT)
        waiting = state.stocked & ~state.filled
