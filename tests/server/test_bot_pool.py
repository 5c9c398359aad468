"""The pool of thinking processes: right answers, in order, stopped at will, and nothing left behind.

What a process does is told through named pipes: a bot writes there once it thinks, and the pipe ends when its process
does. So no test has to guess how long something takes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from asyncio import Task, to_thread
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from tests.bots.test_search import GAMES, midgame, view_of

from triopolis.bots.hints import hints
from triopolis.bots.registry import make_bot
from triopolis.engine.contract import Choice, DataPack, Game
from triopolis.engine.registry import find_game
from triopolis.games.point_city.data_files import own_data
from triopolis.house.doors import Job
from triopolis.server import bot_process
from triopolis.server.bot_pool import MOST_LOSSES, BotPool, ThinkingFailed

if sys.platform == "win32":
    pytest.skip("named pipes and signals", allow_module_level=True)

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
GAME = find_game("point_city")


UVLOOP = ("asyncio", {"use_uvloop": True})
both_loops = pytest.mark.parametrize(
    "anyio_backend", [UVLOOP, ("asyncio", {"use_uvloop": False})], ids=["uvloop", "asyncio"]
)
"""For what depends on how a loop looks after processes."""


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return UVLOOP


@asynccontextmanager
async def running(workers: int = 1) -> AsyncIterator[BotPool]:
    pool = BotPool(workers)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def job(bot: str, seed: str | Path = "seed", game: Game = GAME) -> Job:
    pack = game.pack
    view = view_of(game, midgame(game))
    return Job(game=game.id, pack=pack.tables if pack else None, view=view.encode(), bot=bot, seed=str(seed))


def odd(name: str, pipe: Path = Path("unused")) -> Job:
    return job(f"tests.server.odd_bots:{name}", pipe)


async def process_of(pool: BotPool) -> int:
    """The process that takes the next question."""
    return (await pool.choose(odd("Named"))).simulations


class Pipe:
    """Where bots tell that they think, and where the end of their processes is seen."""

    def __init__(self, path: Path) -> None:
        self.path = path
        os.mkfifo(path)
        reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        # An end of our own: while no process holds one, the pipe must not seem to have ended.
        self._keeper = os.open(path, os.O_WRONLY)
        os.set_blocking(reading, True)
        self._told = os.fdopen(reading)

    def pid(self) -> int:
        """Of the next process that thinks, once it does."""
        return int(self._told.readline())

    def wait_for_end(self) -> None:
        """Until every process that told its number has died."""
        os.close(self._keeper)
        with self._told:
            assert self._told.read() == ""

    def close(self) -> None:
        if not self._told.closed:
            self._told.close()
            os.close(self._keeper)


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[Pipe]:
    made = Pipe(tmp_path / "pipe")
    yield made
    made.close()


def beginning(pool: BotPool, work: Job) -> Task[Choice]:
    return asyncio.create_task(pool.choose(work))


async def dropped(task: Task[Choice]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert task.cancelled()


# Answers


async def test_a_choice_is_what_the_bot_would_choose_here() -> None:
    async with running(2) as pool:
        for game in GAMES:
            view = view_of(game, midgame(game))
            for bot in ("random", "greedy", "easy", "search:simulations=60"):
                wanted = make_bot(bot, game, "seed").choose(view)
                assert await pool.choose(job(bot, game=game)) == wanted


async def test_hints_are_told_as_here() -> None:
    async with running() as pool:
        for game in GAMES:
            view = view_of(game, midgame(game))
            choice = make_bot("search:simulations=60", game, "seed").choose(view)
            wanted = hints(game, view, choice)
            assert await pool.hint(job("search:simulations=60", game=game)) == wanted


async def test_a_data_pack_is_played_with() -> None:
    tokens = [{**row, "points": "20"} for row in own_data()["tokens"]]
    packed = GAME.with_data(DataPack({"tokens": tokens}))
    wanted = make_bot("greedy", packed, "seed").choose(view_of(packed, midgame(packed)))
    async with running() as pool:
        plain = await pool.choose(job("greedy"))
        for _ in range(2):
            assert await pool.choose(job("greedy", game=packed)) == wanted
        assert await pool.choose(job("greedy")) == plain
    assert plain != wanted


async def test_a_bot_that_fails_says_why_and_harms_nobody() -> None:
    async with running() as pool:
        before = await process_of(pool)
        with pytest.raises(ThinkingFailed) as failure:
            await pool.choose(odd("Wrong"))
        assert failure.value.reason == "ValueError: no idea"
        assert "odd_bots.py" in "".join(failure.value.__notes__)
        with pytest.raises(ThinkingFailed, match="skynet"):
            await pool.hint(job("skynet"))
        with pytest.raises(ThinkingFailed, match="chess"):
            await pool.choose(msgspec.structs.replace(job("easy"), game="chess"))
        with pytest.raises(ThinkingFailed, match="ValidationError"):
            await pool.choose(msgspec.structs.replace(job("easy"), view=b"{}"))
        assert await process_of(pool) == before


async def test_what_a_bot_prints_and_reads_is_not_the_servers() -> None:
    async with running() as pool:
        assert (await pool.choose(odd("Talkative"))).simulations == 0


# Waiting and stopping


async def test_first_come_first_served(pipe: Pipe) -> None:
    async with running() as pool:
        first = beginning(pool, odd("Long", pipe.path))
        await to_thread(pipe.pid)
        done: list[Task[Choice]] = []
        others = [beginning(pool, odd("Named")) for _ in range(3)]
        for other in others:
            other.add_done_callback(done.append)
        await asyncio.sleep(0)
        assert (pool.busy, pool.waiting) == (1, 3)
        await dropped(others[1])
        assert (pool.busy, pool.waiting) == (1, 2)
        await dropped(first)
        await asyncio.gather(others[0], others[2])
        assert done == [others[1], others[0], others[2]]
        assert (pool.busy, pool.waiting) == (0, 0)


async def test_several_think_at_once(pipe: Pipe) -> None:
    async with running(2) as pool:
        tasks = [beginning(pool, odd("Long", pipe.path)) for _ in range(2)]
        assert len({await to_thread(pipe.pid) for _ in tasks}) == 2
        assert (pool.busy, pool.waiting) == (2, 0)
        for task in tasks:
            await dropped(task)


@both_loops
async def test_a_stopped_process_thinks_on_for_others(pipe: Pipe) -> None:
    async with running() as pool:
        for _ in range(3):
            thinking = beginning(pool, odd("Long", pipe.path))
            pid = await to_thread(pipe.pid)
            await dropped(thinking)
            assert await process_of(pool) == pid


async def test_an_answer_that_comes_too_late_reaches_nobody() -> None:
    """Dropped at every moment between the question and the answer."""
    async with running() as pool:
        pid = await process_of(pool)
        for moment in range(30):
            late = beginning(pool, job("easy"))
            for _ in range(moment):
                await asyncio.sleep(0)
            late.cancel()
            await asyncio.gather(late, return_exceptions=True)
            assert await process_of(pool) == pid


@both_loops
async def test_a_bot_that_cannot_be_stopped_loses_its_process(pipe: Pipe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "PATIENCE", 0.01)
    async with running() as pool:
        stuck = beginning(pool, odd("Stuck", pipe.path))
        pid = await to_thread(pipe.pid)
        await dropped(stuck)
        await to_thread(pipe.wait_for_end)
        assert await process_of(pool) != pid


@both_loops
async def test_closing_ends_what_is_thinking_and_tells_who_waits(pipe: Pipe) -> None:
    async with running() as pool:
        thinking = beginning(pool, odd("Stuck", pipe.path))
        await to_thread(pipe.pid)
        waiting = asyncio.create_task(pool.hint(job("easy")))
        await asyncio.sleep(0)
        await pool.close()
        await to_thread(pipe.wait_for_end)
        for task in (thinking, waiting):
            with pytest.raises(ThinkingFailed, match="closed"):
                await task
        assert (pool.busy, pool.waiting) == (0, 0)
        with pytest.raises(ThinkingFailed, match="not running"):
            await pool.choose(job("easy"))


async def test_interrupts_are_left_to_the_server(pipe: Pipe) -> None:
    async with running() as pool:
        thinking = beginning(pool, odd("Long", pipe.path))
        pid = await to_thread(pipe.pid)
        for signal_to_all in (signal.SIGINT, signal.SIGTERM):
            os.kill(pid, signal_to_all)
        await dropped(thinking)
        assert await process_of(pool) == pid


# Death


@both_loops
async def test_a_killed_process_is_replaced_and_its_question_asked_again(
    pipe: Pipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[int | None] = []
    kill = Process.kill

    def note_and_kill(process: Process) -> None:
        known.append(process.returncode)
        kill(process)

    monkeypatch.setattr(Process, "kill", note_and_kill)
    async with running() as pool:
        thinking = beginning(pool, odd("Long", pipe.path))
        pids = set()
        for _ in range(MOST_LOSSES):
            pids.add(pid := await to_thread(pipe.pid))
            os.kill(pid, signal.SIGKILL)
        with pytest.raises(ThinkingFailed, match=r"3 processes .* ended with -9"):
            await thinking
        assert len(pids) == MOST_LOSSES
        # Our own kill asks how it ended; had the loop not heard it before, it would never hear it.
        assert known == [-signal.SIGKILL] * MOST_LOSSES


async def test_a_process_killed_while_idle_is_replaced() -> None:
    async with running() as pool:
        pid = await process_of(pool)
        os.kill(pid, signal.SIGKILL)
        assert await process_of(pool) != pid


@both_loops
async def test_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "executable", "/no/such/python")
        async with running() as pool:
            with pytest.raises(ThinkingFailed, match="could not be started"):
                await pool.choose(job("easy"))
            patch.undo()
            await pool.choose(job("easy"))


SERVER = """
import asyncio, sys
from pathlib import Path
import uvloop
from tests.server.test_bot_pool import beginning, odd, running

async def serve(pipe):
    async with running(2) as pool:
        await asyncio.gather(*(beginning(pool, odd("Long", pipe)) for _ in range(2)))

run = uvloop.run if sys.argv[1] == "uvloop" else asyncio.run
run(serve(Path(sys.argv[2])))
"""


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_processes_end_with_their_server_even_in_thought(pipe: Pipe, loop: str) -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER, loop, pipe.path], cwd=ROOT)
    assert len({server.pid, pipe.pid(), pipe.pid()}) == 3
    server.kill()
    server.wait()
    pipe.wait_for_end()


def test_a_loop_in_any_thread_will_do() -> None:
    """As where a whole server runs inside a test."""

    async def choose() -> None:
        async with running() as pool:
            chosen.append(await pool.choose(job("greedy")))

    chosen: list[Choice] = []
    thread = Thread(target=asyncio.run, args=(choose(),))
    thread.start()
    thread.join()
    assert chosen
