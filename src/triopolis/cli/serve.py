"""`triopolis serve`: starts the server and says where to open it."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING, Final

from rich.console import Console

from triopolis.cli.inputs import BadInput, whole_number
from triopolis.cli.orders import ServeOrder
from triopolis.cli.screen import make_console
from triopolis.locales import Words

if TYPE_CHECKING:
    from triopolis.server.settings import Settings

FIRST_PORT: Final = 8000
LAST_PORT: Final = 65535
MOST_THINKERS: Final = 64
HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"


def serve_tables(words: Words, order: ServeOrder) -> int:
    # What the server needs takes a second to load; nobody who asks for --help shall wait for it.
    from triopolis.server.serving import free_port, serve
    from triopolis.server.settings import Settings
    from triopolis.server.storage import default_database
    from triopolis.server.storage.urls import parse_url

    if order.lan and order.host is not None:
        raise BadInput.of("serve-error-lan-host")
    host = EVERYWHERE if order.lan else order.host or HERE
    port = None if order.port is None else whole_number(order.port, "--port", 1, LAST_PORT)
    settings = Settings(
        database=order.database or default_database(),
        host=host,
        port=free_port(host, port, FIRST_PORT),
        path=_checked_path(order.path),
        proxy=order.proxy,
        thinkers=None if order.thinkers is None else whole_number(order.thinkers, "--thinkers", 1, MOST_THINKERS),
    )
    parse_url(settings.database)
    console = make_console()
    serve(settings, lambda: _greet(console, words, settings, order))
    console.print(words("serve-stopped"))
    return 0


def _checked_path(path: str) -> str:
    """`triopolis/` and `/triopolis` are the same; the root is empty."""
    parts = [part for part in path.split("/") if part]
    if not all(part.isascii() and part.replace("-", "").replace("_", "").isalnum() for part in parts):
        raise BadInput.of("serve-error-path", path=path)
    return "".join(f"/{part}" for part in parts)


def _greet(console: Console, words: Words, settings: Settings, order: ServeOrder) -> None:
    from triopolis.server.serving import address_in_the_network
    from triopolis.server.site import has_page

    host = HERE if settings.host in (EVERYWHERE, "::") else settings.host
    here = _address(host, settings)
    console.print(words("serve-ready", address=here), soft_wrap=True)
    if not has_page():
        console.print(words("serve-no-page"), soft_wrap=True)
    if order.lan:
        network_host = address_in_the_network()
        if network_host is None:
            console.print(words("serve-lan-none"))
        else:
            console.print(words("serve-lan", address=_address(network_host, settings)), soft_wrap=True)
            console.print(_qr_code(_address(network_host, settings)), soft_wrap=True)
    console.print(words("serve-stop"))
    sys.stdout.flush()
    if order.open:
        _open_browser(here)


def _address(host: str, settings: Settings) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}{settings.path}/"


def _qr_code(address: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, compact=True)
    return drawn.getvalue().rstrip()


def _open_browser(address: str) -> None:
    """Where there is one: on a machine without a screen a text browser would take over the terminal."""
    import webbrowser

    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
