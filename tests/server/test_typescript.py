"""The browser's types are the server's classes."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from triopolis.engine.registry import game_ids
from triopolis.server import typescript

WORD_TO_DEVELOPERS = (
    "web/src/lib/protocol.ts is not what the server's classes say: "
    "run `python -m triopolis.server.typescript --write` and commit it"
)


@pytest.fixture(scope="module")
def written() -> str:
    return typescript.protocol()


def declared(text: str) -> list[str]:
    return re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)


def interface(text: str, name: str) -> list[str]:
    """The lines of an interface, without its comments."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)
    assert found, name
    return [line.strip() for line in found[1].splitlines() if not line.strip().startswith(("/*", "*"))]


def test_file_is_up_to_date(written: str) -> None:
    kept = typescript.FILE.read_text("utf-8") if typescript.FILE.exists() else ""
    assert kept == written, WORD_TO_DEVELOPERS


def test_every_name_is_declared_once(written: str) -> None:
    names = Counter(declared(written))
    assert set(names.values()) == {1}
    assert "Record" not in names, "the file itself uses TypeScript's own Record"


def test_every_name_used_is_declared(written: str) -> None:
    code = re.sub(r"/\*.*?\*/|//.*?$|\"[^\"]*\"", "", written, flags=re.MULTILINE | re.DOTALL)
    assert set(re.findall(r"\b[A-Z]\w*", code)) == {*declared(written), "Record"}


def test_lines_are_as_narrow_as_prettier_wants(written: str) -> None:
    assert [line for line in written.splitlines() if len(line) > typescript.WIDTH] == []


def test_every_game_has_its_views_and_moves(written: str) -> None:
    names = {id: "".join(word.capitalize() for word in id.split("_")) for id in game_ids()}
    assert interface(written, "Views") == [f"{id}: {name}View;" for id, name in names.items()]
    assert interface(written, "Moves") == [f"{id}: {name}Move;" for id, name in names.items()]
    assert f"export type View = {' | '.join(f'{name}View' for name in names.values())};" in written
    assert f"export type Move = {' | '.join(f'{name}Move' for name in names.values())};" in written


def test_what_a_browser_sends_may_leave_out_defaults(written: str) -> None:
    assert interface(written, "Join") == ["seat?: number | null;", "name?: string | null;"]
    assert interface(written, "Component") == ["kind: string;", "id?: number;"]
    assert interface(written, "Play") == [
        'type: "play";',
        "seat: number;",
        "revision: number;",
        "action?: number | null;",
        "move?: Move | null;",
        "ref?: number | null;",
    ]


def test_what_a_browser_receives_is_all_there_unless_its_class_omits_defaults(written: str) -> None:
    assert "details: Record<string, unknown>;" in interface(written, "Preview")
    assert "revision: number;" in interface(written, "PointCityView")
    assert "note?: Message | null;" in interface(written, "ScoreItem")


def test_kinds_of_types(written: str) -> None:
    assert interface(written, "PointCityTake") == ['kind: "take";', "cells: [string, string];"]
    assert interface(written, "BloomTownDouble") == ['kind: "double";', 'by: "flower" | "spring";']
    assert "args: Record<string, string | number | Message | Message[]>;" in interface(written, "Message")
    assert "central: (string | null)[];" in interface(written, "HappyCityView")
    assert "tables: Record<string, Rows>;" in interface(written, "Components")
    assert "status: Status;" in interface(written, "TableInfo")
    assert 'export type Status = "waiting" | "running" | "finished" | "abandoned" | "closed";' in written


def test_docstrings_become_comments(written: str) -> None:
    assert "/** The guest this browser is. */\nexport interface Me {" in written
    assert "  /** The revision it answers. */\n  revision: number;" in written
    assert "  /** Whose view this is; null is a spectator. */\n  seat: number | null;" in written
