"""Scoring a game that was played with the printed components."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.point_city.table import CARDS

from triopolis.engine.contract import ScoredTable
from triopolis.engine.errors import BadTable
from triopolis.engine.rooms import printed_of
from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import INGENUITY, KINDS, RESOURCES
from triopolis.locales import LANGUAGES, Words, message


def score(**table: Any) -> ScoredTable:
    return printed_of(GAME).score_table(json.dumps(table).encode())


def result(**table: Any) -> Any:
    """The same as a program reads it."""
    return score(**table).result


def refused(*parts: str, **table: Any) -> None:
    """The table is refused, and in every language the error names these things."""
    with pytest.raises(BadTable) as caught:
        score(**table)
    for language in LANGUAGES:
        text = Words(language).say(caught.value.message)
        assert all(part in text for part in parts), text


def cards(kind: str, **wish: int) -> list[int]:
    """Cards of a kind with these values."""
    fits = [n for n, card in enumerate(CARDS) if KINDS[card.kind] == kind]
    return [n for n in fits if all(getattr(CARDS[n], name) == value for name, value in wish.items())]


def example() -> dict[str, Any]:
    """The rulebook's example in printed cards: 4 economy, 2 energy, 2 community, 3 ecology, 24 points, 2 ingenuity."""
    wanted = {1: 4, 2: 2, 0: 2, 3: 3}
    buildings = [n for resource, number in wanted.items() for n in cards("production", produces=resource)[:number]]
    missing = 24 - sum(CARDS[n].points for n in buildings)
    for number in cards("points"):
        points = CARDS[number].points
        if points <= missing and missing - points not in (1, 2, 3):
            buildings.append(number)
            missing -= points
    assert missing == 0
    buildings += cards("civic")[:4]
    spare = next(n for n, card in enumerate(CARDS) if card.symbol == INGENUITY and n not in buildings)
    return {"buildings": buildings, "tokens": [7, 19, 4, 6], "unspent": [spare], "starting_ingenuity": 1}


def automa() -> dict[str, Any]:
    """The worked automa: permanents 3, 1, 0, 4, 2; 15 points; 4 tokens; 3 ingenuity."""
    wanted = {0: 3, 1: 1, 3: 4, 4: 2}
    buildings = [n for r, number in wanted.items() for n in cards("production", produces=r, points=0)[:number]]
    buildings += [*cards("points", points=5)[:3], *cards("civic")[:4]]
    assert sum(CARDS[n].points for n in buildings) == 15
    spare = [n for n, card in enumerate(CARDS) if card.symbol == INGENUITY and n not in buildings][:3]
    return {"buildings": buildings, "tokens": 4, "resources": spare}


def test_the_rulebooks_example_gives_48() -> None:
    scored = score(seats=[example()])
    assert scored.result["seats"] == [
        {
            "total": 48,
            "items": [
                {"what": "buildings", "id": None, "points": 24},
                {"what": "token", "id": 4, "points": 6},
                {"what": "token", "id": 6, "points": 4},
                {"what": "token", "id": 7, "points": 8},
                {"what": "token", "id": 19, "points": 6},
            ],
        }
    ]
    assert scored.result["winners"] == [0]
    assert "automa" not in scored.result
    assert scored.warnings == []


@pytest.mark.parametrize(("level", "points"), [("easy", 37), ("normal", 44), ("hard", 62)])
def test_the_worked_automa_gives_37_44_and_62(level: str, points: int) -> None:
    scored = result(seats=[{"buildings": []}], automa={"level": level, **automa()})
    assert scored["automa"]["total"] == points
    assert scored["winners"] == ["automa"]
    items = [item["what"] for item in scored["automa"]["items"]]
    assert items == ["buildings", "permanents", "tokens", "ingenuity"]


def test_an_empty_seat_scores_nothing() -> None:
    assert result(seats=[{"buildings": []}])["seats"][0]["total"] == 0


def test_pc_2_ties_are_broken_by_unspent_cards_a_double_being_one() -> None:
    doubles = [n for n, card in enumerate(CARDS) if card.symbols == 2][:2]
    singles = [n for n, card in enumerate(CARDS) if card.symbols == 1][:3]
    seats = [{"buildings": [], "unspent": doubles}, {"buildings": [], "unspent": singles}]
    assert result(seats=seats)["winners"] == [1]
    seats[0]["starting_ingenuity"] = 1  # type: ignore[assignment]
    assert result(seats=seats)["winners"] == [0, 1]


