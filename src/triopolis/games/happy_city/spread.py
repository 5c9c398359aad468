"""What lies on the table: the terminal, screen readers and the generic board show it from here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from triopolis.engine.contract import Component
from triopolis.engine.rooms import Spread
from triopolis.engine.spread import Amount, Item, Region, source_mark
from triopolis.games.happy_city.components import COLOURS, DECKS, FOURTH, MARKETS, SLOTS, Card, Components
from triopolis.games.happy_city.game import HappyCity
from triopolis.games.happy_city.moves import home_ids
from triopolis.games.happy_city.pointing import (
    BOX,
    INCOMING,
    Spot,
    actions_by_spot,
    coins_of,
    income_of,
    slot_of,
    special_of,
    token_of,
)
from triopolis.games.happy_city.telling import signs
from triopolis.games.happy_city.telling.explain import what_it_does
from triopolis.games.happy_city.telling.names import card_name, card_of, colour_name, effect_text
from triopolis.games.happy_city.telling.needs import missing_colours, standing_colours
from triopolis.games.happy_city.view import CityView, HappyCityView, SlotView
from triopolis.locales import Message, message, plain

ROW: Final = 5
"""Slots of a city side by side."""
TURN: Final = ("discard", "reveal", "buy", "pay", "special", "deflect", "destroy")
"""The stages of a turn: prices are those of whose turn it is."""


TURNS = message("rules-hc-turn")
SPECIALS = message("rules-hc-specials")
ABOUT = {
    "central": [message("rules-hc-box"), TURNS],
    "home": [message("rules-hc-box"), TURNS],
    "special": [SPECIALS, TURNS],
    "market": [message("rules-hc-expert")],
}
"""What cards that can be chosen by their place are for."""


class HappyCitySpread(Spread[HappyCityView]):
    def __init__(self, game: HappyCity) -> None:
        self.components = game.components

    def regions(self, view: HappyCityView) -> list[Region]:
        return _Layout(self.components, view).regions()


ROOM = HappyCitySpread


class _Layout:
    """One view, with the actions of each thing in it."""

    def __init__(self, components: Components, view: HappyCityView) -> None:
        self.components = components
        self.view = view
        self.by_spot = actions_by_spot(components, view)

    def regions(self) -> list[Region]:
        places = (region for seat in range(self.view.players) for region in self._place(seat))
        return [*self._shared(), *places]

    def actions(self, spot: Spot) -> list[int]:
        return self.by_spot.get(spot, [])

    # What is everyone's

    def _shared(self) -> Iterator[Region]:
        view = self.view
        if view.incoming:
            yield self._incoming(view.incoming)
        if view.stage == "market":
            yield self._markets()
        yield self._centre()
        homes = [self._home(stack, id) for stack, id in enumerate(home_ids(self.components))]
        yield Region(kind="stack", name=message("hc-spread-homes"), items=homes)
        decks = [self._deck(deck) for deck in range(DECKS if view.switches.grozilla else int(FOURTH))]
        yield Region(kind="stack", name=message("hc-spread-decks"), items=decks)
        if view.switches.grozilla:
            tokens = [_token(colour, view.tokens[colour], []) for colour in COLOURS]
            note = message("hc-spread-tokens-must") if view.switches.deflect == "must" else None
            yield Region(kind="purse", name=message("hc-board-tokens-left"), items=tokens, note=note)
        yield self._specials()
        if view.switches.mode == "expert":
            box = Item(
                name=message("hc-spread-box-item"),
                number=view.box,
                sign=signs.BOX,
                actions=self.actions(BOX),
                about=[message("hc-effect-copy-opponent-special")],
                empty=view.box == 0,
            )
            yield Region(kind="stack", name=message("hc-spread-box"), items=[box])

    def _incoming(self, monster: str) -> Region:
        item = self._monster(monster, None, self.actions(INCOMING))
        return Region(kind="row", name=message("hc-spread-incoming"), items=[item])

    def _markets(self) -> Region:
        """Those that may still be chosen."""
        items = []
        for place, colour in enumerate(COLOURS):
            if colour in self.view.markets:
                card = self.components.cards[int(MARKETS) + 1 + place]
                items.append(self._pointed("market", place, card, self._printed(card)))
        return Region(kind="row", name=message("hc-board-markets"), items=items)

    def _centre(self) -> Region:
        round, limit = self.view.round, self.view.switches.round_limit
        note = (
            message("hc-board-round-of", round=round, limit=limit) if limit else message("hc-board-round", round=round)
        )
        last = self.view.actor >= 0 and any(len(city.slots) >= SLOTS for city in self.view.cities)
        if last:
            note = message("hc-spread-last-round", round=round)
        items = [self._central(place, id) for place, id in enumerate(self.view.central)]
        name = message("hc-spread-central")
        return Region(kind="row", name=name, items=items, note=note if round else None, news=last)

    def _central(self, place: int, id: str | None) -> Item:
        if id is None:
            return _gap(Component("central", place))
        card = card_of(self.components, id)
        # Moves name the first of equal cards; whichever of them is touched, it is the same move.
        first = self.view.central.index(id)
        item = self._pointed("central", first, card, self._offer(card), self._price_mark(card))
        return replace(item, costs=[_coins(self._price(card))])

    def _home(self, stack: int, id: str) -> Item:
        card, left = card_of(self.components, id), self.view.homes[stack]
        item = self._pointed("home", stack, card, self._offer(card), self._price_mark(card), left)
        return replace(item, costs=[_coins(self._price(card))])

    def _pointed(
        self, kind: str, place: int, card: Card, text: Message, mark: Message | None = None, left: int | None = None
    ) -> Item:
        """A card that can be chosen by its place; of a stack, how many are left."""
        return Item(
            name=card_name(self.components, card.id),
            text=text,
            gives=[*_symbols(card)],
            number=left,
            colour=signs.card_paint(card),
            sign=signs.card_sign(card),
            pictures=signs.card_pictures(card),
            source=source_mark(card.source),
            component=Component(kind, place),
            actions=self.actions(Spot(kind, place)),
            about=ABOUT[kind],
            empty=left == 0,
            mark=mark,
        )

    # Cards in words

    def _printed(self, card: Card, *first: Message) -> Message:
        """Colours and symbols, after whatever comes first."""
        counts = {"income": card.income, "residents": card.residents, "hearts": card.hearts}
        symbols = [message(f"hc-symbol-{what}", count=count) for what, count in counts.items() if count]
        parts = [*first, *map(colour_name, signs.colours_of(card)), *symbols]
        return message("hc-symbols", parts=parts) if parts else message("hc-symbols-none")

    def _offer(self, card: Card) -> Message:
        return self._printed(card, message("hc-spread-price", price=self._price(card)))

    def _price(self, card: Card) -> int:
        return self.view.prices.get(card.id, card.cost) if self.view.stage in TURN else card.cost

    def _price_mark(self, card: Card) -> Message | None:
        if self.view.buying == card.id:
            return message("hc-spread-owing", owing=self.view.owing)
        if self._is_mine(card.id):
            return message("hc-spread-owned")
        if self._price(card) != card.cost:
            return message("hc-spread-printed-price", price=card.cost)
        return None

    def _is_mine(self, id: str) -> bool:
        """Whether whoever looks on has one standing; nobody may have two."""
        seat = self.view.seat
        return seat is not None and any(slot.card == id and slot.ruin is None for slot in self.view.cities[seat].slots)

    # Decks

    def _deck(self, deck: int) -> Item:
        view = self.view
        left, discarded = view.decks[deck], view.discards[deck]
        cards = [card for card in self.components.cards.values() if card.deck == deck]
        contents = message("hc-symbols", parts=list(_contents(cards)))
        return Item(
            name=message("hc-spread-deck", deck=deck + 1),
            text=message("hc-spread-deck-text", prices=_prices(cards), contents=contents, count=discarded),
            costs=[_price_range(cards)],
            gives=[*_amounts(cards)],
            number=left,
            component=Component("deck", deck),
            actions=self.actions(Spot("deck", deck)),
            about=[message("rules-hc-grozilla" if deck == FOURTH else "rules-hc-box"), TURNS],
            empty=left + discarded == 0,
        )

    # Specials

    def _specials(self) -> Region:
        """With what is missing in one's own city (looking on: of whose turn it is), as long as it may take one."""
        view = self.view
        seat = view.current if view.seat is None else view.seat
        city = view.cities[seat] if view.stage in TURN else None
        taken = city is not None and city.took_special
        if taken:
            city = None
        items = [self._special(place, id, city) for place, id in enumerate(view.specials)]
        note = message("hc-spread-specials-taken") if taken else None
        return Region(kind="row", name=message("hc-board-specials"), items=items, note=note)

    def _special(self, place: int, id: str | None, city: CityView | None) -> Item:
        if id is None:
            return _gap(Component("special", place))
        card, text = card_of(self.components, id), what_it_does(self.components, id)
        asked = zip(COLOURS, card.needs, strict=True)
        needs = [message("hc-need", count=count, color=colour_name(colour)) for colour, count in asked if count]
        if needs:
            text = message("hc-spread-special", needs=needs, text=text)
        mark = _lacks(self.components, city, card) if city else None
        costs = [_colour(colour, count) for colour, count in zip(COLOURS, card.needs, strict=True) if count]
        return replace(self._pointed("special", place, card, text, mark), costs=costs)

    # Place by place

    def _place(self, seat: int) -> Iterator[Region]:
        yield self._score(seat)
        slots = [self._slot(seat, slot) for slot in range(SLOTS)]
        yield Region(kind="grid", name=message("hc-spread-city"), items=slots, owner=seat, columns=ROW)
        yield Region(kind="purse", name=message("hc-spread-purse"), items=[*self._purse(seat)], owner=seat)
        acting = [*self._acting(seat)]
        if acting:
            yield Region(kind="row", name=message("hc-spread-acting"), items=acting, owner=seat)

    def _score(self, seat: int) -> Region:
        """Residents × hearts, what they make, what the special changes after that; and who is the first player."""
        city, adding = self.view.cities[seat], self.view.switches.scoring == "add"
        made = city.residents + city.hearts if adding else city.residents * city.hearts
        formula = "hc-item-sum" if adding else "hc-item-product"
        items = [
            Item(
                name=message("hc-spread-points", points=city.score),
                text=message(formula, residents=city.residents, hearts=city.hearts),
                gives=[_residents(city.residents), _hearts(city.hearts)],
                times=not adding,
                number=city.score,
                about=[message("rules-hc-junior" if adding else "rules-hc-goal")],
            )
        ]
        if city.score != made:
            items.append(Item(name=message("hc-board-special"), number=city.score - made, sign=signs.SPECIAL))
        if seat == self.view.first:
            items.append(Item(name=message("hc-spread-first")))
        return Region(kind="score", name=message("hc-spread-score"), items=items, owner=seat)

    def _slot(self, seat: int, slot: int) -> Item:
        slots = self.view.cities[seat].slots
        component = Component("slot", slot) if seat == self.view.seat else None
        if slot >= len(slots):
            about = [message("rules-hc-end")]
            return Item(
                name=message("hc-spread-gap"), place=str(slot + 1), component=component, about=about, empty=True
            )
        if slots[slot].ruin:
            return self._ruin(slot, slots[slot], component)
        card = card_of(self.components, slots[slot].card)
        return Item(
            name=card_name(self.components, card.id),
            place=str(slot + 1),
            text=message("hc-board-special") if card.effect else self._printed(card),
            gives=[] if card.effect else [*_symbols(card)],
            colour=signs.card_paint(card),
            sign=signs.card_sign(card),
            pictures=signs.card_pictures(card),
            source=source_mark(card.source),
            component=component,
            actions=self.actions(slot_of(seat, slot)),
            about=[effect_text(card.effect), SPECIALS] if card.effect else [message("rules-hc-box")],
        )

    def _ruin(self, slot: int, seen: SlotView, component: Component | None) -> Item:
        return Item(
            name=message("hc-board-ruin"),
            place=str(slot + 1),
            text=card_name(self.components, seen.ruin or ""),
            colour="grey",
            sign=signs.RUIN,
            component=component,
            about=[message("rules-hc-destruction")],
        )

    def _purse(self, seat: int) -> Iterator[Item]:
        city = self.view.cities[seat]
        coins = self.actions(coins_of(seat))
        yield Item(
            name=message("hc-board-coins"),
            number=city.coins,
            colour="yellow",
            sign=signs.COIN,
            pictures=["coin"],
            actions=coins,
            about=[message("rules-hc-round")],
        )
        if self.view.actor >= 0:
            yield self._income(seat)
        for colour, count in city.tokens.items():
            if count:
                yield _token(colour, count, self.actions(token_of(seat, colour)))

    def _income(self, seat: int) -> Item:
        """What the next income would bring and why; to whoever may copy it, how much that is."""
        income, actions = self.view.cities[seat].next_income, self.actions(income_of(seat))
        parts = [
            message("hc-spread-income-part", card=card_name(self.components, part.card), coins=plain(part.coins))
            for part in income.parts
        ]
        return Item(
            name=message("hc-spread-income"),
            text=message("hc-symbols", parts=parts) if parts else None,
            number=income.coins,
            actions=actions,
            about=[message("rules-hc-round")],
            mark=message("hc-symbol-income", count=income.income) if actions else None,
        )

    def _acting(self, seat: int) -> Iterator[Item]:
        """An expert special (the symbols of others stand in their slots), the monster in front, those on ruins."""
        city = self.view.cities[seat]
        if city.special and card_of(self.components, city.special).effect:
            yield self._expert_special(city, city.special, self.actions(special_of(seat)))
        if city.monster:
            yield self._monster(city.monster, message("hc-board-in-front"))
        for slot in city.slots:
            if slot.ruin:
                yield self._monster(slot.ruin, message("hc-board-on-ruin"))

    def _expert_special(self, city: CityView, id: str, actions: list[int]) -> Item:
        card, mark = card_of(self.components, id), None
        if city.charges:
            mark = message("hc-board-charges", count=city.charges)
        elif city.borrowed:
            mark = message("hc-board-borrowed", card=card_name(self.components, city.borrowed))
        return Item(
            name=card_name(self.components, id),
            text=effect_text(card.effect),
            colour=signs.card_paint(card),
            sign=signs.SPECIAL,
            source=source_mark(card.source),
            actions=actions,
            about=[SPECIALS],
            mark=mark,
        )

    def _monster(self, id: str, mark: Message | None, actions: list[int] | None = None) -> Item:
        card = card_of(self.components, id)
        return Item(
            name=card_name(self.components, id),
            text=message("hc-symbols", parts=[*map(colour_name, signs.colours_of(card)), effect_text(card.effect)]),
            colour=signs.card_paint(card),
            sign=signs.MONSTER,
            source=source_mark(card.source),
            actions=actions or [],
            about=[message("rules-hc-monsters"), message("rules-hc-destruction")],
            mark=mark,
        )


