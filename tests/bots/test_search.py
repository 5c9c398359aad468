"""The tree search: fair, repeatable, stoppable, and better the longer it thinks."""

from __future__ import annotations

import pytest

from triopolis.bots.level_bot import CLASSIC
from triopolis.bots.look_ahead import look_ahead
from triopolis.bots.registry import make_bot
from triopolis.bots.search_bot import SearchBot
from triopolis.bots.tree_search import Mean, Node, Spread, TreeSearch, best_other, likely_line, margin_share
from triopolis.engine.contract import Game, State, View
from triopolis.engine.levels import LEVEL_NAMES
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game, game_ids
from triopolis.engine.rooms import evaluator_of

GAMES = [find_game(id) for id in game_ids()]


def names(game: Game) -> str:
    return game.id


def midgame(game: Game, seats: int = 2, played: int = 12, seed: str = "middle") -> State:
    state, rng = game.new(game.settle_options(game.Options(), seats), seats, seed), seeded(seed, "test")
    for _ in range(played):
        state.play(state.random_action(rng))
    return state


def view_of(game: Game, state: State) -> View:
    return game.view(state, int(state.actor))


@pytest.mark.parametrize("game", GAMES, ids=names)
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "search:simulations=60"])
def test_equal_views_make_equal_choices_whatever_lies_hidden(game: Game, name: str) -> None:
    """Every bot, in positions dealt anew from one view, which look alike and are not."""
    state = midgame(game)
    view = view_of(game, state)
    wanted = make_bot(name, game, "seed").choose(view)
    dealer, rng = game.imagine(view), seeded("other truths")
    hidden = {state.dump()}
    for _ in range(3):
        other = dealer.deal(rng)
        hidden.add(other.dump())
        assert make_bot(name, game, "seed").choose(view_of(game, other)) == wanted
    assert len(hidden) == 4


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_the_same_seed_and_budget_think_the_same(game: Game) -> None:
    view = view_of(game, midgame(game))
    one, other = (SearchBot(game, "s", simulations=120).choose(view) for _ in range(2))
    assert one == other
    assert one.simulations == 120
    assert one.action in view.actions
    assert [thought.visits for thought in one.thoughts] == sorted((t.visits for t in one.thoughts), reverse=True)
    for thought in one.thoughts:
        assert thought.win is not None
        assert 0 <= thought.win <= 1


def test_it_works_in_slices_and_may_be_stopped_between_them() -> None:
    game = GAMES[0]
    view = view_of(game, midgame(game))
    thinking = SearchBot(game, "s", simulations=120).begin(view)
    assert thinking.choice().action in view.actions
    slices = 0
    while thinking.work():
        slices += 1
        assert thinking.choice().simulations == min(50 * slices, 120)
    assert slices == 3


def test_a_budget_of_no_time_still_gives_a_legal_move() -> None:
    game = GAMES[0]
    view = view_of(game, midgame(game))
    assert SearchBot(game, "s", seconds=0.0).choose(view).action in view.actions


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_a_single_move_needs_no_thought(game: Game) -> None:
    view = view_of(game, midgame(game))
    alone = type(view)(
        **{**{name: getattr(view, name) for name in view.__struct_fields__}, "actions": [view.actions[-1]]}
    )
    choice = SearchBot(game, "s", simulations=100).choose(alone)
    assert (choice.action, choice.simulations) == (view.actions[-1], 0)


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_every_simulation_is_counted_once_on_its_way(game: Game) -> None:
    view = view_of(game, midgame(game))
    search = TreeSearch(game.imagine(view), seeded("tree"), view.players)
    search.simulate(200)
    assert search.root.visits == 200
    assert sum(child.visits for child in search.root.children.values()) == 200
    assert set(search.root.children) <= set(view.actions)
    for child in search.root.children.values():
        assert child.mover == view.actor
        assert child.visits <= child.available <= 200
        assert 0 <= child.wins <= int(child.visits)
        assert 0 <= child.value <= int(child.visits)


