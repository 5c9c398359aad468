"""A server process of yesterday still runs when one of today opens the same database: nothing is damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.yesterday.house import lay_out, read_guests, reopened, visitors
from tests.yesterday.old_process import read_old_process, say_again

from triopolis.server.storage import Storage

OLD = read_old_process()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_an_old_process_works_on_beside_a_new_one(tmp_path: Path) -> None:
    database = lay_out(tmp_path)
    storage = await Storage.open(f"sqlite:///{database}")
    try:
        answers = say_again(database, OLD.statements)
        for statement, answer in zip(OLD.statements, answers, strict=True):
            assert answer == statement.answer, statement.sql
        table = await storage.table(OLD.table)
        assert table is not None
        assert (table.status, table.seats[1].bot) == ("finished", "hard")
        assert table.result is not None
        assert table.result.scores == OLD.scores
        assert len(await storage.changes(OLD.table)) == table.revision
        assert [await storage.table(id) for id in OLD.removed] == [None] * len(OLD.removed)
    finally:
        await storage.close()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_what_it_wrote_meanwhile_is_shown_by_the_new_one(tmp_path: Path) -> None:
    database = lay_out(tmp_path)
    with reopened(tmp_path) as client:
        stranger = visitors(client, read_guests().cookies)["nobody"]
        say_again(database, OLD.statements)
        replay = stranger.get(f"tables/{OLD.table}/replay")
        assert replay["end"]["scores"] == OLD.scores
        assert stranger.get(f"tables/{OLD.table}/record")["position"] == OLD.position


def test_what_it_wrote_is_still_there_after_another_start(tmp_path: Path) -> None:
    database = lay_out(tmp_path)
    with reopened(tmp_path):
        say_again(database, OLD.statements)
    with reopened(tmp_path) as client:
        stranger = visitors(client, read_guests().cookies)["nobody"]
        assert stranger.get(f"tables/{OLD.table}")["result"]["scores"] == OLD.scores
        assert stranger.get(f"tables/{OLD.table}/record")["position"] == OLD.position
