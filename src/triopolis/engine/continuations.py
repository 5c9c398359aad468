"""Whole decisions: the ways in which the rest of a decision can go, each with what it brings in all.

A turn with several choices is several actions (build, then double, then take a tile; a pair of cards, then the payment
for it). A person decides it as a whole and confirms once. Everything here is worked out from a view alone: the actions
are tried on a position that fits the view, and no way leads beyond an action that shows the seat something hidden.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final, Generic, NamedTuple, cast

from triopolis.engine.contract import Game, Log, OptionsT, StateT, ViewT
from triopolis.engine.randomness import seeded
from triopolis.engine.shapes import Continuation, Details, Preview

LONGEST_DECISION: Final = 32
"""The most actions that are played together: several times what the longest decision of any game takes."""
MOST_WAYS: Final = 120
"""No more ways are told than this; a decision with more of them ends where they would begin to be too many."""


class Way(NamedTuple, Generic[StateT, ViewT]):
    """A decision as far as it has been tried."""

    actions: list[int]
    views: list[ViewT]
    """What the seat sees before each of the actions."""
    previews: list[Preview]
    state: StateT
    """After the last of them."""
    next: ViewT | None
    """What the seat sees then, if it goes on with the decision; None at its end."""


class Continuations(ABC, Generic[StateT, ViewT, OptionsT]):
    """`continuations`: which actions make one decision. A game without this room is played action by action."""

    points_stay: bool = False
    """Whether points that were won are never lost again: then those of the first actions are sure whatever follows."""

    def __init__(self, game: Game[StateT, ViewT, OptionsT]) -> None:
        self.game = game

    # What a game says

    @abstractmethod
    def goes_on(self, view: ViewT) -> bool:
        """Whether what the same seat is to choose in this view of the same turn still belongs to the decision."""

    def rank(self, way: Way[StateT, ViewT]) -> tuple[int, ...]:
        """The lower, the sooner a way is told; the first is the one to propose."""
        return ()

    def details(self, previews: list[Preview]) -> Details | None:
        """What the game adds to the preview of several actions together."""
        return next((preview.details for preview in previews if preview.details is not None), None)

    # What all games share

    def ways(self, view: ViewT, action: int) -> list[Continuation]:
        """Every way to go on with a legal action, the one to propose first; never more than MOST_WAYS."""
        ways = self._expanded(view, action)
        return [self._told(view, way) for way in sorted(ways, key=self.rank)]

    def _expanded(self, view: ViewT, action: int) -> list[Way[StateT, ViewT]]:
        state = self.game.imagine(view).deal(seeded("preview"))
        start: Way[StateT, ViewT] = Way([], [], [], state, view)
        ways = [self._after(start, view, action, self.game.preview(view, action))]
        for _ in range(1, LONGEST_DECISION):
            longer = None if all(way.next is None for way in ways) else self._longer(ways)
            if longer is None:
                break
            ways = longer
        return ways

    def _longer(self, ways: list[Way[StateT, ViewT]]) -> list[Way[StateT, ViewT]] | None:
        """All ways by one action longer, only one of those that come to the same; None if there are too many."""
        longer: dict[bytes, Way[StateT, ViewT]] = {way.state.dump(): way for way in ways if way.next is None}
        for way in ways:
            for one in self._onward(way):
                longer.setdefault(one.state.dump(), one)
                if len(longer) > MOST_WAYS:
                    return None
        return list(longer.values())

    def _onward(self, way: Way[StateT, ViewT]) -> Iterator[Way[StateT, ViewT]]:
        view = way.next
        if view is not None:
            for action, preview in zip(view.actions, self.game.previews(view), strict=True):
                yield self._after(way, view, action, preview)

    def _after(self, way: Way[StateT, ViewT], view: ViewT, action: int, preview: Preview) -> Way[StateT, ViewT]:
        # A copy is of the same class; the base class cannot say so.
        state, log = cast(StateT, way.state.copy()), Log()
        state.play(action, log)
        ended = state.actor != view.actor or state.turn != view.turn
        onward = None
        if not ended and not any(event.surprises for event in log.events):
            onward = self.game.view(state, view.actor)
        return Way(
            [*way.actions, action],
            [*way.views, view],
            [*way.previews, preview],
            state,
            onward if onward is not None and self.goes_on(onward) else None,
        )

    def _told(self, view: ViewT, way: Way[StateT, ViewT]) -> Continuation:
        whole = way.previews[0] if len(way.previews) == 1 else self._whole(view, way.previews)
        return Continuation(
            actions=way.actions,
            views=[*way.views],
            previews=way.previews,
            preview=whole,
            open=way.next is not None,
        )

    def _whole(self, view: ViewT, previews: list[Preview]) -> Preview:
        """Points before the last action are known: nothing hidden has come up until then."""
        last, now = previews[-1], view.scores[view.actor]
        before = (previews[-2].score or 0) - now
        sure = before + (last.sure or 0) if self.points_stay or last.sure is not None else None
        return Preview(
            score=last.score,
            gained=None if last.score is None else last.score - now,
            sure=sure if last.score is None else None,
            ends_turn=last.ends_turn,
            details=self.details(previews),
        )