@pytest.mark.parametrize("game", [game for game in GAMES if 1 in game.seats], ids=names)
def test_alone_the_opponent_is_part_of_the_world(game: Game) -> None:
    """It never chooses, but it wins or loses."""
    view = view_of(game, midgame(game, seats=1, played=4))
    choice = SearchBot(game, "s", simulations=60).choose(view)
    assert choice.action in view.actions
    assert all(thought.win is not None and thought.rival is not None for thought in choice.thoughts)


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_at_the_largest_table_everybody_plays_for_themselves(game: Game) -> None:
    seats = game.seats[-1]
    view = view_of(game, midgame(game, seats=seats))
    assert SearchBot(game, "s", simulations=60).choose(view).action in view.actions


def test_levels_rise() -> None:
    budgets = list(CLASSIC.values())
    assert tuple(CLASSIC) == LEVEL_NAMES
    assert budgets == sorted(set(budgets))


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_easy_beats_random_over_a_few_games(game: Game) -> None:
    """Seats rotated. The levels themselves are measured by the arena, not here."""
    won = 0.0
    for number in range(8):
        state = game.new(game.Options(), 2, f"few {number // 2}")
        mine = number % 2
        bots = {mine: make_bot("easy", game, f"{number}"), 1 - mine: make_bot("random", game, f"{number}")}
        while state.actor >= 0:
            seat = int(state.actor)
            state.play(bots[seat].choose(game.view(state, seat)).action)
        winners = state.winners()
        won += 1 / len(winners) if mine in winners else 0
    assert won >= 6


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_advice_is_tried_first_and_a_few_moves_at_a_time(game: Game) -> None:
    view = view_of(game, midgame(game))
    evaluator = evaluator_of(game)
    assert evaluator is not None
    dealer = game.imagine(view)
    prospects = look_ahead(dealer, evaluator, seeded("ahead"), view.actions, view.actor, 4)
    assert sorted(prospect.action for prospect in prospects) == view.actions
    assert [prospect.lead for prospect in prospects] == sorted((p.lead for p in prospects), reverse=True)
    search = TreeSearch(dealer, seeded("tree"), view.players)
    search.advise(prospects)
    search.simulate(3)
    assert list(search.root.children) == [prospect.action for prospect in prospects[:3]]
    search.simulate(397)
    assert search.root.visits == 400
    assert len(search.root.children) == min(len(prospects), 9)
    best = search.root.children[prospects[0].action]
    assert best.advice == 1
    assert all(0 <= child.advice <= 1 for child in search.root.children.values())


# The small parts


@pytest.mark.parametrize(("chance", "share"), [(0.5, 0.2), (0.0, 1.0), (1.0, 1.0), (0.75, 0.4)])
def test_only_the_margin_is_left_to_play_for_where_winning_is_decided(chance: float, share: float) -> None:
    assert margin_share(chance) == pytest.approx(share)


def test_a_mean_begins_in_the_middle_and_gives_what_was_before() -> None:
    mean = Mean()
    assert mean.take(1.0) == 0.5
    for _ in range(200):
        before = mean.take(1.0)
    assert before > 0.95


def test_the_spread_places_numbers_among_those_before() -> None:
    spread = Spread()
    assert spread.place(5.0) == 0.5
    for number in (4.0, 6.0, 5.0, 3.0, 7.0):
        assert 0 <= spread.place(number) <= 1
    assert spread.place(50.0) > 0.9
    assert spread.place(-90.0) < 0.1


@pytest.mark.parametrize(
    ("scores", "place", "best"), [([5], 0, 0), ([5, 3], 0, 3), ([5, 3], 1, 5), ([-4, -7, -2], 2, -4)]
)
def test_the_best_of_the_others(scores: list[int], place: int, best: int) -> None:
    assert best_other(scores, place) == best


def test_the_likely_line_follows_what_was_tried_most_and_ends_where_little_was() -> None:
    root = Node(-1, -1)
    node = root
    for action, visits in ((3, 60), (1, 25), (7, 9)):
        for other in (action, action + 100):
            child = Node(other, 0)
            child.visits = visits if other == action else visits // 2
            node.children[other] = child
        node = node.children[action]
    assert likely_line(root) == [3, 1]
