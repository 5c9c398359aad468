"""A decision: two market cards, the payment for them resource by resource, and the civic tokens they bring."""

from __future__ import annotations

import msgspec

from triopolis.engine.continuations import Continuations, Way
from triopolis.engine.shapes import Preview
from triopolis.games.point_city.events import Paid
from triopolis.games.point_city.options import Options
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.telling.details import (
    GainDetails,
    Growth,
    PayDetails,
    PreviewDetails,
    TakeDetails,
    Then,
)
from triopolis.games.point_city.view import PointCityView


class PointCityContinuations(Continuations[PointCityState, PointCityView, Options]):
    def goes_on(self, view: PointCityView) -> bool:
        return view.stage in ("payment", "token")

    def rank(self, way: Way[PointCityState, PointCityView]) -> tuple[int, ...]:
        """Own cards before ingenuity, then no symbol wasted, then the fewest cards: the payments of PC-3 in order."""
        paid = _paid(way.previews)
        ingenuity = sum(part.ingenuity for part in paid)
        symbols = sum(2 * part.doubles + part.singles for part in paid)
        cards = sum(part.doubles + part.singles for part in paid)
        return ingenuity, symbols, cards

    def details(self, previews: list[Preview]) -> PreviewDetails | None:
        """The first action's, with all payments."""
        first = _details(previews[0])
        if first is None:
            return None
        growth = _growth(previews)
        if isinstance(first, GainDetails):
            return GainDetails(growth=growth, then=_then(previews[-1]))
        return msgspec.structs.replace(first, paid=_paid(previews), growth=growth, then=_then(previews[-1]))


def _details(preview: Preview) -> PreviewDetails | None:
    details = preview.details
    return details if isinstance(details, TakeDetails | PayDetails | GainDetails) else None


def _paid(previews: list[Preview]) -> list[Paid]:
    payments = [preview.details for preview in previews if isinstance(preview.details, TakeDetails | PayDetails)]
    return [part for details in payments for part in details.paid]


def _growth(previews: list[Preview]) -> list[Growth]:
    """Of all actions together, token by token."""
    sums: dict[int, int] = {}
    for preview in previews:
        details = _details(preview)
        for change in details.growth if details is not None else ():
            sums[change.token] = sums.get(change.token, 0) + change.points
    return [Growth(token, points) for token, points in sums.items() if points]


def _then(last: Preview) -> Then:
    details = _details(last)
    assert details is not None
    return details.then


ROOM = PointCityContinuations
