"""Legal actions and play.

Actions are numbers from one fixed range, in this order: flip a cell (16), take a pair (24), draw from the pile, pass,
pay with so many doubles and singles (49), take a token (32). A turn is a short run of them; what is legal is kept as
one bit set, since at each stage at most 49 neighbouring numbers can be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from triopolis.engine import bits
from triopolis.engine.contract import Log
from triopolis.engine.randomness import Generator
from triopolis.engine.shapes import Ended
from triopolis.games.point_city.components import BUILDING_SEEN, INGENUITY, MOST_TOKENS
from triopolis.games.point_city.counters import TOP_BITS, Counters, count, lowest, missing, one, payable, total
from triopolis.games.point_city.events import (
    Drawn,
    Flipped,
    MarketCard,
    Paid,
    Passed,
    Refilled,
    Taken,
    TokenTaken,
)
from triopolis.games.point_city.scoring import city_points, leaders
from triopolis.games.point_city.solo import automa_cells, automa_points
from triopolis.games.point_city.state import EMPTY, NOBODY, PAYMENT, TOKEN, TURN, BitSet, Cell, City, Position, add_side

PAIRS: Final = 24
MOST_MISSES: Final = 8
FLIP: Final[i64] = 0
TAKE: Final[i64] = 16
DRAW: Final[i64] = 40
PASS: Final[i64] = 41
PAY: Final[i64] = 42
TAKE_TOKEN: Final[i64] = 91
ACTION_COUNT: Final = 91 + MOST_TOKENS

# The pairs: first the twelve side by side, row by row, then the twelve one above the other.
SIDE_BY_SIDE: Final = [row * 4 + column for row in range(4) for column in range(3)]
PAIR_FIRST: Final[vec[i64]] = vec[i64](SIDE_BY_SIDE + list(range(12)))
PAIR_SECOND: Final[vec[i64]] = vec[i64]([cell + 1 for cell in SIDE_BY_SIDE] + list(range(4, 16)))
PAIR_OF: Final[dict[tuple[int, int], int]] = {
    (int(PAIR_FIRST[pair]), int(PAIR_SECOND[pair])): pair for pair in range(PAIRS)
}
# The first cells of the rows, which are the cells of the first column, and the other way round: sets of cells.
FIRST_OF_ROWS: Final[BitSet] = 0x1111
FIRST_OF_COLUMNS: Final[BitSet] = 0x000F


def payment_index(doubles: i64, singles: i64) -> i64:
    """Payments in order: doubles first, then singles; with d doubles come at most 12 - 2d singles."""
    return doubles * (14 - doubles) + singles


PAYMENT_DOUBLES: Final[vec[i64]] = vec[i64]([d for d in range(7) for _ in range(13 - 2 * d)])
PAYMENT_SINGLES: Final[vec[i64]] = vec[i64]([s for d in range(7) for s in range(13 - 2 * d)])


# Playouts make and drop one position after the other: the room of the last one is used again.
@mypyc_attr(acyclic=True, free_list_len=1)
class PointCityState(Position):
    """A position that knows the rules."""

    def copy(self) -> PointCityState:
        other = PointCityState(self.components, self.players, self.automa, self.market[:], self.change[:])
        self.copy_to(other)
        return other

    # What is legal

    def actions(self) -> list[int]:
        if self.actor < 0:
            return []
        return bits.numbers(self.legal(), self.lowest_action())

    def random_action(self, rng: Generator) -> i64:
        if self.stage == TURN:
            return self.random_turn(rng)
        return self.lowest_action() + bits.any_of(self.legal(), rng)

    def random_turn(self, rng: Generator) -> i64:
        """Draws from all pairs and what is legal besides, until it is a pair that can be paid.

        So every legal action is as likely as every other, and few pairs are looked at. Where many draws miss, few or
        no pairs can be paid: then the legal actions are worked out after all.
        """
        sure: BitSet = self.legal_besides_pairs()
        count: i64 = bits.size(sure)
        supply: Counters = self.supply()
        change: vec[i64] = self.change
        for _miss in range(i64(MOST_MISSES)):
            drawn: i64 = rng.below(PAIRS + count)
            if drawn >= PAIRS:
                return bits.nth(sure, drawn - PAIRS)
            if payable(supply + change[PAIR_FIRST[drawn]] + change[PAIR_SECOND[drawn]]):
                return TAKE + drawn
        return bits.any_of(self.legal_turn(), rng)

    def lowest_action(self) -> i64:
        """The action that the lowest bit of legal() stands for."""
        if self.stage == TURN:
            return FLIP
        if self.stage == PAYMENT:
            return PAY
        return TAKE_TOKEN

    def legal(self) -> BitSet:
        """The legal actions of this stage, counted from lowest_action()."""
        if self.stage == TURN:
            return self.legal_turn()
        if self.stage == PAYMENT:
            return self.legal_payments(self.paying)
        return self.tokens_left

    def legal_turn(self) -> BitSet:
        mask: BitSet = self.legal_besides_pairs() | (self.affordable_pairs() << TAKE)
        if mask == 0:
            mask = 1 << PASS
        return mask

    def legal_besides_pairs(self) -> BitSet:
        mask: BitSet = 0
        if not self.flipped:
            mask = self.flippable()
        if self.pile() > 0:
            mask |= 1 << DRAW
        return mask

    def flippable(self) -> BitSet:
        """Cells in a row or column that shows four resource sides."""
        sides: BitSet = ~self.built_sides
        rows: BitSet = sides & (sides >> 1) & (sides >> 2) & (sides >> 3) & FIRST_OF_ROWS
        columns: BitSet = sides & (sides >> 4) & (sides >> 8) & (sides >> 12) & FIRST_OF_COLUMNS
        return rows * FIRST_OF_COLUMNS | columns * FIRST_OF_ROWS

    def affordable_pairs(self) -> BitSet:
        """Pairs whose buildings can be paid, resource cards taken in the same breath included."""
        change: vec[i64] = self.change
        supply: Counters = self.supply()
        pairs: BitSet = 0
        for row in range(i64(4)):
            for column in range(i64(4)):
                cell: Cell = row * 4 + column
                balance: Counters = supply + change[cell]
                if column < 3 and payable(balance + change[cell + 1]):
                    pairs |= 1 << (row * 3 + column)
                if row < 3 and payable(balance + change[cell + 4]):
                    pairs |= 1 << (12 + cell)
        return pairs

    def supply(self) -> Counters:
        """All that the actor can pay with, as payable() wants it."""
        city: City = self.cities[self.actor]
        return TOP_BITS + city.permanents + city.singles + 2 * city.doubles

    def legal_payments(self, resource: i64) -> BitSet:
        """How the need of one resource can be paid: so many doubles and singles, ingenuity filling the rest.

        Every card must be needed (PC-3): nothing beyond the need, but for the second symbol of a double when no single
        is given with it. Ingenuity that the resources after this one cannot do without is not there to be used.
        """
        city: City = self.cities[self.actor]
        need: i64 = count(self.need, resource)
        later: Counters = self.need - need * one(resource)
        spare: i64 = city.ingenuity() - total(missing(later, city.singles + 2 * city.doubles))
        singles: i64 = count(city.singles, resource)
        mask: BitSet = 0
        for doubles in range(min(count(city.doubles, resource), (need + 1) >> 1) + 1):
            rest: i64 = max(0, need - 2 * doubles)
            fewest: i64 = max(0, rest - spare)
            most: i64 = min(singles, rest)
            if fewest <= most:
                mask |= ((2 << (most - fewest)) - 1) << payment_index(doubles, fewest)
        return mask

    # Playing

    def play(self, action: i64, log: Log | None = None) -> None:
        self.turned_up = 0
        self.fresh = 0
        if action < TAKE:
            self.flip(action, log)
        elif action < DRAW:
            self.take_pair(action - TAKE, log)
        elif action == DRAW:
            self.draw_two(log)
        elif action == PASS:
            self.give_up_turn(log)
        elif action < TAKE_TOKEN:
            self.pay(self.paying, PAYMENT_DOUBLES[action - PAY], PAYMENT_SINGLES[action - PAY], log)
            self.settle(log)
        else:
            self.gain_token(self.actor, action - TAKE_TOKEN, log)
            self.tokens_due -= 1
            self.hand_out_tokens(log)

    def flip(self, cell: Cell, log: Log | None) -> None:
        self.flipped = True
        self.built_sides |= 1 << cell
        self.lay(cell, self.market[cell])
        self.turned_up = self.components.seen[2 * self.market[cell] + 1]
        if log is not None:
            card = self.shown(cell)
            log.add(self.actor, Flipped(cell=int(cell), side=card.side, face=card.face), reveals=True)

    def take_pair(self, pair: i64, log: Log | None) -> None:
        first: Cell = PAIR_FIRST[pair]
        second: Cell = PAIR_SECOND[pair]
        cost: Counters = self.building_cost(first) + self.building_cost(second)
        self.need = missing(cost, self.cities[self.actor].permanents)
        self.tokens_due = self.take_cells(self.actor, first, second, log)
        self.settle(log)

    def building_cost(self, cell: Cell) -> Counters:
        """What must be paid to take a market cell; nothing for a resource side."""
        return -self.change[cell] * (self.built_sides >> cell & 1)

    def take_cells(self, seat: i64, a: Cell, b: Cell, log: Log | None) -> i64:
        """Move two market cards to a city, as they lie; returns how many tokens that earns."""
        if log is not None:
            log.add(seat, Taken(cells=[int(a), int(b)], cards=[self.shown(a), self.shown(b)]))
        self.taken = (1 << a) | (1 << b)
        city: City = self.cities[seat]
        return self.take_cell(city, a) + self.take_cell(city, b)

    def take_cell(self, city: City, cell: Cell) -> i64:
        market: vec[i64] = self.market
        card: i64 = market[cell]
        market[cell] = EMPTY
        return add_side(self.components, city, card, self.built_sides >> cell & 1)

    def draw_two(self, log: Log | None) -> None:
        city: City = self.cities[self.actor]
        first: i64 = self.deck[self.drawn]
        second: i64 = self.deck[self.drawn + 1]
        self.drawn += 2
        self.turned_up = self.components.seen[2 * second] << BUILDING_SEEN | self.top_seen()
        add_side(self.components, city, first, 0)
        add_side(self.components, city, second, 0)
        if log is not None:
            sides = [int(self.components.side[first]), int(self.components.side[second])]
            log.add(self.actor, Drawn(sides=sides, top=int(self.pile_top())), reveals=True)
        self.end_turn(log)

    def give_up_turn(self, log: Log | None) -> None:
        """Only on the very last turn: an empty pile and nothing that can be taken (PC-6)."""
        if log is not None:
            log.add(self.actor, Passed())
        self.finish(log)

    # Paying

    def settle(self, log: Log | None) -> None:
        """Pay resource by resource as long as there is only one way; stop where the player must choose."""
        while self.need != 0:
            resource: i64 = lowest(self.need)
            ways: BitSet = self.legal_payments(resource)
            if ways & (ways - 1):
                self.stage = PAYMENT
                self.paying = resource
                return
            only: i64 = bits.lowest(ways)
            self.pay(resource, PAYMENT_DOUBLES[only], PAYMENT_SINGLES[only], log)
        self.paying = 0
        self.hand_out_tokens(log)

    def pay(self, resource: i64, doubles: i64, singles: i64, log: Log | None) -> None:
        city: City = self.cities[self.actor]
        need: i64 = count(self.need, resource)
        wild: i64 = max(0, need - singles - 2 * doubles)
        self.need -= need * one(resource)
        ones: Counters = singles * one(resource) + wild * one(INGENUITY)
        twos: Counters = doubles * one(resource)
        city.singles -= ones
        city.doubles -= twos
        self.spent_singles += ones
        self.spent_doubles += twos
        if wild > 0:
            city.starting = 0
        if log is not None:
            paid = Paid(resource=int(resource), doubles=int(doubles), singles=int(singles), ingenuity=int(wild))
            log.add(self.actor, paid)

    # Tokens

    def hand_out_tokens(self, log: Log | None) -> None:
        """One per civic building while any is left (PC-5); the last one is no choice."""
        while self.tokens_due > 0 and self.tokens_left != 0:
            if self.tokens_left & (self.tokens_left - 1):
                self.stage = TOKEN
                return
            self.gain_token(self.actor, bits.lowest(self.tokens_left), log)
            self.tokens_due -= 1
        self.tokens_due = 0
        self.refill(log)

    def gain_token(self, seat: i64, token: i64, log: Log | None) -> None:
        city: City = self.cities[seat]
        city.tokens |= 1 << token
        city.token_count += 1
        self.tokens_left &= ~(1 << token)
        if log is not None:
            log.add(seat, TokenTaken(token=int(token)))

    # The end of a turn

    def refill(self, log: Log | None) -> None:
        """Fill the empty cells in reading order, each with the other side up than the card that lay there."""
        if self.pile() == 0:
            self.finish(log)
            return
        self.built_sides ^= self.taken
        first: Cell = bits.lowest(self.taken)
        second: Cell = bits.lowest(self.taken & (self.taken - 1))
        self.fresh |= self.taken
        self.lay_next_two(first, second)
        if log is not None:
            self.log_refill(first, self.components.side[self.market[second]], log)
            self.log_refill(second, self.pile_top(), log)
        self.end_turn(log)

    def log_refill(self, cell: Cell, top: i64, log: Log) -> None:
        card = self.shown(cell)
        log.add(NOBODY, Refilled(cell=int(cell), side=card.side, face=card.face, top=int(top)), reveals=True)

    def end_turn(self, log: Log | None) -> None:
        self.stage = TURN
        self.flipped = False
        self.taken = 0
        self.turn += 1
        if self.automa == 0:
            self.actor += 1
            if self.actor == self.players:
                self.actor = 0
        elif self.turn % 2 == 1:
            self.play_automa(log)

    def play_automa(self, log: Log | None) -> None:
        cells: tuple[i64, i64] = automa_cells(self.turn // 2)
        civic: i64 = self.take_cells(1, cells[0], cells[1], log)
        if civic > 0:
            self.hand_automa_tokens(civic, log)
        self.refill(log)

    def hand_automa_tokens(self, due: i64, log: Log | None) -> None:
        """The leftmost ones that are left."""
        for token in self.token_row:
            if due > 0 and self.tokens_left >> token & 1:
                self.gain_token(1, token, log)
                due -= 1

    def finish(self, log: Log | None) -> None:
        self.actor = NOBODY
        self.stage = TURN
        self.flipped = False
        self.built_sides &= ~self.taken
        self.taken = 0
        self.turn += 1
        if log is not None:
            log.add(NOBODY, Ended(scores=self.scores(), winners=self.winners()))

    # Points

    def scores(self) -> list[int]:
        points: list[int] = [int(city_points(self.components, city)) for city in self.cities]
        if self.automa:
            points[1] = int(automa_points(self.automa, self.cities[1]))
        return points

    def winners(self) -> list[int]:
        return leaders(self.scores(), [int(city.unspent_cards()) for city in self.cities])

    # What lies there

    def pile_top(self) -> i64:
        """The resource side on top of the pile, -1 for none."""
        if self.pile() > 0:
            return self.components.side[self.deck[self.drawn]]
        return EMPTY

    def shown(self, cell: Cell) -> MarketCard:
        """What everybody sees of a market card: its building or its resource side."""
        card: i64 = self.market[cell]
        if self.built_sides >> cell & 1:
            return MarketCard("building", int(self.components.face[card]))
        return MarketCard("resource", int(self.components.side[card]))
