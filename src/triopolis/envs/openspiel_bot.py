"""OpenSpiel's information-set search as a bot, to measure ours by: `triopolis.envs.openspiel_bot:ISMCTS:seconds=0.2`.

It is given views like every bot, and makes of each an OpenSpiel state that fits it; the search deals that anew for
every simulation, through OpenSpiel's own resampling. It is the search written in Python: the one in C++ (OpenSpiel
2.0.2) brings the process down with every game that is written in Python, OpenSpiel's own among them. Its random
playouts run inside our compiled code: OpenSpiel's evaluator takes every step through Python, which leaves time for a
third of the simulations only.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from triopolis.engine.contract import Bot, Choice, Game, Thinking, View
from triopolis.engine.errors import TriopolisError
from triopolis.engine.playout import play_out
from triopolis.engine.randomness import seeded


class MissingOpenSpiel(TriopolisError):
    """OpenSpiel is not installed here."""


class UnfitGame(TriopolisError):
    """A game with a data pack, which the OpenSpiel games do not know."""


try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from triopolis.envs.openspiel import TriopolisGame, TriopolisState, register
except ImportError as problem:
    raise MissingOpenSpiel.of("lab-error-extra", package="open_spiel", extra="openspiel") from problem

SLICE: Final = 5
"""Simulations between two looks at the clock."""
UCT: Final = 2.0
"""How much being little tried counts; a win is 1, a loss -1."""
SECONDS: Final = 0.2


class PlayedOut(mcts.Evaluator):
    """OpenSpiel's evaluator by one random playout, inside compiled code."""

    def __init__(self, seed: str) -> None:
        self._rng = seeded(seed, "openspiel playouts")

    def evaluate(self, state: TriopolisState) -> list[float]:
        episode = state.dealt.copy()
        play_out(episode.state, self._rng)
        return episode.earned()

    def prior(self, state: TriopolisState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class IsmctsThinking(Thinking):
    def __init__(self, search: Any, root: TriopolisState, simulations: int | None, seconds: float) -> None:
        self._search = search
        self._root = root
        self._left = simulations
        self._end = perf_counter() + seconds
        self._actions: list[int] = root.legal_actions()
        self._done = 0
        search.reset()
        self._node = search.create_new_node(root)

    def work(self) -> bool:
        if len(self._actions) == 1 or self._spent():
            return False
        count = SLICE if self._left is None else min(SLICE, self._left - self._done)
        for _ in range(count):
            self._search.run_simulation(self._search.sample_root_state(self._root))
        self._done += count
        return True

    def _spent(self) -> bool:
        if self._left is not None:
            return self._done >= self._left
        # The first simulation opens the root and tries none of its actions.
        return self._done > 1 and perf_counter() >= self._end

    def choice(self) -> Choice:
        if self._done <= 1:
            return Choice(self._actions[0])
        actions, chances = zip(*self._search.get_final_policy(self._root, self._node), strict=True)
        return Choice(int(self._search._random_state.choice(actions, p=chances)), simulations=self._done)


class ISMCTS(Bot):
    """So many simulations a move, or else so many seconds."""

    def __init__(
        self, game: Game, seed: str, seconds: float = SECONDS, simulations: int | None = None, uct: float = UCT
    ) -> None:
        if game.pack is not None:
            raise UnfitGame.of("bot-error-openspiel-pack", bot=type(self).__name__)
        self._game = game
        self._seconds = seconds
        self._simulations = simulations
        self._uct = uct
        self._rng = seeded(seed, "openspiel search")
        self._seed = seed
        self._search: Any = None
        self._spiel: TriopolisGame | None = None

    def begin(self, view: View) -> Thinking:
        if self._spiel is None:
            register()
            self._spiel = pyspiel.load_game(f"triopolis_{self._game.id}(players={view.players})")
            self._search = self._new_search(self._spiel)
        root = self._spiel.state_seen(view, str(self._rng.below(1 << 30)))
        return IsmctsThinking(self._search, root, self._simulations, self._seconds)

    def _new_search(self, spiel: TriopolisGame) -> Any:
        random = np.random.RandomState(self._rng.below(1 << 30))
        search = ismcts.ISMCTSBot(spiel, PlayedOut(self._seed), self._uct, 1, random_state=random)
        # Its own resampler draws from the clock.
        search.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))
        return search
