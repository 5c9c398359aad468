"""A server's database of yesterday: everybody finds their tables as they left them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.room import InstantBots
from tests.server.served import Visitor
from tests.yesterday.fixtures import keeps
from tests.yesterday.house import (
    Guests,
    SeenTable,
    lay_out,
    read_guests,
    read_seen,
    reopened,
    replayed,
    state_of,
    think_forever,
    visitors,
)

from triopolis.bots.registry import bot_names, check_bot
from triopolis.engine.match import Match

GUESTS: Guests = read_guests()
SEEN: list[SeenTable] = read_seen()
every_table = pytest.mark.parametrize("table", SEEN, ids=[table.name for table in SEEN])
Everybody = dict[str, Visitor]


# As it was left


@pytest.fixture(scope="module")
def as_it_was(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Everybody]:
    """The server of today on the old database; its bots think and think, so that nothing changes."""
    folder = tmp_path_factory.mktemp("yesterday")
    lay_out(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(InstantBots, "choose", think_forever)
        with reopened(folder) as client:
            yield visitors(client, GUESTS.cookies)


def told(info: dict[str, Any]) -> dict[str, Any]:
    """A table as a guest may know it, but for who is there at the moment, and for bots' names: townsfolk's now."""
    changing = {"person": ("present",), "bot": ("present", "name"), "open": ("present",)}
    seats = [
        {name: value for name, value in seat.items() if name not in changing[seat["kind"]]} for seat in info["seats"]
    ]
    return {**info, "seats": seats}


def essence(state: dict[str, Any]) -> dict[str, Any]:
    """What a state says, without the words in which it says it."""
    end = state["end"]
    return {
        "table": told(state["table"]),
        **{name: state[name] for name in ("seat", "curtain", "view", "steps_from", "can_undo", "thinking")},
        "moves": [{name: move[name] for name in ("action", "move", "notation")} for move in state["moves"]],
        "steps": [{name: step[name] for name in ("seat", "turn")} for step in state["steps"]],
        "end": end and points(end),
    }


def points(end: dict[str, Any]) -> dict[str, Any]:
    totals = [sheet["total"] for sheet in end["sheets"]]
    return {"totals": totals, **{name: end[name] for name in ("scores", "winners", "race")}}


@every_table
def test_everybody_sees_what_they_saw(table: SeenTable, as_it_was: Everybody) -> None:
    id = GUESTS.tables[table.name]
    assert set(table.seen) == set(as_it_was)
    for who, seen in table.seen.items():
        visitor = as_it_was[who]
        assert keeps(told(seen.info), told(visitor.get(f"tables/{id}"))), who
        old, new = essence(seen.state), essence(state_of(visitor, id))
        assert [name for name in old if not keeps(old[name], new[name])] == [], who


@every_table
def test_finished_tables_can_be_looked_back_at_and_taken_along(table: SeenTable, as_it_was: Everybody) -> None:
    id, visitor = GUESTS.tables[table.name], as_it_was["nobody"]
    if table.record is None:
        assert visitor.ask("GET", f"tables/{id}/record").status_code == 409
    else:
        answer = visitor.ask("GET", f"tables/{id}/record")
        assert keeps(json.loads(table.record), answer.json())
        assert Match.load(answer.content).fingerprint() == table.position
    if table.replay is not None and table.middle is not None:
        replay = visitor.get(f"tables/{id}/replay")
        assert replay["notations"] == table.replay["notations"]
        assert points(replay["end"]) == points(table.replay["end"])
        assert keeps(table.middle, visitor.get(f"tables/{id}/replay/{table.middle['at']}"))


def test_everybody_finds_their_tables(as_it_was: Everybody) -> None:
    for who in GUESTS.cookies:
        mine = {
            table.seen[who].info["id"]
            for table in SEEN
            if table.seen[who].info["status"] != "abandoned"
            and (table.seen[who].info["hosted"] or any(seat["mine"] for seat in table.seen[who].info["seats"]))
        }
        assert {table["id"] for table in as_it_was[who].get("tables")["tables"]} == mine, who
    public = {table.seen["nobody"].info["id"] for table in SEEN if table.seen["nobody"].info["public"]}
    assert {table["id"] for table in as_it_was["nobody"].get("tables?scope=public")["tables"]} == public


def test_bots_keep_their_names(as_it_was: Everybody) -> None:
    bots = {seat["bot"] for table in SEEN for seat in table.seen["nobody"].info["seats"] if seat["bot"]}
    assert bots == {"random", "greedy", "easy", "medium", "hard", "expert"}
    assert bots <= set(bot_names())
    assert bots <= set(as_it_was["nobody"].get("catalogue")["bots"])
    for bot in bots:
        check_bot(bot)


def test_cookies_stand_for_the_same_guests(as_it_was: Everybody) -> None:
    for who in GUESTS.cookies:
        assert as_it_was[who].get("me") == {"name": who}


# The rows themselves


def test_every_table_comes_to_the_position_it_was_left_at(tmp_path: Path) -> None:
    database = lay_out(tmp_path)
    for table in SEEN:
        match = replayed(database, GUESTS.tables[table.name])
        assert (match and match.fingerprint()) == table.position, table.name


def test_a_changed_row_is_noticed(tmp_path: Path) -> None:
    database, table = lay_out(tmp_path), SEEN[2]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET seed = 'another' WHERE id = ?", [GUESTS.tables[table.name]])
    try:
        match = replayed(database, GUESTS.tables[table.name])
    except Exception:
        return
    assert match is not None
    assert match.fingerprint() != table.position


def test_there_are_tables_of_every_kind() -> None:
    """So that nobody thins them out unseen."""
    assert len(SEEN) >= 53
    statuses = {(table.name.partition(",")[0], table.seen["nobody"].info["status"]) for table in SEEN}
    assert statuses == {
        (game, status)
        for game in ("point_city", "bloom_town", "happy_city")
        for status in ("waiting", "running", "finished", "abandoned")
    }
