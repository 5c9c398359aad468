"""Deals whole positions that fit a view: the order of the decks, what lies in the discards, the box of specials.

Nobody may look through a discard, so of each deck's cards that are not in sight any may lie in its discard; the next
shuffle of a discard is unknown too. Cities, monsters, tokens and the specials laid out are in sight of all.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import Dealer
from triopolis.engine.randomness import Generator
from triopolis.games.happy_city.components import DECKS, MONSTERS
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.state import NOTHING, RUIN, Rules


class HappyCityDealer(Dealer[HappyCityState]):
    def __init__(self, open_position: HappyCityState) -> None:
        self.template: HappyCityState = open_position
        self.rules: Rules = open_position.rules
        seen: list[i64] = self.cards_in_sight()
        self.unseen: list[vec[i64]] = [without(self.rules.cards(deck), seen) for deck in range(DECKS)]
        """The cards of each deck that lie in it or in its discard."""
        self.box: vec[i64] = without(self.rules.specials, seen)

    def cards_in_sight(self) -> list[i64]:
        state: HappyCityState = self.template
        seen: list[i64] = [card for card in state.central if card != NOTHING]
        seen += [i64(card) for card in state.gone]
        seen += [special for special in state.specials if special != NOTHING]
        for city in state.cities:
            seen.append(city.special)
            for slot in range(city.size):
                seen.append(city.slots[slot] % RUIN)
            for monster in range(i64(5)):
                if city.monsters >> monster & 1:
                    seen.append(MONSTERS + monster)
        if state.incoming != NOTHING:
            seen.append(MONSTERS + state.incoming)
        return seen

    def deal(self, rng: Generator) -> HappyCityState:
        state = self.template.copy()
        for deck in range(i64(DECKS)):
            cards: vec[i64] = self.unseen[deck][:]
            rng.shuffle(cards)
            start: i64 = self.rules.deck_start[deck]
            end: i64 = self.rules.deck_start[deck + 1]
            for place in range(state.left[deck]):
                state.piles[start + place] = cards[place]
            for place in range(state.discarded[deck]):
                state.piles[end - 1 - place] = cards[state.left[deck] + place]
        state.box = self.box[:]
        rng.shuffle(state.box)
        state.rng = Generator(rng.next32(), rng.next32(), rng.next32(), rng.next32())
        return state


def without(cards: vec[i64], seen: list[i64]) -> vec[i64]:
    """The cards less those that are seen, as often as they are."""
    left: list[i64] = seen[:]
    rest: list[i64] = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            rest.append(card)
    return vec[i64](rest)
