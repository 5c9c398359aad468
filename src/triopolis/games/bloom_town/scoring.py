"""Points of a placement and of a recount, with the cells that made them.

Every function answers with a set of cells; how many points they make follows from it. The same code scores a move, a
preview and a printed town.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.games.bloom_town.components import (
    HOME,
    KINDS,
    LEFT_EDGE,
    OFFICE,
    PARK,
    RIGHT_EDGE,
    SHOP,
    SUBWAY,
    CellSet,
    Kind,
    corners,
    sides,
)
from triopolis.games.bloom_town.state import Rules, Town


def run(cells: CellSet, start: CellSet, step: i64, last: CellSet, first: CellSet) -> CellSet:
    """The unbroken run through a cell: forwards by this step up to the edge `last`, backwards to the edge `first`."""
    joined: CellSet = start
    before: CellSet = 0
    while joined != before:
        before = joined
        joined |= ((joined & ~last) << step | (joined & ~first) >> step) & cells
    return joined


def straight_runs(cells: CellSet, start: CellSet) -> CellSet:
    return run(cells, start, 1, RIGHT_EDGE, LEFT_EDGE) | run(cells, start, 5, 0, 0)


def diagonal_runs(cells: CellSet, start: CellSet) -> CellSet:
    return run(cells, start, 6, RIGHT_EDGE, LEFT_EDGE) | run(cells, start, 4, LEFT_EDGE, RIGHT_EDGE)


def group(cells: CellSet, start: CellSet, by_corners: bool) -> CellSet:
    """All cells joined to this one, by sides or by corners."""
    joined: CellSet = start
    before: CellSet = 0
    while joined != before:
        before = joined
        joined |= (corners(joined) if by_corners else sides(joined)) & cells
    return joined


def types_beside(town: Town, cell: CellSet) -> CellSet:
    """One neighbour of every type beside a cell, the first in reading order; two shops are one type (BT-5)."""
    around: CellSet = sides(cell)
    shops: CellSet = town.built & around
    beside: CellSet = 0
    for kind in range(i64(4)):
        here: CellSet = town.tiles[kind] & around
        beside |= here & -here
        shops &= ~here
    return beside | (shops & -shops)


def liked_beside(rules: Rules, town: Town, cell: CellSet, kind: Kind) -> CellSet:
    """Every neighbour of a type that this shop likes."""
    pair: i64 = 2 * (kind - SHOP)
    likes: vec[i64] = rules.components.likes
    return (town.tiles[likes[pair]] | town.tiles[likes[pair + 1]]) & sides(cell)


def scoring_cells(rules: Rules, town: Town, cell: CellSet, kind: Kind) -> CellSet:
    """The cells that count for a tile that stands on a cell (a set of one) of the town, its own among them."""
    if kind == OFFICE:
        if rules.office_group:
            return group(town.tiles[OFFICE], cell, by_corners=False)
        return straight_runs(town.tiles[OFFICE], cell)
    if kind == SUBWAY:
        if rules.subway_group:
            return group(town.tiles[SUBWAY], cell, by_corners=True)
        return diagonal_runs(town.tiles[SUBWAY], cell)
    if kind == PARK:
        return group(town.tiles[PARK], cell, by_corners=False)
    if kind == HOME:
        return types_beside(town, cell) | cell
    return liked_beside(rules, town, cell, kind) | cell


def cell_points(kind: Kind, cells: CellSet) -> i64:
    """What a placement earns whose scoring cells are these: parks by the size of their group, the others one each."""
    size: i64 = bits.size(cells)
    if kind != PARK:
        return size
    if size > 3:
        return 0
    return size if size == 1 else size + 1


def tile_points(rules: Rules, town: Town, cell: CellSet, kind: Kind) -> i64:
    return cell_points(kind, scoring_cells(rules, town, cell, kind))


def type_cells(town: Town, which: i64) -> CellSet:
    """Every tile of a type."""
    if which < SHOP:
        return town.tiles[which]
    return town.built & ~(town.tiles[OFFICE] | town.tiles[SUBWAY] | town.tiles[PARK] | town.tiles[HOME])


def end_of_kinds(which: i64) -> i64:
    """The first kind behind those of a type, which begin at its own number."""
    if which < SHOP:
        return which + 1
    return KINDS


def recount_points(rules: Rules, town: Town, which: i64) -> i64:
    """Offices, subways and parks two each; homes and shops by their formula, as the town now stands."""
    if which < HOME:
        return 2 * bits.size(town.tiles[which])
    points: i64 = 0
    for kind in range(which, end_of_kinds(which)):
        left: CellSet = town.tiles[kind]
        while left:
            points += tile_points(rules, town, left & -left, kind)
            left &= left - 1
    return points


def recount_tiles(rules: Rules, town: Town, which: i64) -> list[tuple[int, int]]:
    """Every tile of a type, by its cell, with its part of the points of a recount."""
    worth: list[tuple[int, int]] = []
    for kind in range(which, end_of_kinds(which)):
        left: CellSet = town.tiles[kind]
        while left:
            points: i64 = 2
            if which >= HOME:
                points = tile_points(rules, town, left & -left, kind)
            worth.append((int(bits.lowest(left)), int(points)))
            left &= left - 1
    return worth


def recount_cells(rules: Rules, town: Town, which: i64) -> CellSet:
    """The cells that make the points of a recount."""
    if which < HOME:
        return town.tiles[which]
    cells: CellSet = 0
    for kind in range(which, end_of_kinds(which)):
        left: CellSet = town.tiles[kind]
        while left:
            cells |= scoring_cells(rules, town, left & -left, kind)
            left &= left - 1
    return cells
