"""Refusals: every problem has a status, a code and a text; the place is named, and nothing inner gets out."""

from __future__ import annotations

import json
import logging
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, get, post
from litestar.exceptions import HTTPException, NotFoundException, ServiceUnavailableException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.testing import TestClient

from triopolis.bots.registry import UnknownBot
from triopolis.engine import errors
from triopolis.engine.errors import StaleRevision, TriopolisError
from triopolis.house.messages import AskWhyNot, ImportTable, NewName, NewTable, Play, React, SeatWish
from triopolis.house.refusals import (
    BadBot,
    BadMessage,
    BadName,
    BadRequest,
    NotFinished,
    NotTheHost,
    NotYourSeat,
    SeatTaken,
    TableNotOpen,
    UnknownTable,
    check_bot,
)
from triopolis.locales import LANGUAGES, message, name_of
from triopolis.server import refusals
from triopolis.server.answers import HANDLERS, code_of, error_info, status_of
from triopolis.server.language import language_of
from triopolis.server.reading import CheckedRequest, read_message
from triopolis.server.refusals import TooLarge, TooMany

SECRET = "the key is 1234"
MOST = 16 * 1024


# Status and code


@pytest.mark.parametrize(
    ("kind", "status", "code"),
    [
        (UnknownTable, 404, "unknown-table"),
        (errors.UnknownGame, 404, "unknown-game"),
        (errors.UnknownSeat, 404, "unknown-seat"),
        (refusals.BadLink, 404, "bad-link"),
        (NotYourSeat, 403, "not-your-seat"),
        (NotTheHost, 403, "not-the-host"),
        (refusals.ForeignOrigin, 403, "foreign-origin"),
        (StaleRevision, 409, "stale-revision"),
        (errors.MatchOver, 409, "match-over"),
        (errors.NotYourTurn, 409, "not-your-turn"),
        (errors.NoUndo, 409, "no-undo"),
        (errors.IllegalMove, 409, "illegal-move"),
        (SeatTaken, 409, "seat-taken"),
        (TableNotOpen, 409, "table-not-open"),
        (NotFinished, 409, "not-finished"),
        (BadRequest, 400, "bad-request"),
        (BadMessage, 400, "bad-message"),
        (errors.BadOption, 422, "bad-option"),
        (errors.DamagedRecord, 422, "damaged-record"),
        (BadName, 422, "bad-name"),
        (BadBot, 422, "bad-bot"),
        (UnknownBot, 422, "unknown-bot"),
        (errors.BadNotation, 422, "bad-notation"),
        (TooLarge, 413, "too-large"),
        (TooMany, 429, "too-many"),
        (refusals.ServerFault, 500, "server-fault"),
    ],
)
def test_every_refusal_has_its_status_and_code(kind: type[TriopolisError], status: int, code: str) -> None:
    problem = kind(message("error-match-over"))
    assert (status_of(problem), code_of(problem)) == (status, code)


def test_other_exceptions_have_a_status_too() -> None:
    assert status_of(NotFoundException()) == 404
    assert status_of(HTTPException(status_code=418)) == 418
    assert status_of(ServiceUnavailableException()) == 503
    assert status_of(RuntimeError(SECRET)) == 500


def test_bots_of_the_registry_only() -> None:
    assert check_bot("expert") == "expert"
    for name in ("program:rm -rf /", "os:system", "search:simulations=10", "", "Expert"):
        with pytest.raises(BadBot) as refused:
            check_bot(name)
        assert "random, greedy, easy, medium, hard, expert" in str(refused.value)


# Languages


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("uk-UA,uk;q=0.9,ru;q=0.8,en-US;q=0.5,en;q=0.3", "uk"),
        ("de,fr;q=0.9", "en"),
        ("de, ru;q=0.4, en;q=0.3", "ru"),
        ("en;q=0.3, ru ; q=0.4", "ru"),
        ("RU", "ru"),
        ("ru,uk", "ru"),
        ("ru;q=0, uk;q=0.1", "uk"),
        ("ru;q=0", "en"),
        ("*", "en"),
        ("ru;q=much,;;,uk;q=2,rus", "en"),
        ("x," * 100_000 + "ru", "en"),
    ],
)
def test_the_language_that_is_liked_best(accepted: str | None, language: str) -> None:
    assert language_of(accepted) == language


@given(accepted=st.text())
def test_any_header_gives_a_language(accepted: str) -> None:
    assert language_of(accepted) in LANGUAGES


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(1, "через 1 секунду."), (2, "через 2 секунды."), (5, "через 5 секунд."), (21, "через 21 секунду.")],
)
def test_the_wait_is_counted_in_russian(seconds: int, text: str) -> None:
    assert error_info(TooMany.after(seconds), "ru").text.endswith(text)


