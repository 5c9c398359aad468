"""The Grozilla expansion: monsters that arrive, are deflected or destroy, and stop-zilla tokens.

A monster on its way may have to ask: each function says whether it has settled, or else leaves the question with the
position (stage, actor, choices).
"""

from __future__ import annotations

from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.contract import Log
from triopolis.games.happy_city.actions import DESTROY_SLOT, LET_COME, USE_TOKEN
from triopolis.games.happy_city.components import COLOURS, MONSTERS, BitSet, CardNumber, Seat, Slot, counted
from triopolis.games.happy_city.events import (
    Accepted,
    Deflected,
    Destroyed,
    DrivenAway,
    MonsterGone,
    MonsterStayed,
    TokenTaken,
)
from triopolis.games.happy_city.state import DEFLECT, DESTROY, NOTHING, RUIN, City, Position


def monster_colour(position: Position, monster: i64) -> i64:
    return bits.lowest(position.rules.components.colours[MONSTERS + monster])


# Arriving


def arrive(position: Position, seat: Seat, monster: i64, log: Log | None) -> bool:
    """A monster comes to a city, from the deck or from the right neighbour; a token of its colour may, or with the
    option must, send it on (HC-12)."""
    position.incoming = monster
    position.actor = seat
    if counted(position.cities[seat].tokens, monster_colour(position, monster)) > 0:
        if position.rules.must_deflect:
            return send_on(position, log)
        position.stage = DEFLECT
        position.choices = answers(position)
        return False
    return let_come(position, log)


def answers(position: Position) -> BitSet:
    """What the actor may do about the monster."""
    if position.stage == DEFLECT:
        return (1 << USE_TOKEN) | (1 << LET_COME)
    return unruined(position.cities[position.actor]) << DESTROY_SLOT


def send_on(position: Position, log: Log | None) -> bool:
    """The actor's token sends the monster to the left neighbour, and is used up."""
    seat: Seat = position.actor
    colour: i64 = monster_colour(position, position.incoming)
    spend_token(position, seat, colour)
    if log is not None:
        monster: str = position.rules.components.ids[MONSTERS + position.incoming]
        to: int = int(position.next_seat(seat))
        log.add(seat, Deflected(monster=monster, color=COLOURS[colour], to=to))
    return arrive(position, position.next_seat(seat), position.incoming, log)


def accept(position: Position, log: Log | None) -> bool:
    """The actor keeps the token, and lets the monster come."""
    if log is not None:
        monster: str = position.rules.components.ids[MONSTERS + position.incoming]
        log.add(position.actor, Accepted(monster=monster))
    return let_come(position, log)


def let_come(position: Position, log: Log | None) -> bool:
    """The monster stays; one that stood there before destroys a building of the owner's choice."""
    city: City = position.cities[position.actor]
    if city.monster == NOTHING:
        stand(position, log)
        return True
    targets: BitSet = unruined(city)
    if targets == 0:
        leave(position, log)
        return True
    if targets & (targets - 1) == 0:
        destroy(position, bits.lowest(targets), log)
        return True
    position.stage = DESTROY
    position.choices = answers(position)
    return False


def unruined(city: City) -> BitSet:
    """Anything not yet ruined may be destroyed, market and special too (HC-13)."""
    slots: BitSet = 0
    for slot in range(city.size):
        if city.slots[slot] < RUIN:
            slots |= 1 << slot
    return slots


def destroy(position: Position, slot: Slot, log: Log | None) -> None:
    """The earlier monster covers the card, which loses name, colour and effect, and acts from there to the end."""
    city: City = position.cities[position.actor]
    card: CardNumber = city.uncount(position.rules.components, slot)
    city.slots[slot] = card + RUIN * (city.monster + 1)
    if log is not None:
        ids = position.rules.components.ids
        log.add(position.actor, Destroyed(slot=int(slot), card=ids[card], monster=ids[MONSTERS + city.monster]))
    stand(position, log)


def leave(position: Position, log: Log | None) -> None:
    """Nothing is left to destroy: the earlier monster leaves the game (HC-13)."""
    city: City = position.cities[position.actor]
    card: CardNumber = MONSTERS + city.monster
    city.monsters &= ~(1 << city.monster)
    position.gone = (*position.gone, int(card))
    if log is not None:
        log.add(position.actor, MonsterGone(monster=position.rules.components.ids[card]))
    stand(position, log)


def stand(position: Position, log: Log | None) -> None:
    city: City = position.cities[position.actor]
    city.monster = position.incoming
    city.monsters |= 1 << city.monster
    position.incoming = NOTHING
    if log is not None:
        monster: str = position.rules.components.ids[MONSTERS + city.monster]
        log.add(position.actor, MonsterStayed(monster=monster))


# After a purchase


def take_tokens(position: Position, seat: Seat, card: CardNumber, log: Log | None) -> None:
    """A token for each colour that this purchase brings to 3 or 6 cards, while any is left (HC-11)."""
    city: City = position.cities[seat]
    for colour in range(i64(5)):
        if position.rules.components.colours[card] >> colour & 1:
            count: i64 = city.count(colour)
            if count in (3, 6) and counted(position.tokens, colour) > 0:
                position.tokens -= 1 << (8 * colour)
                city.tokens += 1 << (8 * colour)
                if log is not None:
                    log.add(seat, TokenTaken(color=COLOURS[colour]))


def drive_away(position: Position, seat: Seat, card: CardNumber, log: Log | None) -> bool:
    """A bought card of the colour of the monster in front sends it to the left neighbour."""
    city: City = position.cities[seat]
    if city.monster == NOTHING:
        return True
    monster: i64 = city.monster
    if not position.rules.components.colours[card] >> monster_colour(position, monster) & 1:
        return True
    city.monster = NOTHING
    city.monsters &= ~(1 << monster)
    if log is not None:
        id: str = position.rules.components.ids[MONSTERS + monster]
        log.add(seat, DrivenAway(monster=id, to=int(position.next_seat(seat))))
    return arrive(position, position.next_seat(seat), monster, log)


def spend_token(position: Position, seat: Seat, colour: i64) -> None:
    """Used once, then out of the game."""
    position.cities[seat].tokens -= 1 << (8 * colour)
    position.spent += 1 << (8 * colour)
