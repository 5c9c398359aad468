"""Moves with what they bring, in the words of the rulebook: what reasons are made of."""

from __future__ import annotations

import msgspec

from triopolis.engine.contract import Game, State, View
from triopolis.engine.rooms import telling_of
from triopolis.locales import Message, message


class Deed(msgspec.Struct, frozen=True):
    """A move in words, and what it brings whoever plays it."""

    move: Message
    points: int
    gains: list[Message]

    def pays(self) -> bool:
        return self.points > 0 or bool(self.gains)


class Deeds:
    """Of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.telling = telling_of(game)

    def of(self, view: View, action: int) -> Deed:
        move, preview = self.game.move(view, action), self.game.preview(view, action)
        # Where something hidden may add to the score, the move's own points are still sure.
        gained = preview.sure if preview.gained is None else preview.gained
        gains = self.telling.describe_gains(view, move, preview)
        return Deed(self.telling.describe_move(view, move), gained or 0, gains)

    def words(self, view: View, action: int) -> Message:
        return self.telling.describe_move(view, self.game.move(view, action))

    def aim(self, state: State, action: int) -> Deed | None:
        """The action of whoever is to act, if they might have aimed at it."""
        view = self.game.view(state, int(state.actor))
        if not self.telling.is_aim(self.game.move(view, action)):
            return None
        deed = self.of(view, action)
        return deed if deed.pays() else None

    def with_points(self, move: Message, points: int) -> Message:
        if points <= 0:
            return message("hint-move", move=move)
        return message("hint-move-points", move=move, points=self.telling.describe_points(points))
