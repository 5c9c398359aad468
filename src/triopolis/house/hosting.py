"""Opening a table, sitting down, getting up, playing again: everything about a table but the moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from triopolis.bots.registry import BOTS
from triopolis.engine.match import Match, fresh_seed
from triopolis.engine.options import check_seats, make_options
from triopolis.engine.record import Record, decode_record
from triopolis.engine.registry import find_game
from triopolis.house.house import House
from triopolis.house.live_table import LiveTable
from triopolis.house.messages import ImportTable, Join, NewTable, Status
from triopolis.house.names import check_name, new_table_id
from triopolis.house.refusals import (
    BadRequest,
    NotFinished,
    NotTheHost,
    NotYourSeat,
    SeatTaken,
    TableNotOpen,
    UnknownTable,
    check_bot,
)
from triopolis.house.seats import (
    ever_shared,
    kind_of,
    open_seats,
    past_name,
    rotated,
    seats_of,
    wished_seats,
    with_seat,
)
from triopolis.house.stored import Change, StoredSeat, StoredTable

LONGEST_SEED: Final = 100
STAND_IN: Final = "medium"
"""Plays for a bot of an imported record that no server knows."""


async def open_table(house: House, guest: str, name: str, wish: NewTable) -> StoredTable:
    game = find_game(wish.game)
    check_seats(game, len(wish.seats))
    options = game.settle_options(make_options(game, wish.options), len(wish.seats))
    table = _new_table(
        host=guest,
        game=game.id,
        version=game.version,
        options=msgspec.structs.asdict(options),
        seats=wished_seats(wish.seats, guest, name),
        seed=None if wish.seed is None else _checked_seed(wish.seed),
        public=wish.public,
    )
    return await _add(house, table)


def _new_table(*, seats: list[StoredSeat], seed: str | None = None, **facts: Any) -> StoredTable:
    """A table nobody has played at yet; with a seed only if somebody chose one."""
    now = datetime.now(UTC)
    table = StoredTable(
        id=new_table_id(),
        seats=seats,
        seed=fresh_seed() if seed is None else seed,
        seed_chosen=seed is not None,
        **{"pack": None, "status": _status(seats), **facts},
        revision=0,
        actor=None,
        bot_due=False,
        rematch=None,
        result=None,
        created=now,
        changed=now,
        shared=False,
    )
    table.shared = ever_shared(table)
    return table


def _checked_seed(seed: str) -> str:
    """Any text makes a match, but not every one can be kept and shown."""
    if not seed or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise BadRequest.of("server-error-seed", longest=LONGEST_SEED)
    return seed


def _status(seats: Sequence[StoredSeat]) -> Status:
    return "waiting" if open_seats(seats) else "running"


async def _add(house: House, table: StoredTable, actions: Iterable[tuple[int, int]] = ()) -> StoredTable:
    """Write a new table; the actor and the bots due follow from its match."""
    live = LiveTable(table)
    played = await house.long_slices.collect(_repeated(live, actions))
    table = live.as_stored()
    await house.storage.add_table(table, played)
    if table.status == "finished":
        house.keeper.note(table.id)
    house.drive(table.id)
    return table


def _repeated(table: LiveTable, actions: Iterable[tuple[int, int]]) -> Iterator[Change]:
    for seat, action in actions:
        assert table.match is not None
        table.match.repeat(action)
        yield table.change(seat, action)


# Sitting down and getting up


async def join(house: House, guest: str, name: str, id: str, wish: Join) -> StoredTable:
    """Take an open seat; the match begins when the last one is taken."""
    name = check_name(wish.name) if wish.name else name
    async with house.opened(id) as table:
        stored = table.stored
        number = _free_seat(stored, wish.seat)
        seats = with_seat(stored.seats, number, guest=guest, name=name)
        status = _status(seats) if stored.status == "waiting" else stored.status
        await house.save(table, msgspec.structs.replace(stored, seats=seats, status=status))
        return table.stored


def _free_seat(table: StoredTable, wished: int | None) -> int:
    if wished is not None and not 0 <= wished < len(table.seats):
        raise BadRequest.of("error-unknown-seat", seat=str(wished), last=len(table.seats) - 1)
    _check_open(table)
    free = open_seats(table.seats)
    if wished is not None and wished not in free:
        raise SeatTaken.of("server-error-seat-taken", seat=wished + 1)
    if not free:
        raise TableNotOpen.of("server-error-not-open")
    return free[0] if wished is None else wished


def _check_open(table: StoredTable) -> None:
    if table.status not in ("waiting", "running"):
        raise TableNotOpen.of("server-error-not-open")


async def leave(house: House, guest: str, id: str) -> StoredTable:
    """Get up from all of one's seats: they are open again. Without any person left the table is given up."""
    async with house.opened(id) as table:
        stored = table.stored
        _check_open(stored)
        mine = seats_of(stored.seats, guest)
        if not mine and stored.host != guest:
            raise NotYourSeat.of("server-error-no-seat")
        seats = list(stored.seats)
        for number in mine:
            seats = with_seat(seats, number, guest=None, bot=None, name="")
        people = [seat.guest for seat in seats if seat.guest is not None]
        host = people[0] if people and stored.host == guest else stored.host
        status: Status = stored.status if people else "abandoned"
        await house.save(table, msgspec.structs.replace(stored, seats=seats, host=host, status=status))
        return table.stored


