"""Logs: one line a record that a program can read, with no secret in it."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from granian.log import LogLevels, configure_logging
from hypothesis import given
from hypothesis import strategies as st

from triopolis.house.logs import log, log_fault, short_guest
from triopolis.server.logs import GRANIAN_LOGS, JsonLines, PlainLines, set_up_logs

TABLE, GUEST = "abcdefghjkmnpqrstuvwxyz2", "Zm9vYmFyYmF6cXV4MTIzNA"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _own_handlers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """pytest's own stay with pytest."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    level = root.level
    yield
    root.setLevel(level)


def logged(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_record_is_a_line_of_json() -> None:
    stream = io.StringIO()
    set_up_logs(stream=stream)
    log("table-opened", game="point_city", seats=3, public=False, rematch=None)
    log("bot-failed", logging.WARNING, level=5)
    first, second = logged(stream)
    assert first.pop("time").endswith("+00:00")
    assert first == {
        "level": "info",
        "event": "table-opened",
        "game": "point_city",
        "seats": 3,
        "public": False,
        "rematch": None,
    }
    assert second["event"] == "bot-failed"
    assert second["level"] == "warning"


def test_the_own_words_of_a_record_cannot_be_overwritten() -> None:
    stream = io.StringIO()
    set_up_logs(stream=stream)
    log("joined", event="other", time="never", level="high")
    [entry] = logged(stream)
    assert (entry["event"], entry["level"]) == ("joined", "info")


def test_secrets_stay_out() -> None:
    class Match(msgspec.Struct):
        seed: str

    secret = "deadbeefdeadbeef"
    stream = io.StringIO()
    set_up_logs(stream=stream)
    log(
        "all",
        table=TABLE,
        guest=GUEST,
        cookie=secret,
        cookie_key=secret,
        token=secret,
        move_link=secret,
        seed=secret,
        match=Match(secret),
        fields={"seed": secret},
        raw=secret.encode(),
    )
    [entry] = logged(stream)
    assert secret not in stream.getvalue()
    assert TABLE not in stream.getvalue()
    assert GUEST not in stream.getvalue()
    assert entry["table"] == "abcdef"
    assert entry["guest"] == short_guest(GUEST)
    assert len(entry["guest"]) == 8
    assert entry["match"] == "Match"
    assert {entry[name] for name in ("cookie", "cookie_key", "token", "move_link", "seed")} == {"[hidden]"}


def test_a_fault_is_told_whole() -> None:
    stream = io.StringIO()
    set_up_logs(stream=stream)
    try:
        raise ZeroDivisionError("by zero")
    except ZeroDivisionError as problem:
        log_fault("1234abcd", problem)
    [entry] = logged(stream)
    assert (entry["event"], entry["level"], entry["number"]) == ("fault", "error", "1234abcd")
    assert entry["trace"].startswith("Traceback")
    assert entry["trace"].endswith("ZeroDivisionError: by zero")


def test_libraries_speak_in_the_same_form() -> None:
    stream = io.StringIO()
    set_up_logs(stream=stream)
    logging.getLogger("asyncio").warning("slow %s", "callback")
    [entry] = logged(stream)
    assert (entry["event"], entry["logger"]) == ("slow callback", "asyncio")


def test_granian_speaks_in_the_same_form() -> None:
    stream = io.StringIO()
    set_up_logs(stream=stream)
    configure_logging(LogLevels.info, GRANIAN_LOGS)
    logging.getLogger("_granian").info("Listening")
    [entry] = logged(stream)
    assert (entry["event"], entry["logger"]) == ("Listening", "_granian")


def test_quieter_levels_are_left_out() -> None:
    stream = io.StringIO()
    set_up_logs(logging.WARNING, stream)
    log("table-opened")
    assert not stream.getvalue()


def test_a_person_at_a_terminal_reads_a_plain_line() -> None:
    stream = Terminal()
    set_up_logs(stream=stream)
    log("table-opened", game="point_city", table=TABLE)
    line = stream.getvalue()
    assert line[2] == line[5] == ":"
    assert line[8:] == "  info     table-opened  game=point_city  table=abcdef\n"


def test_a_plain_fault_shows_its_trace_below() -> None:
    stream = Terminal()
    set_up_logs(stream=stream)
    log_fault("1234abcd", ZeroDivisionError("by zero"))
    head, *_, last = stream.getvalue().splitlines()
    assert head.endswith("fault  number=1234abcd")
    assert last == "ZeroDivisionError: by zero"


@given(text=st.text())
def test_any_text_stays_on_one_line(text: str) -> None:
    record = logging.LogRecord("triopolis", logging.INFO, "", 0, "%s", (text,), None)
    record.triopolis_fields = {"name": text}
    line = JsonLines().format(record)
    assert line.isascii()
    assert "\n" not in line
    assert json.loads(line)["event"] == text
    assert len(PlainLines().format(record).splitlines()) == 1
