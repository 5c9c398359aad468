"""Deals whole positions that fit a view: the hidden sides, the order of the pile, the cards left in the box.

Nothing is hidden from one seat only, so the question is always the same: which of the cards could the ones be whose
other side is up, or that have been spent? Two facts bind the answer. A building side fits only its own cards, a
resource side only its own; and the pile is stacked by tier, so it is known how many cards of each tier have left it.

Cards are kept in groups that look alike from their resource side: one group per side and tier. Resource sides found in
more than one tier are shared out by counting: a share's weight is the number of ways to make it and to finish the
rest (`ways`), so that every deal is as likely as every other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import Dealer
from triopolis.engine.randomness import Generator
from triopolis.games.point_city.components import SIDES, Components
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.state import CELLS, EMPTY

TIERS: Final = 3
GROUPS: Final = SIDES * TIERS
MOST_GUESSES: Final = 256


class Known:
    """What a view tells of the cards."""

    def __init__(self, kept: list[i64], pile: i64, pile_top: i64) -> None:
        self.kept: list[i64] = kept
        """Cards of each tier in this game."""
        self.pile: i64 = pile
        self.pile_top: i64 = pile_top
        """Its resource side, -1 for no pile."""
        self.market_faces: list[i64] = [EMPTY] * CELLS
        self.market_sides: list[i64] = [EMPTY] * CELLS
        self.built: list[list[i64]] = []
        """The building faces of each city."""
        self.gone: list[i64] = [0] * SIDES
        """Resource cards taken since the start, by side."""


class PointCityDealer(Dealer[PointCityState]):
    def __init__(self, open_position: PointCityState, known: Known) -> None:
        self.template: PointCityState = open_position
        self.components: Components = open_position.components
        self.known: Known = known
        self.template.drawn = sum(known.kept) - known.pile

        self.out_of_pile: list[i64] = tier_counts(known.kept, self.template.drawn)
        """How many cards of each tier have left the pile."""
        self.quota: list[i64] = self.out_of_pile[:]
        """How many of those are seen from their resource side."""
        self.top_tier: i64 = EMPTY
        if known.pile > 0:
            self.top_tier = tier_of_place(known.kept, self.template.drawn)

        self.wanted: list[i64] = known.gone[:]
        """How many cards of each resource side must have left the pile."""
        for side in known.market_sides:
            if side >= 0:
                self.wanted[side] += 1

        self.groups: list[list[i64]] = group_cards(self.components)
        self.seen: list[list[i64]] = [[] for _ in range(TIERS)]
        """Cards out of the pile that are certain, by tier."""
        self.unsure_faces: list[i64] = []
        self.unsure_places: list[i64] = []
        """Building sides that fit cards of several groups: the face, and the market cell or 16 + the city."""
        self.place_buildings()

        self.shared: list[i64] = [side for side in range(SIDES) if self.wanted[side] > 0 and self.tiers_of(side) > 1]
        self.ways: list[list[float]] = []
        self.share_quota: list[i64] = [0] * TIERS
        """What of the quota the shared sides fill, by tier."""
        self.ways_vary: bool = False
        """Whether a guessed building changes the ways (never with the printed cards)."""
        for face in self.unsure_faces:
            for card in range(len(self.components.cards)):
                if self.components.face[card] == face and self.components.side[card] in self.shared:
                    self.ways_vary = True
        self.guesses: list[list[i64]] = []
        """Which cards the unsure building sides may belong to, all together; none are listed if there are too many."""
        self.weights: list[float] = []
        """For each guess, the number of ways to deal the rest."""
        self.list_guesses()
        self.count_ways(self.groups_below_top())

    def groups_below_top(self) -> list[list[i64]]:
        """The groups as they are once the top of the pile has been dealt from them: only their sizes count here."""
        groups: list[list[i64]] = [group[:] for group in self.groups]
        if self.known.pile > 0:
            groups[self.known.pile_top * TIERS + self.top_tier].pop()
        return groups

    def tiers_of(self, side: i64) -> i64:
        tiers: i64 = 0
        for tier in range(TIERS):
            if self.quota[tier] > 0 and len(self.groups[side * TIERS + tier]) > 0:
                tiers += 1
        return tiers

    # Building sides

    def place_buildings(self) -> None:
        """Put the cards that are certain to where they lie, and note where one of several may lie."""
        fitting: dict[int, list[i64]] = {}
        for card in range(len(self.components.cards)):
            fitting.setdefault(int(self.components.face[card]), []).append(card)
        places: dict[int, list[i64]] = {}
        for cell in range(CELLS):
            if self.known.market_faces[cell] >= 0:
                places.setdefault(int(self.known.market_faces[cell]), []).append(cell)
        for city in range(len(self.known.built)):
            for face in self.known.built[city]:
                places.setdefault(int(face), []).append(CELLS + city)
        for number in sorted(places):
            self.place_face(number, places[number], fitting[number])

    def place_face(self, face: i64, places: list[i64], cards: list[i64]) -> None:
        self.quota[self.components.tier[face] - 1] -= len(places)
        sides: set[int] = {int(self.components.side[card]) for card in cards}
        if len(sides) == 1 or len(places) == len(cards):
            # Cards alike on both sides, or all of them seen: which lies where makes no difference.
            for index in range(len(places)):
                self.put(self.template, places[index], cards[index])
                self.seen[self.components.tier[face] - 1].append(cards[index])
                remove(self.groups[self.group(cards[index])], cards[index])
        else:
            for place in places:
                self.unsure_faces.append(face)
                self.unsure_places.append(place)

    def group(self, card: i64) -> i64:
        return self.components.side[card] * TIERS + self.components.tier[card] - 1

    def put(self, state: PointCityState, place: i64, card: i64) -> None:
        if place < CELLS:
            state.lay(place, card)
        else:
            state.cities[place - CELLS].add_card(card)

    # Dealing

    def deal(self, rng: Generator) -> PointCityState:
        while True:
            state = self.template.copy()
            if self.try_deal(state, rng):
                return state

    def try_deal(self, state: PointCityState, rng: Generator) -> bool:
        """Deal into the open position. Only odd data packs can lead into a dead end (then: once more)."""
        groups: list[list[i64]] = [group[:] for group in self.groups]
        seen: list[list[i64]] = [cards[:] for cards in self.seen]
        guess: list[i64] = self.pick_guess(rng)
        for index in range(len(self.unsure_faces)):
            card: i64 = guess[index] if guess else self.guess_building(self.unsure_faces[index], groups, rng)
            if card < 0:
                return False
            remove(groups[self.group(card)], card)
            seen[self.components.tier[card] - 1].append(card)
            self.put(state, self.unsure_places[index], card)
        top: i64 = EMPTY
        if self.known.pile > 0:
            candidates: list[i64] = groups[self.known.pile_top * TIERS + self.top_tier]
            if not candidates:
                return False
            top = take_any(candidates, rng)
        if self.ways_vary:
            self.count_ways(groups)
        if not self.deal_sides(state, groups, seen, rng):
            return False
        state.deck = self.stack(groups, seen, top, rng)
        return True

    def list_guesses(self) -> None:
        guesses: list[list[i64]] = [[]]
        for face in self.unsure_faces:
            longer: list[list[i64]] = []
            for card in range(len(self.components.cards)):
                if self.components.face[card] == face:
                    longer += [[*guess, card] for guess in guesses if card not in guess]
            guesses = longer
            if len(guesses) > MOST_GUESSES:
                return
        self.guesses = guesses
        self.weights = [self.ways_after(guess) for guess in guesses]

    def ways_after(self, guess: list[i64]) -> float:
        """In how many ways the cards seen from their resource side can be dealt if these buildings are the ones."""
        groups: list[list[i64]] = [group[:] for group in self.groups]
        for card in guess:
            remove(groups[self.group(card)], card)
        ways: float = 1.0
        if self.known.pile > 0:
            candidates: list[i64] = groups[self.known.pile_top * TIERS + self.top_tier]
            ways = float(len(candidates))
            if candidates:
                candidates.pop()
        for side in range(SIDES):
            if self.wanted[side] > 0 and side not in self.shared:
                ways *= choose(len(groups[side * TIERS + self.only_tier(side)]), self.wanted[side])
        if self.ways_vary and ways > 0.0:
            self.count_ways(groups)
            ways *= self.ways[0][-1] if self.ways[0] else 0.0
        return ways

    def pick_guess(self, rng: Generator) -> list[i64]:
        """A guess, each as likely as it has ways; empty if there is nothing to guess, or too much at once."""
        if len(self.guesses) == 0:
            return []
        mark: float = rng.fraction() * sum(self.weights)
        for index in range(len(self.guesses)):
            mark -= self.weights[index]
            if mark < 0.0:
                return self.guesses[index]
        return self.guesses[-1]

    def guess_building(self, face: i64, groups: list[list[i64]], rng: Generator) -> i64:
        """One of the cards with this building side, where a data pack makes too many guesses to list: nearly fair,
        since what the other guesses will be is left out. A card is less likely to be the one the more cards of its
        resource side have been seen elsewhere: with n of the a left wanted, a - n of a choices leave it free."""
        cards: list[i64] = []
        weights: list[float] = []
        everything: float = 0.0
        for card in range(len(self.components.cards)):
            if self.components.face[card] == face and card in groups[self.group(card)]:
                side: i64 = self.components.side[card]
                left: i64 = 0
                for tier in range(TIERS):
                    left += len(groups[side * TIERS + tier])
                wanted: i64 = self.wanted[side] + (1 if self.known.pile_top == side else 0)
                weight: float = float(left - wanted) / float(left)
                cards.append(card)
                weights.append(weight)
                everything += weight
        mark: float = rng.fraction() * everything
        for index in range(len(cards)):
            mark -= weights[index]
            if mark < 0.0:
                return cards[index]
        return EMPTY

    def deal_sides(self, state: PointCityState, groups: list[list[i64]], seen: list[list[i64]], rng: Generator) -> bool:
        """Choose the cards that are seen from their resource side, and lay those of the market out."""
        rest: list[i64] = self.share_quota[:]
        level: i64 = 0
        for side in range(SIDES):
            wanted: i64 = self.wanted[side]
            if wanted == 0:
                continue
            shares: list[i64] = [0] * TIERS
            if level < len(self.shared) and self.shared[level] == side:
                if not self.draw_shares(level, rest, groups, shares, rng):
                    return False
                level += 1
            else:
                shares[self.only_tier(side)] = wanted
            cards: list[i64] = []
            for tier in range(TIERS):
                candidates: list[i64] = groups[side * TIERS + tier]
                if len(candidates) < shares[tier]:
                    return False
                for _ in range(shares[tier]):
                    card: i64 = take_any(candidates, rng)
                    cards.append(card)
                    seen[tier].append(card)
            for cell in range(CELLS):
                if self.known.market_sides[cell] == side:
                    state.lay(cell, take_any(cards, rng))
        return True

    def only_tier(self, side: i64) -> i64:
        for tier in range(TIERS):
            if self.quota[tier] > 0 and len(self.groups[side * TIERS + tier]) > 0:
                return tier
        return 0

    def stack(self, groups: list[list[i64]], seen: list[list[i64]], top: i64, rng: Generator) -> vec[i64]:
        """The whole deck: what has left the pile, then the pile from its top."""
        deck: list[i64] = seen[0] + seen[1] + seen[2]
        if top >= 0:
            deck.append(top)
        for tier in range(TIERS):
            cards: list[i64] = []
            for side in range(SIDES):
                cards += groups[side * TIERS + tier]
            size: i64 = self.known.kept[tier] - self.out_of_pile[tier]
            if tier == self.top_tier:
                size -= 1
            deck += list(rng.draw(vec[i64](cards), size))
        return vec[i64](deck)

    # Sides found in several tiers

    def count_ways(self, groups: list[list[i64]]) -> None:
        """ways[i][x, y]: in how many ways the shared sides from the i-th on can use up x cards of the first tier and
        y of the second (what they need besides comes from the third)."""
        self.share_quota = self.quota[:]
        for side in range(SIDES):
            if self.wanted[side] > 0 and side not in self.shared:
                self.share_quota[self.only_tier(side)] -= self.wanted[side]
        high: i64 = self.share_quota[0] + 1
        wide: i64 = self.share_quota[1] + 1
        last: list[float] = [0.0] * max(0, high * wide)
        if last:
            last[0] = 1.0
        self.ways = [last]
        for level in range(len(self.shared) - 1, -1, -1):
            table: list[float] = [0.0] * len(last)
            for x in range(high):
                for y in range(wide):
                    table[x * wide + y] = self.ways_with(groups, self.shared[level], x, y, self.ways[0])
            self.ways.insert(0, table)

    def ways_with(self, groups: list[list[i64]], side: i64, x: i64, y: i64, after: list[float]) -> float:
        ways: float = 0.0
        for first in range(min(x, self.wanted[side]) + 1):
            for second in range(min(y, self.wanted[side] - first) + 1):
                ways += self.share_weight(groups, side, first, second, x, y, after)
        return ways

    def share_weight(
        self, groups: list[list[i64]], side: i64, first: i64, second: i64, x: i64, y: i64, after: list[float]
    ) -> float:
        third: i64 = self.wanted[side] - first - second
        base: i64 = side * TIERS
        ways: float = choose(len(groups[base]), first) * choose(len(groups[base + 1]), second)
        ways *= choose(len(groups[base + 2]), third)
        return ways * after[(x - first) * (self.share_quota[1] + 1) + y - second] if ways > 0.0 else 0.0

    def draw_shares(
        self, level: i64, rest: list[i64], groups: list[list[i64]], shares: list[i64], rng: Generator
    ) -> bool:
        """How many cards of each tier a shared side gets, each possibility by its number of ways."""
        side: i64 = self.shared[level]
        after: list[float] = self.ways[level + 1]
        everything: float = self.ways[level][rest[0] * (self.share_quota[1] + 1) + rest[1]] if after else 0.0
        if everything == 0.0:
            return False
        mark: float = rng.fraction() * everything
        for first in range(min(rest[0], self.wanted[side]) + 1):
            for second in range(min(rest[1], self.wanted[side] - first) + 1):
                weight: float = self.share_weight(groups, side, first, second, rest[0], rest[1], after)
                if weight > 0.0:
                    shares[0] = first
                    shares[1] = second
                    shares[2] = self.wanted[side] - first - second
                    mark -= weight
                    if mark < 0.0:
                        break
            if mark < 0.0:
                break
        rest[0] -= shares[0]
        rest[1] -= shares[1]
        return True


def group_cards(components: Components) -> list[list[i64]]:
    groups: list[list[i64]] = [[] for _ in range(GROUPS)]
    for card in range(len(components.cards)):
        groups[components.side[card] * TIERS + components.tier[card] - 1].append(card)
    return groups


def tier_counts(kept: list[i64], drawn: i64) -> list[i64]:
    """How many of the first cards of a stacked deck belong to each tier."""
    counts: list[i64] = []
    for tier in range(TIERS):
        part: i64 = min(drawn, kept[tier])
        counts.append(part)
        drawn -= part
    return counts


def tier_of_place(kept: list[i64], place: i64) -> i64:
    return 0 if place < kept[0] else (1 if place < kept[0] + kept[1] else 2)


def remove(cards: list[i64], card: i64) -> None:
    cards.remove(card)


def take_any(cards: list[i64], rng: Generator) -> i64:
    place: i64 = rng.below(len(cards))
    card: i64 = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return card


def choose(items: i64, chosen: i64) -> float:
    """How many ways there are to choose so many of the items."""
    if chosen > items or chosen < 0:
        return 0.0
    ways: float = 1.0
    for step in range(min(chosen, items - chosen)):
        ways = ways * float(items - step) / float(step + 1)
    return ways
