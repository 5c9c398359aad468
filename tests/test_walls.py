"""The walls between packages hold: each contract of import-linter notices the import that it is there to forbid.

`make lint` checks the sources as they are. Here one wrong import at a time goes into a copy of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONFIGURATION = ROOT / "pyproject.toml"

WRONG = [
    ("layers", "engine/bits.py", "import triopolis.bots.registry"),
    ("layers", "engine/bits.py", "import triopolis.games.point_city.state"),
    ("layers", "games/point_city/rules.py", "import triopolis.bots.random_bot"),
    ("layers", "house/seats.py", "import triopolis.server.settings"),
    ("layers", "locales/__init__.py", "import triopolis.engine.bits"),
    ("layers", "new_package/__init__.py", ""),
    ("games-apart", "games/bloom_town/rules.py", "import triopolis.games.happy_city.components"),
    ("lab-without-house", "lab/arena.py", "import triopolis.house.seats"),
    ("no-network", "house/seats.py", "def later() -> None:\n    import subprocess"),
    ("no-network", "engine/record.py", "import http.client"),
    ("sql-in-storage", "server/app.py", "from sqlalchemy import URL"),
    ("web-in-server", "cli/serve.py", "from litestar import Litestar"),
    ("extras-in-lab", "bots/tree_search.py", "import numpy"),
    ("no-rings", "engine/schema.py", "import triopolis.engine.record"),
]


def contracts() -> list[str]:
    settings = tomllib.loads(CONFIGURATION.read_text(encoding="utf-8"))
    return [contract["id"] for contract in settings["tool"]["importlinter"]["contracts"]]


def test_every_contract_is_tried() -> None:
    assert {contract for contract, _, _ in WRONG} == set(contracts())


@pytest.mark.parametrize(("contract", "file", "wrong_import"), WRONG)
def test_a_wrong_import_is_noticed(contract: str, file: str, wrong_import: str, tmp_path: Path) -> None:
    copy_sources(tmp_path)
    edited = tmp_path / "triopolis" / file
    edited.parent.mkdir(exist_ok=True)
    with edited.open("a", encoding="utf-8") as lines:
        print(wrong_import, file=lines)
    run = lint(tmp_path, contract)
    assert run.returncode == 1, run.stdout + run.stderr
    assert "1 broken" in run.stdout


def test_without_a_wrong_import_nothing_is_noticed(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    run = lint(tmp_path, *contracts())
    assert run.returncode == 0, run.stdout + run.stderr


def copy_sources(folder: Path) -> None:
    shutil.copytree(ROOT / "src" / "triopolis", folder / "triopolis", ignore=only_python)


def only_python(folder: str, names: list[str]) -> list[str]:
    """Leave out the data, the page and what is compiled: no import is written there."""
    return [name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()]


def lint(package_parent: Path, *contracts: str) -> subprocess.CompletedProcess[str]:
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    chosen = [word for contract in contracts for word in ("--contract", contract)]
    return subprocess.run(
        [sys.executable, "-c", program, "--config", str(CONFIGURATION), "--no-cache", *chosen],
        env={**os.environ, "PYTHONPATH": str(package_parent)},
        cwd=package_parent,
        capture_output=True,
        text=True,
        check=False,
    )
