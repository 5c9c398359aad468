"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import threading
from collections.abc import Callable, Coroutine
from typing import Any, Final

from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels
from granian.server.embed import Server
from litestar import Litestar

from triopolis.engine.errors import TriopolisError
from triopolis.engine.registry import find_game, game_ids
from triopolis.house.logs import log
from triopolis.locales import LANGUAGES, Words
from triopolis.server.access import Running
from triopolis.server.app import make_app
from triopolis.server.limits import Limits
from triopolis.server.logs import GRANIAN_LOGS, set_up_logs
from triopolis.server.settings import Settings
from triopolis.server.stopping import StopSignals
from triopolis.server.storage import Storage

TRIED_PORTS: Final = 50
LAST_ANSWERS: Final = 2.0
"""Seconds in which requests that are being answered when the server stops shall come to their end."""


class CannotListen(TriopolisError):
    """The address or port is not to be had."""


class PortTaken(CannotListen):
    """Another program listens there."""


def serve(settings: Settings, when_ready: Callable[[], None], limits: Limits | None = None) -> None:
    """Returns after a clean shutdown by SIGINT or SIGTERM, for the process to end: some seconds after the signal it
    does so in any case."""
    set_up_logs()
    limits = limits or Limits()
    _run(_serve(make_app(settings, limits), settings, limits, when_ready))


def _run(main: Coroutine[Any, Any, None]) -> None:
    """Without what `asyncio.run` does in the end: it waits for all tasks, and those that granian has left behind never
    come to theirs."""
    if sys.platform == "win32":
        loop = asyncio.new_event_loop()
    else:
        import uvloop

        loop = uvloop.new_event_loop()
    asyncio.set_event_loop(loop)
    loop.run_until_complete(main)


def _collect_garbage_seldom() -> None:
    """Hundreds of tables are a million objects: to go through all of them takes longer than a move may."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def _serve(app: Litestar, settings: Settings, limits: Limits, when_ready: Callable[[], None]) -> None:
    _collect_garbage_seldom()
    threading.Thread(target=_prepare, args=(app,), daemon=True).start()
    # A database that cannot be used is refused in words here; the app could only fail to start.
    await (await Storage.open(settings.database)).close()
    # The app is started and ended here, not by granian, which would end it only after the last connection.
    with StopSignals().listening() as signals:
        async with app.lifespan():
            server = _server(app, settings, limits)
            serving = asyncio.create_task(server.serve())
            greeting = asyncio.create_task(_greet(settings, when_ready))
            asked = asyncio.create_task(signals.asked())
            await asyncio.wait({serving, asked}, return_when=asyncio.FIRST_COMPLETED)
            greeting.cancel()
            await _stop(app, server, serving)


def _prepare(app: Litestar) -> None:
    """What takes a second, once: whoever needs it first would keep everybody waiting. In a thread, while the server
    starts."""
    for id in game_ids():
        find_game(id)
    for language in LANGUAGES:
        Words(language)("server-error-address")
    # What it is built of is kept.
    app.openapi_schema.to_schema()


def _server(app: Litestar, settings: Settings, limits: Limits) -> Server:
    """In this process, not in workers that granian would start: whoever kills us kills the server, and nothing else."""
    return Server(
        app,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGINL,
        # Only its time-out covers a connection from the first moment on. Browsers speak HTTP/2 with TLS alone, proxies
        # HTTP/1.1 with us.
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(header_read_timeout=round(limits.header_seconds * 1000)),
        log_dictconfig=GRANIAN_LOGS,
        log_level=LogLevels.error,
        backlog=1024,
    )


async def _stop(app: Litestar, server: Server, serving: asyncio.Task[None]) -> None:
    running: Running = app.state.running
    await running.house.send_everybody_home()
    server.stop()  # type: ignore[no-untyped-call]
    await asyncio.wait({serving}, timeout=LAST_ANSWERS)
    if serving.done():
        serving.result()
    else:
        log("some connections do not end: stopped without them")


async def _greet(settings: Settings, when_ready: Callable[[], None]) -> None:
    """Granian listens some milliseconds after the application has started, and tells nobody: so knock."""
    anywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}
    while True:
        try:
            _, writer = await asyncio.open_connection(anywhere.get(settings.host, settings.host), settings.port)
        except OSError:
            await asyncio.sleep(0.01)
        else:
            writer.close()
            return when_ready()


def free_port(host: str, wished: int | None, first: int) -> int:
    """The port somebody named, if it is free; otherwise the first free one from the usual on."""
    if wished is not None:
        _try_to_listen(host, wished)
        return wished
    for port in range(first, first + TRIED_PORTS):
        try:
            _try_to_listen(host, port)
        except PortTaken:
            continue
        return port
    raise PortTaken.of("serve-error-ports", first=str(first), last=str(first + TRIED_PORTS - 1))


def _try_to_listen(host: str, port: int) -> None:
    """Granian shares ports with whoever listens already, so ask the system for the port alone."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        try:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            probe.listen()
        except (socket.gaierror, UnicodeError):
            raise CannotListen.of("serve-error-host", host=host) from None
        except OSError as problem:
            if problem.errno == errno.EADDRINUSE:
                raise PortTaken.of("serve-error-port-taken", port=str(port)) from None
            problem_text = problem.strerror or ""
            raise CannotListen.of("serve-error-listen", host=host, port=str(port), problem=problem_text) from None


def address_in_the_network() -> str | None:
    """The address other machines of this network reach this one by; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: routed, never answered
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
