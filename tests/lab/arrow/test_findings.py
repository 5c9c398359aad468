"""Findings: counted right, and with intervals that take a game for one observation."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from tests.lab.arrow.plans import play_into, small_plan

from triopolis.lab import output
from triopolis.lab.findings import Findings, read_findings
from triopolis.lab.samples import WIDTH

Row = dict[str, Any]


@pytest.fixture(scope="module", params=[("bloom_town", 3), ("happy_city", 2)])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Row], Findings]:
    """Several groups of rows, so that what is added up over them is seen."""
    file = tmp_path_factory.mktemp("played") / "games.parquet"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(output, "ROWS_IN_A_GROUP", 100)
        play_into(file, small_plan(request.param[0], request.param[1], 250))
    assert pq.ParquetFile(file).num_row_groups == 3
    return pq.read_table(file).to_pylist(), read_findings(file)


def seats(row: Row) -> range:
    return range(row["seats"])


def share(row: Row, seat: int) -> float:
    winners: int = sum(row[f"seat{other}_won"] for other in seats(row))
    return float(row[f"seat{seat}_won"]) / winners


def test_scores_lengths_and_the_order_of_play(played: tuple[list[Row], Findings]) -> None:
    rows, findings = played
    assert findings.games == len(rows)
    assert findings.lengths["turns"].total() == len(rows)
    assert findings.lengths["margin"][0] == sum(row["margin"] == 0 for row in rows)
    for place, scores in enumerate(findings.scores):
        assert sorted(scores.elements()) == sorted(row[f"seat{place}_score"] for row in rows)
    for order, sample in enumerate(findings.in_order):
        acting = [(row, (row["first"] + order) % row["seats"]) for row in rows]
        assert sample.results == len(rows)
        assert sample.wins == pytest.approx(sum(share(row, seat) for row, seat in acting))
        assert sample.points == sum(row[f"seat{seat}_score"] for row, seat in acting)


def test_owners_and_others(played: tuple[list[Row], Findings]) -> None:
    rows, findings = played
    kinds = findings.kinds()
    assert len(kinds) >= 10
    assert [kind.wins.value for kind in kinds] == sorted((kind.wins.value for kind in kinds), reverse=True)
    for finding in kinds:
        for number, sample in finding.by_number.items():
            had = [
                (row, seat)
                for row in rows
                for seat in seats(row)
                if row[f"seat{seat}_holdings"].count(finding.kind.id) == number
            ]
            assert sample.results == len(had)
            assert sample.wins == pytest.approx(sum(share(row, seat) for row, seat in had))
            assert sample.points == sum(row[f"seat{seat}_score"] for row, seat in had)
        assert sum(sample.results for sample in finding.by_number.values()) == len(rows) * len(seats(rows[0]))


def test_intervals_of_differences_take_a_game_for_one(played: tuple[list[Row], Findings]) -> None:
    rows, findings = played
    for finding in findings.kinds()[:6]:
        owning, lacking = finding.owning, finding.lacking
        pulls = []
        for row in rows:
            pull = 0.0
            for seat in seats(row):
                owner = finding.kind.id in row[f"seat{seat}_holdings"]
                sample, sign = (owning, 1) if owner else (lacking, -1)
                pull += sign * (row[f"seat{seat}_score"] - sample.mean_score) / sample.results
            pulls.append(pull)
        reach = WIDTH * sqrt(sum(pull * pull for pull in pulls))
        assert finding.points.value == pytest.approx(owning.mean_score - lacking.mean_score)
        assert finding.points.interval.high - finding.points.value == pytest.approx(reach, rel=1e-6)
        assert finding.points.value - finding.points.interval.low == pytest.approx(reach, rel=1e-6)
        assert finding.wins.interval.low <= finding.wins.value <= finding.wins.interval.high


def test_alone_against_the_opponent(tmp_path: Path) -> None:
    play_into(tmp_path / "games.parquet", small_plan("point_city", 1, 200))
    findings = read_findings(tmp_path / "games.parquet")
    assert len(findings.places) == 2
    assert findings.everyone().results == 200
    assert sum(place.wins for place in findings.places) == pytest.approx(200)
