"""One learner: the bots and the solo opponent play by themselves between its decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from triopolis.bots.registry import PROGRAM, check_bot, is_search, make_bot
from triopolis.engine.contract import Bot, View
from triopolis.engine.registry import find_game
from triopolis.envs.episode import Episode, renamed
from triopolis.envs.setup import Setup

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
        self._episode: Episode | None = None

    def begin(self, seed: str) -> None:
        """Deal a new game, and let the others play until it is the learner's turn."""
        self._episode = Episode(self.setup, seed)
        self.broken = False
        self._kept = {}
        self._let_others_play()

    def act(self, action: int) -> float:
        """Play, and let the others play until the learner's next turn; returns what it has earned."""
        episode = self.episode
        if self.over:
            raise RuntimeError("the game is over: reset() deals the next one")
        if action not in episode.legal():
            self.broken = True
            return self._illegal_reward
        episode.play(action)
        self._let_others_play()
        return episode.pay(SEAT)

    @property
    def episode(self) -> Episode:
        assert self._episode is not None, "reset() deals the first game"
        return self._episode

    @property
    def at_table(self) -> Episode:
        renamed("Learner.at_table", "Learner.episode")
        return self.episode

    @property
    def over(self) -> bool:
        return self.broken or self.episode.over

    def view(self) -> View:
        return self.episode.view(SEAT)

    def won(self) -> bool:
        return self.episode.over and SEAT in self.episode.state.winners()

    def _let_others_play(self) -> None:
        episode = self.episode
        while episode.actor > SEAT:
            seat = episode.actor
            episode.play(self._bot(seat).choose(episode.view(seat)).action)

    def _bot(self, seat: int) -> Bot:
        """Our own bots are made for every decision, from a seed of its own, so that a copy of this learner goes on
        exactly like the original. A bot that a user brought may remember things: it is kept for the whole game."""
        name, episode = self._opponents[seat - 1], self.episode
        if ":" in name and not is_search(name):
            if seat not in self._kept:
                self._kept[seat] = make_bot(name, self.setup.game, f"{episode.origin}:{seat}")
            return self._kept[seat]
        return make_bot(name, self.setup.game, f"{episode.origin}:{seat}:{len(episode.actions)}")

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_kept": {}}
