"""Setup: which tiles play, hands, stacks, the first market."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from triopolis.engine.randomness import Generator, seeded
from triopolis.games.bloom_town.components import RECOUNT, SLOTS
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.state import NOTHING, Rules, Town


def new_position(rules: Rules, seed: str) -> BloomTownState:
    rng = seeded(seed, "bloom_town")
    state = BloomTownState(rules)
    players: int = int(rules.players)
    state.stack_size = rules.stack_size
    left: vec[i64] = rules.copies[:]
    state.box = remove_tiles(rules, left, rng)
    tiles: vec[i64] = with_shops(rules.playing[:], left)
    rng.shuffle(tiles)
    dealt: i64 = 0
    for _ in range(players):
        town = Town()
        town.flower = not rules.training
        town.take(tiles[dealt], False)
        town.take(tiles[dealt + 1], False)
        dealt += 2
        state.towns.append(town)
    rest: vec[i64] = tiles[dealt:]
    for tile in rules.recount_tiles:
        rest = append(rest, tile)
    rng.shuffle(rest)
    stacked: i64 = SLOTS * state.stack_size
    state.stacks = rest[:stacked]
    set_aside(state, rest[stacked:])
    fill_market(state)
    state.first = rng.below(rules.players)
    state.actor = state.first
    return state


def remove_tiles(rules: Rules, shops: vec[i64], rng: Generator) -> vec[i64]:
    """The tiles that leave the game: so many of each type, the shops (taken off the copies) all of different kinds."""
    box: vec[i64] = rules.removed[:]
    for kind in rng.draw(vec[i64]([4, 5, 6, 7, 8, 9]), rules.leaving):
        shops[kind - 4] -= 1
        box = append(box, kind)
    return box


def with_shops(tiles: vec[i64], shops: vec[i64]) -> vec[i64]:
    for kind in range(i64(4), i64(10)):
        for _ in range(shops[kind - 4]):
            tiles = append(tiles, kind)
    return tiles


def set_aside(state: BloomTownState, leftover: vec[i64]) -> None:
    """Leftover recount tiles to their places, buildings to the box, or to the solo opponent (who scores nothing)."""
    for tile in leftover:
        if tile >= RECOUNT:
            state.recounts[tile - RECOUNT] += 1
        elif state.rules.opponent:
            state.collected[tile] += 1
        else:
            state.box = append(state.box, tile)


def fill_market(state: BloomTownState) -> None:
    """Recount tiles turned up during setup go to their places and score nothing (BT-14)."""
    for slot in range(i64(5)):
        while state.market[slot] == NOTHING and state.stack_left(slot) > 0:
            tile: i64 = state.next_tile(slot)
            if tile < RECOUNT:
                state.market[slot] = tile
            else:
                state.recounts[tile - RECOUNT] += 1
