"""Moves in words, and what a choice would bring: both from the view alone."""

from __future__ import annotations

from typing import Any

from triopolis.engine.contract import Dealer, Event, Log, Move, Preview, State
from triopolis.engine.randomness import seeded
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
)
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import incomes, tally
from triopolis.games.happy_city.telling.names import card_name, card_of, colour_name, effect_text
from triopolis.games.happy_city.view import HappyCityView
from triopolis.locales import Message, message

# Previews


def previews(dealer: Dealer, view: HappyCityView, actions: list[int]) -> list[Preview]:
    """Each played out on one position that fits the view; what a card still hidden could change is left open."""
    imagined = dealer.deal(seeded("preview"))
    return [_preview(view, action, imagined.copy()) for action in actions]


def _preview(view: HappyCityView, action: int, state: State) -> Preview:
    assert isinstance(state, HappyCityState)
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
        details=_details(view, log.events) | ({} if unsure else _city_after(state, seat)),
    )


def _may_ask_again(view: HappyCityView, events: list[Event]) -> bool:
    """Cards turn up in this very turn: a monster among them may ask anybody, or nothing be left to choose."""
    own_turn = view.current == view.actor
    return any(event.reveals and (not own_turn or event.seat == view.actor) for event in events)


def _city_after(state: HappyCityState, seat: int) -> dict[str, Any]:
    """The two factors of the score, and the income."""
    found = incomes(state)
    points = tally(state, seat, found)
    return {"residents": int(points.residents), "hearts": int(points.hearts), "income": int(found[seat])}


def _details(view: HappyCityView, events: list[Event]) -> dict[str, Any]:
    """What the seat itself gets and gives, before the next round begins."""
    details: dict[str, Any] = {}
    for event in events:
        if event.kind in ("round", "last_scoring") or event.reveals:
            break
        if event.seat == view.actor and event.kind in ("coin", "gain", "copy_income"):
            details["coins"] = details.get("coins", 0) + event.public["coins"]
        elif event.kind == "choose":
            details["price"] = event.public["price"]
        elif event.kind == "token" and event.seat == view.actor:
            details.setdefault("tokens", []).append(event.public["color"])
        elif event.kind == "drive_away":
            details["drives_away"] = event.public["monster"]
    return details


# Moves in words


def describe_move(components: Components, view: HappyCityView, move: Move) -> Message:
    if isinstance(move, CopyIncome | CopyCard | CopySpecial):
        return _describe_copy(components, view, move)
    match move:
        case Discard():
            return message("hc-move-discard", card=card_name(components, move.card))
        case Keep():
            return message("hc-move-keep")
        case Reveal():
            return message("hc-move-reveal", deck=move.deck, left=_left(view, move.deck))
        case Buy():
            return message(
                "hc-move-buy",
                card=card_name(components, move.card),
                price=view.prices[move.card],
                symbols=symbols(components, move.card),
            )
        case TakeCoin():
            return message("hc-move-coin", coins=view.coin)
        case PayToken():
            return message("hc-move-token", color=colour_name(move.color), owing=view.owing)
        case PayCoins():
            return message("hc-move-pay", owing=view.owing)
        case TakeSpecial():
            text = what_it_does(components, move.card)
            return message("hc-move-special", card=card_name(components, move.card), text=text)
        case LeaveSpecials():
            return message("hc-move-pass")
        case ChooseMarket():
            return message("hc-move-market", color=colour_name(move.color))
        case CopyFromBox():
            return message("hc-move-box")
    return _describe_monster_move(components, view, move)


def _left(view: HappyCityView, deck: int) -> int:
    """Cards that can be turned up; an empty deck is its discard, shuffled."""
    return view.decks[deck - 1] or view.discards[deck - 1]


def _describe_monster_move(components: Components, view: HappyCityView, move: Move) -> Message:
    incoming = card_name(components, view.incoming or "")
    if isinstance(move, Deflect):
        return message("hc-move-deflect", monster=incoming)
    if isinstance(move, LetCome):
        return message("hc-move-accept", monster=incoming)
    assert isinstance(move, Destroy)
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
    card = card_of(components, id)
    counts = {"income": card.income, "residents": card.residents, "hearts": card.hearts}
    parts = [message(f"hc-symbol-{what}", count=count) for what, count in counts.items() if count]
    return message("hc-symbols", parts=parts) if parts else message("hc-symbols-none")


def what_it_does(components: Components, id: str) -> Message:
    """The effect of an expert special; the symbols of any other card."""
    effect = card_of(components, id).effect
    return effect_text(effect) if effect else symbols(components, id)
