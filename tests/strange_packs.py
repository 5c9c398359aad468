"""A data pack for each game with numbers beyond what the levels have learned."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from triopolis.engine.contract import DataPack, Game
from triopolis.engine.registry import find_game

STRANGE: Final = {
    "point_city": ("tokens", {"points": "20"}),
    "bloom_town": ("boards", {"spring": "1"}),
    "happy_city": ("homes", {"residents": "9"}),
}
"""File, and what stands in each of its rows."""


def strange_pack(id: str) -> DataPack:
    file, values = STRANGE[id]
    return DataPack({file: [{**row, **values} for row in find_game(id).data[file]]})


def strange_game(id: str) -> Game:
    return find_game(id).with_data(strange_pack(id))


def write_pack(pack: DataPack, folder: Path) -> None:
    """As somebody with a spreadsheet would have it."""
    folder.mkdir(exist_ok=True)
    for name, rows in pack.tables.items():
        with (folder / f"{name}.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
