"""How a server is told to stop, and that it does so whatever hangs.

In order and in time: everybody is sent home, open requests are answered, bots and database are closed. What does not
come to an end by then is left behind. That loses nothing: an answer is given only after what it says is on the disk,
and what is on its way to the disk is written whole or not at all.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NoReturn, Self

from triopolis.house.logs import log

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
DEADLINE: Final = 8.0
"""Seconds from the first signal until the process ends itself."""
LAST_RESORT: Final = 9
"""Seconds until the system ends it, should not even that be possible."""
CUT_OFF: Final = 1
"""The exit code of a server that could not end in order."""


class StopSignals:
    """The first SIGINT or SIGTERM asks to stop, a second one ends the process at once."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._asked = asyncio.Event()

    @contextmanager
    def listening(self) -> Iterator[Self]:
        # Not the loop's own handlers: those wait until the loop has time, which may be just what it never has.
        before = {number: signal.signal(number, self._hear) for number in SIGNALS}
        try:
            yield self
        finally:
            if not self._asked.is_set():
                for number, handler in before.items():
                    signal.signal(number, handler)

    async def asked(self) -> None:
        """Returns when somebody wants the server to stop."""
        await self._asked.wait()
        log("asked to stop")

    def _hear(self, _number: int, _frame: object) -> None:
        for number in SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        set_last_resort()
        self._loop.call_soon_threadsafe(self._asked.set)
        set_deadline()


def set_deadline() -> None:
    watching = threading.Timer(DEADLINE, _end)
    watching.daemon = True
    watching.start()


def set_last_resort() -> None:
    """Needs nothing of Python, and so works where no thread gets its turn, or none can be started."""
    if hasattr(signal, "alarm"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(LAST_RESORT)


def _end() -> NoReturn:
    """Without all that could hang. Bots' processes notice that the server is gone, and go too."""
    log("something hangs: stopped without waiting for it", logging.WARNING)
    os._exit(CUT_OFF)