def test_a_wait_is_a_second_at_least_and_never_too_short() -> None:
    assert [TooMany.after(wait).seconds for wait in (0.01, 1.0, 1.2, 59.9)] == [1, 1, 2, 60]


# What comes back of what was sent


def test_what_a_client_sent_comes_back_short_and_as_text() -> None:
    sent = "x" * 100_000
    problem = errors.UnknownGame.of("error-unknown-game", game=sent, known=[message("error-illegal", action=sent)])
    assert len(msgspec.json.encode(error_info(problem, "en"))) < 10_000
    broken = error_info(errors.UnknownGame.of("error-unknown-game", game="\ud800", known=""), "en")
    assert "“?”" in msgspec.json.decode(msgspec.json.encode(broken))["text"]


def test_numbers_without_end_do_not_break_the_answer() -> None:
    info = error_info(StaleRevision.of("error-stale", found=10**5000, now=3), "en")
    assert info.text == "That answers revision …, but the match has moved on to revision 3."
    msgspec.json.encode(info)


def test_names_in_messages_stay_whole() -> None:
    names = name_of({"en": "House", "ru": "Дом", "uk": "Дім"})
    info = error_info(errors.NotYourTurn.of("error-not-your-turn", name=names), "uk")
    assert "Дім" in info.text
    assert info.message.args["name"] == names


# WebSocket messages


def test_messages_are_read() -> None:
    assert read_message('{"type":"play","seat":0,"revision":3,"action":7,"ref":1}', MOST) == Play(
        seat=0, revision=3, action=7, ref=1
    )
    assert read_message(b'{"type":"react","reaction":"wow"}', MOST) == React(reaction="wow")
    assert isinstance(read_message('{"type":"why_not","seat":0,"component":{"kind":"card"}}', MOST), AskWhyNot)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "byte 0"),
        ("{", "byte 1"),
        ('{"type":"play","seat":0,"revision":0,"move":{"a":' + "[" * 10_000, "not valid JSON"),
        (b"\xff", "byte 0"),
        ('{"type":"play","seat":0,"revision":0,"move":{"a":"\ud800"}}', "byte 50"),
        ("null", "$: expected object, found null"),
        ("{}", "$: the field type is missing"),
        ('{"type":"dance"}', "$.type"),
        ('{"type":"play","seat":0}', "$: the field revision is missing"),
        ('{"type":"play","seat":"0","revision":0}', "$.seat: expected int, found str"),
        ('{"type":"undo","seat":0,"revision":0,"key":1}', "$: there is no field key"),
        ('{"type":"react","reaction":"rude"}', "$.reaction: 'rude' is not among the allowed values"),
        ('{"type":"undo","revision":0,"seat":' + "9" * 10_000 + "}", "$.seat"),
    ],
)
def test_what_is_no_message_is_refused_with_its_place(text: str | bytes, part: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_message(text, MOST)
    assert part in str(refused.value)


def test_a_message_may_not_be_too_large() -> None:
    with pytest.raises(TooLarge, match="16 KiB"):
        read_message(" " * (MOST + 1), MOST)
    with pytest.raises(TooLarge):
        read_message("я" * (MOST // 2 + 1), MOST)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["type", "seat", "ref"]), inner),
)


@given(value=JSON | st.fixed_dictionaries({"type": st.sampled_from(["play", "undo", "hint", "cover"]), "seat": JSON}))
def test_any_json_is_a_message_or_refused(value: Any) -> None:
    try:
        read_message(json.dumps(value), MOST)
    except (BadMessage, TooLarge) as problem:
        msgspec.json.encode([error_info(problem, language) for language in LANGUAGES])


@given(data=st.binary() | st.text())
def test_any_bytes_are_refused(data: bytes | str) -> None:
    with pytest.raises(BadMessage):
        read_message(data, MOST)


# HTTP


@get("/number")
async def show_number(at: FromQuery[int], near: FromQuery[str | None] = None) -> int:
    return at


@get("/tables/{number:int}")
async def show_table(number: FromPath[int]) -> None:
    raise UnknownTable.of("server-error-table")


@get("/broken")
async def break_down() -> None:
    raise RuntimeError(SECRET)


@get("/busy")
async def be_busy() -> None:
    raise TooMany.after(3.5)


@post("/name")
async def take_name(data: JSONBody[NewName]) -> str:
    return data.name


@post("/table")
async def open_table(data: JSONBody[NewTable], watch: FromQuery[bool] = False) -> str:
    return data.game


@post("/record")
async def import_table(data: JSONBody[ImportTable]) -> None:
    pass


APP = Litestar(
    [show_number, show_table, break_down, be_busy, take_name, open_table, import_table],
    exception_handlers=HANDLERS,
    request_class=CheckedRequest,
    request_max_body_size=64 * 1024,
    openapi_config=None,
    logging_config=None,
)


def refused(method: str, path: str, **request: Any) -> tuple[int, str, str]:
    with TestClient(APP, raise_server_exceptions=False) as client:
        answer = client.request(method, path, **request)
    error = answer.json()["error"]
    assert set(answer.json()) == {"error"}
    assert set(error) == {"code", "message", "text"}
    return answer.status_code, error["code"], error["text"]


def test_our_own_errors_are_answered() -> None:
    assert refused("GET", "/tables/7") == (
        404,
        "unknown-table",
        "There is no such table. Check the link, or ask for a new one.",
    )
    assert refused("GET", "/tables/7", headers={"accept-language": "uk"})[2].startswith("Такого столу немає.")


@pytest.mark.parametrize("path", ["/nowhere", "/tables/seven", "/tables/7/cards"])
def test_an_unknown_address_is_said_to_be_one(path: str) -> None:
    assert refused("GET", path)[:2] == (404, "unknown-address")


def test_a_wrong_method_names_the_right_ones() -> None:
    status, code, text = refused("PUT", "/name")
    assert (status, code) == (405, "wrong-method")
    assert text.endswith("Methods: OPTIONS, POST.")
    with TestClient(APP) as client:
        assert client.put("/name").headers["allow"] == "OPTIONS, POST"


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({"game": "g", "seats": [{"kind": "cat"}]}, "$.seats[0].kind: 'cat' is not among the allowed values."),
        ({"game": "g", "seats": [{}]}, "$.seats[0]: the field kind is missing."),
        ({"game": 1, "seats": []}, "$.game: expected str, found int."),
        ({"game": "g", "seats": [], "public": "true"}, "$.public: expected bool, found str."),
        ({"game": "g", "seats": [], "public": 1}, "$.public: expected bool, found int."),
        ({"game": "g", "seats": [], "options": {"a": []}}, "$.options[...]: expected int | str | null, found array."),
        ({"game": "g", "seats": [], "cheat": 1}, "$: there is no field cheat."),
        ([], "$: expected object, found array."),
        (None, "$: expected object, found null."),
    ],
)
def test_a_wrong_body_is_refused_with_the_place(body: Any, text: str) -> None:
    assert refused("POST", "/table", content=json.dumps(body)) == (
        400,
        "bad-request",
        f"Body of the request, {text}",
    )


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (b"{", "(line 1, byte 1)"),
        (b'{\n"record": }', "(line 2, byte 12)"),
        (b'{"record": {"game": "\xff"}}', "(line 1, byte 21)"),
        (b'{"record": {"game": ' + b"[" * 10_000, "not valid JSON"),
    ],
)
def test_a_body_that_is_no_json_is_refused_with_the_place(body: bytes, text: str) -> None:
    status, code, said = refused("POST", "/record", content=body)
    assert (status, code) == (400, "bad-request")
    assert text in said


