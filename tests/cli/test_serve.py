"""`triopolis serve`: what it refuses, and what it says when it stands."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

import triopolis.cli.serve
from triopolis.locales import LANGUAGES
from triopolis.server import serving, site
from triopolis.server.settings import Settings

REFUSED = {
    "extra": "extra",
    "--fly": "--fly",
    "--port": "--port",
    "--port 0": "--port",
    "--port 65536": "--port",
    "--port http": "http",
    "--port 8000.5": "8000.5",
    "--host a..b": "a..b",
    "--host 192.0.2.1": "192.0.2.1",
    "--lan --host 127.0.0.1": "--lan",
    "--path /a/../b": "/a/../b",
    "--path стіл": "стіл",
    '--path "><script>': "script",
    "--thinkers 0": "--thinkers",
    "--thinkers 65": "--thinkers",
    "--thinkers many": "many",
    "--database mysql://host/name": "mysql",
    "--database nonsense": "sqlite:///",
    "--database sqlite:///:memory:": ":memory:",
    "--database sqlite:///folder": "folder",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_served_is_refused(
    cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch, line: str, language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    monkeypatch.setattr(serving, "set_up_logs", lambda: None)
    (home / "folder").mkdir()
    outcome = cli("serve", *line.split(" "))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("triopolis: ")
    assert outcome.err.count("\n") == 1
    assert REFUSED[line] in outcome.err
    assert [file.name for file in home.iterdir()] == ["folder"]


# Ports


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody else listens at."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_named_port_that_is_taken_is_refused(cli: Cli, taken: int) -> None:
    outcome = cli("serve", "--port", str(taken))
    assert (outcome.code, outcome.out) == (2, "")
    assert f"Port {taken} is taken" in outcome.err


def test_without_a_name_the_next_free_port_is_used(
    cli: Cli, stand: list[Settings], taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(triopolis.cli.serve, "FIRST_PORT", taken)
    assert cli("serve").code == 0
    assert stand[0].port > taken


def test_when_every_port_is_taken_it_is_said(cli: Cli, taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(triopolis.cli.serve, "FIRST_PORT", taken)
    monkeypatch.setattr(serving, "TRIED_PORTS", 1)
    outcome = cli("serve")
    assert outcome.code == 2
    assert f"from {taken} to {taken}" in outcome.err


# A server that stands


@pytest.fixture
def stand(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Servers that are ready and stop at once; what they were told."""
    started: list[Settings] = []

    def serve(settings: Settings, when_ready: Callable[[], None]) -> None:
        started.append(settings)
        when_ready()

    monkeypatch.setattr(serving, "serve", serve)
    return started


@pytest.fixture
def any_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "free_port", lambda host, wished, first: wished or first)


@pytest.mark.usefixtures("any_port")
def test_by_default_it_is_for_this_machine_and_its_user(cli: Cli, stand: list[Settings], home: Path) -> None:
    outcome = cli("serve")
    assert (outcome.code, outcome.err) == (0, "")
    assert "http://127.0.0.1:8000/\n" in outcome.out
    assert stand == [Settings(database=f"sqlite:///{home / 'data' / 'triopolis.db'}")]


@pytest.mark.usefixtures("any_port")
def test_everything_that_is_typed_is_passed_on(cli: Cli, stand: list[Settings]) -> None:
    typed = "--host ::1 --port 8123 --database sqlite:///t.db --path club/triopolis/ --proxy --thinkers 3"
    outcome = cli("serve", *typed.split(" "))
    assert "http://[::1]:8123/club/triopolis/\n" in outcome.out
    wanted = Settings(database="sqlite:///t.db", host="::1", port=8123, path="/club/triopolis", proxy=True, thinkers=3)
    assert stand == [wanted]


@pytest.mark.usefixtures("any_port")
@pytest.mark.parametrize("address", ["192.0.2.7", None])
def test_others_in_the_network_get_an_address(
    cli: Cli, stand: list[Settings], monkeypatch: pytest.MonkeyPatch, address: str | None
) -> None:
    monkeypatch.setattr(serving, "address_in_the_network", lambda: address)
    outcome = cli("serve", "--lan", "--path", "/club")
    assert stand[0].host == "0.0.0.0"
    assert "http://127.0.0.1:8000/club/" in outcome.out
    assert ("http://192.0.2.7:8000/club/" in outcome.out) == (address is not None)
    assert ("█" in outcome.out) == (address is not None)


@pytest.mark.usefixtures("any_port", "stand")
@pytest.mark.parametrize("built", [True, False])
def test_a_copy_without_its_page_says_so_in_one_line(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, built: bool
) -> None:
    monkeypatch.setattr(site, "SITE", tmp_path)
    if built:
        (tmp_path / "index.html").touch()
    lines = cli("serve").out.splitlines()
    assert sum("without the page" in line for line in lines) == (not built)


@pytest.mark.usefixtures("any_port", "stand")
@pytest.mark.parametrize("screen", [True, False])
def test_the_browser_is_opened_where_there_is_one(cli: Cli, monkeypatch: pytest.MonkeyPatch, screen: bool) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0" if screen else "")
    cli("serve", "--open")
    assert opened == (["http://127.0.0.1:8000/"] if screen else [])
    cli("serve")
    assert len(opened) == screen


@pytest.mark.usefixtures("any_port", "stand")
def test_it_speaks_every_language(cli: Cli) -> None:
    said = {language: cli("serve", "--language", language).out for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert all("http://127.0.0.1:8000/" in text for text in said.values())
    assert not any("serve-" in text for text in said.values())
