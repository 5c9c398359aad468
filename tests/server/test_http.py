"""The HTTP side as a browser meets it: cookies, origins, headers, languages, limits, a path, documentation."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.served import FREELY, ME, OPEN, Visitor, a_table, code, heard, named, served

from triopolis.server import routes_games, routes_guests
from triopolis.server.connection import Connection
from triopolis.server.headers import FIXED
from triopolis.server.limits import Rate
from triopolis.version import __version__

SELDOM = Rate(0.0001, 3)
SECRET = "the key is 1234"


def text_of(answer: httpx.Response) -> str:
    """What people read, without the invisible marks around what was put in."""
    return re.sub("[\u2068\u2069]", "", answer.json()["error"]["text"])


# Cookies


def test_the_cookie_is_for_this_site_alone(client: TestClient[Litestar]) -> None:
    cookie = Visitor(client).ask("GET", "me").headers["set-cookie"].lower()
    parts = {part.strip() for part in cookie.split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts
    assert "domain" not in cookie


def test_who_has_a_cookie_gets_no_other(anna: Visitor) -> None:
    assert "set-cookie" not in anna.ask("GET", "me").headers
    assert anna.get("me") == {"name": "Anna"}


def test_looking_makes_nobody_a_guest(client: TestClient[Litestar], anna: Visitor) -> None:
    table = a_table(anna)
    for path in ("tables", "tables?scope=public", f"tables/{table}", "catalogue", "/", "/health"):
        assert "set-cookie" not in Visitor(client).ask("GET", path).headers


@pytest.mark.parametrize(
    ("proxy", "scheme", "secure"), [(True, "https", True), (True, "http", False), (False, "https", False)]
)
def test_behind_a_proxy_with_tls_the_cookie_is_secure(tmp_path: Path, proxy: bool, scheme: str, secure: bool) -> None:
    with served(tmp_path, proxy=proxy) as client:
        answer = Visitor(client, x_forwarded_proto=scheme).ask("GET", "me")
        assert ("; secure" in answer.headers["set-cookie"].lower()) == secure


def test_a_forged_cookie_is_nobody(client: TestClient[Litestar], anna: Visitor) -> None:
    a_table(anna)
    assert anna.cookie is not None
    prefix, guest, signature = anna.cookie.split(".")
    for forged in (f"{prefix}.{guest}.{signature[:-1]}", f"{prefix}.{guest[:-1]}.{signature}", f"{prefix}.{guest}."):
        forger = Visitor(client)
        forger.cookie = forged
        assert forger.get("tables")["tables"] == []
        assert forger.get("me") == {"name": ""}
        assert forger.cookie != forged


def test_a_restart_knows_its_guests(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        before = named(client, "Anna")
        table = a_table(before)
    with served(tmp_path) as client:
        after = Visitor(client)
        after.cookie = before.cookie
        assert after.get("me") == {"name": "Anna"}
        assert [listed["id"] for listed in after.get("tables")["tables"]] == [table]
        assert after.get(f"tables/{table}")["hosted"]


# Another device


def test_a_link_makes_another_device_the_same_guest_once(client: TestClient[Litestar], anna: Visitor) -> None:
    table = a_table(anna)
    link = anna.post("me/link")
    assert link["path"] == f"move/{link['token']}"
    phone, thief = Visitor(client), Visitor(client)
    assert phone.post("me/claim", {"token": link["token"]}) == {"name": "Anna"}
    assert phone.get(f"tables/{table}")["seats"][0]["mine"]
    assert code(thief.ask("POST", "me/claim", {"token": link["token"]})) == (404, "bad-link")
    assert thief.cookie is None


def test_a_link_gets_too_old(client: TestClient[Litestar], anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_guests, "LINK_MINUTES", -1)
    link = anna.post("me/link")
    assert code(Visitor(client).ask("POST", "me/claim", {"token": link["token"]})) == (404, "bad-link")


def test_opening_the_link_does_not_use_it_up(client: TestClient[Litestar], anna: Visitor) -> None:
    link = anna.post("me/link")
    assert Visitor(client).ask("GET", f"/{link['path']}").headers["content-type"].startswith("text/html")
    assert Visitor(client).post("me/claim", {"token": link["token"]}) == {"name": "Anna"}


# Pages of other sites


def test_a_foreign_page_changes_nothing(anna: Visitor) -> None:
    table = a_table(anna)
    for origin in ("https://evil.example", "null", "http://testserver.local.evil.example"):
        for method, path in (("POST", "leave"), ("PUT", "seats/0/bot"), ("DELETE", "seats/0/bot")):
            assert code(anna.ask(method, f"tables/{table}/{path}", {}, origin=origin)) == (403, "foreign-origin")
    assert anna.get(f"tables/{table}", origin="https://evil.example")["status"] == "waiting"
    assert anna.post("me/link", origin="http://testserver.local")["token"]


def test_a_foreign_page_opens_no_socket(anna: Visitor) -> None:
    table = a_table(anna)
    with pytest.raises(WebSocketDisconnect), anna.live(table, origin="https://evil.example"):
        pass
    with anna.live(table, origin="http://testserver.local") as socket:
        assert socket.receive_json()["type"] in ("state", "table")


# Headers


def refusals(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> dict[int, httpx.Response]:
    visitor = Visitor(client)
    big = client.post("/api/tables", content=b" " * 2_000_000, headers={"content-type": "application/json"})
    monkeypatch.setattr(routes_games, "catalogue", broken)
    return {
        200: visitor.ask("GET", "me"),
        404: visitor.ask("GET", "tables/nowhere"),
        405: visitor.ask("DELETE", "me"),
        400: visitor.ask("POST", "tables", []),
        413: big,
        422: visitor.ask("PUT", "me", {"name": ""}),
        500: visitor.ask("GET", "catalogue"),
    }


def broken(*args: Any, **kwargs: Any) -> Any:
    raise RuntimeError(SECRET)


def test_every_answer_tells_the_browser_to_be_strict(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    for status, answer in refusals(client, monkeypatch).items():
        assert answer.status_code == status
        assert {name: answer.headers[name] for name in FIXED} == FIXED
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert ("Traceback" in answer.text, SECRET in answer.text) == (False, False)


def test_what_is_nowhere_is_strict_too(tmp_path: Path) -> None:
    with served(tmp_path, msgspec.structs.replace(FREELY, requests=SELDOM), path="/games") as client:
        answers = [client.get(path) for path in ("/", "/games/nothing.js", "/games/api/nothing", "/games/")]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
        assert int(answers[-1].headers["retry-after"]) > 0
        for answer in answers:
            assert {name: answer.headers[name] for name in FIXED} == FIXED
            assert answer.json()["error"]["message"]["id"]


def test_a_mistake_of_ours_is_only_numbered(
    client: TestClient[Litestar], anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes_games, "catalogue", broken)
    answer = anna.ask("GET", "catalogue")
    assert code(answer) == (500, "server-fault")
    assert re.search(r"number [0-9a-f]{8}\.", text_of(answer))
    monkeypatch.setattr(Connection, "_react", broken)
    with anna.live(a_table(anna)) as socket:
        while socket.receive_json()["type"] != "state":
            pass
        socket.send_json({"type": "react", "reaction": "wow", "ref": 4})
        refusal = heard(socket, "refused")
        assert (refusal["ref"], refusal["error"]["code"]) == (4, "server-fault")
        assert SECRET not in str(refusal)


# Refusals in words


@pytest.mark.parametrize(
    ("accepted", "language", "text"),
    [
        ("ru", "ru", "Такого стола нет"),
        ("uk-UA, en;q=0.5", "uk", "Такого столу немає"),
        ("fr, en;q=0.1", "en", "There is no such table"),
    ],
)
def test_a_refusal_speaks_the_language_of_the_browser(
    client: TestClient[Litestar], accepted: str, language: str, text: str
) -> None:
    answer = Visitor(client).ask("GET", "tables/nowhere", accept_language=accepted)
    assert code(answer) == (404, "unknown-table")
    assert answer.headers["content-language"] == language
    assert answer.json()["error"]["text"].startswith(text)


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"", "has no body"),
        (b"{", "line 1, byte 1"),
        (b'{\n "game": nothing}', "line 2, byte 15"),
        (b"\xff", "line 1, byte 0"),
        (b"[]", "$"),
        (b"{}", "game"),
        (b'{"game": "point_city", "seats": [{"kind": "me"}, {"kind": "dog"}]}', "$.seats[1].kind"),
        (b'{"game": "point_city", "seats": [], "colour": 1}', "colour"),
        (b'{"game": "point_city", "seats": [], "options": {"automa": [1]}}', "$.options"),
    ],
)
def test_what_is_wrong_with_a_body_is_said_with_its_place(
    client: TestClient[Litestar], content: bytes, text: str
) -> None:
    answer = client.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert code(answer) == (400, "bad-request")
    assert text in text_of(answer)


def test_a_number_as_text_is_no_number_in_a_body_but_one_in_an_address(anna: Visitor, boris: Visitor) -> None:
    table = a_table(anna)
    answer = boris.ask("POST", f"tables/{table}/join", {"seat": "1"})
    assert code(answer) == (400, "bad-request")
    assert "$.seat:" in text_of(answer)
    assert boris.post(f"tables/{table}/join", {"seat": 1})["status"] == "running"
    assert boris.get("tables?skip=1")["tables"] == []


@pytest.mark.parametrize("path", ["tables?skip=x", "tables?status=lost"])
def test_a_wrong_parameter_is_named(client: TestClient[Litestar], path: str) -> None:
    answer = Visitor(client).ask("GET", path)
    assert code(answer) == (400, "bad-request")
    assert path.partition("?")[2].partition("=")[0] in answer.json()["error"]["text"]


def test_a_body_may_be_so_large_and_no_larger(tmp_path: Path) -> None:
    with served(tmp_path, msgspec.structs.replace(FREELY, body_bytes=2048)) as client:
        visitor = Visitor(client)
        assert code(visitor.ask("PUT", "me", {"name": "A" * 3000})) == (413, "too-large")
        assert code(visitor.ask("PUT", "me", {"name": "A" * 1000})) == (422, "bad-name")


# Limits


def test_how_often_one_may_ask(tmp_path: Path) -> None:
    often = msgspec.structs.replace(FREELY, new_guests=SELDOM, tables=SELDOM)
    with served(tmp_path, often) as client:
        anna = named(client, "Anna")
        opened = [anna.ask("POST", "tables", {"game": "bloom_town", "seats": [ME, OPEN]}) for _ in range(4)]
        assert [answer.status_code for answer in opened] == [201, 201, 201, 429]
        assert [Visitor(client).ask("GET", "me").status_code for _ in range(3)] == [200, 200, 429]
        assert anna.get("me") == {"name": "Anna"}


def test_how_often_one_may_change_something(tmp_path: Path) -> None:
    with served(tmp_path, msgspec.structs.replace(FREELY, changes=SELDOM)) as client:
        anna = named(client, "Anna")
        assert [anna.ask("PUT", "me", {"name": "A"}).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert anna.ask("GET", "me").status_code == 200


def test_how_many_sockets_one_may_hold(tmp_path: Path) -> None:
    with served(tmp_path, msgspec.structs.replace(FREELY, connections=1)) as client:
        anna = named(client, "Anna")
        table = a_table(anna)
        with anna.live(table) as first:
            heard(first, "state")
            with anna.live(table) as second:
                assert heard(second, "refused")["error"]["code"] == "too-many"
                with pytest.raises(WebSocketDisconnect):
                    heard(second, "state")


# Under a path


def test_the_server_lives_under_a_path(tmp_path: Path) -> None:
    with served(tmp_path, path="/club/triopolis") as client:
        anna = Visitor(client, "/club/triopolis")
        assert "path=/club/triopolis;" in anna.ask("GET", "me").headers["set-cookie"].lower() + ";"
        for address in ("/club/triopolis", "/club/triopolis/", "/club/triopolis/table/abc"):
            page = client.get(address)
            assert page.status_code == 200
            assert '<base href="/club/triopolis/" />' in page.text
        table = a_table(anna)
        assert anna.get("tables")["tables"][0]["id"] == table
        with anna.live(table) as socket:
            assert heard(socket, "state")["table"]["id"] == table
        assert anna.get("/health") == {"status": "ok"}
        assert all(path.startswith("/club/triopolis/") for path in anna.get("openapi.json")["paths"])
        outside = Visitor(client)
        for path in ("me", "/", "/health", "/club", "/club/api/me", f"tables/{table}"):
            assert code(outside.ask("GET", path)) == (404, "unknown-address")


# For whoever looks after it


def test_health_metrics_and_documentation(client: TestClient[Litestar], anna: Visitor) -> None:
    a_table(anna)
    assert anna.get("/health") == {"status": "ok"}
    metrics = anna.ask("GET", "/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    assert 'triopolis_tables{status="waiting"} 1.0' in metrics.text
    assert 'route="/api/tables"' in metrics.text
    docs = anna.ask("GET", "docs")
    assert docs.headers["content-type"].startswith("text/html")
    assert "Open a table" in docs.text
    document = anna.get("openapi.json")
    assert document["info"]["version"] == __version__
    assert "/metrics" not in document["paths"]


def test_a_database_that_does_not_answer_is_no_health(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = client.app.state.running.house.storage
    monkeypatch.setattr(storage, "counts", broken)
    assert code(client.get("/health")) == (500, "server-fault")
