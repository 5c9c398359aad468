"""A real server in processes of its own: started, killed, and started again on the same database and port."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from triopolis.server.guests import COOKIE

PATIENCE: Final = 600.0
"""Seconds after which something hangs. Nothing is measured by it: no machine is that slow."""
FAULTS: Final = ('"event": "fault"', '"level": "error"', '"level": "critical"', "Traceback")
"""What a sound server never logs."""


class Server:
    """`triopolis serve` as a person would start it, in a process group of its own."""

    def __init__(self, folder: Path, port: int | None = None, thinkers: int = 2) -> None:
        self.file = folder / "tables.db"
        self.port = port or free_port()
        self.log = ""
        """What all processes so far have written to their standard error."""
        self.life = 0
        """How often it was started."""
        self.ready = asyncio.Event()
        """Open for guests; no longer from the moment a signal is sent."""
        self._thinkers = thinkers
        self._process: Process | None = None
        self._listening: asyncio.Task[bytes] | None = None

    @property
    def url(self) -> str:
        return f"sqlite:///{self.file}"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    # The processes

    async def start(self) -> None:
        """Returns once it is ready."""
        await self.spawn()
        await self.wait_until_ready()

    @property
    def command(self) -> list[str]:
        arguments = ("serve", "--port", self.port, "--database", self.url, "--thinkers", self._thinkers)
        return [sys.executable, "-m", "triopolis", *map(str, arguments)]

    async def spawn(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
            start_new_session=True,
        )
        assert self._process.stderr is not None
        self._listening = asyncio.create_task(self._process.stderr.read())
        self.life += 1

    async def wait_until_ready(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self._process.stdout.readline()
        if self.address not in line.decode():
            await self.kill()
            raise AssertionError(f"not ready, but: {line!r}\n{self.log}")
        self.ready.set()

    def strike(self, number: int = signal.SIGKILL, whole_group: bool = True) -> None:
        """Send a signal and return at once; to the main process alone, or to the workers too."""
        assert self._process is not None
        self.ready.clear()
        with suppress(ProcessLookupError):
            (os.killpg if whole_group else os.kill)(self._process.pid, number)

    async def ended(self) -> int:
        """The exit code, when all its processes are gone.

        Workers share its standard error, so that ends with the last of them; their numbers need not be known.
        """
        assert self._process is not None
        assert self._listening is not None
        async with asyncio.timeout(PATIENCE):
            code = await self._process.wait()
            self.log += (await self._listening).decode()
        self._process = None
        return code

    async def kill(self, whole_group: bool = True) -> None:
        self.strike(whole_group=whole_group)
        await self.ended()

    async def stop(self) -> int:
        """As Ctrl-C or a service manager would."""
        self.strike(signal.SIGTERM)
        return await self.ended()

    async def clear_away(self) -> None:
        if self._process is not None:
            await self.kill()

    def faults(self) -> list[str]:
        """Lines of the log that a sound server does not write."""
        return [line for line in self.log.splitlines() if any(fault in line for fault in FAULTS)]

    # Visiting it

    def visitor(self, cookie: str | None = None) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self.address,
            cookies={COOKIE: cookie} if cookie else None,
            # No connection is kept for the next request: the server may have been killed in between.
            limits=httpx.Limits(max_keepalive_connections=0),
            timeout=PATIENCE,
            trust_env=False,
        )

    @asynccontextmanager
    async def live(
        self, table: str, cookie: str | None = None, after: int | None = None
    ) -> AsyncIterator[ClientConnection]:
        query = "" if after is None else f"?after={after}"
        async with connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live{query}",
            additional_headers={"Cookie": f"{COOKIE}={cookie}"} if cookie else None,
            origin=self.address,  # type: ignore[arg-type]  # an Origin is a string
            open_timeout=PATIENCE,
            # A machine may be too busy to answer a ping in time.
            ping_interval=None,
            proxy=None,
        ) as connection:
            yield connection


@asynccontextmanager
async def running(folder: Path, thinkers: int = 2) -> AsyncIterator[Server]:
    """A ready server; whatever happens, nothing of it is left afterwards."""
    server = Server(folder, thinkers=thinkers)
    try:
        await server.start()
        yield server
    finally:
        await server.clear_away()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
