"""Packages that offer a game, installed for the length of a test: code, and the metadata an installer would write."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from triopolis import locales
from triopolis.engine import registry

CODE = """
from triopolis.engine.registry import find_game

CONTRACT = 1


class Added(type(find_game("bloom_town"))):
    def __init__(self):
        super().__init__()
        self.id = "{id}"


GAME = Added()
"""
"""A game that is Bloom Town under another name."""


ROOMS = {
    f"{room}.py": f"from triopolis.games.bloom_town.{room} import ROOM as ROOM\n" for room in ("telling", "spread")
}
"""Those that every game needs: Bloom Town's."""


class Installer:
    def __init__(self, site: Path) -> None:
        self.site = site
        self.modules: set[str] = set()

    def __call__(
        self,
        distribution: str,
        id: str,
        code: str = CODE,
        files: Mapping[str, str | bytes] | None = None,
        names: str = "",
        rooms: Mapping[str, str] = ROOMS,
    ) -> None:
        """Install a package with this code as its `__init__.py`, the rooms that it needs, more files if there are some,
        and an entry point that names the package, or what is said. It has a name, unless it brings English words."""
        package = distribution.replace("-", "_")
        self.modules |= {package, names.partition(":")[0] or package}
        files = {"__init__.py": code.replace("{id}", id), **rooms, **(files or {})}
        if not any(path.startswith("words/en/") for path in files):
            files["words/en/name.ftl"] = f"game-{id.replace('_', '-')} = The game {id}\n"
        for path, text in files.items():
            self._write(f"{package}/{path}", text)
        metadata = f"{package}-1.0.dist-info"
        self._write(f"{metadata}/METADATA", f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
        self._write(f"{metadata}/entry_points.txt", f"[triopolis.games]\n{id} = {names or package}\n")

    def _write(self, path: str, text: str | bytes) -> None:
        file = self.site / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode() if isinstance(text, str) else text)

    def forget(self) -> None:
        """Whatever has been found and imported so far is looked for anew."""
        looked_up = (registry.game_ids, registry.find_game, registry.has_room, registry._entry, registry._added)
        for cached in (*looked_up, locales.message_ids):
            cached.cache_clear()
        for name in [name for name in sys.modules if name.partition(".")[0] in self.modules]:
            del sys.modules[name]


@pytest.fixture
def install(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installer]:
    installer = Installer(tmp_path_factory.mktemp("site"))
    monkeypatch.syspath_prepend(installer.site)
    monkeypatch.setattr(locales, "_added_folders", [])
    installer.forget()
    yield installer
    installer.forget()
