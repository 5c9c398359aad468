"""docs/architecture.md: its picture is as the imports are, and the files it names are there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([\w./]*\w+/[\w./]*|\w+\.(?:py|ts|css|md))(?: --\w+)?`", PAGE)))
HOMES = [
    "",
    "src/triopolis",
    "src/triopolis/server",
    "src/triopolis/games/GAME",
    "web",
    "web/src",
    "web/src/games/GAME",
]
"""Where a path on the page may begin."""
GAMES = ["bloom_town", "happy_city", "point_city"]


def test_the_picture_is_drawn_from_these_imports() -> None:
    command = [sys.executable, str(ROOT / "docs" / "draw_architecture.py"), "--check"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("name", NAMED)
def test_what_the_page_names_is_there(name: str) -> None:
    places = [str(ROOT / home / name).replace("LANG", "en") for home in HOMES]
    assert any(Path(place.replace("GAME", game)).exists() for place in places for game in GAMES)
