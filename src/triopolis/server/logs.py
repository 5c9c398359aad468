"""Structured logs: one JSON line a record on stderr, or a plain line where a person is watching.

Nothing in them lets a reader act or see as somebody else: tables are cut short, guests are hashed, secrets are hidden,
and whole objects, which might hold any of these, are only named by their class.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from triopolis.house.logs import FIELDS, LOGGER, short_guest, short_table

HIDDEN: Final = "[hidden]"
SECRET: Final = re.compile(r"authorization|cookie|key|link|password|secret|seed|signature|token")
LONGEST: Final = 500


# How a record reads


def set_up_logs(level: int = logging.INFO, stream: TextIO = sys.stderr) -> None:
    """All logs of this process, those of libraries too, in one form."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if stream.isatty() else JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


GRANIAN_LOGS: Final[dict[str, Any]] = {
    "formatters": {},
    "handlers": {},
    "loggers": {name: {"handlers": [], "level": "INFO", "propagate": True} for name in ("_granian", "granian.access")},
}
"""For granian's `log_dictconfig`: it would write to stdout in a form of its own."""


class JsonLines(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        # Escaped to ASCII: a log must take any text, broken Unicode too.
        return json.dumps(_entry(record))


class PlainLines(logging.Formatter):
    """For a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        entry = _entry(record)
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        trace = entry.pop("trace", None)
        fields = [f"{name}={_plain(value)}" for name, value in entry.items() if name not in {"time", "level", "event"}]
        line = "  ".join([time, f"{entry['level']:7}", _plain(entry["event"]), *fields])
        return f"{line}\n{trace}" if trace else line


def _plain(value: object) -> str:
    """On one line, whatever a client put into it."""
    text = str(value)
    return text if text.isprintable() else json.dumps(text)


def _entry(record: logging.LogRecord) -> dict[str, Any]:
    own: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": record.getMessage(),
    }
    if record.name != LOGGER.name:
        own["logger"] = record.name
    fields: dict[str, object] = getattr(record, FIELDS, {})
    trace = {"trace": logging.Formatter().formatException(record.exc_info)} if record.exc_info else {}
    # Once more at the end: no field may take the place of these.
    return {**own, **{name: _safe(name, value) for name, value in fields.items()}, **trace, **own}


def _safe(name: str, value: object) -> object:
    if name == "table":
        return short_table(str(value))
    if name == "guest":
        return short_guest(str(value))
    if SECRET.search(name):
        return HIDDEN
    if isinstance(value, str):
        return value[:LONGEST]
    return value if value is None or isinstance(value, bool | int | float) else type(value).__name__