def test_pc_9_the_automa_breaks_ties_with_all_its_resource_cards() -> None:
    automa = {"level": "easy", "buildings": [], "tokens": 0, "resources": [0, 1]}
    assert result(seats=[{"buildings": [], "unspent": [2]}], automa=automa)["winners"] == ["automa"]
    assert result(seats=[{"buildings": [], "unspent": [2, 3]}], automa=automa)["winners"] == [0, "automa"]
    assert result(seats=[{"buildings": [], "unspent": [2, 3, 4]}], automa=automa)["winners"] == [0]


def test_four_seats_are_scored_in_order() -> None:
    dear = cards("points")[:4]
    scored = result(seats=[{"buildings": [number]} for number in dear])
    assert [seat["total"] for seat in scored["seats"]] == [CARDS[number].points for number in dear]


def test_the_result_is_told_in_words_in_every_language() -> None:
    scored = score(seats=[example()], automa={"level": "hard", "buildings": [159], "tokens": 1})
    for language in LANGUAGES:
        text = "\n".join(Words(language).say(line) for line in [*scored.lines, *scored.warnings])
        assert "48" in text


def test_more_tokens_than_civic_buildings_is_odd_but_scored() -> None:
    scored = score(seats=[{"buildings": [], "tokens": [1]}])
    assert scored.sheets[0].total == 5
    assert len(scored.warnings) == 1
    assert score(seats=[{"buildings": [7], "tokens": [1]}]).warnings == []


def test_the_number_of_cards_of_a_tier_is_not_checked() -> None:
    everything = list(range(160))
    assert result(seats=[{"buildings": everything}])["seats"][0]["total"] == sum(card.points for card in CARDS)
    assert result(seats=[{"buildings": [], "unspent": everything, "tokens": [24]}])["seats"][0]["total"] == 160


@pytest.mark.parametrize("id", [160, -1, 10**30])
def test_an_unknown_card_is_named(id: int) -> None:
    refused(str(id), "$.seats[0].buildings[1]", seats=[{"buildings": [3, id]}])
    refused(str(id), "$.seats[1].unspent[0]", seats=[{"buildings": []}, {"buildings": [], "unspent": [id]}])


@pytest.mark.parametrize("id", [26, -1])
def test_an_unknown_token_is_named(id: int) -> None:
    refused(str(id), "$.seats[0].tokens[0]", seats=[{"buildings": [], "tokens": [id]}])


def test_a_card_twice_in_one_seat_is_named() -> None:
    refused("5", "$.seats[0].buildings[1]", seats=[{"buildings": [5, 5]}])
    refused("5", "$.seats[0].unspent[0]", seats=[{"buildings": [5], "unspent": [5]}])


def test_a_card_in_two_seats_is_named() -> None:
    refused("9", "$.seats[1].buildings[0]", "$.seats[0].buildings[0]", seats=[{"buildings": [9]}, {"buildings": [9]}])


def test_a_card_of_the_automa_and_of_the_seat_is_named() -> None:
    automa = {"level": "easy", "buildings": [], "resources": [9]}
    refused("9", "$.automa.resources[0]", seats=[{"buildings": [9]}], automa=automa)


def test_a_token_twice_is_named() -> None:
    refused("3", "$.seats[1].tokens[0]", seats=[{"buildings": [], "tokens": [3]}, {"buildings": [], "tokens": [3]}])


@pytest.mark.parametrize(("seats", "most"), [(1, 10), (2, 10), (3, 12), (4, 14)])
def test_more_tokens_than_are_laid_out_are_refused(seats: int, most: int) -> None:
    empty: list[dict[str, Any]] = [{"buildings": []} for _ in range(seats - 1)]
    score(seats=[{"buildings": [], "tokens": list(range(most))}, *empty])
    refused(str(most + 1), str(most), seats=[{"buildings": [], "tokens": list(range(most + 1))}, *empty])


