"""Games to be typed in: moves found by playing the same seed with the engine."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from triopolis.bots.random_bot import RandomBot
from triopolis.engine.match import Match
from triopolis.engine.options import make_options
from triopolis.engine.registry import find_game

FIRST_MOVES = "1\n" * 200
"""Move 1 is always there; what is left over after the end is not read."""


def typed_game(
    seats: int, seed: str, game: str = "point_city", options: Mapping[str, str | int] | None = None
) -> tuple[Match, list[str]]:
    """A random match to the end, and its moves as they would be typed."""
    played = find_game(game)
    match = Match(played, seats, make_options(played, options or {}), seed=seed)
    bot, lines = RandomBot(seed), []
    while not match.over:
        lines.append(play_with(match, bot))
    return match, lines


def play_with(match: Match, bot: RandomBot) -> str:
    seat = int(match.state.actor)
    view = match.view(seat)
    action = bot.choose(view).action
    match.play(seat, action)
    return match.game.notation(match.game.move(view, action))


def typed_until_undo_is_possible() -> tuple[str, list[str]]:
    """A seed and the moves of one player up to one that can be taken back."""
    for number in range(1000):
        match = Match(find_game("point_city"), 1, seed=f"undo {number}")
        bot, lines = RandomBot(match.seed), []
        while not match.over:
            lines.append(play_with(match, bot))
            if match.can_undo(0):
                return match.seed, lines
    raise AssertionError("no game ever offers a payment or a token to choose")


def only_record(folder: Path) -> Match:
    """The one match that lies in a folder."""
    files = list(folder.iterdir())
    assert len(files) == 1, files
    return Match.load(files[0].read_bytes())


def lines(moves: list[str]) -> str:
    return "".join(f"{move}\n" for move in moves)
