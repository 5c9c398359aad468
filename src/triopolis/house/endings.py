"""What is kept of a finished match: it can be shown, looked back at and downloaded when its rules are gone.

Texts are kept as messages, in no language; what a seat saw is kept as it was sent. A match takes 10 to 30 kB.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, TypeVar, cast

import msgspec

from triopolis.engine.contract import Game
from triopolis.engine.match import Match, Step
from triopolis.engine.record import PackRecord, Record, schema_of
from triopolis.engine.rooms import telling_of
from triopolis.engine.shapes import DataPack, Event, Fact, Rows, View
from triopolis.house.messages import EndInfo, EventInfo, StepInfo
from triopolis.house.seats import record_seats
from triopolis.house.showing import cut_short_note
from triopolis.house.stored import Change, StoredEnding, StoredTable, standing
from triopolis.locales import Message

T = TypeVar("T")
Names = Sequence[str | Message]


class KeptFact(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, in no class of any game: the game may be gone by the time it is read."""

    seat: int
    public: dict[str, Any] = {}
    private: dict[int, dict[str, Any]] = {}
    """The same as only that seat knew it; in endings of earlier versions only what it knew more."""
    kind: str = ""
    """Endings of earlier versions have it here, and leave out what is empty."""

    def seen_by(self, seat: int | None) -> Fact:
        known = {} if seat is None else self.private.get(seat, {})
        data = {**self.public, **known}
        # Encoded, it is the very same bytes.
        return cast(Fact, {"kind": self.kind, **data} if self.kind else data)

    def opened(self) -> Fact:
        """As the actor knew it, or whoever knew most: like `Event.opened`."""
        return self.seen_by(self.seat if self.seat in self.private else next(iter(self.private), None))


class KeptEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event with its lines in the log."""

    event: KeptFact
    line: Message | None
    """For a spectator, and for every seat that knows no more."""
    lines: dict[int, Message | None] = {}
    """For the seats that do."""
    open_line: Message | None = None
    """With everything that was hidden; only where something was."""

    def seen_by(self, seat: int | None) -> EventInfo:
        line = self.lines.get(seat, self.line) if seat is not None else self.line
        return self._info(self.event.seen_by(seat), line)

    def opened(self) -> EventInfo:
        return self._info(self.event.opened(), self.open_line if self.event.private else self.line)

    def _info(self, data: Fact, line: Message | None) -> EventInfo:
        kind = self.event.kind or self.event.public["kind"]
        return EventInfo(kind=kind, seat=self.event.seat, data=data, line=line)


class KeptStep(msgspec.Struct, frozen=True):
    seat: int
    turn: int
    notation: str
    events: list[KeptEvent]
    note: Message | msgspec.UnsetType = msgspec.UNSET

    def seen_by(self, seat: int | None) -> StepInfo:
        return self._info([event.seen_by(seat) for event in self.events])

    def opened(self) -> StepInfo:
        return self._info([event.opened() for event in self.events])

    def _info(self, events: list[EventInfo]) -> StepInfo:
        return StepInfo(seat=self.seat, turn=self.turn, events=events, note=self.note)


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match, told to its end."""

    record: Record
    components: dict[str, Rows]
    opponent: Message | None
    steps: list[KeptStep]
    end: EndInfo
    views: list[msgspec.Raw]
    """The last position through the eyes of every seat, and of a spectator."""


Moments = list[list[msgspec.Raw]]
"""Some positions, one after the other, through the eyes of every seat."""
CHUNK: Final = 32
"""Positions compressed together: they are alike and take little room, and to see one not all must be decompressed."""


# Telling


