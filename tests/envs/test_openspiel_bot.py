"""OpenSpiel's information-set search as one of the arena's bots."""

from __future__ import annotations

from typing import Any

import pytest

from triopolis.bots.own_bot import BadOwnBot
from triopolis.bots.registry import check_bot, make_bot
from triopolis.engine.contract import DataPack, Game, View
from triopolis.engine.errors import TriopolisError
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game, own_ids
from triopolis.envs.openspiel_bot import ISMCTS, SLICE
from triopolis.lab.arena import ArenaPlan, run_arena

NAME = "triopolis.envs.openspiel_bot:ISMCTS"


def plan(game: Game, seats: int, bots: list[str], games: int) -> ArenaPlan:
    options = game.settle_options(game.Options(), seats)
    return ArenaPlan(game=game.id, options=options, seats=seats, bots=bots, games=games, seed="s")


@pytest.mark.parametrize("id", own_ids())
def test_the_arena_plays_it_and_the_same_again(id: str) -> None:
    game = find_game(id)
    order = plan(game, 2, [f"{NAME}:simulations=12", "random"], 2)
    first, again = run_arena(order), run_arena(order)
    assert first.tables == again.tables


@pytest.mark.parametrize(("id", "seats"), [("bloom_town", 1), ("point_city", 3)])
def test_alone_and_with_more_than_two(id: str, seats: int) -> None:
    bots = [f"{NAME}:simulations=5", "random"][: 2 if seats > 1 else 1]
    assert run_arena(plan(find_game(id), seats, bots, 1)).games


def test_it_searches_for_so_many_simulations_and_until_its_time_is_over() -> None:
    match = Match(find_game("point_city"), 2, seed="s")
    view = match.view(int(match.state.actor))
    assert ISMCTS(match.game, "s", simulations=33).choose(view).simulations == 33
    at_once = ISMCTS(match.game, "s", seconds=0).choose(view)
    assert at_once.simulations == SLICE
    assert at_once.action in view.actions


def hidden_changed(match: Match, view: View) -> Match:
    """The same to the eyes of the seat, everything else dealt anew."""
    other = match.copy()
    other.state = match.game.imagine(view).deal(seeded("elsewhere"))
    return other


@pytest.mark.parametrize("id", own_ids())
def test_it_knows_no_more_than_its_view(id: str) -> None:
    match = Match(find_game(id), 2, seed="s")
    seat = int(match.state.actor)
    other = hidden_changed(match, match.view(seat))
    assert other.state.dump() != match.state.dump()
    choices = [ISMCTS(one.game, "s", simulations=20).choose(one.view(seat)) for one in (match, other)]
    assert choices[0] == choices[1]


def test_it_beats_chance() -> None:
    result = run_arena(plan(find_game("point_city"), 2, [f"{NAME}:simulations=40", "random"], 6))
    assert result.bots[0].win_rate > 0.5


@pytest.mark.parametrize("numbers", ["depth=3", "seconds=1:depth=3"])
def test_numbers_it_does_not_know_are_refused(numbers: str) -> None:
    with pytest.raises(BadOwnBot, match="numbers"):
        check_bot(f"{NAME}:{numbers}")


def test_data_packs_are_refused() -> None:
    game: Any = find_game("point_city")
    packed = game.with_data(DataPack({"tokens": game.data["tokens"]}))
    with pytest.raises(TriopolisError, match="pack"):
        make_bot(NAME, packed, "s")
