"""The automa, the rulebook's opponent for one player: which cards it takes, and its points.

Its turn is played in rules.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from triopolis.games.point_city.counters import count, total
from triopolis.games.point_city.state import City

EASY: Final[i64] = 1
NORMAL: Final[i64] = 2
HARD: Final[i64] = 3
LEVELS: Final = ("none", "easy", "normal", "hard")


def automa_cells(its_turn: i64) -> tuple[i64, i64]:
    """The two market cells the automa takes in its turn of that number (from 0): the markers' crossing and below.

    The column marker starts at the first column and the row marker at the second row; the column marker steps right
    every turn, and from the last column back to the first while the row marker steps down.
    """
    column: i64 = its_turn % 4
    row: i64 = (1 + its_turn // 4) % 4
    return row * 4 + column, (row + 1) % 4 * 4 + column


def permanent_points(level: i64, permanents: i64) -> i64:
    """Easy: one each. Normal and hard: by how many of a type, once per type (PC-8)."""
    if level == EASY:
        return total(permanents)
    points: i64 = 0
    for which in range(5):
        owned: i64 = min(count(permanents, which), 3)
        points += owned if level == NORMAL else owned * (owned + 1) // 2
    return points


def points_per_token(level: i64) -> i64:
    return 1 + 2 * level


def ingenuity_points(level: i64, ingenuity: i64) -> i64:
    return ingenuity if level == HARD else 0


def automa_points(level: i64, city: City) -> i64:
    points: i64 = city.points + permanent_points(level, city.permanents)
    return points + points_per_token(level) * city.token_count + ingenuity_points(level, city.ingenuity())
