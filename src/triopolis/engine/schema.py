"""What msgspec says of wrong JSON, as messages in our words with the place in the file."""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec

from triopolis.engine.errors import BadTable
from triopolis.locales import Message, message

FORMS: Final = (
    (r"Expected `(?P<wanted>.+)`, got `(?P<found>.+)`", "schema-expected"),
    (r"Object missing required field `(?P<field>.+)`", "schema-missing"),
    (r"Object contains unknown field `(?P<field>.+)`", "schema-unknown"),
    (r"Invalid (enum )?value (?P<value>.+)", "schema-value"),
    (r"Expected (?P<wanted>[^,]+)", "schema-wanted"),
    (r"(Number|Integer value) out of range", "schema-range"),
)


def place_and_problem(error: msgspec.ValidationError) -> tuple[str, Message]:
    """Where the value stands (`$.seats[0].name`) and what is wrong with it."""
    text, _, where = str(error).partition(" - at ")
    for pattern, id in FORMS:
        fit = re.fullmatch(pattern, text)
        if fit:
            return where.strip("`") or "$", message(id, **fit.groupdict())
    return where.strip("`") or "$", message("schema-other", text=text)


UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Everything that reading JSON may raise: broken, not UTF-8, nested without end."""


def line_and_byte(data: bytes, error: Exception) -> tuple[int, int, bool]:
    """Where broken JSON breaks: line, byte, and whether it merely ends too early."""
    named = re.search(r"\(byte (\d+)\)", str(error))
    byte = int(named[1]) if named else len(data)
    if isinstance(error, UnicodeDecodeError):
        byte = _end_of_text(data)
    return data[:byte].count(b"\n") + 1, byte, "truncated" in str(error)


def _end_of_text(data: bytes) -> int:
    """The first byte that is not UTF-8 (the error itself counts from the start of some string)."""
    try:
        return len(data.decode().encode())
    except UnicodeDecodeError as error:
        return error.start


Table = TypeVar("Table", bound=msgspec.Struct)


def read_table(data: bytes, kind: type[Table]) -> Table:
    """The description of a printed game, in the form its game wants."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as problem:
        where, what = place_and_problem(problem)
        raise BadTable.of("error-table-field", where=where, problem=what) from None
    except UNREADABLE as problem:
        line, byte, _ = line_and_byte(data, problem)
        raise BadTable.of("error-table-json", line=line, byte=byte) from None
