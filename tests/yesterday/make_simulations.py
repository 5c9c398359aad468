# Written for the code of its day, which it freezes; not checked against that of today.
# mypy: ignore-errors
"""Freezes files of simulations: for every game one with a row a game and one with a row a decision.

    PYTHONPATH=<the code to freeze>/src .venv-lab/bin/python tests/yesterday/make_simulations.py

What is frozen already is left as it is: see README.md.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pyarrow.parquet as pq

import triopolis
from triopolis.cli.app import run

FOLDER = Path(__file__).parent / "frozen" / "simulations"
PACKS = Path(__file__).parent / "frozen" / "packs"
ORDERS = {
    "point_city": "--players 2 --games 60 --seed 7",
    "point_city_alone": "--players 1 --games 40 --seed 7 --option automa=hard",
    "point_city_decisions": "--players 3 --games 3 --seed 7 --decisions",
    "bloom_town": "--players 2 --games 60 --seed 7 --option side=B",
    "bloom_town_bots": "--players 2 --bots greedy,easy --games 4 --seed 7",
    "bloom_town_decisions": "--players 1 --games 5 --seed 7 --option opponent=zinovy --decisions",
    "happy_city": "--players 3 --games 40 --seed 7 --option mode=expert --option grozilla=yes",
    "happy_city_pack": "--players 2 --games 20 --seed 7 --data-pack PACKS/happy_city/my_city",
    "happy_city_decisions": "--players 5 --games 2 --seed 7 --decisions",
}


def main() -> None:
    print("frozen by", triopolis.__file__)
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = {}
    for name, order in ORDERS.items():
        game = "_".join(name.split("_")[:2])
        file = FOLDER / f"{name}.parquet"
        assert (
            run(["--language", "en", "simulate", game, *order.replace("PACKS", str(PACKS)).split(), "--out", str(file)])
            == 0
        )
        rows = pq.read_table(file).to_pylist()
        found[name] = {
            "game": game,
            "order": order,
            "rows": len(rows),
            "sha256": hashlib.sha256(msgspec.json.encode(rows)).hexdigest(),
        }
    with (FOLDER / "contents.json").open("xb") as out:
        out.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
