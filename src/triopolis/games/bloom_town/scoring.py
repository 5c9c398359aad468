"""Points of a placement and of a recount, with the cells that made them.

Every function answers with a set of cells; how many points they make follows from it. The same code scores a move, a
preview and a printed town.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.games.bloom_town.components import (
    CORNERS,
    HOME,
    KINDS,
    NEIGHBOURS,
    NEXT,
    OFFICE,
    OUTSIDE,
    PARK,
    SHOP,
    SUBWAY,
    type_of,
)
from triopolis.games.bloom_town.state import Rules, Town


def runs(cells: i64, start: i64, first: i64) -> i64:
    """The unbroken runs from a cell in four directions (from the first-th on), the cell itself included."""
    found: i64 = 1 << start
    for direction in range(first, first + 4):
        cell: i64 = NEXT[direction * 25 + start]
        while cell != OUTSIDE and cells >> cell & 1:
            found |= 1 << cell
            cell = NEXT[direction * 25 + cell]
    return found


def group(cells: i64, start: i64, beside: vec[i64]) -> i64:
    """All cells joined to this one, by sides (NEIGHBOURS) or by corners (CORNERS)."""
    found: i64 = 1 << start
    fresh: i64 = found
    while fresh:
        cell: i64 = bits.lowest(fresh)
        fresh &= fresh - 1
        reached: i64 = beside[cell] & cells & ~found
        found |= reached
        fresh |= reached
    return found


def types_beside(town: Town, cell: i64) -> i64:
    """One neighbour of every type beside a cell, the first in reading order; two shops are one type (BT-5)."""
    around: i64 = NEIGHBOURS[cell]
    found: i64 = 0
    shops: i64 = 0
    for kind in range(KINDS):
        here: i64 = town.tiles[kind] & around
        if kind >= SHOP:
            shops |= here
        else:
            found |= here & -here
    return found | (shops & -shops)


def liked_beside(rules: Rules, town: Town, cell: i64, kind: i64) -> i64:
    """Every neighbour of a type that this shop likes."""
    likes: i64 = rules.components.likes[kind]
    found: i64 = 0
    for liked in range(i64(4)):
        if likes >> liked & 1:
            found |= town.tiles[liked]
    return found & NEIGHBOURS[cell]


def scoring_cells(rules: Rules, town: Town, cell: i64, kind: i64) -> i64:
    """The cells that count for a tile that stands on a cell of the town, its own among them."""
    if kind == OFFICE:
        if rules.office_group:
            return group(town.tiles[OFFICE], cell, NEIGHBOURS)
        return runs(town.tiles[OFFICE], cell, 0)
    if kind == SUBWAY:
        if rules.subway_group:
            return group(town.tiles[SUBWAY], cell, CORNERS)
        return runs(town.tiles[SUBWAY], cell, 4)
    if kind == PARK:
        return group(town.tiles[PARK], cell, NEIGHBOURS)
    if kind == HOME:
        return types_beside(town, cell) | (1 << cell)
    return liked_beside(rules, town, cell, kind) | (1 << cell)


def cell_points(kind: i64, cells: i64) -> i64:
    """What a placement earns whose scoring cells are these: parks by the size of their group, the others one each."""
    size: i64 = bits.size(cells)
    if kind != PARK:
        return size
    if size > 3:
        return 0
    return size if size == 1 else size + 1


def tile_points(rules: Rules, town: Town, cell: i64, kind: i64) -> i64:
    return cell_points(kind, scoring_cells(rules, town, cell, kind))


def type_cells(town: Town, which: i64) -> i64:
    """Every tile of a type."""
    if which < SHOP:
        return town.tiles[which]
    cells: i64 = 0
    for kind in range(i64(4), i64(10)):
        cells |= town.tiles[kind]
    return cells


def recount_points(rules: Rules, town: Town, which: i64) -> i64:
    """Offices, subways and parks two each; homes and shops by their formula, as the town now stands."""
    if which < HOME:
        return 2 * bits.size(town.tiles[which])
    points: i64 = 0
    for kind in range(i64(3), i64(10)):
        if type_of(kind) == which:
            left: i64 = town.tiles[kind]
            while left:
                points += tile_points(rules, town, bits.lowest(left), kind)
                left &= left - 1
    return points


def recount_cells(rules: Rules, town: Town, which: i64) -> i64:
    """The cells that make the points of a recount."""
    if which < HOME:
        return town.tiles[which]
    cells: i64 = 0
    for kind in range(i64(3), i64(10)):
        if type_of(kind) == which:
            left: i64 = town.tiles[kind]
            while left:
                cells |= scoring_cells(rules, town, bits.lowest(left), kind)
                left &= left - 1
    return cells
