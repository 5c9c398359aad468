"""The position: flat, small, cheap to copy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from triopolis.engine import bits
from triopolis.engine.contract import State
from triopolis.games.bloom_town import counters, history
from triopolis.games.bloom_town.components import (
    EMPTY_STACKS_TO_END,
    KINDS,
    RECOUNT,
    REMOVED,
    SLOTS,
    STACK_SIZE,
    TRAINING_STACK_SIZE,
    CellSet,
    Components,
    Kind,
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

TURNED_UP: Final[i64] = (1 << 60) - 1
"""Fifteen digits: what turns up in one play is hardly ever more."""

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1


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
        self.rival_scores_takes: bool = True
        """The solo opponent scores every tile it takes, not only laps, recounts and the end (BT-19)."""
        self.third_shop: i64 = third_shop
        """The kind that has the third copy; -1 leaves it to the data."""

        # What would take a lookup, worked out once.
        self.slot: vec[i64] = components.slot[side]
        """The market slot whose icon a cell shows."""
        self.icon_cells: vec[i64] = components.icon_cells[side]
        """The cells that show the icon of each market slot, as sets."""
        self.springs: CellSet = 0 if training else components.springs[side]
        """The cells whose spring counts, as a set."""
        self.stack_size: i64 = TRAINING_STACK_SIZE[int(players)] if training else STACK_SIZE[int(players)]
        self.stacks_to_end: i64 = 1 if training else EMPTY_STACKS_TO_END[int(players)]
        """So many empty stacks end the match."""
        self.leaving: i64 = REMOVED[int(players)]
        """Tiles of each type that leave the game."""
        self.copies: vec[i64] = vec[i64](shop_copies(components, third_shop))
        """How often each kind of shop exists."""

        # The tiles as they lie before a deal, in lists as long as they will be: which shops leave is drawn by lot.
        leaving: int = int(self.leaving)
        kinds: list[int] = [0, 1, 2, 3]
        others: list[int] = [kind for kind in kinds for _ in range(components.tiles[kind] - leaving)]
        shops: int = sum(int(copies) for copies in self.copies) - leaving
        recounts: list[int] = []
        if not training:
            recounts = [int(RECOUNT) + which for which in range(5) for _ in range(components.recounts[which])]
        self.first_shop: i64 = len(others)
        """Where the shops begin that play."""
        self.buildings: i64 = len(others) + shops
        self.recount_tiles: i64 = len(recounts)
        """Those that are shuffled in; none in the training game."""
        self.playing: vec[i64] = vec[i64](others + [NOTHING] * shops + recounts)
        self.removed: vec[i64] = vec[i64]([kind for kind in kinds for _ in range(leaving)] + [NOTHING] * leaving)
        """The tiles that leave the game, the shops last."""


def shop_copies(components: Components, third_shop: i64) -> list[i64]:
    """How often each kind of shop exists; an option says which kind has the copy that the fullest one has too much.

    Where a data pack has no kind twice, there is no such copy."""
    copies: list[i64] = [shop.copies for shop in components.shops]
    if third_shop != NOTHING and max(copies) > 1:
        copies[copies.index(max(copies))] -= 1
        copies[third_shop - 4] += 1
    return copies


def repeated(counts: list[int]) -> list[int]:
    """Every kind as often as it is counted."""
    kinds: list[int] = []
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            kinds.append(kind)
    return kinds


# Nothing but numbers in it: the garbage collector need not look at it.
@mypyc_attr(acyclic=True)
class Town:
    """What one player owns: town, hand, flower token, points."""

    def __init__(self, tiles: vec[i64]) -> None:
        self.tiles: vec[i64] = tiles
        """The cells of each kind of tile, as sets."""
        self.built: CellSet = 0
        """All cells that are taken."""
        self.low: Kind = NOTHING
        self.high: Kind = NOTHING
        """The hand: kinds of tiles, the smaller one first, -1 for none (then the first is -1)."""
        self.low_known: bool = False
        self.high_known: bool = False
        """Taken face up, so known to all. Of two equal tiles the known one is the higher."""
        self.flower: bool = False
        self.score: i64 = 0

        # The same points by where they came from.
        self.placements: i64 = 0
        """Of tiles built, twelve bits for each type."""
        self.doubled: i64 = 0
        self.recounted: i64 = 0
        self.from_hand: i64 = 0
        self.hand_type: i64 = NOTHING
        """The type scored from the hand at the end, known to all (BT-20)."""

    def copy(self) -> Town:
        other = Town(self.tiles[:])
        other.built = self.built
        other.low = self.low
        other.high = self.high
        other.low_known = self.low_known
        other.high_known = self.high_known
        other.flower = self.flower
        other.score = self.score
        other.placements = self.placements
        other.doubled = self.doubled
        other.recounted = self.recounted
        other.from_hand = self.from_hand
        other.hand_type = self.hand_type
        return other

    def earn_by_placing(self, which: i64, points: i64) -> None:
        self.score += points
        self.placements += points << (12 * which)

    def earned(self) -> list[int]:
        """The points by where they came from: tiles built by type, doubles, recounts, the hand at the end."""
        placed: list[int] = [int(self.placements >> (12 * which) & 0xFFF) for which in range(i64(5))]
        return [*placed, int(self.doubled), int(self.recounted), int(self.from_hand)]

    def set_earned(self, points: list[int]) -> None:
        self.placements = 0
        for which in range(5):
            self.placements |= points[which] << (12 * which)
        self.doubled, self.recounted, self.from_hand = points[5], points[6], points[7]

    def two_kinds(self) -> bool:
        if self.low == NOTHING:
            return False
        return self.low != self.high

    def take(self, kind: Kind, known: bool) -> None:
        """Add a tile to the hand, which has room: its lower place is free."""
        if kind > self.high or (kind == self.high and known):
            self.low = self.high
            self.low_known = self.high_known
            self.high = kind
            self.high_known = known
        else:
            self.low = kind
            self.low_known = known

    def give(self, kind: Kind) -> bool:
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
        return repeated([int(bits.size(cells)) for cells in self.tiles])

    def dump(self) -> list[int]:
        """Without the type scored from the hand: so records older than it keep their hash."""
        hand = [int(self.low), int(self.high), int(self.low_known), int(self.high_known), int(self.flower)]
        return [*[int(cells) for cells in self.tiles], *hand, int(self.score), *self.earned()]


NO_TILES: Final[vec[i64]] = vec[i64]([0] * KINDS)


def empty_town() -> Town:
    return Town(NO_TILES[:])


@mypyc_attr(acyclic=True)
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
        self.drawn: i64 = 0
        """How many tiles each stack has given (counters.py)."""
        self.stocked: i64 = 0
        """The stacks that have tiles left, as a set."""
        self.filled: i64 = 0
        """The market's slots that have a tile, as a set."""
        self.market: i64 = 0
        """The kinds of these tiles, by slot (counters.py)."""
        self.shown: i64 = 0
        """Types of which a recount tile shows, a bit each."""
        self.shown_twice: i64 = 0
        """And those of which both show."""
        self.flowered: i64 = 0
        """Types re-scored by a flower, a bit each."""
        self.fresh: i64 = 0
        """What the last turn turned up, for whoever judges a move by what it leads to: the slots refilled, a bit each,
        then the tile drawn face down (its kind + 1, four bits) and the seat that drew it. It lasts until the next
        turn is begun and is no part of the position."""
        self.history: vec[i64] = vec[i64]()
        """Every recount so far (history.py)."""

        self.stage: i64 = BUILD
        self.cell: i64 = NOTHING
        """Where the actor has just built."""
        self.placed: Kind = NOTHING
        """The kind of tile built there."""
        self.spring: bool = False
        """A spring cell's action may still be chosen."""
        self.may_double: bool = True
        self.may_extend: bool = True
        """Each kind of extra action at most once a turn."""
        self.again: bool = False
        """An extra turn has been chosen and its second build is still to come."""

        # The solo opponent.
        self.collected: i64 = 0
        """How many tiles it has of each kind (counters.py)."""
        self.marker: i64 = 0
        self.rival_score: i64 = 0
        # The same points by where they came from: tiles taken, wraps of the marker, recounts, the end.
        self.rival_taken: i64 = 0
        self.rival_wraps: i64 = 0
        self.rival_recounted: i64 = 0
        self.rival_at_end: i64 = 0

    def copy_to(self, other: Position) -> None:
        other.actor = self.actor
        other.turn = self.turn
        other.first = self.first
        other.towns = [town.copy() for town in self.towns]
        other.stacks = self.stacks
        other.stack_size = self.stack_size
        other.box = self.box
        other.drawn = self.drawn
        other.stocked = self.stocked
        other.filled = self.filled
        other.market = self.market
        other.shown = self.shown
        other.shown_twice = self.shown_twice
        other.flowered = self.flowered
        other.fresh = self.fresh
        other.history = self.history[:]
        other.stage = self.stage
        other.cell = self.cell
        other.placed = self.placed
        other.spring = self.spring
        other.may_double = self.may_double
        other.may_extend = self.may_extend
        other.again = self.again
        if self.rules.opponent:
            other.collected = self.collected
            other.marker = self.marker
            other.rival_score = self.rival_score
            other.rival_taken = self.rival_taken
            other.rival_wraps = self.rival_wraps
            other.rival_recounted = self.rival_recounted
            other.rival_at_end = self.rival_at_end

    # The table in its parts

    def stack_left(self, slot: i64) -> i64:
        return self.stack_size - counters.at(self.drawn, slot)

    def set_stacks_left(self, left: list[int]) -> None:
        """As many tiles in the stacks as this."""
        self.drawn = counters.pack([int(self.stack_size) - count for count in left])
        self.stocked = 0
        for slot in range(len(left)):
            if left[slot] > 0:
                self.stocked |= 1 << slot

    def next_tile(self, slot: i64) -> i64:
        """Take the top tile of a stack that has one."""
        depth: i64 = counters.at(self.drawn, slot)
        self.drawn += counters.one(slot)
        if depth + 1 == self.stack_size:
            self.stocked ^= 1 << slot
        depth += slot * self.stack_size
        return self.stacks[depth]

    def turn_up(self, what: i64) -> None:
        """A tile, or a type scored from a hand, comes to light: a digit of four bits for each, never 0."""
        self.turned_up = (self.turned_up << 4 | (what + 1)) & TURNED_UP

    def tile_in(self, slot: i64) -> i64:
        """The kind of tile in a slot of the market, -1 for none."""
        if self.filled >> slot & 1:
            return counters.at(self.market, slot)
        return NOTHING

    def take_out(self, slot: i64) -> i64:
        """Take the tile of a slot that has one."""
        tile: i64 = counters.at(self.market, slot)
        self.market -= tile * counters.one(slot)
        self.filled ^= 1 << slot
        return tile

    def put_in(self, slot: i64, tile: i64) -> None:
        """Put a tile into a slot that has none."""
        self.market += tile * counters.one(slot)
        self.filled |= 1 << slot

    def showing(self, which: i64) -> i64:
        """How many recount tiles of a type show."""
        return (self.shown >> which & 1) + (self.shown_twice >> which & 1)

    def add_recount(self, which: i64) -> None:
        """One more recount tile of a type shows."""
        self.shown_twice |= self.shown & (1 << which)
        self.shown |= 1 << which

    # As lists

    def removed_shops(self) -> list[int]:
        """The kinds of the shops that left the game during setup, in sight of all (BT-20), ascending."""
        first: i64 = 4 * self.rules.leaving
        return sorted([int(kind) for kind in self.box[first : first + self.rules.leaving]])

    def market_tiles(self) -> list[int]:
        """The kind of tile in every slot, -1 for none."""
        return [int(self.tile_in(slot)) for slot in range(i64(5))]

    def recounts(self) -> list[int]:
        """How many recount tiles of each type show."""
        return [int(self.showing(which)) for which in range(i64(5))]

    def past_recounts(self) -> list[int]:
        """Every recount: turn, type, the seat whose flower did it (-1 for none), then each place's points."""
        places: int = 2 if self.rules.opponent else len(self.towns)
        numbers: list[int] = []
        for recount in self.history:
            numbers += history.unpacked(recount, places)
        return numbers

    def rival_earned(self) -> list[int]:
        """The opponent's points by where they came from; recounts stand at the same place as a player's."""
        begun: list[int] = [int(self.rival_taken), int(self.rival_wraps), 0, 0, 0, 0]
        return [*begun, int(self.rival_recounted), int(self.rival_at_end)]

    def set_rival_earned(self, points: list[int]) -> None:
        self.rival_taken, self.rival_wraps = points[0], points[1]
        self.rival_recounted, self.rival_at_end = points[6], points[7]

    def holdings(self) -> list[list[int]]:
        kinds: list[list[int]] = [town.kinds_built() for town in self.towns]
        if self.rules.opponent:
            kinds.append(repeated(counters.unpack(self.collected, KINDS)))
        return kinds

    def dump(self) -> bytes:
        rules = self.rules
        fixed = [int(rules.players), int(rules.training), int(rules.side), int(rules.opponent), int(self.first)]
        switches = [int(rules.office_group), int(rules.subway_group), int(rules.recount_after_flower)]
        if not rules.rival_scores_takes:
            # Only where it is played: records older than the option keep their hash.
            switches.append(1)
        moment = [int(self.actor), int(self.turn), int(self.stage), int(self.cell), int(self.placed)]
        choices = [int(self.spring), int(self.may_double), int(self.may_extend), int(self.again)]
        table = [*counters.unpack(self.drawn, SLOTS), *self.market_tiles(), *self.recounts(), int(self.flowered)]
        rival = [*counters.unpack(self.collected, KINDS), int(self.marker), int(self.rival_score), *self.rival_earned()]
        parts = [fixed, switches, moment, choices, table, rival, self.past_recounts()]
        parts += [[int(tile) for tile in self.stacks], [int(tile) for tile in self.box]]
        parts += [town.dump() for town in self.towns]
        return "\n".join([",".join([str(number) for number in part]) for part in parts]).encode()
