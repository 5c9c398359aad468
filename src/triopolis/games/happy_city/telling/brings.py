"""What a move brings beside its points, in words."""

from __future__ import annotations

from collections.abc import Iterator

from triopolis.engine.contract import Move, Preview
from triopolis.games.happy_city.components import SLOTS, Components
from triopolis.games.happy_city.moves import Buy, Discard, Keep, PayToken, Reveal, TakeSpecial, own_move
from triopolis.games.happy_city.specials import EFFECTS
from triopolis.games.happy_city.state import NO_EFFECT
from triopolis.games.happy_city.telling.details import Outcome, Sent
from triopolis.games.happy_city.telling.explain import symbols_listed
from triopolis.games.happy_city.telling.names import card_name, card_of, colour_name
from triopolis.games.happy_city.view import CityView, HappyCityView
from triopolis.locales import Message, message


def describe_preview(components: Components, view: HappyCityView, move: Move, preview: Preview) -> list[Message]:
    city, details = view.cities[view.actor], preview.details
    outcome = details if isinstance(details, Outcome) else Outcome()
    match own_move(move):
        case Discard():
            return [message("hc-brings-discard", cards=view.central.count(None) + 1)]
        case Keep():
            return [_keeping(view, outcome)]
        case Reveal():
            return [_revealing(view)]
    paid = [message("hc-brings-token-paid")] if isinstance(move, PayToken) else []
    return [*paid, *_lines(components, move, city, outcome), *_after(components, view, move, outcome)]


def _keeping(view: HappyCityView, outcome: Outcome) -> Message:
    if outcome.buys_nothing:
        return message("hc-brings-nothing-to-buy", coins=outcome.coins or 0)
    missing = view.central.count(None)
    return message("hc-brings-keep", cards=missing) if missing else message("hc-brings-keep-full")


def _revealing(view: HappyCityView) -> Message:
    """What comes after a card is sure only where no monster can come instead."""
    if view.switches.grozilla:
        return message("hc-brings-reveal")
    if view.central.count(None) > 1:
        return message("hc-brings-reveal-more")
    if _can_buy(view):
        return message("hc-brings-reveal-last")
    return message("hc-brings-reveal-poor", coins=view.coin)


def _can_buy(view: HappyCityView) -> bool:
    """Whether anything in sight can be bought already."""
    city = view.cities[view.actor]
    money = city.coins + 2 * sum(city.tokens.values())
    owned = {slot.card for slot in city.slots if slot.ruin is None}
    return any(price <= money and card not in owned for card, price in view.prices.items())


def _after(components: Components, view: HappyCityView, move: Move, outcome: Outcome) -> Iterator[Message]:
    """What a card in the city leads to."""
    met = [card_name(components, met.special) for met in outcome.meets if not met.missing]
    if met and not outcome.specials:
        yield message("hc-brings-completes", cards=met)
    if outcome.specials:
        names = [card_name(components, card) for card in outcome.specials]
        yield message("hc-brings-then-special", cards=names)
    if isinstance(move, Buy | TakeSpecial) and _is_tenth(components, view, move):
        yield message("hc-brings-tenth", slots=int(SLOTS))


def _is_tenth(components: Components, view: HappyCityView, move: Buy | TakeSpecial) -> bool:
    """A special may take the place of another card."""
    replaces = EFFECTS.get(card_of(components, move.card).effect, NO_EFFECT).replaces_last()
    return len(view.cities[view.actor].slots) == SLOTS - 1 and not replaces


def _lines(components: Components, move: Move, city: CityView, outcome: Outcome) -> Iterator[Message]:
    yield from _coins(city, outcome)
    if isinstance(move, Buy | PayToken):
        # A token that is paid by name has a line of its own.
        for colour in outcome.spends[isinstance(move, PayToken) :]:
            yield message("hc-brings-spends", color=colour_name(colour))
    for what, now, then in _measures(city, outcome):
        if then != now:
            yield _change(what, now, then)
    for colour in outcome.tokens:
        yield message("hc-brings-token", color=colour_name(colour))
    if outcome.sends is not None:
        yield _sends("hc-brings-sends", components, outcome.sends)


def _measures(city: CityView, outcome: Outcome) -> Iterator[tuple[str, int, int]]:
    """What a city is measured by, now and then, as far as that is sure."""
    for what, now, then in (
        ("income", city.next_income.income, outcome.income),
        ("residents", city.residents, outcome.residents),
        ("hearts", city.hearts, outcome.hearts),
    ):
        if then is not None:
            yield what, now, then


def _coins(city: CityView, outcome: Outcome) -> Iterator[Message]:
    """With tokens in hand it may still be to choose how much of the price coins pay."""
    if outcome.price and outcome.paid is None:
        yield message("hc-brings-price", price=outcome.price)
        return
    then = _coins_then(city, outcome)
    if then != city.coins:
        yield _change("coins", city.coins, then)


def _coins_then(city: CityView, outcome: Outcome) -> int:
    """As far as it is known what is paid in coins."""
    return city.coins - (outcome.paid or 0) + (outcome.coins or 0)


def _change(what: str, now: int, then: int) -> Message:
    return message(f"hc-brings-{what}", now=now, then=then)


# For a list, in a few words


def describe_gains(components: Components, view: HappyCityView, move: Move, preview: Preview) -> list[Message]:
    city, outcome = view.cities[view.actor], preview.details
    if not isinstance(outcome, Outcome):
        return []
    if isinstance(move, Buy) and not any(now != then for _, now, then in _measures(city, outcome)):
        # Still to be paid for: until then it is not in the city.
        return symbols_listed(components, move.card)
    return [*_more(city, outcome), *_against_monsters(components, outcome)]


def _more(city: CityView, outcome: Outcome) -> Iterator[Message]:
    for what, now, then in (*_measures(city, outcome), ("coins", city.coins, _coins_then(city, outcome))):
        if then > now:
            yield message(f"hc-gain-{what}", now=now, then=then)


def _against_monsters(components: Components, outcome: Outcome) -> Iterator[Message]:
    for colour in outcome.tokens:
        yield message("hc-gain-token", color=colour_name(colour))
    if outcome.sends is not None:
        yield _sends("hc-gain-sends", components, outcome.sends)


def _sends(id: str, components: Components, sent: Sent) -> Message:
    return message(id, monster=card_name(components, sent.monster), seat=sent.to + 1)
