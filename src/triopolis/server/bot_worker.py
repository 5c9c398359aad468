"""What runs in a process where bots think, and its messages with the server (bot_process.py is the other end).

It reads questions from its standard input and answers each of them exactly once on its standard output: a message is
its length in four bytes, then msgpack. A search is done in slices, and stopped between two of them. A thread of its own
listens all the while: when the input ends, the server is gone, and so is this process, whatever a bot is doing.
"""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections.abc import Callable
from functools import lru_cache
from io import BufferedReader
from queue import SimpleQueue
from time import monotonic
from typing import Final, Literal

import msgspec

from triopolis.bots.hints import Hint, hints
from triopolis.bots.registry import make_bot
from triopolis.engine.contract import Choice, DataPack, Game, Rows, Thinking
from triopolis.engine.levels import LEVEL_NAMES
from triopolis.engine.registry import find_game
from triopolis.house.doors import Job

LENGTH_BYTES: Final = 4
POLITENESS: Final = 5
"""So much less important than the server, which must answer people at once."""
MOST_GAMES_WITH_PACKS: Final = 8
"""Games with data packs that are kept for the next question."""


LONGEST_THOUGHT: Final = 2.0
"""Seconds a level may search on a machine that is too slow for it (interpreted, most likely): then its look one move
ahead decides, and the table says so. Only such moves may differ from those of other machines."""

Wish = Literal["choice", "hints"]


class Think(msgspec.Struct, frozen=True, tag=True):
    """Answered by Chosen or Hinted, as wished, or by Failed, or by Stopped if told to stop in time."""

    id: int
    wish: Wish
    job: Job


class Stop(msgspec.Struct, frozen=True, tag=True):
    """Nobody waits for that answer any more. It has none of its own, and comes too late if the answer is on its way."""

    id: int


class Chosen(msgspec.Struct, frozen=True, tag=True):
    id: int
    choice: Choice


class Hinted(msgspec.Struct, frozen=True, tag=True):
    id: int
    hints: list[Hint]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The bot could not decide. For developers: the error in a line, and where it came from."""

    id: int
    reason: str
    trace: str


class Stopped(msgspec.Struct, frozen=True, tag=True):
    id: int


Question = Think | Stop
Answer = Chosen | Hinted | Failed | Stopped


def frame_message(message: Question | Answer) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def message_length(head: bytes) -> int:
    return int.from_bytes(head, "big")


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    Worker(*_private_ends()).run()


def _private_ends() -> tuple[int, int]:
    """Keeps standard input and output for the server alone: a bot finds nothing to read, and prints to the log."""
    questions, answers = os.dup(sys.stdin.fileno()), os.dup(sys.stdout.fileno())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return questions, answers


class Worker:
    def __init__(self, questions: int, answers: int, clock: Callable[[], float] = monotonic) -> None:
        self._questions = questions
        self._answers = answers
        self._clock = clock
        self._waiting: SimpleQueue[Think] = SimpleQueue()
        self._stopped = -1
        """The last question that need not be answered."""

    def run(self) -> None:
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            self._say(self.answer(self._waiting.get()))

    def _listen(self) -> None:
        """To the end of the input, and of the process: nothing else must keep it alive."""
        decoder = msgspec.msgpack.Decoder(Question)
        try:
            with os.fdopen(self._questions, "rb") as stream:
                while body := _read_message(stream):
                    self._hear(decoder.decode(body))
        finally:
            os._exit(0)

    def _hear(self, question: Question) -> None:
        if isinstance(question, Stop):
            self._stopped = question.id
        else:
            self._waiting.put(question)

    def _say(self, answer: Answer) -> None:
        left = memoryview(frame_message(answer))
        try:
            while left:
                left = left[os.write(self._answers, left) :]
        except OSError:
            os._exit(0)  # Nobody is there to read it.

    def answer(self, question: Think) -> Answer:
        try:
            return self._think(question)
        except Exception as problem:  # a bot may fail in any way
            reason = "".join(traceback.format_exception_only(problem)).strip()
            return Failed(question.id, reason, traceback.format_exc())

    def _think(self, question: Think) -> Answer:
        job = question.job
        game = find_game(job.game) if job.pack is None else _game_with_pack(job.game, msgspec.json.encode(job.pack))
        view = msgspec.json.decode(job.view, type=game.Views)
        thinking = make_bot(job.bot, game, job.seed).begin(view)
        choice = self._search(question, thinking)
        if choice is None:
            return Stopped(question.id)
        if question.wish == "choice":
            return Chosen(question.id, choice)
        return Hinted(question.id, hints(game, view, choice))

    def _search(self, question: Think, thinking: Thinking) -> Choice | None:
        """None if told to stop."""
        hurried, end = question.job.bot in LEVEL_NAMES, self._clock() + LONGEST_THOUGHT
        while thinking.work():
            if self._stopped == question.id:
                return None
            if hurried and self._clock() >= end:
                return msgspec.structs.replace(thinking.at_first_sight(), cut_short=True)
        return thinking.choice()


def _read_message(stream: BufferedReader) -> bytes:
    """Nothing if the input ends, even in the middle of a message."""
    head = stream.read(LENGTH_BYTES)
    length = message_length(head)
    body = stream.read(length)
    return body if len(body) == length else b""


@lru_cache(MOST_GAMES_WITH_PACKS)
def _game_with_pack(id: str, rows: bytes) -> Game:
    """Takes the rows of the pack as bytes, which say exactly which pack it is."""
    return find_game(id).with_data(DataPack(msgspec.json.decode(rows, type=dict[str, Rows])))
