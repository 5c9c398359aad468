"""Reads the cards from the CSV files beside this one, or from a data pack, and checks every cell of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from triopolis.engine.contract import DataPack, Rows
from triopolis.engine.data_files import Row, read_csv, replaced_data, typed_rows
from triopolis.games.happy_city.components import (
    BUILDINGS,
    COLOURS,
    EXPERT_SPECIALS,
    FAMILY_SPECIALS,
    FOURTH,
    HOMES,
    MARKETS,
    MONSTER_EFFECTS,
    MONSTERS,
    MULTICOLOUR,
    SLOTS,
    Card,
    Components,
)
from triopolis.games.happy_city.specials import EFFECTS
from triopolis.locales import LANGUAGES

NAMES: Final = ("id", *(f"name_{language}" for language in LANGUAGES))
NEEDS: Final = tuple(f"req_{colour}" for colour in COLOURS)
SYMBOLS: Final = ("income", "residents", "hearts")
COLUMNS: Final = {
    "buildings": (*NAMES, "deck", "color", "cost", *SYMBOLS, "copies", "source"),
    "homes": (*NAMES, "color", "cost", *SYMBOLS, "copies", "source"),
    "markets": (*NAMES, "color", *SYMBOLS, "source"),
    "family_specials": (*NAMES, *NEEDS, *SYMBOLS, "source"),
    "expert_specials": (*NAMES, *NEEDS, "effect_id", "residents", "hearts", "source"),
    "multicolor_buildings": (*NAMES, "colors", "cost", *SYMBOLS, "copies", "source"),
    "monsters": (*NAMES, "color", "effect_id", "source"),
}
FIRST: Final = {
    "buildings": BUILDINGS,
    "homes": HOMES,
    "markets": MARKETS,
    "family_specials": FAMILY_SPECIALS,
    "expert_specials": EXPERT_SPECIALS,
    "multicolor_buildings": MULTICOLOUR,
    "monsters": MONSTERS,
}
ROWS: Final = {
    "buildings": (1, 40),
    "homes": (3, 3),
    "markets": (6, 6),
    "family_specials": (7, 40),
    "expert_specials": (7, 40),
    "multicolor_buildings": (1, 20),
    "monsters": (1, 5),
}
"""How many kinds there may be: specials are laid out for five players and two more, home stacks are three."""
BOUGHT: Final = ("buildings", "homes", "multicolor_buildings")
"""The files of what can be bought. Their kinds share the numbers below MONSTERS, a bit each in City.names."""
DATA_FILES: Final = tuple(COLUMNS)

MOST_SYMBOLS: Final = 9
MOST_COST: Final = 20
MOST_COPIES: Final = 9
MOST_PLAYERS: Final = 5
FEWEST_BUILDINGS: Final = MOST_PLAYERS * (SLOTS - 1) + 3
"""Enough to fill five cities and the centre: then there is always something to turn up, and the game can end."""


@cache
def own_data() -> dict[str, Rows]:
    return {name: read_csv(Path(__file__).parent / "data" / f"{name}.csv") for name in DATA_FILES}


def load_components(pack: DataPack | None = None) -> Components:
    data, files = replaced_data(own_data(), pack)
    rows = {name: typed_rows(data[name], COLUMNS[name], files[name], numbered=False) for name in DATA_FILES}
    _check_ids(rows)
    for name in DATA_FILES:
        _check_length(name, rows[name])
    cards = {name: [READ[name](row, int(FIRST[name]) + place) for place, row in enumerate(rows[name])] for name in rows}
    _check_decks(cards["buildings"], rows["buildings"])
    _check_markets(rows["markets"])
    return Components(cards)


# Whole files


def _check_ids(rows: dict[str, list[Row]]) -> None:
    """Ids are words, and every card of the box has its own: moves and records name cards by them."""
    seen: dict[str, Row] = {}
    for row in (row for name in DATA_FILES for row in rows[name]):
        id = row.text("id")
        if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", id):
            raise row.error("id", "hc-pack-id", value=id)
        if id in seen:
            raise row.error("id", "hc-pack-id-twice", value=id, file2=seen[id].file, line2=seen[id].line)
        seen[id] = row


def _check_length(name: str, rows: list[Row]) -> None:
    low, high = ROWS[name]
    if low <= len(rows) <= high:
        return
    if len(rows) > high and name in BOUGHT:
        shares = {file: ROWS[file][1] for file in BOUGHT}
        raise rows[-1].error("id", "hc-pack-kinds", count=len(rows), low=low, high=high, most=int(MONSTERS), **shares)
    raise rows[-1].error("id", "hc-pack-rows", found=len(rows), low=low, high=high)


def _check_decks(cards: list[Card], rows: list[Row]) -> None:
    for deck in range(FOURTH):
        if not any(card.deck == deck for card in cards):
            raise rows[-1].error("deck", "hc-pack-deck", deck=deck + 1)
    copies = sum(card.copies for card in cards)
    if copies < FEWEST_BUILDINGS:
        raise rows[-1].error("copies", "hc-pack-too-few", found=copies, needed=FEWEST_BUILDINGS)


def _check_markets(rows: list[Row]) -> None:
    """White first, then the colours in their order."""
    for row, wanted in zip(rows, ("white", *COLOURS), strict=True):
        if row.text("color") != wanted:
            raise row.error("color", "hc-pack-market", value=row.text("color"), wanted=wanted)


# One card


def _card(row: Row, number: int, **given: Any) -> Card:
    """A card with its name and source; whatever is not given it does not have."""
    names = {language: row.text(f"name_{language}") for language in LANGUAGES}
    for language, name in names.items():
        if not name:
            raise row.error(f"name_{language}", "hc-pack-no-name")
    blank = Card(number, row.text("id"), names, 0, -1, 0, 0, 0, 0, 1, (0, 0, 0, 0, 0), "", row.source())
    return blank._replace(**given)


def _symbols(row: Row, least: int = -MOST_SYMBOLS) -> dict[str, int]:
    """Income is never negative; crossed-out residents and hearts are."""
    income = {"income": row.integer("income", 0, MOST_SYMBOLS)} if "income" in row.values else {}
    return income | {name: row.integer(name, least, MOST_SYMBOLS) for name in ("residents", "hearts")}


def _price(row: Row) -> dict[str, int]:
    return {"cost": row.integer("cost", 0, MOST_COST), "copies": row.integer("copies", 1, MOST_COPIES)}


def _needs(row: Row) -> tuple[int, int, int, int, int]:
    yellow, blue, green, orange, violet = (row.integer(column, 0, SLOTS) for column in NEEDS)
    return yellow, blue, green, orange, violet


def _building(row: Row, number: int) -> Card:
    deck = row.integer("deck", 1, int(FOURTH)) - 1
    colours = 1 << row.choice("color", COLOURS)
    return _card(row, number, deck=deck, colours=colours, **_price(row), **_symbols(row))


def _home(row: Row, number: int) -> Card:
    """Every stack has one less than the players, so four of each are enough for five, and all must be there."""
    copies = {"copies": row.integer("copies", MOST_PLAYERS - 1, MOST_COPIES)}
    colours = 1 << row.choice("color", COLOURS)
    return _card(row, number, colours=colours, **(_price(row) | copies), **_symbols(row))


def _market(row: Row, number: int) -> Card:
    colour = row.choice("color", ("white", *COLOURS))
    return _card(row, number, colours=(1 << colour) >> 1, copies=1 if colour else MOST_PLAYERS, **_symbols(row))


def _family_special(row: Row, number: int) -> Card:
    return _card(row, number, needs=_needs(row), **_symbols(row))


def _expert_special(row: Row, number: int) -> Card:
    effect = list(EFFECTS)[row.choice("effect_id", list(EFFECTS))]
    return _card(row, number, needs=_needs(row), effect=effect, **_symbols(row))


def _multicolour(row: Row, number: int) -> Card:
    words = row.text("colors").split("+")
    for word in words:
        if word not in COLOURS or words.count(word) > 1 or len(words) == 1:
            raise row.error("colors", "hc-pack-colours", value=row.text("colors"), known=", ".join(COLOURS))
    colours = sum(1 << COLOURS.index(word) for word in words)
    return _card(row, number, deck=int(FOURTH), colours=colours, **_price(row), **_symbols(row))


def _monster(row: Row, number: int) -> Card:
    effect = MONSTER_EFFECTS[row.choice("effect_id", MONSTER_EFFECTS)]
    return _card(row, number, deck=int(FOURTH), colours=1 << row.choice("color", COLOURS), effect=effect)


READ: Final[dict[str, Callable[[Row, int], Card]]] = {
    "buildings": _building,
    "homes": _home,
    "markets": _market,
    "family_specials": _family_special,
    "expert_specials": _expert_special,
    "multicolor_buildings": _multicolour,
    "monsters": _monster,
}
