"""What a choice would visibly bring, from the view alone."""

from __future__ import annotations

from itertools import takewhile
from typing import TypeVar

import msgspec

from triopolis.engine import bits
from triopolis.engine.contract import Event, Log, Preview
from triopolis.engine.randomness import seeded
from triopolis.engine.shapes import Fact
from triopolis.games.happy_city.components import COLOURS, TOKEN_COINS, Components
from triopolis.games.happy_city.dealer import HappyCityDealer
from triopolis.games.happy_city.events import (
    Bought,
    Chosen,
    CoinTaken,
    Deflected,
    DrivenAway,
    Gained,
    IncomeCopied,
    LastRoundEnded,
    MarketChosen,
    NothingBought,
    RoundBegun,
    TokenPaid,
    TokenTaken,
)
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import incomes, specials_within_reach, tally
from triopolis.games.happy_city.telling.details import Met, Outcome, Sent
from triopolis.games.happy_city.telling.names import card_of
from triopolis.games.happy_city.telling.needs import met_colour, missing_colours, standing_colours
from triopolis.games.happy_city.view import HappyCityView

FactT = TypeVar("FactT", bound=Fact)


def previews(dealer: HappyCityDealer, view: HappyCityView, actions: list[int]) -> list[Preview]:
    """Each played out on one position that fits the view; what a card still hidden could change is left open."""
    imagined, components = dealer.deal(seeded("preview")), dealer.rules.components
    wishes = Wishes(components, view)
    return [_preview(view, action, imagined.copy(), wishes) for action in actions]


def _preview(view: HappyCityView, action: int, state: HappyCityState, wishes: Wishes) -> Preview:
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
        details=_outcome(view, log.events, None if unsure else state, wishes),
    )


def _may_ask_again(view: HappyCityView, events: list[Event]) -> bool:
    """Cards turn up in this very turn: a monster among them may ask anybody, or nothing be left to choose."""
    own_turn = view.current == view.actor
    return any(event.reveals and (not own_turn or event.seat == view.actor) for event in events)


def _outcome(view: HappyCityView, events: list[Event], after: HappyCityState | None, wishes: Wishes) -> Outcome:
    """What the events before the next round bring the seat; `after` is the position then, unless it is unsure."""
    seat = view.actor
    before_round = list(takewhile(lambda event: not _begins_something_new(event), events))
    facts = [event.public for event in before_round]
    own = [event.public for event in before_round if event.seat == seat]
    chosen = _first(own, Chosen)
    known = Outcome(
        coins=_coins(before_round, seat),
        price=chosen.price if chosen else None,
        paid=_paid(view, own),
        spends=[fact.color for fact in own if isinstance(fact, TokenPaid | Deflected)],
        tokens=[fact.color for fact in own if isinstance(fact, TokenTaken)],
        buys_nothing=any(isinstance(fact, NothingBought) and fact.unasked for fact in own),
        meets=wishes.met_by(_new_card(own)),
        specials=[] if after is None else _specials_next(view, after),
        sends=_sent(facts),
    )
    return known if after is None else _with_city(known, after, seat)


def _begins_something_new(event: Event) -> bool:
    return event.reveals or isinstance(event.public, RoundBegun | LastRoundEnded)


def _first(facts: list[Fact], kind: type[FactT]) -> FactT | None:
    return next((fact for fact in facts if isinstance(fact, kind)), None)


def _coins(events: list[Event], seat: int) -> int | None:
    """What specials and buying nothing bring, without what another's special takes."""
    coins = []
    for event in events:
        fact = event.public
        if event.seat == seat and isinstance(fact, NothingBought | Gained | IncomeCopied | CoinTaken):
            coins.append(fact.coins)
        elif isinstance(fact, CoinTaken) and fact.from_ == seat:
            coins.append(-fact.coins)
    return sum(coins) if coins else None


def _paid(view: HappyCityView, own: list[Fact]) -> int | None:
    """In coins, without the tokens that have paid before or pay now."""
    bought = _first(own, Bought)
    if bought is None:
        return None
    return bought.paid - view.paid - int(TOKEN_COINS) * sum(isinstance(fact, TokenPaid) for fact in own)


def _new_card(own: list[Fact]) -> str | None:
    """The card that comes to the city: at once, or when it is paid."""
    return next((fact.card for fact in own if isinstance(fact, Chosen | Bought | MarketChosen)), None)


def _specials_next(view: HappyCityView, after: HappyCityState) -> list[str]:
    """What may be taken in the same turn once this is bought and paid for; a monster that was sent on may ask others
    before, and changes nothing about it."""
    if after.turn != view.turn or after.current != view.actor or not after.bought:
        return []
    places = bits.listed(specials_within_reach(after, view.actor))
    return [after.rules.components.ids[int(after.specials[place])] for place in places]


def _sent(facts: list[Fact]) -> Sent | None:
    """Tokens that must be used send a monster on and on: it comes to the last of those seats."""
    sent = [fact for fact in facts if isinstance(fact, DrivenAway | Deflected)]
    return Sent(monster=sent[-1].monster, to=sent[-1].to) if sent else None


def _with_city(outcome: Outcome, state: HappyCityState, seat: int) -> Outcome:
    """With the two factors of the score, and the income."""
    all_incomes = incomes(state)
    points = tally(state, seat, all_incomes)
    residents, hearts = int(points.residents), int(points.hearts)
    return msgspec.structs.replace(outcome, residents=residents, hearts=hearts, income=int(all_incomes[seat]))


class Wishes:
    """What the specials on the table still ask of the city of whoever is to choose."""

    def __init__(self, components: Components, view: HappyCityView) -> None:
        city = view.cities[view.actor]
        self.components = components
        self.cards = standing_colours(components, city)
        wanted = [] if city.took_special else [card_of(components, id) for id in view.specials if id]
        self.missing = [(card, missing_colours(card.needs, self.cards)) for card in wanted]

    def met_by(self, id: str | None) -> list[Met]:
        if id is None:
            return []
        cards, met = [*self.cards, card_of(self.components, id).colours], []
        for special, missing in self.missing:
            place = met_colour(special.needs, missing, cards)
            if place is not None:
                met.append(Met(special=special.id, color=COLOURS[place], missing=sum(missing) - 1))
        return met
