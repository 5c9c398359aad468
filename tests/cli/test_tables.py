"""`triopolis tables`: list, export, prune and back up what a server keeps."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from tests.cli.conftest import Cli
from tests.cli.scripts import typed_game, typed_until_undo_is_possible

from triopolis.engine.match import Match
from triopolis.engine.registry import find_game
from triopolis.house.stored import Change, StoredSeat, StoredTable
from triopolis.house.townsfolk import person_for, person_name
from triopolis.locales import LANGUAGES, Words
from triopolis.server.storage import Storage, default_database

T = TypeVar("T")

SEATS = [StoredSeat("Anna", guest="guest-of-anna"), StoredSeat("", bot="easy")]
NOW = datetime.now(UTC)


def kept(match: Match, id: str, **fields: Any) -> StoredTable:
    """A table as the server would keep the match, without its changes."""
    usual: dict[str, Any] = {
        "game": match.game.id,
        "version": match.game.version,
        "options": msgspec.structs.asdict(match.options),
        "seed": match.seed,
        "status": "finished" if match.over else "running",
        "host": "guest-of-anna",
        "seats": SEATS[: len(match.seats)],
        "revision": match.revision,
        "created": NOW,
        "changed": NOW,
    }
    return StoredTable(**{"id": id, **usual, **fields})


def played(match: Match, id: str) -> list[Change]:
    return [Change(id, revision, step.seat, step.action) for revision, step in enumerate(match.steps, 1)]


def with_storage(work: Callable[[Storage], Awaitable[T]], url: str | None = None) -> T:
    async def run() -> T:
        storage = await Storage.open(url or default_database())
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


@pytest.fixture
def finished() -> Match:
    return typed_game(2, "finished")[0]


@pytest.fixture
def full(home: Path, finished: Match) -> Path:
    """A database with a finished table, an old one, and one that waits for people."""
    new = Match(find_game("point_city"), 2, seed="waiting")
    seats = [SEATS[0], StoredSeat("")]
    old = NOW - timedelta(days=100)

    async def fill(storage: Storage) -> None:
        await storage.add_table(kept(finished, "done"), played(finished, "done"))
        await storage.add_table(kept(finished, "old", changed=old), played(finished, "old"))
        await storage.add_table(kept(new, "new", status="waiting", seats=seats, changed=NOW - timedelta(days=9)))

    with_storage(fill)
    return home


def ids(storage: Storage) -> Awaitable[list[StoredTable]]:
    return storage.all_tables(["waiting", "running", "finished", "abandoned"])


# list


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_shows_every_table(cli: Cli, full: Path, finished: Match, language: str) -> None:
    words = Words(language)
    outcome = cli("tables", "--language", language)
    assert (outcome.code, outcome.err) == (0, "")
    for part in ("done", "old", "new", "Anna", str(finished.revision), words("tables-seat-open")):
        assert part in outcome.out
    assert words("tables-status-name", status="waiting") in outcome.out
    assert words("tables-count", count=3) in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 80
    assert cli("tables", "list", "--language", language) == outcome


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_tells_the_level_of_a_bot_beside_its_name(cli: Cli, full: Path, language: str) -> None:
    words = Words(language)
    name = words.say(person_name(person_for("done", 1)))
    outcome = cli("tables", "--language", language)
    told = words("tables-seat-bot", name=name, level=words("bot-easy"))
    assert told == f"{name} ({words('bot-easy')})"
    assert name in outcome.out
    assert words("bot-easy") in outcome.out


def test_list_as_json_tells_no_secrets(cli: Cli, full: Path, finished: Match) -> None:
    outcome = cli("tables", "list", "--json")
    tables = {table["id"]: table for table in json.loads(outcome.out)["tables"]}
    assert list(tables) == ["done", "new", "old"]
    assert tables["done"]["moves"] == finished.revision
    assert tables["done"]["seats"][0] == {"kind": "person", "name": "Anna", "bot": None}
    assert tables["done"]["seats"][1]["bot"] == "easy"
    assert tables["new"]["seats"][1]["kind"] == "open"
    assert datetime.fromisoformat(tables["done"]["changed"]) == NOW
    assert "guest-of-anna" not in outcome.out
    assert "seed" not in outcome.out


def test_list_can_be_narrowed_by_status(cli: Cli, full: Path) -> None:
    tables = json.loads(cli("tables", "list", "--status", "waiting,running", "--json").out)["tables"]
    assert [table["id"] for table in tables] == ["new"]
    assert cli("tables", "--status", "abandoned").out == "No tables\n"


def test_another_database_can_be_named(cli: Cli, home: Path, finished: Match) -> None:
    url = f"sqlite:///{home}/own.db"
    with_storage(lambda storage: storage.add_table(kept(finished, "own", revision=0)), url)
    assert "own" in cli("tables", "--database", url).out


# export


def test_an_exported_match_is_a_record(cli: Cli, full: Path, finished: Match) -> None:
    outcome = cli("tables", "export", "done", "--to", "records")
    assert (outcome.code, outcome.err) == (0, "")
    assert "records" in outcome.out
    record = Match.load((full / "records" / "point_city-done.json").read_bytes())
    assert record.actions == finished.actions
    assert record.record().result == finished.record().result
    assert record.seats[0].name == "Anna"
    assert cli("replay", "records/point_city-done.json").code == 0


def test_what_was_taken_back_is_not_in_the_record(cli: Cli, home: Path) -> None:
    seed, moves = typed_until_undo_is_possible()
    match = Match(find_game("point_city"), 1, seed=seed)
    for move in moves:
        match.play(0, match.game.parse(move))
    changes = played(match, "undone")
    match.undo(0)
    changes.append(Change("undone", match.revision, 0, None))
    with_storage(lambda storage: storage.add_table(kept(match, "undone"), changes))
    assert cli("tables", "export", "undone", "--to", ".").code == 0
    record = Match.load((home / "point_city-undone.json").read_bytes())
    assert (record.actions, record.revision) == (match.actions, match.revision)


def test_all_that_have_begun_are_exported_and_replaced_later(cli: Cli, full: Path) -> None:
    for _ in range(2):
        assert cli("tables", "export", "--all", "--to", "records").code == 0
        names = sorted(file.name for file in (full / "records").iterdir())
        assert names == ["point_city-done.json", "point_city-old.json"]
    assert cli("tables", "export", "--all", "--status", "waiting", "--to", "waiting").code == 0
    assert [file.name for file in (full / "waiting").iterdir()] == ["point_city-new.json"]


def test_one_match_that_cannot_be_told_does_not_stop_the_rest(cli: Cli, full: Path, finished: Match) -> None:
    with_storage(lambda storage: storage.add_table(kept(finished, "spoilt", options={"tokens": "none"}, revision=0)))
    outcome = cli("tables", "export", "--all", "--to", "records")
    assert outcome.code == 1
    assert outcome.err.startswith("triopolis: ")
    assert outcome.err.count("\n") == 1
    assert len(list((full / "records").iterdir())) == 2
    assert cli("tables", "export", "spoilt", "--to", "records").code == 2


def test_a_match_of_other_rules_is_exported_as_it_was_written(cli: Cli, full: Path, finished: Match) -> None:
    changes = played(finished, "ancient")
    with_storage(lambda storage: storage.add_table(kept(finished, "ancient", version=0), changes))
    assert cli("tables", "export", "ancient", "--to", "records").code == 0
    record = json.loads((full / "records" / "point_city-ancient.json").read_text())
    assert (record["version"], record["actions"]) == (0, finished.actions)


# prune


def test_prune_tells_what_it_would_remove_and_removes_it_when_told(cli: Cli, full: Path) -> None:
    asked = cli("tables", "prune", "--older-than", "30")
    assert asked.code == 0
    assert "old" in asked.out
    assert "done" not in asked.out
    assert "--yes" in asked.out
    assert len(with_storage(ids)) == 3
    assert cli("tables", "prune", "--older-than", "30", "--yes").out == "1 table removed.\n"
    assert [table.id for table in with_storage(ids)] == ["done", "new"]
    assert cli("tables", "prune", "--older-than", "30", "--yes").out == "There was nothing to remove.\n"


def test_prune_can_be_narrowed_by_status(cli: Cli, full: Path) -> None:
    assert cli("tables", "prune", "--older-than", "5", "--status", "waiting", "--yes").code == 0
    assert [table.id for table in with_storage(ids)] == ["done", "old"]


def test_running_tables_are_never_pruned(cli: Cli, home: Path, finished: Match) -> None:
    old = NOW - timedelta(days=1000)
    with_storage(lambda storage: storage.add_table(kept(finished, "t", status="running", revision=0, changed=old)))
    assert cli("tables", "prune", "--older-than", "0", "--yes").code == 0
    assert len(with_storage(ids)) == 1


# backup


def test_a_backup_is_the_database_as_it_is(cli: Cli, full: Path) -> None:
    secret = with_storage(lambda storage: storage.secret("cookie"))
    outcome = cli("tables", "backup", "copy.db")
    assert (outcome.code, outcome.err) == (0, "")
    assert "copy.db" in outcome.out
    files = sorted(file.name for file in full.iterdir())
    assert files == ["copy.db", "data"]
    assert stat.S_IMODE((full / "copy.db").stat().st_mode) == 0o600
    copy = f"sqlite:///{full}/copy.db"
    assert with_storage(ids, copy) == with_storage(ids)
    assert with_storage(lambda storage: storage.secret("cookie"), copy) == secret


def test_a_backup_can_be_made_while_somebody_writes(cli: Cli, full: Path, finished: Match) -> None:
    """In the middle of a transaction: the copy is as it was before."""
    writer = sqlite3.connect(full / "data" / "triopolis.db", isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("DELETE FROM tables")
    assert cli("tables", "backup", "copy.db").code == 0
    writer.execute("ROLLBACK")
    writer.close()
    assert len(with_storage(ids, f"sqlite:///{full}/copy.db")) == 3


def test_the_server_may_go_on_meanwhile(cli: Cli, full: Path, finished: Match) -> None:
    async def play_and_list(storage: Storage) -> str:
        await storage.add_table(kept(finished, "live", status="running", revision=0))
        out = (await asyncio.to_thread(cli, "tables", "list", "--json")).out
        await storage.commit([Change("live", 1, 0, 1)], version=1, actor=1, bot_due=True, status="running", result=None)
        return out

    assert '"live"' in with_storage(play_and_list)


# Refusals

REFUSED = {
    "tables fly": "list, export, prune, backup",
    "tables list extra": "extra",
    "tables list --status sleeping": "sleeping",
    "tables list --status waiting,": "waiting,",
    "tables list --yes": "--yes",
    "tables list --older-than 3": "--older-than",
    "tables list --database nonsense": "sqlite:///",
    "tables list --database sqlite:///nowhere.db": "nowhere.db",
    "tables list --database sqlite:///text.db": "text.db",
    "tables list --database sqlite:///:memory:": ":memory:",
    "tables list --database mysql://me:hidden@host/games": "mysql",
    "tables export": "--to",
    "tables export --to records": "--all",
    "tables export done --all --to records": "--all",
    "tables export unknown --to records": "unknown",
    "tables export done --to text.db": "text.db",
    "tables export done --to records --json": "--json",
    "tables prune": "--older-than",
    "tables prune --older-than x": "x",
    "tables prune --older-than -1": "-1",
    "tables prune --older-than 99999999": "99999999",
    "tables prune --older-than 3 --status running": "running",
    "tables prune done --older-than 3": "done",
    "tables backup": "--help",
    "tables backup text.db": "text.db",
    "tables backup data": "data",
    "tables backup nowhere/copy.db": "nowhere",
    "tables backup copy.db --all": "--all",
    "tables backup copy.db --database sqlite:///text.db": "text.db",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_bad_input_is_refused(cli: Cli, full: Path, line: str, language: str) -> None:
    (full / "text.db").write_text("no database " * 1000)
    before = contents(full)
    outcome = cli(*line.split(" "), "--language", language)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("triopolis: ")
    assert outcome.err.count("\n") == 1
    assert REFUSED[line] in outcome.err
    assert "hidden" not in outcome.err
    assert contents(full) == before


def contents(folder: Path) -> dict[str, bytes | None]:
    return {str(path): path.read_bytes() if path.is_file() else None for path in sorted(folder.rglob("*"))}


def test_without_a_database_nothing_is_made(cli: Cli, home: Path) -> None:
    outcome = cli("tables")
    assert outcome.code == 2
    assert "triopolis.db" in outcome.err
    assert list(home.iterdir()) == []


def test_a_server_makes_its_own_backups(cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: True)
    outcome = cli("tables", "backup", "copy.db", "--database", "postgresql://me:hidden@host/games")
    assert outcome.code == 2
    assert "pg_dump" in outcome.err
    assert "hidden" not in outcome.err
    assert list(home.iterdir()) == []
