"""Bots that go by what was learned: fair, repeatable, stoppable; their levels, and where nothing was learned."""

from __future__ import annotations

import msgspec
import pytest
from tests.bots.test_search import midgame, names, view_of

from triopolis.bots.judge import Judge, look, results
from triopolis.bots.learned import learned
from triopolis.bots.level_bot import LevelBot, levels_of, overlooking
from triopolis.bots.network import Network
from triopolis.bots.puct import Edge, Node, Tree
from triopolis.bots.puct_bot import ROOT_DEALS, Budget, JudgingBot, PuctBot, PuctThinking
from triopolis.bots.registry import UnknownBot, make_bot
from triopolis.engine.contract import Game, State, View
from triopolis.engine.judgement import Judgement
from triopolis.engine.levels import LEVEL_NAMES
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game, own_ids

GAMES = [find_game(id) for id in own_ids()]


def known(game: Game) -> tuple[Judgement, Network]:
    found = learned(game.id)
    assert found is not None
    return found


def puct(game: Game, simulations: int, seed: str = "s") -> PuctBot:
    return PuctBot(game, seed, known(game), Budget(simulations=simulations))


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_equal_views_make_equal_choices_whatever_lies_hidden(game: Game) -> None:
    state = midgame(game)
    view = view_of(game, state)
    wanted = puct(game, 40).choose(view)
    dealer, rng = game.imagine(view), seeded("other truths")
    for _ in range(3):
        assert puct(game, 40).choose(view_of(game, dealer.deal(rng))) == wanted


@pytest.mark.parametrize("game", GAMES, ids=names)
@pytest.mark.parametrize("seats", [1, 2, 0], ids=["fewest", "two", "most"])
def test_any_number_of_players_has_chances_that_make_a_whole(game: Game, seats: int) -> None:
    count = {1: game.seats[0], 2: 2, 0: game.seats[-1]}[seats]
    state = midgame(game, seats=count, played=10)
    judge = Judge(*known(game), len(state.scores()))
    chances = judge.chances(state.copy())
    assert len(chances) == len(state.scores())
    assert sum(chances) == pytest.approx(1.0)
    choice = puct(game, 30).choose(view_of(game, state))
    assert choice.action in state.actions()


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_at_first_sight_the_look_one_move_ahead_decides_however_far_the_search_has_come(game: Game) -> None:
    view = view_of(game, midgame(game))
    thinking = puct(game, 60).begin(view)
    assert isinstance(thinking, PuctThinking)
    tree, rng = thinking.tree, seeded("s", "puct bot")
    outlooks = look(tree.judge, game.imagine(view), rng, tree.actions, view.actor, ROOT_DEALS)
    wanted = max(outlooks, key=lambda one: one.chance)
    for _ in range(3):
        choice = thinking.at_first_sight()
        assert (choice.action, choice.thoughts[0].win) == (int(wanted.action), wanted.chance)
        thinking.work()


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_it_works_in_slices_and_counts_every_simulation_once(game: Game) -> None:
    view = view_of(game, midgame(game))
    thinking = puct(game, 50).begin(view)
    assert isinstance(thinking, PuctThinking)
    assert thinking.choice().action in view.actions
    slices = 0
    while thinking.work():
        slices += 1
        assert thinking.choice().simulations == min(20 * slices, 50)
    assert slices == 3
    assert sum(int(edge.visits) for edge in thinking.tree.root.edges.values()) == 50
    for edge in thinking.tree.root.edges.values():
        assert 0 <= edge.chance() <= 1
        assert -1 <= edge.gain() <= 1


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_gains_are_counted_from_what_could_be_expected_in_the_same_deal(game: Game) -> None:
    tree = searched(game, 80)
    edges = tree.root.edges.values()
    brought = sum(edge.chances - edge.promise for edge in edges)
    first_look = sum(Edge(edge.action, edge.mover, edge.promise, looked_from(game, tree)).gains for edge in edges)
    gained = sum(edge.gains for edge in edges) - first_look
    assert brought - gained == pytest.approx(tree.expectations)
    assert 0 <= tree.mean_expectation() < 1


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_every_seat_has_a_tree_of_its_own(game: Game) -> None:
    tree = searched(game, 80)
    seat = tree.dealer.deal(seeded("any")).actor
    assert movers(tree.root) == {int(seat)}
    assert movers(tree.others[1 - seat]) == {1 - int(seat)}
    assert not tree.others[seat].edges


def searched(game: Game, simulations: int) -> Tree:
    thinking = puct(game, simulations).begin(view_of(game, midgame(game)))
    assert isinstance(thinking, PuctThinking)
    while thinking.work():
        pass
    return thinking.tree


def looked_from(game: Game, tree: Tree) -> float:
    """What the first look at the root counted from."""
    view, rng = view_of(game, midgame(game)), seeded("s", "puct bot")
    look(tree.judge, game.imagine(view), rng, tree.actions, view.actor, ROOT_DEALS)
    quiet = tree.judge.judgement.quiet(midgame(game))
    return tree.judge.expected(game.imagine(view), rng, view.actor, ROOT_DEALS) if quiet else 0.0


