"""Scores a printed town, described in JSON: single placements and recounts, or a whole game step by step."""

from __future__ import annotations

import msgspec

from triopolis.engine.contract import ScoredTable
from triopolis.engine.errors import BadTable
from triopolis.engine.schema import read_table
from triopolis.engine.shapes import Json
from triopolis.games.bloom_town.components import TYPES, Components
from triopolis.games.bloom_town.moves import CELL_NAMES
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.printed.rival import RivalInput, count_rival, opponent_name, opponent_of
from triopolis.games.bloom_town.printed.score_keeper import CountedRival, Step, TypeName, keep_score
from triopolis.games.bloom_town.printed.town import Placement, Rows, build, lit_cells, read_town
from triopolis.games.bloom_town.scoring import recount_cells, recount_points
from triopolis.games.bloom_town.state import NOTHING, Rules, Town
from triopolis.games.bloom_town.telling.names import tile_name, types_name
from triopolis.locales import Message, message


class Query(msgspec.Struct, forbid_unknown_fields=True):
    """One question: the points of a placement, or of a recount."""

    place: Placement | None = None
    recount: TypeName | None = None
    town: Rows | None = None
    """In a list of queries: another town than the common one."""


class TableInput(msgspec.Struct, forbid_unknown_fields=True):
    options: Options = Options()
    town: Rows | None = None
    place: Placement | None = None
    recount: TypeName | None = None
    queries: list[Query] | None = None
    towns: int = 1
    steps: list[Step] | None = None
    """A whole game in so many towns."""
    rival: RivalInput | None = None
    """The solo opponent of a whole game."""


def score_printed(components: Components, data: bytes) -> ScoredTable:
    table = read_table(data, TableInput)
    rules = Rules(components, 1, False, 0, 0, NOTHING)
    rules.office_group = table.options.office_chain == "group"
    rules.subway_group = table.options.subway_chain == "group"
    if table.steps is not None or table.rival is not None:
        return _whole_game(rules, table, table.steps or [])
    results: list[dict[str, Json]] = []
    lines: list[Message] = []
    for path, query in _queries(table):
        rows = query.town if query.town is not None else table.town
        town = read_town(rows, f"{path}.town" if query.town is not None else "$.town")
        result, line = _answer(rules, town, query, path)
        results.append(result)
        lines.append(line)
    return ScoredTable(result={"results": results}, lines=lines)


def _whole_game(rules: Rules, table: TableInput, steps: list[Step]) -> ScoredTable:
    if any(part is not None for part in (table.town, table.place, table.recount, table.queries)):
        raise BadTable.of("bt-table-steps-alone", where="$.steps")
    if table.rival is None:
        return keep_score(rules, table.towns, steps)
    if table.towns != 1:
        raise BadTable.of("bt-table-rival-towns", where="$.rival", count=table.towns)
    rival = CountedRival(opponent_name(opponent_of(table.options)), count_rival(table.options, table.rival, steps))
    return keep_score(rules, table.towns, steps, rival)


def _queries(table: TableInput) -> list[tuple[str, Query]]:
    if table.queries is None:
        return [("$", Query(table.place, table.recount))]
    if table.place is not None or table.recount is not None:
        raise BadTable.of("bt-table-either", where="$")
    return [(f"$.queries[{number}]", query) for number, query in enumerate(table.queries)]


def _answer(rules: Rules, town: Town, query: Query, path: str) -> tuple[dict[str, Json], Message]:
    if (query.place is None) == (query.recount is None):
        raise BadTable.of("bt-table-either", where=path)
    if query.place is not None:
        built = build(rules, town, query.place, f"{path}.place")
        line = message("bt-table-place", tile=tile_name(built.kind), cell=CELL_NAMES[built.cell], points=built.points)
        return _result(built.points, built.cells), line
    which = TYPES.index(query.recount or "")
    points = int(recount_points(rules, town, which))
    line = message("bt-table-recount", types=types_name(which), points=points)
    return _result(points, int(recount_cells(rules, town, which))), line


def _result(points: int, cells: int) -> dict[str, Json]:
    return {"points": points, "cells": lit_cells(points, cells)}
