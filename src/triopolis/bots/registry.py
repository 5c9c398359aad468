"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from triopolis.bots.random_bot import RandomBot
from triopolis.engine.contract import Bot, Game
from triopolis.engine.errors import TriopolisError

RANDOM: Final = "random"

BotMaker = Callable[[Game, str], Bot]
"""Makes a bot for a game, with its random choices from a seed."""

BOTS: Final[dict[str, BotMaker]] = {RANDOM: lambda game, seed: RandomBot(seed)}


class UnknownBot(TriopolisError):
    """No bot of that name."""


def bot_names() -> list[str]:
    return list(BOTS)


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise UnknownBot.of("cli-error-bot", bot=name, known=", ".join(BOTS))


def make_bot(name: str, game: Game, seed: str) -> Bot:
    check_bot(name)
    return BOTS[name](game, seed)
