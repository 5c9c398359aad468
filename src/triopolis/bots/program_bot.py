"""Any program as a bot: one line of JSON with the view on its standard input, one line with its choice back.

    -> {"game": "point_city", "view": {…}, "moves": [{"action": 12, "text": "take a1 a2"}, …]}
    <- {"action": 12}    or    {"text": "take a1 a2"}

The program is started once and asked for every decision; when its input ends, it should too. What it writes to its
standard error goes to the terminal.
"""

from __future__ import annotations

import shlex
import subprocess
import weakref
from contextlib import suppress
from typing import Any

import msgspec

from triopolis.bots.random_bot import Decided
from triopolis.engine.contract import Bot, Choice, Game, Thinking, View
from triopolis.engine.errors import TriopolisError

LONGEST_QUOTE = 200


class ProgramFailed(TriopolisError):
    """A program that could not be started, went away, or answered with what is no choice."""


class Answer(msgspec.Struct):
    action: int | None = None
    text: str | None = None


class ProgramBot(Bot):
    def __init__(self, game: Game, seed: str, command: str) -> None:
        self._game = game
        self._command = command
        try:
            # A pipe each way, line by line; no shell, so that nothing in a name is run by mistake.
            self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as problem:
            raise ProgramFailed.of("bot-error-program-start", command=command, problem=_reason(problem)) from None
        weakref.finalize(self, _end, self._process)

    def begin(self, view: View) -> Thinking:
        return Decided(Choice(self._ask(view)))

    def _ask(self, view: View) -> int:
        moves = [
            {"action": action, "text": self._game.notation(self._game.move(view, action))} for action in view.actions
        ]
        line = self._exchange(msgspec.json.encode({"game": self._game.id, "view": view, "moves": moves}))
        return self._action(line, moves)

    def _exchange(self, question: bytes) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(question + b"\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except OSError:
            line = b""
        if not line:
            raise ProgramFailed.of("bot-error-program-gone", command=self._command)
        return line

    def _action(self, line: bytes, moves: list[dict[str, Any]]) -> int:
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            answer = Answer()
        for move in moves:
            if answer.action == move["action"] or (answer.action is None and answer.text == move["text"]):
                return int(move["action"])
        said = line.decode(errors="replace").strip()[:LONGEST_QUOTE]
        example = msgspec.json.encode({"action": moves[0]["action"]}).decode()
        raise ProgramFailed.of("bot-error-program-answer", command=self._command, said=said, example=example)


def _reason(problem: OSError | ValueError) -> str:
    """As the system gives it, without Python's numbers around it."""
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Its input ends, so it may end by itself; if it does not, it is ended."""
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    try:
        process.wait(timeout=1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
