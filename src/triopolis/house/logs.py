"""What happened, for the logs: an event with its fields. The server decides how they are written."""

from __future__ import annotations

import hashlib
import logging
from typing import Final

LOGGER: Final = logging.getLogger("triopolis")
FIELDS: Final = "triopolis_fields"
"""Where a record carries its fields."""


def log(event: str, level: int = logging.INFO, /, **fields: object) -> None:
    """What happened, and of what: `log("table-opened", table=id, game="point_city")`."""
    LOGGER.log(level, "%s", event, extra={FIELDS: fields})


def log_fault(number: str, problem: BaseException) -> None:
    """A mistake of ours, whole; a client that met it was told the number."""
    LOGGER.error("fault", exc_info=problem, extra={FIELDS: {"number": number}})


def short_guest(guest: str) -> str:
    """Tells guests apart without naming them."""
    return hashlib.sha256(guest.encode("utf-8", "replace")).hexdigest()[:8]


def short_table(table: str) -> str:
    return table[:6]
