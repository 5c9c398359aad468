"""The record of a match: the one file that saving, resuming, replay, bug reports and golden tests all are."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from triopolis.engine.contract import Rows
from triopolis.engine.errors import DamagedRecord, ForeignRecord, NewerRecord
from triopolis.engine.schema import UNREADABLE, line_and_byte, place_and_problem
from triopolis.locales import message

FORMAT: Final = "triopolis match"
FIRST_SCHEMA: Final = 1
"""What every record without take-backs still is, so that earlier versions can read it."""
SCHEMA: Final = 2
"""With `take_backs`."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a name to show and, for a bot, which one."""

    name: str
    bot: str | None = None


class PackRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data pack a match was played with, whole, so that the record stands alone."""

    tables: dict[str, Rows]
    hash: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that decides a match."""

    format: str = FORMAT
    schema: int = FIRST_SCHEMA
    game: str
    version: int
    options: dict[str, Any]
    data_pack: PackRecord | None = None
    seed: str
    seats: list[Seat]
    actions: list[int]
    revision: int
    position: str
    """SHA-256 of the position after the last action; empty in a record of a match that nobody could replay any more."""
    result: Result | None = None
    take_backs: Annotated[int, msgspec.Meta(ge=1)] | msgspec.UnsetType = msgspec.UNSET
    """How often somebody went back further than an undo may; not there if never."""


def schema_of(take_backs: int) -> int:
    """The lowest schema that can tell it."""
    return SCHEMA if take_backs else FIRST_SCHEMA


def encode_record(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode_record(data: bytes, file: str) -> Record:
    """The record in some bytes, checked against its schema; errors say what is wrong and where."""
    try:
        raw = msgspec.json.decode(data)
    except UNREADABLE as problem:
        line, byte, cut = line_and_byte(data, problem)
        raise DamagedRecord.of(
            "error-record-cut" if cut else "error-record-json", file=file, line=line, byte=byte
        ) from None
    _check_kind(raw, file)
    try:
        record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as problem:
        where, what = place_and_problem(problem)
        raise DamagedRecord.of("error-record-field", file=file, where=where, problem=what) from None
    _check_take_backs(record, file)
    return record


def _check_kind(raw: Any, file: str) -> None:
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise ForeignRecord.of("error-record-foreign", file=file)
    schema = raw.get("schema")
    if isinstance(schema, int) and schema > SCHEMA:
        raise NewerRecord.of("error-record-newer", file=file, found=schema, known=SCHEMA)
    if isinstance(schema, bool) or schema not in (FIRST_SCHEMA, SCHEMA):
        raise DamagedRecord.of(
            "error-record-field",
            file=file,
            where="$.schema",
            problem=message("schema-expected", wanted=SCHEMA, found=str(schema)),
        )


def _check_take_backs(record: Record, file: str) -> None:
    if record.schema == FIRST_SCHEMA and record.take_backs is not msgspec.UNSET:
        problem = message("schema-unknown", field="take_backs")
        raise DamagedRecord.of("error-record-field", file=file, where="$", problem=problem)
