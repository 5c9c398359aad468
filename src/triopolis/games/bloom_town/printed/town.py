"""A printed town as people describe it: tiles by their names, rows and columns counted from 1."""

from __future__ import annotations

import msgspec

from triopolis.engine import bits
from triopolis.engine.errors import BadTable
from triopolis.games.bloom_town.components import KIND_NAMES
from triopolis.games.bloom_town.scoring import cell_points, scoring_cells
from triopolis.games.bloom_town.state import Rules, Town, empty_town

Rows = list[list[str | None]]


class Placement(msgspec.Struct, forbid_unknown_fields=True):
    row: int
    col: int
    tile: str


class Placed(msgspec.Struct, frozen=True):
    """What a tile brought where it was built, and the cells that made it (a bit each)."""

    kind: int
    cell: int
    points: int
    cells: int


def read_town(rows: Rows | None, path: str) -> Town:
    if rows is None:
        raise BadTable.of("bt-table-no-town", where=path)
    if len(rows) != 5:
        raise BadTable.of("bt-table-five-rows", where=path, found=len(rows))
    town = empty_town()
    for row, tiles in enumerate(rows):
        if len(tiles) != 5:
            raise BadTable.of("bt-table-five-cells", where=f"{path}[{row}]", found=len(tiles))
        for column, tile in enumerate(tiles):
            if tile is not None:
                _put(town, _kind(tile, f"{path}[{row}][{column}]"), row * 5 + column)
    return town


def build(rules: Rules, town: Town, place: Placement, path: str) -> Placed:
    """Builds and scores a tile."""
    for name, value in (("row", place.row), ("col", place.col)):
        if not 1 <= value <= 5:
            raise BadTable.of("bt-table-outside", where=f"{path}.{name}", found=value)
    kind, cell = _kind(place.tile, f"{path}.tile"), (place.row - 1) * 5 + place.col - 1
    if town.built >> cell & 1:
        raise BadTable.of("bt-table-occupied", where=path, row=place.row, col=place.col)
    _put(town, kind, cell)
    cells = scoring_cells(rules, town, 1 << cell, kind)
    return Placed(kind, cell, int(cell_points(kind, cells)), int(cells))


def lit_cells(points: int, cells: int) -> list[list[int]]:
    """Row and column of the cells that make points; none where there are no points."""
    return [[cell // 5 + 1, cell % 5 + 1] for cell in (bits.listed(cells) if points else [])]


def _kind(tile: str, path: str) -> int:
    if tile not in KIND_NAMES:
        raise BadTable.of("bt-table-tile", where=path, tile=tile, known=", ".join(KIND_NAMES))
    return KIND_NAMES.index(tile)


def _put(town: Town, kind: int, cell: int) -> None:
    town.tiles[kind] |= 1 << cell
    town.built |= 1 << cell
