"""Fuzzing the WebSocket: whatever three guests say, in any order, the match stays whole and nobody learns too much."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.room import Browser, Room, a_room

from triopolis.engine.errors import TriopolisError
from triopolis.engine.registry import game_ids
from triopolis.engine.rooms import checks_of
from triopolis.house import hosting
from triopolis.house.eyes import Eyes
from triopolis.house.house import House
from triopolis.house.live_table import LiveTable
from triopolis.house.messages import FromBrowser, Join, Reaction

EXAMPLES = 8
MESSAGES = 30
PEOPLE = ("id-of-anna", "id-of-boris", "id-of-watcher")
SEED = "room 170"
"""Of every table in a room."""

# What may be said. A draft takes its values from the state its speaker sees, and becomes a message only then.

Draft = dict[str, Any]
NUMBER = st.integers(-2, 60) | st.integers() | st.just(10**30)
VALUE: st.SearchStrategy[Any] = st.none() | st.booleans() | NUMBER | st.floats() | st.text(max_size=8) | st.just({})
RAW = st.text(max_size=40) | st.binary(max_size=40)
KINDS = ["cell", "pile", "token", "slot", "recount", "hand", "flower", "card", "deck", "market", "city", "nothing"]
FIELDS = ["type", "seat", "revision", "action", "actions", "move", "component", "reaction", "ref", "unknown"]
SPEECHES = {
    "play": 12,
    "move": 6,
    "decision": 4,
    "continue": 2,
    "undo": 3,
    "hint": 1,
    "uncover": 1,
    "cover": 1,
    "why_not": 4,
    "react": 1,
    "spread": 1,
}
DEEDS = {"leave": 1, "join": 3, "bot": 3, "back": 3}
TURNS = {"good": 12, "damaged": 6, "raw": 1, "deed": 1}


def pick(rng: Random, weights: dict[str, int]) -> str:
    return rng.choices(list(weights), list(weights.values()))[0]


class Script:
    """An endless source of drafts, made of odd values and chance."""

    def __init__(self, rng: Random, values: list[Any], raws: list[str | bytes]) -> None:
        self._rng, self._values, self._raws = rng, values, raws

    def draft(self) -> Draft:
        rng = self._rng
        match pick(rng, TURNS):
            case "good":
                return self._speech()
            case "damaged":
                # Half of them of the right type: these get further.
                value = rng.choice([rng.choice(self._values), rng.randrange(-2, 300)])
                damage = {"field": rng.choice(FIELDS), "value": value, "inside": rng.random() < 0.5}
                return {**self._speech(), "damage": damage}
            case "raw":
                return {"raw": rng.choice(self._raws)}
            case _:
                return {"deed": pick(rng, DEEDS), "seat": rng.randrange(3)}

    def _speech(self) -> Draft:
        rng = self._rng
        component = {"kind": rng.choice(KINDS), "id": rng.choice([rng.randrange(20), -1, 10**30])}
        return {
            "say": pick(rng, SPEECHES),
            "place": rng.randrange(60),
            "times": rng.choice([0, 1, 1, 2, 3, 40]),
            "component": component,
            "reaction": rng.choice(get_args(Reaction)),
        }

    def speaker(self, guests: list[Guest]) -> Guest:
        """Mostly whoever is to act, so that the match gets on."""
        to_act = [guest for guest in guests if guest.state["moves"]]
        return to_act[0] if to_act and self._rng.random() < 0.7 else self._rng.choice(guests)


def as_message(draft: Draft, state: Draft) -> Draft:
    """The draft as its speaker, who knows only the state, would send it."""
    say, actor = draft["say"], state["table"]["actor"]
    said: Draft = {"type": "play" if say in ("move", "decision") else say, "ref": draft["place"]}
    if say not in ("react", "cover", "spread"):
        said["seat"] = state["seat"] if state["seat"] is not None else actor or 0
    if say in ("play", "move", "decision", "undo", "hint", "continue"):
        said["revision"] = state["table"]["revision"]
    if say in ("play", "move", "decision", "continue"):
        moves = state["moves"] or [{"action": draft["place"], "move": {"kind": "x"}}]
        chosen = moves[draft["place"] % len(moves)]
        forms: dict[str, Draft] = {
            "move": {"move": dict(chosen["move"])},
            "decision": {"actions": [chosen["action"]] * draft["times"]},
        }
        said.update(forms.get(say, {"action": chosen["action"]}))
    field = {"why_not": "component", "react": "reaction"}.get(say)
    if field is not None:
        said[field] = draft[field]
    return damaged(said, draft["damage"]) if "damage" in draft else said


def damaged(said: Draft, damage: Draft) -> Draft:
    """With one field missing (no value) or of another value, perhaps inside the move."""
    part, field = said, damage["field"]
    if damage["inside"] and said.get("move"):
        part = said["move"]
        field = sorted(part)[len(field) % len(part)]
    if damage["value"] is None:
        part.pop(field, None)
    else:
        part[field] = damage["value"]
    return said


# Who says it


class Guest:
    """A browser, and a check of every message as it arrives."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.heard: Counter[str] = Counter()
        self.state: Draft = {}
        self._read = 0

    def listen(self, table: LiveTable) -> None:
        texts = self.browser.socket.texts
        for text in texts[self._read :]:
            self._check(text, table)
        self._read = len(texts)

    def _check(self, text: str, table: LiveTable) -> None:
        message = msgspec.json.decode(text)
        self.heard[message["type"]] += 1
        assert not any(id in text for id in PEOPLE)
        assert SEED not in text or table.status == "finished"
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "refused":
            assert message["error"]["code"] != "server-fault", message
            self.heard[message["error"]["code"]] += 1

    def check_view(self, table: LiveTable) -> None:
        """The last state is exactly what this guest may see now."""
        match = table.match
        if match is None:
            assert self.state["view"] is None
            return
        eyes = Eyes(self.browser.guest, self.browser.connection._eyes.uncovered)
        seat = eyes.seat(table)
        assert self.state["seat"] == seat
        assert self.state["view"] == msgspec.json.decode(match.view(seat).encode())
        mine = [event.seen_by(seat).public for event in match.steps[-1].events] if match.steps else []
        if self.state["steps"]:
            shown = [event["data"] for event in self.state["steps"][-1]["events"]]
            assert msgspec.json.encode(shown) == msgspec.json.encode(mine)


