"""Every example of docs/protocol.md is a message of the protocol, and its table of errors is the server's."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from triopolis.engine import shapes
from triopolis.engine.errors import TriopolisError
from triopolis.engine.registry import find_game, game_room
from triopolis.house import messages
from triopolis.locales import LANGUAGES, Message, Words, message
from triopolis.server.answers import STATUS, code_of, status_of

PAGE = Path(__file__).parents[2] / "docs/protocol.md"
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
COVERED = {name for name, _ in EXAMPLES}


def with_bare_bases(example: dict[str, Any]) -> dict[str, Any]:
    """The moves of a state or of a way and their details are the game's: each is checked, and then left out or bare."""
    moves = []
    for info in example["moves"]:
        game = find_game("bloom_town")
        assert game.notation(msgspec.convert(info["move"], game.Moves)) == info["notation"]
        moves.append({**info, "move": {"kind": "Move"}, "preview": with_bare_details(info["preview"])})
    return {**example, "moves": moves}


def with_bare_details(preview: dict[str, Any]) -> dict[str, Any]:
    details = game_room("bloom_town", "telling.details").PreviewDetails
    if preview["details"] is not None:
        assert msgspec.to_builtins(msgspec.convert(preview["details"], details)) == preview["details"]
    return {**preview, "details": None}


def said_messages(part: Any) -> list[Message]:
    """Every message in an example; a message within another is said with it."""
    if isinstance(part, dict) and part.keys() == {"id", "args"}:
        return [msgspec.convert(part, Message)]
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    return [said for each in inside for said in said_messages(each)]


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[f"{i}-{name}" for i, (name, _) in enumerate(EXAMPLES)])
def test_examples_are_what_their_class_says(name: str, text: str) -> None:
    cls: type[msgspec.Struct] = getattr(messages, name, None) or getattr(shapes, name)
    example = msgspec.json.decode(text)
    if cls is messages.StateMessage:
        example = with_bare_bases(example)
    if cls is messages.Continuations:
        ways = [{**with_bare_bases(way), "preview": with_bare_details(way["preview"])} for way in example["ways"]]
        example = {**example, "ways": ways}
    if cls is shapes.Companion:
        msgspec.convert(example["details"], game_room("bloom_town", "printed.details").CompanionDetails)
        example = {**example, "details": None}
    value = msgspec.convert(example, cls)
    # What a browser sends may leave out defaults, but has no unknown fields: converting it has checked that.
    if not isinstance(value, messages.Body | messages.Sent):
        assert msgspec.to_builtins(value) == example


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[f"{i}-{name}" for i, (name, _) in enumerate(EXAMPLES)])
def test_messages_in_examples_can_be_said(name: str, text: str) -> None:
    for said in said_messages(msgspec.json.decode(text)):
        assert all(Words(language).say(said) for language in LANGUAGES)


def test_texts_in_examples_are_their_messages_in_english() -> None:
    errors = re.findall(r'"message": ({.*?}),\s*"text": (".*?")\n', PAGE.read_text("utf-8"), re.DOTALL)
    assert errors
    for said, text in errors:
        assert Words("en").say(msgspec.json.decode(said, type=Message)) == msgspec.json.decode(text)


def test_every_live_message_has_an_example() -> None:
    live = {*messages.FromBrowser.__args__, *messages.ToBrowser.__args__} - {messages.TableMessage}
    assert {cls.__name__ for cls in live} <= COVERED


def test_errors_are_listed_with_their_status() -> None:
    rows = re.findall(r"^\| (\d{3}) \| (.*?) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    listed = {code: int(status) for status, codes in rows for code in re.findall(r"`([a-z-]+)`", codes)}
    known = {code_of(problem): status_of(problem) for problem in map(problem_of, refusals())}
    assert {code: known.get(code) for code in listed} == listed
    unnamed = [kind for kind in STATUS if code_of(problem_of(kind)) not in listed]
    assert all(kind.__subclasses__() for kind in unnamed), "only bases of others need no line"


def problem_of(kind: type[Exception]) -> TriopolisError:
    assert issubclass(kind, TriopolisError)
    return kind(message("server-error-address"))


def refusals() -> list[type[TriopolisError]]:
    """Every error class there is, once all of the server is loaded."""
    import_module("triopolis.server.app")
    kinds = [TriopolisError]
    for kind in kinds:
        kinds.extend(kind.__subclasses__())
    return kinds
