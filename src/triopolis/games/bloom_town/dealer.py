"""Deals whole positions that fit a view: other players' unknown tiles, the stacks, the box.

It is known how many tiles of each kind there are and, but for the shops, how many left the game. Recount tiles never
stay hidden anywhere but in the stacks: those left over at setup or turned up lie open. So the unknown buildings go in
random order to hidden hands, box and stacks, the stacks being shuffled once more with the hidden recount tiles.

Which kinds of shop left the game may be unknown (three players). A kind is the less likely to be among them the more
of it has been seen: with v of its c copies seen, removing one leaves (c - v) / c of the ways to see them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import Dealer
from triopolis.engine.randomness import Generator
from triopolis.games.bloom_town import counters
from triopolis.games.bloom_town.components import KINDS, RECOUNT, SLOTS
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.state import NOTHING, Rules


class BloomTownDealer(Dealer[BloomTownState]):
    def __init__(self, open_position: BloomTownState, hidden_hands: list[i64]) -> None:
        self.template: BloomTownState = open_position
        self.rules: Rules = open_position.rules
        self.hidden_hands: list[i64] = hidden_hands
        """How many tiles of each seat's hand are to be dealt; the known ones are in the position already."""
        self.unseen: list[i64] = self.unseen_tiles()
        """Tiles of each kind that are not in sight, those that left the game included."""
        self.recounts: list[i64] = self.hidden_recounts()
        self.removals: list[list[i64]] = shop_sets(self.rules.leaving)
        """The sets of shop kinds that may have left the game, with how likely each is."""
        self.weights: list[float] = [self.removal_weight(kinds) for kinds in self.removals]

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

    def removal_weight(self, kinds: list[i64]) -> float:
        weight: float = 1.0
        for kind in kinds:
            weight *= float(self.unseen[kind]) / float(self.rules.copies[kind - 4])
        return weight

    def deal(self, rng: Generator) -> BloomTownState:
        state: BloomTownState = self.template.copy()
        box: list[i64] = self.removed_tiles(rng)
        tiles: vec[i64] = self.tiles_in_play(box)
        rng.shuffle(tiles)
        dealt: i64 = 0
        for seat in range(len(self.hidden_hands)):
            for _ in range(self.hidden_hands[seat]):
                state.towns[seat].take(tiles[dealt], False)
                dealt += 1
        buildings: i64 = -len(self.recounts)
        for slot in range(i64(5)):
            buildings += state.stack_left(slot)
        state.box = vec[i64](box + list(tiles[dealt + buildings :]))
        stacked: vec[i64] = vec[i64](list(tiles[dealt : dealt + buildings]) + self.recounts)
        rng.shuffle(stacked)
        state.stacks = self.stack(state, stacked)
        return state

    def removed_tiles(self, rng: Generator) -> list[i64]:
        return list(self.rules.removed[: 4 * self.rules.leaving]) + self.removals[self.choose_removal(rng)]

    def choose_removal(self, rng: Generator) -> i64:
        mark: float = rng.fraction() * sum(self.weights)
        chosen: i64 = 0
        for index in range(len(self.weights)):
            if self.weights[index] > 0.0:
                chosen = index
                mark -= self.weights[index]
                if mark < 0.0:
                    break
        return chosen

    def tiles_in_play(self, removed: list[i64]) -> vec[i64]:
        left: list[i64] = self.unseen[:]
        for kind in removed:
            left[kind] -= 1
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


def shop_sets(size: i64) -> list[list[i64]]:
    """Every set of so many different shop kinds."""
    sets: list[list[i64]] = []
    for mask in range(64):
        kinds: list[i64] = [4 + place for place in range(6) if mask >> place & 1]
        if len(kinds) == size:
            sets.append(kinds)
    return sets
