"""Our server with a beat in its event loop: python -m benchmarks.measured_server PORT DATABASE MEASURED

What the server itself tells Prometheus (triopolis/server/pulse.py), but from outside, so that older servers are
measured alike. MEASURED is a file of eight bytes: the longest stretch of CPU time so far, in seconds; whoever writes
a zero there begins anew.
"""

from __future__ import annotations

import asyncio
import mmap
import struct
import sys
from pathlib import Path
from time import thread_time
from typing import Final

import uvloop

from benchmarks.unlimited_server import LIMITS

INTERVAL: Final = 0.02
SECONDS: Final = struct.Struct("d")


class Beat:
    def __init__(self, file: Path) -> None:
        with file.open("r+b") as opened:
            self._measured = mmap.mmap(opened.fileno(), SECONDS.size)
        self._last = 0.0

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._last = thread_time()
        loop.call_later(INTERVAL, self._beat)

    def _beat(self) -> None:
        now = thread_time()
        longest: float = SECONDS.unpack_from(self._measured)[0]
        SECONDS.pack_into(self._measured, 0, max(longest, now - self._last))
        self._last = now
        self._loop.call_later(INTERVAL, self._beat)


def main(port: str, database: str, measured: str) -> None:
    make_loop, beat = uvloop.new_event_loop, Beat(Path(measured))

    def beating_loop() -> uvloop.Loop:
        loop = make_loop()
        beat.start(loop)
        return loop

    uvloop.new_event_loop = beating_loop

    from triopolis.server.serving import serve
    from triopolis.server.settings import Settings

    settings = Settings(database=f"sqlite:///{database}", port=int(port), thinkers=1)
    serve(settings, lambda: print("ready", flush=True), LIMITS)


if __name__ == "__main__":
    main(*sys.argv[1:])
