"""What a file of simulated games says: scores, lengths, who is ahead, and how those fared who owned this or that.

The file is read group by group, so that it may be larger than the memory.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from triopolis.lab.header import KEY, ForeignFile, Header, decode_header
from triopolis.lab.ownership import KindFindings, Ownership
from triopolis.lab.results import Results, results_of
from triopolis.lab.samples import Sample


class Findings:
    def __init__(self, header: Header) -> None:
        self.header = header
        self.games = 0
        self.scores: list[Counter[int]] = [Counter() for _ in header.places()]
        """Place by place: how many games ended with each score."""
        self.places = [Sample() for _ in header.places()]
        self.in_order = [Sample() for _ in header.bots]
        """Who began, who came second …"""
        self.lengths: dict[str, Counter[int]] = {name: Counter() for name in ("turns", "decisions", "margin")}
        self._ownership = Ownership(header.kinds, len(header.bots))

    def everyone(self) -> Sample:
        """All seats together."""
        total = Sample()
        for place in self.places[: len(self.header.bots)]:
            total.add(place)
        return total

    def kinds(self) -> list[KindFindings]:
        return self._ownership.findings(self.everyone())

    def read(self, table: Any) -> None:
        """Take in a group of rows."""
        labels, seats = self.header.places(), len(self.header.bots)
        self.games += table.num_rows
        for name, counted in self.lengths.items():
            counted.update(_counts(table[name]))
        results = results_of(table, labels)
        for place, label in enumerate(labels):
            self.scores[place].update(_counts(table[f"{label}_score"]))
            self.places[place].add(results[place].sample())
        for seat in range(seats):
            self._read_order(table["first"], seat, results[seat])
        self._ownership.read([table[f"{label}_holdings"] for label in labels[:seats]], results[:seats])

    def _read_order(self, first: Any, seat: int, results: Results) -> None:
        import pyarrow.compute as pc

        seats = len(self.header.bots)
        later = pc.subtract(seat + seats, first.cast("int32"))
        order = pc.if_else(pc.greater_equal(later, seats), pc.subtract(later, seats), later)
        for (place,), sample in results.grouped({"order": order}).items():
            self.in_order[place].add(sample)


def _counts(column: Any) -> dict[int, int]:
    return {row["values"]: row["counts"] for row in column.value_counts().to_pylist()}


def read_findings(file: Path) -> Findings:
    """The findings of a file; refuses one that has no rows of games, or is damaged."""
    import pyarrow as pa
    from pyarrow.parquet import ParquetFile

    try:
        with ParquetFile(file) as parquet:
            findings = Findings(_header(parquet, str(file)))
            for group in range(parquet.num_row_groups):
                findings.read(parquet.read_row_group(group))
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError, KeyError, IndexError) as problem:
        raise ForeignFile.of("lab-error-foreign", file=str(file)) from problem
    return findings


def _header(parquet: Any, file: str) -> Header:
    header = decode_header((parquet.schema_arrow.metadata or {}).get(KEY, b""), file)
    if header.rows != "games":
        raise ForeignFile.of("lab-error-decisions", file=file)
    return header
