"""The scoring rules once more, written down as plainly as they can be said, to hold the quick ones against."""

from __future__ import annotations

Cell = tuple[int, int]
Tiles = dict[Cell, str]
"""Row and column from 1, and the tile there."""

SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
LIKES = {
    "shop:ice_cream": {"park", "home"},
    "shop:bookshop": {"park", "office"},
    "shop:sports_shop": {"park", "subway"},
    "shop:grocery": {"home", "office"},
    "shop:coffee_bar": {"office", "subway"},
    "shop:toy_shop": {"home", "subway"},
}
KINDS = ("office", "subway", "park", "home", *LIKES)
TYPES = ("office", "subway", "park", "home", "shop")


def type_of(tile: str) -> str:
    return tile.partition(":")[0]


def run(tiles: Tiles, start: Cell, step: Cell) -> set[Cell]:
    """The unbroken run of tiles like the one at the start, without it."""
    joined: set[Cell] = set()
    row, column = start[0] + step[0], start[1] + step[1]
    while tiles.get((row, column)) == tiles[start]:
        joined.add((row, column))
        row, column = row + step[0], column + step[1]
    return joined


def group(tiles: Tiles, start: Cell, steps: tuple[Cell, ...]) -> set[Cell]:
    """Everything of the same kind that can be reached step by step, and the start."""
    joined = {start}
    for _ in range(25):
        reached = {(row + down, column + right) for row, column in joined for down, right in steps}
        joined |= {cell for cell in reached if tiles.get(cell) == tiles[start]}
    return joined


def around(tiles: Tiles, cell: Cell) -> list[Cell]:
    return [(cell[0] + down, cell[1] + right) for down, right in SIDES if (cell[0] + down, cell[1] + right) in tiles]


def points(tiles: Tiles, cell: Cell, office: str = "line", subway: str = "line") -> int:
    """The points of the tile that has just been put on this cell."""
    tile = tiles[cell]
    if tile == "office":
        if office == "group":
            return len(group(tiles, cell, SIDES))
        return 1 + sum(len(run(tiles, cell, step)) for step in SIDES)
    if tile == "subway":
        if subway == "group":
            return len(group(tiles, cell, CORNERS))
        return 1 + sum(len(run(tiles, cell, step)) for step in CORNERS)
    if tile == "park":
        return {1: 1, 2: 3, 3: 4}.get(len(group(tiles, cell, SIDES)), 0)
    if tile == "home":
        return 1 + len({type_of(tiles[beside]) for beside in around(tiles, cell)})
    return 1 + sum(tiles[beside] in LIKES[tile] for beside in around(tiles, cell))


def lit(tiles: Tiles, cell: Cell, office: str = "line", subway: str = "line") -> set[Cell]:
    """The cells that make those points; for a home every neighbour may stand for its type."""
    tile = tiles[cell]
    if tile == "office":
        return group(tiles, cell, SIDES) if office == "group" else {cell}.union(*(run(tiles, cell, s) for s in SIDES))
    if tile == "subway":
        runs = (run(tiles, cell, step) for step in CORNERS)
        return group(tiles, cell, CORNERS) if subway == "group" else {cell}.union(*runs)
    if tile == "park":
        parks = group(tiles, cell, SIDES)
        return parks if len(parks) < 4 else set()
    if tile == "home":
        return {cell, *around(tiles, cell)}
    return {cell} | {beside for beside in around(tiles, cell) if tiles[beside] in LIKES[tile]}


def recount(tiles: Tiles, which: str) -> int:
    """Everything of a type once more, as the town stands."""
    mine = [cell for cell, tile in tiles.items() if type_of(tile) == which]
    if which in ("office", "subway", "park"):
        return 2 * len(mine)
    return sum(points(tiles, cell) for cell in mine)
