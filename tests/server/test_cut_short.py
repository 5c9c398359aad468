"""A machine too slow for a level: after two seconds the look one move ahead decides, and the table says so for good."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest
from tests.bots.test_search import GAMES, midgame, names, view_of
from tests.server.room import Browser, InstantBots, Room, Told, a_room

from triopolis.bots.registry import make_bot
from triopolis.engine.contract import Choice, Game
from triopolis.house.doors import Job
from triopolis.house.endings import read_ending
from triopolis.locales import LANGUAGES, Words, message
from triopolis.server.bot_worker import LONGEST_THOUGHT, Chosen, Hinted, Think, Wish, Worker

LEVEL = "hard"
"""The weakest that searches."""


def answer(game: Game, bot: str, ticks: Iterator[float], wish: Wish = "choice") -> Chosen | Hinted:
    """What a worker says whose clock shows these seconds, one look after the other."""
    worker = Worker(-1, -1, lambda: next(ticks))
    job = Job(game=game.id, view=view_of(game, midgame(game)).encode(), bot=bot, seed="slow")
    answered = worker.answer(Think(0, wish, job))
    assert isinstance(answered, Chosen | Hinted)
    return answered


def choice(game: Game, bot: str, ticks: Iterator[float]) -> Choice:
    chosen = answer(game, bot, ticks)
    assert isinstance(chosen, Chosen)
    return chosen.choice


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_in_two_seconds_the_look_one_move_ahead_decides(game: Game) -> None:
    """The first slice takes a second, the second one another."""
    wanted = make_bot(LEVEL, game, "slow").begin(view_of(game, midgame(game))).at_first_sight()
    assert choice(game, LEVEL, iter([0.0, 1.0, LONGEST_THOUGHT])) == msgspec.structs.replace(wanted, cut_short=True)


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_who_has_time_thinks_to_the_end(game: Game) -> None:
    wanted = make_bot(LEVEL, game, "slow").choose(view_of(game, midgame(game)))
    assert not wanted.cut_short
    assert choice(game, LEVEL, (0.0 for _ in count())) == wanted


@pytest.mark.parametrize("bot", ["puct:simulations=60", "classic:simulations=60"])
def test_only_levels_are_hurried(bot: str) -> None:
    """Who names a budget wants it spent."""
    assert not choice(GAMES[0], bot, (10.0 * tick for tick in count())).cut_short


def test_hints_of_a_hurried_level_are_hints_still() -> None:
    hinted = answer(GAMES[0], LEVEL, (10.0 * tick for tick in count()), "hints")
    assert isinstance(hinted, Hinted)
    assert hinted.hints


# At the table


class HurriedBots(InstantBots):
    """Whose every second answer is cut short."""

    def __init__(self) -> None:
        super().__init__()
        self._answers = count(1)

    async def choose(self, job: Job) -> Choice:
        decided = await super().choose(job)
        return msgspec.structs.replace(decided, cut_short=next(self._answers) % 2 == 0)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with a_room(tmp_path) as room:
        room.house.bots = room.bots = HurriedBots()
        yield room


async def play_on(browser: Browser) -> None:
    while browser.state["end"] is None:
        await browser.play()


def noted(steps: list[Told]) -> list[int]:
    """The steps with a note, by their numbers; each says who had no time."""
    for step in steps:
        if "note" in step:
            assert step["note"]["id"] == "server-log-cut-short"
            assert step["note"]["args"]["name"]["id"].startswith("person-")
    return [number for number, step in enumerate(steps) if "note" in step]


@pytest.mark.anyio
async def test_the_table_says_so_and_goes_on_saying_it(room: Room, tmp_path: Path) -> None:
    table = await room.open("point_city", "me", LEVEL)
    browser = await room.connect(table.id, "anna")
    await play_on(browser)
    seen = (await room.connect(table.id, "anna")).state["steps"]
    bots = [number for number, step in enumerate(seen) if step["seat"] == 1]
    assert noted(seen) == bots[1::2]
    # Whoever looks on at a distance reads the same, and whoever comes after the server was started again.
    assert noted((await room.connect(table.id, "somebody")).state["steps"]) == bots[1::2]
    await room.house.keeper.keep(table.id)
    async with a_room(tmp_path) as later:
        assert noted((await later.connect(table.id, "anna")).state["steps"]) == bots[1::2]
        kept = await later.storage.ending(table.id)
        assert kept is not None
        steps = [msgspec.to_builtins(step.opened()) for step in read_ending(kept).steps]
        assert noted(steps) == bots[1::2]


@pytest.mark.anyio
async def test_the_record_of_such_a_match_is_as_ever(room: Room) -> None:
    """What was played is in it, not why: it repeats like any other."""
    table = await room.open("point_city", "me", LEVEL)
    await play_on(await room.connect(table.id, "anna"))
    async with room.house.opened(table.id) as live:
        record = live.record()
    assert record is not None
    assert "cut_short" not in msgspec.json.encode(record).decode()


def test_it_is_said_in_every_language() -> None:
    note = message("server-log-cut-short", name="Otto")
    lines = [Words(language).say(note) for language in LANGUAGES]
    assert len(set(lines)) == len(LANGUAGES)
    assert all("Otto" in line and len(line) <= 70 for line in lines)
