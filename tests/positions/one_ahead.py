"""How the people of these matches choose: they look one move ahead."""

from __future__ import annotations

from triopolis.bots.look_ahead import look_ahead
from triopolis.engine.contract import Game, View
from triopolis.engine.randomness import Generator
from triopolis.engine.rooms import evaluator_of


def one_ahead(game: Game, view: View, rng: Generator, actions: list[int], deals: int) -> int:
    """`deals`: imagined positions in which a move is tried."""
    evaluator = evaluator_of(game)
    assert evaluator is not None
    return look_ahead(game.imagine(view), evaluator, rng, actions, view.actor, deals)[0].action
