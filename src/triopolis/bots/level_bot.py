"""The levels, from easy to champion: by a game's learned judgement, or by the classic search where there is none."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from typing import Final

from triopolis.bots.imagined import any_position
from triopolis.bots.learned import Known, learned, weights_of
from triopolis.bots.network import Network
from triopolis.bots.odds import odds_of
from triopolis.bots.puct_bot import Budget, JudgingBot, PuctBot
from triopolis.bots.search_bot import SearchBot
from triopolis.engine.contract import Bot, Game, Thinking, View
from triopolis.engine.judgement import Judgement
from triopolis.engine.levels import Level
from triopolis.engine.registry import game_room, has_room

CLASSIC: Final = {"easy": 20, "medium": 200, "hard": 1000, "expert": 20_000, "champion": 60_000}
"""Simulations of the classic search, where nothing was learned."""
ADVISED: Final = ("hard", "expert", "champion")
"""Its levels that also ask the game's evaluation: with so few simulations as the others have, it would decide alone."""


class FittingBot(Bot):
    """Goes by what was learned, or not: decides at the first view, when the rules and components are known."""

    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._seed = seed
        self._bot: Bot | None = None

    def begin(self, view: View) -> Thinking:
        if self._bot is None:
            self._bot = self._fitting(view)
        return self._bot.begin(view)

    def _fitting(self, view: View) -> Bot:
        known = learned(self._game.id)
        if known is None or not covered(self._game, known[0], view):
            return self.unlearned()
        return self.judging(known, view)

    @abstractmethod
    def judging(self, known: Known, view: View) -> Bot: ...

    @abstractmethod
    def unlearned(self) -> Bot: ...


class LevelBot(FittingBot):
    def __init__(self, game: Game, seed: str, name: str) -> None:
        super().__init__(game, seed)
        self._name = name

    def judging(self, known: Known, view: View) -> Bot:
        game, seed = self._game, self._seed
        level = levels_of(game.id)[self._name]
        if level.simulations:
            return PuctBot(game, seed, known, Budget(simulations=level.simulations))
        habit = known
        if level.overlooks:
            habit = known[0], overlooking(game.id, level.overlooks)
        return HastyBot(game, seed, known, habit, level)

    def unlearned(self) -> Bot:
        return SearchBot(self._game, self._seed, CLASSIC[self._name], advised=self._name in ADVISED)


class HastyBot(Bot):
    """A weak level: overlooks things and mixes up moves that are close, but counts exactly in its last turn."""

    def __init__(self, game: Game, seed: str, known: Known, habit: Known, level: Level) -> None:
        self._game = game
        self._judgement = known[0]
        self._exact = JudgingBot(game, seed, known, level.deals)
        self._usual = JudgingBot(game, seed, habit, level.deals, level.temperature)

    def begin(self, view: View) -> Thinking:
        position = any_position(self._game.imagine(view))
        return (self._exact if self._judgement.last_turn(position) else self._usual).begin(view)


class Adviser(FittingBot):
    """The bot behind the hints: as good as it gets within its budget, with chances that come true."""

    def __init__(self, game: Game, seed: str, budget: Budget) -> None:
        super().__init__(game, seed)
        self._budget = budget

    def judging(self, known: Known, view: View) -> Bot:
        odds = odds_of(self._game.id, known[0], any_position(self._game.imagine(view)))
        return PuctBot(self._game, self._seed, known, self._budget, odds)

    def unlearned(self) -> Bot:
        return SearchBot(self._game, self._seed, self._budget.simulations, self._budget.seconds)


def levels_of(game: str) -> dict[str, Level]:
    levels: dict[str, Level] = game_room(game, "levels").LEVELS if has_room(game, "levels") else {}
    return levels


def covered(game: Game, judgement: Judgement, view: View) -> bool:
    """Whether what was learned holds for this match."""
    return judgement.covers(any_position(game.imagine(view)))


@cache
def overlooking(game: str, groups: tuple[str, ...]) -> Network:
    """The learned weights without those of these groups of features."""
    known = learned(game)
    assert known is not None
    judgement = known[0]
    weights = weights_of(game, int(judgement.size))
    linear, rows = list(weights.linear), list(weights.rows)
    for feature in (feature for group in groups for feature in judgement.groups()[group]):
        linear[feature] = 0
        rows[feature] = [0] * weights.header.hidden
    return Network(linear, rows, weights.bias, weights.out, weights.header.most_active)
