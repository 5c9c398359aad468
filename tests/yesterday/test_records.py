"""Saved matches of yesterday: replayed to the same positions and results, saved alike, and played on."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest
from tests.yesterday.fixtures import FROZEN, FrozenMatch, keeps, read_matches

from triopolis.engine.errors import DamagedRecord
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded

FILES = sorted((FROZEN / "records").glob("*.jsonl.gz"))
every_file = pytest.mark.parametrize("file", FILES, ids=[file.name.partition(".")[0] for file in FILES])
cached_matches = cache(read_matches)


def what_came_of(match: Match) -> dict[str, object]:
    return {
        "position": match.fingerprint(),
        "revision": match.revision,
        "over": match.over,
        "scores": match.state.scores(),
        "winners": match.state.winners(),
        "legal": match.state.actions(),
    }


def differences(frozen: FrozenMatch) -> list[str]:
    """What is no longer as it was, in words."""
    try:
        match = Match.load(frozen.saved.encode())
    except Exception as problem:
        return [f"{frozen.name}: {type(problem).__name__}: {problem}"]
    found = [
        f"{frozen.name}: {what} is {now}, was {getattr(frozen, what)}"
        for what, now in what_came_of(match).items()
        if now != getattr(frozen, what)
    ]
    if not keeps(json.loads(frozen.saved), json.loads(match.save())):
        found.append(f"{frozen.name}: saved again it says something else")
    return found


@every_file
def test_every_match_comes_to_the_same(file: Path) -> None:
    found = cached_matches(file)
    assert found
    assert [line for frozen in found for line in differences(frozen)] == []


@every_file
def test_broken_off_matches_are_played_to_their_end(file: Path) -> None:
    for frozen in cached_matches(file)[::3]:
        match, rng = Match.load(frozen.saved.encode()), seeded(frozen.name, "on")
        while not match.over:
            match.play(int(match.state.actor), int(match.state.random_action(rng)))
        assert match.record().result is not None, frozen.name


def test_there_are_matches_of_every_kind() -> None:
    """So that nobody thins them out unseen."""
    found = [frozen for file in FILES for frozen in cached_matches(file)]
    assert len(found) >= 1587 + 70
    records = [json.loads(frozen.saved) for frozen in found]
    assert {(record["game"], len(record["seats"])) for record in records} >= {
        *((game, seats) for game in ("point_city", "bloom_town") for seats in (1, 2, 3, 4)),
        *(("happy_city", seats) for seats in (2, 3, 4, 5)),
    }
    assert any(record["revision"] > len(record["actions"]) for record in records)
    assert any(record["data_pack"] for record in records)
    assert {True, False} == {record["result"] is None for record in records}


@pytest.mark.parametrize("what", ["position", "scores", "legal", "revision"])
def test_a_difference_is_noticed(what: str) -> None:
    frozen = cached_matches(FILES[0])[0]
    other = {"position": "0" * 64, "scores": [1000], "legal": [7], "revision": 999}[what]
    changed: FrozenMatch = msgspec.structs.replace(frozen, **{what: other})
    assert [line.partition(" is ")[0] for line in differences(changed)] == [f"{frozen.name}: {what}"]


def test_a_changed_hash_in_a_record_is_refused() -> None:
    record = json.loads(cached_matches(FILES[0])[0].saved)
    with pytest.raises(DamagedRecord, match="position"):
        Match.load(json.dumps({**record, "position": "0" * 64}).encode())
