"""What Point City tells a seat beside its view: what tokens are worth to it, which cards it cannot take."""

from __future__ import annotations

import msgspec

from triopolis.engine.shapes import Details
from triopolis.games.point_city.components import Components
from triopolis.games.point_city.moves import Take, cell_number, to_move
from triopolis.games.point_city.scoring import city_points
from triopolis.games.point_city.telling.why_not import lacking_alone
from triopolis.games.point_city.view import PointCityView, open_city


class Closed(msgspec.Struct, frozen=True):
    """A market card that cannot be taken in this position."""

    cell: int
    lacking: list[int]
    """The symbols that are missing for it alone, by resource; none where only a neighbour is missing."""


class Standing(Details, frozen=True, kw_only=True, tag="standing"):
    worth: list[int]
    """What each of the tokens left would bring this seat now, in their order; empty for a spectator."""
    closed: list[Closed]
    """Empty while this seat has no cards to choose."""


Asides = Standing


def standing(components: Components, view: PointCityView) -> Standing | None:
    if view.actor < 0:
        return None
    return Standing(worth=_worth(components, view), closed=_closed(components, view))


def _worth(components: Components, view: PointCityView) -> list[int]:
    if view.seat is None:
        return []
    city = open_city(view.cities[view.seat])
    now, gains = city_points(components, city), []
    for token in view.tokens_left:
        more = city.copy()
        more.tokens |= 1 << token
        more.token_count += 1
        gains.append(int(city_points(components, more) - now))
    return gains


def _closed(components: Components, view: PointCityView) -> list[Closed]:
    if not view.actions or view.stage != "turn":
        return []
    moves = [to_move(view, action) for action in view.actions]
    taken = {cell_number(name) for move in moves if isinstance(move, Take) for name in move.cells}
    cells = [cell for cell, card in enumerate(view.market) if card.face >= 0 and cell not in taken]
    return [Closed(cell, lacking_alone(components, view, cell)) for cell in cells]
