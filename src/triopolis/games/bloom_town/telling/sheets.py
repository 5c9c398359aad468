"""Score sheets: where the points of a town, and of the solo opponent, come from."""

from __future__ import annotations

from collections.abc import Iterator

from triopolis.engine.contract import ScoreItem, ScoreSheet
from triopolis.games.bloom_town.components import TYPES
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.scoring import type_cells
from triopolis.games.bloom_town.solo import WRAP_POINTS, owned, table_points
from triopolis.games.bloom_town.state import NOTHING, Town
from triopolis.games.bloom_town.telling.names import types_name
from triopolis.locales import message


def breakdown(state: BloomTownState) -> list[ScoreSheet]:
    sheets = [_town_sheet(state, place, town) for place, town in enumerate(state.towns)]
    if state.rules.opponent:
        sheets.append(_rival_sheet(state))
    return sheets


def _town_sheet(state: BloomTownState, place: int, town: Town) -> ScoreSheet:
    items = []
    earned = town.earned()
    for which in range(len(TYPES)):
        tiles = int(type_cells(town, which)).bit_count()
        note = message("bt-item-placed", types=types_name(which), count=tiles)
        items.append(ScoreItem("placed", earned[which], which, note))
    items.append(ScoreItem("doubled", int(town.doubled), None, message("bt-item-doubled")))
    items += _recounts(state, place)
    if town.hand_type != NOTHING:
        which = int(town.hand_type)
        items.append(
            ScoreItem("hand", int(town.from_hand), which, message("bt-item-hand-type", types=types_name(which)))
        )
    return _sheet(items)


def _rival_sheet(state: BloomTownState) -> ScoreSheet:
    wraps = int(state.rival_wraps)
    items = [
        ScoreItem("taken", int(state.rival_taken), None, message("bt-item-taken")),
        ScoreItem("wraps", wraps, None, message("bt-item-wraps", count=wraps // int(WRAP_POINTS))),
        *_recounts(state, len(state.towns)),
    ]
    if state.rival_at_end:
        for which in range(len(TYPES)):
            tiles = int(owned(state.collected, which))
            note = message("bt-item-table", types=types_name(which), count=tiles)
            items.append(ScoreItem("table", int(table_points(state.rules.opponent, tiles)), which, note))
    return _sheet(items)


def _recounts(state: BloomTownState, place: int) -> Iterator[ScoreItem]:
    """The history holds, for every recount: turn, type, by whose flower, and each place's points."""
    history = state.past_recounts()
    width = 3 + len(state.scores())
    for start in range(0, len(history), width):
        turn, which, by = history[start : start + 3]
        id = "bt-item-recount-flower" if by >= 0 else "bt-item-recount"
        note = message(id, types=types_name(which), round=turn // int(state.rules.players) + 1)
        yield ScoreItem("recount", history[start + 3 + place], which, note)


def _sheet(items: list[ScoreItem]) -> ScoreSheet:
    scored = [item for item in items if item.points]
    return ScoreSheet(sum(item.points for item in scored), scored)
