"""Reads the ships from the CSV file beside this one, or from a data pack, and checks every cell."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from lantern_harbour.components import BAY, FLAGS, GOODS, Ship
from lantern_harbour.state import HAND_LIMIT
from triopolis.engine.contract import DataPack, Rows
from triopolis.engine.data_files import Row, read_csv, replaced_data, typed_rows
from triopolis.locales import LANGUAGES

COLUMNS: Final = ("id", "flag", *GOODS, "points", *(f"name_{language}" for language in LANGUAGES), "source")
MOST_SHIPS: Final = 200
MOST_POINTS: Final = 50


@cache
def own_data() -> dict[str, Rows]:
    return {"ships": read_csv(Path(__file__).parent / "data" / "ships.csv")}


def load_ships(pack: DataPack | None = None) -> tuple[Ship, ...]:
    data, files = replaced_data(own_data(), pack)
    rows = typed_rows(data["ships"], COLUMNS, files["ships"])
    if not BAY <= len(rows) <= MOST_SHIPS:
        raise rows[-1].error("id", "lantern-pack-count", ships=len(rows), least=BAY, most=MOST_SHIPS)
    return tuple(_ship(row) for row in rows)


def _ship(row: Row) -> Ship:
    row.source()  # Refuses a label that does not exist.
    cargo = tuple(row.integer(good, 0, HAND_LIMIT) for good in GOODS)
    if not 1 <= sum(cargo) <= HAND_LIMIT:
        raise row.error(GOODS[0], "lantern-pack-cargo", crates=sum(cargo), most=HAND_LIMIT)
    names = {language: row.text(f"name_{language}") for language in LANGUAGES}
    return Ship(row.choice("flag", FLAGS), cargo, row.integer("points", 0, MOST_POINTS), names)
