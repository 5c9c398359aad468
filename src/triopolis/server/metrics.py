"""What Prometheus may know of a running server: counts and times, never who or which table.

Labels come from short lists only (methods, routes, statuses, codes of refusals): nothing a client writes
becomes a series of its own.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, disable_created_metrics
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from triopolis.engine.errors import TriopolisError
from triopolis.house.messages import Status
from triopolis.server.answers import code_of

METHODS: Final = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}
OTHER: Final = "other"
"""Any method or route that is not one of ours."""
REQUEST_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
MOVE_SECONDS: Final = (
    *(0.001, 0.002, 0.003, 0.004, 0.006, 0.008, 0.01, 0.015, 0.02, 0.025, 0.03, 0.04, 0.05),
    *(0.075, 0.1, 0.2, 0.5, 1, 2, 5),
)
"""Fine up to 50 ms, within which nearly every move shall be answered."""

STRETCH_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

# They would double the series for a date that nobody asks for.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The collectors of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._requests = Counter(
            "triopolis_http_requests", "HTTP requests answered", ("method", "route", "status"), registry=registry
        )
        self._request_seconds = Histogram(
            "triopolis_http_seconds",
            "Seconds to answer an HTTP request",
            ("method", "route"),
            buckets=REQUEST_SECONDS,
            registry=registry,
        )
        self.connections = Gauge("triopolis_websockets", "WebSockets open now", registry=registry)
        self._accepted = Counter("triopolis_moves_accepted", "Moves of people accepted", registry=registry)
        self._refused = Counter("triopolis_moves_refused", "Moves of people refused", ("code",), registry=registry)
        self._move_seconds = Histogram(
            "triopolis_move_seconds",
            "Seconds from a person's move to its answer",
            buckets=MOVE_SECONDS,
            registry=registry,
        )
        self.bots_thinking = Gauge("triopolis_bots_thinking", "Bots at work now", registry=registry)
        self.bots_waiting = Gauge("triopolis_bots_waiting", "Bots waiting for a free worker now", registry=registry)
        self.hints = Counter("triopolis_hints", "Hints given", registry=registry)
        self._stretch_seconds = Histogram(
            "triopolis_loop_stretch_seconds",
            "CPU seconds that the event loop gave to one piece of work, while all others waited",
            buckets=STRETCH_SECONDS,
            registry=registry,
        )
        self._longest_stretch = Gauge(
            "triopolis_loop_longest_stretch_seconds", "The longest of these since the start", registry=registry
        )
        self._longest = 0.0
        self._tables = Gauge("triopolis_tables", "Tables kept", ("status",), registry=registry)

    def request_answered(self, method: str, route: str, status: int, seconds: float) -> None:
        known = method if method in METHODS else OTHER
        self._requests.labels(known, route, str(status)).inc()
        self._request_seconds.labels(known, route).observe(seconds)

    def move_accepted(self, seconds: float) -> None:
        self._accepted.inc()
        self._move_seconds.observe(seconds)

    def move_refused(self, problem: TriopolisError, seconds: float) -> None:
        self._refused.labels(code_of(problem)).inc()
        self._move_seconds.observe(seconds)

    def loop_stretch(self, seconds: float) -> bool:
        """Work of the event loop, in CPU time, during which nobody else was looked after; whether it is the longest."""
        self._stretch_seconds.observe(seconds)
        if seconds <= self._longest:
            return False
        self._longest = seconds
        self._longest_stretch.set(seconds)
        return True

    def count_tables(self, counts: Mapping[Status, int]) -> None:
        """Asked of the storage whenever somebody looks."""
        for status in get_args(Status):
            self._tables.labels(status).set(counts.get(status, 0))

    def render(self) -> tuple[bytes, str]:
        """The text of `/metrics` and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_PLAIN_0_0_4


class MeasureRequests:
    """ASGI middleware: counts every HTTP request under the route that answered it."""

    def __init__(self, app: ASGIApp, metrics: Metrics, clock: Callable[[], float] = time.perf_counter) -> None:
        self._app = app
        self._metrics = metrics
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        start, status = self._clock(), 500

        async def send_and_look(event: Any) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
            await send(event)

        try:
            await self._app(scope, receive, send_and_look)
        finally:
            # Litestar's router leaves the route in the scope, unless there was none or nobody came so far.
            route = scope.get("path_template") or OTHER
            self._metrics.request_answered(scope["method"], route, status, self._clock() - start)
