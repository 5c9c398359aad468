"""Moves in words, from the view alone."""

from __future__ import annotations

from typing import assert_never

from triopolis.engine.contract import Move
from triopolis.games.happy_city.components import Components
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
from triopolis.games.happy_city.telling.names import card_name, card_of, colour_name, effect_text
from triopolis.games.happy_city.view import HappyCityView
from triopolis.locales import Message, message


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
