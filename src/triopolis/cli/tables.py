"""`triopolis tables`: what a server keeps, for its host, also while the server runs."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, get_args

from rich import box
from rich.table import Table

from triopolis.cli.files import unusable, write_atomically
from triopolis.cli.inputs import BadInput, listed, whole_number
from triopolis.cli.orders import TablesOrder
from triopolis.cli.screen import game_name, make_console, print_json
from triopolis.engine.errors import TriopolisError
from triopolis.engine.record import Record, encode_record
from triopolis.engine.registry import find_game
from triopolis.house.endings import read_ending, record_of
from triopolis.house.live_table import LiveTable
from triopolis.house.messages import Status
from triopolis.house.seats import kind_of, open_seats, seat_name
from triopolis.house.stored import StoredTable
from triopolis.locales import Message, Words, message
from triopolis.server.storage import BadDatabase, Storage, default_database
from triopolis.server.storage.backups import back_up
from triopolis.server.storage.urls import database_file, parse_url

STATUSES: Final[tuple[Status, ...]] = get_args(Status)
BEGUN: Final[tuple[Status, ...]] = ("running", "finished", "abandoned", "closed")
PRUNABLE: Final[tuple[Status, ...]] = ("waiting", "finished", "abandoned", "closed")
MOST_DAYS: Final = 36_500
SOME_FAILED: Final = 1
"""The exit code when some tables of many could not be exported."""


def manage_tables(words: Words, order: TablesOrder) -> int:
    if order.job not in JOBS:
        raise BadInput.of("tables-error-job", job=order.job, known=", ".join(JOBS))
    run, flags = JOBS[order.job]
    _check_fit(order, flags)
    return asyncio.run(run(words, order))


def _check_fit(order: TablesOrder, flags: Sequence[str]) -> None:
    """Nothing may be typed that the job would ignore."""
    if order.item is not None and "item" not in flags:
        raise BadInput.of("cli-error-unused", text=order.item)
    for name in ("status", "json", "all", "to", "older_than", "yes"):
        if getattr(order, name) not in (None, False) and name not in flags:
            raise BadInput.of("tables-error-flag", flag=_flag(name), job=order.job)


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _needed(value: str | None, name: str) -> str:
    if value is None:
        raise BadInput.of("cli-error-missing", name=name, command="tables")
    return value


def _chosen_statuses(
    order: TablesOrder, usual: Sequence[Status], allowed: Sequence[Status] = STATUSES
) -> Sequence[Status]:
    if order.status is None:
        return usual
    for name in (names := listed(order.status, "--status")):
        if name not in allowed:
            raise BadInput.of("tables-error-status", value=name, known=", ".join(allowed))
    return [status for status in allowed if status in names]


# The database


def _database(order: TablesOrder) -> str:
    """Its address; a file must be there already, for here is nothing to be put into it."""
    url = order.database if order.database is not None else default_database()
    file = database_file(parse_url(url))
    if file is not None and not file.is_file():
        raise BadInput.of("tables-error-no-database", file=str(file))
    return url


@asynccontextmanager
async def _opened(order: TablesOrder) -> AsyncIterator[Storage]:
    storage = await Storage.open(_database(order))
    try:
        yield storage
    finally:
        await storage.close()


# list


async def _list(words: Words, order: TablesOrder) -> int:
    statuses = _chosen_statuses(order, STATUSES)
    async with _opened(order) as storage:
        tables = await storage.all_tables(statuses)
    if order.json:
        print_json({"tables": [_data(table, words) for table in tables]})
    else:
        _print(tables, words)
        make_console().print(words("tables-count", count=len(tables)))
    return 0


def _data(table: StoredTable, words: Words) -> dict[str, Any]:
    """Without what is secret: the seed, and who the guests are."""
    kinds = [kind_of(seat) for seat in table.seats]
    bots = [seat.bot for seat in table.seats]
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "public": table.public,
        "seats": [
            {"kind": kind, "name": name, "bot": bot}
            for kind, name, bot in zip(kinds, _names(table, words), bots, strict=True)
        ],
        "moves": table.revision,
        "take_backs": table.take_backs,
        "created": table.created,
        "changed": table.changed,
        "result": table.result,
    }


def _names(table: StoredTable, words: Words) -> list[str]:
    open_here, names = open_seats(table.seats), []
    for number in range(len(table.seats)):
        name = message("tables-seat-open") if number in open_here else seat_name(table, number)
        names.append(words.say(name) if isinstance(name, Message) else name)
    return names


def _seats(table: StoredTable, words: Words) -> str:
    """With the level of every bot."""
    return ", ".join(
        words("tables-seat-bot", name=name, level=words(f"bot-{seat.bot}"))
        if kind_of(seat) == "bot" and seat.bot is not None
        else name
        for seat, name in zip(table.seats, _names(table, words), strict=True)
    )


def _moves(table: StoredTable, words: Words) -> str:
    """With a mark where somebody went back further than an undo may."""
    mark = words("score-take-backs", count=table.take_backs)
    return f"{table.revision} ({mark})" if table.take_backs else str(table.revision)


def _print(tables: Sequence[StoredTable], words: Words) -> None:
    if not tables:
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(words("tables-table"), no_wrap=True)
    for heading in ("tables-game", "tables-status", "tables-seats"):
        table.add_column(words(heading), overflow="fold")
    table.add_column(words("tables-moves"), justify="right")
    table.add_column(words("tables-changed"), overflow="fold")
    for one in tables:
        table.add_row(
            one.id,
            game_name(one.game, words),
            words("tables-status-name", status=one.status),
            _seats(one, words),
            _moves(one, words),
            one.changed.astimezone().strftime("%Y-%m-%d %H:%M"),
        )
    make_console().print(table)


# export


async def _export(words: Words, order: TablesOrder) -> int:
    folder = Path(_needed(order.to, "--to"))
    if order.all == (order.item is not None):
        raise BadInput.of("tables-error-which")
    statuses = _chosen_statuses(order, BEGUN)
    async with _opened(order) as storage:
        wanted = [await _one(storage, order.item)] if order.item is not None else await storage.all_tables(statuses)
        _make_folder(folder)
        failed = [problem for table in wanted if (problem := await _write_record(storage, table, folder)) is not None]
    if failed and order.item is not None:
        raise failed[0]
    for problem in failed:
        print(f"triopolis: {words.say(problem.message)}", file=sys.stderr)
    make_console().print(words("tables-exported", count=len(wanted) - len(failed), folder=str(folder)))
    return SOME_FAILED if failed else 0


async def _one(storage: Storage, id: str) -> StoredTable:
    table = await storage.table(id)
    if table is None:
        raise BadInput.of("tables-error-table", id=id)
    return table


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise unusable(str(folder), problem, "cli-error-file-write") from None


async def _write_record(storage: Storage, table: StoredTable, folder: Path) -> TriopolisError | None:
    """Why the match cannot be told, if it cannot; a disk that cannot be written to ends it all."""
    try:
        record = await _record(storage, table)
    except TriopolisError as problem:
        return problem
    write_atomically(folder / f"{table.game}-{table.id}.json", encode_record(record))
    return None


async def _record(storage: Storage, table: StoredTable) -> Record:
    # The server may have gone on since the table was read.
    changes = (await storage.changes(table.id))[: table.revision]
    if table.version != find_game(table.game).version:
        kept = await storage.ending(table.id)
        return record_of(table, changes) if kept is None else read_ending(kept).record
    live = LiveTable(table, changes)
    return (live.match or live.begin()).record()


# prune


async def _prune(words: Words, order: TablesOrder) -> int:
    days = whole_number(_needed(order.older_than, "--older-than"), "--older-than", 0, MOST_DAYS)
    statuses = _chosen_statuses(order, PRUNABLE, PRUNABLE)
    limit = datetime.now(UTC) - timedelta(days=days)
    async with _opened(order) as storage:
        if order.yes:
            gone = await storage.prune(statuses, limit)
            make_console().print(words("tables-pruned", count=len(gone)))
        else:
            tables = await storage.all_tables(statuses, changed_before=limit)
            _print(tables, words)
            make_console().print(words("tables-would-prune", count=len(tables)))
    return 0


# backup


async def _back_up(words: Words, order: TablesOrder) -> int:
    copy = Path(_needed(order.item, words("cli-label-file")))
    url = parse_url(_database(order))
    file = database_file(url)
    if file is None:
        raise BadInput.of("tables-error-server")
    if not copy.parent.is_dir():
        raise BadInput.of("cli-error-folder-missing", folder=str(copy.parent), file=str(copy))
    try:
        back_up(file, copy)
    except FileExistsError:
        raise BadInput.of("tables-error-file-exists", file=str(copy)) from None
    except (OSError, ValueError) as problem:
        raise unusable(str(copy), problem, "cli-error-file-write") from None
    except sqlite3.Error as problem:
        raise BadDatabase.of("storage-error-open", database=str(file), reason=str(problem)) from None
    make_console().print(words("tables-backed-up", file=str(copy)))
    return 0


Job = Callable[[Words, TablesOrder], Coroutine[Any, Any, int]]

JOBS: Final[dict[str, tuple[Job, tuple[str, ...]]]] = {
    "list": (_list, ("status", "json")),
    "export": (_export, ("item", "status", "all", "to")),
    "prune": (_prune, ("status", "older_than", "yes")),
    "backup": (_back_up, ("item",)),
}
"""What can be done, and what may be typed with it."""
