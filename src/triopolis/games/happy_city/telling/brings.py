"""What a move brings beside its points, in words."""

from __future__ import annotations

from collections.abc import Iterator

from triopolis.engine.contract import Move, Preview
from triopolis.games.happy_city.components import Components
from triopolis.games.happy_city.moves import Buy, Discard, Keep, PayCoins, PayToken, Reveal, own_move
from triopolis.games.happy_city.telling.details import Outcome
from triopolis.games.happy_city.telling.explain import symbols_listed
from triopolis.games.happy_city.telling.names import card_name, colour_name
from triopolis.games.happy_city.view import CityView, HappyCityView
from triopolis.locales import Message, message


def describe_preview(components: Components, view: HappyCityView, move: Move, preview: Preview) -> list[Message]:
    city = view.cities[view.actor]
    match own_move(move):
        case Discard():
            return [message("hc-brings-discard")]
        case Keep():
            return [message("hc-brings-keep" if None in view.central else "hc-brings-keep-full")]
        case Reveal():
            return [message(_revealing(view))]
        case PayCoins():
            return [_change("coins", city.coins, city.coins - view.owing)]
        case PayToken():
            return [message("hc-brings-token-paid")]
    details = preview.details
    return [*_lines(components, view, city, details)] if isinstance(details, Outcome) else []


def _revealing(view: HappyCityView) -> str:
    """What comes after a card is sure only where no monster can come instead."""
    if view.switches.grozilla:
        return "hc-brings-reveal"
    return "hc-brings-reveal-more" if view.central.count(None) > 1 else "hc-brings-reveal-last"


def _lines(components: Components, view: HappyCityView, city: CityView, outcome: Outcome) -> Iterator[Message]:
    yield from _coins(city, outcome)
    for what, now, then in _measures(city, outcome):
        if then != now:
            yield _change(what, now, then)
    for colour in outcome.tokens:
        yield message("hc-brings-token", color=colour_name(colour))
    if outcome.drives_away is not None:
        yield message("hc-brings-drives-away", monster=card_name(components, outcome.drives_away))


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
    """With tokens in hand it is still to be chosen how much of the price coins pay."""
    if outcome.price and any(city.tokens.values()):
        yield message("hc-brings-price", price=outcome.price)
        return
    then = city.coins - (outcome.price or 0) + (outcome.coins or 0)
    if then != city.coins:
        yield _change("coins", city.coins, then)


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
    spent = view.owing if isinstance(move, PayCoins) else outcome.price or 0
    return [*_more(city, outcome, spent), *_against_monsters(components, outcome)]


def _more(city: CityView, outcome: Outcome, spent: int) -> Iterator[Message]:
    coins = city.coins + (outcome.coins or 0) - spent
    for what, now, then in (*_measures(city, outcome), ("coins", city.coins, coins)):
        if then > now:
            yield message(f"hc-gain-{what}", now=now, then=then)


def _against_monsters(components: Components, outcome: Outcome) -> Iterator[Message]:
    for colour in outcome.tokens:
        yield message("hc-gain-token", color=colour_name(colour))
    if outcome.drives_away is not None:
        yield message("hc-gain-chased", monster=card_name(components, outcome.drives_away))
