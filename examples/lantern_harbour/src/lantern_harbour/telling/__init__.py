"""Words for people: moves, log, previews, reasons, score sheets."""

from __future__ import annotations

from lantern_harbour.game import LanternHarbour
from lantern_harbour.rules import LanternState
from lantern_harbour.telling import explain, log_lines, sheets, why_not
from lantern_harbour.telling.names import ship_name
from lantern_harbour.view import LanternView
from triopolis.engine.contract import Component, Event, HoldingKind, Move, Preview, ScoreSheet
from triopolis.engine.rooms import Names, Telling
from triopolis.locales import Message


class LanternTelling(Telling[LanternState, LanternView]):
    def __init__(self, game: LanternHarbour) -> None:
        self.game = game

    def describe_move(self, view: LanternView, move: Move) -> Message:
        return explain.describe_move(self.game.ships, view, move)

    def describe_event(self, event: Event, names: Names) -> Message | None:
        return log_lines.describe_event(self.game.ships, event, names)

    def previews_of(self, view: LanternView, actions: list[int]) -> list[Preview]:
        return explain.previews(self.game, view, actions)

    def why_not(self, view: LanternView, target: Component | Move) -> Message | None:
        return why_not.why_not(self.game.ships, view, target)

    def breakdown(self, state: LanternState) -> list[ScoreSheet]:
        return sheets.breakdown(state)

    def holding_kinds(self) -> dict[int, HoldingKind]:
        ships = enumerate(self.game.ships)
        return {number: HoldingKind(f"ship:{number}", ship_name(ship)) for number, ship in ships}


ROOM = LanternTelling
