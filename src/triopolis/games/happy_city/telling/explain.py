"""Moves in words, and what a choice would bring: both from the view alone."""

from __future__ import annotations

from itertools import takewhile
from typing import assert_never

import msgspec

from triopolis.engine.contract import Event, Log, Move, Preview
from triopolis.engine.randomness import seeded
from triopolis.games.happy_city.actions import NO_SPECIAL, TAKE_SPECIAL
from triopolis.games.happy_city.components import Components
from triopolis.games.happy_city.dealer import HappyCityDealer
from triopolis.games.happy_city.events import (
    Chosen,
    DrivenAway,
    Gained,
    IncomeCopied,
    LastRoundEnded,
    NothingBought,
    RoundBegun,
    TokenTaken,
)
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
    own_move,
)
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import incomes, tally
from triopolis.games.happy_city.state import SPECIAL
from triopolis.games.happy_city.telling.details import Outcome
from triopolis.games.happy_city.telling.names import card_name, card_of, colour_name, effect_text
from triopolis.games.happy_city.view import HappyCityView
from triopolis.locales import Message, message

# Previews


def previews(dealer: HappyCityDealer, view: HappyCityView, actions: list[int]) -> list[Preview]:
    """Each played out on one position that fits the view; what a card still hidden could change is left open."""
    imagined = dealer.deal(seeded("preview"))
    return [_preview(dealer.rules.components, view, action, imagined.copy()) for action in actions]


def _preview(components: Components, view: HappyCityView, action: int, state: HappyCityState) -> Preview:
    seat, log = view.actor, Log()
    before = view.cities[seat].score
    state.play(action, log)
    after = state.scores()[seat]
    unsure = any(event.reveals for event in log.events)
    ended = state.turn != view.turn or state.actor != seat
    return Preview(
        score=None if unsure else after,
        gained=None if unsure else after - before,
        ends_turn=None if _may_ask_again(view, log.events) else ended,
        details=_outcome(components, view, log.events, None if unsure else state),
    )


def _may_ask_again(view: HappyCityView, events: list[Event]) -> bool:
    """Cards turn up in this very turn: a monster among them may ask anybody, or nothing be left to choose."""
    own_turn = view.current == view.actor
    return any(event.reveals and (not own_turn or event.seat == view.actor) for event in events)


def _outcome(components: Components, view: HappyCityView, events: list[Event], after: HappyCityState | None) -> Outcome:
    """What the events before the next round bring the seat; `after` is the position then, unless it is unsure."""
    before_round = list(takewhile(lambda event: not _begins_something_new(event), events))
    facts = [event.public for event in before_round]
    own = [event.public for event in before_round if event.seat == view.actor]
    coins = [fact.coins for fact in own if isinstance(fact, NothingBought | Gained | IncomeCopied)]
    known = Outcome(
        coins=sum(coins) if coins else None,
        price=next((fact.price for fact in facts if isinstance(fact, Chosen)), None),
        tokens=[fact.color for fact in own if isinstance(fact, TokenTaken)],
        drives_away=next((fact.monster for fact in facts if isinstance(fact, DrivenAway)), None),
        buys_nothing=any(isinstance(fact, NothingBought) and fact.unasked for fact in own),
        specials=[] if after is None else _specials_next(components, view, after),
    )
    return known if after is None else _with_city(known, after, view.actor)


def _specials_next(components: Components, view: HappyCityView, after: HappyCityState) -> list[str]:
    """What may be taken in the same turn once this is bought and paid for."""
    if after.stage != SPECIAL or after.actor != view.actor or after.turn != view.turn:
        return []
    places = [action - int(TAKE_SPECIAL) for action in after.actions() if action != NO_SPECIAL]
    return [components.ids[int(after.specials[place])] for place in places]


def _begins_something_new(event: Event) -> bool:
    return event.reveals or isinstance(event.public, RoundBegun | LastRoundEnded)