async def seat_bot(house: House, guest: str, id: str, number: int, bot: str) -> StoredTable:
    """The host lets a bot play an open seat, that of somebody who is away and may come back, or a bot's."""
    check_bot(bot)
    async with house.opened(id) as table:
        stored = table.stored
        if stored.host != guest:
            raise NotTheHost.of("server-error-host")
        seat = _seat(stored, number)
        _check_open(stored)
        away = seat.guest is not None and (seat.guest == guest or seat.guest not in house.present(id))
        if not (away or seat.bot is not None or kind_of(seat) == "open"):
            raise SeatTaken.of("server-error-seat-present", seat=number + 1)
        seats = with_seat(stored.seats, number, bot=bot)
        status = _status(seats) if stored.status == "waiting" else stored.status
        await house.save(table, msgspec.structs.replace(stored, seats=seats, status=status))
        if table.actor == number:
            house.drive_anew(table)
        return table.stored


async def take_back(house: House, guest: str, id: str, number: int) -> StoredTable:
    """The person for whom a bot plays is back."""
    async with house.opened(id) as table:
        stored = table.stored
        if _seat(stored, number).guest != guest:
            raise NotYourSeat.of("server-error-not-your-seat", seat=number + 1)
        seats = with_seat(stored.seats, number, bot=None)
        await house.save(table, msgspec.structs.replace(stored, seats=seats))
        return table.stored


def _seat(table: StoredTable, number: int) -> StoredSeat:
    if not 0 <= number < len(table.seats):
        raise UnknownTable.of("error-unknown-seat", seat=str(number), last=len(table.seats) - 1)
    return table.seats[number]


# Again, and from elsewhere


async def rematch(house: House, guest: str, id: str) -> StoredTable:
    """The same people and bots once more; whoever asks second gets to the same new table."""
    async with house.opened(id) as table:
        stored = table.stored
        if table.status not in ("finished", "closed"):
            raise NotFinished.of("server-error-not-finished")
        if stored.host != guest and not seats_of(stored.seats, guest):
            raise NotYourSeat.of("server-error-no-seat")
        if stored.rematch is not None:
            existing = await house.storage.table(stored.rematch)
            if existing is not None:
                return existing
        new = await _add(house, _again(stored, guest))
        await house.save(table, msgspec.structs.replace(stored, rematch=new.id))
        return new


def _again(table: StoredTable, host: str) -> StoredTable:
    """By the rules of today, which may be others."""
    game = find_game(table.game)
    options = game.settle_options(make_options(game, table.options), len(table.seats))
    return _new_table(
        host=host,
        game=table.game,
        version=game.version,
        options=msgspec.structs.asdict(options),
        pack=table.pack,
        seats=rotated(table.seats),
        public=table.public,
    )


async def import_record(house: House, guest: str, name: str, wish: ImportTable) -> StoredTable:
    """A saved match as a table: finished ones to look at, others to play on."""
    record = decode_record(msgspec.json.encode(wish.record), "record")
    match = (await house.long_slices.collect(Match.retrace(record)))[-1]
    table = _new_table(
        host=guest,
        game=record.game,
        version=record.version,
        options=msgspec.structs.asdict(match.options),
        pack=record.data_pack.tables if record.data_pack else None,
        seats=_past_seats(record) if match.over else _seats_to_play_on(record, wish, guest, name),
        seed=_checked_seed(record.seed),
        public=wish.public,
        status="finished" if match.over else "running",
        take_backs=match.take_backs,
    )
    return await _add(house, table, [(step.seat, step.action) for step in match.steps])


def _past_seats(record: Record) -> list[StoredSeat]:
    """Who played then belongs to nobody here."""
    known = [seat.bot if seat.bot in BOTS else None for seat in record.seats]
    return [StoredSeat(name=past_name(seat.name), bot=bot) for seat, bot in zip(record.seats, known, strict=True)]


def _seats_to_play_on(record: Record, wish: ImportTable, guest: str, name: str) -> list[StoredSeat]:
    if wish.seats is None:
        return [
            StoredSeat(name="", bot=seat.bot if seat.bot in BOTS else STAND_IN)
            if seat.bot is not None
            else StoredSeat(name=past_name(seat.name), guest=guest)
            for seat in record.seats
        ]
    if len(wish.seats) != len(record.seats):
        raise BadRequest.of("server-error-import-seats", seats=len(wish.seats), record=len(record.seats))
    return wished_seats(wish.seats, guest, name)
