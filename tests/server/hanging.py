"""A server in which something hangs: python -m tests.server.hanging WHAT PORT DATABASE DEADLINE LAST_RESORT"""

from __future__ import annotations

import asyncio
import ctypes
import sys
import threading
from collections.abc import Callable
from typing import Final

from triopolis.server import serving, stopping
from triopolis.server.settings import Settings
from triopolis.server.storage import Storage


def hang_database() -> None:
    """It is never closed."""

    async def close(storage: Storage) -> None:
        await asyncio.Event().wait()

    setattr(Storage, "close", close)  # noqa: B010


def hang_loop() -> None:
    """Its thread waits for something that never comes."""
    threading.Event().wait()


def hang_python() -> None:
    """A library of C sleeps and never gives Python's lock back, so that no thread gets its turn."""
    system = ctypes.PyDLL(None)
    while True:
        # Not for hours: a signal that comes just before it falls asleep is heard when it wakes.
        system.sleep(2)


KINDS: Final[dict[str, Callable[[], None]]] = {
    "database": hang_database,
    "loop": hang_loop,
    "python": hang_python,
}


def main(what: str, port: str, database: str, deadline: str, last: str) -> None:
    vars(stopping).update(DEADLINE=float(deadline), LAST_RESORT=int(last))

    def ready() -> None:
        print(f"http://127.0.0.1:{port}", flush=True)
        asyncio.get_running_loop().call_soon(KINDS[what])

    serving.serve(Settings(database=database, port=int(port), thinkers=1), ready)


if __name__ == "__main__":
    main(*sys.argv[1:])
