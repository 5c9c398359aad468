"""Requests that do not arrive: refused in time, and nothing of them is acted on."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.running import PATIENCE, Server
from tests.server.served import FREELY, ME, code, visited

from triopolis.locales import LANGUAGES, Words
from triopolis.server.limits import Limits
from triopolis.server.serving import serve
from triopolis.server.settings import Settings

pytestmark = pytest.mark.anyio

TABLE = msgspec.json.encode({"game": "bloom_town", "seats": [ME]})
AT_ONCE = 0.0
NEVER = 1e6


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def seconds(head: float = NEVER, body: float = NEVER) -> Limits:
    return msgspec.structs.replace(FREELY, header_seconds=head, body_seconds=body)


async def sent(*parts: bytes, whole: bool) -> AsyncIterator[bytes]:
    for part in parts:
        yield part
        await asyncio.sleep(0)
    if not whole:
        await asyncio.Event().wait()


async def post(browser: httpx.AsyncClient, body: AsyncIterator[bytes], language: str = "en") -> httpx.Response:
    kind = {"Content-Type": "application/json", "Accept-Language": language}
    return await browser.post("tables", content=body, headers=kind)


async def tables(browser: httpx.AsyncClient) -> int:
    return len((await browser.get("tables")).json()["tables"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("parts", [(), (b"{",), (TABLE,)], ids=["nothing", "a part", "all but the end"])
async def test_a_body_that_does_not_arrive_is_refused(tmp_path: Path, parts: tuple[bytes, ...], language: str) -> None:
    async with visited(tmp_path, seconds(body=AT_ONCE)) as browser:
        answer = await post(browser, sent(*parts, whole=False), language)
        assert code(answer) == (408, "too-slow")
        assert answer.json()["error"]["text"] == Words(language)("server-error-slow")
        assert answer.headers["connection"] == "close"
        assert await tables(browser) == 0


async def test_a_body_that_comes_in_pieces_is_read(tmp_path: Path) -> None:
    async with visited(tmp_path, seconds()) as browser:
        pieces = [TABLE[place : place + 5] for place in range(0, len(TABLE), 5)]
        assert (await post(browser, sent(*pieces, whole=True))).status_code == 201
        assert await tables(browser) == 1


# Over a real network


class Impatient(Server):
    """A real server with other limits."""

    def __init__(self, folder: Path, head: float, body: float) -> None:
        super().__init__(folder)
        self._seconds = (head, body)

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", __name__, *map(str, (self.port, self.url, *self._seconds))]


async def answered(server: Server, text: bytes) -> bytes:
    """All that comes until the server closes the connection, which it must: nothing more is sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(text)
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return answer


async def asked(folder: Path, texts: list[bytes], **limits: float) -> list[bytes]:
    server = Impatient(folder, limits.get("head", NEVER), limits.get("body", NEVER))
    try:
        await server.start()
        return await asyncio.gather(*(answered(server, text) for text in texts))
    finally:
        await server.clear_away()


POST = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
network = pytest.mark.skipif(os.name != "posix", reason="starts process groups")


@network
async def test_a_head_that_does_not_arrive_frees_its_connection(tmp_path: Path) -> None:
    texts = [b"", b"P", b"GET /health HTTP/1.1\r\nHo", POST]
    assert await asked(tmp_path, texts, head=0.01) == [b""] * len(texts)


@network
async def test_a_body_that_does_not_arrive_frees_its_connection(tmp_path: Path) -> None:
    bodies = [b"Content-Length: 1000\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"]
    for answer in await asked(tmp_path, [POST + body for body in bodies], body=0.01):
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"code":"too-slow"' in answer


def main(port: str, url: str, head: str, body: str) -> None:
    settings = Settings(database=url, port=int(port), thinkers=1)
    serve(settings, lambda: print(f"http://127.0.0.1:{port}", flush=True), seconds(float(head), float(body)))


if __name__ == "__main__":
    main(*sys.argv[1:])
