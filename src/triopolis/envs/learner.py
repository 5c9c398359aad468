"""One learner at a table: the bots and the solo opponent play by themselves between its decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from triopolis.bots.registry import PROGRAM, check_bot, is_search, make_bot
from triopolis.engine.contract import Bot, View
from triopolis.engine.registry import find_game
from triopolis.envs.setup import Setup
from triopolis.envs.table import Table

SEAT: Final = 0
"""Where the learner sits. Who begins is drawn with every deal, so no seat is better than another."""
DEFAULT_BOT: Final = "easy"
ILLEGAL: Final = {"win": -1.0, "margin": -100.0, "progress": -100.0}
"""What an illegal action costs, by reward: as much as a game that is lost badly."""


def named_opponents(game_id: str, opponents: str | Sequence[str] | None) -> list[str]:
    """The bots to play against; none plays alone against the rulebook's opponent, where the game has one."""
    if opponents is None:
        return [] if 1 in find_game(game_id).seats else [DEFAULT_BOT]
    if isinstance(opponents, str):
        # A program's command line may hold commas.
        names = [opponents] if opponents.startswith(PROGRAM) else opponents.split(",")
    else:
        names = list(opponents)
    for name in names:
        check_bot(name)
    return names


class Learner:
    """The seat of the learner in one game after the other."""

    def __init__(self, setup: Setup, opponents: Sequence[str], illegal_reward: float | None = None) -> None:
        self.setup = setup
        self._opponents = list(opponents)
        self._illegal_reward = ILLEGAL[setup.reward] if illegal_reward is None else illegal_reward
        self._kept: dict[int, Bot] = {}
        self.broken = False
        """The last action was illegal, which ended the game."""
        self.table: Table | None = None

    def begin(self, seed: str) -> None:
        """Deal a new game, and let the others play until it is the learner's turn."""
        self.table = Table(self.setup, seed)
        self.broken = False
        self._kept = {}
        self._let_others_play()

    def act(self, action: int) -> float:
        """Play, and let the others play until the learner's next turn; returns what it has earned."""
        table = self.at_table
        if self.over:
            raise RuntimeError("the game is over: reset() deals the next one")
        if action not in table.legal():
            self.broken = True
            return self._illegal_reward
        table.play(action)
        self._let_others_play()
        return table.pay(SEAT)

    @property
    def at_table(self) -> Table:
        assert self.table is not None, "reset() deals the first game"
        return self.table

    @property
    def over(self) -> bool:
        return self.broken or self.at_table.over

    def view(self) -> View:
        return self.at_table.view(SEAT)

    def won(self) -> bool:
        return self.at_table.over and SEAT in self.at_table.state.winners()

    def _let_others_play(self) -> None:
        table = self.at_table
        while table.actor > SEAT:
            seat = table.actor
            table.play(self._bot(seat).choose(table.view(seat)).action)

    def _bot(self, seat: int) -> Bot:
        """Our own bots are made for every decision, from a seed of its own, so that a copy of this learner goes on
        exactly like the original. A bot that a user brought may remember things: it is kept for the whole game."""
        name, table = self._opponents[seat - 1], self.at_table
        if ":" in name and not is_search(name):
            if seat not in self._kept:
                self._kept[seat] = make_bot(name, self.setup.game, f"{table.origin}:{seat}")
            return self._kept[seat]
        return make_bot(name, self.setup.game, f"{table.origin}:{seat}:{len(table.actions)}")

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_kept": {}}
