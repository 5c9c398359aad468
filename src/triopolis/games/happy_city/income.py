"""The income phase, in the order of HC-8: Arcade, all incomes at once, what the Louvre copies, Versailles.

The Louvre may have to ask: functions say whether the phase is over, or else leave the question with the position.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import Log
from triopolis.games.happy_city.actions import COPY_INCOME
from triopolis.games.happy_city.components import BitSet, Seat
from triopolis.games.happy_city.events import IncomeCollected, IncomeCopied
from triopolis.games.happy_city.scoring import gained, incomes
from triopolis.games.happy_city.state import LOUVRE, NOBODY, City, Position


def collect(position: Position, log: Log | None) -> bool:
    if position.rules.expert:
        begin(position, log)
    compared: vec[i64] = incomes(position)
    for seat in range(position.rules.players):
        position.cities[seat].coins += gained(position, seat, compared[seat])
    if log is not None:
        coins: list[int] = [int(gained(position, seat, compared[seat])) for seat in range(position.rules.players)]
        log.add(NOBODY, IncomeCollected(coins=coins, income=[int(income) for income in compared]))
    return not position.rules.expert or copy_incomes(position, position.first, True, log)


def begin(position: Position, log: Log | None) -> None:
    seat: Seat = position.first
    for _turn in range(position.rules.players):
        position.cities[seat].effect.before_income(position, seat, log)
        seat = position.next_seat(seat)


def choose_income(position: Position, action: i64, log: Log | None) -> bool:
    copy_income(position, position.actor, action - COPY_INCOME, log)
    return copy_incomes(position, position.next_seat(position.actor), False, log)


def answers(position: Position) -> BitSet:
    """Every opponent of the actor."""
    return (((1 << position.rules.players) - 1) & ~(1 << position.actor)) << COPY_INCOME


def copy_incomes(position: Position, seat: Seat, from_the_first: bool, log: Log | None) -> bool:
    """From this seat on, in turn order: whose income to copy, where it matters."""
    while from_the_first or seat != position.first:
        from_the_first = False
        city: City = position.cities[seat]
        if city.charges > 0 and city.effect.copies_income():
            if opponents_differ(position, seat):
                position.actor = seat
                position.stage = LOUVRE
                position.choices = answers(position)
                return False
            copy_income(position, seat, position.next_seat(seat), log)
        seat = position.next_seat(seat)
    finish(position, log)
    return True


def opponents_differ(position: Position, seat: Seat) -> bool:
    compared: vec[i64] = incomes(position)
    one: i64 = compared[position.next_seat(seat)]
    return any(other != seat and compared[other] != one for other in range(position.rules.players))


def copy_income(position: Position, seat: Seat, opponent: Seat, log: Log | None) -> None:
    """Income as compared, whatever monsters leave of it; the opponent loses nothing."""
    city: City = position.cities[seat]
    coins: i64 = incomes(position)[opponent]
    city.charges -= 1
    city.coins += coins
    if log is not None:
        log.add(seat, IncomeCopied(from_=int(opponent), coins=int(coins), why=city.effect.id))


def finish(position: Position, log: Log | None) -> None:
    seat: Seat = position.first
    for _turn in range(position.rules.players):
        position.cities[seat].effect.after_income(position, seat, log)
        seat = position.next_seat(seat)
