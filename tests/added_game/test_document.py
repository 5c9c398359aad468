"""docs/new-game.md shows code that is there, names files that are there, and its commands work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lantern_harbour"
TEXT = (ROOT / "docs" / "new-game.md").read_text("utf-8")
STARTS_A_SERVER = "triopolis serve"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_python_is_from_the_example(code: str) -> None:
    assert any(code in file.read_text("utf-8") for file in (EXAMPLE / "src").rglob("*.py"))


@pytest.mark.parametrize("code", blocks("toml"))
def test_toml_is_from_the_example(code: str) -> None:
    assert code in (EXAMPLE / "pyproject.toml").read_text("utf-8")


def test_files_that_are_named_are_there() -> None:
    for link in re.findall(r"\]\(([^)]+)\)", TEXT):
        assert (ROOT / "docs" / link).exists(), link
    for name in re.findall(r"\b([a-z_]+\.(?:py|csv|toml|ftl))\b", TEXT):
        assert list(EXAMPLE.rglob(name)) or list((ROOT / "src").rglob(name)) or list((ROOT / "tests").rglob(name)), name


def commands() -> list[str]:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith("triopolis ") and line != STARTS_A_SERVER]


@pytest.mark.parametrize("command", commands())
def test_commands_work(cli: Cli, command: str) -> None:
    outcome = cli(*command.split()[1:], stdin="1\n" * 100)
    assert (outcome.code, outcome.err) == (0, "")
