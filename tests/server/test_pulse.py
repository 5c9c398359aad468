"""The pulse of the event loop: what it measures, and that it reaches Prometheus."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.test_metrics import value

from triopolis.server.metrics import Metrics
from triopolis.server.pulse import INTERVAL, Pulse


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def times(*seconds: float) -> Iterator[float]:
    """CPU times as a thread would tell them."""
    return iter(seconds)


@pytest.mark.anyio
async def test_the_cpu_time_between_two_beats_is_a_stretch(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    pulse = Pulse(metrics, times(1, 1.002, 1.602, 1.61, 2.01).__next__)
    pulse.start()
    with caplog.at_level(logging.INFO):
        for _ in range(4):
            pulse.stop()
            pulse.beat()
    pulse.stop()
    assert value(metrics, "triopolis_loop_stretch_seconds_count") == 4
    assert value(metrics, "triopolis_loop_stretch_seconds_bucket", le="0.25") == 2
    assert value(metrics, "triopolis_loop_longest_stretch_seconds") == pytest.approx(0.6)
    assert [record.levelname for record in caplog.records] == ["WARNING"]


@pytest.mark.anyio
async def test_it_beats_by_itself_and_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics, loop = Metrics(), asyncio.get_running_loop()
    asked: list[float] = []

    def call_later(delay: float, beat: object) -> asyncio.Handle:
        asked.append(delay)
        return loop.call_soon(beat) if len(asked) < 4 else loop.call_at(loop.time() + 3600, beat)  # type: ignore[arg-type]

    monkeypatch.setattr(loop, "call_later", call_later)
    pulse = Pulse(metrics)
    pulse.start()
    while len(asked) < 4:
        await asyncio.sleep(0)
    pulse.stop()
    assert asked == [INTERVAL] * 4
    assert value(metrics, "triopolis_loop_stretch_seconds_count") == 3


def test_a_server_tells_it(client: TestClient[Litestar]) -> None:
    assert "triopolis_loop_longest_stretch_seconds" in client.get("/metrics").text
