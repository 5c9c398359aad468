"""What the rulebook in the browser draws is what the rules say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.bloom_town.tables import result

from triopolis.engine.rooms import printed_of
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import EMPTY_STACKS_TO_END, REMOVED, STACK_SIZE
from triopolis.games.bloom_town.solo import OPPONENTS, table_points

BOOK = Path(__file__).parents[3] / "web" / "src" / "games" / "bloom_town" / "rules" / "examples.json"
EXAMPLES: dict[str, Any] = json.loads(BOOK.read_text("utf-8"))


def whole_town(rows: list[str]) -> list[list[str | None]]:
    """The book draws a corner of a town; a dot is an empty cell."""
    town: list[list[str | None]] = [[None] * 5 for _ in range(5)]
    for number, row in enumerate(rows):
        for column, tile in enumerate(row.split()):
            town[number][column] = None if tile == "." else tile
    return town


@pytest.mark.parametrize("name", EXAMPLES["towns"])
def test_the_examples_score_as_they_are_drawn(name: str) -> None:
    example = EXAMPLES["towns"][name]
    asked = {key: example[key] for key in ("place", "recount") if key in example}
    table = {"town": whole_town(example["town"]), **asked}
    [answer] = result(printed_of(GAME).score_table(json.dumps(table).encode()))["results"]
    assert answer == {"points": example["points"], "cells": example["cells"]}


@pytest.mark.parametrize("name", EXAMPLES["solo"])
def test_the_opponents_score_as_in_the_table(name: str) -> None:
    opponent = OPPONENTS.index(name)
    assert [table_points(opponent, owned) for owned in range(1, 8)] == EXAMPLES["solo"][name]


def test_the_setup_is_that_of_the_table() -> None:
    tables = (REMOVED, STACK_SIZE, EMPTY_STACKS_TO_END)
    assert EXAMPLES["setup"] == [[table[players] for table in tables] for players in (2, 3, 4)]
