"""Data files: the components of a game as CSV, read with errors that name file, line and column.

A data pack replaces some of them.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from triopolis.engine.contract import DataPack, Game, OptionsT, Rows, StateT, ViewT
from triopolis.engine.errors import BadDataPack
from triopolis.locales import Message

SOURCES: Final = ("printed", "reported", "reconstructed", "original")
"""How well a component is known; a source column begins with one of these words."""
UNSURE: Final = {"reconstructed", "original"}


class Row:
    """One line of a data file, read column by column."""

    def __init__(self, values: dict[str, str], file: str, line: int) -> None:
        self.values = values
        self.file = file
        self.line = line

    def text(self, column: str) -> str:
        return self.values[column]

    def integer(self, column: str, low: int, high: int) -> int:
        text = self.values[column]
        if not re.fullmatch(r"-?[0-9]{1,9}", text) or not low <= int(text) <= high:
            raise self.error(column, "error-pack-number", value=text, low=low, high=high)
        return int(text)

    def choice(self, column: str, choices: Sequence[str]) -> int:
        """The place of the column's word among those allowed."""
        text = self.values[column]
        if text not in choices:
            raise self.error(column, "error-pack-choice", value=text, known=", ".join(word or '""' for word in choices))
        return choices.index(text)

    def source(self) -> str:
        """The source label, without the note that may follow it."""
        text = self.values["source"]
        label = source_label(text)
        if label not in SOURCES:
            raise self.error("source", "error-pack-choice", value=text, known=", ".join(SOURCES))
        return label

    def error(self, column: str, id: str, **args: str | int | float | Message | list[Message]) -> BadDataPack:
        return BadDataPack.of(id, file=self.file, line=self.line, column=column, **args)


def source_label(text: str) -> str:
    return text.split(maxsplit=1)[0].rstrip(":;,") if text.strip() else ""


def source_labels(game: Game[StateT, ViewT, OptionsT]) -> dict[str, dict[str, int]]:
    """How well the components are known: file by file, how many rows carry which source label."""
    return {name: dict(Counter(source_label(row["source"]) for row in rows)) for name, rows in game.data.items()}


def unsure_files(game: Game[StateT, ViewT, OptionsT]) -> list[str]:
    """The files with rows that are not known from the printed game, which a person should hear of. A game that is
    original in every row has no printed one, so there is nothing to be unsure of."""
    labels = source_labels(game)
    if {label for counted in labels.values() for label in counted} == {"original"}:
        return []
    return [name for name, counted in labels.items() if UNSURE & counted.keys()]


def read_csv(file: Path) -> Rows:
    """The rows of a CSV file as text, every line as wide as its header."""
    try:
        text = file.read_text("utf-8-sig")
    except OSError as problem:
        raise BadDataPack.of("error-pack-unreadable", file=str(file), problem=problem.strerror or "") from None
    except UnicodeDecodeError as problem:
        raise BadDataPack.of("error-pack-encoding", file=str(file), place=problem.start) from None
    try:
        return _rows(text, str(file))
    except csv.Error as problem:
        raise BadDataPack.of("error-pack-unreadable", file=str(file), problem=str(problem)) from None


def _rows(text: str, file: str) -> Rows:
    reader = csv.reader(io.StringIO(text))
    header = [name.strip() for name in next(reader, [])]
    for column in header:
        if header.count(column) > 1:
            raise BadDataPack.of("error-pack-column-twice", file=file, line=1, column=column)
    rows: Rows = []
    for line in reader:
        if len(line) != len(header):
            raise BadDataPack.of(
                "error-pack-width", file=file, line=reader.line_num, found=len(line), wanted=len(header)
            )
        rows.append({name: value.strip() for name, value in zip(header, line, strict=True)})
    return rows


def typed_rows(rows: Rows, columns: Collection[str], file: str, numbered: bool = True) -> list[Row]:
    """Rows with exactly these columns; an id column counts from 0 unless ids are words. The header is line 1."""
    if not rows:
        raise BadDataPack.of("error-pack-empty", file=file)
    for number, values in enumerate(rows):
        for column in columns:
            if column not in values:
                raise BadDataPack.of("error-pack-column-missing", file=file, line=1, column=column)
        for column in values:
            if column not in columns:
                raise BadDataPack.of(
                    "error-pack-column-unknown", file=file, line=1, column=column, known=", ".join(columns)
                )
        if numbered and "id" in columns and values["id"] != str(number):
            raise BadDataPack.of(
                "error-pack-id", file=file, line=number + 2, column="id", value=values["id"], wanted=number
            )
    return [Row(values, file, number + 2) for number, values in enumerate(rows)]


def replaced_data(own: dict[str, Rows], pack: DataPack | None) -> tuple[dict[str, Rows], dict[str, str]]:
    """A game's data with the files of a pack in their place, and the paths to name in errors."""
    if pack is None:
        return own, {name: f"{name}.csv" for name in own}
    for name in pack.tables:
        if name not in own:
            raise BadDataPack.of("error-pack-table", table=name, known=", ".join(own))
    return {**own, **pack.tables}, {**{name: f"{name}.csv" for name in own}, **pack.sources}


def games_of_pack(games: Sequence[Game[StateT, ViewT, OptionsT]], folder: Path) -> list[Game[StateT, ViewT, OptionsT]]:
    """The games that a folder is a data pack for, by the names of its files: those that know most of them."""
    if not folder.is_dir():
        raise BadDataPack.of("error-pack-folder", folder=str(folder))
    known = [sum((folder / f"{name}.csv").exists() for name in game.data) for game in games]
    if not any(known):
        names = ", ".join(f"{name}.csv" for game in games for name in game.data)
        raise BadDataPack.of("error-pack-nothing", folder=str(folder), known=names)
    return [game for game, files in zip(games, known, strict=True) if files == max(known)]


def load_data_pack(game: Game[StateT, ViewT, OptionsT], folder: Path) -> DataPack:
    """The data files of a folder that this game knows: `cards.csv`, `tokens.csv` …"""
    if not folder.is_dir():
        raise BadDataPack.of("error-pack-folder", folder=str(folder))
    names = list(game.data)
    files = {name: folder / f"{name}.csv" for name in names if (folder / f"{name}.csv").exists()}
    if not files:
        known = ", ".join(f"{name}.csv" for name in names)
        raise BadDataPack.of("error-pack-nothing", folder=str(folder), known=known)
    return DataPack(
        {name: read_csv(file) for name, file in files.items()}, {name: str(file) for name, file in files.items()}
    )
