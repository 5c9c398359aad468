"""OpenSpiel: `pyspiel.load_game("triopolis_bloom_town(players=2,side=B)")` once this module is imported.

Chance is one move at the root, which deals the match: one of `deals` deals, each with a seed of its own; or, with
`seed` given, no move at all and always that deal. Later shuffles follow from the deal. `resample_from_infostate` deals
anew what a player does not know, so information-set search is fair; a search on the state itself sees every card.

The information state is the player's view: all it may know now. It does not repeat the past (the dealer needs none).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from triopolis.engine.contract import Game, View
from triopolis.engine.observation import observable_ids
from triopolis.engine.options import option_fields
from triopolis.engine.registry import find_game
from triopolis.envs.episode import Dealt, Episode, renamed
from triopolis.envs.observations import Observer
from triopolis.envs.setup import Setup, check_choice, make_setup

DEALS: Final = 1000
NO_SEED: Final = -1
LONGEST: Final = 5000
"""No game takes more actions, however badly it is played."""
HIGHEST: Final = 10_000.0
"""No margin is wider."""
OWN: Final = {"players": 2, "reward": "win", "deals": DEALS, "seed": NO_SEED}
"""The parameters besides the options of a game."""


class TriopolisGame(pyspiel.Game):
    """One of the games; each has a subclass of its own."""

    game_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = find_game(self.game_id)
        given = {**OWN, **(params or {})}
        options = {name: value for name, value in given.items() if name not in OWN and value not in ("", 0)}
        check_choice("reward", given["reward"], ("win", "margin"))
        self.setup: Setup = make_setup(game.id, given["players"], options, given["reward"])
        self.deals: int = given["deals"]
        self.seed: int = given["seed"]
        self.observer = Observer(self.setup, "flat")
        highest = 1.0 if self.setup.reward == "win" else HIGHEST
        zero_sum = self.setup.players > 1 and (self.setup.reward == "win" or self.setup.players == 2)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=self.deals if self.seed == NO_SEED else 0,
            num_players=self.setup.players,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.seed == NO_SEED, zero_sum), info, params or {})

    def new_initial_state(self) -> TriopolisState:
        return TriopolisState(self)

    def state_seen(self, view: View, seed: str) -> TriopolisState:
        """A state in which the player sees this, the rest dealt: where information-set search begins."""
        state = TriopolisState(self)
        state._episode = Episode(self.setup, Dealt(view.encode(), seed))
        return state

    def max_chance_nodes_in_history(self) -> int:
        return int(self.seed == NO_SEED)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TriopolisObserver:
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        return TriopolisObserver(self.observer)

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel's own pickle leaves out what a game written in Python adds to it.
        return loaded_game, (str(self),)


def loaded_game(text: str) -> TriopolisGame:
    """A game by its line of text, also in a process that has yet to register it."""
    game: TriopolisGame = pyspiel.load_game(text)
    return game


class TriopolisState(pyspiel.State):
    """An episode, or nothing before the deal. (OpenSpiel makes a first state for every copy: it must cost nothing.)"""

    def __init__(self, game: TriopolisGame) -> None:
        super().__init__(game)
        self._episode: Episode | None = None
        self._texts: dict[int, str] = {}
        """What each player sees, for those who have asked: searches ask several times."""

    @property
    def episode(self) -> Episode | None:
        """None until the match has been dealt."""
        game = self.get_game()
        if self._episode is None and game.seed != NO_SEED:
            self._episode = Episode(game.setup, str(game.seed))
        return self._episode

    @property
    def table(self) -> Episode | None:
        renamed("TriopolisState.table", "TriopolisState.episode")
        return self.episode

    @property
    def dealt(self) -> Episode:
        episode = self.episode
        assert episode is not None, "the root is a chance node: it deals the match"
        return episode

    def current_player(self) -> int:
        episode = self.episode
        if episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if episode.over else episode.actor

    def is_terminal(self) -> bool:
        episode = self.episode
        return episode is not None and episode.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.legal()

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self._episode = Episode(self.get_game().setup, str(action))
        else:
            self.dealt.play(action)
            self._texts = {}

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        episode = self.dealt
        game = episode.setup.game
        return game.notation(game.move(episode.view(player), action))

    def returns(self) -> list[float]:
        episode = self.episode
        return [0.0] * self.num_players() if episode is None else episode.earned()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TriopolisState:
        """The same state as far as the player can tell, with all that is hidden from it dealt anew."""
        other: TriopolisState = self.clone()
        other._episode = self.dealt.imagined(player, repr(sampler()))
        other._texts = {}
        return other

    def text_seen(self, player: int) -> str:
        episode = self.episode
        if episode is None:
            return ""
        if player not in self._texts:
            self._texts[player] = episode.view(player).encode().decode()
        return self._texts[player]

    def __str__(self) -> str:
        """The whole position, hidden parts included."""
        episode = self.episode
        return "not dealt" if episode is None else episode.state.dump().decode()


class TriopolisObserver:
    """What a player sees, as OpenSpiel's observers tell it: a tensor, its parts by name, a string."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.tensor = np.zeros(observer.layout.size, np.float32)
        self.dict = observer.named(self.tensor)

    def set_from(self, state: TriopolisState, player: int) -> None:
        episode = state.episode
        self.tensor[:] = 0 if episode is None else self._observer.observe(episode.view(player))

    def string_from(self, state: TriopolisState, player: int) -> str:
        return state.text_seen(player)


def game_type(game: Game, chance: bool = True, zero_sum: bool = False) -> Any:
    modes, utilities = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"triopolis_{game.id}",
        long_name=f"Triopolis: {game.id.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**OWN, **_option_parameters(game)},
        provides_factored_observation_string=False,
    )


def _option_parameters(game: Game) -> dict[str, str | int]:
    """The options with their defaults; "" and 0 say nothing."""
    fields = option_fields(game.Options)
    return {field.name: field.default or ("" if field.choices else 0) for field in fields}


def register() -> None:
    for game_id in observable_ids():
        game = find_game(game_id)
        if f"triopolis_{game_id}" not in pyspiel.registered_names():
            # A class, not a function: OpenSpiel lets go of it after Python has ended, which a class survives.
            pyspiel.register_game(game_type(game), type(f"{game_id}_game", (TriopolisGame,), {"game_id": game_id}))


register()
