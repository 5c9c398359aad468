"""What finished matches kept of their events: as it is written now, and as earlier versions wrote it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from triopolis.house.endings import KeptEvent, KeptFact
from triopolis.house.messages import EventInfo

OLD_DRAW = b'{"event": {"kind": "draw", "seat": 1, "public": {"slot": 2}, "private": {"1": {"tile": 4}}}, "line": null}'
NEW_DRAW = b"""{
    "event": {
        "seat": 1,
        "public": {"kind": "draw", "slot": 2},
        "private": {"1": {"kind": "draw", "slot": 2, "tile": 4}}
    },
    "line": null
}"""


def data(info: EventInfo) -> Any:
    return msgspec.to_builtins(info.data)


@pytest.mark.parametrize("stored", [OLD_DRAW, NEW_DRAW])
def test_each_seat_sees_what_it_saw(stored: bytes) -> None:
    event = msgspec.json.decode(stored, type=KeptEvent)
    known: dict[str, Any] = {"kind": "draw", "slot": 2}
    assert event.seen_by(None).kind == "draw"
    assert data(event.seen_by(None)) == data(event.seen_by(0)) == known
    assert data(event.seen_by(1)) == data(event.opened()) == {**known, "tile": 4}


def test_events_without_data_were_stored_without_it() -> None:
    event = msgspec.json.decode(b'{"event": {"kind": "last_scoring", "seat": -1}, "line": null}', type=KeptEvent)
    info = event.opened()
    assert (info.kind, info.seat, data(info)) == ("last_scoring", -1, {"kind": "last_scoring"})


def test_what_is_kept_now_needs_no_class_of_a_game() -> None:
    fact = KeptFact(0, {"kind": "pass"})
    assert msgspec.json.decode(msgspec.json.encode(fact), type=KeptFact) == fact
