"""A storage that keeps everything in memory, and bots that think at once: the house needs no more."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec

from triopolis.bots.hints import Hint, hints
from triopolis.bots.registry import make_bot
from triopolis.engine.contract import Choice
from triopolis.engine.record import Result
from triopolis.engine.registry import find_game
from triopolis.house.doors import Job
from triopolis.house.messages import Status
from triopolis.house.stored import Change, ClosedFor, Conflict, News, StoredEnding, StoredTable


class MemoryStorage:
    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._changes: dict[str, list[Change]] = {}
        self._endings: dict[str, StoredEnding] = {}

    async def table(self, id: str) -> StoredTable | None:
        kept = self._tables.get(id)
        return None if kept is None else msgspec.structs.replace(kept)

    async def changes(self, id: str, after: int = 0) -> list[Change]:
        return self._changes[id][after:]

    async def add_table(self, table: StoredTable, played: Sequence[Change] = ()) -> None:
        self._tables[table.id] = msgspec.structs.replace(table)
        self._changes[table.id] = list(played)

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
        table = self._tables[made[0].table]
        if (table.revision, table.version) != (made[0].revision - 1, version):
            raise Conflict
        self._changes[table.id].extend(made)
        self._tables[table.id] = msgspec.structs.replace(
            table,
            revision=made[-1].revision,
            actor=actor,
            bot_due=bot_due,
            status=status,
            result=result,
            closed=closed,
            take_backs=take_backs,
        )

    async def save_table(self, table: StoredTable) -> None:
        kept = self._tables[table.id]
        if (kept.revision, kept.edition) != (table.revision, table.edition):
            raise Conflict
        table.edition += 1
        self._tables[table.id] = msgspec.structs.replace(table)

    async def tables_to_keep(self, after: str, limit: int) -> list[str]:
        finished = (id for id, table in self._tables.items() if table.status == "finished")
        return sorted(id for id in finished if id > after and id not in self._endings)[:limit]

    async def keep_ending(self, ending: StoredEnding) -> None:
        self._endings.setdefault(ending.table, ending)

    async def has_ending(self, id: str) -> bool:
        return id in self._endings

    async def ending(self, id: str) -> bytes | None:
        return self._endings[id].match if id in self._endings else None

    async def ending_views(self, id: str) -> bytes | None:
        return self._endings[id].views if id in self._endings else None

    async def tables_with_bots_due(self) -> list[str]:
        return [id for id, table in self._tables.items() if table.bot_due]

    async def changed_since(self, moment: datetime) -> list[News]:
        return []


class InstantBots:
    async def choose(self, job: Job) -> Choice:
        game = find_game(job.game)
        view = msgspec.json.decode(job.view, type=game.Views)
        return make_bot("random", game, job.seed).choose(view)

    async def hint(self, job: Job) -> list[Hint]:
        game = find_game(job.game)
        view = msgspec.json.decode(job.view, type=game.Views)
        return hints(game, view, make_bot("easy", game, job.seed).choose(view))
