"""The position drawn as text: readable without colour, at home in 80 columns. First what is shared, then the cities."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triopolis.games.happy_city.components import COLOURS, DECKS, FOURTH, Card, Components
from triopolis.games.happy_city.moves import home_ids
from triopolis.games.happy_city.telling.explain import what_it_does
from triopolis.games.happy_city.telling.names import card_name, card_of, colour_name
from triopolis.games.happy_city.terminal.city import city_part
from triopolis.games.happy_city.terminal.signs import (
    COIN,
    MONSTER,
    SIGNS,
    colour_signs,
    colours_of,
    counted,
    legend,
    symbols,
)
from triopolis.games.happy_city.view import CityView, HappyCityView
from triopolis.locales import Words

CARD_WIDTH: Final = 24
TURN: Final = ("discard", "reveal", "buy", "pay", "special", "deflect", "destroy")
"""The stages of a turn: prices and missing colours are those of whose turn it is."""


def draw(components: Components, view: HappyCityView, names: Sequence[str], say: Words) -> RenderableType:
    parts: list[RenderableType] = [_moment(view, names, say), legend(say), _for_sale(components, view, say)]
    parts += [_decks(components, view, say), *_open_questions(components, view, names, say)]
    parts += [_specials(components, view, names, say)]
    parts += [city_part(components, view, seat, names[seat], say) for seat in range(view.players)]
    return Group(*parts)


def _moment(view: HappyCityView, names: Sequence[str], say: Words) -> Text:
    limit = view.switches.round_limit
    if not view.round:
        moment = say("hc-board-draft")
    elif limit:
        moment = say("hc-board-round-of", round=view.round, limit=limit)
    else:
        moment = say("hc-board-round", round=view.round)
    text = Text(moment, style="bold")
    return text.append(f"   {say('hc-board-first', name=names[view.first])}", style="not bold")


# What can be bought


def _for_sale(components: Components, view: HappyCityView, say: Words) -> Table:
    """The centre, and the homes below it."""
    table = Table(
        box=box.ROUNDED, show_header=False, show_lines=True, title=say("hc-board-central"), padding=(0, 0, 0, 1)
    )
    for _ in range(3):
        table.add_column(width=CARD_WIDTH, overflow="fold")
    table.add_row(*(_card(components, view, id, say) if id else Text("–", style="dim") for id in view.central))
    homes = zip(home_ids(components), view.homes, strict=True)
    table.add_row(*(_home(components, view, id, left, say) for id, left in homes))
    return table


def _card(components: Components, view: HappyCityView, id: str, say: Words, *more: str) -> Text:
    card = card_of(components, id)
    text = colour_signs(card).append(f" {say.say(card_name(components, id))}", style="bold")
    facts = [*(say.say(colour_name(colour)) for colour in colours_of(card)), *more]
    return text.append(f"\n{', '.join(facts)}", style="not bold").append_text(_price(view, card, say))


def _home(components: Components, view: HappyCityView, id: str, left: int, say: Words) -> Text:
    text = _card(components, view, id, say, say("hc-board-left", count=left))
    if not left:
        text.stylize("dim")
    return text


def _price(view: HappyCityView, card: Card, say: Words) -> Text:
    price = view.prices.get(card.id, card.cost) if view.stage in TURN else card.cost
    text = Text(f"\n{price}{COIN}", style="bold")
    if price != card.cost:
        text.append(f" ({say('hc-board-printed', price=card.cost)})", style="not bold")
    return text.append(f"   {symbols(card)}", style="not bold")


# Decks and tokens


def _decks(components: Components, view: HappyCityView, say: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("hc-board-deck"))
    for heading in ("hc-board-price", "hc-board-cards", "hc-board-discarded"):
        table.add_column(say(heading), justify="right")
    table.add_column(say("hc-board-holds"))
    for deck in range(DECKS if view.switches.grozilla else int(FOURTH)):
        cards = [card for card in components.cards.values() if card.deck == deck]
        prices = [card.cost for card in cards if not card.effect]
        price = f"{min(prices)}–{max(prices)}{COIN}"
        counts = (str(view.decks[deck]), str(view.discards[deck]))
        table.add_row(str(deck + 1), price, *counts, _contents(cards))
    return table


def _contents(cards: Sequence[Card]) -> Text:
    """How many cards of each colour a deck had, as its back shows; monsters by themselves."""
    buildings = [card for card in cards if not card.effect]
    totals = {colour: sum(card.copies for card in buildings if colour in colours_of(card)) for colour in COLOURS}
    monsters = sum(card.copies for card in cards if card.effect)
    return counted(totals).append(f" {MONSTER}{monsters}" if monsters else "")


def _open_questions(
    components: Components, view: HappyCityView, names: Sequence[str], say: Words
) -> list[RenderableType]:
    """What lies on the table only sometimes."""
    lines = []
    if view.switches.grozilla:
        lines.append(Text(f"{say('hc-board-tokens-left')}: ").append_text(counted(view.tokens)))
    if view.markets and not view.round:
        offered = [f"{SIGNS[colour]}\u00a0{say.say(colour_name(colour))}" for colour in view.markets]
        lines.append(Text(f"{say('hc-board-markets')}: {', '.join(offered)}"))
    if view.incoming:
        monster = card_name(components, view.incoming)
        lines.append(Text(f"{MONSTER} {say('hc-board-incoming', monster=monster, name=names[view.actor])}"))
    if view.buying:
        lines.append(Text(say("hc-board-owing", card=card_name(components, view.buying), owing=view.owing)))
    return [*lines]


# Specials


def _specials(components: Components, view: HappyCityView, names: Sequence[str], say: Words) -> RenderableType:
    city = view.cities[view.current] if view.stage in TURN else None
    if city is not None and city.took_special:
        city = None
    title = Text(f"\n{say('hc-board-specials')}", style="bold")
    if city is not None:
        title.append(f"   {say('hc-board-missing', name=names[view.current])}", style="not bold dim")
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold", max_width=24)
    table.add_column(overflow="fold")
    for card in (card_of(components, id) for id in view.specials if id):
        mark = "" if city is None else _mark(lacking(components, city, card))
        needs = counted(dict(zip(COLOURS, card.needs, strict=True)))
        table.add_row(mark, needs, say.say(card_name(components, card.id)), _what(components, card, say))
    return Group(title, table)


def _mark(cards: int) -> str:
    return f"−{cards}" if cards else "√"


def _what(components: Components, card: Card, say: Words) -> str:
    return say.say(what_it_does(components, card.id)) if card.effect else symbols(card)


def lacking(components: Components, city: CityView, special: Card) -> int:
    """How many cards a city lacks for a special, each card giving one of its colours: by Hall's theorem the most that
    any set of colours asks for beyond the cards that have one of them."""
    cards = [card_of(components, slot.card).colours for slot in city.slots if slot.ruin is None]
    most = 0
    for size in range(1, len(COLOURS) + 1):
        for chosen in combinations(range(len(COLOURS)), size):
            helpers = sum(any(colours >> place & 1 for place in chosen) for colours in cards)
            most = max(most, sum(special.needs[place] for place in chosen) - helpers)
    return most
