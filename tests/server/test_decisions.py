"""Whole decisions at a table: all or nothing, stored and told at once, taken back by one undo."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.room import Browser, Told, a_room, two_people

from triopolis.server.storage import Storage

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def ways(browser: Browser, action: int) -> list[Told]:
    answer = await browser.say(
        type="continue", ref=1, seat=browser.state["seat"], revision=browser.revision, action=action
    )
    assert (answer["type"], answer["ref"], answer["revision"]) == ("continuations", 1, browser.revision)
    told: list[Told] = answer["ways"]
    return told


async def a_way(browser: Browser, *kinds: str) -> Told:
    """A way whose moves are of these kinds."""
    for move in browser.state["moves"]:
        for way in await ways(browser, move["action"]):
            if [step["move"]["kind"] for step in way["moves"]] == list(kinds):
                return way
    raise AssertionError(f"no way of {kinds}")


async def play_all(browser: Browser, actions: Any, **other: Any) -> Told:
    message = {"type": "play", "seat": browser.state["seat"], "revision": browser.revision, "actions": actions}
    return await browser.say(**{**message, **other})


def states(browser: Browser) -> int:
    return sum(message["type"] == "state" for message in browser.heard)


async def test_a_decision_is_stored_and_told_at_once(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, boris = await two_people(room)
        watcher = await room.connect(anna.table, "somebody")
        commits: list[int] = []
        commit = room.storage.commit

        async def counted(made: Any, **facts: Any) -> None:
            commits.append(len(made))
            await commit(made, **facts)

        room.storage.commit = counted  # type: ignore[method-assign]
        way = await a_way(anna, "place", "draw", "end")
        told = [states(browser) for browser in (boris, watcher)]
        answer = await play_all(anna, way["actions"], ref=5)
        assert (answer["type"], answer["ref"], answer["revision"]) == ("accepted", 5, 3)
        assert commits == [3]
        assert [states(browser) for browser in (boris, watcher)] == [count + 1 for count in told]
        assert len(boris.state["steps"]) == len(watcher.state["steps"]) == 3
        assert boris.state["table"]["actor"] == 1
        changes = await room.storage.changes(anna.table)
        assert [(change.revision, change.follows) for change in changes] == [(1, False), (2, True), (3, True)]


async def test_it_comes_to_the_same_as_one_action_after_the_other(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        tables = [await room.open("bloom_town", "me", "here", seed="same") for _ in range(2)]
        whole, single = [await room.connect(table.id, "anna") for table in tables]
        for browser in (whole, single):
            await browser.say(type="uncover", seat=browser.state["curtain"])
        way = await a_way(whole, "place", "draw", "end")
        await play_all(whole, way["actions"])
        for action in way["actions"]:
            await single.play(action=action)
        for browser in (whole, single):
            await browser.say(type="uncover", seat=browser.state["curtain"])
        assert whole.state["view"] == single.state["view"]
        one, other = [await room.storage.changes(table.id) for table in tables]
        assert [change.position for change in one] == [change.position for change in other]


async def test_bad_decisions_change_nothing_and_say_what_is_wrong(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, _ = await two_people(room)
        way = (await a_way(anna, "place", "draw", "end"))["actions"]
        view = anna.state["view"]

        async def refused(code: str, text: str, actions: Any, **other: Any) -> None:
            answer = await play_all(anna, actions, **other)
            assert (answer["type"], answer["error"]["code"]) == ("refused", code)
            assert text in answer["error"]["text"]
            assert anna.state["view"] == view
            assert await room.storage.changes(anna.table) == []

        await refused("bad-decision", "1 to 32 actions, but this one has 0", [])
        await refused("bad-decision", "1 to 32 actions, but this one has 33", [*way, *[0] * 30])
        await refused("bad-message", "names one of three", way, action=way[0])
        await refused("bad-message", "names one of three", None)
        await refused("bad-message", "$.actions", "1, 2")
        await refused("bad-message", "$.actions[1]", [way[0], "2"])
        await refused("bad-message", "$.actions[1]", [way[0], None])
        await refused("illegal-move", "Action 2 of 3 can’t be played", [way[0], 99_999, way[2]])
        await refused("illegal-move", "Action 1 of 2 can’t be played", [-1, way[1]])
        await refused("illegal-move", "There is no action 999.", [999])
        await refused("bad-decision", "Action 3 of 4 reveals something hidden", [*way, way[0]])
        await refused("stale-revision", "revision 7", way, revision=7)
        await refused("not-your-seat", "Seat 2", way, seat=1)


async def test_nothing_is_played_beyond_what_was_hidden(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("point_city", "me", options={"automa": "normal"})
        anna = await room.connect(table.id, "anna")
        while not (flips := [move["action"] for move in anna.state["moves"] if move["move"]["kind"] == "flip"]):
            await anna.play(0)
        before, last = anna.revision, anna.state["moves"][-1]["action"]
        answer = await play_all(anna, [flips[0], last])
        assert answer["error"]["code"] == "bad-decision"
        assert "Action 1 of 2 reveals something hidden" in answer["error"]["text"]
        assert anna.revision == before
        assert [way["actions"] for way in await ways(anna, flips[0])] == [[flips[0]]]


async def test_one_undo_takes_all_of_it_back_also_after_a_restart(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "here", seed="undo")
        anna = await room.connect(table.id, "anna")
        await anna.say(type="uncover", seat=anna.state["curtain"])
        seat = anna.state["seat"]
        # The tiles that were dealt are unknown to the other: a turn later one is known that was taken from the market.
        for _ in range(2):
            await play_all(anna, (await a_way(anna, "place", "draw", "end"))["actions"])
            await anna.say(type="uncover", seat=anna.state["curtain"])
        way = await known_tile(anna)
        before, revision = anna.state["view"], anna.revision
        await play_all(anna, way["actions"][:2])
        assert anna.state["can_undo"]
        assert anna.revision == revision + 2
    async with a_room(tmp_path) as room:
        anna = await room.connect(table.id, "anna")
        await anna.say(type="uncover", seat=seat)
        assert anna.state["can_undo"]
        assert not anna.state["takes_back"]
        answer = await anna.say(type="undo", seat=seat, revision=anna.revision)
        assert (answer["type"], answer["revision"]) == ("accepted", revision + 3)
        assert {**anna.state["view"], "revision": revision} == before
        assert anna.state["table"]["take_backs"] == 0
        [change] = (await room.storage.changes(table.id))[-1:]
        assert (change.action, change.back_to) == (None, revision)
        late = await anna.say(type="undo", seat=seat, revision=revision + 2)
        assert late["error"]["code"] == "stale-revision"
    async with a_room(tmp_path) as room:
        anna = await room.connect(table.id, "anna")
        await anna.say(type="uncover", seat=seat)
        assert {**anna.state["view"], "revision": revision} == before


async def known_tile(browser: Browser) -> Told:
    """A way that begins by building a tile that everybody knows, so that it can be undone."""
    view = browser.state["view"]
    hand = view["towns"][browser.state["seat"]]["hand"]
    for move in browser.state["moves"]:
        if move["action"] // 25 in hand["known"] and move["action"] < 250:
            for way in await ways(browser, move["action"]):
                if [step["move"]["kind"] for step in way["moves"]] == ["place", "draw", "end"]:
                    return way
    raise AssertionError(hand)


async def test_continuations_are_asked_for_by_whoever_is_to_act(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, boris = await two_people(room)
        action = anna.state["moves"][0]["action"]
        ask = {"type": "continue", "ref": 9, "revision": 0, "action": action}
        assert (await boris.say(**ask, seat=1))["error"]["code"] == "not-your-turn"
        assert (await boris.say(**ask, seat=0))["error"]["code"] == "not-your-seat"
        assert (await anna.say(**{**ask, "revision": 4}, seat=0))["error"]["code"] == "stale-revision"
        assert (await anna.say(**{**ask, "action": 9999}, seat=0))["error"]["code"] == "illegal-move"
        way = (await ways(anna, action))[0]
        assert way["actions"] == [move["action"] for move in way["moves"]]
        assert "brings" not in way["moves"][0]
        await anna.say(type="spread", on=True)
        assert "brings" in (await ways(anna, action))[0]["moves"][0]


async def test_a_decision_is_on_the_disk_whole_or_not_at_all(tmp_path: Path) -> None:
    """If the write fails, everybody is back where they were."""
    async with a_room(tmp_path) as room:
        anna, boris = await two_people(room)
        way = await a_way(anna, "place", "draw", "end")
        view = anna.state["view"]

        async def broken(made: Any, **facts: Any) -> None:
            raise OSError("no space left")

        commit, room.storage.commit = room.storage.commit, broken  # type: ignore[method-assign]
        assert (await play_all(anna, way["actions"]))["type"] == "refused"
        room.storage.commit = commit  # type: ignore[method-assign]
        assert anna.state["view"] == view
        assert boris.state["steps"] == []
        assert (await play_all(anna, way["actions"]))["type"] == "accepted"
    storage = await Storage.open(f"sqlite:///{tmp_path / 'room.db'}")
    try:
        assert len(await storage.changes(anna.table)) == 3
    finally:
        await storage.close()
