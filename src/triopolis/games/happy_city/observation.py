"""Happy City's views as numbers.

Cards are told by their number (see components.py) where they are counted, by what is printed on them where they lie in
a place of their own. Left out: which card the Pyramid copies, and what an income is made of.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from triopolis.engine.observation import PER_SEAT, Part, common_parts, marked
from triopolis.games.happy_city.components import (
    CARDS,
    CENTRAL,
    COLOURS,
    DECKS,
    FAMILY_SPECIALS,
    HOMES,
    MONSTERS,
    SLOTS,
    Components,
)
from triopolis.games.happy_city.game import HappyCity
from triopolis.games.happy_city.state import STAGES
from triopolis.games.happy_city.view import HappyCityView

VERSION: Final = 2

HappyCityPart = Part[HappyCityView]

KINDS_OF_MONSTERS: Final = 5
KINDS_OF_SPECIALS: Final = CARDS - int(FAMILY_SPECIALS)
SPECIALS_IN_A_ROW: Final = 7
CARD_NUMBERS: Final = 3 + len(COLOURS)
SPECIAL_NUMBERS: Final = 3 + len(COLOURS)


def parts(game: HappyCity) -> list[HappyCityPart]:
    cards = Cards(game.components)
    return [*common_parts(STAGES), *_match(), *_middle(cards), *_stocks(cards), *_turn(cards), *_cities(cards)]


class Cards:
    """What an observation tells of a card, looked up by its id."""

    def __init__(self, components: Components) -> None:
        self.number = components.number
        self.home_ids = [components.ids[int(HOMES) + stack] for stack in range(3)]
        self._printed = {id: self._numbers(components, number) for id, number in components.number.items()}
        self._needed = {
            card.id: [*card.needs, card.income, card.residents, card.hearts] for card in components.cards.values()
        }

    def _numbers(self, components: Components, number: int) -> list[int]:
        card = components.cards[number]
        colours = [card.colours >> colour & 1 for colour in range(len(COLOURS))]
        return [card.income, card.residents, card.hearts, *colours]

    def printed(self, id: str | None) -> list[int]:
        return self._printed[id] if id else [0] * CARD_NUMBERS

    def needed(self, id: str | None) -> list[int]:
        return self._needed[id] if id else [0] * SPECIAL_NUMBERS

    def numbers(self, ids: Iterable[str | None], first: int = 0) -> list[int]:
        """Their numbers, counted from the first of a range."""
        return [self.number[id] - first for id in ids if id]

    def in_row(self, ids: Sequence[str | None], width: int, first: int = 0) -> list[int]:
        """The places to mark in a row of places that are so wide each."""
        return [place * width + self.number[id] - first for place, id in enumerate(ids) if id]


def _match() -> list[HappyCityPart]:
    return [
        Part(
            name="switches",
            shape=(4,),
            meaning="rule switches: expert game, residents and hearts added, Grozilla, tokens must send monsters on",
            numbers=_switches,
        ),
        Part(
            name="round",
            shape=(2,),
            meaning="the round, and after which the match ends at the latest (0: no limit)",
            numbers=lambda view, seat: [view.round, view.switches.round_limit or 0],
            most=999,
            unit=10,
        ),
        Part(
            name="current",
            shape=(1,),
            per=PER_SEAT,
            meaning="1 at whose turn it is, also while another is asked",
            numbers=lambda view, seat: [int(seat == view.current)],
        ),
    ]


def _switches(view: HappyCityView, seat: int) -> list[int]:
    switches = view.switches
    modes = marked(switches.mode == "expert", switches.scoring == "add")
    return [*modes, *marked(switches.grozilla, switches.deflect == "must")]


def _middle(cards: Cards) -> list[HappyCityPart]:
    return [
        Part(
            name="central_cards",
            shape=(CENTRAL, CARDS),
            meaning="1 at the number of the card in each place of the centre",
            counted=lambda view, seat: cards.in_row(view.central, CARDS),
        ),
        Part(
            name="central_printed",
            shape=(CENTRAL, CARD_NUMBERS),
            meaning=f"what is printed on them: income, residents, hearts, colours ({', '.join(COLOURS)})",
            numbers=lambda view, seat: [number for id in view.central for number in cards.printed(id)],
            least=-9,
            most=99,
        ),
        Part(
            name="prices",
            shape=(CENTRAL + 3,),
            meaning="what whose turn it is would pay for each of them, then for each kind of home; 0 for none",
            numbers=lambda view, seat: [view.prices.get(id or "", 0) for id in (*view.central, *cards.home_ids)],
            most=99,
            unit=5,
        ),
        Part(
            name="specials",
            shape=(SPECIALS_IN_A_ROW, KINDS_OF_SPECIALS),
            meaning=f"1 at the special in each place of the row, numbered from card {int(FAMILY_SPECIALS)}",
            counted=lambda view, seat: cards.in_row(view.specials, KINDS_OF_SPECIALS, int(FAMILY_SPECIALS)),
        ),
        Part(
            name="specials_printed",
            shape=(SPECIALS_IN_A_ROW, SPECIAL_NUMBERS),
            meaning="what is printed on them: colours they ask for, income, residents, hearts",
            numbers=lambda view, seat: [number for id in view.specials for number in cards.needed(id)],
            least=-9,
            most=99,
        ),
    ]


def _stocks(cards: Cards) -> list[HappyCityPart]:
    return [
        Part(
            name="decks",
            shape=(DECKS,),
            meaning="cards left in each deck",
            numbers=lambda view, seat: view.decks,
            most=999,
            unit=20,
        ),
        Part(
            name="discards",
            shape=(DECKS,),
            meaning="cards in each discard",
            numbers=lambda view, seat: view.discards,
            most=999,
            unit=20,
        ),
        Part(
            name="homes",
            shape=(3,),
            meaning="homes left of each kind",
            numbers=lambda view, seat: view.homes,
            most=9,
        ),
        Part(
            name="box",
            shape=(1,),
            meaning="specials that were not dealt",
            numbers=lambda view, seat: [view.box],
            most=99,
            unit=20,
        ),
        Part(
            name="markets",
            shape=(len(COLOURS),),
            meaning="coloured markets that may still be chosen",
            numbers=lambda view, seat: [int(colour in view.markets) for colour in COLOURS],
        ),
        Part(
            name="tokens_left",
            shape=(len(COLOURS),),
            meaning="Stop-zilla tokens nobody has yet, by colour",
            numbers=lambda view, seat: [view.tokens[colour] for colour in COLOURS],
            most=9,
        ),
        Part(
            name="gone",
            shape=(CARDS,),
            meaning="cards that left the game in sight of all, by number",
            counted=lambda view, seat: cards.numbers(view.gone),
            most=9,
        ),
    ]


def _turn(cards: Cards) -> list[HappyCityPart]:
    return [
        Part(
            name="buying",
            shape=(CARDS,),
            meaning="the card being paid, by number",
            counted=lambda view, seat: cards.numbers([view.buying]),
        ),
        Part(
            name="payment",
            shape=(4,),
            meaning="coins still owed, coins paid with tokens, bought or passed already, coins for buying nothing",
            numbers=lambda view, seat: [view.owing, view.paid, int(view.bought), view.coin],
            most=99,
        ),
        Part(
            name="incoming",
            shape=(KINDS_OF_MONSTERS,),
            meaning="the monster looking for a city",
            counted=lambda view, seat: cards.numbers([view.incoming], int(MONSTERS)),
        ),
    ]


def _cities(cards: Cards) -> list[HappyCityPart]:
    def slots(view: HappyCityView, seat: int) -> list[int]:
        numbers: list[int] = []
        for slot in view.cities[seat].slots:
            numbers += [*cards.printed(slot.card), int(slot.ruin is None)]
        return numbers

    def ruins(view: HappyCityView, seat: int) -> list[int]:
        return cards.in_row([slot.ruin for slot in view.cities[seat].slots], KINDS_OF_MONSTERS, int(MONSTERS))

    return [
        Part(
            name="city_cards",
            shape=(CARDS,),
            per=PER_SEAT,
            meaning="cards that stand in each city, by number",
            counted=lambda view, seat: cards.numbers(slot.card for slot in view.cities[seat].slots if not slot.ruin),
            most=9,
        ),
        Part(
            name="city_slots",
            shape=(SLOTS, CARD_NUMBERS + 1),
            per=PER_SEAT,
            meaning="what is printed on the card of each slot: income, residents, hearts, colours; 1 if it stands, "
            "0 if it lies in ruins",
            numbers=slots,
            least=-9,
            most=99,
        ),
        Part(
            name="ruins",
            shape=(SLOTS, KINDS_OF_MONSTERS),
            per=PER_SEAT,
            meaning="the monster on each ruin",
            counted=ruins,
        ),
        Part(
            name="ruined_cards",
            shape=(CARDS,),
            per=PER_SEAT,
            meaning="cards under ruins, by number",
            counted=lambda view, seat: cards.numbers(slot.card for slot in view.cities[seat].slots if slot.ruin),
            most=9,
        ),
        Part(
            name="monsters",
            shape=(KINDS_OF_MONSTERS,),
            per=PER_SEAT,
            meaning="the monster in front of each city",
            counted=lambda view, seat: cards.numbers([view.cities[seat].monster], int(MONSTERS)),
        ),
        *_specials(cards),
        *_totals(),
    ]


def _specials(cards: Cards) -> list[HappyCityPart]:
    def state(view: HappyCityView, seat: int) -> list[int]:
        city = view.cities[seat]
        return [*marked(city.took_special, city.settled, city.borrowed is not None), city.charges]

    def slot(view: HappyCityView, seat: int) -> list[int]:
        place = view.cities[seat].special_slot
        return [] if place is None else [place]

    return [
        Part(
            name="city_special",
            shape=(KINDS_OF_SPECIALS,),
            per=PER_SEAT,
            meaning=f"the special that acts in each city, numbered from card {int(FAMILY_SPECIALS)}",
            counted=lambda view, seat: cards.numbers([view.cities[seat].special], int(FAMILY_SPECIALS)),
        ),
        Part(
            name="special_slot",
            shape=(SLOTS,),
            per=PER_SEAT,
            meaning="the slot it stands on",
            counted=slot,
        ),
        Part(
            name="special_state",
            shape=(4,),
            per=PER_SEAT,
            meaning="one was taken, its choice at the end is made, it copies a card, how often it will still work",
            numbers=state,
            most=99,
        ),
    ]


def _totals() -> list[HappyCityPart]:
    def totals(view: HappyCityView, seat: int) -> list[int]:
        city = view.cities[seat]
        return [city.coins, city.residents, city.hearts, city.next_income.income, city.next_income.coins]

    return [
        Part(
            name="tokens",
            shape=(len(COLOURS),),
            per=PER_SEAT,
            meaning="Stop-zilla tokens, by colour",
            numbers=lambda view, seat: [view.cities[seat].tokens[colour] for colour in COLOURS],
            most=9,
        ),
        Part(
            name="totals",
            shape=(5,),
            per=PER_SEAT,
            meaning="coins, residents, hearts, income, coins the next income phase would bring",
            numbers=totals,
            least=-99,
            most=999,
            unit=10,
        ),
        Part(
            name="scores",
            shape=(1,),
            per=PER_SEAT,
            meaning="points if the match ended now",
            numbers=lambda view, seat: [view.cities[seat].score],
            least=-9999,
            most=9999,
            unit=50,
        ),
    ]
