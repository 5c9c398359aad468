"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final

from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server.embed import Server
from litestar import Litestar

from triopolis.engine.errors import TriopolisError
from triopolis.server.app import make_app
from triopolis.server.limits import Limits
from triopolis.server.logs import GRANIAN_LOGS, set_up_logs
from triopolis.server.settings import Settings

TRIED_PORTS: Final = 50


class CannotListen(TriopolisError):
    """The address or port is not to be had."""


def serve(settings: Settings, when_ready: Callable[[], None], limits: Limits | None = None) -> None:
    """Returns after a clean shutdown by SIGINT or SIGTERM."""
    set_up_logs()
    app = make_app(settings, limits, when_ready)
    _run(_serve(app, settings))


def _run(main: Coroutine[Any, Any, None]) -> None:
    if sys.platform == "win32":
        asyncio.run(main)
    else:
        import uvloop

        uvloop.run(main)


async def _serve(app: Litestar, settings: Settings) -> None:
    # In this process, not in workers that granian would start: whoever kills us kills the server, and nothing else.
    server = Server(
        app,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        log_dictconfig=GRANIAN_LOGS,
        log_level=LogLevels.error,
        backlog=1024,
    )
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.stop)
    await server.serve()


def free_port(host: str, wished: int | None, first: int) -> int:
    """The port somebody named, if it is free; otherwise the first free one from the usual on."""
    if wished is not None:
        _try_to_listen(host, wished)
        return wished
    for port in range(first, first + TRIED_PORTS):
        try:
            _try_to_listen(host, port)
        except CannotListen:
            continue
        return port
    raise CannotListen.of("serve-error-ports", first=first, last=first + TRIED_PORTS - 1)


def _try_to_listen(host: str, port: int) -> None:
    """Granian shares ports with whoever listens already, so ask the system for the port alone."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        try:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            probe.listen()
        except socket.gaierror:
            raise CannotListen.of("serve-error-host", host=host) from None
        except OSError as problem:
            id = "serve-error-port-taken" if problem.errno == errno.EADDRINUSE else "serve-error-listen"
            raise CannotListen.of(id, host=host, port=str(port), problem=problem.strerror or "") from None


def address_in_the_network() -> str | None:
    """The address other machines of this network reach this one by; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: routed, never answered
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found
