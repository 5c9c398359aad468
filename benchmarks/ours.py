"""Our games: python -m benchmarks.ours QUANTITY GAME PLAYERS SECONDS prints how often a second, as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING

from benchmarks.pace import per_second
from triopolis.bots.registry import make_bot
from triopolis.bots.tree_search import TreeSearch
from triopolis.engine.contract import Game, State
from triopolis.engine.playout import play_out
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.registry import find_game

if TYPE_CHECKING:
    from triopolis.bots.judge import Judge

SIMULATIONS = 10_000
JUDGED_SIMULATIONS = 2_000


def driven(game: Game, players: int) -> Callable[[], int]:
    """Two Python calls a decision: draw a legal action, play it. Setting up counts too."""
    return whole_games(one_drawn_game, game, players)


def listed(game: Game, players: int) -> Callable[[], int]:
    """As a program would that looks at all legal actions first: list them, draw one, play it."""
    return whole_games(one_listed_game, game, players)


def whole(game: Game, players: int) -> Callable[[], int]:
    """Games that never leave compiled code once they are set up. Setting up counts too."""
    return whole_games(play_out, game, players)


def whole_games(play: Callable[[State, Generator], int], game: Game, players: int) -> Callable[[], int]:
    options, rng, numbers = game.settle_options(game.Options(), players), seeded("benchmark"), count()
    return lambda: play(game.new(options, players, str(next(numbers))), rng)


def one_drawn_game(state: State, rng: Generator) -> int:
    decisions = 0
    while state.actor >= 0:
        state.play(state.random_action(rng))
        decisions += 1
    return decisions


def one_listed_game(state: State, rng: Generator) -> int:
    decisions = 0
    while state.actor >= 0:
        actions = state.actions()
        state.play(actions[rng.below(len(actions))])
        decisions += 1
    return decisions


def rollouts(game: Game, players: int) -> Callable[[], int]:
    """Playouts of one opening position, copied every time, as a search does it."""
    opening, rng = opening_of(game, players), seeded("benchmark")
    return lambda: play_out(opening.copy(), rng)


def copies(game: Game, players: int) -> Callable[[], int]:
    """Copying a position in the middle of a game."""
    state, rng = opening_of(game, players), seeded("benchmark")
    for _ in range(20):
        state.play(state.random_action(rng))

    def copy() -> int:
        state.copy()
        return 1

    return copy


def search(game: Game, players: int) -> Callable[[], int]:
    """Simulations of the tree search from the opening, each in a position dealt anew that fits the mover's view."""
    state = opening_of(game, players)
    dealer = game.imagine(game.view(state, int(state.actor)))

    def simulate() -> int:
        TreeSearch(dealer, seeded("benchmark"), players).simulate(SIMULATIONS)
        return SIMULATIONS

    return simulate


def puct(game: Game, players: int) -> Callable[[], int]:
    """The same of the search by judgement, which judges a position where the other plays it out."""
    state = opening_of(game, players)
    view = game.view(state, int(state.actor))

    def simulate() -> int:
        return make_bot(f"puct:simulations={JUDGED_SIMULATIONS}", game, "benchmark").choose(view).simulations

    return simulate


def seats(game: Game, players: int) -> Callable[[], int]:
    """Seats judged, one position of a match after the other: their features, what the network makes of them, and the
    chances of all."""
    state, rng = opening_of(game, players), seeded("benchmark")
    judge, positions = judge_for(game, state), list[State]()
    while state.actor >= 0:
        if judge.judgement.quiet(state):
            positions.append(state.copy())
        state.play(judge.choice(state, rng))

    def look() -> int:
        for position in positions:
            judge.judged(position)
        return len(positions) * players

    return look


def judge_for(game: Game, state: State) -> Judge:
    # Imported here: a copy from before anything was learned can still be measured by what it has.
    from triopolis.bots.learned import judge_of

    judge = judge_of(game.id, state)
    assert judge is not None, "nothing was learned"
    return judge


def opening_of(game: Game, players: int) -> State:
    return game.new(game.settle_options(game.Options(), players), players, "opening")


QUANTITIES = {
    function.__name__: function for function in (driven, listed, whole, rollouts, copies, search, puct, seats)
}


if __name__ == "__main__":
    quantity, game_id, players, seconds = sys.argv[1:]
    print(per_second(QUANTITIES[quantity](find_game(game_id), int(players)), float(seconds)))
