"""Why something cannot be chosen now, from the view alone."""

from __future__ import annotations

from typing import Final, assert_never

from triopolis.engine.contract import Component, Move
from triopolis.engine.errors import IllegalMove
from triopolis.games.happy_city.actions import (
    BUY_CARD,
    BUY_HOME,
    DESTROY_SLOT,
    DISCARD_CARD,
    REVEAL_FROM,
    TAKE_MARKET,
    TAKE_SPECIAL,
)
from triopolis.games.happy_city.components import CENTRAL, COLOURS, DECKS, SLOTS, Components
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
    HappyCityMove,
    Keep,
    LeaveSpecials,
    LetCome,
    PayCoins,
    PayToken,
    Reveal,
    TakeCoin,
    TakeSpecial,
    own_move,
    to_action,
    to_move,
)
from triopolis.games.happy_city.specials import EFFECTS
from triopolis.games.happy_city.state import NO_EFFECT
from triopolis.games.happy_city.telling.names import card_name, card_of, colour_name
from triopolis.games.happy_city.view import HappyCityView
from triopolis.locales import Message, message

STAGE_OF: Final[dict[type[Move], str]] = {
    Discard: "discard",
    Keep: "discard",
    Reveal: "reveal",
    Buy: "buy",
    TakeCoin: "buy",
    PayToken: "pay",
    PayCoins: "pay",
    TakeSpecial: "special",
    LeaveSpecials: "special",
    ChooseMarket: "market",
    Destroy: "destroy",
    Deflect: "deflect",
    LetCome: "deflect",
    CopyIncome: "louvre",
    CopyCard: "pyramid",
    CopySpecial: "sphinx",
    CopyFromBox: "sphinx",
}
"""When each kind of move is made."""

WHY_NOT_COPIED: Final[dict[type[Move], str]] = {
    CopySpecial: "hc-why-no-special-there",
    CopyCard: "hc-why-not-neighbour",
    CopyIncome: "hc-why-no-opponent",
}

POINTED_AT: Final = {
    "central": (CENTRAL, int(DISCARD_CARD), int(BUY_CARD)),
    "home": (3, int(BUY_HOME)),
    "special": (7, int(TAKE_SPECIAL)),
    "deck": (DECKS, int(REVEAL_FROM)),
    "slot": (SLOTS, int(DESTROY_SLOT)),
    "market": (len(COLOURS), int(TAKE_MARKET)),
}
"""What a person may point at by its place: how many there are, and the first action of each kind with them."""


def why_not(components: Components, view: HappyCityView, target: Component | Move) -> Message | None:
    if view.actor < 0:
        return message("error-match-over")
    if view.seat != view.actor:
        return message("hc-why-not-your-turn")
    if isinstance(target, Component):
        return _component(components, view, target)
    try:
        if to_action(components, view, target) in view.actions:
            return None
    except IllegalMove as problem:
        return problem.message
    return _move(components, view, own_move(target))


def _component(components: Components, view: HappyCityView, target: Component) -> Message | None:
    """Something to point at can be chosen if any move with it can."""
    size, *firsts = POINTED_AT.get(target.kind, (0,))
    if not 0 <= target.id < size:
        return message("hc-why-no-component")
    moves = [to_move(components, view, first + target.id) for first in firsts]
    reasons = [why_not(components, view, move) for move in moves]
    return None if None in reasons else reasons[-1]


def _move(components: Components, view: HappyCityView, move: HappyCityMove) -> Message:
    if view.stage != STAGE_OF[type(move)]:
        return _stage(view, move)
    match move:
        case Discard() | Buy() | TakeSpecial() if move.card.startswith("#"):
            return message("hc-why-empty-place")
        case Buy():
            return _buy(components, view, move.card)
        case TakeSpecial():
            return _special(components, view, move.card)
        case Reveal():
            return message("hc-why-no-grozilla" if _is_not_in_play(view, move) else "hc-why-deck-empty", deck=move.deck)
        case PayToken():
            return message("hc-why-no-token", color=colour_name(move.color))
        case PayCoins():
            return message("hc-why-too-few-coins", owing=view.owing, coins=view.cities[view.actor].coins)
        case ChooseMarket():
            return message("hc-why-market-taken", color=colour_name(move.color))
        case Destroy():
            return message("hc-why-slot", slot=move.slot)
        case CopySpecial() | CopyCard() | CopyIncome():
            return message(WHY_NOT_COPIED[type(move)], seat=move.seat + 1)
        case Discard() | Keep() | TakeCoin() | LeaveSpecials() | Deflect() | LetCome() | CopyFromBox():
            # In their own stage they are always possible, as long as a card lies there.
            return message("hc-why-no-move")
        case unknown:
            assert_never(unknown)


def _stage(view: HappyCityView, move: HappyCityMove) -> Message:
    """Something else is to be chosen, or this never is (HC-12)."""
    unasked = isinstance(move, Deflect | LetCome) and view.switches.deflect == "must"
    return message("hc-why-deflect-must" if unasked else f"hc-why-stage-{view.stage}")


def _is_not_in_play(view: HappyCityView, move: Reveal) -> bool:
    return move.deck == 4 and not view.switches.grozilla


def _buy(components: Components, view: HappyCityView, id: str) -> Message:
    city, name = view.cities[view.actor], card_name(components, id)
    if len(city.slots) >= SLOTS:
        return message("hc-why-city-full")
    if any(slot.card == id and slot.ruin is None for slot in city.slots):
        return message("hc-why-name-twice", card=name)
    if id not in view.prices:
        return message("hc-why-no-homes", card=name)
    money = city.coins + 2 * sum(city.tokens.values())
    return message("hc-why-too-dear", card=name, price=view.prices[id], money=money)


def _special(components: Components, view: HappyCityView, id: str) -> Message:
    """One special each, and never an 11th card; otherwise its colours are missing."""
    city, card = view.cities[view.actor], card_of(components, id)
    if city.took_special:
        return message("hc-why-took-special")
    if len(city.slots) >= SLOTS and not EFFECTS.get(card.effect, NO_EFFECT).replaces_last():
        return message("hc-why-city-full")
    asked = zip(COLOURS, card.needs, strict=True)
    needs = [message("hc-need", count=count, color=colour_name(colour)) for colour, count in asked if count]
    return message("hc-why-needs", card=card_name(components, id), needs=needs)
