"""Tiles, shops and town boards, and the geometry of a town, as numbers that rules and scoring read.

A town is 5 x 5 cells, numbered 0 to 24 in reading order; a set of cells is one number, a bit each.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

OFFICE: Final[i64] = 0
SUBWAY: Final[i64] = 1
PARK: Final[i64] = 2
HOME: Final[i64] = 3
SHOP: Final[i64] = 4
TYPES: Final = ("office", "subway", "park", "home", "shop")

# A tile is one of ten kinds: the four types that are all alike, then six kinds of shop.
SHOPS: Final = ("ice_cream", "bookshop", "sports_shop", "grocery", "coffee_bar", "toy_shop")
KINDS: Final = 10
KIND_NAMES: Final = ("office", "subway", "park", "home", *(f"shop:{name}" for name in SHOPS))
RECOUNT: Final[i64] = 10
"""In a stack, RECOUNT + type is a recount tile."""

CELLS: Final = 25
SLOTS: Final = 5
ICONS: Final = ("tulip", "daisy", "rose", "sunflower", "iris")
ALL_CELLS: Final[i64] = (1 << 25) - 1

REMOVED: Final = {1: 6, 2: 6, 3: 2, 4: 0}
"""Tiles of each type that leave the game, by the number of players."""
STACK_SIZE: Final = {1: 8, 2: 8, 3: 11, 4: 13}
TRAINING_STACK_SIZE: Final = {2: 6, 3: 7, 4: 7}
EMPTY_STACKS_TO_END: Final = {1: 3, 2: 3, 3: 2, 4: 2}


class Shop(NamedTuple):
    likes: tuple[int, int]
    copies: int
    source: str


class Board(NamedTuple):
    """One side of the town board: the market slot of each cell, and whether it is a spring cell."""

    slots: tuple[int, ...]
    springs: tuple[bool, ...]
    sources: tuple[str, ...]


class Components:
    """Shared by all positions and never changed."""

    def __init__(
        self, boards: dict[str, Board], shops: list[Shop], tiles: list[int], recounts: list[int], sources: list[str]
    ) -> None:
        self.boards: dict[str, Board] = boards
        self.shops: list[Shop] = shops
        self.tiles: list[int] = tiles
        """How many tiles of each type there are."""
        self.recounts: list[int] = recounts
        self.tile_sources: list[str] = sources
        self.likes: vec[i64] = vec[i64]([0] * 4 + [(1 << shop.likes[0]) | (1 << shop.likes[1]) for shop in shops])
        """The types a shop likes, a bit each, by tile kind."""
        self.slot: list[vec[i64]] = [vec[i64](list(boards[side].slots)) for side in ("A", "B")]
        """The market slot whose icon a cell shows, by side."""
        self.springs: vec[i64] = vec[i64]([spring_cells(boards[side]) for side in ("A", "B")])


def spring_cells(board: Board) -> i64:
    cells: i64 = 0
    for cell in range(i64(25)):
        if board.springs[cell]:
            cells |= 1 << cell
    return cells


def type_of(kind: i64) -> i64:
    return min(kind, SHOP)


def beside(cell: i64, steps: list[tuple[int, int]]) -> i64:
    """The cells one of these steps (down, right) away."""
    row, column = divmod(int(cell), 5)
    cells: i64 = 0
    for down, right in steps:
        if 0 <= row + down < 5 and 0 <= column + right < 5:
            cells |= 1 << ((row + down) * 5 + column + right)
    return cells


STRAIGHT: Final = [(-1, 0), (0, -1), (0, 1), (1, 0)]
DIAGONAL: Final = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
NEIGHBOURS: Final[vec[i64]] = vec[i64]([beside(cell, STRAIGHT) for cell in range(CELLS)])
CORNERS: Final[vec[i64]] = vec[i64]([beside(cell, DIAGONAL) for cell in range(CELLS)])

# The next cell from a cell in each of eight directions, or 25: four straight ones, then four diagonal ones.
OUTSIDE: Final[i64] = 25


def next_cell(cell: int, step: tuple[int, int]) -> int:
    row, column = cell // 5 + step[0], cell % 5 + step[1]
    return row * 5 + column if 0 <= row < 5 and 0 <= column < 5 else CELLS


NEXT: Final[vec[i64]] = vec[i64]([next_cell(cell, step) for step in STRAIGHT + DIAGONAL for cell in range(CELLS)])