async def converse(room: Room, game: str, script: Script) -> Counter[str]:
    anna, boris, _ = PEOPLE
    table = await room.open(game, "me", "open", "random", guest=anna)
    await hosting.join(room.house, boris, "Boris", table.id, Join())
    await room.settle()
    guests = [Guest(await room.connect(table.id, guest)) for guest in PEOPLE]
    await look(room.house, table.id, guests)
    for _ in range(MESSAGES):
        await act(script.speaker(guests), script.draft())
        await room.settle()
        await look(room.house, table.id, guests)
    return sum((guest.heard for guest in guests), Counter())


async def act(guest: Guest, draft: Draft) -> None:
    connection = guest.browser.connection
    if "raw" in draft:
        await connection.hear(draft["raw"])
    elif "say" in draft:
        await connection.hear(msgspec.json.encode(as_message(draft, guest.state)).decode())
    else:
        await do(guest.browser.room.house, guest.browser.table, guest.browser.guest, draft)


async def do(house: House, table: str, guest: str, draft: Draft) -> None:
    """What people do over HTTP meanwhile; the refusals are others' to test."""
    try:
        match draft["deed"]:
            case "leave":
                await hosting.leave(house, guest, table)
            case "join":
                await hosting.join(house, guest, "Somebody", table, Join(seat=draft["seat"]))
            case "bot":
                await hosting.seat_bot(house, guest, table, draft["seat"], "random")
            case "back":
                await hosting.take_back(house, guest, table, draft["seat"])
    except TriopolisError:
        pass


async def look(house: House, id: str, guests: list[Guest]) -> None:
    """The match is whole, on the disk, and everybody sees their part of it."""
    async with house.opened(id) as table:
        for guest in guests:
            guest.listen(table)
            guest.check_view(table)
        changes = await house.storage.changes(id)
        assert table.revision == len(changes)
        if table.match is not None:
            assert checks_of(table.game).broken_invariants(table.match.state) == []


async def in_a_room(game: str, script: Script) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        async with a_room(Path(folder)) as room:
            return await converse(room, game, script)


# The tests


@pytest.mark.parametrize("game", game_ids())
def test_whatever_is_said_the_match_stays_whole(game: str) -> None:
    heard: Counter[str] = Counter()

    @settings(max_examples=EXAMPLES)
    @given(
        st.randoms(use_true_random=True),
        st.lists(VALUE, min_size=10, max_size=10),
        st.lists(RAW, min_size=3, max_size=3),
    )
    def run(rng: Random, values: list[Any], raws: list[str | bytes]) -> None:
        heard.update(asyncio.run(in_a_room(game, Script(rng, values, raws))))

    run()
    assert {"accepted", "why_not", "bad-message", "not-your-seat", "not-your-turn", "illegal-move"} <= heard.keys()
    assert heard["accepted"] > 5 * EXAMPLES


def test_every_kind_of_message_is_said() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(FromBrowser)} == SPEECHES.keys() - {"move", "decision"}
