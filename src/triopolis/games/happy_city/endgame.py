"""Choices when the last round is over: what the Sphinx copies, then which neighbour's card the Pyramid copies.

In turn order from the first player (HC-9). Functions say whether everything is settled, or else leave the question with
the position.
"""

from __future__ import annotations

from mypy_extensions import i64

from triopolis.engine.contract import Log
from triopolis.games.happy_city.actions import COPY_CARD, COPY_FROM_BOX, COPY_SPECIAL
from triopolis.games.happy_city.components import BitSet, CardNumber, Seat, Slot
from triopolis.games.happy_city.events import CardCopied, SpecialCopied
from triopolis.games.happy_city.state import NO_EFFECT, NOBODY, NOTHING, PYRAMID, SPHINX, City, Position


def choose_copy(position: Position, action: i64, log: Log | None) -> bool:
    seat: Seat = position.actor
    if position.stage == PYRAMID:
        copy_card(position, seat, action - COPY_CARD, log)
    elif action == COPY_FROM_BOX:
        copy_from_box(position, seat, log)
    else:
        owner: Seat = action - COPY_SPECIAL
        copy_special(position, seat, position.cities[owner].special, owner, log)
    return settle_copies(position, log)


def settle_copies(position: Position, log: Log | None) -> bool:
    return settle_sphinx(position, log) and settle_pyramid(position, log)


def answers(position: Position) -> BitSet:
    """What the actor may copy."""
    seat: Seat = position.actor
    if position.stage == SPHINX:
        return (owners_of_specials(position, seat) << COPY_SPECIAL) | (1 << COPY_FROM_BOX)
    return (1 << (COPY_CARD + position.next_seat(seat))) | (1 << (COPY_CARD + position.previous_seat(seat)))


# Sphinx


def settle_sphinx(position: Position, log: Log | None) -> bool:
    """An opponent's special that is no ruin or, refusing, one from the box; without any, one from the box."""
    seat: Seat = position.first
    for _turn in range(position.rules.players):
        if position.cities[seat].effect.copies_special() and not position.cities[seat].settled:
            if owners_of_specials(position, seat):
                position.actor = seat
                position.stage = SPHINX
                position.choices = answers(position)
                return False
            copy_from_box(position, seat, log)
        seat = position.next_seat(seat)
    return True


def owners_of_specials(position: Position, seat: Seat) -> BitSet:
    owners: BitSet = 0
    for other in range(position.rules.players):
        if other != seat and position.cities[other].special != NOTHING:
            owners |= 1 << other
    return owners


def copy_from_box(position: Position, seat: Seat, log: Log | None) -> None:
    position.cities[seat].settled = position.boxed == 0
    if position.boxed == 0:
        return
    position.boxed -= 1
    position.bring_to_light(position.box[position.boxed])
    copy_special(position, seat, position.box[position.boxed], NOBODY, log)


def copy_special(position: Position, seat: Seat, special: CardNumber, owner: Seat, log: Log | None) -> None:
    """It acts from the Sphinx's slot and seat, with what is printed on it; what happens when it is taken does not."""
    act_as(position, position.cities[seat], special)
    if log is not None:
        copied = SpecialCopied(card=position.rules.components.ids[special], from_=int(owner))
        log.add(seat, copied, reveals=owner == NOBODY)


def act_as(position: Position, city: City, special: CardNumber) -> None:
    """A copy of something that copies specials itself does nothing."""
    components = position.rules.components
    city.special = special
    city.effect = position.rules.effects[special]
    city.income += components.income[special]
    city.residents += components.residents[special]
    city.hearts += components.hearts[special]
    if city.effect.copies_special():
        city.effect = NO_EFFECT


# Pyramid


def settle_pyramid(position: Position, log: Log | None) -> bool:
    """A neighbour's card of the same slot; it must be copied if there is one, and two alike are no choice."""
    seat: Seat = position.first
    for _turn in range(position.rules.players):
        city: City = position.cities[seat]
        if city.effect.copies_neighbour() and not city.settled:
            left: i64 = position.next_seat(seat)
            right: i64 = position.previous_seat(seat)
            card: CardNumber = card_to_copy(position, seat, left)
            other: i64 = card_to_copy(position, seat, right)
            if min(card, other) != NOTHING and card != other:
                position.actor = seat
                position.stage = PYRAMID
                position.choices = answers(position)
                return False
            copy_card(position, seat, right if card == NOTHING else left, log)
        seat = position.next_seat(seat)
    return True


def card_to_copy(position: Position, seat: Seat, neighbour: Seat) -> CardNumber:
    """A card that is neither special nor ruin; NOTHING if there is none."""
    other: City = position.cities[neighbour]
    slot: Slot = position.cities[seat].special_slot
    if slot == other.special_slot:
        return NOTHING
    return other.standing(slot)


def copy_card(position: Position, seat: Seat, neighbour: Seat, log: Log | None) -> None:
    city: City = position.cities[seat]
    city.settled = True
    city.borrowed = card_to_copy(position, seat, neighbour)
    if log is not None and city.borrowed != NOTHING:
        log.add(seat, CardCopied(card=position.rules.components.ids[city.borrowed], from_=int(neighbour)))
