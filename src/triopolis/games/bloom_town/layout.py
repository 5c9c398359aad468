"""The features of a position, by their numbers (judgement.py): where those of each sort begin.

Most depend on the time left. A number is written in one of two ways: as one feature for each of its values, the last of
them for all above, or on a scale, as all marks that it reaches and how far it is beyond the last.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# How time left is told apart, by turns to come: none, one, two, three or four, more; and more roughly.
MOST_TURNS: Final[i64] = 11
TIMES: Final = 5
TIME: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4])
ROUGH_TIMES: Final = 3
ROUGH_TIME: Final[vec[i64]] = vec[i64]([0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2])

ROLES: Final = 2
"""Waiting, about to build."""

# Of a player.

LEAD_FROM: Final[i64] = -40
LEAD_MARKS: Final[i64] = 10
LEAD_SCALE: Final[i64] = 10 + 8
LEAD: Final[i64] = 0
"""Points ahead of the best other, by time, on a scale."""
LEAD_BY_PLAYERS: Final[i64] = LEAD + 18 * TIMES
TO_COME_MARKS: Final[i64] = 10
TO_COME_SCALE: Final[i64] = 10 + 8
TO_COME: Final[i64] = LEAD_BY_PLAYERS + 8 * 4
"""Points that may still come, by time, on a scale."""
SHOWS_MARKS: Final[i64] = 5
SHOWS_SCALE: Final[i64] = 5 + 8
ONE_SHOWS: Final[i64] = TO_COME + 18 * TIMES
"""What the types of which one recount tile shows would bring together, by time, on a scale."""
NONE_SHOWS: Final[i64] = ONE_SHOWS + 13 * TIMES
RECOUNTS: Final[i64] = NONE_SHOWS + 13 * TIMES
"""What each type would bring, by how many of its recount tiles show."""
HELD: Final[i64] = RECOUNTS + 5 * 3 * 8
"""The better recount of the types in hand, by time."""
WANTED: Final[i64] = HELD + 12 * TIMES
"""How much more the best recount of all types would bring, by time."""
HAND_TYPES: Final[i64] = WANTED + 8 * TIMES
"""Pairs of types, of which a sixth is a tile unseen or none."""
BEST_PLACE: Final[i64] = HAND_TYPES + 21
"""What the better tile in hand would score, by role and time."""
OTHER_PLACE: Final[i64] = BEST_PLACE + 10 * ROLES * ROUGH_TIMES
SPRING_PLACE: Final[i64] = OTHER_PLACE + 10 * ROLES
"""The same on a spring cell."""
PLACES: Final[i64] = SPRING_PLACE + 10 * ROLES
"""What a tile of each type would score."""
ALL_PLACES: Final[i64] = PLACES + 5 * 10
"""All of these together, by time."""
SPRINGS: Final[i64] = ALL_PLACES + 16 * TIMES
"""Spring cells that are free, by time."""
FLOWER: Final[i64] = SPRINGS + 6 * TIMES
"""A flower token, by turns to come."""
SWING: Final[i64] = FLOWER + 12
"""What its best recount would bring more than to others, by time."""
TURNS: Final[i64] = SWING + 8 * ROUGH_TIMES
"""To come, while waiting, about to build, about to build twice."""
ORDER: Final[i64] = TURNS + 12 * 3
"""How many play before, by the number of players."""
LAST: Final[i64] = ORDER + 4 * 4
"""Last of a round, who wins ties; by time."""
MODE: Final[i64] = LAST + TIMES
"""Training game, side A, side B; by the number of players."""
OFFERED: Final[i64] = MODE + 3 * 4
"""Types in the market to which a free cell leads, by role and time."""
MARKET_PLACE: Final[i64] = OFFERED + 5 * ROLES * ROUGH_TIMES
"""The most that one of these tiles would score, by role."""
MARKET_RECOUNT: Final[i64] = MARKET_PLACE + 10 * ROLES
"""The best recount of their types, by time."""
FOLLOWING: Final[i64] = MARKET_RECOUNT + 8 * ROUGH_TIMES
"""The most that a tile would score to which a best place of the tiles in hand leads, by role."""
CLOSED: Final[i64] = FOLLOWING + 10 * ROLES
"""Icons of which no cell is free."""
UNSEEN: Final[i64] = CLOSED + 6
"""Slots whose next tile is not seen yet."""
SINGLE_PARKS: Final[i64] = UNSEEN + 4
PARK_PAIRS: Final[i64] = SINGLE_PARKS + 5
FULL_PARKS: Final[i64] = PARK_PAIRS + 4
"""Parks in groups of three and more."""
HOMES: Final[i64] = FULL_PARKS + 4
SHOPS: Final[i64] = HOMES + 8
HOME_GROUND: Final[i64] = SHOPS + 8
"""Free cells beside homes."""
SHOP_GROUND: Final[i64] = HOME_GROUND + 8
END_NEAR: Final[i64] = SHOP_GROUND + 8
"""Stacks that are still to be emptied, how high the last of them is, and who is ahead."""
NO_EXTRA_TURN: Final[i64] = END_NEAR + 4 * 4 * 3
"""This turn has had its extra turn."""
NO_DOUBLE: Final[i64] = NO_EXTRA_TURN + 1
TOWN: Final[i64] = NO_DOUBLE + 1
"""The type on each cell."""

# Of a solo opponent.

RIVAL_LEAD_FROM: Final[i64] = -64
RIVAL_LEAD_MARKS: Final[i64] = 16
RIVAL_LEAD_SCALE: Final[i64] = 16 + 8
RIVAL_LEAD: Final[i64] = TOWN + 5 * 25
"""Points ahead, with those that it is sure of at the end, by time, on a scale."""
RIVAL_TO_COME_MARKS: Final[i64] = 12
RIVAL_TO_COME_SCALE: Final[i64] = 12 + 8
RIVAL_TO_COME: Final[i64] = RIVAL_LEAD + 24 * TIMES
"""Points that may still come, by time, on a scale."""
RIVAL_RECOUNTS: Final[i64] = RIVAL_TO_COME + 20 * TIMES
"""Those of recounts."""
RIVAL_TILES: Final[i64] = RIVAL_RECOUNTS + 10
"""How many of each type it has."""
RIVAL_LEVEL: Final[i64] = RIVAL_TILES + 5 * 8
"""Level, side and what it scores for, by time."""
RIVAL_TURNS: Final[i64] = RIVAL_LEVEL + 3 * 2 * 2 * TIMES
MARKER: Final[i64] = RIVAL_TURNS + 12
"""The slot where its marker stands."""
NEXT_TILE: Final[i64] = MARKER + 5
"""What the tile would bring that it would take now."""
SIZE: Final[i64] = NEXT_TILE + 8


def add(found: vec[i64], count: i64, first: i64, value: i64, most: i64) -> i64:
    """The feature of one value, of which the most stands for all above; returns how many features there are then."""
    found[count] = first + min(value, most)
    return count + 1


def add_on_scale(found: vec[i64], count: i64, first: i64, value: i64, marks: i64) -> i64:
    """All marks that a number reaches, eight apart, and how far it is beyond the last."""
    value = max(value, i64(0))
    reached: i64 = value >> 3
    rest: i64 = value & 7
    if reached > marks:
        reached = marks
        rest = 7
    for mark in range(reached):
        found[count + mark] = first + mark
    found[count + reached] = first + marks + rest
    return count + reached + 1
