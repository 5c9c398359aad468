"""Puts stored positions on the tables of a database, for a server to be started with.

python -m tests.positions.lay_out FILE       one line of standard input per table: its id, game, setup and moment

Prints the cookie of the guest who sits at all of them, in the first seat; bots have the others.
"""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec
from tests.positions.stored import ME, Setup, read_setups

from triopolis.engine.match import Match
from triopolis.engine.record import Result
from triopolis.house.stored import Change, StoredSeat, StoredTable
from triopolis.server.guests import seal
from triopolis.server.storage import Storage

GUEST: Final = "guest"
NAME: Final = "Ada"
BOT: Final = "easy"
LAID: Final = datetime(2026, 11, 18, 12, tzinfo=UTC)


async def lay_out(file: str, wishes: list[tuple[str, str, str, str]]) -> str:
    storage = await Storage.open(f"sqlite:///{file}")
    try:
        await storage.save_guest(GUEST, NAME)
        known: dict[str, dict[str, Setup]] = {}
        for id, game, setup, moment in wishes:
            if game not in known:
                known[game] = {each.name: each for each in read_setups(game)}
            match = known[game][setup].match_at(game, moment)
            await storage.add_table(stored_table(id, match), changes(id, match))
        return seal(GUEST, await storage.secret("cookie"))
    finally:
        await storage.close()


def stored_table(id: str, match: Match) -> StoredTable:
    seats = [StoredSeat(name="", bot=BOT) for _ in match.seats]
    seats[ME] = StoredSeat(name=NAME, guest=GUEST)
    return StoredTable(
        id=id,
        game=match.game.id,
        version=match.game.version,
        options=msgspec.structs.asdict(match.options),
        pack=match.game.pack.tables if match.game.pack else None,
        seed=match.seed,
        status="finished" if match.over else "running",
        host=GUEST,
        seats=seats,
        revision=match.revision,
        actor=None if match.over else int(match.state.actor),
        result=Result(match.state.scores(), match.state.winners()) if match.over else None,
        created=LAID,
        changed=LAID,
        shared=False,
    )


def changes(id: str, match: Match) -> list[Change]:
    return [Change(id, number, step.seat, step.action) for number, step in enumerate(match.steps, 1)]


def main(file: str) -> None:
    wishes = [(id, game, setup, moment) for id, game, setup, moment in map(str.split, sys.stdin)]
    print(asyncio.run(lay_out(file, wishes)))


if __name__ == "__main__":
    main(*sys.argv[1:])
