"""A bot's thoughts in words: the best moves for the seat to act, with reasons a player understands.

The reasons are the same for every game: points now, what the move opens (a scoring move that will likely follow), what
it denies (the best rival's expected points, against the other moves). All of it comes from the view.
"""

from __future__ import annotations

from typing import Final

import msgspec

from triopolis.engine.contract import Choice, Game, State, Thought, View
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import telling_of
from triopolis.locales import Message, message

DEALS: Final = 20
"""Imagined positions in which a forecast is tried."""
WORTH_SAYING: Final = 0.5
"""Points by which a rival's expectation must fall to be called a denial."""


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
    thoughts = choice.thoughts or [Thought(choice.action)]
    return [_hint(game, view, thought, _others(thoughts, thought)) for thought in thoughts]


def _others(thoughts: list[Thought], mine: Thought) -> list[Thought]:
    return [thought for thought in thoughts if thought is not mine and thought.rival is not None and thought.visits > 1]


def _hint(game: Game, view: View, thought: Thought, others: list[Thought]) -> Hint:
    move = game.move(view, thought.action)
    reasons = [*_points_now(game, view, thought), *_opens(game, view, thought), *_denies(view, thought, others)]
    return Hint(
        thought.action,
        game.notation(move),
        telling_of(game).describe_move(view, move),
        thought.win,
        thought.score,
        reasons or [message("hint-quiet")],
    )


def _points_now(game: Game, view: View, thought: Thought) -> list[Message]:
    preview = game.preview(view, thought.action)
    # Where something hidden may add to the score, the move's own points are still sure.
    gained = preview.sure if preview.gained is None else preview.gained
    if not gained:
        return []
    return [message("hint-points-now" if gained > 0 else "hint-points-lost", points=abs(gained))]


def _opens(game: Game, view: View, thought: Thought) -> list[Message]:
    """The next move of this seat that scores, if it is likely to be the same in most positions that fit the view."""
    dealer, rng = game.imagine(view), seeded("hint")
    answers: list[Message] = []
    for _ in range(DEALS):
        state = dealer.deal(rng)
        state.play(thought.action)
        move = _scoring_move(game, state, thought.line, view.actor)
        if move is not None:
            answers.append(move)
    likely = max(answers, key=answers.count, default=None)
    if likely is None or answers.count(likely) * 2 <= DEALS:
        return []
    return [message("hint-opens", move=likely)]


def _scoring_move(game: Game, state: State, line: list[int], seat: int) -> Message | None:
    """Plays the forecast up to this seat's next move that brings points; None if it does not fit this position."""
    for action in line:
        if action not in state.actions():
            return None
        if state.actor == seat:
            view = game.view(state, seat)
            if (game.preview(view, action).gained or 0) > 0:
                return telling_of(game).describe_move(view, game.move(view, action))
        state.play(action)
    return None


def _denies(view: View, thought: Thought, others: list[Thought]) -> list[Message]:
    """Against the other moves worth a thought, the best rival ends with so many points less."""
    if view.players == 1 or thought.rival is None or not others:
        return []
    tried = sum(other.visits for other in others)
    usual = sum((other.rival or 0.0) * other.visits for other in others) / tried
    if usual - thought.rival < WORTH_SAYING:
        return []
    return [message("hint-denies", points=round(usual - thought.rival, 1))]
