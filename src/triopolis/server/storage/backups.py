"""Copies of a SQLite database, taken while it may be in use."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path


def back_up(database: Path, copy: Path) -> None:
    """Copy a database as it is at one moment into a file that must be a new one: it is whole, or not there."""
    copy.touch(mode=0o600, exist_ok=False)
    handle, temporary = tempfile.mkstemp(dir=copy.parent, prefix=f".{copy.name}.")
    os.close(handle)
    try:
        _copy(database, Path(temporary))
        os.replace(temporary, copy)
    except BaseException:
        os.unlink(temporary)
        copy.unlink()
        raise


def _copy(database: Path, copy: Path) -> None:
    # Never made by opening it: a backup of a missing database would be an empty one.
    there = sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)
    with closing(there), closing(sqlite3.connect(copy)) as here:
        there.backup(here)
        # One file alone, without a log beside it.
        here.execute("PRAGMA journal_mode = DELETE")
