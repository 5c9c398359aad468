"""What the house is handed: storage, places where bots think, a way to tell browsers. It knows nothing behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Protocol

import msgspec

from triopolis.bots.hints import Hint
from triopolis.engine.contract import Choice
from triopolis.engine.record import Result
from triopolis.engine.shapes import Rows
from triopolis.house.messages import Status
from triopolis.house.stored import Change, ClosedFor, News, StoredEnding, StoredTable

Announce = Callable[[str, bytes], None]
"""Tells every connection of a table that something has happened."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of a bot: a view, never a state."""

    game: str
    pack: dict[str, Rows] | None = None
    """The tables of a data pack, if the match is played with one."""
    view: bytes
    """The view of the seat to act, as JSON."""
    bot: str
    seed: str


class Bots(Protocol):
    """Where bots think; whoever no longer wants an answer cancels the task that waits for it."""

    async def choose(self, job: Job) -> Choice: ...

    async def hint(self, job: Job) -> list[Hint]: ...


class Storage(Protocol):
    """Keeps tables; what it has answered is on the disk. It raises ReadFailed or WriteFailed while it is away."""

    # One table

    async def table(self, id: str) -> StoredTable | None: ...

    async def changes(self, id: str, after: int = 0) -> list[Change]:
        """The changes above a revision, in order."""
        ...

    async def add_table(self, table: StoredTable, played: Sequence[Change] = ()) -> None:
        """Keep a new table, with the changes of an imported match."""
        ...

    async def commit(
        self,
        made: Sequence[Change],
        *,
        version: int,
        actor: int | None,
        bot_due: bool,
        status: Status,
        result: Result | None,
        closed: ClosedFor | None = None,
        take_backs: int = 0,
    ) -> None:
        """Write the next changes of a match, all or none; Conflict if the table is not at the revision before them by
        these rules."""
        ...

    async def save_table(self, table: StoredTable) -> None:
        """Write what changes apart from the match, and raise its edition; Conflict if somebody else was quicker."""
        ...

    # Finished matches

    async def tables_to_keep(self, after: str, limit: int) -> list[str]: ...

    async def keep_ending(self, ending: StoredEnding) -> None: ...

    async def has_ending(self, id: str) -> bool: ...

    async def ending(self, id: str) -> bytes | None:
        """What `StoredEnding.match` held."""
        ...

    async def ending_views(self, id: str) -> bytes | None:
        """What `StoredEnding.views` held."""
        ...

    # Many tables

    async def tables_with_bots_due(self) -> list[str]: ...

    async def changed_since(self, moment: datetime) -> list[News]: ...
