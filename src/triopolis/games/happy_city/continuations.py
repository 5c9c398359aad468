"""A turn is two decisions, with hidden cards between them: what to discard and which deck to reveal from; what to buy,
how to pay for it, and which special building to take then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec

from triopolis.engine.continuations import Continuations, Way
from triopolis.engine.shapes import Preview
from triopolis.games.happy_city.actions import PAY_COINS, PAY_TOKEN
from triopolis.games.happy_city.options import Options
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.telling.details import Outcome
from triopolis.games.happy_city.view import HappyCityView


class HappyCityContinuations(Continuations[HappyCityState, HappyCityView, Options]):
    def goes_on(self, view: HappyCityView) -> bool:
        """To buy after all cards were kept is a decision of its own: there would be too many of both."""
        return view.stage in ("reveal", "pay", "special")

    def rank(self, way: Way[HappyCityState, HappyCityView]) -> tuple[int, ...]:
        """Coins before tokens, which also keep monsters away."""
        return (sum(PAY_TOKEN <= action < PAY_COINS for action in way.actions),)

    def details(self, previews: list[Preview]) -> Outcome:
        """What all actions bring and cost, and the city after the last of them."""
        parts = [cast(Outcome, preview.details) for preview in previews]
        return msgspec.structs.replace(
            parts[-1],
            coins=_sum(part.coins for part in parts),
            price=next((part.price for part in parts if part.price is not None), None),
            paid=_sum(part.paid for part in parts),
            spends=[color for part in parts for color in part.spends],
            tokens=[color for part in parts for color in part.tokens],
            meets=next((part.meets for part in parts if part.meets), []),
            sends=next((part.sends for part in parts if part.sends is not None), None),
        )


def _sum(numbers: Iterable[int | None]) -> int | None:
    """Of those that are known; None if none is."""
    known = [number for number in numbers if number is not None]
    return sum(known) if known else None


ROOM = HappyCityContinuations
