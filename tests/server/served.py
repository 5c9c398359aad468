"""The whole server without a network and without processes for bots, and the browsers that visit it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession
from tests.server.room import InstantBots
from tests.server.running import PATIENCE

from triopolis.house import hosting
from triopolis.server import app as application
from triopolis.server.guests import COOKIE
from triopolis.server.limits import Limits, Rate
from triopolis.server.settings import Settings

ME, OPEN, EASY = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}
HIDDEN_SEED = "room 170"
OFTEN = Rate(1e6, 10**6)
FREELY = Limits(requests=OFTEN, new_guests=OFTEN, changes=OFTEN, tables=OFTEN, messages=OFTEN, hints=OFTEN)


class NoProcesses(InstantBots):
    async def start(self) -> None:
        pass


@contextmanager
def an_app(folder: Path, limits: Limits = FREELY, **settings: Any) -> Iterator[Litestar]:
    database = f"sqlite:///{folder / 'served.db'}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "BotPool", lambda _: NoProcesses())
        # Nobody chose it, so it stays secret; but every run deals the same, and the first seat begins.
        patch.setattr(hosting, "fresh_seed", lambda: HIDDEN_SEED)
        yield application.make_app(Settings(database=database, **settings), limits)


@contextmanager
def served(folder: Path, limits: Limits = FREELY, **settings: Any) -> Iterator[TestClient[Litestar]]:
    with an_app(folder, limits, **settings) as app, TestClient(app) as client:
        yield client


@asynccontextmanager
async def visited(folder: Path, limits: Limits = FREELY) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that asks without waiting for the answer, in the event loop of the server itself."""
    with an_app(folder, limits) as app:
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://house/api/") as browser:
            yield browser


class Visitor:
    """A browser with a cookie of its own."""

    def __init__(self, client: TestClient[Litestar], base: str = "", **headers: str) -> None:
        self._client, self._base = client, base
        self.headers = headers
        self.cookie: str | None = None

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """`path` is one of the API, or with a slash in front any other address."""
        # The client's own jar would be everybody's.
        self._client.cookies.clear()
        answer = self._client.request(method, self._address(path), json=body, headers=self._sent(headers))
        cookie = SimpleCookie(answer.headers.get("set-cookie", "")).get(COOKIE)
        if cookie is not None:
            self.cookie = cookie.value
        return answer

    def get(self, path: str, **headers: str) -> Any:
        """The body of an answer that must be a success."""
        return self._fine(self.ask("GET", path, **headers))

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self._fine(self.ask("POST", path, body, **headers))

    def _fine(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json()

    def live(self, table: str, after: int | None = None, **headers: str) -> WebSocketTestSession:
        self._client.cookies.clear()
        asked = "" if after is None else f"?after={after}"
        return self._client.websocket_connect(self._address(f"tables/{table}/live{asked}"), headers=self._sent(headers))

    def _address(self, path: str) -> str:
        return self._base + (path if path.startswith("/") else f"/api/{path}")

    def _sent(self, headers: dict[str, str]) -> dict[str, str]:
        cookie = {} if self.cookie is None else {"cookie": f"{COOKIE}={self.cookie}"}
        given = {name.replace("_", "-"): value for name, value in {**self.headers, **headers}.items()}
        return {**cookie, **given}


def named(client: TestClient[Litestar], name: str, **headers: str) -> Visitor:
    """A browser whose person has chosen a name."""
    visitor = Visitor(client, **headers)
    assert visitor.ask("PUT", "me", {"name": name}).status_code == 200
    return visitor


def a_table(host: Visitor, *seats: Any, game: str = "bloom_town", **wish: Any) -> str:
    table: str = host.post("tables", {"game": game, "seats": seats or [ME, OPEN], **wish})["id"]
    return table


def two_at_a_table(anna: Visitor, boris: Visitor, **wish: Any) -> str:
    table = a_table(anna, ME, OPEN, **wish)
    boris.post(f"tables/{table}/join", {})
    return table


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def heard(socket: Any, kind: str) -> Any:
    """The next message of a kind."""
    while (message := socket.receive_json(timeout=PATIENCE))["type"] != kind:
        pass
    return message
