"""Tables that were played by older rules: what becomes of them.

Finished matches are shown from what was kept of them. Others go on by the new rules if these agree with every move so
far, to the last hidden card; if not, the house closes the table, and its match can still be downloaded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from triopolis.engine.errors import TriopolisError
from triopolis.engine.options import make_options
from triopolis.engine.registry import find_game
from triopolis.house.doors import Storage
from triopolis.house.endings import read_ending
from triopolis.house.live_table import LiveTable, PastTable
from triopolis.house.slices import Slices
from triopolis.house.stored import Change, StoredTable


class Disagreement(TriopolisError):
    """By these rules the match would have gone another way."""


def is_older(table: StoredTable) -> bool:
    return table.version < find_game(table.game).version


async def from_the_past(storage: Storage, slices: Slices, table: StoredTable, changes: Sequence[Change]) -> LiveTable:
    """The table as it can be today. One that goes on, or is closed now, differs from what was stored: save it."""
    if table.status == "finished" and (kept := await storage.ending(table.id)) is not None:
        return PastTable(table, changes, read_ending(kept))
    try:
        if table.status == "closed":
            raise Disagreement.of("server-closed-rules")
        return await _renewed(slices, table, changes)
    except TriopolisError:
        if table.status in ("waiting", "running"):
            table = msgspec.structs.replace(table, status="closed", closed="rules", actor=None, bot_due=False)
        return PastTable(table, changes, None)


async def _renewed(slices: Slices, table: StoredTable, changes: Sequence[Change]) -> LiveTable:
    new = LiveTable(msgspec.structs.replace(table, version=find_game(table.game).version))
    new.game.settle_options(make_options(new.game, table.options), len(table.seats))
    await slices.collect(_agreeing(new, changes))
    follows = new.as_stored()
    if (follows.actor, follows.result) != (table.actor, table.result):
        raise Disagreement.of("server-closed-rules")
    return new


def _agreeing(table: LiveTable, changes: Sequence[Change]) -> Iterator[Change]:
    """Follow the changes, as long as each is made by its own seat and leads to its own position."""
    for change in table.following(changes):
        assert table.match is not None
        if change.action is not None and table.match.steps[-1].seat != change.seat:
            raise Disagreement.of("server-closed-rules")
        # What the first layout wrote knows no positions.
        if change.position is not None and change.position != table.position:
            raise Disagreement.of("server-closed-rules")
        yield change
