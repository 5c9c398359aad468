"""Setup: which tiles play, hands, stacks, the first market."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.randomness import Generator, seeded
from triopolis.games.bloom_town.components import RECOUNT, SLOTS, STACK_SIZE, TRAINING_STACK_SIZE
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.state import NOTHING, Rules, Town


def new_position(rules: Rules, seed: str) -> BloomTownState:
    rng = seeded(seed, "bloom_town")
    state = BloomTownState(rules)
    players: int = int(rules.players)
    state.stack_size = TRAINING_STACK_SIZE[players] if rules.training else STACK_SIZE[players]
    shops, boxed = sort_shops(rules, rng)
    tiles: vec[i64] = vec[i64](rules.playing + shops)
    rng.shuffle(tiles)
    dealt: i64 = 0
    for _ in range(players):
        town = Town()
        town.flower = not rules.training
        town.take(tiles[dealt], False)
        town.take(tiles[dealt + 1], False)
        dealt += 2
        state.towns.append(town)
    rest: vec[i64] = vec[i64](list(tiles[dealt:]) + rules.recount_tiles)
    rng.shuffle(rest)
    stacked: i64 = SLOTS * state.stack_size
    state.stacks = rest[:stacked]
    set_aside(state, rest[stacked:], boxed)
    fill_market(state)
    state.first = rng.below(rules.players)
    state.actor = state.first
    return state


def sort_shops(rules: Rules, rng: Generator) -> tuple[list[i64], list[i64]]:
    """The shops that play, and all tiles that leave the game: its shops are all of different kinds."""
    boxed: list[i64] = rules.removed[:]
    left: list[i64] = rules.copies[:]
    for kind in rng.draw(vec[i64]([4, 5, 6, 7, 8, 9]), rules.leaving):
        left[kind - 4] -= 1
        boxed.append(kind)
    shops: list[i64] = []
    for kind in range(i64(4), i64(10)):
        for _ in range(left[kind - 4]):
            shops.append(kind)
    return shops, boxed


def set_aside(state: BloomTownState, leftover: vec[i64], boxed: list[i64]) -> None:
    """Leftover recount tiles to their places, buildings to the box, or to the solo opponent (who scores nothing)."""
    for tile in leftover:
        if tile >= RECOUNT:
            state.recounts[tile - RECOUNT] += 1
        elif state.rules.opponent:
            state.collected[tile] += 1
        else:
            boxed.append(tile)
    state.box = vec[i64](boxed)


def fill_market(state: BloomTownState) -> None:
    """Recount tiles turned up during setup go to their places and score nothing (BT-14)."""
    for slot in range(i64(5)):
        while state.market[slot] == NOTHING and state.stack_left(slot) > 0:
            tile: i64 = state.next_tile(slot)
            if tile < RECOUNT:
                state.market[slot] = tile
            else:
                state.recounts[tile - RECOUNT] += 1
