"""Scores a game played with the printed cards, described in JSON by the ids of the data tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from triopolis.engine.contract import ScoredTable, ScoreSheet
from triopolis.engine.errors import BadTable
from triopolis.engine.schema import read_table
from triopolis.games.point_city.components import INGENUITY, TOKENS_LAID_OUT, Components
from triopolis.games.point_city.packed import one
from triopolis.games.point_city.scoring import leaders
from triopolis.games.point_city.sheets import automa_sheet, city_sheet
from triopolis.games.point_city.solo import LEVELS
from triopolis.games.point_city.state import City, add_building, add_resource
from triopolis.locales import Message, message

Place = int | Literal["automa"]


class SeatInput(msgspec.Struct, forbid_unknown_fields=True):
    buildings: list[int]
    tokens: list[int] = []
    unspent: list[int] = []
    starting_ingenuity: Literal[0, 1] = 0


class AutomaInput(msgspec.Struct, forbid_unknown_fields=True):
    level: Literal["easy", "normal", "hard"]
    buildings: list[int]
    tokens: int = 0
    resources: list[int] = []


class TableInput(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[SeatInput]
    automa: AutomaInput | None = None


def score_table(components: Components, data: bytes) -> ScoredTable:
    table = read_table(data, TableInput)
    _check(components, table)
    cities = [_seat_city(components, seat) for seat in table.seats]
    sheets = [city_sheet(components, city) for city in cities]
    places: list[Place] = list(range(len(sheets)))
    if table.automa is not None:
        cities.append(_automa_city(components, table.automa))
        sheets.append(automa_sheet(LEVELS.index(table.automa.level), cities[-1]))
        places.append("automa")
    best = leaders([sheet.total for sheet in sheets], [int(city.unspent_cards()) for city in cities])
    return ScoredTable(
        result=_result(sheets, places, [places[place] for place in best]),
        lines=_lines(sheets, places, best),
        warnings=_warnings(components, table),
    )


# What cannot be


def _check(components: Components, table: TableInput) -> None:
    if not 1 <= len(table.seats) <= 4:
        raise BadTable.of("pc-table-seats", count=len(table.seats))
    if table.automa is not None and len(table.seats) != 1:
        raise BadTable.of("pc-table-automa-seats", count=len(table.seats))
    cards = [
        (f"$.seats[{number}].{part}", ids)
        for number, seat in enumerate(table.seats)
        for part, ids in (("buildings", seat.buildings), ("unspent", seat.unspent))
    ]
    tokens = [(f"$.seats[{number}].tokens", seat.tokens) for number, seat in enumerate(table.seats)]
    automa_tokens = 0
    if table.automa is not None:
        cards += [("$.automa.buildings", table.automa.buildings), ("$.automa.resources", table.automa.resources)]
        automa_tokens = table.automa.tokens
    _check_ids(cards, len(components.cards), "pc-table-card-unknown", "pc-table-card-twice")
    _check_ids(tokens, len(components.tokens), "pc-table-token-unknown", "pc-table-token-twice")
    _check_token_count(len(table.seats), sum(len(ids) for _, ids in tokens), automa_tokens)


def _check_ids(parts: Iterable[tuple[str, list[int]]], count: int, unknown: str, twice: str) -> None:
    seen: dict[int, str] = {}
    for path, ids in parts:
        for index, id in enumerate(ids):
            where = f"{path}[{index}]"
            if not 0 <= id < count:
                raise BadTable.of(unknown, where=where, id=id, last=count - 1)
            if id in seen:
                raise BadTable.of(twice, where=where, id=id, other=seen[id])
            seen[id] = where


def _check_token_count(seats: int, tokens: int, automa_tokens: int) -> None:
    most = TOKENS_LAID_OUT[seats]
    if automa_tokens < 0:
        raise BadTable.of("pc-table-tokens-negative", where="$.automa.tokens", count=automa_tokens)
    if tokens + automa_tokens > most:
        raise BadTable.of("pc-table-tokens-many", count=tokens + automa_tokens, most=most)


def _warnings(components: Components, table: TableInput) -> list[Message]:
    """Odd, but not for us to refuse: more tokens than civic buildings to earn them."""
    warnings = []
    owners = [(message("pc-table-seat", seat=n), s.buildings, len(s.tokens)) for n, s in enumerate(table.seats)]
    if table.automa is not None:
        owners.append((message("pc-automa"), table.automa.buildings, table.automa.tokens))
    for name, buildings, tokens in owners:
        civic = sum(components.cards[card].kind == 2 for card in buildings)
        if tokens > civic:
            warnings.append(message("pc-table-warn-civic", name=name, tokens=tokens, civic=civic))
    return warnings


# Counting


def _seat_city(components: Components, seat: SeatInput) -> City:
    city = City()
    city.singles = seat.starting_ingenuity * one(INGENUITY)
    _fill(components, city, seat.buildings, seat.unspent)
    city.tokens = sum(1 << token for token in seat.tokens)
    city.token_count = len(seat.tokens)
    return city


def _automa_city(components: Components, automa: AutomaInput) -> City:
    city = City()
    _fill(components, city, automa.buildings, automa.resources)
    city.token_count = automa.tokens
    return city


def _fill(components: Components, city: City, buildings: list[int], resources: list[int]) -> None:
    for card in buildings:
        add_building(components, city, card)
    for card in resources:
        add_resource(components, city, card)


# Telling


def _result(sheets: list[ScoreSheet], places: list[Place], winners: list[Place]) -> dict[str, Any]:
    told = [
        {
            "total": sheet.total,
            "items": [{"what": item.what, "id": item.id, "points": item.points} for item in sheet.items],
        }
        for sheet in sheets
    ]
    result: dict[str, Any] = {"seats": [part for part, place in zip(told, places, strict=True) if place != "automa"]}
    if places[-1] == "automa":
        result["automa"] = told[-1]
    return {**result, "winners": winners}


def _lines(sheets: list[ScoreSheet], places: list[Place], best: list[int]) -> list[Message]:
    names = [message("pc-automa") if place == "automa" else message("pc-table-seat", seat=place) for place in places]
    lines = []
    for name, sheet in zip(names, sheets, strict=True):
        lines.append(message("score-total", name=name, points=sheet.total))
        for item in sheet.items:
            assert item.note is not None
            lines.append(message("score-item", note=item.note, points=item.points))
    lines.append(message("score-winners", count=len(best), names=[names[place] for place in best]))
    return lines
