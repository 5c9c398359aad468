"""Addresses of databases: what is taken, and what is said about the rest."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import platformdirs
import pytest

from triopolis.server.storage import BadDatabase, Storage, default_database
from triopolis.server.storage.urls import database_file, parse_url, shown


def test_the_default_is_a_file_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *args, **kwargs: tmp_path)
    assert database_file(parse_url(default_database())) == tmp_path / "triopolis.db"


@pytest.mark.parametrize(("url", "file"), [("sqlite:///a b/c.db", "a b/c.db"), ("sqlite:////srv/c.db", "/srv/c.db")])
def test_files(url: str, file: str) -> None:
    assert database_file(parse_url(url)) == Path(file)


@pytest.mark.parametrize("kind", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_servers_get_their_driver(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: True)
    url = parse_url(f"{kind}://me:password@host:5433/games?sslmode=require")
    assert url.drivername == "postgresql+asyncpg"
    assert dict(url.query) == {"ssl": "require"}
    assert database_file(url) is None
    assert shown(url) == "postgresql://me:***@host:5433/games?ssl=require"


@pytest.mark.parametrize(
    ("url", "part"),
    [
        ("", "postgresql://"),
        ("triopolis.db", "sqlite:///"),
        ("postgresql://me:password@host:port/games", "sqlite:///"),
        ("mysql://me:password@host/games", "mysql"),
        ("sqlite+aiosqlite:///x.db", "sqlite+aiosqlite"),
        ("sqlite://", "file"),
        ("sqlite:///", "file"),
        ("sqlite:///:memory:", ":memory:"),
        ("sqlite:///file:x?mode=memory&uri=true", "file"),
        ("sqlite://folder/x.db", "sqlite://folder/x.db"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused(url: str, part: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        parse_url(url)
    assert part in str(refused.value)
    assert "password" not in str(refused.value).replace("USER:PASSWORD", "").lower()


def test_without_its_driver_a_server_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BadDatabase, match="asyncpg"):
        parse_url("postgresql://host/games")


@pytest.mark.anyio
@pytest.mark.parametrize("address", ["127.0.0.1:1/games", "127.0.0.1:1/games?colour=red"])
async def test_a_server_that_does_not_answer_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase, match=r"127\.0\.0\.1") as refused:
        await Storage.open(f"postgresql://me:password@{address}")
    assert "password" not in str(refused.value)
