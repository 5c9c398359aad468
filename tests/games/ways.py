"""Ways in which decisions can go, found in random games, in the words of the notation."""

from __future__ import annotations

from collections.abc import Iterator

from triopolis.engine.contract import Game
from triopolis.engine.match import Match
from triopolis.engine.options import make_options
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game
from triopolis.engine.shapes import Continuation, View


def decisions(id: str, seats: int, games: int, **options: str) -> Iterator[tuple[View, list[Continuation]]]:
    """Decisions that somebody could begin in some random games: what they see, and the ways it can go."""
    game = find_game(id)
    for number in range(games):
        match, rng = (
            Match(game, seats, make_options(game, dict(options)), f"ways {number}"),
            seeded(f"{number}", "ways"),
        )
        while not match.over:
            seat = int(match.state.actor)
            view = match.view(seat)
            for action in view.actions if len(match.steps) % 3 == 0 else []:
                yield view, game.continuations(view, action)
            match.play(seat, int(match.state.random_action(rng)))


def written(game: Game, way: Continuation) -> list[str]:
    return [game.notation(game.move(view, action)) for view, action in zip(way.views, way.actions, strict=True)]


def kinds(game: Game, way: Continuation) -> list[str]:
    return [text.partition(" ")[0] for text in written(game, way)]
