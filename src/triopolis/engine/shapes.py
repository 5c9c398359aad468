"""The plain data that crosses borders: between engine and games, to bots, into JSON and records.

Apart from contract.py and never compiled: mypyc drops the keywords of a msgspec class (frozen, tag_field …).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from triopolis.locales import Message

Rows = list[dict[str, str]]
"""One table of components as text, as it stands in a CSV file."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, with enough in it to animate and to write a log line.

    `public` is for everybody; `private` adds what only the seat of that number may know.
    `reveals` marks what showed something hidden or random: it can no longer be taken back.
    """

    kind: str
    seat: int
    public: dict[str, Any] = {}
    private: dict[int, dict[str, Any]] = {}
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as one seat (None: a spectator) may know it."""
        mine = self.private.get(seat, {}) if seat is not None else {}
        return Event(self.kind, self.seat, {**self.public, **mine}, {}, self.reveals)


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
    revision: int = 0
    """Set by the match: a play names the revision it answers."""

    def encode(self) -> bytes:
        return msgspec.json.encode(self)


class Move(msgspec.Struct, frozen=True, tag_field="kind"):
    """An action in words: structured for people, logs and JSON. Each game defines its own kinds."""


class Component(msgspec.Struct, frozen=True):
    """Something on the table that a person may point at: a market cell, the pile, a token …"""

    kind: str
    id: int = 0


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What an action would visibly bring. Every number in it comes true when the action is played."""

    score: int | None
    """The actor's points right after the action; None where they depend on something hidden."""
    gained: int | None
    """The same as a difference to now."""
    ends_turn: bool | None
    """None where that depends on something hidden."""
    details: dict[str, Any] = {}
    """What the game itself adds, like the bill of a purchase."""


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
    """Tables that replace a game's own, as text, with the names of the files they came from."""

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

    result: Mapping[str, Any]
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
    details: dict[str, Any] = {}
    """What the game itself adds, like the cards it takes next."""