def test_a_missing_body_is_said_to_be_missing() -> None:
    assert refused("POST", "/name") == (400, "bad-request", "The request has no body. It needs a JSON object.")


def test_a_body_may_not_be_too_large() -> None:
    body = json.dumps({"name": "x" * 70_000}).encode()
    for sent in (body, iter([body])):
        assert refused("POST", "/name", content=sent) == (
            413,
            "too-large",
            "That is too much data. At once there may be at most 64 KiB.",
        )


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/number", "The parameter at is missing."),
        ("/number?at=here", "Parameter at: expected int, found str."),
        ("/number?at=1.5", "Parameter at: expected int, found str."),
    ],
)
def test_a_wrong_parameter_is_named(path: str, text: str) -> None:
    assert refused("GET", path) == (400, "bad-request", text)


def test_what_is_unexpected_is_numbered_and_nothing_of_it_is_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        status, code, text = refused("GET", "/broken")
    assert (status, code) == (500, "server-fault")
    assert SECRET not in text
    [record] = caplog.records
    assert record.exc_info is not None
    assert SECRET in str(record.exc_info[1])
    assert vars(record)["triopolis_fields"]["number"] in text


def test_a_refusal_is_not_kept_and_says_when_to_come_back() -> None:
    with TestClient(APP) as client:
        headers = client.get("/busy", headers={"accept-language": "ru"}).headers
    assert headers["retry-after"] == "4"
    assert headers["cache-control"] == "no-store"
    assert headers["content-language"] == "ru"
    assert headers["vary"] == "Accept-Language"


def test_a_right_request_is_not_touched() -> None:
    seats = [msgspec.to_builtins(SeatWish(kind="me"))]
    with TestClient(APP) as client:
        assert client.post("/name", json={"name": "Аня"}).text == "Аня"
        assert client.post("/table?watch=true", json={"game": "g", "seats": seats}).text == "g"
        assert client.get("/number?at=3").json() == 3
