"""OpenSpiel's own simulations and search bots on every game, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test
from tests.envs.modes import Mode, every_mode

import triopolis.envs.openspiel  # noqa: F401 (registers the games)
from triopolis.engine.errors import BadOption
from triopolis.engine.randomness import seeded

GAMES = ["bloom_town", "happy_city", "point_city"]


def load(mode: Mode, **more: Any) -> Any:
    given = {"players": mode.players, **mode.options, **more}
    return pyspiel.load_game(f"triopolis_{mode.game}", given)


def advanced(game: Any, actions: int) -> Any:
    """A state so many random actions after the deal."""
    state, rng = game.new_initial_state(), seeded("openspiel")
    if state.is_chance_node():
        state.apply_action(7)
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(state.legal_actions()[rng.below(len(state.legal_actions()))])
    return state


@every_mode
def test_random_simulations(mode: Mode) -> None:
    pyspiel.random_sim_test(load(mode), num_sims=1, serialize=True, verbose=False)


@every_mode
def test_random_simulations_of_one_deal(mode: Mode) -> None:
    game = load(mode, seed=3, reward="margin")
    assert not game.new_initial_state().is_chance_node()
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_simulation_of_openspiels_own_tests(game: str) -> None:
    """With everything it pickles: the game, its type, states."""
    np.random.seed(7)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"triopolis_{game}(players=2)"))


@every_mode
def test_a_pickled_game_is_the_same_game(mode: Mode) -> None:
    game = load(mode)
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(game)
    assert str(advanced(twin, 6)) == str(advanced(game, 6))


def test_games_are_loaded_by_a_line_of_text() -> None:
    game = pyspiel.load_game("triopolis_bloom_town(players=3,side=B)")
    assert game.num_players() == 3
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert {f"triopolis_{name}" for name in GAMES} <= set(pyspiel.registered_names())


def whole_game(game: Any, bots: list[Any]) -> list[float]:
    state = game.new_initial_state()
    state.apply_action(11)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def evaluator() -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


def mcts_bot(game: Any) -> Any:
    return mcts.MCTSBot(game, 2.0, 4, evaluator(), random_state=np.random.RandomState(2))


def ismcts_bot(game: Any) -> Any:
    """Its own resampler draws from the clock; this one from a seed."""
    bot = ismcts.ISMCTSBot(game, evaluator(), 2.0, 4, random_state=np.random.RandomState(3))
    random = np.random.RandomState(4)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))
    return bot


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", [mcts_bot, ismcts_bot])
def test_search_bots_play_whole_games(game: str, bot: Any) -> None:
    loaded = pyspiel.load_game(f"triopolis_{game}(players=2)")
    assert sum(whole_game(loaded, [bot(loaded), bot(loaded)])) == pytest.approx(0)


@pytest.mark.parametrize("game", ["bloom_town", "point_city"])
def test_search_bots_play_alone(game: str) -> None:
    loaded = pyspiel.load_game(f"triopolis_{game}(players=1)")
    assert whole_game(loaded, [ismcts_bot(loaded)])[0] in (-1.0, 0.0, 1.0)


@every_mode
def test_copies_and_pickles_keep_the_state(mode: Mode) -> None:
    game = load(mode)
    state = advanced(game, 6)
    serialized = game.deserialize_state(state.serialize())
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), serialized):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)


@every_mode
def test_resampling_keeps_what_a_player_knows_and_deals_the_rest_anew(mode: Mode) -> None:
    state = advanced(load(mode), 6)
    for player in range(mode.players):
        first = state.resample_from_infostate(player, lambda: 0.25)
        second = state.resample_from_infostate(player, lambda: 0.75)
        assert str(first) != str(second)
        for other in (first, second):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()


def test_the_deal_decides_and_is_the_only_chance() -> None:
    game = pyspiel.load_game("triopolis_happy_city(players=2,deals=5)")
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert [deal for deal, _ in root.chance_outcomes()] == [0, 1, 2, 3, 4]
    states = [root.child(deal) for deal in range(5)]
    assert len({str(state) for state in states}) == 5
    assert not any(state.is_chance_node() for state in states)


def test_actions_have_words() -> None:
    state = advanced(pyspiel.load_game("triopolis_point_city(players=2)"), 0)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(words)) == len(words)
    assert any(text.startswith("take ") for text in words)


def test_zero_sums_are_told() -> None:
    utilities = pyspiel.GameType.Utility
    for text, utility in (
        ("players=2", utilities.ZERO_SUM),
        ("players=3", utilities.ZERO_SUM),
        ("players=2,reward=margin", utilities.ZERO_SUM),
        ("players=3,reward=margin", utilities.GENERAL_SUM),
        ("players=1", utilities.GENERAL_SUM),
    ):
        assert pyspiel.load_game(f"triopolis_bloom_town({text})").get_type().utility == utility


@pytest.mark.parametrize("wrong", ["players=9", "side=C", "reward=progress", "mode=hard"])
def test_what_does_not_exist_is_refused_in_words(wrong: str) -> None:
    with pytest.raises(BadOption):
        pyspiel.load_game(f"triopolis_bloom_town({wrong})")
