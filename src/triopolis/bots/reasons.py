"""Why a move is worth considering, in the words of the rulebook: what it brings now, prepares, denies.

All of it comes from the view. What nobody can see is dealt in several ways; only what holds in most of them is said.
"""

from __future__ import annotations

from typing import Final

import msgspec

from triopolis.bots.deeds import Deed, Deeds
from triopolis.bots.denials import Denials
from triopolis.bots.imagined import DEALS, imagined, in_most
from triopolis.bots.learned import judge_of
from triopolis.engine.contract import Game, State, Thought, View
from triopolis.locales import Message, message

WORTH_SAYING: Final = 0.5
"""Points by which the best opponent's expectation must fall to be told, where a bot thinks in points."""


class Forecast(msgspec.Struct, frozen=True):
    """What whoever is advised may do next."""

    move: Message
    points: int
    same_turn: bool


class Reasons:
    """For the moves a bot thought best in one view, the best first."""

    def __init__(self, game: Game, view: View, thoughts: list[Thought]) -> None:
        self._view = view
        self._thoughts = thoughts
        self._deeds = Deeds(game)
        self._telling = self._deeds.telling
        self._deals = imagined(game, view)
        self._forecasts = {thought.action: self._forecast(thought) for thought in thoughts}
        self._denials = self._make_denials()

    def of(self, thought: Thought) -> list[Message]:
        deed = self._deeds.of(self._view, thought.action)
        denial = self._holds_back(thought) if self._denials is None else self._denials.of(thought.action)
        reasons = [self._brings(deed), self._costs(deed), self._prepares(thought), denial]
        return [reason for reason in reasons if reason is not None] or self._plain(thought)

    def result(self, thought: Thought) -> float | None:
        """The share of victory, where the move ends the match and nothing unseen changes who wins."""
        shares: list[float] = []
        for deal in self._deals:
            state = deal.copy()
            state.play(thought.action)
            if state.actor >= 0:
                return None
            winners = state.winners()
            shares.append(1 / len(winners) if self._view.actor in winners else 0.0)
        return shares[0] if shares.count(shares[0]) == len(shares) else None

    # Now

    def _brings(self, deed: Deed) -> Message | None:
        points = [self._telling.describe_points(deed.points)] if deed.points > 0 else []
        return message("hint-brings", gains=[*points, *deed.gains]) if deed.pays() else None

    def _costs(self, deed: Deed) -> Message | None:
        return message("hint-costs", points=self._telling.describe_points(-deed.points)) if deed.points < 0 else None

    def _plain(self, thought: Thought) -> list[Message]:
        """Where there is nothing to point at: what comes next."""
        view, game = self._view, self._deeds.game
        if len(view.actions) == 1:
            return [message("hint-only")]
        move, preview = game.move(view, thought.action), game.preview(view, thought.action)
        best = [message("hint-best")] if thought is self._thoughts[0] else []
        return [*best, *self._telling.describe_preview(view, move, preview)[:1]] or [message("hint-quiet")]

    # Prepares

    def _prepares(self, thought: Thought) -> Message | None:
        """This seat's next move that pays. A later turn is prepared by this move if the same could not be had now, and
        does not come after all the other moves too."""
        then = self._forecasts[thought.action]
        if then is None:
            return None
        everywhere = len(self._thoughts) > 1 and all(other == then for other in self._forecasts.values())
        id = "hint-follows" if then.same_turn or everywhere or self._open_now(then) else "hint-prepares"
        return message(id, move=self._deeds.with_points(then.move, then.points))

    def _forecast(self, thought: Thought) -> Forecast | None:
        """The next move that pays, if it is likely to be the same whatever lies hidden."""
        found = [one for deal in self._deals if (one := self._next_that_pays(deal, thought)) is not None]
        move = in_most([one.move for one in found], DEALS)
        if move is None:
            return None
        same = [one for one in found if one.move == move]
        return Forecast(move, min(one.points for one in same), all(one.same_turn for one in same))

    def _next_that_pays(self, deal: State, thought: Thought) -> Forecast | None:
        """Plays what the bot expects; None if it does not fit this position."""
        state = deal.copy()
        state.play(thought.action)
        for action in thought.line:
            if action not in state.actions():
                return None
            if state.actor == self._view.actor:
                deed = self._deeds.aim(state, action)
                if deed is not None:
                    return Forecast(deed.move, deed.points, bool(state.turn == self._view.turn))
            state.play(action)
        return None

    def _open_now(self, then: Forecast) -> bool:
        view = self._view
        same = [action for action in view.actions if self._deeds.words(view, action) == then.move]
        return any(self._deeds.of(view, action).points >= then.points for action in same)

    # Denies

    def _make_denials(self) -> Denials | None:
        """None where nobody can judge positions, or the bot itself says what an opponent may expect."""
        told = [thought.action for thought in self._thoughts]
        if self._view.players == 1 or any(thought.rival is not None for thought in self._thoughts):
            return None
        judge = judge_of(self._deeds.game.id, self._deals[0])
        if judge is None:
            return None
        return Denials(self._deeds, judge, self._view, self._deals, told if len(told) > 1 else [])

    def _holds_back(self, thought: Thought) -> Message | None:
        """Against the other moves worth a thought, the best opponent ends with so many points less."""
        others = [other for other in self._thoughts if other is not thought and other.visits > 1]
        if self._view.players == 1 or thought.rival is None or not others:
            return None
        tried = sum(other.visits for other in others)
        less = sum((other.rival or 0.0) * other.visits for other in others) / tried - thought.rival
        return message("hint-holds-back", points=round(less, 1)) if less >= WORTH_SAYING else None