def test_the_automas_tokens_count_towards_the_most() -> None:
    seat = {"buildings": [], "tokens": [0, 1, 2, 3]}
    score(seats=[seat], automa={"level": "easy", "buildings": [], "tokens": 6})
    refused("11", "10", seats=[seat], automa={"level": "easy", "buildings": [], "tokens": 7})
    refused("-1", seats=[seat], automa={"level": "easy", "buildings": [], "tokens": -1})


@pytest.mark.parametrize("seats", [0, 5])
def test_a_number_of_seats_that_cannot_be_is_refused(seats: int) -> None:
    refused(str(seats), seats=[{"buildings": []} for _ in range(seats)])


def test_the_automa_plays_against_one_seat_only() -> None:
    refused("2", seats=[{"buildings": []}] * 2, automa={"level": "easy", "buildings": []})


WRONG: list[tuple[dict[str, Any], str]] = [
    ({}, "seats"),
    ({"seats": {}}, "$.seats"),
    ({"seats": [{}]}, "buildings"),
    ({"seats": [{"buildings": ["x"]}]}, "$.seats[0].buildings[0]"),
    ({"seats": [{"buildings": [1.5]}]}, "$.seats[0].buildings[0]"),
    ({"seats": [{"buildings": [True]}]}, "$.seats[0].buildings[0]"),
    ({"seats": [{"buildings": [], "starting_ingenuity": 2}]}, "$.seats[0].starting_ingenuity"),
    ({"seats": [{"buildings": [], "token": [1]}]}, "token"),
    ({"seats": [{"buildings": []}], "automa": {"level": "mad", "buildings": []}}, "$.automa.level"),
    ({"seats": [{"buildings": []}], "automa": {"buildings": []}}, "level"),
    ({"seats": [{"buildings": []}], "players": 2}, "players"),
]


@pytest.mark.parametrize(("table", "part"), WRONG)
def test_a_table_of_another_form_is_refused_with_the_place(table: dict[str, Any], part: str) -> None:
    refused(part, **table)


@pytest.mark.parametrize("data", [b"", b"{", b"[}", b'{"seats": "\xff"}', b"[" * 100_000])
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(BadTable) as caught:
        printed_of(GAME).score_table(data)
    assert str(caught.value)


# Cards described by what is printed on them


def as_printed(number: int) -> dict[str, Any]:
    card = CARDS[number]
    return {"permanent": RESOURCES[card.produces] if card.produces >= 0 else None, "points": card.points}


def test_the_rulebooks_example_told_by_what_is_printed_gives_48() -> None:
    seat_by_ids = example()
    printed = [as_printed(number) for number in seat_by_ids["buildings"]]
    seat = {"buildings": printed, "tokens": seat_by_ids["tokens"], "unspent": ["ingenuity", "ingenuity"]}
    scored = score(seats=[seat])
    assert scored.result == score(seats=[seat_by_ids]).result
    assert [sheet.total for sheet in scored.sheets] == [48]
    assert scored.winners == [0]


def test_ids_and_printed_cards_go_together() -> None:
    civic = cards("civic")
    scored = score(seats=[{"buildings": [civic[0], *({} for _ in civic[1:])]}])
    assert scored.sheets[0].items[0].note == message("pc-item-buildings", count=len(civic))


def test_no_more_cards_than_there_are() -> None:
    civic: list[dict[str, Any]] = [{} for _ in cards("civic")]
    refused("$.seats[0].buildings[30]", seats=[{"buildings": [*civic, {}]}])
    refused("$.seats[1].buildings[0]", seats=[{"buildings": civic}, {"buildings": [{}]}])
    refused("$.seats[0].buildings[0]", seats=[{"buildings": [{"points": 6}]}])
    refused("$.seats[0].buildings[0]", seats=[{"buildings": [{"permanent": "ingenuity"}]}])
    refused("$.seats[0].unspent[0]", seats=[{"buildings": [], "unspent": ["gold"]}])
    wild = sum(card.symbol == INGENUITY for card in CARDS)
    most = {"buildings": [], "unspent": ["ingenuity"] * (wild + 1)}
    assert score(seats=[most]).sheets[0].total == 0
    refused("$.seats[1].unspent[1]", seats=[most, {"buildings": [], "unspent": ["ingenuity"] * 2}])
    refused("$.automa.resources[0]", seats=[most], automa={"level": "easy", "buildings": [], "resources": ["gold"]})
