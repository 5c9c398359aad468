"""Reads boards, shops and tile counts from the CSV files beside this one, or from a data pack, and checks them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from triopolis.engine.contract import DataPack, Rows
from triopolis.engine.data_files import Row, read_csv, replaced_data, typed_rows
from triopolis.games.bloom_town.components import (
    CELLS,
    ICONS,
    REMOVED,
    SHOPS,
    STACK_SIZE,
    TRAINING_STACK_SIZE,
    TYPES,
    Board,
    Components,
    Shop,
)

DATA_FILES: Final = ("boards", "shops", "tiles")
BOARD_COLUMNS: Final = ("side", "row", "col", "icon", "spring", "source")
SHOP_COLUMNS: Final = ("kind", "likes_1", "likes_2", "copies", "source")
TILE_COLUMNS: Final = ("type", "tiles", "recounts", "source")
LIKED: Final = TYPES[:4]
MOST_TILES: Final = 20


@cache
def own_data() -> dict[str, Rows]:
    return {name: read_csv(Path(__file__).parent / "data" / f"{name}.csv") for name in DATA_FILES}


def load_components(pack: DataPack | None = None) -> Components:
    data, files = replaced_data(own_data(), pack)
    boards = _boards(typed_rows(data["boards"], BOARD_COLUMNS, files["boards"]))
    shops = _shops(typed_rows(data["shops"], SHOP_COLUMNS, files["shops"]))
    rows = typed_rows(data["tiles"], TILE_COLUMNS, files["tiles"])
    return _components(boards, shops, rows)


def _boards(rows: list[Row]) -> dict[str, Board]:
    """Both sides, each of the 25 cells once, every icon at least once."""
    cells: dict[tuple[str, int], Row] = {}
    for row in rows:
        side = "AB"[row.choice("side", ("A", "B"))]
        cell = (row.integer("row", 1, 5) - 1) * 5 + row.integer("col", 1, 5) - 1
        if (side, cell) in cells:
            raise row.error("col", "bt-pack-cell-twice", side=side, other=cells[side, cell].line)
        cells[side, cell] = row
    return {side: _board(side, cells, rows[-1]) for side in ("A", "B")}


def _board(side: str, cells: dict[tuple[str, int], Row], last: Row) -> Board:
    for cell in range(CELLS):
        if (side, cell) not in cells:
            raise last.error("col", "bt-pack-cell-missing", side=side, row=cell // 5 + 1, col=cell % 5 + 1)
    rows = [cells[side, cell] for cell in range(CELLS)]
    slots = tuple(row.choice("icon", ICONS) for row in rows)
    for slot, icon in enumerate(ICONS):
        if slot not in slots:
            raise last.error("icon", "bt-pack-icon-missing", side=side, icon=icon)
    springs = tuple(row.integer("spring", 0, 1) == 1 for row in rows)
    return Board(slots, springs, tuple(row.source() for row in rows))


def _shops(rows: list[Row]) -> list[Shop]:
    shops: dict[str, Shop] = {}
    for row in rows:
        kind = SHOPS[row.choice("kind", SHOPS)]
        if kind in shops:
            raise row.error("kind", "bt-pack-twice", value=kind)
        likes = (row.choice("likes_1", LIKED), row.choice("likes_2", LIKED))
        if likes[0] == likes[1]:
            raise row.error("likes_2", "bt-pack-likes", value=row.text("likes_2"))
        shops[kind] = Shop(likes, row.integer("copies", 1, 5), row.source())
    for kind in SHOPS:
        if kind not in shops:
            raise rows[-1].error("kind", "bt-pack-missing", value=kind)
    return [shops[kind] for kind in SHOPS]


def _components(boards: dict[str, Board], shops: list[Shop], rows: list[Row]) -> Components:
    by_type: dict[str, Row] = {}
    for row in rows:
        name = TYPES[row.choice("type", TYPES)]
        if name in by_type:
            raise row.error("type", "bt-pack-twice", value=name)
        by_type[name] = row
    for name in TYPES:
        if name not in by_type:
            raise rows[-1].error("type", "bt-pack-missing", value=name)
    ordered = [by_type[name] for name in TYPES]
    tiles = [row.integer("tiles", max(REMOVED.values()), MOST_TILES) for row in ordered]
    recounts = [row.integer("recounts", 2, 2) for row in ordered]
    copies = sum(shop.copies for shop in shops)
    if tiles[4] != copies:
        raise ordered[4].error("tiles", "bt-pack-shop-count", found=tiles[4], copies=copies)
    _check_enough(rows[-1], tiles, recounts)
    return Components(boards, shops, tiles, recounts, [row.source() for row in ordered])


def _check_enough(last: Row, tiles: list[int], recounts: list[int]) -> None:
    """Every setup can be dealt: hands and five stacks, of the buildings alone and with the recount tiles."""
    for players, leaving in REMOVED.items():
        buildings = sum(tiles) - 5 * leaving
        needed = 2 * players + 5 * STACK_SIZE[players] - sum(recounts)
        if players in TRAINING_STACK_SIZE:
            needed = max(needed, 2 * players + 5 * TRAINING_STACK_SIZE[players])
        if buildings < needed:
            raise last.error("tiles", "bt-pack-too-few", players=players, found=buildings, needed=needed)
