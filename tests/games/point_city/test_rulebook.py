"""What the rulebook in the browser draws is what the rules say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.point_city.table import CARDS, Table

from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import KEPT, RESOURCES, TOKENS_LAID_OUT
from triopolis.games.point_city.counters import pack
from triopolis.games.point_city.solo import (
    LEVELS,
    automa_cells,
    automa_points,
    ingenuity_points,
    points_per_token,
)

BOOK = Path(__file__).parents[3] / "web" / "src" / "games" / "point_city" / "rules" / "examples.json"
EXAMPLES: dict[str, Any] = json.loads(BOOK.read_text("utf-8"))


def test_the_city_scores_as_it_is_drawn() -> None:
    drawn = EXAMPLES["score"]
    table = Table()
    owner = table.city(0)
    owner.points = drawn["printed"]
    owner.permanents = pack(drawn["permanents"])
    owner.singles = pack([0, 0, 0, 0, 0, drawn["ingenuity"]])
    table.own_tokens(0, *(token for token, _ in drawn["tokens"]))
    sheet = GAME.breakdown(table.state)[0]
    assert {item.id: item.points for item in sheet.items} == {None: drawn["printed"], **dict(drawn["tokens"])}
    assert sheet.total == drawn["total"]


@pytest.mark.parametrize("level", LEVELS[1:])
def test_the_automa_scores_as_in_the_example(level: str) -> None:
    example = EXAMPLES["automa"]
    city = Table().city(0)
    city.points = example["printed"]
    city.permanents = pack(example["permanents"])
    city.singles = pack([0, 0, 0, 0, 0, example["ingenuity"]])
    city.token_count = example["tokens"]
    assert automa_points(LEVELS.index(level), city) == example["totals"][level]


def test_the_payment_covers_the_cost_exactly() -> None:
    payment = EXAMPLES["payment"]
    left = dict(zip(RESOURCES, CARDS[payment["building"]].cost, strict=True))
    for name in (*payment["permanents"], *payment["cards"]):
        if name != "ingenuity":
            left[name] -= 1
    assert min(left.values()) >= 0
    assert sum(left.values()) == payment["cards"].count("ingenuity")


def test_the_setup_is_that_of_the_table() -> None:
    assert EXAMPLES["kept"] == [[*KEPT[players], TOKENS_LAID_OUT[players]] for players in (2, 3, 4)]


@pytest.mark.parametrize("part", EXAMPLES["automa"]["path"], ids=lambda part: str(part["turns"]))
def test_the_automa_goes_as_in_the_table(part: dict[str, list[int]]) -> None:
    (first, last), (left, right) = part["turns"], part["columns"]
    columns = range(left, right + 1)
    assert len(columns) == last - first + 1
    for turn, column in zip(range(first, last + 1), columns, strict=True):
        crossing, below = automa_cells(turn - 1)
        assert [crossing, below] == [(row - 1) * 4 + column - 1 for row in part["rows"]]


@pytest.mark.parametrize("level", LEVELS[1:])
def test_the_automa_counts_as_in_the_table(level: str) -> None:
    number, example = LEVELS.index(level), EXAMPLES["automa"]["levels"][level]
    assert points_per_token(number) == example["token"]
    assert ingenuity_points(number, 1) == example["ingenuity"]
