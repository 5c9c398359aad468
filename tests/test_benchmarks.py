"""What `make bench` measures of judgement, and how it tells it; how fast it is no test can say."""

from __future__ import annotations

import pytest
from benchmarks import ours
from benchmarks.report import GAMES, JUDGEMENT, Key, Subject, tables
from benchmarks.run import measurements

from triopolis.engine.registry import find_game


def test_seats_of_a_whole_match_are_judged() -> None:
    look = ours.QUANTITIES["seats"](find_game("happy_city"), 2)
    assert look() == look() > 20


def test_simulations_by_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "JUDGED_SIMULATIONS", 3)
    assert ours.QUANTITIES["puct"](find_game("happy_city"), 2)() == 3


def test_every_game_has_its_row_beside_the_search_that_plays_out() -> None:
    speeds: dict[Key, float] = {}
    for game in GAMES:
        subject = Subject.of_ours(game, 2)
        speeds |= {(subject, "search"): 50_000.0, (subject, "puct"): 40_000.0, (subject, "seats"): 500_000.0}
    speeds[Subject.of_ours("happy_city", 2), "seats"] = 250_000.0
    assert set(speeds) <= {one.key for one in measurements()}
    text = tables(speeds, 1, 1.0)
    assert JUDGEMENT in text
    assert "| Point City, 2 players | 50,000 | 40,000 | 2.00 µs reached |" in text
    assert "| Happy City, 2 players | 50,000 | 40,000 | 4.00 µs missed |" in text


def test_what_was_not_measured_has_no_row() -> None:
    assert JUDGEMENT not in tables({(Subject.of_ours("happy_city", 2), "copies"): 1.0}, 1, 1.0)
