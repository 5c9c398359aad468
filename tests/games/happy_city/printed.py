"""Printed games to be scored, described as docs/scoring.md says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from triopolis.engine.contract import ScoredTable, TableQuestion
from triopolis.engine.errors import BadTable
from triopolis.games.happy_city.data_files import load_components
from triopolis.games.happy_city.printed.score import score_printed
from triopolis.locales import LANGUAGES, Message, Words

COMPONENTS = load_components()
EXPERT = {"mode": "expert"}
ALONE: dict[str, Any] = {"city": []}
"""An opponent with nothing."""
FORTY = (
    "market_white factory house apartments hospital "  # 5 residents, 1 crossed-out heart
    "museum observatory ski_resort shopping_mall grocery"  # 9 hearts
)
"""The rulebook's example: 5 residents x (9 - 1) hearts."""


def score(**table: Any) -> ScoredTable:
    return score_printed(COMPONENTS, json.dumps(table).encode())


def result(scored: ScoredTable) -> Any:
    """What a program reads of it."""
    return scored.result


def seat(city: str, **more: Any) -> dict[str, Any]:
    """Ids in slot order; /catzilla is a ruin under Catzilla."""
    cards = [{"ruin": word[1:]} if word.startswith("/") else word for word in city.split()]
    return {"city": cards, **more}


def expert(*cities: str, **more: Any) -> list[dict[str, Any]]:
    """Each seat's points of an expert game."""
    seats: list[dict[str, Any]] = result(score(options=EXPERT, seats=[seat(city) for city in cities], **more))["seats"]
    return seats


def symbols(seat: dict[str, Any]) -> tuple[int, int]:
    return seat["residents"], seat["hearts"]


def refused(*parts: str, **table: Any) -> None:
    """The table is refused, and in every language the error names these things."""
    with pytest.raises(BadTable) as caught:
        score(**table)
    expect_words(caught.value.message, parts)


def asked(*parts: str, **table: Any) -> TableQuestion:
    """Something is asked before the table is scored, and in every language the question names these things."""
    scored = score(**table)
    assert scored.question is not None
    assert (scored.result, scored.lines, scored.sheets, scored.winners) == ({}, [], [], [])
    expect_words(scored.question.text, parts)
    return scored.question


def expect_words(said: Message, parts: tuple[str, ...]) -> None:
    for language in LANGUAGES:
        text = Words(language).say(said)
        assert all(part in text for part in parts), text
