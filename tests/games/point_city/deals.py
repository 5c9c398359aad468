"""Every deal that fits a view, counted one by one: small packs of cards to hold the dealer against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from triopolis.engine.randomness import seeded
from triopolis.games.point_city.components import Card, Components
from triopolis.games.point_city.dealer import Known, PointCityDealer
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.setup import bare_table
from triopolis.games.point_city.state import City, free_places

Deal = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The cards of the market by cell, the buildings of city 0, the pile from its top."""


def card(tier: int, side: int, face: int) -> Card:
    """A card by its tier, its resource side and a number that tells building sides apart."""
    return Card(tier, side % 6, 1 + side // 6, 1, -1, 1 + face, (1, 0, 0, 0, 0), "original")


@dataclass
class Scene:
    """A few cards and what a view would tell of them. Cells of the market are numbered from 0."""

    cards: list[Card]
    kept: list[int]
    pile: int
    market_faces: dict[int, int] = field(default_factory=dict)
    market_sides: dict[int, int] = field(default_factory=dict)
    built: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    """Resource sides that have been taken."""
    top: int = -1

    def __post_init__(self) -> None:
        self.components = Components(self.cards, [])

    def dealer(self) -> PointCityDealer:
        state = bare_table(self.components, 1, 0)
        state.cities = [City(free_places())]
        for cell in self.market_faces:
            state.built_sides |= 1 << cell
        known = Known(list(self.kept), self.pile, self.top)
        for cell, face in self.market_faces.items():
            known.market_faces[cell] = face
        for cell, side in self.market_sides.items():
            known.market_sides[cell] = side
        known.built = [list(self.built)]
        for side in self.gone:
            known.gone[side] += 1
        return PointCityDealer(state, known)

    def sampled(self, deals: int) -> Counter[Deal]:
        dealer, rng, times = self.dealer(), seeded("deals"), Counter[Deal]()
        for _ in range(deals):
            times[self._deal(dealer.deal(rng))] += 1
        return times

    def _deal(self, state: PointCityState) -> Deal:
        cells = sorted({**self.market_faces, **self.market_sides})
        built = state.cities[0].built()
        pile = [int(number) for number in state.deck[state.drawn :]]
        return tuple(int(state.market[cell]) for cell in cells), tuple(built), tuple(pile)

    def counted(self) -> Counter[Deal]:
        """How many ways there are to each deal: every card in its place, the taken ones too."""
        ways, market = Counter[Deal](), sorted({**self.market_faces, **self.market_sides})
        for chosen in self._choices(self._slots(market), ()):
            cells = chosen[: len(market)]
            built = tuple(sorted(chosen[len(market) : len(market) + len(self.built)]))
            out = chosen[: len(chosen) - self.pile]
            if self._tiers_fit(out):
                ways[cells, built, chosen[len(chosen) - self.pile :]] += 1
        return ways

    def _slots(self, market: list[int]) -> list[tuple[str, int]]:
        cells = [
            ("face", self.market_faces[cell]) if cell in self.market_faces else ("side", self.market_sides[cell])
            for cell in market
        ]
        slots = [*cells, *(("face", face) for face in self.built), *(("side", side) for side in self.gone)]
        tiers = [tier for tier, number in enumerate(self.kept, start=1) for _ in range(number)]
        return [*slots, *(("tier", tier) for tier in tiers[len(tiers) - self.pile :])]

    def _choices(self, slots: list[tuple[str, int]], chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(chosen) == len(slots):
            yield chosen
            return
        for number in range(len(self.cards)):
            if number not in chosen and self._fits(number, *slots[len(chosen)], len(chosen) == len(slots) - self.pile):
                yield from self._choices(slots, (*chosen, number))

    def _fits(self, number: int, what: str, wanted: int, on_top: bool) -> bool:
        side = int(self.components.side[number])
        if on_top and self.pile and side != self.top:
            return False
        shown = {"face": int(self.components.face[number]), "side": side, "tier": self.cards[number].tier}
        return shown[what] == wanted

    def _tiers_fit(self, out: tuple[int, ...]) -> bool:
        tiers = [tier for tier, number in enumerate(self.kept, start=1) for _ in range(number)]
        return sorted(self.cards[number].tier for number in out) == tiers[: len(out)]


def distance(times: Counter[Deal], ways: Counter[Deal]) -> float:
    """Chi-square per possible deal: about 1 if the deals come as often as they should."""
    deals, total = times.total(), ways.total()
    assert set(times) <= set(ways)
    expected = {deal: deals * number / total for deal, number in ways.items()}
    return sum((times[deal] - mean) ** 2 / mean for deal, mean in expected.items()) / max(1, len(ways) - 1)
