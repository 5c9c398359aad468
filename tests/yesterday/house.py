"""The frozen server: its database, its guests, and what everybody saw at its tables."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.served import Visitor, heard, served
from tests.yesterday.fixtures import FROZEN

from triopolis.engine.contract import DataPack
from triopolis.engine.match import Match
from triopolis.engine.options import make_options
from triopolis.engine.record import Seat
from triopolis.engine.registry import find_game

SERVER = FROZEN / "server"
DATABASE = "served.db"
"""The name under which `served` looks for it in its folder."""


class Guests(msgspec.Struct, frozen=True):
    """Who was there, and what they were given to keep."""

    cookies: dict[str, str]
    """By name; a cookie stands for the guest with whom it was sealed."""
    link: str
    """A link to another device of `link_of`, never used."""
    link_of: str
    old_link: str
    """One whose time has passed."""
    tables: dict[str, str]
    """The ids of the tables by what they are."""


class Seen(msgspec.Struct, frozen=True):
    """What one visitor was shown of a table."""

    info: dict[str, Any]
    state: dict[str, Any]


class SeenTable(msgspec.Struct, frozen=True):
    """A table as everybody saw it; after its end also its record and what looking back showed."""

    name: str
    position: str | None
    """The hash of where its match was left; none before it began."""
    seen: dict[str, Seen]
    """By visitor; `nobody` has no cookie."""
    record: str | None
    replay: dict[str, Any] | None
    middle: dict[str, Any] | None
    """The position in the middle of the match, through the eyes of every seat."""


def read_guests() -> Guests:
    return msgspec.json.decode((SERVER / "guests.json").read_bytes(), type=Guests)


def read_seen() -> list[SeenTable]:
    lines = gzip.decompress((SERVER / "seen.jsonl.gz").read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=SeenTable) for line in lines]


def lay_out(folder: Path, name: str = DATABASE) -> Path:
    """A copy of the database to work with."""
    file = folder / name
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((SERVER / "house.sql").read_text("utf-8"))
    return file


@contextmanager
def reopened(folder: Path) -> Iterator[TestClient[Litestar]]:
    """The server of today on the database that is in the folder."""
    with served(folder) as client:
        yield client


def visitors(client: TestClient[Litestar], cookies: dict[str, str]) -> dict[str, Visitor]:
    """Everybody with their cookie of that day, and somebody without one."""
    found = {"nobody": Visitor(client)}
    for name, cookie in cookies.items():
        found[name] = Visitor(client)
        found[name].cookie = cookie
    return found


def state_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """The first thing a connection is told."""
    # Without a cookie a visitor would become a guest by asking.
    with visitor.live(table) as socket:
        state: dict[str, Any] = heard(socket, "state")
    return state


async def think_forever(*_: Any) -> Any:
    """In place of a bot's choice: the table stays as it is."""
    await asyncio.Event().wait()


def replayed(database: Path, table: str) -> Match | None:
    """The match of a table, from the rows themselves: the layout is that of the day, whatever has been added since."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        row = connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone()
        changes = connection.execute(
            "SELECT seat, action FROM changes WHERE table_id = ? ORDER BY revision", [table]
        ).fetchall()
    if row["status"] == "waiting":
        return None
    game = find_game(row["game"])
    if row["pack"] is not None:
        game = game.with_data(DataPack(json.loads(row["pack"])))
    seats = [Seat(seat["name"]) for seat in json.loads(row["seats"])]
    match = Match(game, seats, make_options(game, json.loads(row["options"])), row["seed"])
    for seat, action in changes:
        if action is None:
            match.undo(seat)
        else:
            match.repeat(action)
    return match


if __name__ == "__main__":
    target = Path(sys.argv[1])
    lay_out(target.parent, target.name)
