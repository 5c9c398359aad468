"""Lets bots play: a task for every table where one is to act, and another try for a bot that has failed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

FIRST_PAUSE: Final = 1.0
"""Seconds until a bot that has failed is asked again; after every further failure twice as many,"""
LONGEST_PAUSE: Final = 60.0
"""but never more than this."""

Play = Callable[[str], Awaitable[bool]]
"""Lets a bot of a table make one move; whether another one may be due."""
Stumbled = Callable[[str, Exception, float], None]
"""Told which table's bot failed, how, and in how many seconds it is asked again."""
Sleep = Callable[[float], Awaitable[None]]


class Driver:
    """Lets the bots of one table play."""

    def __init__(self, play: Callable[[], Awaitable[bool]], stumbled: Callable[[Exception, float], None]) -> None:
        self._play = play
        self._stumbled = stumbled
        self._pause = FIRST_PAUSE
        self._woken = asyncio.Event()

    async def run(self, sleep: Sleep) -> None:
        """Until no bot is to act."""
        more = True
        # A change may come in just when nothing more is found to be due.
        while more or self._woken.is_set():
            self._woken.clear()
            try:
                more = await self._play()
                self._pause = FIRST_PAUSE
            except Exception as problem:
                more = True
                await self._rest(problem, sleep)

    def wake(self) -> None:
        """Something has changed: whoever rests looks now, and begins with short pauses again."""
        self._pause = FIRST_PAUSE
        self._woken.set()

    async def _rest(self, problem: Exception, sleep: Sleep) -> None:
        seconds, self._pause = self._pause, min(self._pause * 2, LONGEST_PAUSE)
        self._stumbled(problem, seconds)
        reasons = [asyncio.ensure_future(sleep(seconds)), asyncio.ensure_future(self._woken.wait())]
        try:
            await asyncio.wait(reasons, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for reason in reasons:
                reason.cancel()


class Drivers:
    """The drivers of all tables whose bots are at work, or rest after a failure."""

    def __init__(self, play: Play, stumbled: Stumbled, sleep: Sleep) -> None:
        self._play = play
        self._stumbled = stumbled
        self._sleep = sleep
        self._drivers: dict[str, Driver] = {}
        self._tasks: dict[Driver, asyncio.Task[None]] = {}
        """Also of those that were stopped and have not come to their end yet."""

    def __contains__(self, id: str) -> bool:
        return id in self._drivers

    def drive(self, id: str) -> None:
        """Let the bots of a table play as long as they are to act; one that rests is asked again now."""
        if id in self._drivers:
            self._drivers[id].wake()
            return
        driver = Driver(partial(self._play, id), partial(self._stumbled, id))
        self._drivers[id] = driver
        self._tasks[driver] = asyncio.create_task(self._run(id, driver), name="drive")
        self._tasks[driver].add_done_callback(lambda _: self._tasks.pop(driver))

    async def _run(self, id: str, driver: Driver) -> None:
        try:
            await driver.run(self._sleep)
        finally:
            # Before anything else happens: whoever comes now must not wake a driver that has gone.
            if self._drivers.get(id) is driver:
                del self._drivers[id]

    def stop(self, id: str) -> None:
        """Nobody needs what a bot of this table thinks about."""
        driver = self._drivers.pop(id, None)
        if driver is not None:
            self._tasks[driver].cancel()

    async def close(self) -> None:
        self._drivers.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
