"""The words everybody uses: State, Game, View, Dealer, Evaluator, Bot, Move, Preview, Event, Log, ScoreSheet.

Base classes are compiled (not Protocols), so that compiled code calls a game's methods directly without knowing the
game. The hot signatures use `i64`: mypyc refuses an `i64` override of an `int` method.
"""

from __future__ import annotations

import warnings
from abc import abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Generic

import msgspec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from triopolis.engine.errors import IllegalMove
from triopolis.engine.randomness import Generator
from triopolis.engine.shapes import (
    Choice,
    Companion,
    Component,
    Continuation,
    DataPack,
    Details,
    Event,
    Fact,
    HoldingKind,
    Move,
    Preview,
    Rows,
    ScoredTable,
    ScoreItem,
    ScoreSheet,
    TableQuestion,
    Thought,
    View,
)
from triopolis.locales import Message

if TYPE_CHECKING:
    from triopolis.engine.rooms import Telling

__all__ = [
    "CONTRACT",
    "Bot",
    "Choice",
    "Companion",
    "Component",
    "Continuation",
    "DataPack",
    "Dealer",
    "Details",
    "Evaluator",
    "Event",
    "Fact",
    "Game",
    "HoldingKind",
    "Log",
    "Move",
    "Preview",
    "Rows",
    "ScoreItem",
    "ScoreSheet",
    "ScoredTable",
    "State",
    "TableQuestion",
    "Thinking",
    "Thought",
    "View",
]

CONTRACT: Final = 1
"""The version of this file. It rises when a game of another package, written for it as it was, no longer fits."""


class Log:
    """Collects the events of a play when somebody asked for them."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, seat: i64, fact: Fact, reveals: bool = False) -> None:
        self.events.append(Event(int(seat), fact, {}, reveals))

    def add_private(self, seat: i64, public: Fact, private: dict[int, Fact], reveals: bool = False) -> None:
        """`private` is the whole fact as the seat of that number knows it."""
        self.events.append(Event(int(seat), public, private, reveals))


# Nothing in a position may refer back to it: then Python need not watch it for cycles, and copies are quicker.
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The whole truth of a position, hidden parts included."""

    def __init__(self) -> None:
        self.actor: i64 = 0
        """The seat to act, -1 when the match is over."""
        self.turn: i64 = 0
        """Counts the turns from 0; several actions of one actor may belong to one turn."""
        self.first: i64 = 0
        """The seat that begins, drawn by lot."""
        self.turned_up: i64 = 0
        """What the last play brought to light of what was hidden, as a number that tells it apart; 0 for nothing. It is
        no part of the position: a search gives each outcome a node of its own."""

    @abstractmethod
    def actions(self) -> list[int]:
        """Legal action numbers, ascending; never empty while actor >= 0, empty afterwards."""

    def random_action(self, rng: Generator) -> i64:
        """One of the actions, each as likely as every other. Games that are played millions of times draw the very
        same one without building the list."""
        actions = self.actions()
        return actions[rng.below(len(actions))]

    @abstractmethod
    def play(self, action: i64, log: Log | None = None) -> None:
        """Play a legal action (trusts its caller); writes events only if asked."""

    @abstractmethod
    def copy(self) -> State:
        """An independent position: playing one changes no byte of the other."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points at this moment, seat by seat; a solo opponent comes last."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The places in scores() that lead, tie-breaks applied."""

    @abstractmethod
    def holdings(self) -> list[list[int]]:
        """What each place of scores() has built or won: numbers of Game.holding_kinds(), ascending, copies repeated."""

    @abstractmethod
    def dump(self) -> bytes:
        """The whole position as bytes: equal exactly for equal positions."""

    # Python's own copies are the same; for pickle every game names its classes (pickling.py).

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()


