"""A server's database of yesterday: people play on, come back, sit down and take along what they left there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import Visitor, heard
from tests.yesterday.house import lay_out, read_guests, read_seen, reopened, state_of, visitors

from triopolis.cli.app import run
from triopolis.engine.match import Match

GUESTS, SEEN = read_guests(), read_seen()
Everybody = dict[str, Visitor]


def named(*words: str) -> list[str]:
    """The ids of the tables that are about something, one of each game at most."""
    return [id for name, id in GUESTS.tables.items() if name.partition(", ")[2] in words]


@pytest.fixture
def everybody(tmp_path: Path) -> Iterator[Everybody]:
    lay_out(tmp_path)
    with reopened(tmp_path) as client:
        yield visitors(client, GUESTS.cookies)


def after_the_bots(everybody: Everybody, id: str) -> int:
    """The revision at which it is a person's turn, or all is over."""
    with everybody["nobody"].live(id) as socket:
        while (state := heard(socket, "state"))["thinking"]:
            pass
        revision: int = state["table"]["revision"]
        return revision


def one_to_act(everybody: Everybody, id: str) -> tuple[Visitor, dict[str, Any]]:
    """Whoever can act, and what they see."""
    after_the_bots(everybody, id)
    for visitor in everybody.values():
        state = state_of(visitor, id)
        if state["moves"] or state["curtain"] is not None:
            return visitor, state
    raise AssertionError(f"nobody can act at {id}")


def do(visitor: Visitor, id: str, **deed: Any) -> int:
    """The revision that it makes."""
    with visitor.live(id) as socket:
        state = heard(socket, "state")
        if state["curtain"] is not None:
            socket.send_json({"type": "uncover", "seat": state["curtain"]})
            state = heard(socket, "state")
        if deed["type"] == "play":
            deed["action"] = state["moves"][0]["action"]
        socket.send_json({**deed, "seat": state["seat"], "revision": state["table"]["revision"]})
        revision: int = heard(socket, "accepted")["revision"]
        return revision


def test_every_running_table_goes_on(everybody: Everybody) -> None:
    """Also those where a bot was thinking when the server ended, and those whose cards are of a data pack."""
    running = [table for table in SEEN if table.seen["nobody"].info["status"] == "running"]
    played = 0
    for table in running:
        info = table.seen["nobody"].info
        open_seat = info["seats"][info["actor"]]["kind"] == "open"
        if open_seat:
            continue
        visitor, state = one_to_act(everybody, info["id"])
        assert do(visitor, info["id"], type="play") == state["table"]["revision"] + 1
        assert after_the_bots(everybody, info["id"]) > state["table"]["revision"]
        played += 1
    assert played >= 25


def test_what_could_be_taken_back_still_can(everybody: Everybody) -> None:
    found = [
        (who, table.seen[who].info["id"]) for table in SEEN for who in table.seen if table.seen[who].state["can_undo"]
    ]
    assert len(found) >= 3
    for who, id in found:
        before = state_of(everybody[who], id)
        assert do(everybody[who], id, type="undo") == before["table"]["revision"] + 1
        after = state_of(everybody[who], id)
        assert len(after["steps"]) == len(before["steps"]) - 1


def test_friends_sit_down_at_tables_that_waited(everybody: Everybody) -> None:
    for id in named("waiting"):
        assert everybody["Віра"].post(f"tables/{id}/join", {})["status"] == "running"
        visitor, _ = one_to_act(everybody, id)
        do(visitor, id, type="play")


def test_seats_left_open_or_to_a_bot_are_taken_again(everybody: Everybody) -> None:
    for id in named("open seat"):
        assert everybody["Boris"].post(f"tables/{id}/join", {})["seats"][1]["mine"]
    for id in named("stand in"):
        answer = everybody["Boris"].ask("DELETE", f"tables/{id}/seats/1/bot")
        assert answer.json()["seats"][1]["bot"] is None


def test_rematches_lead_to_the_same_table_or_to_a_new_one(everybody: Everybody) -> None:
    for old, again in zip(named("finished and again"), named("the rematch"), strict=True):
        assert everybody["Anna"].post(f"tables/{old}/rematch")["id"] == again
    for id in named("finished"):
        assert everybody["Anna"].post(f"tables/{id}/rematch")["status"] == "running"


def test_a_link_to_another_device_works_once(everybody: Everybody) -> None:
    phone = everybody["nobody"]
    assert phone.ask("POST", "me/claim", {"token": GUESTS.old_link}).status_code == 404
    assert phone.post("me/claim", {"token": GUESTS.link}) == {"name": GUESTS.link_of}
    assert phone.cookie == GUESTS.cookies[GUESTS.link_of]
    assert phone.ask("POST", "me/claim", {"token": GUESTS.link}).status_code == 404


def test_all_matches_are_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, folder = lay_out(tmp_path), tmp_path / "out"
    begun = [table for table in SEEN if table.seen["nobody"].info["status"] != "waiting"]
    assert run(["tables", "export", "--all", "--to", str(folder), "--database", f"sqlite:///{database}"]) == 0
    assert len(list(folder.iterdir())) == len(begun)
    for table in begun:
        info = table.seen["nobody"].info
        match = Match.load((folder / f"{info['game']}-{info['id']}.json").read_bytes())
        assert (match.fingerprint(), match.revision) == (table.position, info["revision"]), table.name
