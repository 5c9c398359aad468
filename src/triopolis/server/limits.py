"""How much one guest or one address may ask for: token buckets in memory, and the numbers.

A school class plays behind one address, so an address may do as much as many fast people. Guests cost nothing to
become: what a guest may do is safe only because an address gets few new guests.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from triopolis.server.answers import refuse
from triopolis.server.refusals import TooMany

Clock = Callable[[], float]
"""Seconds from some moment on, never going back."""


class Rate(msgspec.Struct, frozen=True):
    """So many a second for ever, so many at once after a pause."""

    per_second: float
    burst: int


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What is allowed; thirty children behind one address never meet any of it."""

    requests: Rate = Rate(per_second=60.0, burst=2000)
    """HTTP requests and WebSocket handshakes of an address: thirty browsers load all files of the client at once."""
    new_guests: Rate = Rate(per_second=0.2, burst=100)
    """Of an address."""
    changes: Rate = Rate(per_second=5.0, burst=40)
    """POST, PUT, PATCH and DELETE of a guest."""
    tables: Rate = Rate(per_second=0.1, burst=10)
    """Opened or imported by a guest."""
    messages: Rate = Rate(per_second=20.0, burst=100)
    """On the WebSockets of a guest."""
    hints: Rate = Rate(per_second=0.5, burst=6)
    """Of a guest."""
    connections: int = 20
    """WebSockets of a guest at the same time."""
    address_connections: int = 500
    """WebSockets of an address at the same time."""
    body_bytes: int = 1024 * 1024
    """Of a request: a saved match fits."""
    message_bytes: int = 16 * 1024
    """Of a message on a WebSocket."""
    header_seconds: float = 10.0
    """In which the head of a request must have arrived, counted from the connection or from the answer before."""
    body_seconds: float = 20.0
    """In which its body must have arrived: the largest one at 50 KiB a second."""


class Limiter:
    """A bucket of tokens a key. Kept is only when a bucket will be full again; a full one is forgotten."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic, most_keys: int = 100_000) -> None:
        self._interval = 1 / rate.per_second
        self._slack = (rate.burst - 1) * self._interval
        self._clock = clock
        self._most_keys = most_keys
        self._full_at: OrderedDict[str, float] = OrderedDict()
        """The key that was longest not seen comes first."""

    def __len__(self) -> int:
        return len(self._full_at)

    def allow(self, key: str) -> float:
        """Take a token: 0. Or the seconds until there is one, and nothing is taken."""
        now = self._clock()
        self._forget(now)
        full_at = max(self._full_at.get(key, now), now)
        wait = full_at - now - self._slack
        if wait > ROUNDING:
            return wait
        self._full_at[key] = full_at + self._interval
        self._full_at.move_to_end(key)
        return 0.0

    def check(self, key: str) -> None:
        wait = self.allow(key)
        if wait:
            raise TooMany.after(wait)

    def _forget(self, now: float) -> None:
        """Two at most, while one can come in: memory shrinks again, and no call ever has much to do."""
        for _ in range(2):
            if not self._full_at:
                return
            oldest = next(iter(self._full_at))
            if self._full_at[oldest] > now and len(self._full_at) < self._most_keys:
                return
            del self._full_at[oldest]


ROUNDING: Final = 1e-9
"""Seconds that are owed to floating point."""


class Places:
    """How many of something a key holds at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        if self._held[key] >= self._most:
            raise TooMany.of("server-error-connections", most=self._most)
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]


class Limiters:
    """The limits at work in one process."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.requests = Limiter(limits.requests, clock)
        self.new_guests = Limiter(limits.new_guests, clock)
        self.changes = Limiter(limits.changes, clock)
        self.tables = Limiter(limits.tables, clock)
        self.messages = Limiter(limits.messages, clock)
        self.hints = Limiter(limits.hints, clock)
        self.connections = Places(limits.connections)
        self.address_connections = Places(limits.address_connections)


def address_key(address: str) -> str:
    """What counts as one address: of IPv6 the network, since a single machine may use all of it."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, 64), strict=False))


CHANGING: Final = {"POST", "PUT", "PATCH", "DELETE"}


class LimitRequests:
    """ASGI middleware: the requests of an address, and the changes of a guest (or of an address without one)."""

    def __init__(
        self,
        app: ASGIApp,
        limiters: Limiters,
        address_of: Callable[[Scope], str],
        guest_of: Callable[[Scope], str | None],
    ) -> None:
        self._app = app
        self._limiters = limiters
        self._address_of = address_of
        self._guest_of = guest_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wait = self._wait(scope) if scope["type"] in {"http", "websocket"} else 0.0
        if wait:
            await refuse(scope, receive, send, TooMany.after(wait))
        else:
            await self._app(scope, receive, send)

    def _wait(self, scope: Scope) -> float:
        address = address_key(self._address_of(scope))
        wait = self._limiters.requests.allow(address)
        if wait or scope.get("method") not in CHANGING:
            return wait
        return self._limiters.changes.allow(self._guest_of(scope) or address)
