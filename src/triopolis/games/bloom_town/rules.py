"""Setup, legal actions, play.

Actions are numbers from one fixed range: place a kind of tile on a cell (10 x 25), then the others, which are kept as a
small bit set: spring double, spring extra turn, flower double, flower extra turn, flower recount of a type (5), draw,
take a market slot (5), end the turn, score a type of hand tile (5).

A turn: build (placing scores at once), what the spring cell or the flower offer, draw, the flower once more, refill.
Where nothing is offered the turn goes on by itself.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from triopolis.engine import bits
from triopolis.engine.contract import Log
from triopolis.engine.randomness import Generator
from triopolis.engine.shapes import Ended
from triopolis.games.bloom_town import counters, history, reports
from triopolis.games.bloom_town.components import ALL_CELLS, RECOUNT, SLOTS, CellSet, Kind, type_of
from triopolis.games.bloom_town.events import Extended, ExtraBy, LastScoringBegun, RivalScored
from triopolis.games.bloom_town.scoring import cell_points, recount_cells, recount_points, recount_tiles, scoring_cells
from triopolis.games.bloom_town.solo import WRAP_POINTS, next_stop, owned, table_points, wraps
from triopolis.games.bloom_town.state import (
    BUILD,
    BUILT,
    DRAWN,
    HAND,
    NOBODY,
    NOTHING,
    SLOT,
    TURNED_UP,
    Position,
    Town,
)

PLACE: Final[i64] = 0
OTHERS: Final[i64] = 250
"""The first action that is no placement; below, their places in the bit set."""
SPRING_DOUBLE: Final[i64] = 0
SPRING_EXTRA: Final[i64] = 1
FLOWER_DOUBLE: Final[i64] = 2
FLOWER_EXTRA: Final[i64] = 3
FLOWER_RECOUNT: Final[i64] = 4
DRAW: Final[i64] = 9
TAKE_SLOT: Final[i64] = 10
END_TURN: Final[i64] = 15
SCORE_HAND: Final[i64] = 16
ACTION_COUNT: Final = 250 + 21


# Playouts make and drop one position after the other: the room of the last one is used again.
@mypyc_attr(acyclic=True, free_list_len=1)
class BloomTownState(Position):
    """A position that knows the rules."""

    def copy(self) -> BloomTownState:
        other = BloomTownState(self.rules)
        self.copy_to(other)
        return other

    # What is legal

    def actions(self) -> list[int]:
        if self.actor < 0:
            return []
        town: Town = self.towns[self.actor]
        others: i64 = self.others(town)
        if self.stage != BUILD:
            return bits.numbers(others, OTHERS)
        free: CellSet = ALL_CELLS & ~town.built
        cells: i64 = bits.size(free)
        high: i64 = 0
        if town.two_kinds():
            high = cells
        # As long as it will be from the start: growing it bit by bit would take longer than filling it.
        numbers: list[Any] = [None] * int(high + cells + bits.size(others))
        if high:
            bits.write(numbers, 0, free, town.low * 25)
        bits.write(numbers, high, free, town.high * 25)
        bits.write(numbers, high + cells, others, OTHERS)
        return numbers

    def random_action(self, rng: Generator) -> i64:
        town: Town = self.towns[self.actor]
        others: i64 = self.others(town)
        if self.stage != BUILD:
            return OTHERS + bits.any_of(others, rng)
        free: CellSet = ALL_CELLS & ~town.built
        cells: i64 = bits.size(free)
        placements: i64 = cells
        if town.two_kinds():
            placements += cells
        choices: i64 = placements
        if others:
            choices += bits.size(others)
        chosen: i64 = rng.below(choices)
        if chosen >= placements:
            return OTHERS + bits.nth(others, chosen - placements)
        if placements > cells:
            if chosen < cells:
                return town.low * 25 + bits.nth(free, chosen)
            chosen -= cells
        return town.high * 25 + bits.nth(free, chosen)

    def others(self, town: Town) -> i64:
        """The legal actions that are no placements, as a bit set."""
        if self.stage == BUILD:
            return self.flower_offers(town)
        if self.stage == BUILT:
            return self.spring_offers() | self.flower_offers(town) | self.ways_to_draw()
        if self.stage == DRAWN:
            return self.flower_offers(town) | (1 << END_TURN)
        if self.stage == SLOT:
            return self.filled << TAKE_SLOT
        return (1 << (SCORE_HAND + type_of(town.low))) | (1 << (SCORE_HAND + type_of(town.high)))

    def flower_offers(self, town: Town) -> i64:
        """What the flower token can do now: any moment of one's own turn, a double only for the tile just built."""
        if not town.flower:
            return 0
        offers: i64 = self.recountable() << FLOWER_RECOUNT
        if self.may_extend:
            offers |= 1 << FLOWER_EXTRA
        if self.may_double and self.stage == BUILT:
            offers |= 1 << FLOWER_DOUBLE
        return offers

    def recountable(self) -> i64:
        """Types that show exactly one recount tile, as bits; with the option, only if no flower chose them before."""
        types: i64 = self.shown & ~self.shown_twice
        if not self.rules.recount_after_flower:
            types &= ~self.flowered
        return types

    def recount_to_come(self, which: i64) -> bool:
        """Whether a second recount tile of this type, which does not show yet, would make everybody score it."""
        if self.shown_twice >> which & 1:
            return False
        return self.rules.recount_after_flower or self.flowered >> which & 1 == 0

    def spring_offers(self) -> i64:
        offers: i64 = 0
        if self.spring:
            if self.may_double:
                offers |= 1 << SPRING_DOUBLE
            if self.may_extend:
                offers |= 1 << SPRING_EXTRA
        return offers

    def ways_to_draw(self) -> i64:
        """Take the tile of the icon just covered; any market tile where the slot and its stack are empty."""
        slot: i64 = self.icon_slot()
        if (self.filled | self.stocked) >> slot & 1 or self.filled == 0:
            return 1 << DRAW
        return self.filled << TAKE_SLOT

    def icon_slot(self) -> i64:
        return self.rules.slot[self.cell]

    # Playing

    def play(self, action: i64, log: Log | None = None) -> None:
        town: Town = self.towns[self.actor]
        self.turned_up = 0
        if action < OTHERS:
            kind: Kind = action // 25
            self.place(town, kind, action - kind * 25, log)
            return
        choice: i64 = action - OTHERS
        if choice == SPRING_DOUBLE:
            self.spring = False
            self.double(town, "spring", log)
        elif choice == SPRING_EXTRA:
            self.spring = False
            self.extend(town, "spring", log)
        elif choice < DRAW:
            self.use_flower(town, choice, log)
        elif choice == DRAW:
            self.draw_tile(town, log)
        elif choice < END_TURN:
            self.take_slot(town, choice - TAKE_SLOT, log)
        elif choice == END_TURN:
            self.end_turn(log)
        else:
            self.score_hand(self.actor, choice - SCORE_HAND, log)
            self.ask_hands(self.seat_after(self.actor), log)

    def place(self, town: Town, kind: Kind, cell: i64, log: Log | None) -> None:
        known: bool = town.give(kind)
        self.fresh = 0
        town.tiles[kind] |= 1 << cell
        town.built |= 1 << cell
        self.cell = cell
        self.placed = kind
        scored: CellSet = scoring_cells(self.rules, town, 1 << cell, kind)
        points: i64 = cell_points(kind, scored)
        town.earn_by_placing(type_of(kind), points)
        self.spring = self.rules.springs >> cell & 1 == 1
        if self.rules.players > 1:
            # Only others can be told something by a tile that they did not know. As likely as not: so no branch.
            self.turned_up = (kind + 1) * (1 - i64(known))
        if log is not None:
            reports.tell_place(log, self.actor, kind, cell, points, scored, reveals=self.turned_up > 0)
        self.after_building(town, log)

    def after_building(self, town: Town, log: Log | None) -> None:
        """Offer what spring cell and flower can do; draw at once where they can do nothing."""
        self.stage = BUILT
        if self.spring_offers() | self.flower_offers(town) == 0:
            self.draw_tile(town, log)

    # Extra actions

    def double(self, town: Town, by: ExtraBy, log: Log | None) -> None:
        """Once more the points of the placement, which is all they are doubled for (BT-7)."""
        self.may_double = False
        scored: CellSet = scoring_cells(self.rules, town, 1 << self.cell, self.placed)
        points: i64 = cell_points(self.placed, scored)
        town.doubled += points
        town.score += points
        if log is not None:
            reports.tell_double(log, self.actor, by, self.cell, points, scored)
        self.after_building(town, log)

    def extend(self, town: Town, by: ExtraBy, log: Log | None) -> None:
        """An extra turn: build, score and draw once more before the refill."""
        self.may_extend = False
        self.again = True
        if log is not None:
            log.add(self.actor, Extended(by=by))
        self.go_on(town, log)

    def use_flower(self, town: Town, choice: i64, log: Log | None) -> None:
        town.flower = False
        if self.stage == BUILD:
            self.fresh = 0
        if choice == FLOWER_DOUBLE:
            self.double(town, "flower", log)
        elif choice == FLOWER_EXTRA:
            self.extend(town, "flower", log)
        else:
            which: i64 = choice - FLOWER_RECOUNT
            self.flowered |= 1 << which
            self.recount(which, self.actor, log)
            self.go_on(town, log)

    def go_on(self, town: Town, log: Log | None) -> None:
        """After an extra action: what else is offered at this moment of the turn."""
        if self.stage == BUILT:
            self.after_building(town, log)
        elif self.stage == DRAWN:
            self.after_drawing(town, log)

    # Recounts

    def show_recount(self, which: i64, log: Log | None) -> None:
        """A recount tile turned up goes to its place; the second of a type is resolved at once (BT-13)."""
        self.add_recount(which)
        if log is not None:
            reports.tell_recount_tile(log, which, self.showing(which))
        if self.shown_twice >> which & 1 and (self.rules.recount_after_flower or self.flowered >> which & 1 == 0):
            self.recount(which, NOBODY, log)

    def recount(self, which: i64, by: i64, log: Log | None) -> None:
        """Everybody scores a type again."""
        entry: i64 = history.begun(self.turn, which, by)
        place: i64 = 0
        for town in self.towns:
            earned: i64 = recount_points(self.rules, town, which)
            town.recounted += earned
            town.score += earned
            entry += history.scored(place, earned)
            place += 1
        if self.rules.opponent:
            earned = self.rival_points(which)
            self.rival_recounted += earned
            self.rival_score += earned
            entry += history.scored(place, earned)
            place += 1
        self.history = append(self.history, entry)
        if log is not None:
            cells: list[CellSet] = [recount_cells(self.rules, town, which) for town in self.towns]
            tiles = [recount_tiles(self.rules, town, which) for town in self.towns]
            reports.tell_recount(log, by, which, history.unpacked(entry, place)[3:], cells, tiles)

    def recounts_now(self) -> list[list[int]]:
        """What a recount of each type would bring each place as things stand; empty where there are none."""
        if self.rules.training:
            return []
        worth: list[list[int]] = []
        for which in range(i64(5)):
            points: list[int] = [int(recount_points(self.rules, town, which)) for town in self.towns]
            if self.rules.opponent:
                points.append(int(self.rival_points(which)))
            worth.append(points)
        return worth

    # Drawing

    def draw_tile(self, town: Town, log: Log | None) -> None:
        slot: i64 = self.icon_slot()
        if self.filled >> slot & 1:
            self.take_slot(town, slot, log)
        else:
            self.draw_blind(town, slot, log)

    def take_slot(self, town: Town, slot: i64, log: Log | None) -> None:
        tile: i64 = self.take_out(slot)
        town.take(tile, True)
        if log is not None:
            reports.tell_take(log, self.actor, slot, tile)
        self.after_drawing(town, log)

    def draw_blind(self, town: Town, slot: i64, log: Log | None) -> None:
        """The top tile of the stack, unseen by the others; a recount tile goes to its place, then the next (BT-12)."""
        while self.stocked >> slot & 1:
            tile: i64 = self.next_tile(slot)
            self.turn_up(tile)
            if tile < RECOUNT:
                town.take(tile, False)
                self.fresh = (self.actor << 4 | (tile + 1)) << SLOTS
                if log is not None:
                    reports.tell_draw(log, self.actor, slot, tile)
                self.after_drawing(town, log)
                return
            self.show_recount(tile - RECOUNT, log)
        self.take_any(town, log)

    def take_any(self, town: Town, log: Log | None) -> None:
        """Slot and stack are empty: any market tile; nothing where there is none (BT-15)."""
        if self.filled == 0:
            self.after_drawing(town, log)
        elif self.filled & (self.filled - 1) == 0:
            self.take_slot(town, bits.lowest(self.filled), log)
        else:
            self.stage = SLOT

    def after_drawing(self, town: Town, log: Log | None) -> None:
        """The second half of an extra turn, the last moment for the flower, or the end of the turn."""
        self.spring = False
        if self.again and town.high != NOTHING:
            self.again = False
            self.stage = BUILD
            return
        self.stage = DRAWN
        if self.flower_offers(town) == 0:
            self.end_turn(log)

    # The end of a turn

    def end_turn(self, log: Log | None) -> None:
        if self.rules.opponent:
            self.play_rival(log)
        self.refill(log)
        self.stage = BUILD
        self.cell = NOTHING
        self.placed = NOTHING
        self.may_double = True
        self.may_extend = True
        self.again = False
        self.turn += 1
        self.actor = self.seat_after(self.actor)
        if self.actor == self.first and self.enough_stacks_empty():
            self.end_match(log)

    def seat_after(self, seat: i64) -> i64:
        seat += 1
        if seat == self.rules.players:
            return 0
        return seat

    def refill(self, log: Log | None) -> None:
        """Empty slots from their stacks, one after the other; recount tiles on the way go to their places (BT-12)."""
        standing: i64 = self.filled
        turned_up: i64 = self.turned_up
        waiting: i64 = self.stocked & ~standing
        while waiting:
            slot: i64 = bits.lowest(waiting)
            tile: i64 = self.next_tile(slot)
            turned_up = turned_up << 4 | (tile + 1)
            if tile < RECOUNT:
                self.put_in(slot, tile)
                if log is not None:
                    reports.tell_refill(log, slot, tile)
            else:
                self.show_recount(tile - RECOUNT, log)
            waiting = self.stocked & ~self.filled
        self.fresh |= self.filled & ~standing
        self.turned_up = turned_up & TURNED_UP

    def enough_stacks_empty(self) -> bool:
        """A stack is empty when no face-down tile is left, even if its slot is filled (BT-10)."""
        return SLOTS - bits.size(self.stocked) >= self.rules.stacks_to_end

    def play_rival(self, log: Log | None) -> None:
        """The solo opponent's marker steps on to the next tile and takes it."""
        stop: i64 = next_stop(self.filled, self.marker)
        if stop == NOTHING:
            return
        bonus: i64 = 0
        if self.rules.side == 0 and wraps(self.marker, stop):
            bonus = WRAP_POINTS
        self.marker = stop
        tile: i64 = self.take_out(stop)
        self.collected += counters.one(tile)
        points: i64 = 0
        if self.rules.rival_scores_takes:
            points = self.rival_points(type_of(tile))
        self.rival_wraps += bonus
        self.rival_taken += points
        self.rival_score += bonus + points
        if log is not None:
            reports.tell_rival_take(log, stop, tile, points, bonus)

    def rival_points(self, which: i64) -> i64:
        """What the opponent scores for a type whenever it does (at takes only with the option, BT-19)."""
        return table_points(self.rules.opponent, owned(self.collected, which))

    # The end of the match

    def end_match(self, log: Log | None) -> None:
        if self.rules.training:
            self.finish(log)
        else:
            if log is not None:
                log.add(NOBODY, LastScoringBegun())
            self.actor = NOBODY
            self.ask_hands(self.first, log)

    def ask_hands(self, seat: i64, log: Log | None) -> None:
        """In turn order everybody scores the type of one of their hand tiles; two of one type are no choice."""
        while self.actor == NOBODY or seat != self.first:
            town: Town = self.towns[seat]
            if town.low != NOTHING and type_of(town.low) != type_of(town.high):
                self.actor = seat
                self.stage = HAND
                return
            self.actor = seat
            if town.high != NOTHING:
                self.score_hand(seat, type_of(town.high), log)
            seat = self.seat_after(seat)
        self.finish(log)

    def score_hand(self, seat: i64, which: i64, log: Log | None) -> None:
        """The type of a hand tile, in one's own town; the tile itself does not count."""
        town: Town = self.towns[seat]
        points: i64 = recount_points(self.rules, town, which)
        town.from_hand += points
        town.hand_type = which
        town.score += points
        self.turn_up(which)
        if log is not None:
            reports.tell_hand(log, seat, which, points, recount_cells(self.rules, town, which))

    def finish(self, log: Log | None) -> None:
        self.actor = NOBODY
        self.stage = BUILD
        if self.rules.opponent:
            for which in range(i64(5)):
                self.rival_at_end += self.rival_points(which)
            self.rival_score += self.rival_at_end
            if log is not None:
                points: list[int] = [int(self.rival_points(which)) for which in range(i64(5))]
                log.add(reports.RIVAL, RivalScored(points=points))
        if log is not None:
            log.add(NOBODY, Ended(scores=self.scores(), winners=self.winners()))

    # Points

    def scores(self) -> list[int]:
        points: list[int] = [int(town.score) for town in self.towns]
        if self.rules.opponent:
            points.append(int(self.rival_score))
        return points

    def winners(self) -> list[int]:
        """Most points; of those tied, who is later in turn order. A solo opponent wins ties."""
        if self.rules.opponent:
            return [0] if self.towns[0].score > self.rival_score else [1]
        best: i64 = self.first
        for step in range(self.rules.players):
            seat: i64 = (self.first + step) % self.rules.players
            if self.towns[seat].score >= self.towns[best].score:
                best = seat
        return [int(best)]
