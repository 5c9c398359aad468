"""The browser client's files: what is sent, packed, cached, and never sent."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.served import code, served

from triopolis.server import app as application
from triopolis.server.site import load_site

PAGE = "<!doctype html>\n<html><head><title>Triopolis</title></head><body>Тріополіс</body></html>"
SCRIPT = "export const words = 'город';\n" * 100
STYLE = "body { margin: 0 }"
FILES = {
    "index.html": PAGE.encode(),
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg' />",
    "assets/app-1a2b.js": SCRIPT.encode(),
    "assets/app-1a2b.css": STYLE.encode(),
    "assets/font-1a2b.woff2": b"\0\1\2" * 400,
}


def write_site(folder: Path) -> Path:
    site = folder / "site"
    for name, data in FILES.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(data)
    (folder / "secret.txt").write_text("nobody's business")
    return site


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    monkeypatch.setattr(application, "load_site", partial(load_site, folder=write_site(tmp_path)))
    with served(tmp_path) as client:
        yield client


@pytest.mark.parametrize(
    ("name", "kind", "cached"),
    [
        ("favicon.svg", "image/svg+xml", "no-cache"),
        ("assets/app-1a2b.js", "javascript; charset=utf-8", "immutable"),
        ("assets/app-1a2b.css", "text/css; charset=utf-8", "immutable"),
        ("assets/font-1a2b.woff2", "font/woff2", "immutable"),
    ],
)
def test_files_come_as_they_are(client: TestClient[Litestar], name: str, kind: str, cached: str) -> None:
    answer = client.get(f"/{name}")
    assert answer.status_code == 200
    assert answer.content == FILES[name]
    assert answer.headers["content-type"].endswith(kind)
    assert cached in answer.headers["cache-control"]


@pytest.mark.parametrize("address", ["/", "/index.html", "/table/abcdefgh", "/new/point_city", "/move/a-b_c", "/ім"])
def test_every_page_of_the_client_is_the_one_page(client: TestClient[Litestar], address: str) -> None:
    answer = client.get(address)
    assert answer.text == PAGE.replace("<head>", '<head><base href="/" />')
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("address", ["/assets/gone-9z.js", "/table/style.css", "/api", "/api/nothing", "/api/a/b/c"])
def test_what_is_missing_does_not_look_like_a_page(client: TestClient[Litestar], address: str) -> None:
    assert code(client.get(address)) == (404, "unknown-address")


@pytest.mark.parametrize(
    "address",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "//secret.txt",
        "/..\\secret.txt",
        "/secret.txt%00.js",
        "/%2fetc%2fpasswd",
    ],
)
def test_nothing_outside_the_folder_is_sent(client: TestClient[Litestar], address: str) -> None:
    answer = client.get(f"http://testserver.local{address}")
    assert "nobody" not in answer.text
    assert "root:" not in answer.text
    assert answer.status_code == 404 or answer.headers["content-type"].startswith("text/html")


def test_large_texts_are_packed_for_whoever_takes_them(client: TestClient[Litestar]) -> None:
    script, identity = "/assets/app-1a2b.js", {"accept-encoding": "identity"}
    packed, plain = client.get(script, headers={"accept-encoding": "gzip, br"}), client.get(script, headers=identity)
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) // 5
    assert packed.text == plain.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    for name in ("assets/app-1a2b.css", "assets/font-1a2b.woff2"):
        assert "content-encoding" not in client.get(f"/{name}", headers={"accept-encoding": "gzip"}).headers


def test_what_a_browser_has_is_not_sent_again(client: TestClient[Litestar]) -> None:
    tag = client.get("/").headers["etag"]
    for asked in (tag, f"W/{tag}", f'"other", {tag}'):
        answer = client.get("/table/abc", headers={"if-none-match": asked})
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == tag
    assert client.get("/", headers={"if-none-match": '"other"'}).status_code == 200
    assert client.get("/favicon.svg").headers["etag"] != tag


def test_the_page_knows_its_path(tmp_path: Path) -> None:
    site = load_site("/club/triopolis/", write_site(tmp_path))
    assert b'<head><base href="/club/triopolis/" />' in site["index.html"].data
    assert site.keys() == FILES.keys()
    script = site["assets/app-1a2b.js"]
    assert script.gzipped is not None
    assert gzip.decompress(script.gzipped) == script.data


def test_without_a_client_there_is_a_page_that_says_so(tmp_path: Path) -> None:
    site = load_site("/", tmp_path / "nowhere")
    assert list(site) == ["index.html"]
    assert b"make web" in site["index.html"].data
    assert b'<base href="/" />' in site["index.html"].data
