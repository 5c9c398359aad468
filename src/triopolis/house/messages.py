"""The protocol: every body and message that passes between the server and a browser.

`web/src/lib/protocol.ts` is written from these classes (`python -m triopolis.server.typescript`), and the OpenAPI
document describes the same ones. Texts for people are `Message`s: the browser says them in its own language.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from triopolis.bots.hints import Hint
from triopolis.engine.record import Result
from triopolis.engine.shapes import Component, Details, Fact, Move, Preview, Rows, ScoreSheet, View
from triopolis.engine.spread import Region
from triopolis.locales import Message

SeatWishKind = Literal["me", "here", "open", "bot"]
SeatKind = Literal["person", "open", "bot"]
Status = Literal["waiting", "running", "finished", "abandoned", "closed"]
Reaction = Literal["hello", "thanks", "well_done", "wow", "oops", "thinking", "good_game"]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser sends over HTTP."""


class Info(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser receives."""


# Errors


class ErrorInfo(Info, frozen=True):
    """What is wrong and what would be right."""

    code: str
    """For programs: the kind of the refusal, like `stale-revision`."""
    message: Message
    text: str
    """The message in the language the request asked for, for people without a client."""


class ErrorBody(Info, frozen=True):
    """The body of every answer that is no success."""

    error: ErrorInfo


# Guests


class Me(Info, frozen=True):
    """The guest this browser is."""

    name: str
    """Empty until the guest has chosen one."""


class NewName(Body, frozen=True):
    name: str


class MoveLink(Info, frozen=True):
    """A link that makes another device the same guest; good once, for a short time."""

    token: str
    path: str
    minutes: int


class Claim(Body, frozen=True):
    token: str


# Games


class OptionInfo(Info, frozen=True):
    name: str
    choices: list[str]
    """Empty: any whole number from 1."""
    default: str | int | None


class GameInfo(Info, frozen=True):
    """A game to choose."""

    id: str
    fewest: int
    most: int
    alone: bool
    """Whether one person plays against the rulebook's own opponent."""
    options: list[OptionInfo]
    unsure: list[str]
    """The tables of components that are not known from the printed game in every row."""
    printed: bool = False
    """Whether games played with the printed components can be counted here."""


class Catalogue(Info, frozen=True):
    games: list[GameInfo]
    bots: list[str]
    """The weakest first."""
    version: str


class Components(Info, frozen=True):
    """The tables of a game's components, as text, with the source of every row."""

    tables: dict[str, Rows]


# Tables


class SeatWish(Body, frozen=True):
    """Who shall sit there: me, somebody else at my screen, whoever comes by the link, or a bot."""

    kind: SeatWishKind
    name: str | None = None
    """For `here`, and for `me` to sit down under another name than my own."""
    bot: str | None = None


class NewTable(Body, frozen=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, str | int | None] = {}
    seed: str | None = None
    """Chosen by somebody, it is shown to all: everything hidden follows from it."""
    public: bool = False


class ImportTable(Body, frozen=True):
    """A saved match; who plays on if it is not over (by default me, with the bots it names)."""

    record: dict[str, Any]
    seats: list[SeatWish] | None = None
    public: bool = False


class Join(Body, frozen=True):
    seat: int | None = None
    """The first open one, if none is named."""
    name: str | None = None


class SeatBot(Body, frozen=True):
    bot: str


class SeatInfo(Info, frozen=True):
    number: int
    kind: SeatKind
    name: str | Message
    """A person's name as it was typed; a bot's in every language."""
    person: str
    """Who of the townsfolk it looks like: a bot bears that name, people may choose another."""
    bot: str | None
    """The level that plays here; with kind `person` it stands in for somebody who left."""
    mine: bool
    host: bool
    present: bool
    """Whether its person's browser is connected."""


class TableInfo(Info, frozen=True):
    """A table as one guest may know it."""

    id: str
    game: str
    status: Status
    public: bool
    options: dict[str, str | int | None]
    seed: str | None
    """Shown once the match is over, or when somebody chose it."""
    seats: list[SeatInfo]
    opponent: Message | None
    """The rulebook's own opponent, if one plays: it comes last in scores."""
    actor: int | None
    """The seat to act."""
    revision: int
    hosted: bool
    """Whether I am the host."""
    created: str
    changed: str
    rematch: str | None
    """The table where the same people play again."""
    result: Result | None
    packed: bool
    """Played with the components of a data pack."""
    closed: Message | None = None
    """Why the house ended the match unfinished (status `closed`), or why a finished one cannot be shown any more."""
    take_backs: int = 0
    """How often its person, alone with bots, went back further than an undo may: a mark on the result."""


class TableList(Info, frozen=True):
    tables: list[TableInfo]
    more: bool


# A match as it is shown


class EventInfo(Info, frozen=True):
    """Something that happened, as this seat may know it."""

    kind: str
    seat: int
    data: Fact
    line: Message | None
    """Its line in the log; none for what only matters to animations."""


class StepInfo(Info, frozen=True):
    """One action as it was played."""

    seat: int
    turn: int
    events: list[EventInfo]
    note: Message | msgspec.UnsetType = msgspec.UNSET
    """A last line of the log about how it was played, if there is anything to say: a bot had no time to think."""


class MoveInfo(Info, frozen=True):
    """A legal move: what to send, how to say it, and what it would visibly bring."""

    action: int
    move: Move
    notation: str
    text: Message
    preview: Preview
    brings: list[Message] | msgspec.UnsetType = msgspec.UNSET
    """What it brings beside its points, in words, if what lies on the table was asked for."""


class WayInfo(Info, frozen=True):
    """One way in which a decision can go: what to send, and what all of it would visibly bring."""

    actions: list[int]
    moves: list[MoveInfo]
    """The same actions, each as it is at its moment."""
    preview: Preview
    """Of all of them together."""
    open: bool
    """Whether there is more to decide after it, which would have been too much to list: ask again from there."""


class EndInfo(Info, frozen=True):
    """How it ended: the sheets in the order of scores, a solo opponent last."""

    scores: list[int]
    winners: list[int]
    sheets: list[ScoreSheet]
    race: list[list[int]]
    """The points of every place after each step, the start included."""


class Replay(Info, frozen=True):
    """A finished match, every hand open."""

    table: TableInfo
    steps: list[StepInfo]
    notations: list[str]
    end: EndInfo


class ReplayPosition(Info, frozen=True):
    """The position after the first `at` steps, through the eyes of every seat."""

    at: int
    views: list[View]
    spreads: list[list[Region] | None] | msgspec.UnsetType = msgspec.UNSET
    """What lies on the table in each of the views, if it was asked for; None where today's rules cannot tell."""


# Live play: what a browser sends


class Sent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a browser; `ref` comes back in the answer to it."""

    ref: int | None = None


class Play(Sent, frozen=True, tag="play"):
    """One action: its number, or the structured move; or several of one decision, all of which are played, or none."""

    seat: int
    revision: int
    """The revision it answers."""
    action: int | None = None
    actions: list[int] | None = None
    """In order, as `continuations` lists them; only the last may reveal something hidden."""
    move: dict[str, Any] | None = None


class Undo(Sent, frozen=True, tag="undo"):
    seat: int
    revision: int


class Uncover(Sent, frozen=True, tag="uncover"):
    """The person of this seat, one of several at this screen, is looking now."""

    seat: int


class Cover(Sent, frozen=True, tag="cover"):
    """Nobody is looking now."""


class AskHint(Sent, frozen=True, tag="hint"):
    seat: int
    revision: int


class AskContinuations(Sent, frozen=True, tag="continue"):
    """In which ways the decision can go that begins with this action."""

    seat: int
    revision: int
    action: int


class AskWhyNot(Sent, frozen=True, tag="why_not"):
    """Why something on the table cannot be chosen now."""

    seat: int
    component: Component


class AskSpread(Sent, frozen=True, tag="spread"):
    """From now on with every state, or no longer: what lies on the table, in the form that all games share."""

    on: bool = True


class React(Sent, frozen=True, tag="react"):
    reaction: Reaction


FromBrowser = Play | Undo | Uncover | Cover | AskHint | AskContinuations | AskWhyNot | AskSpread | React


# Live play: what a browser receives


class Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of the server."""


class StateMessage(Told, frozen=True, tag="state"):
    """The match as this connection may see it now. Cut the log to `steps_from` steps, then add `steps`."""

    table: TableInfo
    seat: int | None
    """Through whose eyes; none is a spectator's view."""
    curtain: int | None
    """The seat of this screen that must be uncovered before it can act."""
    view: View | None
    """None while the table waits for people."""
    moves: list[MoveInfo]
    steps_from: int
    steps: list[StepInfo]
    can_undo: bool
    thinking: bool
    """A bot is to act."""
    end: EndInfo | None
    stalled: bool = False
    """The bot to act could not decide, and is asked again from time to time; the host may choose another one."""
    takes_back: bool = False
    """Whether an undo goes further than it may against people, and will be counted."""
    no_undo: Message | None = None
    """Why this seat cannot undo now."""
    spread: list[Region] | msgspec.UnsetType | None = msgspec.UNSET
    """What lies on the table in `view`, for connections that asked for it; None where today's rules cannot tell."""
    aside: Details | None = None
    """What the game tells this seat beside the view: what things are worth to it, what it lacks."""


class TableMessage(Told, frozen=True, tag="table"):
    """Somebody came, went, or took a seat; the match itself has not changed."""

    table: TableInfo


class Accepted(Told, frozen=True, tag="accepted"):
    """The play or undo is on the disk; the state follows."""

    ref: int | None
    revision: int


class Refused(Told, frozen=True, tag="refused"):
    """The message changed nothing; the present state follows."""

    ref: int | None
    error: ErrorInfo


class Hints(Told, frozen=True, tag="hint"):
    ref: int | None
    revision: int
    hints: list[Hint]


class Continuations(Told, frozen=True, tag="continuations"):
    """The ways in which a decision can go, the one to propose first."""

    ref: int | None
    revision: int
    ways: list[WayInfo]


class WhyNot(Told, frozen=True, tag="why_not"):
    """None: it can be chosen."""

    ref: int | None
    reason: Message | None


class Reacted(Told, frozen=True, tag="reaction"):
    seat: int | None
    name: str | Message
    reaction: Reaction


ToBrowser = StateMessage | TableMessage | Accepted | Refused | Hints | Continuations | WhyNot | Reacted
