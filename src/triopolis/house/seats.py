"""Who sits where: pure functions over the seats of a stored table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import msgspec

from triopolis.engine.record import Seat
from triopolis.house.messages import SeatKind, SeatWish
from triopolis.house.names import LONGEST_NAME, check_name
from triopolis.house.refusals import BadName, check_bot
from triopolis.house.stored import StoredSeat, StoredTable
from triopolis.house.townsfolk import person_for, person_name
from triopolis.locales import Message, message


def wished_seats(wishes: Sequence[SeatWish], guest: str, name: str) -> list[StoredSeat]:
    """The seats as somebody wants them for a new table."""
    return [_wished(wish, guest, name) for wish in wishes]


def _wished(wish: SeatWish, guest: str, name: str) -> StoredSeat:
    if wish.kind == "bot":
        return StoredSeat(name="", bot=check_bot(wish.bot or ""))
    if wish.kind == "open":
        return StoredSeat(name="")
    own = name if wish.kind == "me" else ""
    return StoredSeat(name=check_name(wish.name) if wish.name else own, guest=guest)


def ever_shared(table: StoredTable, before: Sequence[StoredSeat] = ()) -> bool | None:
    """Whether more than one person sits at a table, hosts it, or ever did; `before` are the seats as they were."""
    people = [seat.guest for seat in table.seats if seat.guest is not None]
    everybody = {table.host, *people, *(seat.guest for seat in before if seat.guest is not None)}
    return True if len(people) > 1 or len(everybody) > 1 else table.shared


def alone_with_bots(table: StoredTable, number: int) -> bool:
    """Whether bots, or the rulebook's own opponent, are all that this seat has ever played against."""
    others = [seat for other, seat in enumerate(table.seats) if other != number]
    return table.shared is False and all(seat.bot is not None for seat in others)


def past_name(name: str) -> str:
    """A name out of a record, as far as it can be shown."""
    letters = [letter for letter in unicodedata.normalize("NFC", name) if letter.isprintable()]
    try:
        return check_name("".join(letters[:LONGEST_NAME]))
    except BadName:
        return "?"


def kind_of(seat: StoredSeat) -> SeatKind:
    if seat.guest is not None:
        return "person"
    if seat.bot is not None:
        return "bot"
    # In an imported match, somebody who belongs to nobody here.
    return "person" if seat.name else "open"


def seats_of(seats: Sequence[StoredSeat], guest: str | None) -> list[int]:
    """The seats that belong to a guest, also while a bot stands in."""
    return [number for number, seat in enumerate(seats) if guest is not None and seat.guest == guest]


def open_seats(seats: Sequence[StoredSeat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if kind_of(seat) == "open"]


def seat_name(table: StoredTable, number: int) -> str | Message:
    """A person's name as typed; a bot has that of the one who sits there."""
    seat = table.seats[number]
    if seat.guest is None and seat.bot is not None:
        return person_name(person_for(table.id, number))
    return seat.name or message("server-seat", number=number + 1)


def place_names(table: StoredTable, opponent: Message | None) -> list[str | Message]:
    """The names in the order of scores: the seats, then the rulebook's own opponent."""
    names = [seat_name(table, number) for number in range(len(table.seats))]
    return names if opponent is None else [*names, opponent]


def record_seats(seats: Sequence[StoredSeat]) -> list[Seat]:
    """The seats as a record names them, in no language."""
    return [
        Seat(seat.name or f"{seat.bot or 'seat'} {number}", seat.bot if seat.guest is None else None)
        for number, seat in enumerate(seats, 1)
    ]


def with_seat(seats: Sequence[StoredSeat], number: int, **changed: str | None) -> list[StoredSeat]:
    new = list(seats)
    new[number] = msgspec.structs.replace(new[number], **changed)
    return new


def rotated(seats: Sequence[StoredSeat]) -> list[StoredSeat]:
    """For a rematch: everybody moves up by one, so that somebody else begins. A stranger's seat is open."""
    known = [StoredSeat(name="") if seat.guest is None and seat.bot is None else seat for seat in seats]
    return [*known[1:], known[0]]
