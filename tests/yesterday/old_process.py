"""What a server process of yesterday says to its database, word for word; and saying it again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from tests.yesterday.house import SERVER

Value = str | int | None
Row = list[Value]


class Statement(msgspec.Struct, frozen=True):
    sql: str
    parameters: list[Row]
    """Several rows where it was said for many at once."""
    answer: list[Row]


class OldProcess(msgspec.Struct, frozen=True):
    statements: list[Statement]
    table: str
    """One it opened, played to the end and took a move back at."""
    position: str
    scores: list[int]
    removed: list[str]


def read_old_process() -> OldProcess:
    return msgspec.json.decode((SERVER / "old_process.json").read_bytes(), type=OldProcess)


def say_again(database: Path, statements: list[Statement]) -> list[list[Row]]:
    """The answers to the statements, all in one connection such as that process had."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        answers = [_say(connection, statement) for statement in statements]
        connection.commit()
    return answers


def _say(connection: sqlite3.Connection, statement: Statement) -> list[Row]:
    if len(statement.parameters) > 1:
        connection.executemany(statement.sql, statement.parameters)
        return []
    found = connection.execute(statement.sql, *statement.parameters)
    return [[plain(value) for value in row] for row in found]


def plain(value: Any) -> Value:
    return value.hex() if isinstance(value, bytes) else value
