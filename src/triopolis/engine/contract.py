"""The words everybody uses: State, Game, View, Dealer, Evaluator, Bot, Move, Preview, Event, Log, ScoreSheet.

Base classes are compiled (not Protocols), so that compiled code calls a game's methods directly without knowing the
game. The hot signatures use `i64`: mypyc refuses an `i64` override of an `int` method.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from mypy_extensions import i64, mypyc_attr

from triopolis.engine.errors import BadTable, IllegalMove
from triopolis.engine.randomness import Generator
from triopolis.engine.shapes import (
    Choice,
    Companion,
    Component,
    DataPack,
    Event,
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
from triopolis.locales import Message, message

__all__ = [
    "CONTRACT",
    "Bot",
    "Choice",
    "Companion",
    "Component",
    "DataPack",
    "Dealer",
    "Evaluator",
    "Event",
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

    def add(self, kind: str, seat: i64, public: dict[str, Any], reveals: bool = False) -> None:
        self.events.append(Event(kind, int(seat), public, {}, reveals))

    def add_private(
        self, kind: str, seat: i64, public: dict[str, Any], private: dict[int, dict[str, Any]], reveals: bool = False
    ) -> None:
        self.events.append(Event(kind, int(seat), public, private, reveals))


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

    @abstractmethod
    def actions(self) -> list[int]:
        """Legal action numbers, ascending; never empty while actor >= 0, empty afterwards."""

    @abstractmethod
    def random_action(self, rng: Generator) -> i64:
        """One of the actions, each as likely as every other, without building the list."""

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

    def __deepcopy__(self, memo: Any) -> State:
        return self.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals whole positions that fit one view. Made once a decision, asked once a simulation."""

    @abstractmethod
    def deal(self, rng: Generator) -> State:
        """A position that gives the very same view, the unknown dealt anew."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One object per game (and per data pack): everything a match, a bot, a server or a page asks of a game."""

    def __init__(
        self,
        id: str,
        seats: range,
        version: int,
        action_count: int,
        longest_match: int,
        options: type[msgspec.Struct],
        moves: Any,
        tables: dict[str, Rows],
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
        self.Options: type[msgspec.Struct] = options
        self.Moves: Any = moves
        """The union of this game's kinds of Move, for decoding."""
        self._tables: dict[str, Rows] = tables
        self._pack: DataPack | None = pack

    # A match

    @abstractmethod
    def settle_options(self, options: msgspec.Struct, seats: int) -> msgspec.Struct:
        """The options as they will be played; refuses what does not fit this number of seats."""

    @abstractmethod
    def new(self, options: msgspec.Struct, seats: int, seed: str) -> State:
        """The first position."""

    @abstractmethod
    def opponent(self, options: msgspec.Struct, seats: int) -> Message | None:
        """The name of the rulebook's own opponent, if one plays: it comes last in scores()."""

    # What a seat may know

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What a seat (None: a spectator) may know."""

    @abstractmethod
    def view_type(self) -> type[View]:
        """The class of this game's views, for decoding."""

    @abstractmethod
    def imagine(self, view: View) -> Dealer:
        """The dealer of positions that fit a view."""

    def evaluator(self) -> Evaluator | None:
        """What this game's players think a position is worth; None leaves it to playing on."""
        return None

    # Actions in words

    @abstractmethod
    def move(self, view: View, action: int) -> Move:
        """The action of this position as a structured move."""

    @abstractmethod
    def action(self, view: View, move: Move) -> int:
        """The action of a move in this position, legal or not; IllegalMove if it can be none here."""

    @abstractmethod
    def notation(self, move: Move) -> str:
        """The move as one short line of text."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move of a line of text; BadNotation if it is none."""

    @abstractmethod
    def describe_move(self, view: View, move: Move) -> Message:
        """The move as a person would say it."""

    @abstractmethod
    def describe_event(self, event: Event, names: Sequence[str | Message]) -> Message | None:
        """The log line of an event; None for what only matters to animations."""

    def preview(self, view: View, action: int) -> Preview:
        """What a legal action would visibly bring."""
        if action not in view.actions:
            raise IllegalMove.of("error-illegal", action=action)
        return self.previews_of(view, [action])[0]

    def previews(self, view: View) -> list[Preview]:
        """What each of the legal actions would visibly bring, in their order."""
        return self.previews_of(view, view.actions) if view.actions else []

    @abstractmethod
    def previews_of(self, view: View, actions: list[int]) -> list[Preview]:
        """The previews of these actions, which are legal: asked for together they cost much less than one by one."""

    @abstractmethod
    def why_not(self, view: View, target: Component | Move) -> Message | None:
        """Why a component or a move cannot be chosen now; None if it can."""

    # Points

    @abstractmethod
    def breakdown(self, state: State) -> list[ScoreSheet]:
        """The itemised points at this moment, in the order of scores()."""

    @abstractmethod
    def score_table(self, table: bytes) -> ScoredTable:
        """Scores a game played with the printed components, described in JSON."""

    def companion(self, table: bytes) -> Companion:
        """Plays the rulebook's own opponent in a printed game: JSON with the options and the steps so far."""
        raise BadTable.of("error-no-companion", game=message(f"game-{self.id}"))

    # Components

    @abstractmethod
    def with_data(self, pack: DataPack) -> Game:
        """The same game with the tables of a data pack in place of its own."""

    def data_pack(self) -> DataPack | None:
        """The data pack this game plays with, if any."""
        return self._pack

    def tables(self) -> dict[str, Rows]:
        """The components as they are played: the game's own tables, those of the data pack in their place."""
        return self._tables

    def table_names(self) -> list[str]:
        """The tables a data pack may replace."""
        return list(self._tables)

    @abstractmethod
    def sources(self) -> dict[str, dict[str, int]]:
        """How well the components are known: per table, how many rows carry which source label."""

    @abstractmethod
    def holding_kinds(self) -> dict[int, HoldingKind]:
        """Everything that may stand in State.holdings(), by its number there."""

    # For people at a terminal, and for tests

    @abstractmethod
    def board(self, view: View, names: Sequence[str], say: Any) -> Any:
        """The position drawn as text (something rich can print)."""

    def short_label(self, view: View, move: Move, preview: Preview, say: Any) -> Any:
        """A move in a few signs (rich text), for lists that would be long in words; None where words are better."""
        return None

    @abstractmethod
    def broken_invariants(self, state: State) -> list[str]:
        """Everything that must hold in every position and does not, in words for a developer."""

    @abstractmethod
    def option_sets(self, seats: int) -> Iterator[msgspec.Struct]:
        """Every combination of options that this number of seats can play."""

    # A game never changes: it is its own copy, and another process has it already, but for a data pack.

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from triopolis.engine.registry import game_with

        return game_with, (self.id, self._pack)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a game knows of a position before its end, in terms a player would use."""

    @abstractmethod
    def value(self, state: State, seat: i64) -> float:
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
