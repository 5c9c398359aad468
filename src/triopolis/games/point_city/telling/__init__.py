"""Words for people."""

from __future__ import annotations

from triopolis.engine.contract import Component, Event, HoldingKind, Move, Preview, ScoreSheet
from triopolis.engine.rooms import Names, Telling
from triopolis.games.point_city.game import PointCity
from triopolis.games.point_city.moves import Draw, Pay
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.telling import aside, brings, explain, log_lines, sheets, why_not
from triopolis.games.point_city.telling.names import holding_kinds
from triopolis.games.point_city.view import PointCityView
from triopolis.locales import Message, message


class PointCityTelling(Telling[PointCityState, PointCityView]):
    def __init__(self, game: PointCity) -> None:
        self.components = game.components

    def describe_move(self, view: PointCityView, move: Move) -> Message:
        return explain.describe_move(self.components, view, move)

    def describe_event(self, event: Event, names: Names) -> Message | None:
        return log_lines.describe_event(self.components, event, names)

    def previews_of(self, view: PointCityView, actions: list[int]) -> list[Preview]:
        return explain.previews(self.components, view, actions)

    def describe_preview(self, view: PointCityView, move: Move, preview: Preview) -> list[Message]:
        return brings.describe_preview(self.components, view, move, preview)

    def describe_gains(self, view: PointCityView, move: Move, preview: Preview) -> list[Message]:
        return brings.describe_gains(self.components, view, move, preview)

    def describe_points(self, points: int) -> Message:
        return message("pc-board-points", points=points)

    def aside(self, view: PointCityView) -> aside.Standing | None:
        return aside.standing(self.components, view)

    def is_aim(self, move: Move) -> bool:
        return not isinstance(move, Draw | Pay)

    def why_not(self, view: PointCityView, target: Component | Move) -> Message | None:
        return why_not.why_not(self.components, view, target)

    def breakdown(self, state: PointCityState) -> list[ScoreSheet]:
        return sheets.breakdown(state)

    def holding_kinds(self) -> dict[int, HoldingKind]:
        return holding_kinds(self.components)


ROOM = PointCityTelling
