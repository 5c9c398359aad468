"""What must hold in every position."""

from __future__ import annotations

from collections import Counter

from triopolis.engine import bits
from triopolis.engine.rooms import Checks
from triopolis.games.bloom_town.components import CELLS, KINDS, RECOUNT, SLOTS
from triopolis.games.bloom_town.counters import at
from triopolis.games.bloom_town.game import BloomTown
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.state import NOTHING
from triopolis.games.bloom_town.telling.sheets import breakdown


class BloomTownChecks(Checks[BloomTownState]):
    def __init__(self, game: BloomTown) -> None:
        pass

    def broken_invariants(self, state: BloomTownState) -> list[str]:
        broken = [*_lost_tiles(state), *_wrong_towns(state), *_wrong_points(state)]
        return [*broken, *_wrong_stacks(state), *_wrong_end(state)]


ROOM = BloomTownChecks


def _lost_tiles(state: BloomTownState) -> list[str]:
    """Every tile is in one place: stacks, market, hands, towns, box, the opponent's collection, recount places."""
    rules = state.rules
    wanted = Counter({kind: rules.components.tiles[kind] for kind in range(4)})
    wanted.update({4 + kind: int(copies) for kind, copies in enumerate(rules.copies)})
    if not rules.training:
        wanted.update({int(RECOUNT) + which: number for which, number in enumerate(rules.components.recounts)})
    counted: Counter[int] = Counter(int(tile) for tile in state.box)
    for slot in range(SLOTS):
        start = slot * state.stack_size
        counted.update(int(tile) for tile in state.stacks[start + at(state.drawn, slot) : start + state.stack_size])
    counted.update(tile for tile in state.market_tiles() if tile != NOTHING)
    for town in state.towns:
        counted.update(int(tile) for tile in (town.low, town.high) if tile != NOTHING)
        counted.update({kind: len(bits.listed(town.tiles[kind])) for kind in range(KINDS)})
    counted.update({kind: int(at(state.collected, kind)) for kind in range(KINDS)})
    counted.update({int(RECOUNT) + which: state.showing(which) for which in range(5)})
    return [] if +counted == +wanted else [f"tiles missing {wanted - counted}, too many {counted - wanted}"]


def _wrong_towns(state: BloomTownState) -> list[str]:
    broken = []
    for place, town in enumerate(state.towns):
        cells = [cell for kind in range(KINDS) for cell in bits.listed(town.tiles[kind])]
        if sorted(cells) != bits.listed(town.built) or len(cells) > CELLS:
            broken.append(f"town {place} has two tiles on a cell or miscounts its cells")
        if town.low > town.high or (town.low == town.high and town.low_known and not town.high_known):
            broken.append(f"hand {place} is out of order")
        if state.rules.training and town.flower:
            broken.append(f"town {place} has a flower in the training game")
    return broken


def _wrong_points(state: BloomTownState) -> list[str]:
    scores = state.scores()
    sheets = [sheet.total for sheet in breakdown(state)]
    return [] if scores == sheets else [f"scores {scores}, score sheets {sheets}"]


def _wrong_stacks(state: BloomTownState) -> list[str]:
    stocked = [slot for slot in range(SLOTS) if state.stack_left(slot) > 0]
    return [] if bits.listed(state.stocked) == stocked else [f"stacks with tiles {stocked}, marked {state.stocked:b}"]


def _wrong_end(state: BloomTownState) -> list[str]:
    if state.shown_twice & ~state.shown:
        return ["a second recount tile without the first"]
    if state.actor >= 0:
        return []
    if state.turn % state.rules.players:
        return [f"ended after {state.turn} turns, which is no whole round"]
    return [] if state.enough_stacks_empty() else ["ended with too few stacks empty"]
