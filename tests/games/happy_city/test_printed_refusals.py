"""Printed games that cannot be: what is wrong with them, and where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.happy_city.printed import ALONE, COMPONENTS, EXPERT, FORTY, refused, score, seat

from triopolis.engine.errors import BadTable
from triopolis.games.happy_city.printed.score import score_printed


def test_an_unknown_card_is_named_and_a_similar_one_told() -> None:
    refused("$.seats[1].city[1]", "museun", "museum", seats=[ALONE, seat("house museun")])
    refused("$.seats[0].city[0]", "Museum", "museum", seats=[seat("Museum"), ALONE])
    refused("$.seats[0].city[0]", "qqqq", seats=[seat("qqqq"), ALONE])
    refused("$.seats[0].city[0]", "xxx", seats=[seat("x" * 100_000), ALONE])
    refused("$.seats[0].city[0]", seats=[{"city": [""]}, ALONE])


def test_a_monster_is_no_building_and_a_building_no_monster() -> None:
    ruin = '{"ruin": "catzilla"}'
    refused("$.seats[0].city[1]", "catzilla", ruin, "monster", seats=[seat("house catzilla"), ALONE])
    refused("$.seats[1].city[1]", "museum", "catzilla", "grozilla", seats=[ALONE, seat("house /museum")])
    refused("$.seats[1].city[0]", "villa", "catzilla", seats=[ALONE, seat("/villa")])
    refused("$.seats[1].monster", "museum", "catzilla", seats=[ALONE, seat("house", monster="museum")])
    refused("$.seats[1].monster", "market_white", "catzilla", seats=[ALONE, seat("house", monster="market_white")])
    refused("$.seats[1].monster", "catzila", "catzilla", seats=[ALONE, seat("house", monster="catzila")])


def test_two_cards_of_a_name_in_a_city_are_refused() -> None:
    refused("$.seats[0].city[2]", "$.seats[0].city[0]", "house", seats=[seat("house museum house"), ALONE])
    refused("$.seats[1].city[1]", "$.seats[1].city[0]", seats=[ALONE, seat("market_white market_white")])
    refused("$.seats[1].city[1]", "$.seats[1].city[0]", seats=[ALONE, seat("cat_cafe cat_cafe")])


def test_more_copies_than_there_are_are_refused() -> None:
    def many(card: str, count: int, options: dict[str, str] | None = None) -> dict[str, Any]:
        seats = [seat(f"{card} school" if number < count else "") for number in range(5)]
        for one in seats[2:]:
            one["city"] = one["city"][:1]
        return {"options": options or {}, "seats": seats}

    for card, copies in [("museum", 2), ("house", 4), ("market_blue", 1), ("co_op", 1), ("cat_cafe", 1)]:
        score(**many(card, copies))
        others = [f"$.seats[{number}].city[0]" for number in range(copies)]
        refused(f"$.seats[{copies}].city[0]", card, str(copies), *others, **many(card, copies + 1))
    score(**many("market_white", 5))
    score(**many("castle", 1, EXPERT))
    refused("$.seats[1].city[0]", "$.seats[0].city[0]", "castle", **many("castle", 2, EXPERT))


def test_a_monster_is_in_one_place_only() -> None:
    def no(place: str, other: str, *seats: dict[str, Any]) -> None:
        refused(place, other, "catzilla", seats=[*seats, ALONE])

    front = seat("house", monster="catzilla")
    no("$.seats[1].monster", "$.seats[0].monster", front, front)
    no("$.seats[0].monster", "$.seats[0].city[1]", seat("house /catzilla", monster="catzilla"))
    no("$.seats[1].city[0]", "$.seats[0].monster", front, seat("/catzilla"))
    no("$.seats[0].city[2]", "$.seats[0].city[0]", seat("/catzilla house /catzilla"))


def test_an_eleventh_card_is_refused() -> None:
    ruins = "/grozilla /corgzilla"
    score(seats=[seat(FORTY), ALONE])
    refused("$.seats[0].city[10]", "11", "10", seats=[seat(f"{FORTY} bank"), ALONE])
    refused("$.seats[1].city[10]", "12", "10", seats=[ALONE, seat(f"{FORTY} {ruins}")])


def test_a_special_of_the_other_mode_is_refused() -> None:
    refused("$.seats[0].city[1]", "castle", "family", "expert", seats=[seat("house castle"), ALONE])
    refused("$.seats[1].city[0]", "cat_cafe", "family", "expert", options=EXPERT, seats=[ALONE, seat("cat_cafe")])


def test_two_specials_in_a_city_are_refused() -> None:
    places = ("$.seats[0].city[2]", "$.seats[0].city[0]")
    refused(*places, "cat_cafe", seats=[seat("cat_cafe house toy_shop"), ALONE])
    refused(*places, "castle", options=EXPERT, seats=[seat("castle house pyramid"), ALONE])


@pytest.mark.parametrize("coins", [-1, 10**30, -(10**30)])
def test_coins_that_cannot_be_are_refused(coins: int) -> None:
    refused("$.seats[1].coins", str(coins), seats=[ALONE, seat("house", coins=coins)])


@pytest.mark.parametrize("count", [0, 1, 6, 100])
def test_a_number_of_seats_that_cannot_be_is_refused(count: int) -> None:
    refused("$.seats", str(count), "2", "5", seats=[ALONE] * count)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({}, "seats"),
    ({"seats": {}}, "$.seats"),
    ({"seats": [{}, ALONE]}, "city"),
    ({"seats": [{"city": "house"}, ALONE]}, "$.seats[0].city"),
    ({"seats": [ALONE, {"city": ["house", 3]}]}, "$.seats[1].city[1]"),
    ({"seats": [ALONE, {"city": [None]}]}, "$.seats[1].city[0]"),
    ({"seats": [ALONE, {"city": [{"ruin": 1}]}]}, "$.seats[1].city[0].ruin"),
    ({"seats": [ALONE, {"city": [{}]}]}, "$.seats[1].city[0]"),
    ({"seats": [ALONE, {"city": [{"ruin": "catzilla", "card": "house"}]}]}, "$.seats[1].city[0]"),
    ({"seats": [ALONE, {"city": [], "coins": 1.5}]}, "$.seats[1].coins"),
    ({"seats": [ALONE, {"city": [], "coins": True}]}, "$.seats[1].coins"),
    ({"seats": [ALONE, {"city": [], "monster": 3}]}, "$.seats[1].monster"),
    ({"seats": [ALONE, {"city": [], "tokens": 3}]}, "tokens"),
    ({"seats": [ALONE, ALONE], "options": {"mode": "solo"}}, "$.options.mode"),
    ({"seats": [ALONE, ALONE], "options": {"scoring": "minus"}}, "$.options.scoring"),
    ({"seats": [ALONE, ALONE], "options": {"colour": "red"}}, "colour"),
    ({"seats": [ALONE, ALONE], "choices": {"louvre": 1}}, "louvre"),
    ({"seats": [ALONE, ALONE], "choices": {"pyramid": "castle"}}, "$.choices.pyramid"),
    ({"seats": [ALONE, ALONE], "choices": {"sphinx": [1]}}, "$.choices.sphinx"),
    ({"seats": [ALONE, ALONE], "choices": []}, "$.choices"),
    ({"seats": [ALONE, ALONE], "winner": 0}, "winner"),
]


@pytest.mark.parametrize(("table", "part"), WRONG)
def test_a_table_of_another_form_is_refused_with_the_place(table: dict[str, Any], part: str) -> None:
    refused(part, **table)


@pytest.mark.parametrize("data", [b"", b"{", b"[}", b'{"seats": "\xff"}', b"[" * 100_000, b"3"])
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(BadTable) as caught:
        score_printed(COMPONENTS, data)
    assert str(caught.value)
