"""What the server keeps: guests, tables, and every change of every match. An answered change is on the disk.

The border is plain data (`house/stored.py`); nothing of SQLAlchemy gets out but while opening. The rooms: `urls` and
`database` (connecting), `schema` and `migrations` (the layout), `journal` (the changes of matches, many by one COMMIT),
`store` (all the rest).
"""

from triopolis.server.storage.shapes import BadDatabase
from triopolis.server.storage.store import Storage
from triopolis.server.storage.urls import default_database

__all__ = ["BadDatabase", "Storage", "default_database"]
