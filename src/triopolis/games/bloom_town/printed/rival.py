"""The points of Alice, Boris or Zinovy in a printed game: counted at its end, and told item by item."""

from __future__ import annotations

from typing import Final

import msgspec

from triopolis.engine.contract import ScoreItem, ScoreSheet
from triopolis.engine.errors import BadTable
from triopolis.games.bloom_town.components import TYPES
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.printed.score_keeper import Step, TypeName
from triopolis.games.bloom_town.solo import OPPONENTS, WRAP_POINTS, table_points
from triopolis.games.bloom_town.telling.names import types_name
from triopolis.locales import Message, message

MOST_SETUP: Final = 3
"""Tiles that are left over when the stacks are made."""
MOST_POINTS: Final = 1000
"""More than anybody ever has."""
MOST_OF_A_TYPE: Final = 7
"""A game for two, and so for one, has no more."""
MOST_LAPS: Final = 40
"""More tiles than that do not lie in the stacks."""


class RivalInput(msgspec.Struct, forbid_unknown_fields=True):
    """What the opponent has at the end. Who it is, on which side of the board it was met and when it scores (BT-19) are
    options."""

    collected: dict[TypeName, int]
    """All its tiles, those it began with included."""
    began_with: dict[TypeName, int] = {}
    """Those that were left over: taking them brought nothing (BT-16)."""
    laps: int = 0
    points: int | None = None
    """What it was given during the game, if that was kept: laps, recounts and takes are not counted again then."""


class Earned(msgspec.Struct):
    """Where an opponent's points come from; what it has collected counts only at the end."""

    opponent: int
    taken: int = 0
    laps: int = 0
    lap_points: int = 0
    """For each of them."""
    recounts: list[tuple[int, int]] = []
    """Type and points."""
    kept: int = 0
    """Points of all these kinds together."""

    def worth(self, tiles: int) -> int:
        return int(table_points(self.opponent, tiles))

    def sheet(self, collected: list[int] | None) -> ScoreSheet:
        items = [
            ScoreItem("kept", self.kept, None, message("bt-table-item-kept")),
            ScoreItem("taken", self.taken, None, message("bt-item-taken")),
            ScoreItem("wraps", self.laps * self.lap_points, None, message("bt-item-wraps", count=self.laps)),
        ]
        for which, points in self.recounts:
            items.append(ScoreItem("recount", points, which, message("bt-table-item-recount", types=types_name(which))))
        for which, tiles in enumerate(collected or []):
            note = message("bt-item-table", types=types_name(which), count=tiles)
            items.append(ScoreItem("table", self.worth(tiles), which, note))
        scored = [item for item in items if item.points]
        return ScoreSheet(sum(item.points for item in scored), scored)


def opponent_of(options: Options) -> int:
    return OPPONENTS.index(options.opponent or "alice")


def opponent_name(opponent: int) -> Message:
    return message(f"bt-opponent-{OPPONENTS[opponent]}")


def lap_points(side: str) -> int:
    return int(WRAP_POINTS) if side == "A" else 0


def count_rival(options: Options, rival: RivalInput, steps: list[Step]) -> ScoreSheet:
    """Its sheet at the end of a game with these recounts."""
    _check(rival)
    earned = Earned(opponent_of(options))
    recounts = _recounts(rival, steps)
    if rival.points is not None:
        earned.kept = rival.points
    else:
        earned.laps, earned.lap_points = rival.laps, lap_points(options.side)
        earned.recounts = [(which, earned.worth(tiles)) for which, tiles in recounts]
        if options.rival_scoring == "takes":
            earned.taken = _for_takes(earned, rival)
    return earned.sheet([rival.collected.get(type, 0) for type in TYPES])


def _for_takes(earned: Earned, rival: RivalInput) -> int:
    """Every tile brought what the table says for so many: the order in which types came makes no difference."""
    return sum(
        earned.worth(tiles)
        for type, all_tiles in rival.collected.items()
        for tiles in range(rival.began_with.get(type, 0) + 1, all_tiles + 1)
    )


def _recounts(rival: RivalInput, steps: list[Step]) -> list[tuple[int, int]]:
    """Type and how many tiles of it the opponent had then."""
    recounts = []
    for number, step in enumerate(steps):
        if step.recount is None:
            continue
        where = f"$.steps[{number}].rival"
        if step.rival is None:
            if rival.points is None:
                raise BadTable.of("bt-table-rival-then", where=where)
            continue
        _check_range(step.rival, rival.collected.get(step.recount, 0), where)
        recounts.append((TYPES.index(step.recount), step.rival))
    return recounts


def _check(rival: RivalInput) -> None:
    for type, tiles in rival.collected.items():
        _check_range(tiles, MOST_OF_A_TYPE, f"$.rival.collected.{type}")
    for type, tiles in rival.began_with.items():
        _check_range(tiles, rival.collected.get(type, 0), f"$.rival.began_with.{type}")
    if sum(rival.began_with.values()) > MOST_SETUP:
        raise BadTable.of("printed-bt-error-setup", where="$.rival.began_with", most=MOST_SETUP)
    _check_range(rival.laps, MOST_LAPS, "$.rival.laps")
    if rival.points is not None:
        _check_range(rival.points, MOST_POINTS, "$.rival.points")


def _check_range(number: int, most: int, where: str) -> None:
    if not 0 <= number <= most:
        raise BadTable.of("error-companion-range", where=where, most=most)
