"""docs/environments.md tells of every part what the code says of it."""

from __future__ import annotations

from pathlib import Path

from triopolis.envs.document import BEGIN, END, document

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_page_is_what_the_parts_say() -> None:
    """Otherwise: python -m triopolis.envs.document docs/environments.md"""
    text = PAGE.read_text("utf-8")
    assert BEGIN in text
    assert END in text
    assert document(text) == text
