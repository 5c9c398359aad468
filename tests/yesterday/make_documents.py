# Written for the code of its day, which it freezes; not checked against that of today.
# mypy: ignore-errors
"""Freezes what the documents show: Python, JSON and commands, the names they import, and what the JSON is answered.

    PYTHONPATH=<the code to freeze>/src python tests/yesterday/make_documents.py <the code to freeze>

What is frozen already is left as it is: see README.md.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import triopolis
from triopolis.engine import contract
from triopolis.engine.registry import find_game

FOLDER = Path(__file__).parent / "frozen" / "documents"
BLOCK = re.compile(r"^```(?P<language>\w*) ?(?P<name>\w*)\n(?P<text>.*?)^```", re.MULTILINE | re.DOTALL)
IN_A_TABLE = re.compile(r"^\| `(triopolis [^`]*)` \|", re.MULTILINE)
PRINTED = ("point_city", "bloom_town", "bloom_town", "happy_city")
"""The games of the tables to score in docs/scoring.md, in their order there; the solo opponents come after them."""
OPPONENTS = ("point_city", "bloom_town")


def main() -> None:
    print("frozen by", triopolis.__file__)
    blocks = list(all_blocks(Path(sys.argv[1])))
    write("blocks", blocks)
    write("names", {**imported(blocks), contract.__name__: sorted(contract.__all__)})
    write("scores", list(scores([block["text"] for block in blocks if block["document"] == "docs/scoring.md"])))


def write(name: str, found: object) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / f"{name}.json").open("xb") as out:
        out.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(len(found), name)


def all_blocks(root: Path) -> Iterator[dict[str, str]]:
    for file in (root / "README.md", *sorted((root / "docs").glob("*.md"))):
        text, document = file.read_text("utf-8"), file.relative_to(root).as_posix()
        for found in BLOCK.finditer(text):
            yield {"document": document, **found.groupdict()}
        if commands := IN_A_TABLE.findall(text):
            yield {"document": document, "language": "sh", "name": "", "text": "\n".join(commands) + "\n"}


def imported(blocks: list[dict[str, str]]) -> dict[str, list[str]]:
    """The names that Python in the documents takes from each of our modules."""
    names: dict[str, set[str]] = {}
    for block in blocks:
        if block["language"] != "python":
            continue
        for node in ast.walk(ast.parse(block["text"])):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    names.setdefault(alias.name, set())
            elif isinstance(node, ast.ImportFrom):
                names.setdefault(node.module, set()).update(alias.name for alias in node.names)
    return {module: sorted(found) for module, found in names.items() if module.startswith("triopolis")}


def scores(examples: list[str]) -> Iterator[dict[str, object]]:
    tables, opponents = examples[: len(PRINTED)], examples[len(PRINTED) :]
    for game, table in zip(PRINTED, tables, strict=True):
        yield {"game": game, "table": table, "result": find_game(game).score_table(table.encode()).result}
    for game, table in zip(OPPONENTS, opponents, strict=True):
        companion = find_game(game).companion(table.encode())
        yield {"game": game, "opponent": table, "asks": companion.asks, "total": companion.sheet.total}


if __name__ == "__main__":
    main()
