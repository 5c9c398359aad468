"""A table in memory: the stored facts, and the match that follows from its changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from triopolis.engine.contract import DataPack, Game, Rows
from triopolis.engine.errors import NewerRecord, TriopolisError
from triopolis.engine.match import Match
from triopolis.engine.options import make_options
from triopolis.engine.record import Record, Result
from triopolis.engine.registry import find_game
from triopolis.house.endings import Ending, record_of
from triopolis.house.messages import EndInfo, Status
from triopolis.house.seats import alone_with_bots, place_names, record_seats
from triopolis.house.showing import end_of
from triopolis.house.stored import Change, ClosedFor, StoredTable, standing
from triopolis.locales import Message, message

MOST_CHANGES: Final = 2
"""Times as many as a match may have actions; then nothing is taken back any more."""


def game_of(table: StoredTable) -> Game:
    game = find_game(table.game)
    if table.version != game.version:
        raise NewerRecord.of(
            "error-record-rules", file=table.id[:6], game=table.game, found=table.version, known=game.version
        )
    return game if table.pack is None else game.with_data(DataPack(table.pack))


def opponent_of(table: StoredTable) -> Message | None:
    """A matter of options: no data pack changes it, and lists of tables need not read one."""
    game = find_game(table.game)
    # The rules may have changed since; one such table must not spoil a list of many.
    with suppress(TriopolisError):
        return game.opponent(make_options(game, table.options), len(table.seats))
    return None


def closed_word(table: StoredTable) -> Message | None:
    """Why the house ended the match unfinished, if it did."""
    if table.closed == "length":
        return message("server-closed-length", moves=find_game(table.game).longest_match)
    return message("server-closed-rules") if table.closed == "rules" else None


class LiveTable:
    """A table that can be played at and looked at."""

    def __init__(self, stored: StoredTable, changes: Iterable[Change] = ()) -> None:
        self.lock = asyncio.Lock()
        """Held for every change, from looking at the position until it is on the disk."""
        self.game = game_of(stored)
        self.opponent = opponent_of(stored)
        self.ending: Ending | None = None
        self.restart(stored)
        self.follow(changes)

    def restart(self, stored: StoredTable) -> None:
        """Take what the disk says for the truth; its changes are to be followed."""
        self.stored = stored
        self.match: Match | None = None
        self.stalled = False
        """The bot to act could not think, and is asked again from time to time."""
        self._depths = [0]
        """How many steps stood at each revision: an undo makes it shorter."""
        self._race: list[list[int]] = []
        self.cut_short: set[int] = set()
        """The steps of bots that had no time to think."""
        if stored.status in ("running", "finished"):
            self.begin()

    # The match

    def begin(self) -> Match:
        options = make_options(self.game, self.stored.options)
        self.match = Match(self.game, record_seats(self.stored.seats), options, self.stored.seed)
        self.match.take_backs = self.stored.take_backs
        self._depths, self._race = [0], [self.match.state.scores()]
        return self.match

    def follow(self, changes: Iterable[Change]) -> None:
        """Repeat changes that are on the disk already."""
        for _ in self.following(changes):
            pass

    def following(self, changes: Iterable[Change]) -> Iterator[Change]:
        """The same one by one, for whoever must pause or look between: each change when it has been repeated."""
        for change in changes:
            match = self.match or self.begin()
            counted = match.take_backs
            if change.action is not None:
                match.repeat(change.action, bool(change.follows))
            elif change.back_to is None:
                match.undo(change.seat)
            else:
                match.take_back(change.seat)
            if change.revision <= self.stored.revision:
                # The table's own count has it already.
                match.take_backs = counted
            self.note(change)
            yield change

    def note(self, change: Change) -> None:
        """Remember what the change just made means for the log and for the race."""
        assert self.match is not None
        self.stalled = False
        depth = len(self.match.steps)
        self._depths.append(depth)
        del self._race[depth:]
        self._race.append(self.match.state.scores())
        self.cut_short = {step for step in self.cut_short if step < depth}
        if change.cut_short:
            self.cut_short.add(depth - 1)

    def change(self, seat: int, action: int | None, cut_short: bool = False, follows: bool = False) -> Change:
        """What the match has just been through, to be written down; no action is an undo."""
        assert self.match is not None
        back_to = self._last_time_at(len(self.match.steps)) if action is None else None
        return Change(self.stored.id, self.match.revision, seat, action, self.position, cut_short, follows, back_to)

    def made(self, seat: int, action: int | None, cut_short: bool = False, follows: bool = False) -> Change:
        """The same, and remembered."""
        change = self.change(seat, action, cut_short, follows)
        self.note(change)
        return change

    @property
    def position(self) -> bytes:
        """The fingerprint of the position, as changes keep it."""
        assert self.match is not None
        return bytes.fromhex(self.match.fingerprint())

    def _last_time_at(self, depth: int) -> int:
        """The last revision at which just so many steps stood: they stand still."""
        return len(self._depths) - 1 - self._depths[::-1].index(depth)

    def update(self, stored: StoredTable) -> None:
        """The table's facts have changed: seats, status, host …"""
        self.stored = stored
        if self.match is not None:
            self.match.seats = record_seats(stored.seats)

    # What follows from both

    @property
    def revision(self) -> int:
        return self.match.revision if self.match is not None else 0

    @property
    def actor(self) -> int | None:
        """The seat to act; None before the start, after the end, and when the house has closed the table."""
        if self.match is None or self.match.over or self.closed is not None:
            return None
        return int(self.match.state.actor)

    @property
    def closed(self) -> ClosedFor | None:
        if self.match is not None and self.match.too_long:
            return "length"
        return self.stored.closed

    @property
    def status(self) -> Status:
        if self.match is not None and self.match.over:
            return "finished"
        return "closed" if self.closed is not None else self.stored.status

    def why_no_undo(self, seat: int) -> Message | None:
        """Why a person who plays there cannot undo now; None if that is possible.

        Not without end: to play and take back in turns makes a match no longer, but its journal.
        """
        assert self.match is not None
        most = MOST_CHANGES * self.game.longest_match
        if self.revision >= most:
            return message("server-undo-limit", most=most)
        return self.match.why_no_take_back(seat) if self.alone(seat) else self.match.why_no_undo(seat)

    def alone(self, seat: int) -> bool:
        """Whether whoever plays there may always go back: nobody else has ever played here."""
        return alone_with_bots(self.stored, seat)

    @property
    def take_backs(self) -> int:
        return self.stored.take_backs if self.match is None else self.match.take_backs

    @property
    def bot_due(self) -> bool:
        actor = self.actor
        return actor is not None and self.stored.status == "running" and self.stored.seats[actor].bot is not None

    @property
    def names(self) -> list[str | Message]:
        return place_names(self.stored, self.opponent)

    @property
    def race(self) -> list[list[int]]:
        """The points of every place after each step."""
        return [*self._race]

    @property
    def closed_word(self) -> Message | None:
        return closed_word(self.as_stored())

    def known_steps(self, after: int | None) -> int:
        """How many of the first steps somebody still has right who has seen the table at a revision."""
        if after is None or not 0 <= after < len(self._depths):
            return 0
        return min(self._depths[after:])

    def end(self) -> EndInfo | None:
        return end_of(self.match, self.race) if self.match is not None else None

    def record(self) -> Record | None:
        """None before the start."""
        return self.match.record() if self.match is not None else None

    def components(self) -> dict[str, Rows]:
        return self.game.data

    @property
    def result(self) -> Result | None:
        if self.match is None or not self.match.over:
            return None
        return Result(self.match.state.scores(), self.match.state.winners())

    def as_stored(self) -> StoredTable:
        """The facts with everything that follows from the match."""
        return msgspec.structs.replace(
            self.stored,
            revision=self.revision,
            actor=self.actor,
            bot_due=self.bot_due,
            status=self.status,
            result=self.result,
            closed=self.closed,
            take_backs=self.take_backs,
        )


class PastTable(LiveTable):
    """A table whose match these rules cannot repeat: shown from what was kept of it, if anything was."""

    def __init__(self, stored: StoredTable, changes: Sequence[Change], ending: Ending | None) -> None:
        self.lock = asyncio.Lock()
        self.stored = stored
        self.game = find_game(stored.game)
        self.match, self.ending, self.stalled, self.cut_short = None, ending, False, set()
        self.opponent = ending.opponent if ending is not None else opponent_of(stored)
        self._record = ending.record if ending is not None else record_of(stored, changes)
        _, self._depths = standing(changes)

    @property
    def revision(self) -> int:
        return self.stored.revision

    @property
    def result(self) -> Result | None:
        return self.stored.result

    @property
    def closed_word(self) -> Message | None:
        if self.stored.status == "finished" and self.ending is None:
            return message("server-rules-gone")
        return closed_word(self.stored)

    def end(self) -> EndInfo | None:
        return self.ending.end if self.ending is not None else None

    def record(self) -> Record | None:
        return self._record

    def components(self) -> dict[str, Rows]:
        """Those it was played with; where nothing was kept, today's, which may be others."""
        return self.ending.components if self.ending is not None else {**self.game.data, **(self.stored.pack or {})}
