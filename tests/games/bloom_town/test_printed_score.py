"""Scoring placements and recounts in a town that was built with the printed components."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.bloom_town.tables import result

from triopolis.engine.contract import ScoredTable
from triopolis.engine.errors import BadTable
from triopolis.engine.rooms import printed_of
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import KIND_NAMES
from triopolis.locales import LANGUAGES, Words

Town = list[list[str | None]]


def town(**tiles: str) -> Town:
    """Tiles by cell, `a1` being row 1, column 1."""
    rows: Town = [[None] * 5 for _ in range(5)]
    for cell, tile in tiles.items():
        rows[int(cell[1]) - 1]["abcde".index(cell[0])] = tile
    return rows


def score(**table: Any) -> ScoredTable:
    return printed_of(GAME).score_table(json.dumps(table).encode())


def refused(*parts: str, **table: Any) -> None:
    """The table is refused, and in every language the error names these things."""
    with pytest.raises(BadTable) as caught:
        score(**table)
    for language in LANGUAGES:
        text = Words(language).say(caught.value.message)
        assert all(part in text for part in parts), text


OFFICES = town(a1="office", b1="office", b2="office")
NEXT = {"row": 3, "col": 2, "tile": "office"}


def test_a_placement_gives_its_points_and_the_cells_that_made_them() -> None:
    assert result(score(town=OFFICES, place=NEXT)) == {"results": [{"points": 3, "cells": [[1, 2], [2, 2], [3, 2]]}]}


@pytest.mark.parametrize(("chain", "points"), [("line", 3), ("group", 4)])
def test_bt_1_and_bt_2_are_options_of_a_printed_town_too(chain: str, points: int) -> None:
    assert result(score(options={"office_chain": chain}, town=OFFICES, place=NEXT))["results"][0]["points"] == points
    subways = town(a1="subway", b2="subway", a3="subway")
    place = {"row": 3, "col": 3, "tile": "subway"}
    scored = score(options={"subway_chain": chain}, town=subways, place=place)
    assert result(scored)["results"][0]["points"] == points


def test_the_other_vectors_of_the_rules() -> None:
    queries: list[dict[str, Any]] = [
        {"town": town(a1="park", c1="park"), "place": {"row": 1, "col": 2, "tile": "park"}},
        {
            "town": town(b1="shop:grocery", a2="shop:toy_shop", c2="home", b3="park"),
            "place": {"row": 2, "col": 2, "tile": "home"},
        },
        {
            "town": town(b1="park", a2="park", c2="home", b3="office"),
            "place": {"row": 2, "col": 2, "tile": "shop:ice_cream"},
        },
    ]
    assert [answer["points"] for answer in result(score(queries=queries))["results"]] == [4, 4, 4]


def test_rows_come_first_and_both_count_from_1() -> None:
    scored = score(town=town(), place={"row": 2, "col": 5, "tile": "park"})
    assert result(scored)["results"] == [{"points": 1, "cells": [[2, 5]]}]


def test_a_recount_takes_everything_of_a_type() -> None:
    assert result(score(town=OFFICES, recount="office"))["results"] == [
        {"points": 6, "cells": [[1, 1], [1, 2], [2, 2]]}
    ]
    shops = town(a1="shop:bookshop", b1="park", a2="office", e5="shop:bookshop")
    assert result(score(town=shops, recount="shop"))["results"][0]["points"] == 4
    assert result(score(town=town(), recount="home"))["results"] == [{"points": 0, "cells": []}]


def test_a_fourth_park_gives_no_points_and_lights_no_cells() -> None:
    parks = town(a1="park", b1="park", c1="park")
    scored = score(town=parks, place={"row": 1, "col": 4, "tile": "park"})
    assert result(scored)["results"] == [{"points": 0, "cells": []}]


def test_several_queries_are_answered_in_order_each_about_the_same_town() -> None:
    scored = score(town=OFFICES, queries=[{"place": NEXT}, {"recount": "office"}, {"place": NEXT}])
    assert [answer["points"] for answer in result(scored)["results"]] == [3, 6, 3]
    assert result(score(town=OFFICES, queries=[]))["results"] == []


def test_how_many_tiles_of_a_kind_exist_is_not_checked() -> None:
    full = town(**{f"{column}{row}": "shop:toy_shop" for column in "abcde" for row in range(1, 6)})
    assert result(score(town=full, recount="shop"))["results"][0]["points"] == 25


def test_the_result_is_told_in_words_in_every_language() -> None:
    queries = [{"place": {"row": 5, "col": 5, "tile": tile}} for tile in KIND_NAMES] + [{"recount": "office"}]
    scored = score(town=OFFICES, queries=queries)
    assert len(scored.lines) == len(queries)
    for language in LANGUAGES:
        texts = [Words(language).say(line) for line in scored.lines]
        assert "6" in texts[-1]
        assert all("e5" in text for text in texts[:-1])


def test_what_is_wrong_with_a_town_is_named_with_its_place() -> None:
    refused("$.town", "4", town=OFFICES[:4], recount="park")
    refused("$.town", "6", town=[*OFFICES, [None] * 5], recount="park")
    refused("$.town[2]", "4", town=[*OFFICES[:2], [None] * 4, *OFFICES[3:]], recount="park")
    refused("$.town[1][3]", "castle", town=town(d2="castle"), recount="park")
    refused("$.town[0][0]", "shop:castle", "shop:grocery", town=town(a1="shop:castle"), recount="park")
    refused("$.town[0][0]", "shop", town=town(a1="shop"), recount="park")
    refused("$.town", recount="park")
    refused(
        "$.queries[1].town[4][4]",
        "x",
        town=OFFICES,
        queries=[{"place": NEXT}, {"recount": "park", "town": town(e5="x")}],
    )


def test_what_is_wrong_with_a_placement_is_named_with_its_place() -> None:
    for row in (0, 6, -1, 10**30):
        refused("$.place.row", str(row), town=OFFICES, place={"row": row, "col": 1, "tile": "park"})
    refused("$.place.col", "6", town=OFFICES, place={"row": 1, "col": 6, "tile": "park"})
    refused("$.place.tile", "villa", town=OFFICES, place={"row": 3, "col": 1, "tile": "villa"})
    refused("$.place", "2", town=OFFICES, place={"row": 2, "col": 2, "tile": "park"})
    refused("$.queries[1].place.row", "9", town=OFFICES, queries=[{"place": NEXT}, {"place": {**NEXT, "row": 9}}])


def test_either_a_placement_or_a_recount_is_asked_for() -> None:
    refused("$", town=OFFICES)
    refused("$", town=OFFICES, place=NEXT, recount="park")
    refused("$", town=OFFICES, place=NEXT, queries=[{"recount": "park"}])
    refused("$.queries[1]", town=OFFICES, queries=[{"place": NEXT}, {}])
    refused("$.queries[0]", town=OFFICES, queries=[{"place": NEXT, "recount": "home"}])


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"town": {}, "recount": "park"}, "$.town"),
    ({"town": OFFICES, "recount": "villa"}, "$.recount"),
    ({"town": OFFICES, "recount": 3}, "$.recount"),
    ({"town": OFFICES, "place": {"row": 1, "col": 1}}, "tile"),
    ({"town": OFFICES, "place": {"row": "1", "col": 1, "tile": "park"}}, "$.place.row"),
    ({"town": OFFICES, "place": {"row": 1.5, "col": 1, "tile": "park"}}, "$.place.row"),
    ({"town": OFFICES, "place": {"row": True, "col": 1, "tile": "park"}}, "$.place.row"),
    ({"town": OFFICES, "place": {"row": 1, "col": 1, "tile": "park", "spring": 1}}, "spring"),
    ({"town": OFFICES, "place": []}, "$.place"),
    ({"town": OFFICES, "queries": {}}, "$.queries"),
    ({"town": OFFICES, "queries": [{"recount": "villa"}]}, "$.queries[0].recount"),
    ({"town": [[1] * 5] * 5, "recount": "park"}, "$.town[0][0]"),
    ({"options": {"office_chain": "ring"}, "town": OFFICES, "recount": "park"}, "$.options.office_chain"),
    ({"options": {"colour": "red"}, "town": OFFICES, "recount": "park"}, "colour"),
    ({"towns": OFFICES, "recount": "park"}, "towns"),
]


@pytest.mark.parametrize(("table", "part"), WRONG)
def test_a_table_of_another_form_is_refused_with_the_place(table: dict[str, Any], part: str) -> None:
    refused(part, **table)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[}",
        b'{"town": "\xff"}',
        b'{"recount": "\xff"}',
        b"[" * 100_000,
        b'{"town": ' + b"[" * 100_000,
        b"3",
    ],
)
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(BadTable) as caught:
        printed_of(GAME).score_table(data)
    assert str(caught.value)
