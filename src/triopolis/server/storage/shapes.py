"""What can be wrong with a database."""

from __future__ import annotations

from triopolis.engine.errors import TriopolisError


class BadDatabase(TriopolisError):
    """A database that cannot be used."""
