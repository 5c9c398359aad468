"""Deals whole positions that fit a view: other players' unknown tiles, the stacks, the box.

It is known how many tiles of each kind there are and how many left the game, shops too (BT-20). Recount tiles never
stay hidden anywhere but in the stacks: those left over at setup or turned up lie open. So the unknown buildings go in
random order to hidden hands, box and stacks, the stacks being shuffled once more with the hidden recount tiles.

When the hands are scored, everybody learns something of them: who scored a type has a tile of it, and who is asked has
tiles of two types. Hidden hands are then drawn again until they fit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import Dealer
from triopolis.engine.randomness import Generator
from triopolis.games.bloom_town import counters
from triopolis.games.bloom_town.components import KINDS, RECOUNT, SLOTS, type_of
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.state import HAND, NOTHING, Rules, Town

MOST_DRAWS: Final[i64] = 100_000
"""Far more than hands that can be ever need: only a view that contradicts itself comes so far."""


class BloomTownDealer(Dealer[BloomTownState]):
    def __init__(self, open_position: BloomTownState, hidden_hands: list[i64]) -> None:
        self.template: BloomTownState = open_position
        self.rules: Rules = open_position.rules
        self.hidden_hands: list[i64] = hidden_hands
        """How many tiles of each seat's hand are to be dealt; the known ones are in the position already."""
        self.unseen: list[i64] = self.unseen_tiles()
        """Tiles of each kind that are not in sight, those that left the game included."""
        self.recounts: list[i64] = self.hidden_recounts()
        self.hidden: i64 = 0
        """All tiles that are to be dealt to hands."""
        for tiles in hidden_hands:
            self.hidden += tiles
        self.told: bool = self.hands_are_told()

    def unseen_tiles(self) -> list[i64]:
        state: BloomTownState = self.template
        unseen: list[i64] = [self.rules.components.tiles[kind] for kind in range(4)]
        unseen += list(self.rules.copies)
        for town in state.towns:
            for cells in range(KINDS):
                left: i64 = town.tiles[cells]
                while left:
                    unseen[cells] -= 1
                    left &= left - 1
            for tile in (town.low, town.high):
                if tile != NOTHING:
                    unseen[tile] -= 1
        for slot in range(i64(5)):
            if state.filled >> slot & 1:
                unseen[counters.at(state.market, slot)] -= 1
        for kind in range(KINDS):
            unseen[kind] -= counters.at(state.collected, kind)
        return unseen

    def hidden_recounts(self) -> list[i64]:
        hidden: list[i64] = []
        if not self.rules.training:
            for which in range(5):
                left: int = self.rules.components.recounts[which] - int(self.template.showing(which))
                hidden += [RECOUNT + which] * left
        return hidden

    def hands_are_told(self) -> bool:
        """Whether the last scoring has told something of the hidden hands."""
        state: BloomTownState = self.template
        if self.hidden == 0:
            return False
        scored: bool = any(town.hand_type != NOTHING for town in state.towns)
        return scored or (state.stage == HAND and state.actor >= 0)

    def deal(self, rng: Generator) -> BloomTownState:
        state: BloomTownState = self.template.copy()
        # Drawn and dropped: with it a search goes on as it did when the shops that left had to be guessed.
        rng.fraction()
        tiles: vec[i64] = self.tiles_in_play()
        rng.shuffle(tiles)
        if self.told:
            self.draw_fitting_hands(tiles, rng)
        self.deal_hands(state, tiles)
        dealt: i64 = self.hidden
        buildings: i64 = -len(self.recounts)
        for slot in range(i64(5)):
            buildings += state.stack_left(slot)
        state.box = vec[i64](list(state.box) + list(tiles[dealt + buildings :]))
        stacked: vec[i64] = vec[i64](list(tiles[dealt : dealt + buildings]) + self.recounts)
        rng.shuffle(stacked)
        state.stacks = self.stack(state, stacked)
        return state

    def deal_hands(self, state: BloomTownState, tiles: vec[i64]) -> None:
        dealt: i64 = 0
        for seat in range(len(self.hidden_hands)):
            for place in range(self.hidden_hands[seat]):
                state.towns[seat].take(tiles[dealt + place], False)
            dealt += self.hidden_hands[seat]

    def draw_fitting_hands(self, tiles: vec[i64], rng: Generator) -> None:
        """Draw the hidden hands, which are the first of the tiles, until they fit what has been scored from them."""
        draws: i64 = 0
        while draws < MOST_DRAWS and not self.hands_fit(tiles):
            rng.draw(tiles, self.hidden)
            draws += 1

    def hands_fit(self, tiles: vec[i64]) -> bool:
        first: i64 = 0
        for seat in range(i64(len(self.hidden_hands))):
            count: i64 = self.hidden_hands[seat]
            if count > 0 and not self.hand_fits(seat, tiles, first, count):
                return False
            first += count
        return True

    def hand_fits(self, seat: i64, tiles: vec[i64], first: i64, count: i64) -> bool:
        """Whether these tiles, with those known of the hand, can be what the seat scored from, or is asked about."""
        state: BloomTownState = self.template
        town: Town = state.towns[seat]
        types: i64 = 0
        if town.low != NOTHING:
            types |= 1 << type_of(town.low)
        if town.high != NOTHING:
            types |= 1 << type_of(town.high)
        for place in range(first, first + count):
            types |= 1 << type_of(tiles[place])
        if state.stage == HAND and seat == state.actor:
            return types & (types - 1) != 0
        return town.hand_type == NOTHING or types >> town.hand_type & 1 == 1

    def tiles_left(self) -> list[i64]:
        """Hidden tiles of each kind that are in play."""
        left: list[i64] = self.unseen[:]
        for kind in self.template.box:
            left[kind] -= 1
        return left

    def tiles_in_play(self) -> vec[i64]:
        left: list[i64] = self.tiles_left()
        tiles: list[i64] = []
        for kind in range(KINDS):
            tiles += [kind] * int(left[kind])
        return vec[i64](tiles)

    def stack(self, state: BloomTownState, tiles: vec[i64]) -> vec[i64]:
        """The stacks with these tiles still in them; what has been drawn no longer matters and is left out."""
        stacks: vec[i64] = vec[i64]([NOTHING] * int(SLOTS * state.stack_size))
        place: i64 = 0
        for slot in range(i64(5)):
            for depth in range(counters.at(state.drawn, slot), state.stack_size):
                stacks[slot * state.stack_size + depth] = tiles[place]
                place += 1
        return stacks
