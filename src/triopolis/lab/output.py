"""Simulated games in a Parquet file: the same, byte for byte, whoever plays them and however often they are broken off.

Finished parts are kept in a folder beside the file, `FILE.parts`, until all are there; what they are follows from the
plan alone. The same order again goes on with what is missing.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from triopolis.bots.registry import RANDOM
from triopolis.engine.errors import TriopolisError
from triopolis.lab.header import KEY, Header, Rows, decode_header, encode_header, header_of
from triopolis.lab.pool import Crew
from triopolis.lab.rows import PLAYING, Part, tally_of
from triopolis.lab.simulation import Plan, SimulationResult, Tally, check, summary

PARTS: Final = 256
MOST_GAMES: Final[dict[Rows, int]] = {"games": 10_000, "decisions": 250}
"""So many parts, but none larger than this, …"""
LEAST_RANDOM_GAMES: Final = 100
"""… nor of quick games smaller than this. Breaking off costs at most the parts that are being played."""
ROWS_IN_A_GROUP: Final = 65_536
COMPRESSION: Final = "zstd"


class OtherPlan(TriopolisError):
    """The folder beside the file belongs to another simulation."""


def simulate_to_file(
    crew: Crew, plan: Plan, rows: Rows, file: Path, progress: Callable[[int], None] | None = None
) -> SimulationResult:
    """Play what is missing and write the file as soon as nothing is; `progress` hears how many more games are there."""
    check(plan)
    start = time.perf_counter()
    parts = Parts(file, header_of(plan, rows))
    missing = parts.missing()
    if progress is not None:
        progress(plan.games - sum(map(len, missing)))
    played = 0
    for games, part in crew.run(PLAYING[rows], plan, missing):
        played += parts.keep(part)
        if progress is not None:
            progress(games)
    total = parts.join()
    return summary(plan, total, time.perf_counter() - start, played)


class Parts:
    """The finished parts of a file that is being made."""

    def __init__(self, file: Path, header: Header) -> None:
        self._file = file
        self._header = header
        self._folder = parts_folder(file)
        begun = begun_header(file)
        if begun is None:
            self._folder.mkdir(exist_ok=True)
            write_whole(self._folder / "plan.json", encode_header(header))
        elif begun != header:
            raise _difference(self._folder, begun, header)

    def missing(self) -> list[range]:
        return [part for part in self._ranges() if self._decisions(part) is None]

    def _ranges(self) -> list[range]:
        games, least = self._header.games, LEAST_RANDOM_GAMES if set(self._header.bots) == {RANDOM} else 1
        size = max(least, min(MOST_GAMES[self._header.rows], games // PARTS))
        return [range(start, min(start + size, games)) for start in range(0, games, size)]

    def _path(self, first: int) -> Path:
        return self._folder / f"{first:012}.arrow"

    def _decisions(self, part: range) -> int | None:
        """How many decisions a kept part has; None if it is not there, or a crash of the machine has spoilt it."""
        import pyarrow as pa

        try:
            with pa.memory_map(str(self._path(part.start))) as source:
                return tally_of(pa.ipc.open_file(source).schema).decisions
        except (OSError, pa.ArrowInvalid):
            return None

    def keep(self, part: Part) -> int:
        """Keep a part; returns its decisions."""
        import pyarrow as pa

        write_whole(self._path(part.first), part.data)
        return tally_of(pa.ipc.open_file(part.data).schema).decisions

    def join(self) -> Tally:
        """Make one file of all parts, and put the folder away."""
        total = Tally()
        unfinished = self._folder / "all.parquet"
        self._write(unfinished, total)
        os.replace(unfinished, self._file)
        shutil.rmtree(self._folder)
        return total

    def _write(self, file: Path, total: Tally) -> None:
        import pyarrow as pa
        from pyarrow.parquet import ParquetWriter

        writer = None
        for group in _grouped(self._tables(total)):
            table = pa.concat_tables(group).replace_schema_metadata({KEY: encode_header(self._header)})
            if writer is None:
                writer = ParquetWriter(file, table.schema, compression=COMPRESSION)
            writer.write_table(table, row_group_size=table.num_rows)
        assert writer is not None
        writer.close()

    def _tables(self, total: Tally) -> Iterator[Any]:
        """The tables of all parts in order; their tallies are added up on the way."""
        import pyarrow as pa

        for part in self._ranges():
            with pa.memory_map(str(self._path(part.start))) as source:
                table = pa.ipc.open_file(source).read_all()
            total.add(tally_of(table.schema))
            yield table.replace_schema_metadata(None)


def _grouped(tables: Iterable[Any]) -> Iterator[list[Any]]:
    """Tables that follow each other, together as many rows as a group has, or a few more."""
    group: list[Any] = []
    for table in tables:
        group.append(table)
        if sum(one.num_rows for one in group) >= ROWS_IN_A_GROUP:
            yield group
            group = []
    if group:
        yield group


def parts_folder(file: Path) -> Path:
    return file.with_name(f"{file.name}.parts")


def begun_header(file: Path) -> Header | None:
    """What is being played into this file, if that was begun before."""
    plan = parts_folder(file) / "plan.json"
    return decode_header(plan.read_bytes(), str(plan)) if plan.exists() else None


def _difference(folder: Path, begun: Header, wanted: Header) -> TriopolisError:
    for name in wanted.__struct_fields__:
        there, here = getattr(begun, name), getattr(wanted, name)
        if there != here:
            break
    return OtherPlan.of("lab-error-other-plan", folder=str(folder), what=name, there=_text(there), here=_text(here))


def _text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def write_whole(path: Path, data: bytes) -> None:
    """A file has its name only when all of it is there."""
    unfinished = path.with_suffix(".new")
    unfinished.write_bytes(data)
    os.replace(unfinished, path)
