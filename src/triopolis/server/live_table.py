"""A table in memory: the stored facts, and the match that follows from its changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

import msgspec

from triopolis.engine.contract import DataPack, Game
from triopolis.engine.errors import NewerRecord
from triopolis.engine.match import Match
from triopolis.engine.options import make_options
from triopolis.engine.record import Result
from triopolis.engine.registry import find_game
from triopolis.locales import Message
from triopolis.server.messages import EndInfo, Status
from triopolis.server.seats import place_names, record_seats
from triopolis.server.showing import end_of
from triopolis.server.storage import Change, StoredTable


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
    return game.opponent(make_options(game, table.options), len(table.seats))


class LiveTable:
    def __init__(self, stored: StoredTable, changes: Sequence[Change]) -> None:
        self.game = game_of(stored)
        self.opponent = opponent_of(stored)
        self.lock = asyncio.Lock()
        """Held for every change, from looking at the position until it is on the disk."""
        self.restart(stored, changes)

    def restart(self, stored: StoredTable, changes: Sequence[Change]) -> None:
        """Take what the disk says for the truth."""
        self.stored = stored
        self.match: Match | None = None
        self.stalled = False
        """The bot to act could not think; somebody's next change tries it again."""
        self._depths = [0]
        """How many steps stood at each revision: an undo makes it shorter."""
        self._race: list[list[int]] = []
        if stored.status in ("running", "finished") or changes:
            self.begin()
            self.follow(changes)

    # The match

    def begin(self) -> Match:
        options = make_options(self.game, self.stored.options)
        self.match = Match(self.game, record_seats(self.stored.seats), options, self.stored.seed)
        self._depths, self._race = [0], [self.match.state.scores()]
        return self.match

    def follow(self, changes: Iterable[Change]) -> None:
        """Repeat changes that are on the disk already."""
        match = self.match or self.begin()
        for change in changes:
            if change.action is None:
                match.undo(change.seat)
            else:
                match.repeat(change.action)
            self.note_change()

    def note_change(self) -> None:
        """Remember what the change just made means for the log and for the race."""
        assert self.match is not None
        self.stalled = False
        depth = len(self.match.steps)
        self._depths.append(depth)
        del self._race[depth:]
        self._race.append(self.match.state.scores())

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
        """The seat to act; None before the start and after the end."""
        if self.match is None or self.match.over:
            return None
        return int(self.match.state.actor)

    @property
    def status(self) -> Status:
        if self.match is not None and self.match.over:
            return "finished"
        return self.stored.status

    @property
    def bot_due(self) -> bool:
        actor = self.actor
        return actor is not None and self.stored.status == "running" and self.stored.seats[actor].bot is not None

    @property
    def names(self) -> list[str | Message]:
        return place_names(self.stored.seats, self.opponent)

    def known_steps(self, after: int | None) -> int:
        """How many of the first steps somebody still has right who has seen the table at a revision."""
        if after is None or not 0 <= after < len(self._depths):
            return 0
        return min(self._depths[after:])

    def end(self) -> EndInfo | None:
        return end_of(self.match, self._race) if self.match is not None else None

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
        )
