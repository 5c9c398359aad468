"""A bot's thoughts in words: the best moves for the seat to act, with reasons a player understands (reasons.py).

Order, chance and reasons never contradict each other: what is told first has the best chance of all that is told.
"""

from __future__ import annotations

from typing import Final

import msgspec

from triopolis.bots.reasons import Reasons
from triopolis.engine.contract import Choice, Game, Thought, View
from triopolis.engine.rooms import telling_of
from triopolis.locales import Message

FAR_BEHIND: Final = 0.1
LARGE_PART: Final = 1 / 3
"""What is worse than the best move by so much, or by this part of its chance to win, is no good move any more."""
LEAST_CHANCE: Final = 0.01
"""What is not certain is never told as 0 % or 100 %."""
ALMOST: Final = 0.02
"""A bot that counts a little for the margin is no further from the result than this where it is certain."""


class Hint(msgspec.Struct, frozen=True):
    """One move worth considering."""

    action: int
    notation: str
    text: Message
    win: float | None
    score: float | None
    reasons: list[Message]


def hints(game: Game, view: View, choice: Choice) -> list[Hint]:
    """The moves a bot thought best, the best first."""
    thoughts = good_moves(_each_once(choice.thoughts) or [Thought(choice.action)])
    reasons = Reasons(game, view, thoughts)
    given = [_hint(game, view, thought, reasons) for thought in thoughts]
    return sorted(given, key=lambda hint: -(hint.win or 0.0))


def _each_once(thoughts: list[Thought]) -> list[Thought]:
    """A bot may have thought of one move in several ways: what it thought of first counts."""
    first = {thought.action: thought for thought in reversed(thoughts)}
    return [thought for thought in thoughts if first[thought.action] is thought]


def good_moves(thoughts: list[Thought]) -> list[Thought]:
    """Those that may be told, by their chance to win. The best of those tried about as often as the bot's favourite
    comes first: a move tried less that seems better is not known well enough, and one far behind is no advice."""
    known = [thought.win for thought in thoughts if thought.win is not None]
    if len(known) < len(thoughts):
        return thoughts
    often = max(thought.visits for thought in thoughts)
    best = max(thought.win or 0.0 for thought in thoughts if thought.visits * 2 >= often)
    least = best - min(FAR_BEHIND, best * LARGE_PART)
    told = [thought for thought in thoughts if least <= (thought.win or 0.0) <= best]
    return sorted(told, key=lambda thought: -(thought.win or 0.0))


def _hint(game: Game, view: View, thought: Thought, reasons: Reasons) -> Hint:
    move = game.move(view, thought.action)
    return Hint(
        thought.action,
        game.notation(move),
        telling_of(game).describe_move(view, move),
        _chance(view, thought, reasons),
        thought.score,
        reasons.of(thought),
    )


def _chance(view: View, thought: Thought, reasons: Reasons) -> float | None:
    """None for a player who is alone: there is nobody to win against."""
    if thought.win is None or len(view.scores) == 1:
        return None
    result = reasons.result(thought)
    if result in (0.0, 1.0) and abs(result - thought.win) <= ALMOST:
        return result
    return min(max(thought.win, LEAST_CHANCE), 1 - LEAST_CHANCE)
