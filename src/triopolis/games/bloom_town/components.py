"""Tiles, shops and town boards, and the geometry of a town, as numbers that rules and scoring read.

A town is 5 x 5 cells, numbered 0 to 24 in reading order; a set of cells is one number, a bit each.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Kind: TypeAlias = i64
"""A kind of tile, by its place in KIND_NAMES."""
CellSet: TypeAlias = i64
"""Cells of a town, a bit each."""

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
ALL_CELLS: Final[CellSet] = (1 << 25) - 1
ALL_SLOTS: Final[i64] = (1 << 5) - 1

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
        self.likes: vec[i64] = vec[i64]([which for shop in shops for which in shop.likes])
        """The two types that each kind of shop likes, one pair after the other."""
        self.slot: list[vec[i64]] = [vec[i64](list(boards[side].slots)) for side in ("A", "B")]
        """The market slot whose icon a cell shows, by side."""
        self.springs: vec[i64] = vec[i64]([spring_cells(boards[side]) for side in ("A", "B")])
        self.icon_cells: list[vec[i64]] = [icon_cells(boards[side]) for side in ("A", "B")]
        """The cells that show the icon of each market slot, as sets, by side."""
        self.usual: bool = usual(boards, shops, tiles)


def spring_cells(board: Board) -> CellSet:
    cells: CellSet = 0
    for cell in range(i64(25)):
        if board.springs[cell]:
            cells |= 1 << cell
    return cells


def icon_cells(board: Board) -> vec[i64]:
    cells: vec[i64] = vec[i64]([0] * SLOTS)
    for cell in range(i64(25)):
        cells[board.slots[cell]] |= 1 << cell
    return cells


def usual(boards: dict[str, Board], shops: list[Shop], tiles: list[int]) -> bool:
    """Whether these are much like the game's own: then what was learned with those holds for them too."""
    for board in boards.values():
        if not 3 <= sum(board.springs) <= 7:
            return False
        if not all(3 <= board.slots.count(slot) <= 7 for slot in range(SLOTS)):
            return False
    if not all(1 <= shop.copies <= 4 for shop in shops):
        return False
    return all(11 <= count <= 15 for count in tiles)


def type_of(kind: Kind) -> i64:
    return min(kind, SHOP)


# In the numbering of cells a step right is 1, a step down 5: sets of cells are moved by shifting them, those on an edge
# left out that would step over it.
LEFT_EDGE: Final[CellSet] = 0b00001_00001_00001_00001_00001
RIGHT_EDGE: Final[CellSet] = 0b10000_10000_10000_10000_10000


def sides(cells: CellSet) -> CellSet:
    """The cells beside these; bits above the 25 cells lie outside the town."""
    return cells << 5 | cells >> 5 | (cells & ~RIGHT_EDGE) << 1 | (cells & ~LEFT_EDGE) >> 1


def corners(cells: CellSet) -> CellSet:
    """The cells that touch these by a corner; bits above the 25 cells lie outside the town."""
    not_right: CellSet = cells & ~RIGHT_EDGE
    not_left: CellSet = cells & ~LEFT_EDGE
    return not_right << 6 | not_right >> 4 | not_left << 4 | not_left >> 6
