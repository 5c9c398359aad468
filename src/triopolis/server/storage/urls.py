"""Addresses of databases: plain ones are taken, the driver is added here."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from triopolis.server.storage.shapes import BadDatabase

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql+asyncpg"
DRIVERS: Final = {SQLITE: SQLITE, "postgres": POSTGRES, "postgresql": POSTGRES, POSTGRES: POSTGRES}


def default_database() -> str:
    """A file in the user's data folder."""
    from platformdirs import user_data_path

    file = user_data_path("triopolis", appauthor=False) / "triopolis.db"
    return URL.create("sqlite", database=str(file)).render_as_string()


def parse_url(text: str) -> URL:
    """The address with its driver, checked as far as that goes without connecting. Passwords are never repeated."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase.of("storage-error-url") from None
    if url.drivername not in DRIVERS:
        raise BadDatabase.of("storage-error-kind", kind=url.drivername)
    url = url.set(drivername=DRIVERS[url.drivername])
    return _checked_file(url) if url.drivername == SQLITE else _checked_server(url)


def _checked_file(url: URL) -> URL:
    """A database in memory, or one that SQLite's own options could make temporary, would lose the moves."""
    if url.host or url.query or not url.database or url.database.startswith((":", "file:")):
        raise BadDatabase.of("storage-error-file", url=shown(url))
    return url


def _checked_server(url: URL) -> URL:
    if importlib.util.find_spec("asyncpg") is None:
        raise BadDatabase.of("storage-error-driver")
    # What every other client of PostgreSQL calls sslmode.
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    return url.set(query=query)


def database_file(url: URL) -> Path | None:
    """The file of a SQLite database; None for a server."""
    return Path(url.database) if url.drivername == SQLITE and url.database else None


def shown(url: URL) -> str:
    """The address as people may see it: no driver, no password, letters as they are."""
    if url.drivername == SQLITE and not url.host:
        return f"sqlite:///{url.database or ''}"
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
