"""Keeps the score of a whole printed game: everything that brought points, step by step, in up to four towns.

A solo opponent's points are counted apart (rival.py), and come last.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from triopolis.engine.contract import ScoredTable, ScoreItem, ScoreSheet
from triopolis.engine.errors import BadTable
from triopolis.engine.shapes import Json
from triopolis.games.bloom_town.components import TYPES, type_of
from triopolis.games.bloom_town.printed.town import Placement, build, lit_cells
from triopolis.games.bloom_town.scoring import recount_cells, recount_points, type_cells
from triopolis.games.bloom_town.state import Rules, Town, empty_town
from triopolis.games.bloom_town.telling.names import types_name
from triopolis.locales import Message, message

TypeName = Literal["office", "subway", "park", "home", "shop"]
MOST_TOWNS: Final = 4
MOST_STEPS: Final = 200
"""Four towns have 100 cells; recounts and hands are few."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Something that brings points: a tile that is built, a recount for all, a tile left in the hand at the end."""

    town: int | None = None
    """Whose, counted from 0; none for a recount."""
    place: Placement | None = None
    doubled: bool = False
    recount: TypeName | None = None
    rival: int | None = None
    """With a recount: how many tiles of the type the solo opponent had then, if one plays."""
    hand: TypeName | None = None


class Account:
    """One town and where its points come from."""

    def __init__(self) -> None:
        self.town = empty_town()
        self.placed = [0] * len(TYPES)
        self.doubled = 0
        self.recounts: list[tuple[int, int]] = []
        """Type and points."""
        self.hand = 0

    def sheet(self) -> ScoreSheet:
        items = []
        for which, points in enumerate(self.placed):
            count = int(type_cells(self.town, which)).bit_count()
            items.append(ScoreItem("placed", points, which, _types("bt-item-placed", which, count=count)))
        items.append(ScoreItem("doubled", self.doubled, None, message("bt-item-doubled")))
        for which, points in self.recounts:
            items.append(ScoreItem("recount", points, which, _types("bt-table-item-recount", which)))
        items.append(ScoreItem("hand", self.hand, None, message("bt-item-hand")))
        scored = [item for item in items if item.points]
        return ScoreSheet(sum(item.points for item in scored), scored)


class CountedRival(msgspec.Struct, frozen=True):
    name: Message
    sheet: ScoreSheet


def keep_score(rules: Rules, towns: int, steps: list[Step], rival: CountedRival | None = None) -> ScoredTable:
    if not 1 <= towns <= MOST_TOWNS:
        raise BadTable.of("bt-table-towns", where="$.towns", count=towns)
    if len(steps) > MOST_STEPS:
        raise BadTable.of("bt-table-steps", where="$.steps", count=len(steps), most=MOST_STEPS)
    accounts = [Account() for _ in range(towns)]
    brought = [_take_step(rules, accounts, step, f"$.steps[{number}]") for number, step in enumerate(steps)]
    sheets = [account.sheet() for account in accounts]
    names = [message("bt-table-town", town=town) for town in range(towns)]
    result: dict[str, Json] = {"seats": [_seat(sheet) for sheet in sheets], "steps": brought}
    if rival is not None:
        sheets.append(rival.sheet)
        names.append(rival.name)
        result["rival"] = _seat(rival.sheet)
    winners = _winners(sheets)
    return ScoredTable(
        result={**result, "winners": [place if place < towns else "rival" for place in winners]},
        lines=_lines(names, sheets, winners),
        sheets=sheets,
        winners=winners,
    )


def _take_step(rules: Rules, accounts: list[Account], step: Step, path: str) -> dict[str, Json]:
    """What the step brought each town, and the cells that made it."""
    if sum(part is not None for part in (step.place, step.recount, step.hand)) != 1:
        raise BadTable.of("bt-table-one-thing", where=path)
    if step.recount is not None:
        scored = [_score_type(rules, account.town, step.recount) for account in accounts]
        for account, (points, _) in zip(accounts, scored, strict=True):
            account.recounts.append((TYPES.index(step.recount), points))
        return _as_json(scored)
    seat = _seat_number(step, accounts, path)
    account = accounts[seat]
    if step.hand is not None:
        brought = _score_type(rules, account.town, step.hand)
        account.hand += brought[0]
    else:
        assert step.place is not None
        brought = _build(rules, account, step.place, step.doubled, f"{path}.place")
    nothing: tuple[int, list[list[int]]] = (0, [])
    return _as_json([brought if number == seat else nothing for number in range(len(accounts))])


def _seat_number(step: Step, accounts: list[Account], path: str) -> int:
    if step.town is None or not 0 <= step.town < len(accounts):
        raise BadTable.of("bt-table-which-town", where=f"{path}.town", last=len(accounts) - 1)
    return step.town


def _build(rules: Rules, account: Account, place: Placement, doubled: bool, path: str) -> tuple[int, list[list[int]]]:
    built = build(rules, account.town, place, path)
    account.placed[int(type_of(built.kind))] += built.points
    bonus = built.points if doubled else 0
    account.doubled += bonus
    return built.points + bonus, lit_cells(built.points, built.cells)


def _score_type(rules: Rules, town: Town, type: TypeName) -> tuple[int, list[list[int]]]:
    which = TYPES.index(type)
    points = int(recount_points(rules, town, which))
    return points, lit_cells(points, int(recount_cells(rules, town, which)))


def _as_json(scored: list[tuple[int, list[list[int]]]]) -> dict[str, Json]:
    return {"points": [points for points, _ in scored], "cells": [cells for _, cells in scored]}


def _winners(sheets: list[ScoreSheet]) -> list[int]:
    """Most points; of those tied, who is later in turn order, or the solo opponent (BT-16)."""
    return [max(range(len(sheets)), key=lambda seat: (sheets[seat].total, seat))]


# Telling


def _types(id: str, which: int, **args: int) -> Message:
    return message(id, types=types_name(which), **args)


def _seat(sheet: ScoreSheet) -> dict[str, Json]:
    items = [{"what": item.what, "id": item.id, "points": item.points} for item in sheet.items]
    return {"total": sheet.total, "items": items}


def _lines(names: list[Message], sheets: list[ScoreSheet], winners: list[int]) -> list[Message]:
    lines = []
    for name, sheet in zip(names, sheets, strict=True):
        lines.append(message("score-total", name=name, points=sheet.total))
        for item in sheet.items:
            assert item.note is not None
            lines.append(message("score-item", note=item.note, points=item.points))
    lines.append(message("score-winners", count=len(winners), names=[names[seat] for seat in winners]))
    return lines