def movers(node: Node) -> set[int]:
    found: set[int] = set()
    for edge in node.edges.values():
        found |= {int(edge.mover)} | (movers(edge.after) if edge.after else set())
    return found


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_a_single_move_needs_no_thought(game: Game) -> None:
    view = view_of(game, midgame(game))
    alone: View = msgspec.structs.replace(view, actions=[view.actions[-1]])
    for bot in (puct(game, 100), JudgingBot(game, "s", known(game))):
        choice = bot.choose(alone)
        assert (choice.action, choice.simulations) == (view.actions[-1], 0)


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_the_tree_is_kept_through_a_turn_where_nothing_came_to_light(game: Game) -> None:
    """Somewhere in a match the same seat chooses again in the same turn and nothing was turned up in between."""
    state, rng = game.new(game.settle_options(game.Options(), 2), 2, "kept"), seeded("kept")
    bot = puct(game, 60)
    reused = 0
    while state.actor >= 0 and not reused:
        if len(state.actions()) == 1:
            state.play(state.random_action(rng))
            continue
        thinking = bot.begin(view_of(game, state))
        assert isinstance(thinking, PuctThinking)
        reused += sum(int(edge.visits) for edge in thinking.tree.root.edges.values()) > 0
        while thinking.work():
            pass
        state.play(thinking.choice().action)
    assert reused


def test_a_finished_match_is_judged_by_its_result() -> None:
    game = GAMES[0]
    state, rng = midgame(game), seeded("end")
    while state.actor >= 0:
        state.play(state.random_action(rng))
    values = results(state)
    assert max(values) == values[state.winners()[0]]
    assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_one_move_ahead_every_move_has_a_chance(game: Game) -> None:
    view = view_of(game, midgame(game))
    judge = Judge(*known(game), 2)
    outlooks = look(judge, game.imagine(view), seeded("look"), view.actions, view.actor, 2)
    assert [int(outlook.action) for outlook in outlooks] == view.actions
    assert all(0 <= outlook.chance <= 1 for outlook in outlooks)


# Levels


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_every_level_of_our_games_goes_by_what_was_learned(game: Game) -> None:
    levels = levels_of(game.id)
    assert tuple(levels) == LEVEL_NAMES
    budgets = [level.simulations for level in levels.values()]
    assert budgets == sorted(budgets)
    groups = known(game)[0].groups()
    for level in levels.values():
        assert set(level.overlooks) <= set(groups)


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_a_level_is_repeatable(game: Game) -> None:
    view = view_of(game, midgame(game))
    one, other = (make_bot("easy", game, "s").choose(view) for _ in range(2))
    assert one == other
    assert isinstance(make_bot("champion", game, "s"), LevelBot)


def test_a_search_needs_a_budget_that_is_one() -> None:
    for name in ("puct:", "puct:simulations=0", "puct:seconds=0", "puct:seconds=x=1"):
        with pytest.raises(UnknownBot):
            make_bot(name, GAMES[0], "s")


# What a game says of its moves


@pytest.mark.parametrize("game", GAMES, ids=names)
@pytest.mark.parametrize("played", [0, 9, 20])
def test_an_open_move_means_the_same_in_every_deal(game: Game, played: int) -> None:
    judgement, state = known(game)[0], midgame(game, played=played)
    view = view_of(game, state)
    dealer, rng = game.imagine(view), seeded("meaning")
    wanted = [judgement.meaning(state, action) for action in view.actions]
    assert len(set(wanted)) == len(wanted)
    for _ in range(8):
        deal = dealer.deal(rng)
        assert [judgement.meaning(deal, action) for action in view.actions] == wanted


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_what_is_sensible_or_tried_is_legal(game: Game) -> None:
    judgement, rng = known(game)[0], seeded("sensible")
    state = game.new(game.settle_options(game.Options(), 2), 2, "sensible")
    last = False
    while state.actor >= 0:
        legal = set(state.actions())
        for chosen in (judgement.sensible(state), judgement.tried(state)):
            assert chosen
            assert set(chosen) <= legal
        last = last or judgement.last_turn(state)
        state.play(state.random_action(rng))
    assert last


def in_last_turn(game: Game) -> State:
    """A position of it with a choice."""
    judgement, rng = known(game)[0], seeded("last turn")
    for number in range(50):
        state = game.new(game.settle_options(game.Options(), 2), 2, f"last turn {number}")
        while state.actor >= 0:
            if judgement.last_turn(state) and len(state.actions()) > 1:
                return state
            state.play(state.random_action(rng))
    raise AssertionError("no match had a choice in its last turn")


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_in_its_last_turn_the_weakest_level_takes_the_best(game: Game) -> None:
    view, level = view_of(game, in_last_turn(game)), levels_of(game.id)["easy"]
    exact = JudgingBot(game, "s", known(game), level.deals).choose(view)
    assert make_bot("easy", game, "s").choose(view) == exact


def test_who_overlooks_something_judges_otherwise() -> None:
    game = find_game("point_city")
    view = view_of(game, midgame(game))
    level = levels_of(game.id)["easy"]
    habit = (known(game)[0], overlooking(game.id, level.overlooks))
    seeing, overlooked = (JudgingBot(game, "s", each).choose(view).thoughts for each in (known(game), habit))
    assert {thought.action: thought.win for thought in seeing} != {one.action: one.win for one in overlooked}
