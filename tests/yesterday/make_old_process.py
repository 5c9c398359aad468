# Written for the code of its day, which it freezes; not checked against that of today.
# mypy: ignore-errors
"""Freezes what a server process says to its database: everything its storage can be asked for, on the frozen tables.

    PYTHONPATH=<the code to freeze>/src:<the code to freeze>:. python tests/yesterday/make_old_process.py

What is frozen already is left as it is: see README.md.
"""

from __future__ import annotations

import asyncio
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine, event
from tests.yesterday.house import SERVER, lay_out, read_guests
from tests.yesterday.old_process import OldProcess, Row, Statement, say_again

import triopolis
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.record import Result
from triopolis.engine.registry import find_game
from triopolis.server.messages import Status
from triopolis.server.storage import Change, Storage, StoredSeat, StoredTable

NOT_ITS_OWN = ("PRAGMA", "BEGIN", "SELECT alembic_version", "SELECT name FROM sqlite_master")
"""What any process says when it opens a database."""


def main() -> None:
    print("frozen by", triopolis.__file__)
    with tempfile.TemporaryDirectory() as name:
        said, match, removed = asyncio.run(work(lay_out(Path(name))))
    with tempfile.TemporaryDirectory() as name:
        answers = say_again(lay_out(Path(name)), said)
    statements = [
        msgspec.structs.replace(statement, answer=answer) for statement, answer in zip(said, answers, strict=True)
    ]
    found = OldProcess(statements, "old", match.fingerprint(), match.state.scores(), removed)
    with (SERVER / "old_process.json").open("xb") as out:
        out.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(len(statements), "statements")


async def work(database: Path) -> tuple[list[Statement], Match, list[str]]:
    storage = await Storage.open(f"sqlite:///{database}")
    said: list[Statement] = []

    def listen(_: Any, __: Any, sql: str, parameters: Any, ___: Any, many: bool) -> None:
        if not sql.startswith(NOT_ITS_OWN):
            rows: list[Row] = [list(row) for row in (parameters if many else [parameters])]
            said.append(Statement(sql, rows, []))

    event.listen(Engine, "before_cursor_execute", listen)
    try:
        await visit(storage)
        match = await play(storage)
        removed = await list_and_remove(storage)
    finally:
        event.remove(Engine, "before_cursor_execute", listen)
        await storage.close()
    return said, match, removed


async def visit(storage: Storage) -> None:
    await storage.secret("cookie")
    await storage.guest_name("nobody")
    await storage.save_guest("dora", "Dora")
    await storage.save_guest("dora", "Дора")
    await storage.guest_name("dora")
    await storage.add_link("some hash", "dora", datetime(2100, 1, 1, tzinfo=UTC))
    await storage.use_link("some hash", datetime.now(UTC))


async def play(storage: Storage) -> Match:
    """A whole match with a move taken back; in the middle a bot sits down for somebody."""
    game = find_game("bloom_town")
    match, rng = Match(game, 2, seed="old process"), seeded("old process")
    now = datetime(2026, 11, 17, 12, tzinfo=UTC)
    await storage.add_table(
        StoredTable(
            id="old",
            game=game.id,
            version=game.version,
            options=msgspec.structs.asdict(match.options),
            seed="old process",
            public=True,
            status="running",
            host="dora",
            seats=[StoredSeat("Дора", guest="dora"), StoredSeat("Eva", guest="eva")],
            actor=int(match.state.actor),
            created=now,
            changed=now,
        )
    )
    while not match.over:
        seat, action = int(match.state.actor), int(match.state.random_action(rng))
        match.play(seat, action)
        await commit(storage, match, seat, action)
        if match.can_undo(seat) and match.revision == len(match.steps):
            match.undo(seat)
            await commit(storage, match, seat, None)
        if len(match.steps) == 5:
            await seat_a_bot(storage)
    return match


async def commit(storage: Storage, match: Match, seat: int, action: int | None) -> None:
    status: Status = "finished" if match.over else "running"
    result = Result(match.state.scores(), match.state.winners()) if match.over else None
    change = Change("old", match.revision, seat, action)
    actor = None if match.over else int(match.state.actor)
    await storage.commit(change, actor=actor, bot_due=actor == 1, status=status, result=result)


async def seat_a_bot(storage: Storage) -> None:
    table = await storage.table("old")
    assert table is not None
    table.seats[1] = StoredSeat("Eva", guest="eva", bot="hard")
    await storage.save_table(table)


async def list_and_remove(storage: Storage) -> list[str]:
    """All that a server and its host look for; then a finished table goes, with all that hangs on it."""
    tables = read_guests().tables
    every: list[Status] = ["waiting", "running", "finished", "abandoned"]
    await storage.tables_of("dora", every, 51, 0)
    await storage.public_tables(["waiting", "running"], 51, 0)
    await storage.all_tables(every)
    await storage.changes("old", 3)
    await storage.tables_with_bots_due()
    await storage.changed_since(datetime(2026, 1, 1, tzinfo=UTC))
    await storage.counts()
    gone = [tables["bloom_town, finished"], tables["point_city, finished"]]
    await storage.remove_tables(gone)
    # The abandoned ones, an hour after the day that was frozen.
    return gone + await storage.prune(["abandoned"], datetime.now(UTC) + timedelta(hours=1))


if __name__ == "__main__":
    main()
