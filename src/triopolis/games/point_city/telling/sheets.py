"""Score sheets: where the points of a city come from, line by line."""

from __future__ import annotations

from triopolis.engine.contract import ScoreItem, ScoreSheet
from triopolis.games.point_city.components import Components
from triopolis.games.point_city.counters import total
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.scoring import token_points, token_units
from triopolis.games.point_city.solo import ingenuity_points, permanent_points, points_per_token
from triopolis.games.point_city.state import City
from triopolis.games.point_city.telling.names import token_text
from triopolis.games.point_city.view import cards_of
from triopolis.locales import message


def city_sheet(components: Components, city: City) -> ScoreSheet:
    items = [ScoreItem("buildings", int(city.points), None, message("pc-item-buildings", count=int(city.buildings)))]
    for token in cards_of(int(city.tokens)):
        units = int(token_units(components, city, token))
        note = message("pc-item-token", text=token_text(components, token), count=units)
        items.append(ScoreItem("token", int(token_points(components, city, token)), token, note))
    return ScoreSheet(sum(item.points for item in items), items)


def automa_sheet(level: int, city: City) -> ScoreSheet:
    owned, tokens, wild = int(total(city.permanents)), int(city.token_count), int(city.ingenuity())
    each = int(points_per_token(level))
    items = [
        ScoreItem("buildings", int(city.points), None, message("pc-item-buildings", count=int(city.buildings))),
        ScoreItem(
            "permanents",
            int(permanent_points(level, city.permanents)),
            None,
            message("pc-item-permanents", count=owned),
        ),
        ScoreItem("tokens", each * tokens, None, message("pc-item-tokens", count=tokens, each=each)),
        ScoreItem("ingenuity", int(ingenuity_points(level, wild)), None, message("pc-item-ingenuity", count=wild)),
    ]
    return ScoreSheet(sum(item.points for item in items), items)


def breakdown(state: PointCityState) -> list[ScoreSheet]:
    sheets = [city_sheet(state.components, city) for city in state.cities[: state.players]]
    if state.automa:
        sheets.append(automa_sheet(int(state.automa), state.cities[1]))
    return sheets
