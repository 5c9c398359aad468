"""The bots by name: levels, searches with a budget of one's own, bots that users bring along.

random | greedy | easy | medium | hard | expert | champion
puct:simulations=2000 | puct:seconds=1           tree search by what was learned
classic:simulations=2000 | search:seconds=1      tree search by random play; both names mean the same
adviser:seconds=1                                puct, or classic where nothing was learned: it gives the hints
judged                                           one move ahead by what was learned
my_module:MyBot             a class of the user's, made with (game, seed)
my_module:MyBot:seconds=2   the same with numbers of its own, here (game, seed, seconds=2)
program:python3 my_bot.py   any program: a line of JSON in, a line of JSON out (program_bot.py)
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from triopolis.bots.greedy_bot import GreedyBot
from triopolis.bots.learned import Known, learned
from triopolis.bots.level_bot import Adviser, LevelBot
from triopolis.bots.own_bot import NAME as OWN_BOT
from triopolis.bots.own_bot import load_own_bot
from triopolis.bots.program_bot import ProgramBot
from triopolis.bots.puct_bot import Budget, JudgingBot, PuctBot
from triopolis.bots.random_bot import RandomBot
from triopolis.bots.search_bot import SearchBot
from triopolis.engine.contract import Bot, Game
from triopolis.engine.errors import TriopolisError
from triopolis.engine.levels import LEVEL_NAMES
from triopolis.locales import message

RANDOM: Final = "random"
PROGRAM: Final = "program:"
JUDGED: Final = "judged"
"""One move ahead by what was learned: for comparing weights, no level."""
MOST_SIMULATIONS: Final = 100_000_000
MOST_SECONDS: Final = 3600.0

BotMaker = Callable[[Game, str], Bot]
"""Makes a bot for a game, with its random choices from a seed."""


def _level(name: str) -> BotMaker:
    return lambda game, seed: LevelBot(game, seed, name)


BOTS: Final[dict[str, BotMaker]] = {
    RANDOM: lambda game, seed: RandomBot(seed),
    "greedy": GreedyBot,
    **{name: _level(name) for name in LEVEL_NAMES},
}


class UnknownBot(TriopolisError):
    """No bot of that name."""


def bot_names() -> list[str]:
    return list(BOTS)


def check_bot(name: str) -> None:
    _maker(name)


def is_search(name: str) -> bool:
    """Whether it names a search with its budget. (`classic:MyBot` is a class in a module of the user's.)"""
    return name.startswith("search:") or (name.startswith(("classic:", "puct:", "adviser:")) and "=" in name)


def make_bot(name: str, game: Game, seed: str) -> Bot:
    return _maker(name)(game, seed)


def _maker(name: str) -> BotMaker:
    if name in BOTS:
        return BOTS[name]
    if name == JUDGED:
        return lambda game, seed: JudgingBot(game, seed, _known(game))
    if is_search(name):
        return _search(name)
    if name.startswith(PROGRAM) and name[len(PROGRAM) :].strip():
        return lambda game, seed: ProgramBot(game, seed, name[len(PROGRAM) :])
    if OWN_BOT.fullmatch(name):
        return load_own_bot(name)
    raise UnknownBot.of("bot-error-name", bot=name, known=", ".join(BOTS))


def _search(name: str) -> BotMaker:
    """A search with a budget that is written out."""
    budget = r"(simulations=(?P<simulations>[0-9]{1,9})|seconds=(?P<seconds>[0-9]+(\.[0-9]+)?))"
    written = re.fullmatch(f"(search|classic|puct|adviser):{budget}", name)
    simulations = int(written["simulations"]) if written and written["simulations"] else None
    seconds = float(written["seconds"]) if written and written["seconds"] else None
    within = simulations is not None and 1 <= simulations <= MOST_SIMULATIONS
    if not within and not (seconds is not None and 0 < seconds <= MOST_SECONDS):
        raise UnknownBot.of("bot-error-search", bot=name)
    if name.startswith("adviser:"):
        return lambda game, seed: Adviser(game, seed, Budget(simulations, seconds))
    if name.startswith("puct:"):
        return lambda game, seed: _puct(game, seed, Budget(simulations, seconds))
    return lambda game, seed: SearchBot(game, seed, simulations, seconds)


def _puct(game: Game, seed: str, budget: Budget) -> Bot:
    return PuctBot(game, seed, _known(game), budget)


def _known(game: Game) -> Known:
    known = learned(game.id)
    if known is None:
        raise UnknownBot.of("bot-error-nothing-learned", game=message(f"game-{game.id}"))
    return known
