"""Simulations: right counts, and the same whoever plays the games."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from triopolis.bots import registry
from triopolis.bots.random_bot import Decided
from triopolis.bots.registry import UnknownBot
from triopolis.engine.contract import Bot, Choice, DataPack, Thinking, View
from triopolis.engine.errors import BadOption
from triopolis.engine.playout import play_out
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game
from triopolis.games.point_city.data_files import own_data
from triopolis.lab import simulation
from triopolis.lab.simulation import (
    Plan,
    SimulationResult,
    Tally,
    actions_of,
    play_game,
    play_games,
    quantiles,
    simulate,
)

GAME = find_game("point_city")


class FirstBot(Bot):
    def begin(self, view: View) -> Thinking:
        return Decided(Choice(view.actions[0]))


def plan(seats: int, games: int, bot: str = "random", seed: str = "s", pack: DataPack | None = None) -> Plan:
    options = GAME.settle_options(GAME.Options(), seats)
    return Plan(game=GAME.id, options=options, bots=[bot] * seats, games=games, seed=seed, pack=pack)


def timeless(result: SimulationResult) -> SimulationResult:
    return msgspec.structs.replace(result, seconds=0.0, decisions_per_second=0.0)


def test_games_are_those_of_their_seeds() -> None:
    result = simulate(plan(2, 20))
    decisions, scores, wins = 0, [0, 0], [0, 0]
    for index in range(20):
        state = GAME.new(GAME.Options(), 2, f"s:{index}")
        decisions += play_out(state, seeded(f"s:{index}", "random play"))
        scores = [total + score for total, score in zip(scores, state.scores(), strict=True)]
        for winner in state.winners() if len(state.winners()) == 1 else []:
            wins[winner] += 1
    assert result.decisions == decisions
    assert [place.mean_score * 20 for place in result.places] == pytest.approx(scores)
    assert [place.wins for place in result.places] == wins


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_game_has_a_winner_or_shares_the_win(seats: int) -> None:
    result = simulate(plan(seats, 30))
    assert result.games == 30
    assert result.mean_decisions == result.decisions / 30
    shared = sum(place.shared_wins for place in result.places)
    alone = sum(place.wins for place in result.places)
    assert alone + shared // 2 >= 30 >= alone + shared // len(result.places)


def test_the_solo_opponent_is_the_last_place() -> None:
    places = simulate(plan(1, 5)).places
    assert [(place.label, place.seat, place.bot) for place in places] == [
        ("seat 0", 0, "random"),
        ("opponent", None, None),
    ]


def test_the_number_of_processes_changes_nothing() -> None:
    heard: list[int] = []
    alone = simulate(plan(3, 50), progress=heard.append)
    assert sum(heard) == 50
    assert timeless(simulate(plan(3, 50), processes=2)) == timeless(alone)
    assert timeless(simulate(plan(3, 50, seed="t"))) != timeless(alone)


def test_bots_play_through_views(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "first", lambda game, seed: FirstBot())
    result = simulate(plan(2, 3, bot="first"))
    state = GAME.new(GAME.Options(), 2, "s:0")
    decisions = 0
    while state.actor >= 0:
        state.play(state.actions()[0])
        decisions += 1
    alone = simulate(plan(2, 1, bot="first"))
    assert alone.decisions == decisions
    assert [place.mean_score for place in alone.places] == state.scores()
    assert result.games == 3


@pytest.mark.parametrize("bot", ["random", "first"])
def test_the_actions_of_a_game_lead_to_its_end(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "first", lambda game, seed: FirstBot())
    order = plan(2, 1, bot=bot)
    played = play_game(GAME, order, "s:0")
    state, actions, turns = GAME.new(order.options, 2, "s:0"), actions_of(GAME, order, "s:0"), set()
    for action in actions:
        turns.add(int(state.turn))
        state.play(action)
    assert (len(actions), len(turns), state.dump()) == (played.decisions, played.turns, played.state.dump())


def test_a_tally_survives_being_written_down() -> None:
    tally = play_games(plan(3, 20), range(20))
    again = msgspec.json.decode(msgspec.json.encode(tally), type=Tally)
    assert again == tally


def test_a_data_pack_is_played() -> None:
    tokens = [{**row, "points": "20"} for row in own_data()["tokens"]]
    rich = simulate(plan(2, 10, pack=DataPack({"tokens": tokens})))
    poor = simulate(plan(2, 10))
    assert rich.places[0].mean_score > poor.places[0].mean_score


def test_bad_plans_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        simulate(plan(2, 1, bot="skynet"))
    with pytest.raises(BadOption):
        simulate(msgspec.structs.replace(plan(2, 1), bots=["random"] * 5))


def test_quantiles_by_nearest_rank() -> None:
    assert quantiles(Counter({7: 1})) == dict.fromkeys(simulation.QUANTILES, 7)
    hundred = quantiles(Counter(range(1, 101)))
    assert hundred == {"min": 1, "5%": 5, "25%": 25, "50%": 50, "75%": 75, "95%": 95, "max": 100}
    assert quantiles(Counter({0: 3, 10: 1}))["75%"] == 0
