"""web/make.py: which Node will do, and when the browser client is built again."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[1] / "web" / "make.py"


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script, with its results in a folder of the test's own and nothing really built."""
    monkeypatch.delenv("TRIOPOLIS_NO_WEB", raising=False)
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


def test_a_page_that_is_not_wanted_is_neither_built_nor_left(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(make.shutil, "which", lambda *_args, **_options: None)
    monkeypatch.setattr(make.importlib.util, "find_spec", lambda _name: None)
    assert make.main(["lacks-node"]) == 0
    monkeypatch.setenv("TRIOPOLIS_NO_WEB", "1")
    assert make.main(["lacks-node"]) == 1
    assert make.main(["node"]) == 1
    make.SITE.mkdir()
    assert make.main(["build", "--optional"]) == 0
    assert "TRIOPOLIS_NO_WEB" in capsys.readouterr().err
    assert not make.SITE.exists()


def test_a_registry_that_does_not_answer_is_asked_once(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A stand-in for npm that writes down what it is asked for, and knows nothing."""
    asked = tmp_path / "asked"
    npm = [sys.executable, "-c", f"import sys; open({str(asked)!r}, 'a').write(sys.argv[1]); sys.exit(1)"]
    (tmp_path / "package.json").write_text('{"devDependencies": {"first": "1"}}')
    (tmp_path / "package-lock.json").touch()
    monkeypatch.setattr(make, "WEB", tmp_path)
    monkeypatch.setattr(make, "find_npm", lambda: npm)
    monkeypatch.setattr(make, "inputs_digest", lambda: "digest")
    assert make.main(["build"]) == 1
    assert "does not answer" in capsys.readouterr().err
    assert asked.read_text() == "view"


def test_what_decides_the_site_is_what_it_is_made_of(make: ModuleType) -> None:
    names = {path.relative_to(make.ROOT).as_posix() for path in make.inputs()}
    assert {"web/index.html", "web/package-lock.json", "web/src/main.ts", "src/triopolis/locales/uk/web.ftl"} <= names
    assert "src/triopolis/games/happy_city/words/uk/guide_happy_city.ftl" in names
    assert not any("node_modules" in name or name.endswith(".py") for name in names)
