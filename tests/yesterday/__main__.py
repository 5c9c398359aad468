"""Counts what is frozen: python -m tests.yesterday"""

from __future__ import annotations

import json
from typing import Any

from tests.yesterday.fixtures import FROZEN, read_matches
from tests.yesterday.house import read_guests, read_seen
from tests.yesterday.old_process import read_old_process


def contents(file: str) -> Any:
    return json.loads((FROZEN / file).read_bytes())


def main() -> None:
    counts = {
        "saved matches": sum(len(read_matches(file)) for file in (FROZEN / "records").glob("*.jsonl.gz")),
        "tables of a server": len(read_seen()),
        "guests and links": len(read_guests().cookies) + 2,
        "statements of an old process": len(read_old_process().statements),
        "data packs": len(list((FROZEN / "packs").glob("*/*"))),
        "searches": sum(len(file.read_bytes().splitlines()) for file in (FROZEN / "searches").glob("*.jsonl")),
        "files of simulations": len(list((FROZEN / "simulations").glob("*.parquet"))),
        "things kept in a browser": len(contents("browser/storage.json")["storage"]),
        "addresses of pages": sum(map(len, contents("browser/routes.json").values())),
        "blocks of documents": len(contents("documents/blocks.json")),
        "public names": sum(max(1, len(names)) for names in contents("documents/names.json").values()),
        "scored printed games": len(contents("documents/scores.json")),
    }
    for what, count in counts.items():
        print(f"{count:6} {what}")
    print(f"{sum(counts.values()):6} in all")


if __name__ == "__main__":
    main()