def _with_city(outcome: Outcome, state: HappyCityState, seat: int) -> Outcome:
    """With the two factors of the score, and the income."""
    all_incomes = incomes(state)
    points = tally(state, seat, all_incomes)
    residents, hearts = int(points.residents), int(points.hearts)
    return msgspec.structs.replace(outcome, residents=residents, hearts=hearts, income=int(all_incomes[seat]))


# Moves in words


def describe_move(components: Components, view: HappyCityView, move: Move) -> Message:
    match own_move(move):
        case Discard(card):
            return message("hc-move-discard", card=card_name(components, card))
        case Keep():
            return message("hc-move-keep")
        case Reveal(deck):
            return message("hc-move-reveal", deck=deck, left=_left(view, deck))
        case Buy() | TakeCoin() | PayToken() | PayCoins() as purchase:
            return _describe_purchase(components, view, purchase)
        case TakeSpecial(card):
            return message("hc-move-special", card=card_name(components, card), text=what_it_does(components, card))
        case LeaveSpecials():
            return message("hc-move-pass")
        case ChooseMarket(color):
            return message("hc-move-market", color=colour_name(color))
        case Deflect() | LetCome() | Destroy() as answer:
            return _describe_answer(components, view, answer)
        case CopyFromBox():
            return message("hc-move-box")
        case CopyIncome() | CopyCard() | CopySpecial() as copy:
            return _describe_copy(components, view, copy)
        case unknown:
            assert_never(unknown)


def _describe_purchase(
    components: Components, view: HappyCityView, move: Buy | TakeCoin | PayToken | PayCoins
) -> Message:
    match move:
        case Buy(card):
            name, brings = card_name(components, card), symbols(components, card)
            return message("hc-move-buy", card=name, price=view.prices[card], symbols=brings)
        case TakeCoin():
            return message("hc-move-coin", coins=view.coin)
        case PayToken(color):
            return message("hc-move-token", color=colour_name(color), owing=view.owing)
        case PayCoins():
            return message("hc-move-pay", owing=view.owing)
        case unknown:
            assert_never(unknown)


def _left(view: HappyCityView, deck: int) -> int:
    """Cards that can be turned up; an empty deck is its discard, shuffled."""
    return view.decks[deck - 1] or view.discards[deck - 1]


def _describe_answer(components: Components, view: HappyCityView, move: Deflect | LetCome | Destroy) -> Message:
    """What is done about a monster."""
    incoming = card_name(components, view.incoming or "")
    if isinstance(move, Deflect):
        return message("hc-move-deflect", monster=incoming)
    if isinstance(move, LetCome):
        return message("hc-move-accept", monster=incoming)
    city = view.cities[view.actor]
    card = card_name(components, city.slots[move.slot - 1].card)
    return message("hc-move-destroy", card=card, slot=move.slot, monster=card_name(components, city.monster or ""))


def _describe_copy(components: Components, view: HappyCityView, move: CopyIncome | CopyCard | CopySpecial) -> Message:
    other = view.cities[move.seat]
    if isinstance(move, CopyIncome):
        return message("hc-move-income", seat=move.seat + 1, coins=other.next_income.income)
    if isinstance(move, CopySpecial):
        text = what_it_does(components, other.special or "")
        return message("hc-move-sphinx", seat=move.seat + 1, card=card_name(components, other.special or ""), text=text)
    card = other.slots[view.cities[view.actor].special_slot or 0].card
    return message(
        "hc-move-copy", seat=move.seat + 1, card=card_name(components, card), symbols=symbols(components, card)
    )


# What cards bring


def symbols(components: Components, id: str) -> Message:
    """Income, residents and hearts of a card."""
    parts = symbols_listed(components, id)
    return message("hc-symbols", parts=parts) if parts else message("hc-symbols-none")


def symbols_listed(components: Components, id: str) -> list[Message]:
    card = card_of(components, id)
    counts = {"income": card.income, "residents": card.residents, "hearts": card.hearts}
    return [message(f"hc-symbol-{what}", count=count) for what, count in counts.items() if count]


def what_it_does(components: Components, id: str) -> Message:
    """The effect of an expert special; the symbols of any other card."""
    effect = card_of(components, id).effect
    return effect_text(effect) if effect else symbols(components, id)
