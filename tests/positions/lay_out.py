"""Puts stored positions on the tables of a database, for a server to be started with.

python -m tests.positions.lay_out FILE [PERSON …]     a line of standard input per table: its game, setup and moment

The guest who sits at all of them has the first seat, bots have the others: the people who are named, if anybody is.
Prints the guest's cookie and the ids of the tables as JSON.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

import msgspec
from tests.positions.stored import ME, Setup, read_setups

from triopolis.engine.match import Match
from triopolis.engine.record import Result
from triopolis.house.names import READABLE, TABLE_ID_LENGTH
from triopolis.house.stored import Change, StoredSeat, StoredTable
from triopolis.house.townsfolk import person_for
from triopolis.server.guests import seal
from triopolis.server.storage import Storage

GUEST: Final = "guest"
NAME: Final = "Ada"
BOT: Final = "easy"
LAID: Final = datetime(2026, 11, 18, 12, tzinfo=UTC)


class Laid(msgspec.Struct, frozen=True):
    cookie: str
    tables: list[str]


async def lay_out(file: str, people: list[str], wishes: list[tuple[str, str, str]]) -> Laid:
    storage = await Storage.open(f"sqlite:///{file}")
    known: dict[str, dict[str, Setup]] = {}
    tables: list[str] = []
    try:
        await storage.save_guest(GUEST, NAME)
        for game, setup, moment in wishes:
            if game not in known:
                known[game] = {each.name: each for each in read_setups(game)}
            match = known[game][setup].match_at(game, moment)
            # Long names begin alike.
            free = (id for id in ids(game, setup, moment) if id not in tables)
            id = next(id for id in free if _seats(id, people, len(match.seats)))
            await storage.add_table(stored_table(id, match), changes(id, match))
            tables.append(id)
        return Laid(seal(GUEST, await storage.secret("cookie")), tables)
    finally:
        await storage.close()


def ids(*words: str) -> Iterator[str]:
    """Ids for a table, always the same."""
    start = "".join(sign for sign in "".join(words) if sign in READABLE)[: TABLE_ID_LENGTH - 6]
    for number in range(len(READABLE) ** 6):
        digits = [number // len(READABLE) ** place % len(READABLE) for place in range(6)]
        yield (start + "".join(READABLE[digit] for digit in digits)).rjust(TABLE_ID_LENGTH, READABLE[0])


def _seats(id: str, people: list[str], seats: int) -> bool:
    """Whether these people sit there, beside the first seat."""
    return all(person_for(id, seat) == person for seat, person in zip(range(1, seats), people, strict=False))


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


def main(file: str, *people: str) -> None:
    wishes = [(game, setup, moment) for game, setup, moment in map(str.split, sys.stdin)]
    print(msgspec.json.encode(asyncio.run(lay_out(file, list(people), wishes))).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
