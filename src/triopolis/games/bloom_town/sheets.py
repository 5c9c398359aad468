"""Score sheets: where the points of a town, and of the solo opponent, come from."""

from __future__ import annotations

from collections.abc import Iterator

from triopolis.engine.contract import ScoreItem, ScoreSheet
from triopolis.games.bloom_town.components import TYPES
from triopolis.games.bloom_town.names import types_name
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.scoring import type_cells
from triopolis.games.bloom_town.solo import owned, table_points
from triopolis.games.bloom_town.state import AT_END, DOUBLED, FROM_HAND, TAKEN, WRAPS, Town
from triopolis.locales import message


def breakdown(state: BloomTownState) -> list[ScoreSheet]:
    sheets = [_town_sheet(state, place, town) for place, town in enumerate(state.towns)]
    if state.rules.opponent:
        sheets.append(_rival_sheet(state))
    return sheets


def _town_sheet(state: BloomTownState, place: int, town: Town) -> ScoreSheet:
    items = []
    for which in range(len(TYPES)):
        tiles = int(type_cells(town, which)).bit_count()
        note = message("bt-item-placed", types=types_name(which), count=tiles)
        items.append(ScoreItem("placed", int(town.earned[which]), which, note))
    items.append(ScoreItem("doubled", int(town.earned[DOUBLED]), None, message("bt-item-doubled")))
    items += _recounts(state, place)
    items.append(ScoreItem("hand", int(town.earned[FROM_HAND]), None, message("bt-item-hand")))
    return _sheet(items)


def _rival_sheet(state: BloomTownState) -> ScoreSheet:
    earned = state.rival_earned
    items = [
        ScoreItem("taken", int(earned[TAKEN]), None, message("bt-item-taken")),
        ScoreItem("wraps", int(earned[WRAPS]), None, message("bt-item-wraps", count=int(earned[WRAPS]) // 5)),
        *_recounts(state, len(state.towns)),
    ]
    if earned[AT_END]:
        for which in range(len(TYPES)):
            tiles = int(owned(state.collected, which))
            note = message("bt-item-table", types=types_name(which), count=tiles)
            items.append(ScoreItem("table", int(table_points(state.rules.opponent, tiles)), which, note))
    return _sheet(items)


def _recounts(state: BloomTownState, place: int) -> Iterator[ScoreItem]:
    """The history holds, for every recount: turn, type, by whose flower, and each place's points."""
    history = [int(number) for number in state.history]
    width = 3 + len(state.scores())
    for start in range(0, len(history), width):
        turn, which, by = history[start : start + 3]
        id = "bt-item-recount-flower" if by >= 0 else "bt-item-recount"
        note = message(id, types=types_name(which), round=turn // int(state.rules.players) + 1)
        yield ScoreItem("recount", history[start + 3 + place], which, note)


def _sheet(items: list[ScoreItem]) -> ScoreSheet:
    told = [item for item in items if item.points]
    return ScoreSheet(sum(item.points for item in told), told)
