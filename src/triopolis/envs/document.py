"""Writes the tables of observations into docs/environments.md, from the parts themselves.

python -m triopolis.envs.document docs/environments.md
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from triopolis.engine.observation import Part, parts_of
from triopolis.engine.registry import find_game, own_ids
from triopolis.envs.setup import layout_of

BEGIN: Final = "<!-- observations: written by python -m triopolis.envs.document -->"
END: Final = "<!-- end of observations -->"
HEAD: Final = "| part | shape | numbers | unit | meaning |\n|---|---|---|---|---|"


def document(text: str) -> str:
    """The page with its tables as they should be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{after}"


def tables() -> str:
    return "\n".join(_table(id) for id in own_ids())


def _table(game_id: str) -> str:
    game = find_game(game_id)
    sizes = ", ".join(f"{layout_of(game_id, players).size} with {players}" for players in game.seats)
    rows = "\n".join(_row(part) for part in parts_of(game))
    title = game_id.replace("_", " ").title()
    head = f"### {title}\n\n{game.action_count} actions; numbers in all, by players: {sizes}."
    return f"{head}\n\n{HEAD}\n{rows}\n"


def _row(part: Part[Any]) -> str:
    shape = " × ".join([part.per] * bool(part.per) + [str(size) for size in part.shape])
    note = " (one player only)" if part.solo else ""
    return f"| `{part.name}` | {shape} | {part.least} … {part.most} | {part.unit} | {part.meaning}{note} |"


def main(path: Path) -> None:
    path.write_text(document(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
