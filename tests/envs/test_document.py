"""docs/environments.md tells of every part and every action what the code says of it."""

from __future__ import annotations

import re
from pathlib import Path

from triopolis.engine.registry import find_game, own_ids
from triopolis.envs.document import BEGIN, END, document

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_page_is_what_the_parts_say() -> None:
    """Otherwise: python -m triopolis.envs.document docs/environments.md"""
    text = PAGE.read_text("utf-8")
    assert BEGIN in text
    assert END in text
    assert document(text) == text


def test_every_action_has_its_line() -> None:
    """The tables of actions leave no number out, and end where the numbers do."""
    tables = re.findall(r"\n\| ([A-Z]\w+ [A-Z]\w+) \| \|\n\|---\|---\|\n((?:\| .*\n)+)", PAGE.read_text("utf-8"))
    assert {_game_id(title) for title, _ in tables} == set(own_ids())
    for title, rows in tables:
        cells = [row.split("|")[1] for row in rows.splitlines()]
        spans = [span.strip().split("–") for cell in cells for span in cell.split(",")]
        numbers = [number for span in spans for number in range(int(span[0]), int(span[-1]) + 1)]
        assert numbers == list(range(find_game(_game_id(title)).action_count))


def _game_id(title: str) -> str:
    return title.lower().replace(" ", "_")
