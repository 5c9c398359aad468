"""A whole printed game, scored step by step."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.bloom_town.tables import result

from triopolis.engine.contract import Log, ScoredTable
from triopolis.engine.errors import BadTable
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import printed_of
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import KIND_NAMES, TYPES
from triopolis.games.bloom_town.events import Doubled, HandScored, Placed, Recounted
from triopolis.games.bloom_town.options import Options
from triopolis.locales import LANGUAGES, Words

Step = dict[str, Any]


def keep(steps: list[Step], towns: int = 2, **other: Any) -> ScoredTable:
    return printed_of(GAME).score_table(json.dumps({"towns": towns, "steps": steps, **other}).encode())


def place(town: int, row: int, col: int, tile: str, doubled: bool = False) -> Step:
    return {"town": town, "place": {"row": row, "col": col, "tile": tile}, "doubled": doubled}


def test_placements_doubles_recounts_and_hands_are_counted() -> None:
    steps = [place(0, 1, 1, "office"), place(1, 3, 3, "park", doubled=True), {"recount": "park"}]
    scored = keep([*steps, {"town": 0, "hand": "office"}])
    assert [sheet.total for sheet in scored.sheets] == [3, 4]
    assert scored.winners == [1]
    assert result(scored)["steps"][1] == {"points": [0, 2], "cells": [[], [[3, 3]]]}
    assert [item["what"] for item in result(scored)["seats"][1]["items"]] == ["placed", "doubled", "recount"]
    assert all(Words(language).say(line) for language in LANGUAGES for line in scored.lines)


def test_a_tie_is_won_by_who_is_later_in_turn_order() -> None:
    assert keep([], 3).winners == [2]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_it_counts_as_our_own_matches_do(seed: str) -> None:
    state = GAME.new(Options(side="B"), 3, seed)
    rng, steps = seeded(seed), list[Step]()
    while state.actor >= 0:
        log = Log()
        state.play(state.random_action(rng), log)
        for event in log.events:
            happened = event.public
            if isinstance(happened, Placed):
                row, col = divmod(happened.cell, 5)
                steps.append(place(event.seat, row + 1, col + 1, KIND_NAMES[happened.tile]))
            elif isinstance(happened, Doubled):
                steps[-1]["doubled"] = True
            elif isinstance(happened, Recounted):
                steps.append({"recount": TYPES[happened.type]})
            elif isinstance(happened, HandScored):
                steps.append({"town": event.seat, "hand": TYPES[happened.type]})
    scored = keep(steps, 3)
    assert [sheet.total for sheet in scored.sheets] == state.scores()
    ours = [[item.points for item in sheet.items] for sheet in GAME.breakdown(state)]
    assert [[item.points for item in sheet.items] for sheet in scored.sheets] == ours


@pytest.mark.parametrize(
    ("table", "part"),
    [
        ({"towns": 0, "steps": []}, "$.towns"),
        ({"towns": 5, "steps": []}, "$.towns"),
        ({"steps": [{}]}, "$.steps[0]"),
        ({"steps": [{"town": 0, "hand": "park", "recount": "park"}]}, "$.steps[0]"),
        ({"steps": [{"hand": "park"}]}, "$.steps[0].town"),
        ({"steps": [{"town": 1, "hand": "park"}]}, "$.steps[0].town"),
        ({"steps": [place(0, 1, 1, "park"), place(0, 1, 1, "home")]}, "$.steps[1].place"),
        ({"steps": [place(0, 6, 1, "park")]}, "$.steps[0].place.row"),
        ({"steps": [place(0, 1, 1, "villa")]}, "$.steps[0].place.tile"),
        ({"steps": [{"recount": "park"}] * 201}, "$.steps"),
        ({"steps": [], "recount": "park"}, "$.steps"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(table: dict[str, Any], part: str) -> None:
    with pytest.raises(BadTable) as caught:
        printed_of(GAME).score_table(json.dumps(table).encode())
    for language in LANGUAGES:
        assert part in Words(language).say(caught.value.message)
