"""The pool of processes in which bots think, so that the event loop stays free for people."""

from __future__ import annotations

import asyncio
import os
from asyncio import Future, Task
from collections import deque
from contextlib import suppress
from itertools import count
from typing import Final

from triopolis.bots.hints import Hint
from triopolis.engine.contract import Choice
from triopolis.house.doors import Job
from triopolis.server.bot_process import BotProcess, Gone
from triopolis.server.bot_worker import Answer, Chosen, Failed, Hinted, Think, Wish, frame_message

__all__ = ["BotPool", "Job", "ThinkingFailed"]

LEAST_WORKERS: Final = 2
"""Even on one core: a long search must not make every other table wait."""
MOST_LOSSES: Final = 3
"""A question over which so many processes died is not asked again."""


class ThinkingFailed(Exception):
    """A bot could not decide. The reason is for developers and logs; where a bot failed, its traceback is a note."""

    def __init__(self, reason: str, trace: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        if trace is not None:
            self.add_note(trace)


class Request:
    """A question that somebody waits for. They have gone away once `answer` is cancelled."""

    def __init__(self, id: int, wish: Wish, job: Job) -> None:
        self.id = id
        self.question = frame_message(Think(id, wish, job))
        self.answer: Future[Answer] = asyncio.get_running_loop().create_future()
        self.losses = 0
        """How many processes died over it."""

    def settle(self, answer: Answer | ThinkingFailed) -> None:
        if self.answer.done():
            return
        if isinstance(answer, ThinkingFailed):
            self.answer.set_exception(answer)
        elif isinstance(answer, Failed):
            self.answer.set_exception(ThinkingFailed(answer.reason, answer.trace))
        else:
            self.answer.set_result(answer)


class BotPool:
    """First come, first served. Whoever no longer wants an answer cancels the task that waits for it."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(LEAST_WORKERS, os.cpu_count() or 1)
        self._places: list[Task[None]] = []
        self._ids = count()
        self._open: set[Request] = set()
        """All that somebody waits for."""
        self._waiting: deque[Request] = deque()
        """Those of them that no process has begun with."""
        self._arrived = asyncio.Event()
        self._busy = 0

    async def start(self) -> None:
        self._places = [asyncio.create_task(self._keep_place(BotProcess())) for _ in range(self._workers)]

    async def close(self) -> None:
        """End all processes, whatever they do. To whoever still waits, thinking has failed."""
        places, self._places = self._places, []
        for place in places:
            place.cancel()
        await asyncio.gather(*places, return_exceptions=True)
        for request in self._open:
            request.settle(ThinkingFailed("the pool was closed"))

    @property
    def busy(self) -> int:
        """How many processes are at work."""
        return self._busy

    @property
    def waiting(self) -> int:
        """How many questions no process has begun with."""
        return len(self._waiting)

    async def choose(self, job: Job) -> Choice:
        answer = await self._ask("choice", job)
        assert isinstance(answer, Chosen)
        return answer.choice

    async def hint(self, job: Job) -> list[Hint]:
        answer = await self._ask("hints", job)
        assert isinstance(answer, Hinted)
        return answer.hints

    async def _ask(self, wish: Wish, job: Job) -> Answer:
        if not self._places:
            raise ThinkingFailed("the pool is not running")
        request = Request(next(self._ids), wish, job)
        self._open.add(request)
        self._waiting.append(request)
        self._arrived.set()
        try:
            return await request.answer
        finally:
            self._open.remove(request)
            with suppress(ValueError):
                self._waiting.remove(request)

    async def _keep_place(self, process: BotProcess) -> None:
        """Bring question after question to one process. If it died, it is replaced when there is work, so that one
        that cannot live at all is not started again and again."""
        try:
            with suppress(Gone):
                await process.start()
            while True:
                request = await self._next_request()
                self._busy += 1
                try:
                    request.settle(await process.think(request.id, request.question, request.answer))
                except Gone as how:
                    self._ask_again(request, how)
                finally:
                    self._busy -= 1
        finally:
            await process.end()

    async def _next_request(self) -> Request:
        while not self._waiting:
            self._arrived.clear()
            await self._arrived.wait()
        return self._waiting.popleft()

    def _ask_again(self, request: Request, how: Gone) -> None:
        """Another process tries, before all that came later."""
        request.losses += 1
        if request.losses >= MOST_LOSSES:
            request.settle(ThinkingFailed(f"{MOST_LOSSES} processes were lost over it; the last one {how}"))
        elif not request.answer.done():
            self._waiting.appendleft(request)
            self._arrived.set()
