"""Scores a game played with the printed cards, described in JSON by the ids of the data files.

Who has no ids at hand says what is printed: cards that look alike count alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

import msgspec

from triopolis.engine.contract import ScoredTable, ScoreSheet
from triopolis.engine.errors import BadTable
from triopolis.engine.schema import read_table
from triopolis.engine.shapes import Json
from triopolis.games.point_city.components import (
    CIVIC,
    INGENUITY,
    POINTS,
    PRODUCTION,
    RESOURCES,
    SYMBOLS,
    TOKENS_LAID_OUT,
    Components,
)
from triopolis.games.point_city.counters import one
from triopolis.games.point_city.scoring import leaders
from triopolis.games.point_city.solo import LEVELS
from triopolis.games.point_city.state import City, add_side, free_places
from triopolis.games.point_city.telling.names import resource_name
from triopolis.games.point_city.telling.sheets import automa_sheet, city_sheet
from triopolis.locales import Message, message

Place = int | Literal["automa"]
Resource = Literal["community", "economy", "energy", "ecology", "industry"]
Symbol = Literal["community", "economy", "energy", "ecology", "industry", "ingenuity"]


class PrintedBuilding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building by what stands on it; with neither a permanent resource nor points it is a civic one."""

    permanent: Resource | None = None
    points: int = 0


class SeatInput(msgspec.Struct, forbid_unknown_fields=True):
    buildings: list[int | PrintedBuilding]
    tokens: list[int] = []
    unspent: list[int | Symbol] = []
    starting_ingenuity: Literal[0, 1] = 0


class AutomaInput(msgspec.Struct, forbid_unknown_fields=True):
    level: Literal["easy", "normal", "hard"]
    buildings: list[int | PrintedBuilding]
    tokens: int = 0
    resources: list[int | Symbol] = []


