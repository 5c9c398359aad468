"""Random play to the end, wholly inside compiled code."""

from __future__ import annotations

from mypy_extensions import i64

from triopolis.engine.contract import State
from triopolis.engine.randomness import Generator


def play_out(state: State, rng: Generator) -> i64:
    """Play uniformly random actions until the match is over; returns how many."""
    decisions: i64 = 0
    while state.actor >= 0:
        state.play(state.random_action(rng), None)
        decisions += 1
    return decisions


def play_out_turns(state: State, rng: Generator) -> tuple[int, int]:
    """The same; returns how many actions, and in how many turns."""
    decisions: i64 = 0
    turns: i64 = 0
    last: i64 = -1
    while state.actor >= 0:
        if state.turn != last:
            last = state.turn
            turns += 1
        state.play(state.random_action(rng), None)
        decisions += 1
    return int(decisions), int(turns)