def _coins(count: int) -> Amount:
    return Amount(name=message("hc-board-coins"), number=count, sign=signs.COIN, colour="yellow", pictures=["coin"])


def _colour(colour: str, count: int) -> Amount:
    return Amount(
        name=colour_name(colour),
        number=count,
        sign=signs.SIGNS[colour],
        colour=signs.PAINTS[colour],
        pictures=[signs.PICTURES[colour]],
    )


def _symbols(card: Card) -> Iterator[Amount]:
    """What is printed on a card: income, residents, hearts."""
    if card.income:
        yield replace(_coins(card.income), name=message("hc-board-income"), sign=f"+{signs.COIN}")
    if card.residents:
        yield _residents(card.residents)
    if card.hearts:
        yield _hearts(card.hearts)


def _residents(count: int) -> Amount:
    name = message("hc-board-residents")
    return Amount(name=name, number=count, sign=signs.RESIDENT, colour="green", pictures=["person"])


def _hearts(count: int) -> Amount:
    return Amount(name=message("hc-board-hearts"), number=count, sign=signs.HEART, colour="red", pictures=["heart"])


def _gap(component: Component) -> Item:
    return Item(name=message("hc-spread-gap"), component=component, about=ABOUT[component.kind], empty=True)


def _token(colour: str, count: int, actions: list[int]) -> Item:
    return Item(
        name=message("hc-spread-token", color=colour_name(colour)),
        number=count,
        colour=signs.PAINTS[colour],
        sign=signs.SIGNS[colour],
        pictures=[signs.PICTURES[colour]],
        actions=actions,
        about=[message("rules-hc-tokens")],
        empty=count == 0,
    )


