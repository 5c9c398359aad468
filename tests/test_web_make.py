"""web/make.py: which Node will do, and when the browser client is built again."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[1] / "web" / "make.py"


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script, with its results in a folder of the test's own and nothing really built."""
    spec = importlib.util.spec_from_file_location("web_make", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "DIGEST", tmp_path / "build" / "site.digest")
    monkeypatch.setattr(module, "SITE", tmp_path / "site")
    return module


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0\n", True),
        ("v20.18.3\n", False),
        ("v21.9.0\n", False),
        ("v22.12.1\n", True),
        ("v22.3.0\n", False),
        ("v24.0.0\n", True),
        ("v18.20.0\n", False),
        ("", False),
    ],
)
def test_the_versions_of_node_that_vite_runs_with(make: ModuleType, version: str, good: bool) -> None:
    assert make.is_good(version) is good


def test_it_is_built_only_when_something_has_changed(make: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[str] = []

    class FakeNpm:
        def install(self) -> None:
            runs.append("install")

        def run(self, script: str, *arguments: str) -> None:
            runs.append(script)
            make.SITE.mkdir(exist_ok=True)
            (make.SITE / "index.html").touch()

    monkeypatch.setattr(make, "Npm", FakeNpm)
    assert make.main(["build"]) == 0
    assert make.main(["build"]) == 0
    assert runs == ["install", "build"]
    monkeypatch.setattr(make, "inputs_digest", lambda: "something else")
    assert make.main(["build"]) == 0
    assert runs == ["install", "build"] * 2


def test_without_node_it_says_so_and_goes_on_where_it_may(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(make.shutil, "which", lambda *_args, **_options: None)
    monkeypatch.setattr(make.importlib.util, "find_spec", lambda _name: None)
    assert make.main(["node"]) == 1
    assert make.main(["build"]) == 1
    assert "Node.js" in capsys.readouterr().err
    assert make.main(["build", "--optional"]) == 0
    assert "without the browser client" in capsys.readouterr().err
    assert make.DIGEST.read_text() == "none"


def test_what_decides_the_site_is_what_it_is_made_of(make: ModuleType) -> None:
    names = {path.relative_to(make.ROOT).as_posix() for path in make.inputs()}
    assert {"web/index.html", "web/package-lock.json", "web/src/main.ts", "src/triopolis/locales/uk/web.ftl"} <= names
    assert not any("node_modules" in name or name.endswith(".py") for name in names)
