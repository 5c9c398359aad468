"""What every route needs: the server's parts, and who is asking."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope

from triopolis.house.house import House
from triopolis.house.messages import ErrorBody
from triopolis.server.bot_pool import BotPool
from triopolis.server.guests import guest_cookie, guest_of, new_guest_id, seal
from triopolis.server.headers import client_address, is_secure
from triopolis.server.limits import Limiters, address_key
from triopolis.server.metrics import Metrics
from triopolis.server.settings import Settings
from triopolis.server.storage import Storage

NEW_GUEST: Final = "new_guest"
"""Where a request notes that its browser becomes somebody: the answer then carries the cookie."""

REFUSALS: Final = {
    status: ResponseSpec(ErrorBody, description=what)
    for status, what in {
        400: "The request is not of the right form",
        403: "It belongs to somebody else",
        404: "There is no such thing",
        408: "The body did not arrive in time",
        409: "Not now",
        413: "Too much data",
        422: "The right form, but contents that cannot be used",
        429: "Too many requests",
    }.items()
}
"""For the description of every route: how it may refuse."""

Asking = ASGIConnection[Any, Any, Any, Any]


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a running server."""

    settings: Settings
    metrics: Metrics
    limiters: Limiters


class Running(msgspec.Struct, frozen=True, kw_only=True):
    """The parts that exist while it runs."""

    house: House
    storage: Storage
    bots: BotPool
    cookie_key: bytes


def parts_of(asking: Asking) -> Parts:
    parts: Parts = asking.app.state.parts
    return parts


def running(asking: Asking) -> Running:
    server: Running = asking.app.state.running
    return server


def house_of(asking: Asking) -> House:
    return running(asking).house


def storage_of(asking: Asking) -> Storage:
    return running(asking).storage


# Who is asking


def known_guest(asking: Asking) -> str | None:
    """The guest whose cookie came along; None for a browser that nobody has met."""
    return guest_in(asking.scope)


def guest_in(scope: Scope) -> str | None:
    server = getattr(scope["litestar_app"].state, "running", None) if "litestar_app" in scope else None
    return guest_of(scope, server.cookie_key) if server is not None else None


def address_of(asking: Asking) -> str:
    return client_address(asking.scope, parts_of(asking).settings.proxy)


async def some_guest(request: Request[Any, Any, Any]) -> str:
    """The guest who asks; a browser without a cookie becomes one."""
    guest = known_guest(request)
    if guest is None:
        parts_of(request).limiters.new_guests.check(address_key(address_of(request)))
        guest = new_guest_id()
        become(request, guest)
    return guest


def become(request: Request[Any, Any, Any], guest: str) -> None:
    """From this answer on, the browser is that guest."""
    request.scope["state"][NEW_GUEST] = guest


async def hand_out_cookie(message: Message, scope: Scope) -> None:
    """Litestar's `before_send` hook: the cookie goes out with the answer that makes a guest."""
    if message["type"] != "http.response.start":
        return
    guest = scope["state"].get(NEW_GUEST)
    if guest is not None:
        app = scope["litestar_app"]
        settings: Settings = app.state.parts.settings
        value = seal(guest, app.state.running.cookie_key)
        cookie = guest_cookie(value, secure=is_secure(scope, settings.proxy), path=settings.path or "/")
        message["headers"] = [*message["headers"], cookie.to_encoded_header()]
