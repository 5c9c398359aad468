"""The plain data that crosses borders: between engine and games, to bots, into JSON and records.

Apart from contract.py and never compiled: mypyc drops the keywords of a msgspec class (frozen, tag_field …).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias

import msgspec

from triopolis.locales import Message

Rows = list[dict[str, str]]
"""The rows of one data file as text, as they stand in the CSV."""


if TYPE_CHECKING:
    Json: TypeAlias = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None
else:
    # msgspec reads annotations, and knows no type that contains itself.
    Json = object


def snake_case(name: str) -> str:
    """`RecountTile` as `recount_tile`: how the kinds of facts and details are written in JSON."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=snake_case):
    """What happened, as one seat may know it. Each game defines its own kinds (`events.py`)."""

    shows_own: ClassVar[bool] = False
    """Whether it reveals, if anything, only what the seat that did it knew already: a tile from its own hand."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Ended(Fact, frozen=True, tag="end"):
    """The match is over; every game says so in these words."""

    scores: list[int]
    winners: list[int]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, with enough in it to animate and to write a log line.

    `public` is for everybody; `private` is the same as only the seat of that number may know it.
    `reveals` marks what showed something hidden or random: it can no longer be taken back.
    """

    seat: int
    """Who did it; -1 where nobody did."""
    public: Fact
    private: dict[int, Fact] = {}
    reveals: bool = False

    @property
    def kind(self) -> str:
        return self.public.kind

    @property
    def surprises(self) -> bool:
        """Whether it shows something that the seat to act did not know: no choice can be made beyond it in advance."""
        return self.reveals and not self.public.shows_own

    def seen_by(self, seat: int | None) -> Event:
        """The event as one seat (None: a spectator) may know it."""
        known = self.public if seat is None else self.private.get(seat, self.public)
        return Event(self.seat, known, {}, self.reveals)

    def opened(self) -> Event:
        """The event with what was hidden in it: as the actor knows it, or whoever knows most."""
        known = self.private.get(self.seat) or next(iter(self.private.values()), self.public)
        return Event(self.seat, known, {}, self.reveals)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know of a position. Each game adds its own fields; all of it may be shown to that seat.

    Two positions that look the same to a seat give it views that encode to the same bytes.
    """

    seat: int | None
    """Whose view this is; None is a spectator."""
    actor: int
    actions: list[int]
    """Legal actions, if it is this seat's choice; otherwise empty."""
    turn: int
    players: int
    """How many seats there are."""
    first: int = 0
    """The seat that began."""
    scores: list[int] = []
    """The points now, place by place: the seats, then a solo opponent."""
    round: int = 0
    """Counts from 1; 0 where this game has no rounds."""
    stage: str = ""
    """What is to be decided now, in the game's own words; empty where there is only one kind of decision."""
    revision: int = 0
    """Set by the match: a play names the revision it answers."""

    def encode(self) -> bytes:
        return msgspec.json.encode(self)


class Move(msgspec.Struct, frozen=True, tag_field="kind"):
    """An action in words: structured for people, logs and JSON. Each game defines its own kinds."""


class Component(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something on the table that a person may point at: a market cell, the pile, a token …"""

    kind: str
    id: int = 0


class Details(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=snake_case):
    """What a game itself adds to a preview, or to the opponent of a printed game. Each game defines its own kinds."""


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What an action would visibly bring. Every number in it comes true when the action is played."""

    score: int | None
    """The actor's points right after the action; None where they depend on something hidden."""
    gained: int | None
    """The same as a difference to now."""
    sure: int | None = None
    """Points of the move itself, where `gained` is not known: whatever turns up, they are won."""
    ends_turn: bool | None
    """None where that depends on something hidden."""
    details: Details | None = None
    """What the game itself adds, like the bill of a purchase."""


class Continuation(msgspec.Struct, frozen=True, kw_only=True):
    """One way in which a decision can go."""

    actions: list[int]
    """From the first one on, in the order in which they are played."""
    views: list[View]
    """What the seat sees before each of them: nothing that it could not know beforehand."""
    previews: list[Preview]
    """What each of them brings at the moment when it is played."""
    preview: Preview
    """What all of them together bring."""
    open: bool = False
    """Whether there is more to decide after it that would have been too much to list."""


class Thought(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot thought of one move."""

    action: int
    visits: int = 0
    """How often it was tried out."""
    win: float | None = None
    """The chance to win with it, from 0 to 1."""
    score: float | None = None
    """The final score to expect with it."""
    rival: float | None = None
    """The best final score of anybody else to expect with it."""
    line: list[int] = []
    """What will most likely be played after it, by whoever is to act."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot decided, and what it thought of the best few moves, the best first."""

    action: int
    thoughts: list[Thought] = []
    simulations: int = 0
    cut_short: bool = False
    """Decided at first sight, because thinking took too long: on a quicker machine it might be another move."""


class ScoreItem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a score sheet."""

    what: str
    points: int
    id: int | None = None
    """The component it is for, where there is one."""
    note: Message | None = None
    """The reason, in words."""
    amount: int | None = None
    """How much it counts in its own measure (residents, hearts …), where points only come of several together."""


class ScoreSheet(msgspec.Struct, frozen=True):
    """Where the points of one place (a seat, or the solo opponent) come from."""

    total: int
    items: list[ScoreItem]


class HoldingKind(msgspec.Struct, frozen=True):
    """Something a place can own: the same under this id in every simulation, and its name for people."""

    id: str
    name: Message


class DataPack(msgspec.Struct, frozen=True):
    """Data files that replace a game's own, as text, with the paths they came from."""

    tables: dict[str, Rows]
    sources: dict[str, str] = {}

    def fingerprint(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self.tables, order="sorted")).hexdigest()


class TableQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What nobody can see on a printed table: somebody has to say it before the points can be counted."""

    about: str
    """What is asked: `choices` of the table has a field of this name for the answer."""
    seat: int
    """Who chooses."""
    seats: list[int]
    """Answers: one of these seats …"""
    cards: list[str]
    """… or one of these cards, by id."""
    text: Message
    """For people: what is missing, and what it may be."""


class ScoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """The result of scoring a printed game: what to print as JSON, and the same for people."""

    result: Mapping[str, Json]
    lines: list[Message]
    warnings: list[Message] = []
    sheets: list[ScoreSheet] = []
    """Seat by seat, a solo opponent last; none where only single questions were asked."""
    winners: list[int] = []
    """The places in `sheets` that lead."""
    question: TableQuestion | None = None
    """As long as it is open, nothing is counted."""


class Companion(msgspec.Struct, frozen=True, kw_only=True):
    """The solo opponent of a printed game, after all that it has been told so far."""

    name: Message
    asks: str
    """What it wants to be told next: the kind of a step, `over` when there is nothing more."""
    tells: Message
    """What to do now, for the person at the table."""
    log: list[Message]
    """What came of each step."""
    sheet: ScoreSheet
    winners: list[int] = []
    """0 is the person, 1 the opponent; nobody until the person's points are known."""
    details: Details | None = None
    """What the game itself adds, like the cards it takes next."""
