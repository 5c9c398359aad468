"""Words for people: moves, what they bring, why not, the log, score sheets."""

from __future__ import annotations

from triopolis.engine.contract import Component, Event, HoldingKind, Move, Preview, ScoreSheet
from triopolis.engine.rooms import Names, Telling
from triopolis.games.bloom_town.game import BloomTown
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.telling import brings, explain, log_lines, sheets, why_not
from triopolis.games.bloom_town.telling.names import holding_kinds
from triopolis.games.bloom_town.view import BloomTownView
from triopolis.locales import Message, message


class BloomTownTelling(Telling[BloomTownState, BloomTownView]):
    def __init__(self, game: BloomTown) -> None:
        self.components = game.components

    def describe_move(self, view: BloomTownView, move: Move) -> Message:
        return explain.describe_move(self.components, view, move)

    def describe_event(self, event: Event, names: Names) -> Message | None:
        return log_lines.describe_event(event, names)

    def previews_of(self, view: BloomTownView, actions: list[int]) -> list[Preview]:
        return explain.previews(self.components, view, actions)

    def describe_preview(self, view: BloomTownView, move: Move, preview: Preview) -> list[Message]:
        return brings.describe_preview(self.components, view, move, preview)

    def describe_gains(self, view: BloomTownView, move: Move, preview: Preview) -> list[Message]:
        return brings.describe_gains(self.components, view, move, preview)

    def describe_points(self, points: int) -> Message:
        return message("bt-board-points", points=points)

    def why_not(self, view: BloomTownView, target: Component | Move) -> Message | None:
        return why_not.why_not(self.components, view, target)

    def breakdown(self, state: BloomTownState) -> list[ScoreSheet]:
        return sheets.breakdown(state)

    def holding_kinds(self) -> dict[int, HoldingKind]:
        return holding_kinds()


ROOM = BloomTownTelling
