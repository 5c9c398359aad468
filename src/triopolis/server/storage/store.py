"""Everything the server keeps, behind one door."""

from __future__ import annotations

import secrets as randomness
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Column, Connection, Executable, Row, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from triopolis.engine.record import Result
from triopolis.house.messages import Status
from triopolis.house.stored import Change, ClosedFor, Conflict, News, ReadFailed, StoredEnding, StoredTable
from triopolis.server.storage.database import Database, open_database
from triopolis.server.storage.journal import Entry, Journal, change_row
from triopolis.server.storage.schema import changes, endings, guests, links, members, secrets, tables
from triopolis.server.storage.urls import parse_url

T = TypeVar("T")

SECRET_BYTES: Final = 32
SAVED: Final = (
    *("version", "public", "status", "host", "seats", "actor", "bot_due", "rematch", "changed", "closed", "shared"),
)
"""What may change at a table while its match does not."""


class Storage:
    """A database of guests, tables and changes; several processes may have it open at once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._journal = Journal(database)

    @classmethod
    async def open(cls, url: str) -> Storage:
        """Connect to `sqlite:///FILE` or `postgresql://…`, making the tables there if need be."""
        return cls(await open_database(parse_url(url)))

    async def close(self) -> None:
        await self._journal.close()
        await self._database.close()

    # Secrets

    async def secret(self, name: str) -> bytes:
        """Random bytes, made once and kept: the same for every process on the database."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        if rows := await self._rows(query):
            return bytes(rows[0].value)
        fresh = {"name": name, "value": randomness.token_bytes(SECRET_BYTES)}
        keep = self._database.insert(secrets).values(fresh).on_conflict_do_nothing()

        def agree(connection: Connection) -> bytes:
            connection.execute(keep)
            return bytes(connection.execute(query).scalar_one())

        return await self._database.write(agree)

    # Guests

    async def guest_name(self, id: str) -> str | None:
        """None: nobody knows this guest."""
        rows = await self._rows(select(guests.c.name).where(guests.c.id == id))
        return str(rows[0].name) if rows else None

    async def save_guest(self, id: str, name: str) -> None:
        new = self._database.insert(guests).values(id=id, name=name)
        await self._execute(new.on_conflict_do_update(index_elements=[guests.c.id], set_={"name": name}))

    async def add_link(self, token_hash: str, guest: str, expires: datetime) -> None:
        """A link that makes another device this guest. Only a hash of its token is kept; old links are cleared away."""
        old = delete(links).where(links.c.expires <= datetime.now(UTC))
        await self._execute(old, insert(links).values(token_hash=token_hash, guest=guest, expires=expires))

    async def use_link(self, token_hash: str, now: datetime) -> str | None:
        """The guest of a link that is still good; it is used up by that."""
        use = delete(links).where(links.c.token_hash == token_hash).returning(links.c.guest, links.c.expires)
        row = await self._database.write(lambda connection: connection.execute(use).one_or_none())
        return str(row.guest) if row is not None and row.expires > now else None

    # One table

    async def add_table(self, table: StoredTable, played: Sequence[Change] = ()) -> None:
        """Keep a new table, with the changes of an imported match."""
        if [change.revision for change in played] != list(range(1, table.revision + 1)):
            raise ValueError(f"revision {table.revision} with {len(played)} changes")
        await self._database.write(partial(_add_table, table, played))

    async def table(self, id: str) -> StoredTable | None:
        rows = await self._tables(select(tables).where(tables.c.id == id))
        return rows[0] if rows else None

    async def changes(self, id: str, after: int = 0) -> list[Change]:
        """The changes above a revision, in order."""
        query = select(changes).where(changes.c.table_id == id, changes.c.revision > after).order_by(changes.c.revision)
        return [Change(*row) for row in await self._rows(query)]

    async def commit(
        self,
        made: Sequence[Change],
        *,
        version: int,
        actor: int | None,
        bot_due: bool,
        status: Status,
        result: Result | None,
        closed: ClosedFor | None = None,
        take_backs: int = 0,
    ) -> None:
        """Write the next changes of a match and what they make of its table; all on the disk when this returns.

        Raises Conflict, and writes nothing, if the table is not at the revision before them or has other rules now.
        """
        await self._journal.write(Entry(made, version, actor, bot_due, status, result, closed, take_backs))

    async def save_table(self, table: StoredTable) -> None:
        """Write who sits there and all else that changes apart from the match (SAVED), and raise its edition.

        Raises Conflict, and writes nothing, if another process has saved the table, or its match has moved on, since
        `table` was read: one of the two would be lost.
        """
        await self._database.write(partial(_save_table, table))
        table.edition += 1

    # Finished matches

    async def tables_to_keep(self, after: str, limit: int) -> list[str]:
        """The finished tables whose match is not kept yet, in the order of their ids, from one on."""
        lacking = select(tables.c.id).join(endings, isouter=True).where(endings.c.table_id.is_(None))
        query = lacking.where(tables.c.status == "finished", tables.c.id > after).order_by(tables.c.id).limit(limit)
        return [row.id for row in await self._rows(query)]

    async def keep_ending(self, ending: StoredEnding) -> None:
        """Whoever is second has made the same one."""
        row = {"table_id": ending.table, "version": ending.version, "match": ending.match, "views": ending.views}
        await self._execute(self._database.insert(endings).values(row).on_conflict_do_nothing())

    async def has_ending(self, id: str) -> bool:
        return await self._of_ending(id, endings.c.version) is not None

    async def ending(self, id: str) -> bytes | None:
        """What `StoredEnding.match` held."""
        return await self._of_ending(id, endings.c.match)

    async def ending_views(self, id: str) -> bytes | None:
        """What `StoredEnding.views` held."""
        return await self._of_ending(id, endings.c.views)

    async def _of_ending(self, id: str, column: Column[T]) -> T | None:
        rows = await self._rows(select(column).where(endings.c.table_id == id))
        value: T | None = rows[0][0] if rows else None
        return value

    # Many tables

    async def tables_of(
        self, guest: str, statuses: Collection[Status], limit: int, offset: int = 0
    ) -> list[StoredTable]:
        """The tables a guest hosts or sits at, the latest first."""
        query = select(tables).join(members).where(members.c.guest == guest, tables.c.status.in_(statuses))
        return await self._tables(_latest_first(query).limit(limit).offset(offset))

    async def public_tables(self, statuses: Collection[Status], limit: int, offset: int = 0) -> list[StoredTable]:
        query = select(tables).where(tables.c.public, tables.c.status.in_(statuses))
        return await self._tables(_latest_first(query).limit(limit).offset(offset))

    async def all_tables(
        self, statuses: Collection[Status], changed_before: datetime | None = None
    ) -> list[StoredTable]:
        """Every table, the latest first; with a moment, only those that have not changed since."""
        query = select(tables).where(tables.c.status.in_(statuses))
        if changed_before is not None:
            query = query.where(tables.c.changed < changed_before)
        return await self._tables(_latest_first(query))

    async def tables_with_bots_due(self) -> list[str]:
        """Where a bot is to act: what a server that starts has to go on with."""
        query = select(tables.c.id).where(tables.c.status == "running", tables.c.bot_due).order_by(tables.c.changed)
        return [row.id for row in await self._rows(query)]

    async def changed_since(self, moment: datetime) -> list[News]:
        """What was changed at that moment or later, by any process, in order.

        A time is taken shortly before its COMMIT: ask from a little earlier than the last time seen.
        """
        columns = (tables.c.id, tables.c.revision, tables.c.status, tables.c.changed)
        query = select(*columns).where(tables.c.changed >= moment).order_by(tables.c.changed, tables.c.id)
        return [News(*row) for row in await self._rows(query)]

    async def counts(self) -> dict[Status, int]:
        """How many tables there are of each status; none is named that has none."""
        query = select(tables.c.status, func.count().label("tables")).group_by(tables.c.status)
        return {row.status: row.tables for row in await self._rows(query)}

    async def remove_tables(self, ids: Iterable[str]) -> None:
        gone = [{"gone": id} for id in ids]
        if gone:
            remove = delete(tables).where(tables.c.id == bindparam("gone"))
            await self._database.write(lambda connection: connection.execute(remove, gone))

    async def prune(self, statuses: Collection[Status], changed_before: datetime) -> list[str]:
        """Remove what `all_tables` finds for the same wish, at one stroke; the ids of what is gone."""
        old = tables.c.status.in_(statuses) & (tables.c.changed < changed_before)
        remove = delete(tables).where(old).returning(tables.c.id)
        return await self._database.write(lambda connection: list(connection.execute(remove).scalars()))

    # Helpers

    async def _tables(self, query: Select[*tuple[Any, ...]]) -> list[StoredTable]:
        return [StoredTable(**row._mapping) for row in await self._rows(query)]

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        try:
            return await self._database.read(lambda connection: connection.execute(query).all())
        except SQLAlchemyError as problem:
            raise ReadFailed(str(problem)) from problem

    async def _execute(self, *statements: Executable) -> None:
        def execute(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._database.write(execute)


def _latest_first(query: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
    return query.order_by(tables.c.changed.desc(), tables.c.id)


def _add_table(table: StoredTable, played: Sequence[Change], connection: Connection) -> None:
    connection.execute(insert(tables).values(msgspec.structs.asdict(table)))
    _add_members(table, connection)
    if played:
        connection.execute(insert(changes), [change_row(change) for change in played])


def _save_table(table: StoredTable, connection: Connection) -> None:
    as_it_was_read = (
        (tables.c.id == table.id) & (tables.c.revision == table.revision) & (tables.c.edition == table.edition)
    )
    new = {name: getattr(table, name) for name in SAVED}
    saved = connection.execute(update(tables).where(as_it_was_read).values(**new, edition=table.edition + 1))
    if saved.rowcount != 1:
        raise Conflict
    connection.execute(delete(members).where(members.c.table_id == table.id))
    _add_members(table, connection)


def _add_members(table: StoredTable, connection: Connection) -> None:
    people = {table.host, *(seat.guest for seat in table.seats if seat.guest is not None)}
    connection.execute(insert(members), [{"guest": guest, "table_id": table.id} for guest in sorted(people)])
