"""What a position is worth to a player, in points at the end.

What counts, in a player's words:

- the points I have;
- what my town would bring in the recounts that may still come, each as likely as its tiles are to turn up in time;
- the type I shall score at the end: that of a tile in my hand, or the best one I can still get hold of;
- the best place for one of my tiles, and then, for every further turn, what a tile of each type would find in my town;
- the flower token while I have it, and spring cells that I have time to build on.

Only the seat's own hand is looked at, and of the stacks nothing but their size: which recount tiles are out follows
from those that show.

A solo opponent has its points, the table for every type at the end and in the recounts to come, and what an average
tile brings it each turn: the sooner the end, the less.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.contract import Evaluator
from triopolis.games.bloom_town.components import (
    ALL_CELLS,
    EMPTY_STACKS_TO_END,
    HOME,
    OFFICE,
    PARK,
    SHOP,
    SUBWAY,
    sides,
    type_of,
)
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.scoring import cell_points, recount_points, scoring_cells, tile_points
from triopolis.games.bloom_town.solo import WRAP_POINTS, owned, table_points
from triopolis.games.bloom_town.state import BUILD, BUILT, HAND, NOTHING, Rules, Town

FITS_LATER: Final[float] = 0.9
"""Of what a tile of some type would find in the town now, a later turn gets so much: its best place may be gone."""
FLOWER: Final[float] = 7.0
"""The flower token used well: a recount or a double at the right moment, or one more turn."""
SPRING: Final[float] = 2.0
"""Building on a spring cell: its double, or an extra turn."""
EXTRA_TURN: Final[float] = 6.5
"""One more tile, and a tile more to choose from."""
SHOP_NEIGHBOUR: Final[float] = 0.5
"""A shop likes two of the four other types."""
UNEVEN: Final[float] = 0.8
"""Stacks are not drawn from evenly, so the end comes sooner than the smallest stacks would have it."""
SLOTS_BETWEEN_WRAPS: Final[float] = 4.0
"""Turns a solo opponent's marker takes from wrap to wrap: now and then it skips a slot."""
WITHIN_REACH: Final[float] = 0.7
"""How much of its best recount a player may hope to score at the end while there is time to get hold of that type."""


class BloomTownEvaluator(Evaluator[BloomTownState]):
    def value(self, state: BloomTownState, seat: i64) -> float:
        if state.actor < 0:
            return float(state.scores()[int(seat)])
        if seat >= state.rules.players:
            return opponent_value(state)
        town: Town = state.towns[seat]
        if state.stage == HAND:
            return float(town.score) + last_scoring(state, seat)
        tiles: vec[i64] = hand(state, seat)
        turns: float = turns_left(state, seat)
        points: float = float(town.score) + placements(state.rules, town, tiles, turns)
        if seat == state.actor:
            points += offered(state, town)
        if state.rules.training:
            return points
        counts: vec[i64] = vec[i64]([0] * 5)
        for which in range(i64(5)):
            counts[which] = recount_points(state.rules, town, which)
        points += recounts(state, counts) + from_hand(tiles, counts, turns)
        return points + extras(state, seat, town, turns)


ROOM = BloomTownEvaluator


def opponent_value(state: BloomTownState) -> float:
    """The solo opponent: the table once more for every type, and for each tile that it will still take."""
    level: i64 = state.rules.opponent
    counts: vec[i64] = vec[i64]([0] * 5)
    points: float = float(state.rival_score)
    next_tile: float = 0.0
    for which in range(i64(5)):
        have: i64 = owned(state.collected, which)
        counts[which] = table_points(level, have)
        points += float(counts[which])
        brings: i64 = table_points(level, have + 1) - counts[which]
        if state.rules.rival_scores_takes:
            brings += table_points(level, have + 1)
        next_tile += float(brings) / 5.0
    if state.stage == HAND:
        return points
    takes: float = turns_left(state, 0)
    if state.stage != BUILD:
        takes += 1.0
    if state.rules.side == 0:
        next_tile += float(WRAP_POINTS) / SLOTS_BETWEEN_WRAPS
    return points + recounts(state, counts) + takes * next_tile


# How long it will last


def draws_left(state: BloomTownState) -> float:
    """Face-down tiles that will still be turned up, if all stacks shrink alike until enough of them are empty."""
    stop: i64 = 1
    if not state.rules.training:
        stop = EMPTY_STACKS_TO_END[int(state.rules.players)]
    sizes: list[int] = sorted([int(state.stack_left(slot)) for slot in range(i64(5))])
    height: i64 = sizes[int(stop) - 1]
    tiles: i64 = 0
    for size in sizes:
        tiles += min(i64(size), height)
    return float(tiles) * UNEVEN


def hidden_tiles(state: BloomTownState) -> i64:
    tiles: i64 = 0
    for slot in range(i64(5)):
        tiles += state.stack_left(slot)
    return tiles


def hidden_recounts(state: BloomTownState) -> i64:
    """Recount tiles that do not show yet: all of them are in the stacks."""
    return state.rules.recount_tiles - bits.size(state.shown) - bits.size(state.shown_twice)


