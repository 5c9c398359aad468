"""The layout: made from nothing, the same as the code says, by however many start at once."""

from __future__ import annotations

import asyncio
import logging
import os
import stat
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from tests.server.storage.conftest import Opener
from tests.server.storage.samples import played, sample

from triopolis.house.logs import FIELDS
from triopolis.server.storage import BadDatabase, Storage, migrations
from triopolis.server.storage.database import FileDatabase, ServerDatabase
from triopolis.server.storage.schema import metadata
from triopolis.server.storage.urls import database_file, parse_url

pytestmark = pytest.mark.anyio

OPEN_AND_CLOSE = """
import asyncio, sys
from triopolis.server.storage import Storage
async def main():
    storage = await Storage.open(sys.argv[1])
    print((await storage.secret("cookies")).hex())
    await storage.close()
print("ready", flush=True)
sys.stdin.readline()
asyncio.run(main())
"""


async def test_the_migrations_lead_to_the_layout_in_the_code(storage: Storage) -> None:
    def differences(connection: Connection) -> list[object]:
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await storage._database.read(differences) == []


async def test_opening_again_keeps_everything(storage: Storage, open_storage: Opener) -> None:
    await storage.add_table(sample(revision=1), played((0, 5)))
    await storage.close()
    again = await open_storage()
    assert await again.table("t") == sample(revision=1)
    assert len(await again.changes("t")) == 1


async def test_many_open_an_empty_database_at_once(open_storage: Opener) -> None:
    doors = await asyncio.gather(*(open_storage() for _ in range(6)))
    await doors[0].add_table(sample())
    for door in doors:
        assert await door.table("t") == sample()


async def test_several_processes_open_an_empty_database_at_once(url: str) -> None:
    command, pipe = (sys.executable, "-c", OPEN_AND_CLOSE, url), asyncio.subprocess.PIPE
    processes = [await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe) for _ in range(3)]
    for process in processes:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    answers = await asyncio.gather(*(process.communicate(b"\n") for process in processes))
    assert [process.returncode for process in processes] == [0] * 3
    assert len({secret for secret, _ in answers}) == 1


async def test_an_older_layout_is_brought_up_to_date_and_the_operator_is_told(
    url: str, open_storage: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    parsed = parse_url(url)
    old = ServerDatabase(parsed) if database_file(parsed) is None else FileDatabase(parsed)
    await old.write(lambda connection: command.upgrade(migrations._config(connection), "0001"))
    await old.close()
    with caplog.at_level(logging.INFO, "triopolis"):
        await open_storage()
        await open_storage()
    [entry] = [record for record in caplog.records if record.name == "triopolis"]
    assert "new layout" in entry.getMessage()
    assert getattr(entry, FIELDS) == {"from": "0001", "to": "0004"}


async def test_a_newer_database_is_left_alone(storage: Storage, open_storage: Opener) -> None:
    future = text("UPDATE alembic_version SET version_num = '9999'")
    await storage._database.write(lambda connection: connection.execute(future))
    with pytest.raises(BadDatabase, match="newer"):
        await open_storage()


on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.mark.skipif(os.name != "posix", reason="about the rights of files")
class TestFile:
    @on_sqlite
    async def test_it_is_for_its_owner_only(self, storage: Storage, tmp_path: Path) -> None:
        assert stat.S_IMODE((tmp_path / "test.db").stat().st_mode) == 0o600

    @on_sqlite
    async def test_writes_are_synchronous_and_readers_do_not_wait(self, storage: Storage) -> None:
        def settings(connection: Connection) -> list[object]:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

        for work in (storage._database.read, storage._database.write):
            assert await work(settings) == ["wal", 2, 1, 30_000]

    async def test_its_folder_is_made(self, tmp_path: Path) -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path}/new/folder/test.db")
        await storage.close()

    async def test_a_file_that_is_no_database_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "text.db").write_text("not a database, but long enough to be taken for one " * 100)
        with pytest.raises(BadDatabase, match=r"text\.db"):
            await Storage.open(f"sqlite:///{tmp_path}/text.db")

    async def test_a_folder_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BadDatabase, match="cannot be used"):
            await Storage.open(f"sqlite:///{tmp_path}")
