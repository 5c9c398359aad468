"""What a browser at a table may say, what it hears, and what it never hears."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.room import Browser, a_room, two_people

from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import game_ids
from triopolis.house import hosting
from triopolis.house.eyes import Eyes, state_message
from triopolis.house.live_table import LiveTable
from triopolis.house.messages import Join
from triopolis.house.slices import Slices

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def play_on(browsers: list[Browser], actions: int, choose: str = "play") -> None:
    rng = seeded(choose)
    for _ in range(actions):
        ready = [browser for browser in browsers if browser.state["moves"]]
        if not ready:
            return
        answer = await ready[0].play(int(rng.below(len(ready[0].state["moves"]))))
        assert answer["type"] == "accepted"


# Playing


async def test_the_one_to_act_gets_moves_and_everybody_hears_what_was_played(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, boris = await two_people(room)
        assert anna.state["moves"]
        assert boris.state["moves"] == []
        assert anna.state["moves"][0]["text"]["id"] == "bt-move-place"
        assert (await anna.play())["revision"] == 1
        assert boris.state["steps_from"] == 0
        assert boris.state["steps"][0]["events"][0]["kind"] == "place"
        assert boris.revision == 1


async def test_a_move_may_be_written_out(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, _ = await two_people(room)
        move = anna.state["moves"][3]["move"]
        assert (await anna.play(move=move))["type"] == "accepted"
        assert anna.state["steps"][0]["seat"] == 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"revision": 7}, "stale-revision"),
        ({"seat": 1}, "not-your-seat"),
        ({"seat": 9}, "not-your-seat"),
        ({"action": 10**6}, "illegal-move"),
        ({"action": None}, "bad-message"),
        ({"move": {"kind": "nonsense"}}, "bad-message"),
        ({"revision": "now"}, "bad-message"),
    ],
)
async def test_a_wrong_play_is_refused_and_the_state_follows(tmp_path: Path, change: dict[str, Any], code: str) -> None:
    async with a_room(tmp_path) as room:
        anna, _ = await two_people(room)
        before = anna.state
        answer = await anna.play(ref=5, **change)
        assert answer["type"] == "refused"
        assert answer["error"]["code"] == code
        assert answer["error"]["text"]
        assert anna.heard[-1]["type"] == "state"
        assert anna.state["view"] == before["view"]


async def test_a_doubled_play_counts_once(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, _ = await two_people(room)
        message = {"type": "play", "seat": 0, "revision": 0, "action": anna.state["moves"][0]["action"]}
        assert (await anna.say(**message))["type"] == "accepted"
        assert (await anna.say(**message))["error"]["code"] in ("stale-revision", "not-your-turn")
        assert anna.revision == 1


async def test_somebody_elses_turn_is_not_mine(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, boris = await two_people(room)
        answer = await boris.say(type="play", seat=1, revision=0, action=0)
        assert answer["error"]["code"] == "not-your-turn"
        assert answer["error"]["text"] == "It is not your turn: Anna is to act."


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"type":"dance"}', '{"type":"play"}', "\udcff", "1" * 20_000])
async def test_what_is_no_message_is_told_and_the_connection_stays(tmp_path: Path, text: str) -> None:
    async with a_room(tmp_path) as room:
        anna, _ = await two_people(room)
        await anna.connection.hear(text)
        assert anna.last("refused")["error"]["code"] in ("bad-message", "too-large")
        assert (await anna.play())["type"] == "accepted"


async def test_undo_takes_the_log_back_too(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, boris = await two_people(room, "happy_city")
        while not (anna.state["can_undo"] or boris.state["can_undo"]):
            await play_on([anna, boris], 1)
        one, other = (anna, boris) if anna.state["can_undo"] else (boris, anna)
        now, steps = one.revision, len(other.state["steps"]) + other.state["steps_from"]
        assert not other.state["can_undo"]
        assert (await one.say(type="undo", seat=one.state["seat"], revision=now))["type"] == "accepted"
        assert one.revision == now + 1
        assert other.state["steps_from"] == steps - 1
        assert other.state["steps"] == []
        assert (await one.say(type="undo", seat=one.state["seat"], revision=now))["error"]["code"] == "stale-revision"


async def test_reconnecting_brings_what_was_missed(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, boris = await two_people(room)
        await play_on([anna, boris], 3)
        room.hang_up(boris)
        seen = boris.revision
        await play_on([anna], 10)
        again = await room.connect(boris.table, "boris", after=seen)
        assert again.state["steps_from"] == 3
        assert len(again.state["steps"]) == again.revision - 3
        assert (await room.connect(boris.table, "boris", after=999)).state["steps_from"] == 0


async def test_a_bot_answers_by_itself(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("happy_city", "me", "easy", "easy")
        anna = await room.connect(table.id, "anna")
        await play_on([anna], 400)
        assert anna.state["end"]["winners"]
        assert anna.state["table"]["status"] == "finished"
        bots = anna.state["table"]["seats"][1:]
        assert [seat["name"]["id"] for seat in bots] == [f"person-{seat['person']}" for seat in bots]


async def test_why_not_and_hint(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, boris = await two_people(room)
        answer = await anna.say(type="why_not", ref=1, seat=0, component={"kind": "slot", "id": 0})
        assert answer["reason"]["id"] == "bt-why-build-first"
        await anna.say(type="hint", ref=2, seat=0, revision=0)
        assert anna.last("hint")["hints"][0]["reasons"]
        answer = await boris.say(type="hint", ref=3, seat=1, revision=0)
        assert answer["error"]["code"] == "not-your-turn"


async def test_a_reaction_reaches_everybody_with_a_name(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, boris = await two_people(room)
        watcher = await room.connect(anna.table, "somebody")
        await anna.say(type="react", reaction="wow")
        assert boris.last("reaction") == {"type": "reaction", "seat": 0, "name": "Anna", "reaction": "wow"}
        assert watcher.last("reaction")["seat"] == 0


# Several people at one screen


async def test_a_shared_screen_shows_a_seat_only_uncovered_and_while_it_acts(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("bloom_town", "me", "here:Boris", "easy")
        screen = await room.connect(table.id, "anna")
        assert screen.state["seat"] is None
        assert screen.state["curtain"] == 0
        assert screen.state["moves"] == []
        assert all(town["hand"]["tiles"] is None for town in screen.state["view"]["towns"])
        refused = await screen.say(type="play", seat=0, revision=0, action=0)
        assert refused["error"]["code"] == "still-covered"
        await screen.say(type="uncover", seat=0)
        assert screen.state["view"]["towns"][0]["hand"]["tiles"]
        while screen.state["seat"] == 0:
            await screen.play()
        assert screen.state["seat"] is None
        assert screen.state["curtain"] == 1
        await screen.say(type="uncover", seat=1)
        assert screen.state["view"]["towns"][0]["hand"]["tiles"] is None
        assert screen.state["view"]["towns"][1]["hand"]["tiles"]
        await screen.say(type="cover")
        assert screen.state["curtain"] == 1
        assert (await screen.say(type="uncover", seat=2))["error"]["code"] == "not-your-seat"


async def test_where_nothing_is_hidden_no_curtain_falls(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("happy_city", "me", "here:Boris")
        screen = await room.connect(table.id, "anna")
        assert screen.state["curtain"] is None
        await play_on([screen], 12)
        assert screen.state["moves"]


# What a browser never hears


def hidden_alike(table: LiveTable, seat: int | None, seed: str) -> LiveTable:
    """A table that looks the same to a seat, with everything hidden dealt anew."""
    match = table.match
    assert match is not None
    other = LiveTable(msgspec.structs.replace(table.stored, seed=f"another {seed}"))
    copy: Match = other.match or other.begin()
    copy.steps, copy.revision = list(match.steps), match.revision
    copy.state = table.game.imagine(match.view(seat)).deal(seeded(seed))
    other._depths, other._race = list(table._depths), []
    return other


@pytest.mark.parametrize("game", game_ids())
async def test_no_message_depends_on_what_its_seat_may_not_know(tmp_path: Path, game: str) -> None:
    """Two seats, a spectator and a bot: at every moment the state that each is sent stays the same, byte for byte, when
    all that is hidden from it is dealt anew."""
    async with a_room(tmp_path) as room:
        table = await room.open(game, "me", "open", "easy")
        await hosting.join(room.house, "boris", "Boris", table.id, Join())
        browsers = [await room.connect(table.id, guest) for guest in ("anna", "boris", "watcher")]
        moment = 0
        while not browsers[0].state["end"]:
            async with room.house.opened(table.id) as live:
                for browser in browsers:
                    eyes = Eyes(browser.guest)
                    here = msgspec.json.encode(await state_message(live, eyes, [], Slices()))
                    alike = hidden_alike(live, eyes.seat(live), f"{moment}")
                    assert msgspec.json.encode(await state_message(alike, eyes, [], Slices())) == here
                    assert table.seed.encode() not in here
            moment += 1
            await play_on(browsers, 1, f"{moment}")
        assert table.seed in browsers[0].socket.texts[-1]


@pytest.mark.parametrize("game", game_ids())
async def test_every_message_of_a_whole_match_shows_only_ones_own_view(tmp_path: Path, game: str) -> None:
    """All texts a browser got: views of its own seat only, private parts of its own events only, no ids of guests."""
    async with a_room(tmp_path) as room:
        anna, boris = await two_people(room, game)
        watcher = await room.connect(anna.table, "watcher")
        await play_on([anna, boris], 500)
        async with room.house.opened(anna.table) as live:
            assert live.match is not None
            for browser, seat in ((anna, 0), (boris, 1), (watcher, None)):
                mine = [event.seen_by(seat).public for step in live.match.steps for event in step.events]
                shown: list[dict[str, Any]] = []
                for message in browser.heard:
                    if message["type"] != "state":
                        continue
                    assert message["view"]["seat"] == seat
                    shown = shown[: 0 if message["steps_from"] == 0 else None]
                    shown += [event["data"] for step in message["steps"] for event in step["events"]]
                assert msgspec.json.encode(shown) == msgspec.json.encode(mine)
                for text in browser.socket.texts:
                    assert '"anna"' not in text
                    assert '"boris"' not in text


# What lies on the table


async def test_what_lies_on_the_table_comes_from_when_it_is_asked_for(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, boris = await two_people(room)
        assert "spread" not in anna.state
        state = await anna.say(type="spread", on=True)
        assert (state["type"], state["table"]["revision"]) == ("state", 0)
        assert any(item.get("actions") for region in state["spread"] for item in region["items"])
        await anna.play()
        assert anna.state["spread"]
        assert "spread" not in boris.state
        assert "spread" not in await anna.say(type="spread", on=False)


async def test_a_connection_may_ask_for_it_as_it_is_opened(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.open("point_city", "me", "random")
        browser = await room.connect(table.id, "anna", spread=True)
        assert browser.heard[0]["spread"]
