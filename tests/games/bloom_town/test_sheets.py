"""Score sheets: every point with its reason."""

from __future__ import annotations

import pytest
from tests.games.bloom_town.tables import Table

from triopolis.engine.contract import ScoreItem, ScoreSheet
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.events import Doubled, HandScored, Placed, Recounted
from triopolis.games.bloom_town.options import Options
from triopolis.locales import LANGUAGES, Words


def sheets(table: Table) -> list[ScoreSheet]:
    return table.game.breakdown(table.state)


def items(sheet: ScoreSheet, what: str) -> list[tuple[int | None, int]]:
    return [(item.id, item.points) for item in sheet.items if item.what == what]


def said(item: ScoreItem) -> str:
    assert item.note
    return str(item.note)


def test_placements_are_listed_by_type() -> None:
    table = Table()
    table.no_flowers()
    table.hand(0, "park", "shop:grocery")
    table.play("place park a1", "place office a1", "place shop:grocery a2")
    assert items(sheets(table)[0], "placed") == [(2, 1), (4, 1)]
    assert items(sheets(table)[1], "placed") == [(0, 1)]
    assert "parks" in said(sheets(table)[0].items[0])


def test_doubles_are_an_item_of_their_own() -> None:
    table = Table()
    table.build(0, a3="office")
    table.play("place office b3", "double spring")
    assert items(sheets(table)[0], "placed") == [(0, 2)]
    assert items(sheets(table)[0], "doubled") == [(None, 2)]
    assert sheets(table)[0].total == 4


def test_recounts_are_listed_with_their_type_and_round() -> None:
    table = Table()
    table.build(0, e5="park")
    table.build(1, e5="park", e1="park", e3="office")
    table.recounts(park=1, office=1)
    table.turn(1, 5)
    table.stack(0, "recount:office", "recount:park", "home")
    table.play("recount park", "place subway a1")
    assert items(sheets(table)[0], "recount") == [(2, 2), (2, 2)]
    assert items(sheets(table)[1], "recount") == [(2, 4), (0, 2), (2, 4)]
    notes = [said(item) for item in sheets(table)[1].items if item.what == "recount"]
    assert notes == [
        "parks rescored by flower in round 3",
        "community scoring of offices in round 3",
        "community scoring of parks in round 3",
    ]


def test_the_hand_is_an_item() -> None:
    table = Table()
    table.no_flowers()
    table.build(0, e5="subway")
    table.stacks(0, 0, 0, 2, 2)
    table.turn(1, 1)
    table.play("place office a1", "hand subway")
    assert items(sheets(table)[0], "hand") == [(1, 2)]


def test_the_opponents_sheet_has_takes_wraps_recounts_and_the_table() -> None:
    table = Table(1, opponent="zinovy")
    table.owns(grocery=2, toy_shop=1)
    table.recounts(shop=1)
    table.state.marker = 4
    table.stacks(1, 0, 0, 3, 3)
    table.market("home", "subway", "park", "home", "park")
    table.hand(0, "office", "subway")
    table.play("recount shop", "place office b1")
    sheet = sheets(table)[1]
    assert items(sheet, "taken") == [(None, 6)]
    assert items(sheet, "wraps") == [(None, 5)]
    assert items(sheet, "recount") == [(4, 11)]
    assert items(sheet, "table") == [(3, 6), (4, 11)]
    assert sheet.total == table.scores()[1] == 39


def test_before_the_end_the_opponents_table_is_not_counted() -> None:
    table = Table(1, opponent="alice")
    table.no_flowers()
    table.play("place office a1")
    assert items(sheets(table)[1], "table") == []
    assert sheets(table)[1].total == 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_items_add_up_in_every_position(seats: int) -> None:
    for n in range(6):
        match, rng = Match(GAME, seats, Options(), f"sheets {n}"), seeded(f"sheets {n}")
        while not match.over:
            match.play(int(match.state.actor), int(match.state.random_action(rng)))
            sheets = match.game.breakdown(match.state)
            assert [sheet.total for sheet in sheets] == match.state.scores()
            assert all(sum(item.points for item in sheet.items) == sheet.total for sheet in sheets)


def test_the_items_are_what_the_events_said() -> None:
    """The points of a whole match, added up from its events, are those of the sheets."""
    match, rng = Match(GAME, 3, Options(side="B"), "events"), seeded("events")
    wanted: list[dict[str, int]] = [{} for _ in range(3)]
    while not match.over:
        for event in match.play(int(match.state.actor), int(match.state.random_action(rng))):
            happened = event.public
            if isinstance(happened, Placed | Doubled | HandScored):
                what = {"place": "placed", "double": "doubled", "hand": "hand"}[event.kind]
                mine = wanted[event.seat]
                mine[what] = mine.get(what, 0) + happened.points
            if isinstance(happened, Recounted):
                for mine, points in zip(wanted, happened.points, strict=True):
                    mine["recount"] = mine.get("recount", 0) + points
    for sheet, mine in zip(match.game.breakdown(match.state), wanted, strict=True):
        points_by: dict[str, int] = {}
        for item in sheet.items:
            points_by[item.what] = points_by.get(item.what, 0) + item.points
        assert points_by == {what: points for what, points in mine.items() if points}


def test_every_note_is_said_in_every_language() -> None:
    match, rng = Match(GAME, 1, Options(opponent="boris"), "notes"), seeded("notes")
    while not match.over:
        match.play(0, int(match.state.random_action(rng)))
    for sheet in match.game.breakdown(match.state):
        for item in sheet.items:
            assert item.note
            assert all(Words(language).say(item.note) for language in LANGUAGES)
