"""Metrics: everything is counted, and no client can add a series."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar, get
from litestar.params import FromPath
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from triopolis.engine.errors import StaleRevision
from triopolis.server.metrics import MeasureRequests, Metrics


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    """A sample as Prometheus would read it."""
    text, kind = metrics.render()
    assert kind.startswith("text/plain")
    for family in text_string_to_metric_families(text.decode()):
        for sample in family.samples:
            if sample.name == name and sample.labels == labels:
                return float(sample.value)
    return None


def test_moves_are_counted_with_their_time() -> None:
    metrics = Metrics()
    metrics.move_accepted(0.004)
    metrics.move_accepted(0.030)
    metrics.move_refused(StaleRevision.of("error-stale", found=1, now=2), 0.2)
    assert value(metrics, "triopolis_moves_accepted_total") == 2
    assert value(metrics, "triopolis_moves_refused_total", code="stale-revision") == 1
    assert value(metrics, "triopolis_move_seconds_count") == 3
    assert value(metrics, "triopolis_move_seconds_bucket", le="0.004") == 1
    assert value(metrics, "triopolis_move_seconds_bucket", le="0.05") == 2


def test_what_goes_on_now_is_shown() -> None:
    metrics = Metrics()
    with metrics.connections.track_inprogress():
        assert value(metrics, "triopolis_websockets") == 1
    assert value(metrics, "triopolis_websockets") == 0
    metrics.bots_thinking.set(2)
    metrics.bots_waiting.set(5)
    metrics.hints.inc()
    assert value(metrics, "triopolis_bots_thinking") == 2
    assert value(metrics, "triopolis_bots_waiting") == 5
    assert value(metrics, "triopolis_hints_total") == 1


def test_tables_are_counted_by_status_and_gone_ones_are_zero() -> None:
    metrics = Metrics()
    metrics.count_tables({"running": 3, "finished": 1})
    metrics.count_tables({"running": 2})
    assert value(metrics, "triopolis_tables", status="running") == 2
    assert value(metrics, "triopolis_tables", status="finished") == 0


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.hints.inc()
    assert value(other, "triopolis_hints_total") == 0


# Requests


@get("/tables/{id:str}")
async def show_table(id: FromPath[str]) -> str:
    return id


@get("/broken")
async def break_down() -> None:
    raise RuntimeError


def ticking() -> Iterator[float]:
    now = 0.0
    while True:
        now += 0.25
        yield now


def measured(metrics: Metrics) -> Litestar:
    app = Litestar([show_table, break_down], openapi_config=None, logging_config=None)
    app.asgi_handler = MeasureRequests(app.asgi_handler, metrics, ticking().__next__)
    return app


@pytest.mark.parametrize(
    ("method", "path", "labels"),
    [
        ("GET", "/tables/a", {"method": "GET", "route": "/tables/{id}", "status": "200"}),
        ("GET", "/broken", {"method": "GET", "route": "/broken", "status": "500"}),
        ("GET", "/nowhere/a", {"method": "GET", "route": "other", "status": "404"}),
        ("POST", "/tables/a", {"method": "POST", "route": "other", "status": "405"}),
        ("BREW", "/tables/a", {"method": "other", "route": "other", "status": "405"}),
    ],
)
def test_requests_are_counted_by_route(method: str, path: str, labels: dict[str, str]) -> None:
    metrics = Metrics()
    with TestClient(measured(metrics), raise_server_exceptions=False) as client:
        client.request(method, path)
    assert value(metrics, "triopolis_http_requests_total", **labels) == 1
    assert value(metrics, "triopolis_http_seconds_sum", method=labels["method"], route=labels["route"]) == 0.25


def test_clients_cannot_add_series() -> None:
    metrics = Metrics()
    with TestClient(measured(metrics)) as client:
        client.get("/tables/0")
        client.get("/nowhere/0")
        client.request("BREW", "/")
        before = len(metrics.render()[0].splitlines())
        for number in range(1, 50):
            client.get(f"/tables/{number}")
            client.get(f"/nowhere/{number}")
            client.request(f"BREW{number}", f"/{number}")
    assert len(metrics.render()[0].splitlines()) == before


def test_an_app_that_breaks_before_it_answers_counts_as_500() -> None:
    async def broken(scope: object, receive: object, send: object) -> None:
        raise RuntimeError

    metrics = Metrics()
    app = MeasureRequests(broken, metrics)
    with pytest.raises(RuntimeError):
        TestClient(app).get("/")
    assert value(metrics, "triopolis_http_requests_total", method="GET", route="other", status="500") == 1
