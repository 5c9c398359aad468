"""A PostgreSQL server of the tests' own: in a folder that goes away with it, reached by a socket in that folder.

Tests ask for one of these fixtures, which every test can see:

    database_url    the address of an empty database; such a test runs twice, on SQLite and on PostgreSQL
    postgres_url    the address of an empty database of PostgreSQL

The server is started once for each process of pytest, for the first test that wants it, and has a database for each
test. Where PostgreSQL is not installed these tests are skipped, unless TRIOPOLIS_POSTGRES=required. They are marked:
`-m postgres` runs them alone (`make test-databases`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

DEBIAN: Final = Path("/usr/lib/postgresql")
"""Has a folder for each version; Debian does not put the server's own programs on the path."""
SERVANTS: Final = ("postgres", "nobody")
"""Who runs the server if we are root: PostgreSQL refuses to be root."""
USER: Final = "triopolis"
PATIENCE: Final = "600"
"""Seconds after which a server that neither starts nor stops is given up."""
SETTINGS: Final = "listen_addresses='' fsync=on max_connections=200"


class PostgresServer:
    """A running server; its databases are made and dropped by PostgreSQL's own programs."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._owner = _owner(folder)
        self._databases = 0

    def start(self) -> None:
        options = " ".join(f"-c {setting}" for setting in SETTINGS.split())
        self._run("initdb", "-D", "data", "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C")
        # Waits until it answers. A log in a file: a pipe would be held open by the server.
        self._run(
            "pg_ctl", "start", "-w", "-t", PATIENCE, "-D", "data", "-l", "log", "-o", f"{options} -k '{self._folder}'"
        )

    def stop(self) -> None:
        """By the process id that the server has left in its folder."""
        self._run("pg_ctl", "stop", "-w", "-t", PATIENCE, "-D", "data", "-m", "fast")

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new database, dropped afterwards whoever is still connected."""
        self._databases += 1
        name = f"test{self._databases}"
        login = ("-h", str(self._folder), "-U", USER)
        self._run("createdb", *login, name)
        try:
            yield f"postgresql://{USER}@/{name}?host={self._folder}"
        finally:
            self._run("dropdb", *login, "--force", name)

    def _run(self, program: str, *arguments: str) -> None:
        run = subprocess.run(
            [self._programs / program, *arguments],
            cwd=self._folder,
            # initdb and pg_ctl take defaults from variables like PGDATA.
            env={name: value for name, value in os.environ.items() if not name.startswith("PG")},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            **self._owner,
        )
        assert run.returncode == 0, f"{program} failed: {run.stderr}\n{self._log()}"

    def _log(self) -> str:
        log = self._folder / "log"
        return log.read_text() if log.exists() else ""


def _owner(folder: Path) -> dict[str, Any]:
    """What subprocess needs to run the server's programs as somebody who is not root; the folder becomes theirs."""
    if os.geteuid() != 0:
        return {}
    import pwd

    known = {user.pw_name: user for user in pwd.getpwall()}
    servant = next(known[name] for name in SERVANTS if name in known)
    os.chown(folder, servant.pw_uid, servant.pw_gid)
    return {"user": servant.pw_uid, "group": servant.pw_gid, "extra_groups": []}


def find_programs() -> Path | None:
    """The folder of initdb and its kin: that of the newest version, as Debian has them, or what the path leads to."""
    if os.name != "posix":
        return None
    by_version = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda file: (len(file.parts[-3]), file.parts[-3]))
    if by_version:
        return by_version[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    programs = find_programs()
    if programs is None:
        reason = "PostgreSQL is not installed (Debian: apt install postgresql)"
        if os.environ.get("TRIOPOLIS_POSTGRES") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    # Not pytest's folder: nobody but its owner may enter that, and a socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="triopolis-pg-", ignore_cleanup_errors=True) as folder:
        server = PostgresServer(programs, Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    with postgres_server.database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/test.db"
    url: str = request.getfixturevalue("postgres_url")
    return url


def mark(items: list[pytest.Item]) -> None:
    """Mark the tests that want the server."""
    for item in items:
        callspec = getattr(item, "callspec", None)
        kind = callspec.params.get("database_url") if callspec else None
        if kind == "postgresql" or "postgres_url" in getattr(item, "fixturenames", ()):
            item.add_marker("postgres")
