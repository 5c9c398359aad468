"""Help at the table with the printed game: the score, and the solo opponent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.served import Visitor, code, served

from triopolis.server.limits import Limits, Rate

TABLES: dict[str, dict[str, Any]] = {
    "point_city": {"seats": [{"buildings": [{"points": 5}]}, {"buildings": []}]},
    "happy_city": {"seats": [{"city": ["market_blue", "house"]}, {"city": ["market_green"]}]},
    "bloom_town": {"towns": 2, "steps": [{"town": 1, "hand": "park"}]},
}


@pytest.mark.parametrize("game", TABLES)
def test_a_printed_game_is_scored(anna: Visitor, game: str) -> None:
    scored = anna.post(f"games/{game}/score", TABLES[game])
    assert len(scored["sheets"]) == 2
    assert set(scored["winners"]) <= {0, 1}
    assert scored["lines"]


def test_what_cannot_be_seen_on_the_table_is_asked_for(anna: Visitor) -> None:
    cities = ["market_green pyramid", "market_blue library", "market_orange school"]
    table = {"options": {"mode": "expert"}, "seats": [{"city": city.split()} for city in cities]}
    first = anna.post("games/happy_city/score", table)
    question = first["question"]
    assert (question["about"], question["seat"], question["seats"], question["cards"]) == ("pyramid", 0, [1, 2], [])
    assert (first["sheets"], first["winners"], first["lines"]) == ([], [], [])
    scored = anna.post("games/happy_city/score", {**table, "choices": {"pyramid": {"0": 1}}})
    assert (scored["question"], len(scored["sheets"])) == (None, 3)
    wrong = anna.ask("POST", "games/happy_city/score", {**table, "choices": {"pyramid": 3}})
    assert code(wrong) == (422, "bad-table")


@pytest.mark.parametrize("game", ["point_city", "bloom_town"])
def test_an_opponent_begins(anna: Visitor, game: str) -> None:
    answer = anna.post(f"games/{game}/opponent", {"steps": []})
    assert (answer["asks"], answer["winners"]) == ({"point_city": "card", "bloom_town": "setup"}[game], [])


def test_nobody_becomes_a_guest_by_asking(client: Any) -> None:
    answer = Visitor(client).ask("POST", "games/point_city/score", TABLES["point_city"])
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("what", ["score", "opponent"])
def test_what_cannot_be_is_refused_in_words(anna: Visitor, what: str) -> None:
    assert code(anna.ask("POST", f"games/chess/{what}", {})) == (404, "unknown-game")
    assert code(anna.ask("POST", f"games/point_city/{what}", [])) == (400, "bad-request")
    assert code(anna.ask("POST", f"games/point_city/{what}", {"x": "y" * 70_000})) == (413, "too-large")
    wrong = anna.ask("POST", f"games/bloom_town/{what}", {"steps": [{"kind": "dance"}]})
    assert code(wrong) == (422, "bad-table")
    assert "$.steps[0]" in wrong.json()["error"]["text"]


def test_a_game_without_an_opponent_says_so(anna: Visitor) -> None:
    assert code(anna.ask("POST", "games/happy_city/opponent", {})) == (422, "bad-table")


def test_asking_too_often_is_refused(tmp_path: Path) -> None:
    with served(tmp_path, Limits(changes=Rate(0.0001, 2))) as client:
        visitor = Visitor(client)
        answers = [visitor.ask("POST", "games/point_city/score", TABLES["point_city"]) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
