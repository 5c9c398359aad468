"""A process in which bots think, as the server sees it (bot_worker.py runs in it); another replaces it if it dies."""

from __future__ import annotations

import asyncio
import sys
from asyncio import FIRST_COMPLETED, Future, IncompleteReadError, Task
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from triopolis.server.bot_worker import LENGTH_BYTES, Answer, Stop, frame_message, message_length

PATIENCE: Final = 5.0
"""Seconds in which a bot that is told to stop must do so; a search does it in milliseconds."""

PROGRAM: Final = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
sys.path[:] = sys.argv[1:]
from triopolis.server.bot_worker import main
main()
"""
"""A signal to the whole group is for the server to act on: the process ends when the server does. It is given the
server's paths, to import the same modules from the same places, however the server was started."""


class Gone(Exception):
    """The process could not be started, or has died: how, in words for a developer."""


class BotProcess:
    """Answers one question at a time.

    The process inherits nothing but its standard files: nobody else holds the pipes to it, so it sees them close when
    the server dies, and the server sees them close when it does.
    """

    def __init__(self) -> None:
        self._spawned: Task[Process] | None = None
        self._decoder = msgspec.msgpack.Decoder(Answer)

    async def start(self) -> Process:
        """The process, a new one if there is none that lives."""
        if self._spawned is not None and not _is_alive(await self._spawned):
            await self.end()
        if self._spawned is None:
            self._spawned = asyncio.create_task(_spawn())
        try:
            # Once begun it must come to its end, or nobody would know the process.
            return await asyncio.shield(self._spawned)
        except Gone:
            self._spawned = None
            raise

    async def end(self) -> None:
        """At once: the process has nothing to put in order."""
        spawned, self._spawned = self._spawned, None
        if spawned is None:
            return
        with suppress(Gone):
            await _end(await spawned)

    async def think(self, id: int, question: bytes, wanted: Future[Answer]) -> Answer:
        """The answer to a question of that id. It is told to stop once `wanted` is cancelled."""
        process = await self.start()
        _tell(process, question)
        answering = asyncio.create_task(self._answer(process, id))
        try:
            await asyncio.wait({answering, wanted}, return_when=FIRST_COMPLETED)
            if not answering.done():
                _tell(process, frame_message(Stop(id)))
            return await asyncio.wait_for(answering, PATIENCE)
        except TimeoutError:
            await self.end()
            raise Gone("did not stop and was killed") from None
        finally:
            answering.cancel()

    async def _answer(self, process: Process, id: int) -> Answer:
        assert process.stdout is not None
        try:
            while True:
                head = await process.stdout.readexactly(LENGTH_BYTES)
                body = await process.stdout.readexactly(message_length(head))
                answer: Answer = self._decoder.decode(body)
                if answer.id == id:
                    return answer
        except (IncompleteReadError, msgspec.DecodeError):
            await self.end()
            raise Gone(f"ended with {process.returncode}") from None


async def _spawn() -> Process:
    try:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-c", PROGRAM, *sys.path, stdin=PIPE, stdout=PIPE
        )
    except OSError as problem:
        raise Gone(f"could not be started: {problem}") from problem


async def _end(process: Process) -> None:
    assert process.stdin is not None
    process.stdin.close()
    if not _is_alive(process):
        # Killing what dies by itself can take away how it ended, before the loop has asked.
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), PATIENCE)
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def _is_alive(process: Process) -> bool:
    assert process.stdout is not None
    return process.returncode is None and not process.stdout.at_eof()


def _tell(process: Process, question: bytes) -> None:
    """Never waits: questions are small, and the other end reads all the time."""
    assert process.stdin is not None
    process.stdin.write(question)
