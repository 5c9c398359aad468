"""Files of simulations of yesterday: read, reported on, and the same lines still make the same rows."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest
from tests.yesterday.fixtures import FROZEN

from triopolis.cli.app import run

pq = pytest.importorskip("pyarrow.parquet", reason="needs pyarrow: make test-lab")

FOLDER = FROZEN / "simulations"


class Contents(msgspec.Struct, frozen=True):
    game: str
    order: str
    """How it was ordered from the command line."""
    rows: int
    sha256: str


CONTENTS = msgspec.json.decode((FOLDER / "contents.json").read_bytes(), type=dict[str, Contents])
every_file = pytest.mark.parametrize("name", CONTENTS)


def contents(file: Path) -> tuple[int, str]:
    rows = pq.read_table(file).to_pylist()
    return len(rows), hashlib.sha256(msgspec.json.encode(rows)).hexdigest()


@every_file
def test_files_hold_what_they_held(name: str) -> None:
    assert contents(FOLDER / f"{name}.parquet") == (CONTENTS[name].rows, CONTENTS[name].sha256)
    about = msgspec.json.decode(pq.read_schema(FOLDER / f"{name}.parquet").metadata[b"triopolis"])
    assert about["game"] == CONTENTS[name].game


@pytest.mark.parametrize("name", [name for name in CONTENTS if not name.endswith("_decisions")])
def test_reports_are_made_of_them(name: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert run(["--language", "en", "report", str(FOLDER / f"{name}.parquet"), "--out", str(page)]) == 0
    assert "<svg" in page.read_text("utf-8")


@pytest.mark.parametrize("name", [name for name in CONTENTS if "--bots" not in CONTENTS[name].order])
def test_the_same_line_makes_the_same_rows(name: str, tmp_path: Path) -> None:
    """Of random games; a bot may have become wiser."""
    frozen = CONTENTS[name]
    order = [word.replace("PACKS", str(FROZEN / "packs")) for word in frozen.order.split()]
    file = tmp_path / "again.parquet"
    assert run(["--language", "en", "simulate", frozen.game, *order, "--processes", "1", "--out", str(file)]) == 0
    new = pq.read_table(file)
    # A later version may tell more of a game.
    old = pq.read_table(FOLDER / f"{name}.parquet")
    assert new.select(old.column_names).to_pylist() == old.to_pylist()
