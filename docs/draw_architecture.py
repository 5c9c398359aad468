"""Draws docs/architecture.svg from the imports of the sources, in the layers that import-linter holds.

python docs/draw_architecture.py            write the picture
python docs/draw_architecture.py --check    say whether it is as it should be
"""

from __future__ import annotations

import sys
import tomllib
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import grimp

ROOT: Final = Path(__file__).parents[1]
PICTURE: Final = ROOT / "docs" / "architecture.svg"

PLACES: Final = {
    "cli": (1, "the command line"),
    "server": (0, "HTTP, WebSockets, storage, limits"),
    "lab": (1, "simulations, tournaments, reports"),
    "envs": (2, "the games to learn on"),
    "house": (0, "tables, seats, who sees what"),
    "bots": (1, "are given a view, never the state"),
    "games": (2, "a folder each; none knows another"),
    "engine": (1, "what all games share"),
    "locales": (1, "texts in three languages"),
}
"""The column of each package, and what it is."""
LEFT_OUT: Final = {"__main__", "version"}
BY_NAME: Final = ("engine", "games")
"""Not an import: the registry loads a game by its name."""
PAGE: Final = "web"

BOX_WIDTH: Final = 250
BOX_HEIGHT: Final = 58
COLUMN: Final = 290
ROW: Final = 104
MARGIN: Final = 24


class Box(NamedTuple):
    name: str
    caption: str
    column: int
    row: int

    @property
    def left(self) -> int:
        return MARGIN + self.column * COLUMN

    @property
    def top(self) -> int:
        return MARGIN + self.row * ROW

    @property
    def middle(self) -> int:
        return self.left + BOX_WIDTH // 2


Arrow = tuple[str, str]
"""The package that imports, and the package it imports."""


def layers() -> list[list[str]]:
    """The packages from top to bottom, as the contract in pyproject.toml has them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    contract = next(contract for contract in settings["contracts"] if contract["id"] == "layers")
    rows = [[name.strip() for name in layer.split("|")] for layer in contract["layers"]]
    return [named for row in rows if (named := [name for name in row if name not in LEFT_OUT])]


def imports(packages: set[str]) -> set[Arrow]:
    # Of these sources, whatever copy is installed.
    sys.path.insert(0, str(ROOT / "src"))
    graph = grimp.build_graph("triopolis", cache_dir=None)
    arrows = {
        (_package(importer), _package(imported))
        for importer in graph.modules
        for imported in graph.find_modules_directly_imported_by(importer)
    }
    return {(above, below) for above, below in arrows if above != below and {above, below} <= packages} - {BY_NAME}


def _package(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def needed(arrows: set[Arrow]) -> set[Arrow]:
    """Without those that only shorten a way: who imports the server may import what the server stands on."""
    return {(above, below) for above, below in arrows if not _leads(above, below, arrows - {(above, below)})}


def _leads(start: str, end: str, arrows: set[Arrow]) -> bool:
    return any(below == end or _leads(below, end, arrows) for above, below in arrows if above == start)


def picture() -> str:
    rows = layers()
    boxes = {name: Box(name, PLACES[name][1], PLACES[name][0], row) for row, names in enumerate(rows) for name in names}
    boxes[PAGE] = Box(PAGE, "the page, in TypeScript", 0, 0)
    width = 2 * MARGIN + 2 * COLUMN + BOX_WIDTH
    height = 2 * MARGIN + (len(rows) - 1) * ROW + BOX_HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="system-ui, sans-serif" role="img">',
        "<title>The packages of Triopolis: arrows go from a package to those it imports</title>",
        '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
        'orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" fill="#5b6470"/></marker></defs>',
        f'<rect width="{width}" height="{height}" rx="12" fill="#fbfaf7"/>',
        *(_line(boxes[above], boxes[below]) for above, below in sorted(needed(imports(set(boxes))))),
        _line(boxes[PAGE], boxes["server"], "messages", dashed=True),
        _line(boxes[BY_NAME[0]], boxes[BY_NAME[1]], "by name: the registry", dashed=True),
        *(_drawn(box) for box in boxes.values()),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _line(above: Box, below: Box, label: str = "", dashed: bool = False) -> str:
    """From edge to edge, leaning towards the other box; a dashed line may also go upwards, further to the side."""
    up = below.row < above.row
    lean = (below.column - above.column) * BOX_WIDTH * (4 if up else 3) // 10
    start = (above.middle + lean, above.top + (0 if up else BOX_HEIGHT))
    end = (below.middle - (0 if up else lean), below.top + (BOX_HEIGHT + 2 if up else -2))
    style = ' stroke-dasharray="5 5"' if dashed else ""
    line = (
        f'<line x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}" stroke="#5b6470" stroke-width="1.6" '
        f'marker-end="url(#head)"{style}/>'
    )
    if not label:
        return line
    x, y = (start[0] + end[0]) // 2 + 10, (start[1] + end[1]) // 2 + 8
    return f'{line}\n<text x="{x}" y="{y}" font-size="12" fill="#5b6470">{escape(label)}</text>'


def _drawn(box: Box) -> str:
    fill = "#eef1f5" if box.name == PAGE else "#ffffff"
    name = f"{box.name}/"
    return (
        f'<rect x="{box.left}" y="{box.top}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="9" fill="{fill}" '
        'stroke="#2f3a48" stroke-width="1.4"/>\n'
        f'<text x="{box.middle}" y="{box.top + 24}" text-anchor="middle" font-size="16" font-weight="700" '
        f'fill="#1d2530">{escape(name)}</text>\n'
        f'<text x="{box.middle}" y="{box.top + 44}" text-anchor="middle" font-size="12.5" '
        f'fill="#3d4754">{escape(box.caption)}</text>'
    )


def main() -> int:
    drawn = picture()
    if "--check" not in sys.argv:
        PICTURE.write_text(drawn, "utf-8")
        return 0
    if PICTURE.read_text("utf-8") == drawn:
        return 0
    print("docs/architecture.svg is out of date: run `python docs/draw_architecture.py`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
