"""Bots that show from outside what a thinking process does. Their seed is the name of a pipe."""

from __future__ import annotations

import os
import sys
import threading

from triopolis.bots.random_bot import Decided
from triopolis.bots.search_bot import SearchBot
from triopolis.engine.contract import Bot, Choice, Game, Thinking, View


class OddBot(Bot):
    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._pipe = seed


class Named(OddBot):
    """Tells which process it thinks in, instead of how much it has simulated."""

    def begin(self, view: View) -> Thinking:
        return Decided(Choice(view.actions[0], simulations=os.getpid()))


class Wrong(OddBot):
    def begin(self, view: View) -> Thinking:
        raise ValueError("no idea")


class Talkative(OddBot):
    """Prints, and listens, where the process talks with the server."""

    def begin(self, view: View) -> Thinking:
        print("I like the first one.", flush=True)
        return Decided(Choice(view.actions[0], simulations=len(sys.stdin.read())))


class Long(OddBot):
    """Thinks for an hour, in slices. First it writes the number of its process into the pipe its seed names; that end
    stays open for as long as the process lives."""

    def begin(self, view: View) -> Thinking:
        _tell(self._pipe)
        return SearchBot(self._game, "", seconds=3600).begin(view)


class Stuck(OddBot):
    """Tells the same, and cannot be stopped."""

    def begin(self, view: View) -> Thinking:
        _tell(self._pipe)
        threading.Event().wait()
        raise AssertionError


def _tell(pipe: str) -> None:
    os.write(os.open(pipe, os.O_WRONLY), f"{os.getpid()}\n".encode())
