"""Limits: fast people and whole classes pass, scripts are stopped, and memory stays bounded."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar, get, post, websocket
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.types import ASGIApp, Scope

from triopolis.server.limits import Limiter, Limiters, LimitRequests, Limits, Places, Rate, address_key
from triopolis.server.refusals import TooMany


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# Buckets


def test_a_burst_passes_and_then_the_rate() -> None:
    clock = Clock()
    limiter = Limiter(Rate(2.0, 5), clock)
    assert [limiter.allow("a") for _ in range(5)] == [0.0] * 5
    assert limiter.allow("a") == pytest.approx(0.5)
    clock.now += 0.5
    assert limiter.allow("a") == 0.0
    assert limiter.allow("a") == pytest.approx(0.5)


def test_waiting_as_long_as_told_is_enough() -> None:
    clock = Clock()
    limiter = Limiter(Rate(3.0, 1), clock)
    limiter.allow("a")
    for _ in range(1000):
        clock.now += limiter.allow("a")
        assert limiter.allow("a") == 0.0


def test_a_refused_call_costs_nothing() -> None:
    clock = Clock()
    limiter = Limiter(Rate(1.0, 1), clock)
    assert limiter.allow("a") == 0.0
    assert all(limiter.allow("a") == pytest.approx(1.0) for _ in range(100))
    clock.now += 1.0
    assert limiter.allow("a") == 0.0


def test_keys_do_not_share() -> None:
    limiter = Limiter(Rate(1.0, 1), Clock())
    assert limiter.allow("a") == limiter.allow("b") == 0.0
    assert limiter.allow("a") > 0


def test_a_pause_fills_the_bucket_but_not_more() -> None:
    clock = Clock()
    limiter = Limiter(Rate(1.0, 3), clock)
    for _ in range(3):
        limiter.allow("a")
    clock.now += 1_000_000
    assert [limiter.allow("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    limiter = Limiter(Rate(1.0, 10), clock)
    for number in range(1000):
        limiter.allow(str(number))
    assert len(limiter) == 1000
    clock.now += 1.0
    for _ in range(1000):
        limiter.allow("b")
    assert len(limiter) == 1


def test_memory_is_bounded_whatever_the_keys() -> None:
    limiter = Limiter(Rate(0.001, 1), Clock(), most_keys=100)
    for number in range(10_000):
        limiter.allow(str(number))
        assert len(limiter) <= 100
    assert limiter.allow("9999") > 0


def test_check_says_when_to_try_again() -> None:
    limiter = Limiter(Rate(0.1, 1), Clock())
    limiter.check("a")
    with pytest.raises(TooMany) as refused:
        limiter.check("a")
    assert refused.value.seconds == 10
    assert "10 seconds" in str(refused.value)


# Places


def test_places_are_given_back() -> None:
    places = Places(2)
    with places.hold("a"), places.hold("a"), places.hold("b"):
        with pytest.raises(TooMany) as refused, places.hold("a"):
            pass
        assert refused.value.seconds is None
    with pytest.raises(ZeroDivisionError), places.hold("a"):
        raise ZeroDivisionError
    with places.hold("a"), places.hold("a"):
        pass


def test_who_holds_nothing_is_forgotten() -> None:
    places = Places(1)
    for number in range(100):
        with places.hold(str(number)):
            pass
    none_allowed = Places(0)
    with pytest.raises(TooMany), none_allowed.hold("a"):
        pass
    assert len(places) == len(none_allowed) == 0


# Addresses


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(address: str, key: str) -> None:
    assert address_key(address) == key


# The numbers


def test_a_class_of_thirty_behind_one_address_plays_fluently() -> None:
    """All open the page in the same second, sit down, then move every two seconds with a look at the lobby."""
    clock = Clock()
    limiters = Limiters(Limits(), clock)
    children = [f"child {number}" for number in range(30)]
    for child in children:
        assert limiters.new_guests.allow("school") == 0
        assert all(limiters.requests.allow("school") == 0 for _ in range(50))
        assert all(limiters.changes.allow(child) == 0 for _ in range(5))
        assert limiters.tables.allow(child) == 0
    for _ in range(600):
        clock.now += 2.0
        for child in children:
            assert limiters.messages.allow(child) == limiters.requests.allow("school") == 0


def test_a_script_is_stopped() -> None:
    """Ten requests a millisecond for ten seconds, each as a new guest."""
    clock = Clock()
    limiters = Limiters(Limits(), clock)
    requests = guests = 0
    for _ in range(10_000):
        clock.now += 0.001
        for _ in range(10):
            requests += limiters.requests.allow("script") == 0
            guests += limiters.new_guests.allow("script") == 0
    assert requests <= 2000 + 10 * 60 + 1
    assert guests <= 100 + 2 + 1


# The middleware


def limited(limits: Limits, clock: Clock) -> ASGIApp:
    @get("/")
    async def look() -> str:
        return "seen"

    @post("/")
    async def change() -> str:
        return "done"

    @websocket("/live")
    async def live(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        await socket.send_text("hello")
        await socket.close()

    def guest_in(scope: Scope) -> str | None:
        header = dict(scope["headers"]).get(b"x-guest")
        return header.decode() if header else None

    app = Litestar([look, change, live], openapi_config=None, logging_config=None)
    return LimitRequests(app, Limiters(limits, clock), lambda scope: "192.0.2.7", guest_in)


def test_too_many_requests_of_an_address_are_answered_with_429() -> None:
    clock = Clock()
    with TestClient(limited(Limits(requests=Rate(0.5, 3)), clock)) as client:
        assert [client.get("/").status_code for _ in range(4)] == [200, 200, 200, 429]
        refused = client.get("/", headers={"accept-language": "ru"})
        assert refused.headers["retry-after"] == "2"
        assert refused.json()["error"]["code"] == "too-many"
        assert refused.json()["error"]["text"] == "Слишком много запросов. Попробуйте снова через 2 секунды."
        clock.now += 2
        assert client.get("/").status_code == 200


def test_changes_are_counted_by_guest() -> None:
    with TestClient(limited(Limits(changes=Rate(1.0, 1)), Clock())) as client:
        for guest in ("a", "b"):
            statuses = [client.post("/", headers={"x-guest": guest}).status_code for _ in range(2)]
            assert statuses == [201, 429]
        assert [client.post("/").status_code for _ in range(2)] == [201, 429]
        assert client.get("/", headers={"x-guest": "a"}).status_code == 200


def test_handshakes_count_as_requests() -> None:
    with TestClient(limited(Limits(requests=Rate(1.0, 1)), Clock())) as client:
        with client.websocket_connect("/live") as socket:
            assert socket.receive_text() == "hello"
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/live"):
            pass
