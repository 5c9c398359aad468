"""The page: whole, in every language, and clear about files it cannot be made of."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.cli.conftest import Cli, cli, home
from tests.lab.arrow.plans import play_into, small_plan

from triopolis.lab.findings import read_findings
from triopolis.lab.header import header_of
from triopolis.lab.output import Parts
from triopolis.lab.report import report_page
from triopolis.locales import LANGUAGES, Words

__all__ = ["cli", "home"]

VOID = {"meta", "br"}


class Reader(HTMLParser):
    """Checks that everything opened is closed; gathers the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attributes: object) -> None:
        self.tags.add(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: object) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module", params=[("bloom_town", 2), ("point_city", 1), ("happy_city", 3)])
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    games = tmp_path_factory.mktemp("report") / "games.parquet"
    play_into(games, small_plan(request.param[0], request.param[1], 200))
    return games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_in_every_language_that_needs_nothing_else(file: Path, language: str) -> None:
    findings, words = read_findings(file), Words(language)
    page = report_page(findings, words)
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert {"svg", "table", "h1"} <= reader.tags
    assert not {"script", "link", "img", "iframe"} & reader.tags
    assert "http" not in page
    assert "nan" not in page
    for id in ("lab-places", "lab-scores", "lab-lengths", "lab-kinds", "lab-note-association", "lab-note-random"):
        assert words(id) in reader.text
    assert findings.kinds()[0].kind.names[language] in reader.text


def test_bots_that_think_are_not_called_random(tmp_path: Path) -> None:
    play_into(tmp_path / "games.parquet", small_plan(games=2))
    findings = read_findings(tmp_path / "games.parquet")
    findings.header = msgspec.structs.replace(findings.header, bots=["greedy", "greedy"])
    page = report_page(findings, Words("en"))
    assert Words("en")("lab-note-random") not in page
    assert "greedy, greedy" in page


SIMULATE = ("simulate", "bloom_town", "--players", "2", "--games", "5", "--seed", "s", "--out", "games.parquet")


def test_from_the_command_line(cli: Cli, home: Path) -> None:
    outcome = cli(*SIMULATE)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.endswith("Rows: games.parquet\n")
    assert cli("report", "games.parquet", "--language", "uk").out == "Звіт записано: games.html\n"
    assert '<html lang="uk">' in (home / "games.html").read_text("utf-8")
    assert cli("report", "games.parquet", "--out", "page.html").code == 0
    assert '<html lang="en">' in (home / "page.html").read_text("utf-8")


def test_without_a_seed_what_was_begun_goes_on(cli: Cli, home: Path) -> None:
    Parts(home / "games.parquet", header_of(small_plan(games=5), "games"))
    line = [part for part in SIMULATE if part not in ("--seed", "s")]
    assert json.loads(cli(*line, "--json").out)["seed"] == "s"
    assert [path.name for path in home.iterdir()] == ["games.parquet"]


def test_a_file_that_is_there_is_never_written_over(cli: Cli, home: Path) -> None:
    (home / "games.parquet").write_bytes(b"mine")
    outcome = cli(*SIMULATE)
    assert (outcome.code, outcome.out) == (2, "")
    assert (home / "games.parquet").read_bytes() == b"mine"
    assert cli(*SIMULATE[:-1], "nowhere/games.parquet").code == 2


def foreign(home: Path) -> None:
    pq.write_table(pa.table({"game": [1]}), home / "foreign.parquet")
    (home / "text.parquet").write_text("no Parquet")
    (home / "empty.parquet").write_bytes(b"")


@pytest.mark.parametrize("name", ["foreign.parquet", "text.parquet", "empty.parquet", "missing.parquet", "."])
def test_what_is_no_file_of_games_is_refused(cli: Cli, home: Path, name: str) -> None:
    foreign(home)
    outcome = cli("report", name)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("triopolis: ")
    assert outcome.err.count("\n") == 1
    assert not list(home.glob("*.html"))


def test_a_damaged_file_and_one_of_decisions_are_refused(cli: Cli, home: Path) -> None:
    assert cli(*SIMULATE).code == 0
    whole = (home / "games.parquet").read_bytes()
    (home / "cut.parquet").write_bytes(whole[: len(whole) // 2])
    assert cli("report", "cut.parquet").code == 2
    assert cli(*SIMULATE[:-1], "decisions.parquet", "--decisions").code == 0
    outcome = cli("report", "decisions.parquet")
    assert outcome.code == 2
    assert "--decisions" in outcome.err
