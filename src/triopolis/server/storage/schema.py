"""The layout of the database. A change here needs a migration beside it; a test compares the two."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)

from triopolis.engine.record import Result
from triopolis.engine.shapes import Rows
from triopolis.house.stored import StoredSeat


class AsJson(TypeDecorator[Any]):
    """A value kept as text, exactly as msgspec writes it, and read back as its own type."""

    impl = Text
    cache_ok = True

    def __init__(self, shape: Any) -> None:
        super().__init__()
        self.shape = shape

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value, type=self.shape)


class UtcTime(TypeDecorator[datetime]):
    """A moment. SQLite knows no time zones and compares text: all moments are written, and read, as UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


metadata: Final = MetaData()

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests: Final = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
)

links: Final = Table(
    "links",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("expires", UtcTime, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", AsJson(dict[str, Any]), nullable=False),
    Column("pack", AsJson(dict[str, Rows])),
    Column("seed", Text, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", AsJson(list[StoredSeat]), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("actor", Integer),
    Column("bot_due", Boolean, nullable=False),
    Column("rematch", Text),
    Column("result", AsJson(Result)),
    Column("created", UtcTime, nullable=False),
    Column("changed", UtcTime, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("closed", Text),
    Column("take_backs", Integer, nullable=False, server_default="0"),
    Column("shared", Boolean),
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_changed", "changed"),
)
"""Named like the fields of StoredTable, one by one."""

members: Final = Table(
    "members",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_members_table_id", "table_id"),
)
"""Whose tables they are: the host's and those of everybody with a seat. Follows from `tables`, for finding them."""

changes: Final = Table(
    "changes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("position", LargeBinary),
    Column("cut_short", Boolean),
    Column("follows", Boolean),
    Column("back_to", Integer),
    # The rows of one table lie together.
    sqlite_with_rowid=False,
)

endings: Final = Table(
    "endings",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("match", LargeBinary, nullable=False),
    Column("views", LargeBinary, nullable=False),
)
"""Finished matches, told so that no rules are needed to show them. Apart from `tables`: lists never read them."""
