"""Matches play as they always played. After a wanted change: python -m tests.golden, and read the difference."""

from __future__ import annotations

import pytest
from tests.golden.playthrough import FOLDER, SCRIPTS, Script, playthrough

from triopolis.engine.registry import game_ids


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.file.stem)
def test_a_match_plays_as_it_always_played(script: Script) -> None:
    assert playthrough(script) == script.file.read_text("utf-8")


def test_no_playthrough_is_left_behind() -> None:
    assert {script.file for script in SCRIPTS} == set(FOLDER.glob("*.txt"))


def test_every_game_has_playthroughs() -> None:
    assert {script.game for script in SCRIPTS} == set(game_ids())
