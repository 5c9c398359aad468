"""Score sheets: residents and hearts card by card, what special and monsters do, the product, what changes it later.

Only the product (or the sum) and what comes after it are points; the lines before it count residents and hearts, as
their `amount`.
"""

from __future__ import annotations

from collections.abc import Iterator

from triopolis.engine import bits
from triopolis.engine.contract import ScoreItem, ScoreSheet
from triopolis.games.happy_city.components import LESS_HEARTS, LESS_RESIDENTS, MONSTERS
from triopolis.games.happy_city.scoring import Tally, incomes, tally
from triopolis.games.happy_city.state import NOTHING, Position
from triopolis.games.happy_city.telling.names import card_name, effect_text
from triopolis.locales import Message, message

MEASURES = ("residents", "hearts")


def breakdown(position: Position) -> list[ScoreSheet]:
    sums = incomes(position)
    return [_sheet(position, seat, tally(position, seat, sums), int(sums[seat])) for seat in _seats(position)]


def _seats(position: Position) -> range:
    return range(len(position.cities))


def _sheet(position: Position, seat: int, points: Tally, income: int) -> ScoreSheet:
    items = [
        *_cards(position, seat),
        *_special(position, seat, points),
        *_monsters(position, seat),
        _product(position, points),
        *_later(position, seat, points, income),
        ScoreItem("income", 0, note=message("hc-item-income", count=income), amount=income),
        ScoreItem(
            "coins",
            0,
            note=message("hc-item-coins", count=int(position.cities[seat].coins)),
            amount=int(position.cities[seat].coins),
        ),
    ]
    return ScoreSheet(int(points.total), items)


def _amount(what: str, amount: int, card: int, note: Message) -> ScoreItem:
    return ScoreItem(what, 0, card, note, amount)


def _cards(position: Position, seat: int) -> Iterator[ScoreItem]:
    """The symbols printed on what stands in the city, slot by slot."""
    city = position.cities[seat]
    for slot in range(city.size):
        card = int(city.standing(slot))
        if card != NOTHING:
            yield from _printed(position, card, slot)
    if city.special != NOTHING and city.standing(city.special_slot) != city.special:
        yield from _printed(position, int(city.special), int(city.special_slot))


def _printed(position: Position, card: int, slot: int) -> Iterator[ScoreItem]:
    components = position.rules.components
    for what, column in zip(MEASURES, (components.residents, components.hearts), strict=True):
        if column[card]:
            name = card_name(components, components.ids[card])
            note = message(f"hc-item-{what}", card=name, slot=slot + 1, count=int(column[card]))
            yield _amount(what, int(column[card]), card, note)


def _special(position: Position, seat: int, points: Tally) -> Iterator[ScoreItem]:
    city, components = position.cities[seat], position.rules.components
    for what, amount in zip(MEASURES, (int(points.special_residents), int(points.special_hearts)), strict=True):
        if amount:
            name = card_name(components, components.ids[city.special])
            note = message(f"hc-item-special-{what}", card=name, count=amount, reason=effect_text(city.effect.id))
            yield _amount(f"special_{what}", amount, int(city.special), note)


def _monsters(position: Position, seat: int) -> Iterator[ScoreItem]:
    components = position.rules.components
    for what, effect, each in (("residents", LESS_RESIDENTS, 1), ("hearts", LESS_HEARTS, 2)):
        for monster in bits.listed(position.acting(seat, effect)):
            card = int(MONSTERS) + monster
            note = message(f"hc-item-monster-{what}", card=card_name(components, components.ids[card]), count=each)
            yield _amount(f"monster_{what}", -each, card, note)


def _product(position: Position, points: Tally) -> ScoreItem:
    id = "hc-item-sum" if position.rules.adding else "hc-item-product"
    note = message(id, residents=int(points.residents), hearts=int(points.hearts))
    return ScoreItem("sum" if position.rules.adding else "product", int(points.product), None, note)


def _later(position: Position, seat: int, points: Tally, income: int) -> Iterator[ScoreItem]:
    city, components = position.cities[seat], position.rules.components
    if points.later:
        name = card_name(components, components.ids[city.special])
        note = message("hc-item-later", card=name, reason=effect_text(city.effect.id), income=income)
        yield ScoreItem("later", int(points.later), int(city.special), note)
