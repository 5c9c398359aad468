"""Reads cards and tokens from the CSV files beside this one, or from a data pack, and checks every cell of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from triopolis.engine.contract import DataPack, Rows
from triopolis.engine.data_files import Row, read_csv, replaced_data, typed_rows
from triopolis.games.point_city.components import (
    INGENUITY,
    KEPT,
    KINDS,
    MOST_TOKENS,
    PER_PAIR,
    PER_PERMANENT,
    PER_TYPE_AT_LEAST,
    PRODUCTION,
    RESOURCES,
    RULES,
    SYMBOLS,
    TOKENS_LAID_OUT,
    Card,
    Components,
    Token,
)

DATA_FILES: Final = ("cards", "tokens")
COSTS: Final = tuple(f"cost_{name}" for name in RESOURCES)
CARD_COLUMNS: Final = ("id", "tier", "resource", "resource_count", "kind", "produces", "points", *COSTS, "source")
TOKEN_COLUMNS: Final = ("id", "set", "rule", "arg1", "arg2", "points", "source")

MOST_CARDS: Final = 250
MOST_COST: Final = 6
"""Of one resource on one building: two such buildings are what the payment actions can express."""
POINT_LIMITS: Final = {"production": (0, 3), "points": (1, 20), "civic": (0, 0)}


@cache
def own_data() -> dict[str, Rows]:
    return {name: read_csv(Path(__file__).parent / "data" / f"{name}.csv") for name in DATA_FILES}


def load_components(pack: DataPack | None = None) -> Components:
    data, files = replaced_data(own_data(), pack)
    cards = _cards(typed_rows(data["cards"], CARD_COLUMNS, files["cards"]))
    tokens = _tokens(typed_rows(data["tokens"], TOKEN_COLUMNS, files["tokens"]))
    return Components(cards, tokens)


def _cards(rows: list[Row]) -> list[Card]:
    cards = [_card(row) for row in rows]
    last = rows[-1]
    if len(rows) > MOST_CARDS:
        raise last.error("id", "error-pack-too-many", found=len(rows), most=MOST_CARDS)
    for tier, needed in enumerate(KEPT[4], start=1):
        count = sum(card.tier == tier for card in cards)
        if count < needed:
            raise last.error("tier", "pc-pack-tier", tier=tier, found=count, needed=needed)
    return cards


def _card(row: Row) -> Card:
    symbol = row.choice("resource", SYMBOLS)
    kind = row.choice("kind", KINDS)
    low, high = POINT_LIMITS[KINDS[kind]]
    costs = tuple(row.integer(column, 0, MOST_COST) for column in COSTS)
    if sum(costs) == 0:
        raise row.error(COSTS[0], "pc-pack-free")
    return Card(
        tier=row.integer("tier", 1, 3),
        symbol=symbol,
        symbols=row.integer("resource_count", 1, 1 if symbol == INGENUITY else 2),
        kind=kind,
        produces=row.choice("produces", RESOURCES) if kind == PRODUCTION else row.choice("produces", ("none",)) - 1,
        points=row.integer("points", low, high),
        cost=costs,
        source=row.source(),
    )


def _tokens(rows: list[Row]) -> list[Token]:
    tokens = [_token(row) for row in rows]
    last, needed = rows[-1], max(TOKENS_LAID_OUT.values())
    if len(rows) > MOST_TOKENS:
        raise last.error("id", "error-pack-too-many", found=len(rows), most=MOST_TOKENS)
    base = sum(not token.promo for token in tokens)
    if base < needed:
        raise last.error("set", "pc-pack-tokens", found=base, needed=needed)
    return tokens


def _token(row: Row) -> Token:
    rule = row.choice("rule", RULES)
    first, second = _token_arguments(row, rule)
    promo = row.choice("set", ("base", "promo")) == 1
    return Token(promo, rule, first, second, row.integer("points", 1, 20), row.source())


def _token_arguments(row: Row, rule: int) -> tuple[int, int]:
    if rule == PER_PAIR:
        first, second = row.choice("arg1", RESOURCES), row.choice("arg2", RESOURCES)
        if first == second:
            raise row.error("arg2", "pc-pack-pair", value=row.text("arg2"))
        return first, second
    row.choice("arg2", ("",))
    if rule == PER_PERMANENT:
        return row.choice("arg1", RESOURCES), 0
    if rule == PER_TYPE_AT_LEAST:
        return row.integer("arg1", 1, 10), 0
    row.choice("arg1", ("",))
    return 0, 0
