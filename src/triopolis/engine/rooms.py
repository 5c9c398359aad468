"""The rooms of a game, beside what a match asks of it: words for people, the table laid out, printed games, checks …

A room is a module (or a folder) of the game's package with a fixed name. It offers `ROOM`, a class made from one of
those below; it is made once for a game, with that game, when somebody first asks for it. Every game has `telling` and
`spread`; it takes the others as it needs them: without `printed` its printed games cannot be counted, without
`evaluation` bots judge a position by playing on, without `judgement` (judgement.py) they learn nothing, without
`continuations` (continuations.py) people decide action by action.
`observation` is described in observation.py. `events` has `Facts`, the union of the game's kinds of Fact, which the
battery reads; a page that is built with the game reads `telling.details.PreviewDetails`, `telling.aside.Asides` and
`printed.details.CompanionDetails` too, where there are any (server/typescript.py).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, cast

from triopolis.engine.continuations import Continuations
from triopolis.engine.contract import Evaluator, Game, OptionsT, StateT, ViewT
from triopolis.engine.errors import BadTable
from triopolis.engine.judgement import Judgement
from triopolis.engine.registry import game_room, has_room
from triopolis.engine.shapes import (
    Companion,
    Component,
    Details,
    Event,
    HoldingKind,
    Move,
    Preview,
    ScoredTable,
    ScoreSheet,
)
from triopolis.engine.spread import Region
from triopolis.locales import Message, Words, message

if TYPE_CHECKING:
    from rich.text import Text

Names = Sequence[str | Message]
"""What the places are called: people by the names they typed, the solo opponent in every language."""


class Telling(ABC, Generic[StateT, ViewT]):
    """`telling`: what people are told in words."""

    @abstractmethod
    def describe_move(self, view: ViewT, move: Move) -> Message:
        """The move as a person would say it."""

    @abstractmethod
    def describe_event(self, event: Event, names: Names) -> Message | None:
        """The log line of an event; None for what only matters to animations."""

    @abstractmethod
    def previews_of(self, view: ViewT, actions: list[int]) -> list[Preview]:
        """The previews of these actions, which are legal: asked for together they cost much less than one by one."""

    def describe_preview(self, view: ViewT, move: Move, preview: Preview) -> list[Message]:
        """What a move brings beside its points, a line each: what is paid, what is taken, what comes next."""
        return []

    def describe_gains(self, view: ViewT, move: Move, preview: Preview) -> list[Message]:
        """What a move brings whoever plays it beside points, each in a few words for a list."""
        return []

    def describe_points(self, points: int) -> Message:
        """So many points, as this game counts them."""
        return message("hint-points", points=points)

    def is_aim(self, move: Move) -> bool:
        """Whether somebody may aim at this move; not at a payment, or at a way out when nothing else is left."""
        return True

    def aside(self, view: ViewT) -> Details | None:
        """What a table tells beside the position itself, for the eyes of its seat: what things are worth to it, what it
        lacks. From the view alone; None where there is nothing to add."""
        return None

    @abstractmethod
    def why_not(self, view: ViewT, target: Component | Move) -> Message | None:
        """Why a component or a move cannot be chosen now; None if it can."""

    @abstractmethod
    def breakdown(self, state: StateT) -> list[ScoreSheet]:
        """The itemised points at this moment, in the order of scores()."""

    @abstractmethod
    def holding_kinds(self) -> dict[int, HoldingKind]:
        """Everything that may stand in State.holdings(), by its number there."""


class Spread(ABC, Generic[ViewT]):
    """`spread`: what lies on the table."""

    @abstractmethod
    def regions(self, view: ViewT) -> list[Region]:
        """In the order in which a person looks at them: what is everybody's, then place by place."""


class Printed(ABC):
    """`printed`: games played with the printed components."""

    def __init__(self, game: Game[StateT, ViewT, OptionsT]) -> None:
        self.game_id = game.id

    @abstractmethod
    def score_table(self, table: bytes) -> ScoredTable:
        """Scores a printed game, described in JSON."""

    def companion(self, table: bytes) -> Companion:
        """Plays the rulebook's own opponent in a printed game: JSON with the options and the steps so far."""
        raise BadTable.of("error-no-companion", game=message(f"game-{self.game_id}"))


class Checks(ABC, Generic[StateT]):
    """`checks`: what holds in every position; only tests ask."""

    @abstractmethod
    def broken_invariants(self, state: StateT) -> list[str]:
        """Everything that must hold in a position and does not, in words for a developer."""


class Terminal(ABC, Generic[ViewT]):
    """`terminal`: what a terminal needs beyond the spread, from which its board is drawn."""

    @abstractmethod
    def short_label(self, view: ViewT, move: Move, preview: Preview, words: Words) -> Text | None:
        """A move in a few signs, for lists that would be long in words; None where words are better."""


# The doors


def telling_of(game: Game[StateT, ViewT, OptionsT]) -> Telling[StateT, ViewT]:
    return cast(Telling[StateT, ViewT], _open(game, "telling", Telling))


def spread_of(game: Game[StateT, ViewT, OptionsT]) -> Spread[ViewT]:
    return cast(Spread[ViewT], _open(game, "spread", Spread))


def continuations_of(
    game: Game[StateT, ViewT, OptionsT],
) -> Continuations[StateT, ViewT, OptionsT] | None:
    """Which actions make one decision; None where each is one by itself."""
    if not has_room(game.id, "continuations"):
        return None
    return cast(Continuations[StateT, ViewT, OptionsT], _open(game, "continuations", Continuations))


def checks_of(game: Game[StateT, ViewT, OptionsT]) -> Checks[StateT]:
    return cast(Checks[StateT], _open(game, "checks", Checks))


def printed_of(game: Game[StateT, ViewT, OptionsT]) -> Printed:
    """Refuses if the game counts no printed games."""
    if not counts_printed_games(game):
        raise BadTable.of("error-no-printed", game=message(f"game-{game.id}"))
    return cast(Printed, _open(game, "printed", Printed))


def counts_printed_games(game: Game[StateT, ViewT, OptionsT]) -> bool:
    return has_room(game.id, "printed")


def terminal_of(game: Game[StateT, ViewT, OptionsT]) -> Terminal[ViewT] | None:
    return cast(Terminal[ViewT], _open(game, "terminal", Terminal)) if has_room(game.id, "terminal") else None


def evaluator_of(game: Game[StateT, ViewT, OptionsT]) -> Evaluator[StateT] | None:
    """What this game's players think a position is worth; None leaves it to playing on."""
    if not has_room(game.id, "evaluation"):
        return None
    # Made without the game: it is given whole positions.
    evaluator: Evaluator[StateT] = game_room(game.id, "evaluation").ROOM()
    return evaluator


def judgement_of(id: str) -> Judgement | None:
    """What this game sees in a position; None where nothing can be learned of it."""
    if not has_room(id, "judgement"):
        return None
    judgement: Judgement = game_room(id, "judgement").ROOM()
    return judgement


def _open(game: Game[StateT, ViewT, OptionsT], name: str, base: type) -> object:
    """The room of that name, made when it is first asked for."""
    room = game.rooms.get(name)
    if room is None:
        # Games are shared by threads: whoever comes second makes it once more, which does no harm.
        room = game.rooms[name] = game_room(game.id, name).ROOM(game)
    if not isinstance(room, base):
        raise TypeError(f"{game.id}: ROOM of {name} must be made from {base.__module__}.{base.__qualname__}")
    return room
