"""Score sheets: where the points of a harbour come from."""

from __future__ import annotations

from lantern_harbour.rules import LanternState
from lantern_harbour.scoring import harbour_points, points_for_filling, ships_in
from triopolis.engine.contract import ScoreItem, ScoreSheet
from triopolis.locales import message


def breakdown(state: LanternState) -> list[ScoreSheet]:
    return [_sheet(state, who) for who in range(state.rules.places)]


def _sheet(state: LanternState, who: int) -> ScoreSheet:
    harbour = state.harbours[who]
    printed, store, pairs = harbour_points(state.rules, harbour)
    level = state.rules.lamplighter if who == state.rules.players else 0
    items = [
        ScoreItem("ships", printed, note=message("lantern-item-ships", count=ships_in(harbour))),
        ScoreItem("storehouses", store, note=message("lantern-item-storehouses")),
        ScoreItem("flags", pairs, note=message("lantern-item-flags")),
        ScoreItem("full", points_for_filling(harbour), note=message("lantern-item-full")),
        ScoreItem("level", level * ships_in(harbour), note=message("lantern-item-level")),
    ]
    scored = [item for item in items if item.points]
    return ScoreSheet(sum(item.points for item in scored), scored)