StateT = TypeVar("StateT", bound=State, default=State)
ViewT = TypeVar("ViewT", bound=View, default=View)
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct, default=msgspec.Struct)
"""The position, the views and the options of a game. `Game` alone is any game, of which no more is known."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(Generic[StateT]):
    """Deals whole positions that fit one view. Made once a decision, asked once a simulation."""

    @abstractmethod
    def deal(self, rng: Generator) -> StateT:
        """A position that gives the very same view, the unknown dealt anew."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[StateT, ViewT, OptionsT]):
    """One object per game (and per data pack): what a match needs of it. All else is in its rooms (rooms.py)."""

    def __init__(
        self,
        id: str,
        seats: range,
        version: int,
        action_count: int,
        longest_match: int,
        options: type[OptionsT],
        views: type[ViewT],
        moves: object,
        data: dict[str, Rows],
        pack: DataPack | None = None,
    ) -> None:
        self.id: str = id
        self.seats: range = seats
        """How many players it takes."""
        self.version: int = version
        """Rises when a rule fix would change old records."""
        self.action_count: int = action_count
        self.longest_match: int = longest_match
        """The most actions a match may have: several times the longest seen, so that no record is without end."""
        self.Options: type[OptionsT] = options
        self.Views: type[ViewT] = views
        """The class of this game's views, for decoding."""
        self.Moves: object = moves
        """The union of this game's kinds of Move, for decoding."""
        self.data: dict[str, Rows] = data
        """The components as text, file by file, as they are played: a data pack's in place of the game's own."""
        self.pack: DataPack | None = pack
        self.rooms: dict[str, object] = {}
        """Those that have been opened (rooms.py)."""

    # A match

    def settle_options(self, options: msgspec.Struct, seats: int) -> OptionsT:
        """The options as they will be played; refuses what does not fit this number of seats."""
        from triopolis.engine.options import check_seats, foreign_options

        if not isinstance(options, self.Options):
            raise foreign_options(self, options)
        check_seats(self, seats)
        return self.fit_options(options, seats)

    def fit_options(self, options: OptionsT, seats: int) -> OptionsT:
        """The same for a game that has something of its own to refuse, or to fill in."""
        return options

    @abstractmethod
    def option_sets(self, seats: int) -> Iterator[OptionsT]:
        """Every combination of options that this number of seats can play."""

    @abstractmethod
    def new(self, options: OptionsT, seats: int, seed: str) -> StateT:
        """The first position."""

    def opponent(self, options: OptionsT, seats: int) -> Message | None:
        """The name of the rulebook's own opponent, if one plays: it comes last in scores()."""
        return None

    @abstractmethod
    def with_data(self, pack: DataPack) -> Game[StateT, ViewT, OptionsT]:
        """The same game with the components of a data pack in place of its own."""

    # What a seat may know

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What a seat (None: a spectator) may know."""

    @abstractmethod
    def imagine(self, view: ViewT) -> Dealer[StateT]:
        """The dealer of positions that fit a view."""

    # Actions as moves

    @abstractmethod
    def move(self, view: ViewT, action: int) -> Move:
        """The action of this position as a structured move."""

    @abstractmethod
    def action(self, view: ViewT, move: Move) -> int:
        """The action of a move in this position, legal or not; IllegalMove if it can be none here."""

    @abstractmethod
    def notation(self, move: Move) -> str:
        """The move as one short line of text."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move of a line of text; BadNotation if it is none."""

    # Doors to rooms that are often entered

    def preview(self, view: ViewT, action: int) -> Preview:
        """What a legal action would visibly bring."""
        if action not in view.actions:
            raise IllegalMove.of("error-illegal", action=action)
        return self._telling().previews_of(view, [action])[0]

    def previews(self, view: ViewT) -> list[Preview]:
        """What each of the legal actions would visibly bring, in their order."""
        return self._telling().previews_of(view, view.actions) if view.actions else []

    def continuations(self, view: ViewT, action: int) -> list[Continuation]:
        """The ways in which a decision that begins with a legal action can go, the one to propose first."""
        from triopolis.engine.rooms import continuations_of

        first, room = self.preview(view, action), continuations_of(self)
        if room is None:
            return [Continuation(actions=[action], views=[view], previews=[first], preview=first)]
        return room.ways(view, action)

    def why_not(self, view: ViewT, target: Component | Move) -> Message | None:
        """Why a component or a move cannot be chosen now; None if it can."""
        return self._telling().why_not(view, target)

    def breakdown(self, state: StateT) -> list[ScoreSheet]:
        """The itemised points at this moment, in the order of scores()."""
        return self._telling().breakdown(state)

    def _telling(self) -> Telling[StateT, ViewT]:
        from triopolis.engine.rooms import telling_of

        return telling_of(self)

    # Names of the past: those that documents name

    def describe_move(self, view: ViewT, move: Move) -> Message:
        _moved("Game.describe_move", "triopolis.engine.rooms.telling_of(game).describe_move")
        return self._telling().describe_move(view, move)

    def score_table(self, table: bytes) -> ScoredTable:
        from triopolis.engine.rooms import printed_of

        _moved("Game.score_table", "triopolis.engine.rooms.printed_of(game).score_table")
        return printed_of(self).score_table(table)

    def companion(self, table: bytes) -> Companion:
        from triopolis.engine.rooms import printed_of

        _moved("Game.companion", "triopolis.engine.rooms.printed_of(game).companion")
        return printed_of(self).companion(table)

    # A game never changes: it is its own copy, and another process has it already, but for a data pack.

    def __copy__(self) -> Game[StateT, ViewT, OptionsT]:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game[StateT, ViewT, OptionsT]:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from triopolis.engine.registry import game_with

        return game_with, (self.id, self.pack)


def _moved(old: str, new: str) -> None:
    warnings.warn(f"{old} has moved to {new}", DeprecationWarning, stacklevel=3)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[StateT]):
    """What a game knows of a position before its end, in terms a player would use."""

    @abstractmethod
    def value(self, state: StateT, seat: i64) -> float:
        """The points this seat may expect at the end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking:
    """A decision in the making: done in slices, and stopped between any two of them."""

    @abstractmethod
    def work(self) -> bool:
        """Think a little further; false when there is nothing more to think about, or the budget is spent."""

    @abstractmethod
    def choice(self) -> Choice:
        """The best move so far."""

    def at_first_sight(self) -> Choice:
        """The move for whoever has no time to think on: if the bot looked one move ahead before it searched, what that
        look says alone, so that it does not depend on how far the search has come."""
        return self.choice()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is given views, never states."""

    @abstractmethod
    def begin(self, view: View) -> Thinking:
        """Start to think about one of view.actions."""

    def choose(self, view: View) -> Choice:
        """Think until the budget is spent."""
        thinking = self.begin(view)
        while thinking.work():
            pass
        return thinking.choice()
