"""The greedy bot, and what holds for every evaluation it goes by."""

from __future__ import annotations

from math import isfinite

import pytest
from tests.battery.cases import Case, every_case, position, view_of
from tests.games.happy_city.tables import Table

from triopolis.bots import greedy_bot
from triopolis.bots.greedy_bot import GreedyBot, PointsNow
from triopolis.bots.random_bot import RandomBot
from triopolis.engine.contract import Bot, Evaluator, Game
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game
from triopolis.engine.rooms import evaluator_of
from triopolis.games.happy_city.state import BUY

GAMES = ("point_city", "bloom_town", "happy_city")


def own_evaluator(game: Game) -> Evaluator:
    evaluator = evaluator_of(game)
    assert evaluator is not None
    return evaluator


# Every evaluation


@every_case
def test_a_value_is_a_number_and_leaves_the_position_alone(case: Case) -> None:
    evaluator = own_evaluator(case.game)
    for fraction in range(0, 1000, 150):
        state = position(case, "somewhere", fraction)
        before = state.dump()
        assert all(isfinite(evaluator.value(state, seat)) for seat in range(len(state.scores())))
        assert state.dump() == before


@every_case
def test_when_all_is_over_the_value_is_the_score(case: Case) -> None:
    state = position(case, "the end", 1000)
    assert state.actor < 0
    scores = state.scores()
    assert [own_evaluator(case.game).value(state, place) for place in range(len(scores))] == scores


@every_case
def test_a_seat_values_only_what_it_sees(case: Case) -> None:
    evaluator, rng = own_evaluator(case.game), seeded("deals", "test")
    for fraction in (100, 300, 500, 700, 900):
        state = position(case, "hidden", fraction)
        seat = int(state.actor)
        dealer = case.game.imagine(view_of(case, state))
        values = {evaluator.value(dealer.deal(rng), seat) for _ in range(4)}
        assert values == {evaluator.value(state, seat)}


# The bot


def games_won(game: Game, one: Bot, other: Bot, games: int) -> float:
    """How many of these two-player games the first bot wins, each seat in turn; a shared win is half of one."""
    won = 0.0
    for number in range(games):
        options = game.Options()
        state = game.new(options, 2, f"greedy {number // 2}")
        bots = (one, other) if number % 2 == 0 else (other, one)
        while state.actor >= 0:
            seat = int(state.actor)
            state.play(bots[seat].choose(game.view(state, seat)).action)
        winners = state.winners()
        won += (number % 2 in winners) / len(winners)
    return won


def points_now(game: Game, seed: str) -> GreedyBot:
    bot = GreedyBot(game, seed)
    bot._evaluator = PointsNow()
    return bot


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to tell the bots apart, and quick."""
    monkeypatch.setattr(greedy_bot, "DEALS", 1)


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("id", GAMES)
def test_it_beats_chance(id: str) -> None:
    game = find_game(id)
    assert games_won(game, GreedyBot(game, "greedy"), RandomBot("random"), 2) == 2


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("id", GAMES)
def test_it_beats_who_only_looks_at_the_points_of_now(id: str) -> None:
    game = find_game(id)
    assert games_won(game, GreedyBot(game, "greedy"), points_now(game, "points"), 2) == 2


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_chooses_the_same(id: str) -> None:
    game = find_game(id)
    state = game.new(game.Options(), 2, "deal")
    view = game.view(state, int(state.actor))
    first, second = (GreedyBot(game, "same").choose(view) for _ in range(2))
    assert first == second
    assert first.action in view.actions


def test_it_tells_what_it_and_the_best_of_the_others_may_expect() -> None:
    game = find_game("happy_city")
    state = game.new(game.Options(), 3, "deal")
    thoughts = GreedyBot(game, "told").choose(game.view(state, int(state.actor))).thoughts
    leads = [thought.score - thought.rival for thought in thoughts if thought.score and thought.rival]
    assert len(leads) == len(thoughts) > 1
    assert leads == sorted(leads, reverse=True)


@pytest.mark.parametrize("id", ["point_city", "bloom_town"])
def test_alone_the_other_is_the_rulebooks_opponent(id: str) -> None:
    game = find_game(id)
    state = game.new(game.Options(), 1, "deal")
    thoughts = GreedyBot(game, "alone").choose(game.view(state, 0)).thoughts
    assert all(thought.rival is not None for thought in thoughts)


@pytest.mark.parametrize(("behind", "ends"), [(True, False), (False, True)])
def test_it_ends_a_match_that_it_wins_and_no_other(behind: bool, ends: bool) -> None:
    """Seat 1 has the last word of the round; a tenth card would end the match."""
    strong = "market_white museum hospital laboratory spa"
    nine = "market_white factory steelworks grocery shoe_shop school library florist pastry_shop"
    table = Table(
        strong if behind else "market_white", nine, players=2, mode="family", coins=(0, 3), central="bank igloo", seat=1
    )
    game = find_game("happy_city")
    bot = GreedyBot(game, "last word")
    while table.state.actor == 1 and table.state.stage != BUY:
        table.state.play(bot.choose(game.view(table.state, 1)).action)
    table.state.play(bot.choose(game.view(table.state, 1)).action)
    assert (table.state.actor < 0) == ends
