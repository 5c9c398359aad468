"""How the layout of the database came to be, step by step (alembic). The steps are never edited, only added to."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

ADVISORY_LOCK: Final = 0x7472696F
"""Any number, as long as all processes take the same one."""


def upgrade(connection: Connection) -> tuple[str | None, str | None]:
    """Bring the database to the newest layout, inside the caller's transaction; from which to which.

    Processes that start together go one after the other: on SQLite the transaction itself must hold the write lock.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    layout = MigrationContext.configure(connection)
    before = layout.get_current_revision()
    command.upgrade(_config(connection), "head")
    return before, layout.get_current_revision()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "triopolis.server.storage:migrations")
    config.attributes["connection"] = connection
    return config