def _prices(cards: list[Card]) -> Message:
    """Of the buildings of a deck: monsters cost nothing."""
    prices = [card.cost for card in cards if not card.effect]
    low, high = min(prices), max(prices)
    return message("hc-spread-prices", low=low, high=high) if low < high else message("hc-spread-price", price=low)


def _price_range(cards: list[Card]) -> Amount:
    prices = [card.cost for card in cards if not card.effect]
    return replace(_coins(min(prices)), most=max(prices))


def _amounts(cards: list[Card]) -> Iterator[Amount]:
    """How many cards of each colour a deck had."""
    for colour in COLOURS:
        count = sum(card.copies for card in cards if not card.effect and colour in signs.colours_of(card))
        if count:
            yield _colour(colour, count)


def _contents(cards: list[Card]) -> Iterator[Message]:
    """How many cards of each colour a deck had, as its back shows; monsters by themselves."""
    for colour in COLOURS:
        count = sum(card.copies for card in cards if not card.effect and colour in signs.colours_of(card))
        if count:
            yield message("hc-need", count=count, color=colour_name(colour))
    monsters = sum(card.copies for card in cards if card.effect)
    if monsters:
        yield message("hc-spread-monsters", count=monsters)


def _lacks(components: Components, city: CityView, special: Card) -> Message:
    missing = missing_colours(special.needs, standing_colours(components, city))
    short = [
        message("hc-need", count=count, color=colour_name(colour))
        for colour, count in zip(COLOURS, missing, strict=True)
        if count
    ]
    return message("hc-spread-lacking", needs=short) if short else message("hc-spread-has-colours")
