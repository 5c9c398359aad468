"""Scores placements and recounts in a printed town, described in JSON."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from triopolis.engine import bits
from triopolis.engine.contract import ScoredTable
from triopolis.engine.errors import BadTable
from triopolis.engine.schema import read_table
from triopolis.games.bloom_town.components import KIND_NAMES, TYPES, Components
from triopolis.games.bloom_town.moves import CELL_NAMES
from triopolis.games.bloom_town.names import tile_name, types_name
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.scoring import cell_points, recount_cells, recount_points, scoring_cells
from triopolis.games.bloom_town.state import NOTHING, Rules, Town
from triopolis.locales import Message, message


class Placement(msgspec.Struct, forbid_unknown_fields=True):
    row: int
    col: int
    tile: str


class Query(msgspec.Struct, forbid_unknown_fields=True):
    """One question: the points of a placement, or of a recount."""

    place: Placement | None = None
    recount: Literal["office", "subway", "park", "home", "shop"] | None = None
    town: list[list[str | None]] | None = None
    """In a list of queries: another town than the common one."""


class TableInput(msgspec.Struct, forbid_unknown_fields=True):
    options: Options = Options()
    town: list[list[str | None]] | None = None
    place: Placement | None = None
    recount: Literal["office", "subway", "park", "home", "shop"] | None = None
    queries: list[Query] | None = None


def score_table(components: Components, data: bytes) -> ScoredTable:
    table = read_table(data, TableInput)
    rules = Rules(components, 1, False, 0, 0, NOTHING)
    rules.office_group = table.options.office_chain == "group"
    rules.subway_group = table.options.subway_chain == "group"
    results: list[dict[str, Any]] = []
    lines: list[Message] = []
    for path, query in _queries(table):
        rows = query.town if query.town is not None else table.town
        town = _town(rows, f"{path}.town" if query.town is not None else "$.town")
        result, line = _answer(rules, town, query, path)
        results.append(result)
        lines.append(line)
    return ScoredTable(result={"results": results}, lines=lines)


def _queries(table: TableInput) -> list[tuple[str, Query]]:
    if table.queries is None:
        return [("$", Query(table.place, table.recount))]
    if table.place is not None or table.recount is not None:
        raise BadTable.of("bt-table-either", where="$")
    return [(f"$.queries[{number}]", query) for number, query in enumerate(table.queries)]


def _town(rows: list[list[str | None]] | None, path: str) -> Town:
    if rows is None:
        raise BadTable.of("bt-table-no-town", where=path)
    if len(rows) != 5:
        raise BadTable.of("bt-table-five-rows", where=path, found=len(rows))
    town = Town()
    for row, tiles in enumerate(rows):
        if len(tiles) != 5:
            raise BadTable.of("bt-table-five-cells", where=f"{path}[{row}]", found=len(tiles))
        for column, tile in enumerate(tiles):
            if tile is not None:
                _put(town, _kind(tile, f"{path}[{row}][{column}]"), row * 5 + column)
    return town


def _put(town: Town, kind: int, cell: int) -> None:
    town.tiles[kind] |= 1 << cell
    town.built |= 1 << cell


def _kind(tile: str, path: str) -> int:
    if tile not in KIND_NAMES:
        raise BadTable.of("bt-table-tile", where=path, tile=tile, known=", ".join(KIND_NAMES))
    return KIND_NAMES.index(tile)


def _answer(rules: Rules, town: Town, query: Query, path: str) -> tuple[dict[str, Any], Message]:
    if (query.place is None) == (query.recount is None):
        raise BadTable.of("bt-table-either", where=path)
    if query.place is not None:
        return _place(rules, town, query.place, f"{path}.place")
    which = TYPES.index(query.recount or "")
    points = int(recount_points(rules, town, which))
    line = message("bt-table-recount", types=types_name(which), points=points)
    return _result(points, int(recount_cells(rules, town, which))), line


def _place(rules: Rules, town: Town, place: Placement, path: str) -> tuple[dict[str, Any], Message]:
    for name, value in (("row", place.row), ("col", place.col)):
        if not 1 <= value <= 5:
            raise BadTable.of("bt-table-outside", where=f"{path}.{name}", found=value)
    kind, cell = _kind(place.tile, f"{path}.tile"), (place.row - 1) * 5 + place.col - 1
    if town.built >> cell & 1:
        raise BadTable.of("bt-table-occupied", where=path, row=place.row, col=place.col)
    _put(town, kind, cell)
    cells = scoring_cells(rules, town, cell, kind)
    points = int(cell_points(kind, cells))
    line = message("bt-table-place", tile=tile_name(kind), cell=CELL_NAMES[cell], points=points)
    return _result(points, int(cells)), line


def _result(points: int, cells: int) -> dict[str, Any]:
    lit = bits.listed(cells) if points else []
    return {"points": points, "cells": [[cell // 5 + 1, cell % 5 + 1] for cell in lit]}
