"""Which things on the table have a part in an action: whoever points at them one by one comes to it."""

from __future__ import annotations

from typing import Final, NamedTuple, assert_never

from triopolis.games.happy_city.actions import DISCARD_CARD, TAKE_SPECIAL
from triopolis.games.happy_city.components import COLOURS, Components
from triopolis.games.happy_city.moves import (
    Buy,
    ChooseMarket,
    CopyCard,
    CopyFromBox,
    CopyIncome,
    CopySpecial,
    Deflect,
    Destroy,
    Discard,
    Keep,
    LeaveSpecials,
    LetCome,
    PayCoins,
    PayToken,
    Reveal,
    TakeCoin,
    TakeSpecial,
    home_ids,
    to_move,
)
from triopolis.games.happy_city.telling.names import card_of
from triopolis.games.happy_city.view import HappyCityView

EVERYONE: Final = -1


class Spot(NamedTuple):
    """A thing on the table, by what it is, its place among its like, and the seat it belongs to."""

    kind: str
    place: int = 0
    owner: int = EVERYONE


INCOMING: Final = Spot("incoming")
BOX: Final = Spot("box")


def coins_of(seat: int) -> Spot:
    return Spot("coins", 0, seat)


def income_of(seat: int) -> Spot:
    return Spot("income", 0, seat)


def token_of(seat: int, colour: str) -> Spot:
    return Spot("token", COLOURS.index(colour), seat)


def special_of(seat: int) -> Spot:
    """The special that acts in a city, apart from the slot it stands on."""
    return Spot("acting", 0, seat)


def slot_of(seat: int, slot: int) -> Spot:
    return Spot("slot", slot, seat)


def actions_by_spot(components: Components, view: HappyCityView) -> dict[Spot, list[int]]:
    """The legal actions, ascending, of everything that has a part in one."""
    actions: dict[Spot, list[int]] = {}
    for action in view.actions:
        for spot in touched(components, view, action):
            actions.setdefault(spot, []).append(action)
    return actions


def touched(components: Components, view: HappyCityView, action: int) -> list[Spot]:
    """What has a part in an action; discarding nothing and taking no special touch nothing."""
    match to_move(components, view, action):
        case Keep() | LeaveSpecials():
            return []
        case Discard():
            return [Spot("central", action - int(DISCARD_CARD))]
        case Reveal(deck):
            return [Spot("deck", deck - 1)]
        case Buy(card):
            return [_for_sale(components, view, card)]
        case TakeSpecial():
            return [Spot("special", action - int(TAKE_SPECIAL))]
        case ChooseMarket(color):
            return [Spot("market", COLOURS.index(color))]
        case TakeCoin() | PayToken() | PayCoins() as payment:
            return _paid_with(components, view, payment)
        case Destroy() | Deflect() | LetCome() as answer:
            return _about_monster(components, view, answer)
        case CopyFromBox():
            return [BOX]
        case CopyIncome() | CopyCard() | CopySpecial() as copy:
            return _copied(view, copy)
        case unknown:
            assert_never(unknown)


def _for_sale(components: Components, view: HappyCityView, card: str) -> Spot:
    homes = home_ids(components)
    return Spot("home", homes.index(card)) if card in homes else Spot("central", view.central.index(card))


def _paid_with(components: Components, view: HappyCityView, move: TakeCoin | PayToken | PayCoins) -> list[Spot]:
    bought = [_for_sale(components, view, view.buying)] if view.buying else []
    if isinstance(move, PayToken):
        return [*bought, token_of(view.actor, move.color)]
    return [*bought, coins_of(view.actor)]


def _about_monster(components: Components, view: HappyCityView, move: Destroy | Deflect | LetCome) -> list[Spot]:
    match move:
        case Destroy(slot):
            return [slot_of(view.actor, slot - 1)]
        case LetCome():
            return [INCOMING]
        case Deflect():
            monster = card_of(components, view.incoming or "")
            return [INCOMING, Spot("token", monster.colours.bit_length() - 1, view.actor)]
        case unknown:
            assert_never(unknown)


def _copied(view: HappyCityView, move: CopyIncome | CopyCard | CopySpecial) -> list[Spot]:
    other = view.cities[move.seat]
    match move:
        case CopyIncome():
            return [income_of(move.seat)]
        case CopyCard():
            return [slot_of(move.seat, view.cities[view.actor].special_slot or 0)]
        case CopySpecial():
            return [slot_of(move.seat, other.special_slot or 0), special_of(move.seat)]
        case unknown:
            assert_never(unknown)
