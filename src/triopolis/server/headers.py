"""Headers both ways: what every answer tells the browser to be strict about, and who is really asking.

With `proxy` the server stands behind a reverse proxy of its host's: the last hop of the X-Forwarded headers is
believed, and nothing before it, which any client can write.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from triopolis.server.answers import refuse
from triopolis.server.refusals import ForeignOrigin

# Who is asking


def client_address(scope: Scope, proxy: bool) -> str:
    """The address of the browser; empty if the server does not know it (a Unix socket)."""
    forwarded = _forwarded(scope, "x-forwarded-for") if proxy else ""
    if forwarded and _is_address(forwarded):
        return forwarded
    client = scope.get("client")
    return client[0] if client else ""


def is_secure(scope: Scope, proxy: bool) -> bool:
    """Whether the browser came by TLS."""
    forwarded = _forwarded(scope, "x-forwarded-proto") if proxy else ""
    return (forwarded.lower() or scope["scheme"]) in {"https", "wss"}


def host_of(scope: Scope, proxy: bool) -> str:
    """The host, with its port if that is named, that the browser asked for."""
    forwarded = _forwarded(scope, "x-forwarded-host") if proxy else ""
    return (forwarded or Headers.from_scope(scope).get("host", "")).lower()


def _forwarded(scope: Scope, name: str) -> str:
    """What the last hop wrote; every hop adds its own at the end."""
    return ",".join(Headers.from_scope(scope).getall(name, [])).rpartition(",")[2].strip()


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


# Same origin

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
PORTS: Final = {"http": ":80", "https": ":443"}


def same_origin(scope: Scope, proxy: bool) -> bool:
    """Whether a browser's request comes from our own pages. Programs, which send no Origin, pass: they have no
    visitor whose cookie could be misused."""
    origins = Headers.from_scope(scope).getall("origin", [])
    return all(_is_of_host(origin, host_of(scope, proxy)) for origin in origins)


def _is_of_host(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return False
    port = PORTS.get(parts.scheme)
    return port is not None and bool(host) and parts.netloc.removesuffix(port) == host.removesuffix(port)


class CheckOrigin:
    """ASGI middleware: WebSockets and changes are for our own pages only."""

    def __init__(self, app: ASGIApp, proxy: bool = False) -> None:
        self._app = app
        self._proxy = proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _needs_origin(scope) and not same_origin(scope, self._proxy):
            await refuse(scope, receive, send, ForeignOrigin.of("server-error-origin"))
        else:
            await self._app(scope, receive, send)


def _needs_origin(scope: Scope) -> bool:
    return scope["type"] == ScopeType.WEBSOCKET or (scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE)


class HeadLikeGet:
    """ASGI middleware: a HEAD request is answered as a GET without the body, for monitors and previews of links."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != HttpMethod.HEAD:
            await self._app(scope, receive, send)
            return

        async def send_without_body(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        scope["method"] = HttpMethod.GET
        await self._app(scope, receive, send_without_body)


# What answers say

FIXED: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Links hold the ids of tables: no other site learns them. Not no-referrer: with that a browser sends
    # `Origin: null` with forms, and the check above could not know them for ours.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(
        f"{name}=()" for name in ("camera", "geolocation", "microphone", "payment", "usb", "browsing-topics")
    ),
}
HOST: Final = re.compile(r"[a-z0-9.-]+(:\d+)?|\[[0-9a-f:.]+\](:\d+)?")


def content_policy(host: str) -> str:
    """Everything from this server only. Some browsers do not count its WebSocket as 'self', so it is named."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            f"connect-src 'self'{sockets}",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


class SecurityHeaders:
    """ASGI middleware: the headers on every HTTP answer that does not bring its own."""

    def __init__(self, app: ASGIApp, proxy: bool = False) -> None:
        self._app = app
        self._proxy = proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(event: Any) -> None:
            if event["type"] == "http.response.start":
                event = {**event, "headers": self._complete(scope, event["headers"])}
            await send(event)

        await self._app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    def _complete(self, scope: Scope, headers: Any) -> list[tuple[bytes, bytes]]:
        given = {name.lower() for name, _ in headers}
        wanted = {"Content-Security-Policy": content_policy(host_of(scope, self._proxy)), **FIXED}
        added = [(name.lower().encode(), value.encode()) for name, value in wanted.items()]
        return [*headers, *((name, value) for name, value in added if name not in given)]
