"""What can be seen in a position, as features (layout.py): of a player, and of a solo opponent.

What the last turn turned up is left out (`fresh`), so that a move is not judged by a lucky draw; only recount tiles,
which score at once, are seen. Of a player's own hand everything is seen, of the others' nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.judgement import Judgement
from triopolis.engine.randomness import Generator
from triopolis.games.bloom_town import counters, layout
from triopolis.games.bloom_town.components import (
    ALL_CELLS,
    HOME,
    RECOUNT,
    SHOP,
    SLOTS,
    CellSet,
    Kind,
    sides,
    type_of,
)
from triopolis.games.bloom_town.layout import ROUGH_TIME, TIME, add, add_on_scale
from triopolis.games.bloom_town.rival_judgement import RivalJudgement, certain_points
from triopolis.games.bloom_town.rules import (
    DRAW,
    END_TURN,
    FLOWER_DOUBLE,
    FLOWER_EXTRA,
    FLOWER_RECOUNT,
    OTHERS,
    SPRING_DOUBLE,
    SPRING_EXTRA,
    BloomTownState,
)
from triopolis.games.bloom_town.solo import OPPONENTS
from triopolis.games.bloom_town.state import BUILD, DRAWN, NOTHING, Rules, Town
from triopolis.games.bloom_town.survey import CELLS_AT, Survey, points_of, spring_points_of
from triopolis.games.bloom_town.time_left import TimeLeft

SPRINGS: Final[i64] = 1 << SPRING_DOUBLE | 1 << SPRING_EXTRA
FLOWERS: Final[i64] = 1 << FLOWER_DOUBLE | 1 << FLOWER_EXTRA | 31 << FLOWER_RECOUNT
KEPT: Final[i64] = 1 << FLOWER_EXTRA | 31 << FLOWER_RECOUNT
UNSEEN_TYPE: Final[i64] = 5
"""In place of a type: a tile that is not seen, or none."""


class BloomTownJudgement(Judgement[BloomTownState]):
    """What belongs to the place that is being looked at is kept here meanwhile."""

    def __init__(self) -> None:
        super().__init__(layout.SIZE)
        self.time_left: TimeLeft = TimeLeft()
        self.survey: Survey = Survey()
        self.rival: RivalJudgement = RivalJudgement()
        self.turns: i64 = 0
        """Turns to come, in sixteenths."""
        self.time: i64 = 0
        self.rough_time: i64 = 0
        """The same, as features tell it apart."""
        self.role: i64 = 0
        """1 for who is about to build."""
        self.free: CellSet = 0
        self.low: Kind = NOTHING
        self.high: Kind = NOTHING
        """The hand as far as it is seen, in the order of a town's."""
        self.best: i64 = 0
        """What the better tile in hand would score."""
        self.best_cells: CellSet = 0
        """And where."""
        self.lead: i64 = 0

    def quiet(self, state: BloomTownState) -> bool:
        return state.stage == BUILD

    def covers(self, state: BloomTownState) -> bool:
        return state.rules.components.usual

    def kind(self, state: BloomTownState) -> str:
        rules: Rules = state.rules
        if not rules.opponent:
            return str(rules.players)
        scoring: str = "takes" if rules.rival_scores_takes else "recounts"
        return f"{OPPONENTS[rules.opponent]} {scoring} {'AB'[rules.side]}"

    def meaning(self, state: BloomTownState, action: i64) -> i64:
        """With the tile that will be drawn for it."""
        if action >= OTHERS:
            return action << 4
        slot: i64 = state.rules.slot[action % 25]
        return action << 4 | (state.tile_in(slot) + 1)

    def sensible(self, state: BloomTownState) -> list[int]:
        """A spring is used, and the flower token kept through the first turn."""
        unwise: i64 = 0
        if state.turn < state.rules.players:
            unwise = FLOWERS
        offers: i64 = 0
        actions: list[int] = state.actions()
        for action in actions:
            if action >= OTHERS:
                offers |= 1 << (action - OTHERS)
        if offers & SPRINGS:
            unwise |= 1 << DRAW
        kept: list[int] = [action for action in actions if action < OTHERS or not unwise >> (action - OTHERS) & 1]
        return kept if kept else actions

    def tried(self, state: BloomTownState) -> list[int]:
        """With a tile drawn that is not looked at, the flower token can do no more than it could before; and an extra
        turn or a recount can be had later as well, but for the last turn."""
        if state.stage == BUILD or state.enough_stacks_empty():
            return state.actions()
        if state.stage == DRAWN:
            return [int(OTHERS + END_TURN)]
        return [action for action in self.sensible(state) if not KEPT >> max(action - OTHERS, i64(0)) & 1]

    def last_turn(self, state: BloomTownState) -> bool:
        return state.enough_stacks_empty()

    def active(self, state: BloomTownState, place: i64, found: vec[i64]) -> i64:
        self.time_left.look(state)
        if place >= state.rules.players:
            return self.rival.active(state, self.time_left, found)
        town: Town = state.towns[place]
        self.begin(state, place, town)
        count: i64 = self.add_moment(state, place, found, 0)
        count = self.add_town(state.rules, town, found, count)
        count = self.add_hand(state.rules, town, found, count)
        count = self.add_market(state, town, found, count)
        to_come: i64 = self.from_places(state, place)
        if not state.rules.training:
            count = self.add_recounts(state, found, count)
            count = self.add_extras(state, place, town, found, count)
            to_come += self.from_recounts(state) + self.from_hand() + self.from_extras(state, place, town)
        first: i64 = layout.TO_COME + self.time * layout.TO_COME_SCALE
        return add_on_scale(found, count, first, to_come >> 4, layout.TO_COME_MARKS)

    def begin(self, state: BloomTownState, seat: i64, town: Town) -> None:
        self.turns = self.time_left.turns(state, seat)
        turns: i64 = whole_turns(self.turns)
        self.time = TIME[turns]
        self.rough_time = ROUGH_TIME[turns]
        self.role = 0
        if seat == state.actor:
            self.role = 1
        self.free = ALL_CELLS & ~town.built
        self.low = town.low
        self.high = town.high
        drawn: i64 = state.fresh >> SLOTS
        if drawn and drawn >> 4 == seat:
            if (drawn & 15) - 1 == self.high:
                self.high = self.low
            self.low = NOTHING
        self.survey.look(state.rules, town, self.free)

    # What is written

    def add_moment(self, state: BloomTownState, seat: i64, found: vec[i64], count: i64) -> i64:
        """Points, time, order of play."""
        rules: Rules = state.rules
        self.lead = lead_of(state, seat)
        players: i64 = rules.players - 1
        ahead: i64 = self.lead - layout.LEAD_FROM
        if players:
            first: i64 = layout.LEAD + self.time * layout.LEAD_SCALE
            count = add_on_scale(found, count, first, ahead, layout.LEAD_MARKS)
            count = add(found, count, layout.LEAD_BY_PLAYERS + 8 * players, roughly(self.lead), 7)
        role: i64 = self.role
        if role and state.again:
            role = 2
        count = add(found, count, layout.TURNS + 12 * role, whole_turns(self.turns), layout.MOST_TURNS)
        before: i64 = seat - state.actor
        if before < 0:
            before += rules.players
        count = add(found, count, layout.ORDER + 4 * players, before, 3)
        if players and (state.first - seat) % rules.players == 1:
            count = add(found, count, layout.LAST, self.time, 4)
        mode: i64 = 0
        if not rules.training:
            mode = 1 + rules.side
        count = add(found, count, layout.MODE + 3 * players, mode, 2)
        return self.add_end(state, found, count)

    def add_end(self, state: BloomTownState, found: vec[i64], count: i64) -> i64:
        """How near the end is, and what can no longer be done in this turn."""
        lacking: i64 = max(self.time_left.lacking, i64(0))
        height: i64 = min(self.time_left.height, i64(3))
        ahead: i64 = 1
        if self.lead < -3:
            ahead = 0
        elif self.lead > 3:
            ahead = 2
        count = add(found, count, layout.END_NEAR + 12 * lacking + 3 * height, ahead, 2)
        if self.role and not state.rules.training:
            if not state.may_extend:
                count = add(found, count, layout.NO_EXTRA_TURN, 0, 0)
            if not state.may_double:
                count = add(found, count, layout.NO_DOUBLE, 0, 0)
        return count

    def add_town(self, rules: Rules, town: Town, found: vec[i64], count: i64) -> i64:
        survey: Survey = self.survey
        places: vec[i64] = survey.places
        tiles: vec[i64] = town.tiles
        total: i64 = 0
        for which in range(i64(5)):
            points: i64 = points_of(places[which])
            total += points
            count = add(found, count, layout.PLACES + 10 * which, points, 9)
            cells: CellSet = survey.shops
            if which < SHOP:
                cells = tiles[which]
            while cells:
                found[count] = layout.TOWN + 25 * which + bits.lowest(cells)
                count += 1
                cells &= cells - 1
        count = add(found, count, layout.ALL_PLACES + 16 * self.time, total >> 1, 15)
        count = add(found, count, layout.SINGLE_PARKS, bits.size(survey.parks.singles), 4)
        count = add(found, count, layout.PARK_PAIRS, bits.size(survey.parks.pairs) >> 1, 3)
        count = add(found, count, layout.FULL_PARKS, (bits.size(survey.parks.full) + 1) >> 1, 3)
        count = add(found, count, layout.HOMES, bits.size(tiles[HOME]), 7)
        count = add(found, count, layout.SHOPS, bits.size(survey.shops), 7)
        count = add(found, count, layout.HOME_GROUND, bits.size(sides(tiles[HOME]) & self.free), 7)
        return add(found, count, layout.SHOP_GROUND, bits.size(sides(survey.shops) & self.free), 7)

    def add_hand(self, rules: Rules, town: Town, found: vec[i64], count: i64) -> i64:
        """The types in hand, and what their tiles would score."""
        low: i64 = 0
        one_type: i64 = UNSEEN_TYPE
        if self.low != NOTHING:
            low = self.survey.places_for(rules, town, self.low, self.free)
            one_type = type_of(self.low)
        high: i64 = 0
        other_type: i64 = UNSEEN_TYPE
        if self.high != NOTHING:
            high = self.survey.places_for(rules, town, self.high, self.free)
            other_type = type_of(self.high)
        if one_type > other_type:
            pair: i64 = (one_type * (one_type + 1) >> 1) + other_type
        else:
            pair = (other_type * (other_type + 1) >> 1) + one_type
        count = add(found, count, layout.HAND_TYPES, pair, 20)
        best: i64 = max(points_of(low), points_of(high))
        self.best = best
        self.best_cells = 0
        if points_of(low) == best:
            self.best_cells = low >> CELLS_AT
        if points_of(high) == best:
            self.best_cells |= high >> CELLS_AT
        first: i64 = layout.BEST_PLACE + 10 * (2 * self.rough_time + self.role)
        count = add(found, count, first, best, 9)
        other: i64 = min(points_of(low), points_of(high))
        count = add(found, count, layout.OTHER_PLACE + 10 * self.role, other, 9)
        if rules.training:
            return count
        spring: i64 = max(spring_points_of(low), spring_points_of(high))
        return add(found, count, layout.SPRING_PLACE + 10 * self.role, spring, 9)

    def add_market(self, state: BloomTownState, town: Town, found: vec[i64], count: i64) -> i64:
        """The tiles in the market to which a free cell leads."""
        icons: vec[i64] = state.rules.icon_cells
        seen: i64 = state.filled & ~state.fresh
        types: i64 = 0
        closed: i64 = 0
        best: i64 = 0
        following: i64 = 0
        recount: i64 = 0
        for slot in range(i64(5)):
            if icons[slot] & self.free == 0:
                closed += 1
            elif seen >> slot & 1:
                tile: i64 = counters.at(state.market, slot)
                points: i64 = points_of(self.survey.places_for(state.rules, town, tile, self.free))
                best = max(best, points)
                if icons[slot] & self.best_cells:
                    following = max(following, points)
                types |= 1 << type_of(tile)
                recount = max(recount, self.survey.recounts[type_of(tile)])
        unseen: i64 = bits.size(state.stocked & (state.fresh | ~state.filled))
        count = add(found, count, layout.MARKET_PLACE + 10 * self.role, best, 9)
        count = add(found, count, layout.FOLLOWING + 10 * self.role, following, 9)
        count = add(found, count, layout.CLOSED, closed, 5)
        count = add(found, count, layout.UNSEEN, unseen, 3)
        if not state.rules.training:
            count = add(found, count, layout.MARKET_RECOUNT + 8 * self.rough_time, (recount + 1) >> 1, 7)
        first: i64 = layout.OFFERED + 5 * (2 * self.rough_time + self.role)
        while types:
            count = add(found, count, first, bits.lowest(types), 4)
            types &= types - 1
        return count

    def add_recounts(self, state: BloomTownState, found: vec[i64], count: i64) -> i64:
        """What the types would bring, by how many of their recount tiles show, and the types in hand at the end."""
        recounts: vec[i64] = self.survey.recounts
        none: i64 = 0
        one: i64 = 0
        best: i64 = 0
        for which in range(i64(5)):
            points: i64 = recounts[which]
            showing: i64 = state.showing(which)
            if showing == 0:
                none += points
            elif state.recount_to_come(which):
                one += points
            else:
                showing = 2
            best = max(best, points)
            count = add(found, count, layout.RECOUNTS + 8 * (3 * which + showing), (points + 1) >> 1, 7)
        first: i64 = layout.ONE_SHOWS + self.time * layout.SHOWS_SCALE
        count = add_on_scale(found, count, first, one, layout.SHOWS_MARKS)
        first = layout.NONE_SHOWS + self.time * layout.SHOWS_SCALE
        count = add_on_scale(found, count, first, none, layout.SHOWS_MARKS)
        held: i64 = self.held()
        count = add(found, count, layout.HELD + 12 * self.time, held >> 1, 11)
        return add(found, count, layout.WANTED + 8 * self.time, (best - held + 1) >> 1, 7)

    def held(self) -> i64:
        """The better recount of the types in hand."""
        points: i64 = 0
        if self.low != NOTHING:
            points = self.survey.recounts[type_of(self.low)]
        if self.high != NOTHING:
            points = max(points, self.survey.recounts[type_of(self.high)])
        return points

    def add_extras(self, state: BloomTownState, seat: i64, town: Town, found: vec[i64], count: i64) -> i64:
        """Spring cells and the flower token."""
        springs: i64 = bits.size(state.rules.springs & self.free)
        count = add(found, count, layout.SPRINGS + 6 * self.time, springs, 5)
        if town.flower:
            count = add(found, count, layout.FLOWER, whole_turns(self.turns), layout.MOST_TURNS)
            swing: i64 = (self.best_swing(state, seat) + 1) >> 1
            count = add(found, count, layout.SWING + 8 * self.rough_time, swing, 7)
        return count

    def best_swing(self, state: BloomTownState, seat: i64) -> i64:
        """What the flower's best recount would bring more than to the best other."""
        types: i64 = state.recountable()
        best: i64 = 0
        while types:
            which: i64 = bits.lowest(types)
            types &= types - 1
            mine: i64 = self.survey.recounts[which]
            if mine > best:
                best = max(best, mine - self.recount_of_others(state, seat, which))
        return best

    def recount_of_others(self, state: BloomTownState, seat: i64, which: i64) -> i64:
        if state.rules.opponent:
            return state.rival_points(which)
        most: i64 = 0
        for other in range(state.rules.players):
            if other != seat:
                most = max(most, self.survey.recount_of(state.rules, state.towns[other], which))
        return most

    # Points that may still come, in sixteenths, much as in evaluation.py

    def from_places(self, state: BloomTownState, seat: i64) -> i64:
        """The next tile at its best place, the following ones at what the types find on average."""
        points: i64 = self.best * self.turns
        if self.turns > 16:
            places: vec[i64] = self.survey.places
            total: i64 = 0
            for which in range(i64(5)):
                total += points_of(places[which])
            # Nine tenths of a fifth: the best places may be gone by then.
            points = self.best * 16 + ((self.turns - 16) * total * 46 >> 8)
        if state.again and seat == state.actor:
            points += 104
        return points

    def from_recounts(self, state: BloomTownState) -> i64:
        """Each as likely as its tiles are to turn up before the end."""
        chance: i64 = self.time_left.chance
        points: i64 = 0
        for which in range(i64(5)):
            if state.showing(which) == 0:
                points += (chance * chance >> 8) * self.survey.recounts[which]
            elif state.recount_to_come(which):
                points += chance * self.survey.recounts[which]
        return points >> 4

    def from_hand(self) -> i64:
        """The better type in hand, if it stays there, or the best one to be had; the sooner the end, the likelier."""
        recounts: vec[i64] = self.survey.recounts
        best: i64 = 0
        for which in range(i64(5)):
            best = max(best, recounts[which])
        stays: i64 = 256 // (16 + self.turns)
        return stays * self.held() + ((16 - stays) * best * 11 >> 4)

    def from_extras(self, state: BloomTownState, seat: i64, town: Town) -> i64:
        points: i64 = 2 * min(16 * bits.size(state.rules.springs & self.free), self.turns)
        if town.flower and (self.turns > 0 or seat == state.actor):
            points += min(56 + (self.turns * 7 >> 2), i64(112))
        return points

    # What nobody has seen

    def reorder_hidden(self, state: BloomTownState, rng: Generator) -> None:
        size: i64 = state.stack_size
        stacks: vec[i64] = state.stacks[:]
        # All tiles in the stacks side by side: buildings from the front, recount tiles from the end.
        tiles: vec[i64] = state.stacks[:]
        buildings: i64 = 0
        end: i64 = 0
        for slot in range(i64(5)):
            end += state.stack_left(slot)
        recounts: i64 = end
        for slot in range(i64(5)):
            for place in range(slot * size + counters.at(state.drawn, slot), (slot + 1) * size):
                if stacks[place] < RECOUNT:
                    tiles[buildings] = stacks[place]
                    buildings += 1
                else:
                    recounts -= 1
                    tiles[recounts] = stacks[place]
        self.mix_left_over(state, tiles, buildings, rng)
        rng.shuffle_part(tiles, 0, end)
        for slot in range(i64(5)):
            for place in range(slot * size + counters.at(state.drawn, slot), (slot + 1) * size):
                end -= 1
                stacks[place] = tiles[end]
        state.stacks = stacks

    def mix_left_over(self, state: BloomTownState, tiles: vec[i64], buildings: i64, rng: Generator) -> None:
        """Buildings left over at setup, the last in the box, could as well be among those in the stacks."""
        box: vec[i64] = state.box[:]
        for place in range(5 * state.rules.leaving, len(box)):
            other: i64 = rng.below(buildings + len(box) - place)
            kept: i64 = box[place]
            if other < buildings:
                box[place] = tiles[other]
                tiles[other] = kept
            else:
                other += place - buildings
                box[place] = box[other]
                box[other] = kept
        state.box = box


ROOM = BloomTownJudgement


def whole_turns(turns: i64) -> i64:
    """Sixteenths as a whole number, as features count it."""
    return min((turns + 8) >> 4, layout.MOST_TURNS)


def lead_of(state: BloomTownState, seat: i64) -> i64:
    """Points ahead of the best other; those that a solo opponent is sure of count as its own."""
    most: i64 = 0
    if state.rules.opponent:
        most = state.rival_score + certain_points(state)
    for other in range(state.rules.players):
        if other != seat:
            most = max(most, state.towns[other].score)
    return state.towns[seat].score - most


def roughly(lead: i64) -> i64:
    """One of eight sizes."""
    if lead < 0:
        return max(4 + (lead >> 3), i64(0))
    return 4 + (lead >> 3)