def turns_left(state: BloomTownState, seat: i64) -> float:
    """Turns the seat will still begin: those of this round, and as many rounds as there are tiles to draw."""
    rules: Rules = state.rules
    drawers: i64 = rules.players
    if rules.opponent:
        drawers = 2
    hidden: i64 = hidden_tiles(state)
    tiles: float = draws_left(state)
    if hidden > 0:
        tiles *= 1.0 - float(hidden_recounts(state)) / float(hidden)
    place: i64 = (seat - state.first) % rules.players
    playing: i64 = (state.actor - state.first) % rules.players
    rest_of_round: i64 = rules.players - playing
    turns: float = max(0.0, (tiles - float(rest_of_round)) / float(drawers))
    if place > playing or (place == playing and state.stage == BUILD):
        turns += 1.0
    return turns


# Tiles to come


def hand(state: BloomTownState, seat: i64) -> vec[i64]:
    """The seat's tiles; after building also the one it is about to draw, where it can be seen."""
    town: Town = state.towns[seat]
    tiles: vec[i64] = vec[i64]([town.low, town.high])
    if seat == state.actor and state.stage == BUILT:
        tiles[0] = state.tile_in(state.icon_slot())
    return tiles


def placements(rules: Rules, town: Town, tiles: vec[i64], turns: float) -> float:
    """The next tile at its best place; the following ones at what each type would find on average."""
    if turns <= 0.0:
        return 0.0
    trial: Town = town.copy()
    finds: vec[float] = vec[float]([0.0] * 5)
    for kind in range(i64(4)):
        finds[kind] = float(best_place(rules, trial, kind))
    finds[SHOP] = shop_place(town)
    best: float = 0.0
    for kind in tiles:
        if kind >= SHOP:
            best = max(best, float(best_place(rules, trial, kind)))
        elif kind != NOTHING:
            best = max(best, finds[kind])
    average: float = (finds[OFFICE] + finds[SUBWAY] + finds[PARK] + finds[HOME] + finds[SHOP]) / 5.0
    if turns < 1.0:
        return best * turns
    return best + (turns - 1.0) * average * FITS_LATER


def best_place(rules: Rules, town: Town, kind: i64) -> i64:
    """What a tile of this kind would score where it scores most; tried out in the town, which is left as it was."""
    best: i64 = 0
    free: i64 = ALL_CELLS & ~town.built
    standing: i64 = town.tiles[kind]
    while free:
        cell: i64 = free & -free
        free &= free - 1
        town.tiles[kind] = standing | cell
        best = max(best, tile_points(rules, town, cell, kind))
    town.tiles[kind] = standing
    return best


def shop_place(town: Town) -> float:
    """The best place for a shop of which nothing is known."""
    liked: i64 = town.tiles[OFFICE] | town.tiles[SUBWAY] | town.tiles[PARK] | town.tiles[HOME]
    most: i64 = -1
    free: i64 = ALL_CELLS & ~town.built
    while free:
        most = max(most, bits.size(sides(free & -free) & liked))
        free &= free - 1
    return 0.0 if most < 0 else 1.0 + SHOP_NEIGHBOUR * float(most)


# Recounts


def recounts(state: BloomTownState, counts: vec[i64]) -> float:
    """What the town would bring now in each recount, times its chance: all its tiles must turn up before the end."""
    hidden: i64 = hidden_tiles(state)
    if hidden == 0:
        return 0.0
    chance: float = draws_left(state) / float(hidden)
    points: float = 0.0
    for which in range(i64(5)):
        if state.showing(which) == 0:
            points += chance * chance * float(counts[which])
        elif state.recount_to_come(which):
            points += chance * float(counts[which])
    return points


def last_scoring(state: BloomTownState, seat: i64) -> float:
    """The hands are being scored: who has not had their turn yet will choose the better type."""
    place: i64 = (seat - state.first) % state.rules.players
    if place < (state.actor - state.first) % state.rules.players:
        return 0.0
    town: Town = state.towns[seat]
    best: i64 = 0
    for kind in (town.low, town.high):
        if kind != NOTHING:
            best = max(best, recount_points(state.rules, town, type_of(kind)))
    return float(best)


def from_hand(tiles: vec[i64], counts: vec[i64], turns: float) -> float:
    """The last scoring: the better type in hand, if it stays there; the sooner the end, the likelier."""
    held: i64 = 0
    for kind in tiles:
        if kind != NOTHING:
            held = max(held, counts[type_of(kind)])
    best: i64 = 0
    for which in range(i64(5)):
        best = max(best, counts[which])
    stays: float = 1.0 / (1.0 + turns)
    return stays * float(held) + (1.0 - stays) * WITHIN_REACH * float(best)


# Flower and springs


def offered(state: BloomTownState, town: Town) -> float:
    """In the middle of a turn: the spring cell just built on, the second build of an extra turn."""
    points: float = EXTRA_TURN if state.again else 0.0
    if state.stage == BUILT and state.spring:
        best: float = EXTRA_TURN if state.may_extend else 0.0
        if state.may_double:
            scored: i64 = scoring_cells(state.rules, town, 1 << state.cell, state.placed)
            best = max(best, float(cell_points(state.placed, scored)))
        points += best
    return points


def extras(state: BloomTownState, seat: i64, town: Town, turns: float) -> float:
    """The flower token and the springs, as far as there is time for them."""
    rules: Rules = state.rules
    points: float = 0.0
    if town.flower and (turns > 0.0 or seat == state.actor):
        points += FLOWER * min(1.0, 0.5 + turns / 4.0)
    springs: i64 = bits.size(rules.components.springs[rules.side] & ~town.built)
    return points + SPRING * min(float(springs), turns)