class TableInput(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[SeatInput]
    automa: AutomaInput | None = None


def score_printed(components: Components, data: bytes) -> ScoredTable:
    table = read_table(data, TableInput)
    _check_seats(table)
    belongings = _belongings(components, table)
    _check(components, table, belongings)
    cities = [_city(components, owned) for owned in belongings]
    for city, seat in zip(cities, table.seats, strict=False):
        _add_seat(city, seat)
    sheets = [city_sheet(components, city) for city in cities[: len(table.seats)]]
    places: list[Place] = list(range(len(sheets)))
    if table.automa is not None:
        cities[-1].token_count = table.automa.tokens
        sheets.append(automa_sheet(LEVELS.index(table.automa.level), cities[-1]))
        places.append("automa")
    best = leaders([sheet.total for sheet in sheets], [int(city.unspent_cards()) for city in cities])
    return ScoredTable(
        result=_result(sheets, places, [places[place] for place in best]),
        lines=_lines(sheets, places, best),
        warnings=_warnings(components, table, belongings),
        sheets=sheets,
        winners=best,
    )


# The cards, by their ids


class Belongings(msgspec.Struct, frozen=True):
    """The cards of one seat or of the automa, and where they are told."""

    buildings_at: str
    buildings: list[int]
    unspent_at: str
    unspent: list[int | Symbol]


def _belongings(components: Components, table: TableInput) -> list[Belongings]:
    owners = [
        (f"$.seats[{number}]", "unspent", seat.buildings, seat.unspent) for number, seat in enumerate(table.seats)
    ]
    if table.automa is not None:
        owners.append(("$.automa", "resources", table.automa.buildings, table.automa.resources))
    box = Box(components, [card for _, _, buildings, _ in owners for card in buildings])
    return [
        Belongings(f"{at}.buildings", box.ids(buildings, f"{at}.buildings"), f"{at}.{field}", unspent)
        for at, field, buildings, unspent in owners
    ]


class Box:
    """Finds an id for a building that is told by what stands on it: the first such card that nobody has."""

    def __init__(self, components: Components, buildings: list[int | PrintedBuilding]) -> None:
        named = {card for card in buildings if isinstance(card, int)}
        self._alike: dict[tuple[int, int, int], list[int]] = {}
        for number in reversed(range(len(components.cards))):
            card = components.cards[number]
            alike = self._alike.setdefault((card.kind, card.produces, card.points), [])
            if number not in named:
                alike.append(number)

    def ids(self, buildings: list[int | PrintedBuilding], path: str) -> list[int]:
        return [
            card if isinstance(card, int) else self._take(card, f"{path}[{index}]")
            for index, card in enumerate(buildings)
        ]

    def _take(self, card: PrintedBuilding, where: str) -> int:
        alike = self._alike.get(_face(card))
        if alike is None:
            raise BadTable.of("pc-table-no-such", where=where)
        if not alike:
            raise BadTable.of("pc-table-none-left", where=where)
        return alike.pop()


def _face(card: PrintedBuilding) -> tuple[int, int, int]:
    if card.permanent is not None:
        return int(PRODUCTION), RESOURCES.index(card.permanent), card.points
    return int(POINTS if card.points else CIVIC), -1, card.points


# What cannot be


def _check_seats(table: TableInput) -> None:
    if not 1 <= len(table.seats) <= 4:
        raise BadTable.of("pc-table-seats", count=len(table.seats))
    if table.automa is not None and len(table.seats) != 1:
        raise BadTable.of("pc-table-automa-seats", count=len(table.seats))


def _check(components: Components, table: TableInput, belongings: list[Belongings]) -> None:
    cards = [(owned.buildings_at, owned.buildings) for owned in belongings]
    resources = [(owned.unspent_at, [card for card in owned.unspent if isinstance(card, int)]) for owned in belongings]
    tokens = [(f"$.seats[{number}].tokens", seat.tokens) for number, seat in enumerate(table.seats)]
    _check_ids([*cards, *resources], len(components.cards), "pc-table-card-unknown", "pc-table-card-twice")
    _check_ids(tokens, len(components.tokens), "pc-table-token-unknown", "pc-table-token-twice")
    _check_symbols(components, belongings)
    automa_tokens = 0 if table.automa is None else table.automa.tokens
    _check_token_count(len(table.seats), sum(len(ids) for _, ids in tokens), automa_tokens)


def _check_symbols(components: Components, belongings: list[Belongings]) -> None:
    """No more cards of a resource than there are; every seat's starting card is one of ingenuity more."""
    most = Counter(SYMBOLS[card.symbol] for card in components.cards)
    most["ingenuity"] += len(belongings)
    for owned in belongings:
        for index, card in enumerate(owned.unspent):
            if isinstance(card, str):
                most[card] -= 1
                if most[card] < 0:
                    which = resource_name(SYMBOLS.index(card))
                    raise BadTable.of("pc-table-symbols", where=f"{owned.unspent_at}[{index}]", resource=which)


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


def _warnings(components: Components, table: TableInput, belongings: list[Belongings]) -> list[Message]:
    """Odd, but not for us to refuse: more tokens than civic buildings to earn them."""
    warnings = []
    owners = [(message("pc-table-seat", seat=number), len(seat.tokens)) for number, seat in enumerate(table.seats)]
    if table.automa is not None:
        owners.append((message("pc-automa"), table.automa.tokens))
    for (name, tokens), owned in zip(owners, belongings, strict=True):
        civic = sum(components.cards[card].kind == CIVIC for card in owned.buildings)
        if tokens > civic:
            warnings.append(message("pc-table-warn-civic", name=name, tokens=tokens, civic=civic))
    return warnings


# Counting


def _city(components: Components, owned: Belongings) -> City:
    city = City(free_places(len(owned.buildings)))
    for card in owned.buildings:
        add_side(components, city, card, 1)
    for resource in owned.unspent:
        if isinstance(resource, int):
            add_side(components, city, resource, 0)
        else:
            # A card is one card, double or not (PC-2).
            city.singles += one(SYMBOLS.index(resource))
    return city


def _add_seat(city: City, seat: SeatInput) -> None:
    city.singles += seat.starting_ingenuity * one(INGENUITY)
    city.tokens = sum(1 << token for token in seat.tokens)
    city.token_count = len(seat.tokens)


# Telling


def _result(sheets: list[ScoreSheet], places: list[Place], winners: list[Place]) -> dict[str, Json]:
    cities: list[Json] = [
        {
            "total": sheet.total,
            "items": [{"what": item.what, "id": item.id, "points": item.points} for item in sheet.items],
        }
        for sheet in sheets
    ]
    result: dict[str, Json] = {"seats": [part for part, place in zip(cities, places, strict=True) if place != "automa"]}
    if places[-1] == "automa":
        result["automa"] = cities[-1]
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
