"""A decision: two market cards, the payment for them resource by resource, and the civic tokens they bring."""

from __future__ import annotations

import msgspec

from triopolis.engine.continuations import Continuations, Way
from triopolis.engine.shapes import Preview
from triopolis.games.point_city.events import Paid
from triopolis.games.point_city.options import Options
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.telling.details import PayDetails, PreviewDetails, TakeDetails, Then
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
        whole: PreviewDetails = msgspec.structs.replace(first, paid=_paid(previews), then=_then(previews[-1]))
        return whole


def _details(preview: Preview) -> PreviewDetails | None:
    details = preview.details
    return details if isinstance(details, TakeDetails | PayDetails) else None


def _paid(previews: list[Preview]) -> list[Paid]:
    return [part for preview in previews if (details := _details(preview)) is not None for part in details.paid]


def _then(last: Preview) -> Then:
    """A token has no details: only another token can follow it."""
    details = _details(last)
    if details is not None:
        return details.then
    return "end" if last.ends_turn else "token"


ROOM = PointCityContinuations
