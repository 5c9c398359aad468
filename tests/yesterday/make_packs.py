# Written for the code of its day, which it freezes; not checked against that of today.
# mypy: ignore-errors
"""Freezes data packs: for every game a small one, with a single table, and a large one.

    PYTHONPATH=<the code to freeze>/src python tests/yesterday/make_packs.py

What is frozen already is left as it is: see README.md.
"""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import triopolis
from triopolis.engine.contract import Rows
from triopolis.engine.registry import find_game
from triopolis.engine.tables import load_data_pack

PACKS = Path(__file__).parent / "frozen" / "packs"
Change = Callable[[Rows], Rows]


def main() -> None:
    print("frozen by", triopolis.__file__)
    for game, packs in CHANGES.items():
        for name, tables in packs.items():
            for table, change in tables.items():
                rows = [dict(row) for row in find_game(game).tables()[table]]
                write(PACKS / game / name / f"{table}.csv", change(rows))
            pack = load_data_pack(find_game(game), PACKS / game / name)
            find_game(game).with_data(pack)
            print(game, name, pack.fingerprint())


def write(file: Path, rows: Rows) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("x", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows({**row, "source": "original"} for row in rows)


def raised(column: str, by: int, most: int) -> Change:
    """Where there is something in a column, there is more."""

    def change(rows: Rows) -> Rows:
        return [{**row, column: str(min(int(row[column]) + by, most))} if int(row[column]) > 0 else row for row in rows]

    return change


def landmarks(rows: Rows) -> Rows:
    return [{**row, "points": str(int(row["points"]) + 2)} if row["kind"] == "points" else row for row in rows]


def other_sides(rows: Rows) -> Rows:
    """What was side A is side B, seen from behind."""
    return [
        {**row, "side": "B" if row["side"] == "A" else "A", "row": str(6 - int(row["row"])), "col": row["col"]}
        for row in rows
    ]


def other_likes(rows: Rows) -> Rows:
    return [{**row, "likes_1": "office", "likes_2": "subway"} for row in rows]


def more_tiles(rows: Rows) -> Rows:
    return [row if row["type"] == "shop" else {**row, "tiles": str(int(row["tiles"]) + 2)} for row in rows]


def renamed(rows: Rows) -> Rows:
    return [
        {**row, "id": f"my_{row['id']}", "name_en": f"My {row['name_en']}", "name_uk": f"Моє: {row['name_uk']}"}
        for row in rows
    ]


def first_seven(rows: Rows) -> Rows:
    return rows[:7]


def other_colours(rows: Rows) -> Rows:
    """Every monster has the colour of the next one."""
    colours = [row["color"] for row in rows]
    return [{**row, "color": colour} for row, colour in zip(rows, [*colours[1:], colours[0]], strict=True)]


CHANGES: dict[str, dict[str, dict[str, Change]]] = {
    "point_city": {
        "dear_tokens": {"tokens": raised("points", 1, 20)},
        "my_cards": {"cards": landmarks, "tokens": raised("points", 2, 20)},
    },
    "bloom_town": {
        "my_board": {"boards": other_sides},
        "my_town": {"boards": other_sides, "shops": other_likes, "tiles": more_tiles},
    },
    "happy_city": {
        "my_houses": {"homes": raised("residents", 1, 9)},
        "my_city": {
            "buildings": renamed,
            "family_specials": first_seven,
            "expert_specials": first_seven,
            "multicolor_buildings": raised("cost", 1, 20),
            "monsters": other_colours,
        },
    },
}


if __name__ == "__main__":
    main()
