"""What the server keeps: guests, tables, and every change of every match. An answered change is on the disk.

The border is plain data (`shapes`); nothing of SQLAlchemy gets out. The rooms: `urls` and `database` (connecting),
`schema` and `migrations` (the layout), `journal` (the changes of matches, many by one COMMIT), `store` (all the rest).
"""

from triopolis.server.storage.shapes import (
    BadDatabase,
    Change,
    ClosedFor,
    Conflict,
    News,
    StoredEnding,
    StoredSeat,
    StoredTable,
    WriteFailed,
)
from triopolis.server.storage.store import Storage
from triopolis.server.storage.urls import default_database

__all__ = [
    "BadDatabase",
    "Change",
    "ClosedFor",
    "Conflict",
    "News",
    "Storage",
    "StoredEnding",
    "StoredSeat",
    "StoredTable",
    "WriteFailed",
    "default_database",
]