class Retelling:
    """Plays a finished match once more and notes what will be asked of it. Made in slices: iterate, then `ending`."""

    def __init__(
        self,
        match: Match,
        names: Names,
        opponent: Message | None,
        race: list[list[int]],
        cut_short: Collection[int] = (),
    ) -> None:
        self._record, self._race, self._cut_short = match.record(), race, cut_short
        self._version, self._names, self._opponent = match.game.version, names, opponent
        self._match = match
        self._moments: list[list[bytes]] = []
        self._steps: list[KeptStep] = []
        self._notation = ""

    def __iter__(self) -> Iterator[None]:
        for match in Match.retrace(self._record):
            if match.steps:
                self._steps.append(self._kept(match.game, match.steps[-1]))
            views = [match.view(seat) for seat in range(len(match.seats))]
            self._moments.append([view.encode() for view in views])
            if not match.over:
                action = self._record.actions[len(match.steps)]
                self._notation = match.game.notation(match.game.move(views[int(match.state.actor)], action))
            self._match = match
            yield

    def _kept(self, game: Game, step: Step) -> KeptStep:
        events = [_kept(game, event, self._names) for event in step.events]
        cut_short = len(self._steps) in self._cut_short
        note = cut_short_note(self._names[step.seat]) if cut_short else msgspec.UNSET
        return KeptStep(step.seat, step.turn, self._notation, events, note)

    def ending(self, table: str) -> StoredEnding:
        match = self._match
        eyes = [*range(len(match.seats)), None]
        ending = Ending(
            record=self._record,
            components=match.game.data,
            opponent=self._opponent,
            steps=self._steps,
            end=EndInfo(
                scores=match.state.scores(),
                winners=match.state.winners(),
                sheets=match.game.breakdown(match.state),
                race=self._race,
            ),
            views=[msgspec.Raw(match.view(seat).encode()) for seat in eyes],
        )
        moments = [[msgspec.Raw(view) for view in views] for views in self._moments]
        chunks = [_compressed(moments[first : first + CHUNK]) for first in range(0, len(moments), CHUNK)]
        views = msgspec.msgpack.encode(chunks)
        return StoredEnding(table=table, version=self._version, match=_compressed(ending), views=views)


def _kept(game: Game, event: Event, names: Names) -> KeptEvent:
    def line(of: Event) -> Message | None:
        return telling_of(game).describe_event(of, names)

    lines = {seat: line(event.seen_by(seat)) for seat in event.private}
    private = {seat: msgspec.to_builtins(fact) for seat, fact in event.private.items()}
    fact = KeptFact(event.seat, msgspec.to_builtins(event.public), private)
    return KeptEvent(fact, line(event.seen_by(None)), lines, line(event.opened()) if event.private else None)


def _compressed(value: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(value))


def _decompressed(data: bytes, kind: type[T]) -> T:
    return msgspec.json.decode(zlib.decompress(data), type=kind)


# Reading


def read_ending(match: bytes) -> Ending:
    """Of what `StoredEnding.match` holds."""
    return _decompressed(match, Ending)


def read_moment(views: bytes, at: int) -> list[msgspec.Raw]:
    """What every seat saw after the first `at` steps; of what `StoredEnding.views` holds."""
    chunks = msgspec.msgpack.decode(views, type=list[bytes])
    return _decompressed(chunks[at // CHUNK], Moments)[at % CHUNK]


def as_view(game: Game, raw: msgspec.Raw) -> View:
    """A view as the game knows it today, what it has gained since by default; else exactly as it was."""
    try:
        return msgspec.json.decode(raw, type=game.Views)
    except msgspec.ValidationError:
        # Encoded, it is the very same bytes.
        return cast(View, raw)


def record_of(table: StoredTable, changes: Sequence[Change]) -> Record:
    """The record of a match that these rules cannot replay, from what was written at the time."""
    actions, _ = standing(changes)
    last = changes[-1].position if changes else None
    return Record(
        game=table.game,
        version=table.version,
        options=table.options,
        data_pack=None if table.pack is None else PackRecord(table.pack, DataPack(table.pack).fingerprint()),
        seed=table.seed,
        seats=record_seats(table.seats),
        actions=actions,
        revision=table.revision,
        position=last.hex() if last is not None else "",
        result=table.result,
        take_backs=table.take_backs or msgspec.UNSET,
        schema=schema_of(table.take_backs),
    )
