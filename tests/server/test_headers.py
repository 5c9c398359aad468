"""Headers: every answer is strict, foreign pages are turned away, and only a trusted proxy is believed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.types import Scope

from triopolis.server.answers import HANDLERS
from triopolis.server.headers import (
    CheckOrigin,
    HeadLikeGet,
    SecurityHeaders,
    client_address,
    content_policy,
    host_of,
    is_secure,
    same_origin,
)


def scope(*headers: tuple[str, str], scheme: str = "http") -> Scope:
    made: Any = {
        "type": "http",
        "method": "POST",
        "scheme": scheme,
        "client": ("192.0.2.1", 50000),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
    }
    return made  # type: ignore[no-any-return]


# Who is asking


def test_without_a_proxy_nothing_forwarded_is_believed() -> None:
    asked = scope(
        ("host", "Example.org:8000"),
        ("x-forwarded-for", "203.0.113.9"),
        ("x-forwarded-proto", "https"),
        ("x-forwarded-host", "other.example"),
    )
    assert client_address(asked, proxy=False) == "192.0.2.1"
    assert not is_secure(asked, proxy=False)
    assert host_of(asked, proxy=False) == "example.org:8000"


def test_of_a_proxy_only_the_last_hop_is_believed() -> None:
    asked = scope(
        ("host", "127.0.0.1:8000"),
        ("x-forwarded-for", "198.51.100.66, 203.0.113.8"),
        ("x-forwarded-for", "203.0.113.9"),
        ("x-forwarded-proto", "http, https"),
        ("x-forwarded-host", "forged.example, play.example"),
    )
    assert client_address(asked, proxy=True) == "203.0.113.9"
    assert is_secure(asked, proxy=True)
    assert host_of(asked, proxy=True) == "play.example"


@pytest.mark.parametrize("forwarded", ["", "unknown", "203.0.113.9,", "<script>", "1.2.3"])
def test_a_proxy_that_names_no_address_is_the_address(forwarded: str) -> None:
    assert client_address(scope(("x-forwarded-for", forwarded)), proxy=True) == "192.0.2.1"


def test_without_an_address_there_is_none() -> None:
    asked = scope()
    asked["client"] = None
    assert client_address(asked, proxy=False) == ""


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True), ("ws", False), ("wss", True)])
def test_tls_is_known_by_the_scheme(scheme: str, secure: bool) -> None:
    assert is_secure(scope(scheme=scheme), proxy=False) == is_secure(scope(scheme=scheme), proxy=True) == secure


# Origin


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("play.example", "https://play.example"),
        ("play.example", "http://PLAY.example"),
        ("play.example:443", "https://play.example"),
        ("play.example", "https://play.example:443"),
        ("127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("[::1]", "http://[::1]:80"),
    ],
)
def test_our_own_pages_are_known(host: str, origin: str) -> None:
    assert same_origin(scope(("host", host), ("origin", origin)), proxy=False)


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("play.example", "https://evil.example"),
        ("play.example", "https://play.example.evil.example"),
        ("play.example", "https://evil.example/play.example"),
        ("play.example", "https://play.example@evil.example"),
        ("play.example:8000", "http://play.example:9000"),
        ("play.example:80", "https://play.example"),
        ("play.example", "null"),
        ("play.example", ""),
        ("play.example", "play.example"),
        ("play.example", "file://play.example"),
        ("play.example", "https://[play.example"),
        ("", "http://"),
        ("", "https://:443"),
    ],
)
def test_other_pages_are_not(host: str, origin: str) -> None:
    assert not same_origin(scope(("host", host), ("origin", origin)), proxy=False)


def test_a_second_origin_does_not_help() -> None:
    asked = scope(("host", "a.example"), ("origin", "http://a.example"), ("origin", "http://evil.example"))
    assert not same_origin(asked, proxy=False)


def test_programs_send_no_origin_and_pass() -> None:
    assert same_origin(scope(("host", "play.example")), proxy=False)


def test_behind_a_proxy_the_origin_is_that_of_the_proxy() -> None:
    asked = scope(("host", "127.0.0.1"), ("x-forwarded-host", "play.example"), ("origin", "https://play.example"))
    assert same_origin(asked, proxy=True)
    assert not same_origin(asked, proxy=False)


@given(origin=st.text(st.characters(max_codepoint=0xFF)), host=st.text(st.characters(max_codepoint=0xFF)))
def test_no_header_is_an_error(origin: str, host: str) -> None:
    asked = scope(("host", host), ("origin", origin), ("x-forwarded-for", origin), ("x-forwarded-host", host))
    for proxy in (False, True):
        assert same_origin(asked, proxy) in {True, False}
        assert client_address(asked, proxy)
        assert "\n" not in content_policy(host_of(asked, proxy))


# The policy


def test_the_policy_allows_this_server_only() -> None:
    policy = dict(part.split(" ", 1) for part in content_policy("play.example:8000").split("; "))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["connect-src"] == "'self' ws://play.example:8000 wss://play.example:8000"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"


@pytest.mark.parametrize("host", ["", "evil.example; script-src *", "a b", "a,b", "a\r\nb", "[::1", "a:b", "*"])
def test_a_host_that_is_none_gets_not_into_the_policy(host: str) -> None:
    assert "connect-src 'self';" in content_policy(host)
    assert "*" not in content_policy(host)


# In front of an application


@get("/")
async def look() -> str:
    return "seen"


@get("/own")
async def look_closely() -> Response[str]:
    return Response("seen", headers={"content-security-policy": "default-src 'none'"})


@post("/")
async def change() -> str:
    return "done"


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


def guarded() -> Litestar:
    """Around the whole application: as middleware of its own it would not see unknown addresses."""
    app = Litestar(
        [look, look_closely, change, live], exception_handlers=HANDLERS, openapi_config=None, logging_config=None
    )
    app.asgi_handler = SecurityHeaders(CheckOrigin(app.asgi_handler))
    return app


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/", 200), ("POST", "/", 201), ("GET", "/nowhere", 404), ("PUT", "/", 405), ("POST", "/", 403)],
)
def test_every_answer_has_the_headers(method: str, path: str, status: int) -> None:
    origin = {"origin": "https://evil.example"} if status == 403 else {}
    with TestClient(guarded()) as client:
        answer = client.request(method, path, headers=origin)
    assert answer.status_code == status
    assert answer.headers["content-security-policy"] == content_policy("testserver.local")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers


def test_an_answer_keeps_a_policy_of_its_own() -> None:
    with TestClient(guarded()) as client:
        assert client.get("/own").headers.get_list("content-security-policy") == ["default-src 'none'"]


def test_changes_from_other_sites_are_refused_but_looking_is_not() -> None:
    foreign = {"origin": "https://evil.example"}
    with TestClient(guarded()) as client:
        assert client.post("/", headers=foreign).json()["error"]["code"] == "foreign-origin"
        assert client.get("/", headers=foreign).status_code == 200
        assert client.post("/", headers={"origin": "http://testserver.local"}).status_code == 201


def test_websockets_of_other_sites_are_refused() -> None:
    with TestClient(guarded()) as client:
        for own in ({}, {"origin": "http://testserver.local"}):
            with client.websocket_connect("/live", headers=own) as socket:
                assert socket.receive_text() == "hello"
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("/live", headers={"origin": "https://evil.example"}),
        ):
            pass


def test_head_is_get_without_the_body() -> None:
    @get("/", sync_to_thread=False)
    def page() -> str:
        return "hello"

    app = Litestar([page])
    app.asgi_handler = HeadLikeGet(app.asgi_handler)
    with TestClient(app) as client:
        answer = client.head("/")
        assert answer.status_code == 200
        assert answer.headers["content-length"] == "5"
        assert answer.content == b""
        assert client.get("/").text == "hello"
