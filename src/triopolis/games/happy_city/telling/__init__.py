"""Words for people."""

from __future__ import annotations

from triopolis.engine.contract import Component, Event, HoldingKind, Move, Preview, ScoreSheet
from triopolis.engine.rooms import Names, Telling
from triopolis.games.happy_city.game import HappyCity
from triopolis.games.happy_city.moves import PayCoins, PayToken, TakeCoin
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.telling import aside, brings, explain, log_lines, previews, sheets, why_not
from triopolis.games.happy_city.telling.names import holding_kinds
from triopolis.games.happy_city.view import HappyCityView
from triopolis.locales import Message, message


class HappyCityTelling(Telling[HappyCityState, HappyCityView]):
    def __init__(self, game: HappyCity) -> None:
        self.game = game
        self.components = game.components

    def describe_move(self, view: HappyCityView, move: Move) -> Message:
        return explain.describe_move(self.components, view, move)

    def describe_event(self, event: Event, names: Names) -> Message | None:
        return log_lines.describe_event(self.components, event, names)

    def previews_of(self, view: HappyCityView, actions: list[int]) -> list[Preview]:
        return previews.previews(self.game.imagine(view), view, actions)

    def describe_preview(self, view: HappyCityView, move: Move, preview: Preview) -> list[Message]:
        return brings.describe_preview(self.components, view, move, preview)

    def describe_gains(self, view: HappyCityView, move: Move, preview: Preview) -> list[Message]:
        return brings.describe_gains(self.components, view, move, preview)

    def describe_points(self, points: int) -> Message:
        return message("hc-board-points", points=points)

    def aside(self, view: HappyCityView) -> aside.Standing | None:
        return aside.standing(view)

    def is_aim(self, move: Move) -> bool:
        return not isinstance(move, PayCoins | PayToken | TakeCoin)

    def why_not(self, view: HappyCityView, target: Component | Move) -> Message | None:
        return why_not.why_not(self.components, view, target)

    def breakdown(self, state: HappyCityState) -> list[ScoreSheet]:
        return sheets.breakdown(state)

    def holding_kinds(self) -> dict[int, HoldingKind]:
        return holding_kinds(self.components)


ROOM = HappyCityTelling
