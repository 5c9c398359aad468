"""The position: flat, small, cheap to copy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.contract import State
from triopolis.games.bloom_town.components import (
    EMPTY_STACKS_TO_END,
    KINDS,
    RECOUNT,
    REMOVED,
    SLOTS,
    STACK_SIZE,
    TRAINING_STACK_SIZE,
    Components,
)

# What the actor is to choose.
BUILD: Final[i64] = 0
BUILT: Final[i64] = 1
"""After building and scoring, before drawing."""
DRAWN: Final[i64] = 2
"""After drawing, before the refill."""
SLOT: Final[i64] = 3
"""Which market tile to take, when the slot and its stack are empty."""
HAND: Final[i64] = 4
"""Which hand tile to score at the end."""
STAGES: Final = ("build", "built", "drawn", "slot", "hand")

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1

# Where a player's points come from: placements by type, then these.
DOUBLED: Final[i64] = 5
RECOUNTED: Final[i64] = 6
FROM_HAND: Final[i64] = 7
# The opponent's: tiles taken, wraps of the marker, recounts, the end.
TAKEN: Final[i64] = 0
WRAPS: Final[i64] = 1
AT_END: Final[i64] = 7
SOURCES_OF_POINTS: Final = 8


class Rules:
    """The rule switches of a match, read on every move. Shared by all copies and never changed."""

    def __init__(
        self, components: Components, players: i64, training: bool, side: i64, opponent: i64, third_shop: i64
    ) -> None:
        self.components: Components = components
        self.players: i64 = players
        self.training: bool = training
        self.side: i64 = side
        """0 for A, 1 for B."""
        self.opponent: i64 = opponent
        """The solo opponent: 0 none, then easy, medium, hard."""
        self.office_group: bool = False
        self.subway_group: bool = False
        self.recount_after_flower: bool = True
        self.third_shop: i64 = third_shop
        """The kind that has the third copy; -1 leaves it to the data."""

        # What would take a lookup, worked out once.
        self.slot: vec[i64] = components.slot[side]
        """The market slot whose icon a cell shows."""
        self.springs: i64 = 0 if training else components.springs[side]
        """The cells whose spring counts, as a set."""
        self.stack_size: i64 = TRAINING_STACK_SIZE[int(players)] if training else STACK_SIZE[int(players)]
        self.stacks_to_end: i64 = 1 if training else EMPTY_STACKS_TO_END[int(players)]
        """So many empty stacks end the match."""
        self.leaving: i64 = REMOVED[int(players)]
        """Tiles of each type that leave the game."""
        self.copies: vec[i64] = vec[i64](shop_copies(components, third_shop))
        """How often each kind of shop exists."""
        leaving: int = int(self.leaving)
        kinds: list[int] = [0, 1, 2, 3]
        self.playing: vec[i64] = vec[i64]([kind for kind in kinds for _ in range(components.tiles[kind] - leaving)])
        self.removed: vec[i64] = vec[i64]([kind for kind in kinds for _ in range(leaving)])
        """The tiles other than shops that play and that leave the game."""
        self.recount_tiles: vec[i64] = vec[i64]()
        """Those that are shuffled in; none in the training game."""
        if not training:
            self.recount_tiles = vec[i64](
                [RECOUNT + which for which in range(5) for _ in range(components.recounts[which])]
            )


def shop_copies(components: Components, third_shop: i64) -> list[i64]:
    """How often each kind of shop exists; an option says which kind has the copy that the fullest one has too much.

    Where a data pack has no kind twice, there is no such copy."""
    copies: list[i64] = [shop.copies for shop in components.shops]
    if third_shop != NOTHING and max(copies) > 1:
        copies[copies.index(max(copies))] -= 1
        copies[third_shop - 4] += 1
    return copies


def repeated(counts: vec[i64]) -> list[int]:
    """Every kind as often as it is counted."""
    found: list[int] = []
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            found.append(kind)
    return found


class Town:
    """What one player owns: town, hand, flower token, points."""

    def __init__(self) -> None:
        self.tiles: vec[i64] = vec[i64]([0] * KINDS)
        """The cells of each kind of tile, as sets."""
        self.built: i64 = 0
        """All cells that are taken."""
        self.low: i64 = NOTHING
        self.high: i64 = NOTHING
        """The hand: kinds of tiles, the smaller one first, -1 for none (then the first is -1)."""
        self.low_known: bool = False
        self.high_known: bool = False
        """Taken face up, so known to all. Of two equal tiles the known one is the higher."""
        self.flower: bool = False
        self.score: i64 = 0
        self.earned: vec[i64] = vec[i64]([0] * SOURCES_OF_POINTS)
        """The same points by where they came from."""

    def copy(self) -> Town:
        other = Town()
        other.tiles = self.tiles[:]
        other.built = self.built
        other.low = self.low
        other.high = self.high
        other.low_known = self.low_known
        other.high_known = self.high_known
        other.flower = self.flower
        other.score = self.score
        other.earned = self.earned[:]
        return other

    def earn(self, source: i64, points: i64) -> None:
        self.score += points
        self.earned[source] += points

    def two_kinds(self) -> bool:
        if self.low == NOTHING:
            return False
        return self.low != self.high

    def take(self, kind: i64, known: bool) -> None:
        """Add a tile to the hand, which has room: its lower place is free."""
        if kind > self.high or (kind == self.high and known):
            self.low = self.high
            self.low_known = self.high_known
            self.high = kind
            self.high_known = known
        else:
            self.low = kind
            self.low_known = known

    def give(self, kind: i64) -> bool:
        """Remove a tile from the hand; of two equal ones the known one goes. Returns whether it was known."""
        known: bool = self.low_known
        if kind == self.high:
            known = self.high_known
            self.high = self.low
            self.high_known = self.low_known
        self.low = NOTHING
        self.low_known = False
        if self.high == NOTHING:
            self.high_known = False
        return known

    def kinds_built(self) -> list[int]:
        """The kind of every tile in the town, ascending."""
        return repeated(vec[i64]([bits.size(cells) for cells in self.tiles]))

    def dump(self) -> list[int]:
        hand = [int(self.low), int(self.high), int(self.low_known), int(self.high_known), int(self.flower)]
        return [*[int(cells) for cells in self.tiles], *hand, int(self.score), *[int(part) for part in self.earned]]


class Position(State):
    """All there is on the table. The rules (rules.py) build on it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.towns: list[Town] = []
        self.stacks: vec[i64] = vec[i64]()
        """The five stacks one after the other, each from its top; shared by all copies and never changed."""
        self.stack_size: i64 = 0
        self.box: vec[i64] = vec[i64]()
        """Tiles that left the game during setup; shared and never changed."""
        self.drawn: vec[i64] = vec[i64]([0] * SLOTS)
        """How many tiles each stack has given."""
        self.market: vec[i64] = vec[i64]([NOTHING] * SLOTS)
        self.recounts: vec[i64] = vec[i64]([0] * 5)
        """How many recount tiles of each type show."""
        self.flowered: i64 = 0
        """Types re-scored by a flower, a bit each."""
        self.history: vec[i64] = vec[i64]()
        """Every recount: turn, type, the seat whose flower did it (-1 for none), then each place's points."""

        self.stage: i64 = BUILD
        self.cell: i64 = NOTHING
        """Where the actor has just built."""
        self.placed: i64 = NOTHING
        """The kind of tile built there."""
        self.spring: bool = False
        """A spring cell's action may still be chosen."""
        self.may_double: bool = True
        self.may_extend: bool = True
        """Each kind of extra action at most once a turn."""
        self.again: bool = False
        """An extra turn has been chosen and its second build is still to come."""

        self.collected: vec[i64] = vec[i64]([0] * KINDS)
        """The solo opponent's tiles by kind."""
        self.marker: i64 = 0
        self.rival_score: i64 = 0
        self.rival_earned: vec[i64] = vec[i64]([0] * SOURCES_OF_POINTS)

    def copy_to(self, other: Position) -> None:
        other.actor = self.actor
        other.turn = self.turn
        other.first = self.first
        other.towns = [town.copy() for town in self.towns]
        other.stacks = self.stacks
        other.stack_size = self.stack_size
        other.box = self.box
        other.drawn = self.drawn[:]
        other.market = self.market[:]
        other.recounts = self.recounts[:]
        other.flowered = self.flowered
        other.history = self.history[:]
        other.stage = self.stage
        other.cell = self.cell
        other.placed = self.placed
        other.spring = self.spring
        other.may_double = self.may_double
        other.may_extend = self.may_extend
        other.again = self.again
        if self.rules.opponent:
            other.collected = self.collected[:]
            other.marker = self.marker
            other.rival_score = self.rival_score
            other.rival_earned = self.rival_earned[:]

    def stack_left(self, slot: i64) -> i64:
        return self.stack_size - self.drawn[slot]

    def holdings(self) -> list[list[int]]:
        found: list[list[int]] = [town.kinds_built() for town in self.towns]
        if self.rules.opponent:
            found.append(repeated(self.collected))
        return found

    def dump(self) -> bytes:
        rules = self.rules
        fixed = [int(rules.players), int(rules.training), int(rules.side), int(rules.opponent), int(self.first)]
        switches = [int(rules.office_group), int(rules.subway_group), int(rules.recount_after_flower)]
        moment = [int(self.actor), int(self.turn), int(self.stage), int(self.cell), int(self.placed)]
        choices = [int(self.spring), int(self.may_double), int(self.may_extend), int(self.again)]
        table = [*[int(number) for number in self.drawn], *[int(tile) for tile in self.market]]
        table += [*[int(number) for number in self.recounts], int(self.flowered)]
        rival = [*[int(number) for number in self.collected], int(self.marker), int(self.rival_score)]
        rival += [int(part) for part in self.rival_earned]
        parts = [fixed, switches, moment, choices, table, rival, [int(number) for number in self.history]]
        parts += [[int(tile) for tile in self.stacks], [int(tile) for tile in self.box]]
        parts += [town.dump() for town in self.towns]
        return "\n".join([",".join([str(number) for number in part]) for part in parts]).encode()
