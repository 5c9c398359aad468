"""What people do at the tables of a room."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.server.played import as_json
from tests.server.room import Room

from triopolis.engine.match import Match
from triopolis.house import hosting
from triopolis.house.messages import ImportTable, Join, SeatWish
from triopolis.house.stored import StoredTable

ME, OPEN = SeatWish(kind="me"), SeatWish(kind="open")


async def joined(room: Room, id: str, guest: str, **wish: Any) -> StoredTable:
    table = await hosting.join(room.house, guest, guest.title(), id, Join(**wish))
    await room.settle()
    return table


async def left(room: Room, id: str, guest: str) -> StoredTable:
    table = await hosting.leave(room.house, guest, id)
    await room.settle()
    return table


async def on_disk(room: Room, id: str) -> StoredTable:
    """What a restart would find; it must be what memory says."""
    stored = await room.house.storage.table(id)
    assert stored is not None
    async with room.house.opened(id) as table:
        assert msgspec.structs.replace(table.as_stored(), changed=stored.changed) == stored
    return stored


def people(table: StoredTable) -> list[tuple[str | None, str | None]]:
    return [(seat.guest, seat.bot) for seat in table.seats]


async def imported(room: Room, match: Match | dict[str, Any], guest: str = "anna", **wish: Any) -> StoredTable:
    record = as_json(match) if isinstance(match, Match) else match
    table = await hosting.import_record(room.house, guest, guest.title(), ImportTable(record=record, **wish))
    await room.settle()
    return table
