"""What the battery runs on: every registered game, every number of seats, every set of options.

python -m tests.battery.cases    prints some of them as JSON, in which any two values meet; all if TRIOPOLIS_FULL=1
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.battery.pairs import every_pair

from triopolis.cli.version import is_compiled
from triopolis.engine.contract import Game, State, View
from triopolis.engine.match import Match
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.registry import find_game, game_ids

LONGEST = 5000
"""No game may take more actions than this, however badly it is played."""
SEVERAL = 3
"""The bound that a game states is at least so many times what random play takes."""


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game_id: str
    seats: int
    options: msgspec.Struct

    @property
    def game(self) -> Game:
        return find_game(self.game_id)

    def __str__(self) -> str:
        return "-".join(str(value) for value in self.values().values() if value is not None)

    def values(self) -> dict[str, Any]:
        """What is chosen for it."""
        return {"game": self.game_id, "seats": self.seats, **msgspec.structs.asdict(self.options)}

    def new(self, seed: str) -> State:
        return self.game.new(self.options, self.seats, seed)

    def match(self, seed: str) -> Match:
        return Match(self.game, self.seats, self.options, seed)

    def names(self) -> list[str]:
        """A name for every place in scores()."""
        return [f"player {place + 1}" for place in range(len(self.new("names").scores()))]


def all_cases() -> list[Case]:
    games = [find_game(id) for id in game_ids()]
    return [
        Case(game.id, seats, options) for game in games for seats in game.seats for options in game.option_sets(seats)
    ]


CASES = all_cases()
PAIRS = [case for id in game_ids() for case in every_pair([case for case in CASES if case.game_id == id], Case.values)]
FULL = os.environ.get("TRIOPOLIS_FULL") == "1"
# Any two values meet, beside the traces, which hold both builds to the same games in every case. Not compiled it all
# takes ten times as long: then a quarter of the examples is tried.
TRIED = CASES if FULL else PAIRS
SHARE = 1 if FULL or is_compiled() else 4
SEEDS = st.integers(0, 2**32 - 1).map(lambda number: f"{number:08x}")
FRACTIONS = st.integers(0, 1000)
"""How far into a game, in thousandths of its length."""


def every_case(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test(case) once for each case that is tried."""
    decorated: Callable[..., None] = pytest.mark.parametrize("case", TRIED, ids=str)(test)
    return decorated


def many(examples: int, **strategies: st.SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test(case, …) for each case with so many examples of what the strategies make."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        return every_case(settings(max_examples=-(-examples // SHARE))(given(**strategies)(test)))

    return decorate


def chooser(seed: str) -> Generator:
    """The generator that picks actions; the deal has a stream of its own."""
    return seeded(seed, "battery")


def walk(case: Case, seed: str) -> Iterator[tuple[State, int]]:
    """A random game: each position with the action that will be played in it; the last one with -1."""
    state, rng = case.new(seed), chooser(seed)
    most = case.game.longest_match // SEVERAL
    for _ in range(most):
        if state.actor < 0:
            yield state, -1
            return
        action = int(state.random_action(rng))
        yield state, action
        state.play(action)
    raise AssertionError(f"{case} with seed {seed} has not ended after {most} actions")


def actions_of(case: Case, seed: str) -> list[int]:
    return [action for _, action in walk(case, seed) if action >= 0]


def part_of_game(case: Case, seed: str, fraction: int) -> list[int]:
    """The first actions of a random game, up to that many thousandths of it."""
    actions = actions_of(case, seed)
    return actions[: len(actions) * fraction // 1000]


def position(case: Case, seed: str, fraction: int) -> State:
    """A position somewhere in a random game; over when the fraction is 1000."""
    state = case.new(seed)
    for action in part_of_game(case, seed, fraction):
        state.play(action)
    return state


def match_at(case: Case, seed: str, fraction: int) -> Match:
    match = case.match(seed)
    for action in part_of_game(case, seed, fraction):
        match.play(int(match.state.actor), action)
    return match


def watchers(case: Case) -> list[int | None]:
    """Everybody who may look: the seats and a spectator."""
    return [*range(case.seats), None]


def view_of(case: Case, state: State) -> View:
    """The view of the seat to act."""
    return case.game.view(state, int(state.actor))


def play_to_end(state: State, rng: Generator) -> int:
    """Play at random; returns how many actions it took."""
    for played in range(LONGEST):
        if state.actor < 0:
            return played
        state.play(state.random_action(rng))
    raise AssertionError(f"not ended after {LONGEST} actions")


if __name__ == "__main__":
    print(msgspec.json.encode(CASES if FULL else PAIRS).decode())
