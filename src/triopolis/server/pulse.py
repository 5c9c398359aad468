"""How long the event loop works without looking after others, in CPU time of its thread.

uvloop runs its callbacks in C and tells nobody how long they take. So a beat asks to be called every few milliseconds:
the CPU time between two beats is what the loop gave to all that came between, and a beat that comes late had to wait
for one of them. That is never less than the longest callback, and more by what the loop did in one interval at most.
CPU time, not the clock: a machine that does something else does not count.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from triopolis.house.logs import log
from triopolis.server.metrics import Metrics

INTERVAL: Final = 0.02
"""Seconds between two beats: idle, they take less than a hundredth of a core."""
LONG: Final = 0.25
"""Seconds of CPU time in which nobody was answered, and which the log should name."""


class Pulse:
    def __init__(self, metrics: Metrics, cpu_time: Callable[[], float] = time.thread_time) -> None:
        self._metrics = metrics
        self._cpu_time = cpu_time
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """In the thread of the loop."""
        self._last = self._cpu_time()
        self._wait()

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()

    def _wait(self) -> None:
        self._next = asyncio.get_running_loop().call_later(INTERVAL, self.beat)

    def beat(self) -> None:
        now = self._cpu_time()
        stretch, self._last = now - self._last, now
        if self._metrics.loop_stretch(stretch) and stretch > LONG:
            log("nobody was answered for long", logging.WARNING, cpu_seconds=round(stretch, 3))
        self._wait()
