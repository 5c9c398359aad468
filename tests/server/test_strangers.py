"""Nobody acts for, sees as, or learns the id of another guest, by any route."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.played import as_json, cut, played
from tests.server.served import EASY, ME, OPEN, Visitor, a_table, code, heard, named, two_at_a_table

from triopolis.server.guests import COOKIE


def tables_of_others(anna: Visitor, boris: Visitor) -> dict[str, str]:
    """Tables of Anna and Boris, of every kind."""
    last = as_json(cut(played(), 1))
    return {
        "running": two_at_a_table(anna, boris),
        "waiting": a_table(anna, ME, ME, OPEN),
        "finished": anna.post("tables/import", {"record": as_json(played())})["id"],
        "bots": anna.post("tables/import", {"record": last, "seats": [ME, EASY]})["id"],
    }


FOREIGN: dict[tuple[str, str], tuple[Any, tuple[int, str]]] = {
    ("POST", "/api/me/claim"): ({"token": "guessed"}, (404, "bad-link")),
    ("POST", "/api/tables/{id}/join"): ({"seat": 0}, (409, "seat-taken")),
    ("POST", "/api/tables/{id}/leave"): (None, (403, "not-your-seat")),
    ("PUT", "/api/tables/{id}/seats/{number}/bot"): ({"bot": "easy"}, (403, "not-the-host")),
    ("DELETE", "/api/tables/{id}/seats/{number}/bot"): (None, (403, "not-your-seat")),
    ("POST", "/api/tables/{id}/rematch"): (None, (409, "not-finished")),
    ("GET", "/api/tables/{id}/record"): (None, (409, "not-finished")),
    ("GET", "/api/tables/{id}/replay"): (None, (409, "not-finished")),
    ("GET", "/api/tables/{id}/replay/{at}"): (None, (409, "not-finished")),
}
"""What a stranger is refused at a running table."""
OWN = {
    ("GET", "/api/me"),
    ("PUT", "/api/me"),
    ("POST", "/api/me/link"),
    ("GET", "/api/catalogue"),
    ("GET", "/api/games/{game}/components"),
    ("GET", "/api/games/{game}/words/{language}"),
    ("POST", "/api/games/{game}/score"),
    ("POST", "/api/games/{game}/opponent"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/import"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/{id}"),
    ("GET", "/api/tables/{id}/components"),
    ("GET", "/health"),
}
"""What anybody may do, and gets only their own of."""


def test_every_route_was_thought_of(anna: Visitor) -> None:
    paths = anna.get("openapi.json")["paths"]
    assert {(method.upper(), path) for path, methods in paths.items() for method in methods} == FOREIGN.keys() | OWN


@pytest.mark.parametrize(("method", "path"), FOREIGN)
def test_a_stranger_cannot_act_for_anybody(
    client: TestClient[Litestar], anna: Visitor, boris: Visitor, method: str, path: str
) -> None:
    table = two_at_a_table(anna, boris)
    before = anna.get(f"tables/{table}")
    body, refusal = FOREIGN[method, path]
    for number in (0, 1):
        address = path.format(id=table, number=number, at=0)
        for stranger in (named(client, "Carla"), Visitor(client)):
            assert code(stranger.ask(method, address, body)) == refusal
    assert anna.get(f"tables/{table}") == before


def test_a_stranger_sees_as_a_stranger(client: TestClient[Litestar], anna: Visitor, boris: Visitor) -> None:
    tables = tables_of_others(anna, boris)
    for stranger in (named(client, "Carla"), Visitor(client)):
        assert stranger.get("tables")["tables"] == []
        for status, id in tables.items():
            shown = stranger.get(f"tables/{id}")
            assert not shown["hosted"]
            assert not any(seat["mine"] for seat in shown["seats"])
            assert (shown["seed"] is None) == (status in ("running", "waiting"))
            with stranger.live(id) as socket:
                state = heard(socket, "state")
                assert (state["seat"], state["moves"], state["curtain"]) == (None, [], None)
        assert code(stranger.ask("POST", f"tables/{tables['finished']}/rematch")) == (403, "not-your-seat")


def test_names_are_ones_own(client: TestClient[Litestar], anna: Visitor, boris: Visitor) -> None:
    table = two_at_a_table(anna, boris)
    boris.ask("PUT", "me", {"name": "Anna"})
    assert [seat["name"] for seat in anna.get(f"tables/{table}")["seats"]] == ["Anna", "Boris"]
    assert (anna.get("me"), boris.get("me")) == ({"name": "Anna"}, {"name": "Anna"})
    claimed = Visitor(client)
    claimed.post("me/claim", {"token": boris.post("me/link")["token"]})
    assert [seat["mine"] for seat in claimed.get(f"tables/{table}")["seats"]] == [False, True]


def test_a_stranger_plays_for_nobody(client: TestClient[Litestar], anna: Visitor, boris: Visitor) -> None:
    table = two_at_a_table(anna, boris)
    carla = named(client, "Carla")
    with carla.live(table) as socket:
        for said in ("play", "undo", "hint", "uncover", "why_not"):
            for seat in (0, 1, -1, 10**30):
                extra = {"uncover": {}, "why_not": {"component": {"kind": "slot"}}}.get(said, {"revision": 0})
                action = {"action": 0} if said == "play" else {}
                socket.send_json({"type": said, "seat": seat, **extra, **action})
                assert heard(socket, "refused")["error"]["code"] == "not-your-seat"
    assert anna.get(f"tables/{table}")["revision"] == 0


def test_no_answer_names_a_guest(client: TestClient[Litestar], anna: Visitor, boris: Visitor) -> None:
    tables = tables_of_others(anna, boris)
    assert anna.cookie is not None
    assert boris.cookie is not None
    ids = [cookie.split(".")[1] for cookie in (anna.cookie, boris.cookie)]
    paths = ["me", "tables", "tables?scope=public", *(f"tables/{id}" for id in tables.values())]
    paths += [f"tables/{tables['finished']}/{what}" for what in ("record", "replay", "replay/0")]
    for path in paths:
        answer = anna.ask("GET", path)
        assert answer.status_code == 200
        assert COOKIE not in answer.text
        assert not any(id in answer.text for id in ids)
