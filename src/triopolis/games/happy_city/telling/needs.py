"""Which colours a special still asks of a city, each card giving one of its colours."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from triopolis.games.happy_city.components import COLOURS, Components
from triopolis.games.happy_city.telling.names import card_of
from triopolis.games.happy_city.view import CityView

PLACES = range(len(COLOURS))
SETS = [(chosen, sum(1 << place for place in chosen)) for size in PLACES for chosen in combinations(PLACES, size + 1)]
"""Every set of colours: their places, and as a bit set."""


def standing_colours(components: Components, city: CityView) -> list[int]:
    """The colours of each card of a city that is no ruin, as bit sets."""
    return [card_of(components, slot.card).colours for slot in city.slots if slot.ruin is None]


def missing_colours(needs: Sequence[int], cards: list[int]) -> list[int]:
    """How many cards of each colour are missing; of what a card of several colours could be, the earlier is missing."""
    needs, missing = list(needs), [0] * len(COLOURS)
    for place in PLACES:
        while needs[place] and lacking(needs, cards) > lacking(_one_less(needs, place), cards):
            needs = _one_less(needs, place)
            missing[place] += 1
    return missing


def met_colour(needs: Sequence[int], missing: list[int], cards: list[int]) -> int | None:
    """Of the colours that were missing, the one that is met now that one card more stands there."""
    here = [asked - absent for asked, absent in zip(needs, missing, strict=True)]
    return next((place for place in PLACES if missing[place] and not lacking(_one_more(here, place), cards)), None)


def _one_less(needs: Sequence[int], place: int) -> list[int]:
    return [count - (at == place) for at, count in enumerate(needs)]


def _one_more(needs: Sequence[int], place: int) -> list[int]:
    return [count + (at == place) for at, count in enumerate(needs)]


def lacking(needs: Sequence[int], cards: list[int]) -> int:
    """How many cards are missing for so many of each colour: by Hall's theorem the most that any set of colours asks
    for beyond the cards that have one of them."""
    most = 0
    for chosen, wanted in SETS:
        asked = sum(needs[place] for place in chosen)
        if asked > most:
            most = max(most, asked - sum(bool(colours & wanted) for colours in cards))
    return most
