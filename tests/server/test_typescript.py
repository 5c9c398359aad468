"""The browser's types are the server's classes."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from triopolis.engine.registry import own_ids
from triopolis.server import typescript

WORD_TO_DEVELOPERS = (
    "is not what the server's classes say: run `python -m triopolis.server.typescript --write` and commit it"
)


@pytest.fixture(scope="module")
def shared() -> str:
    return typescript.protocol()


@pytest.fixture(scope="module")
def games() -> dict[str, str]:
    return {id: typescript.game_protocol(id) for id in own_ids()}


@pytest.fixture(scope="module")
def written() -> dict[Path, str]:
    return typescript.files()


def declared(text: str) -> list[str]:
    return re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)


def interface(text: str, name: str) -> list[str]:
    """The lines of an interface, without its comments."""
    block = re.search(rf"^export interface {name}(?:<[^{{]*>)? {{\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)
    assert block, name
    return [line.strip() for line in block[1].splitlines() if not line.strip().startswith(("/*", "*"))]


def test_files_are_up_to_date(written: dict[Path, str]) -> None:
    for file, text in written.items():
        assert file.exists(), f"{file.name} {WORD_TO_DEVELOPERS}"
        assert file.read_text("utf-8") == text, f"{file} {WORD_TO_DEVELOPERS}"


def test_every_name_is_declared_once(written: dict[Path, str]) -> None:
    for text in written.values():
        names = Counter(declared(text))
        assert set(names.values()) == {1}
        assert "Record" not in names, "the file itself uses TypeScript's own Record"


def test_every_name_used_is_declared(written: dict[Path, str]) -> None:
    for text in written.values():
        code = re.sub(r"/\*.*?\*/|//.*?$|\"[^\"]*\"", "", text, flags=re.MULTILINE | re.DOTALL)
        imported = re.findall(r"^import type \{ ([^}]*) \}", code, re.MULTILINE)
        known = {*declared(text), *(name for names in imported for name in names.split(", "))}
        assert set(re.findall(r"\b[A-Z]\w*", code)) - {"Record", "Id", "Games"} == known - {"Games"}


def test_lines_are_as_narrow_as_prettier_wants(written: dict[Path, str]) -> None:
    for text in written.values():
        assert [line for line in text.splitlines() if len(line) > typescript.WIDTH] == []


def test_the_shared_file_names_no_game(shared: str) -> None:
    for id in own_ids():
        assert id not in shared
        assert "".join(word.capitalize() for word in id.split("_")) not in shared


def test_every_game_adds_itself(games: dict[str, str]) -> None:
    for id, text in games.items():
        name = "".join(word.capitalize() for word in id.split("_"))
        added = [f"view: {name}View;", f"move: {name}Move;", f"fact: {name}Fact;"]
        assert all(f"      {line}\n" in text for line in [*added, f"preview: {name}PreviewDetails;"])


def test_what_a_browser_sends_may_leave_out_defaults(shared: str) -> None:
    assert interface(shared, "Join") == ["seat?: number | null;", "name?: string | null;"]
    assert interface(shared, "Component") == ["kind: string;", "id?: number;"]
    assert interface(shared, "Play") == [
        'type: "play";',
        "seat: number;",
        "revision: number;",
        "action?: number | null;",
        "actions?: number[] | null;",
        "move?: Move | null;",
        "ref?: number | null;",
    ]


def test_what_a_browser_receives_is_all_there_unless_its_class_omits_defaults(
    shared: str, games: dict[str, str]
) -> None:
    assert "details: PreviewDetails<Id> | null;" in interface(shared, "Preview")
    assert "revision: number;" in interface(games["point_city"], "PointCityView")
    assert "note?: Message | null;" in interface(shared, "ScoreItem")


def test_what_a_game_defines_is_looked_up_by_its_id(shared: str) -> None:
    assert "moves: MoveInfo<Id>[];" in interface(shared, "StateMessage")
    assert "view: View<Id> | null;" in interface(shared, "StateMessage")
    assert "data: Fact<Id>;" in interface(shared, "EventInfo")


def test_kinds_of_types(shared: str, games: dict[str, str]) -> None:
    assert interface(games["point_city"], "PointCityTake") == ['kind: "take";', "cells: [string, string];"]
    assert interface(games["bloom_town"], "BloomTownDouble") == ['kind: "double";', 'by: "flower" | "spring";']
    assert "args: Record<string, string | number | Message | Message[]>;" in interface(shared, "Message")
    assert "central: (string | null)[];" in interface(games["happy_city"], "HappyCityView")
    assert "tables: Record<string, Rows>;" in interface(shared, "Components")
    assert "status: Status;" in interface(shared, "TableInfo")
    assert 'export type Status = "waiting" | "running" | "finished" | "abandoned" | "closed";' in shared


def test_docstrings_become_comments(shared: str, games: dict[str, str]) -> None:
    assert "/** The guest this browser is. */\nexport interface Me {" in shared
    assert "  /** The revision it answers. */\n  revision: number;" in shared
    view = games["point_city"]
    assert "  /** Whose view this is; null is a spectator. */\n  seat: number | null;" in view
