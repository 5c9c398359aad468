"""What lies on the table of Point City, from a view alone."""

from __future__ import annotations

from collections import defaultdict

import msgspec

from triopolis.engine.rooms import Spread
from triopolis.engine.shapes import Component
from triopolis.engine.spread import Amount, Item, Region, source_mark
from triopolis.games.point_city.components import DOUBLE, INGENUITY, KINDS, RESOURCES, SYMBOLS
from triopolis.games.point_city.events import MarketCard
from triopolis.games.point_city.game import PointCity
from triopolis.games.point_city.moves import CELL_NAMES, Draw, Flip, Pass, Pay, Take, TakeToken, cell_number, to_move
from triopolis.games.point_city.telling.names import (
    amounts,
    building_name,
    card_name,
    resource_name,
    side_name,
    token_text,
)
from triopolis.games.point_city.telling.signs import (
    COLOURS,
    ICONS,
    PICTURES,
    POINTS,
    POINTS_COLOUR,
    TOKEN,
    TOKEN_COLOUR,
    building_picture,
    building_sign,
    side_pictures,
    side_sign,
)
from triopolis.games.point_city.view import CityView, PointCityView
from triopolis.locales import Message, message

Parts = dict[Component, list[int]]
"""The legal actions by what has a part in them. Supplies, of which nobody asks why, are only named here."""

PILE = Component("pile")

TAKING = message("rules-pc-take")
FLIPPING = message("rules-pc-flip")
PAYING = message("rules-pc-pay")


class PointCitySpread(Spread[PointCityView]):
    def __init__(self, game: PointCity) -> None:
        self.components = game.components

    def regions(self, view: PointCityView) -> list[Region]:
        parts = _parts(view)
        regions = [self._market(view, parts), self._pile(view, parts), self._tokens(view, parts)]
        for place in range(len(view.cities)):
            regions += self._city(view, place, parts)
        return regions

    # What is everybody's

    def _market(self, view: PointCityView, parts: Parts) -> Region:
        items = [self._cell(view, cell, parts[Component("cell", cell)]) for cell in range(len(view.market))]
        return Region(kind="grid", name=message("pc-board-market"), items=items, columns=4)

    def _cell(self, view: PointCityView, cell: int, actions: list[int]) -> Item:
        card, where = view.market[cell], Component("cell", cell)
        if card.face < 0:
            name, about = message("pc-spread-gap"), [message("rules-pc-refill")]
            return Item(name=name, place=CELL_NAMES[cell], component=where, about=about, empty=True)
        side = self._side(card)
        return Item(
            name=card_name(self.components, card.side, card.face),
            place=CELL_NAMES[cell],
            text=side.text,
            costs=side.costs,
            gives=side.gives,
            colour=side.colour,
            sign=side.sign,
            pictures=side.pictures,
            source=side.source,
            component=where,
            actions=actions,
            about=[*side.about, TAKING] if card.side == "building" else [*side.about, TAKING, FLIPPING],
            mark=_automa_mark(view, cell),
        )

    def _side(self, card: MarketCard) -> Item:
        """A card by the side that lies up; of a resource side the source would tell which card it is (PC-7)."""
        if card.side == "resource":
            return _resource_side(card.face)
        sign, colour = building_sign(self.components, card.face)
        source = source_mark(self.components.cards[card.face].source)
        name, text = building_name(self.components, card.face), self._bargain(card.face)
        about = [self._about_kind(card.face), PAYING]
        costs, gives = self._costs(card.face), self._gives(card.face)
        return Item(
            name=name,
            text=text,
            costs=costs,
            gives=gives,
            colour=colour,
            sign=sign,
            pictures=[building_picture(self.components, card.face)],
            source=source,
            about=about,
        )

    def _costs(self, face: int) -> list[Amount]:
        return [_resource(which, count) for which, count in enumerate(self.components.cards[face].cost) if count]

    def _gives(self, face: int) -> list[Amount]:
        card = self.components.cards[face]
        kind, gives = KINDS[card.kind], []
        if kind == "production":
            permanent = message("pc-gain-permanent", resource=resource_name(card.produces))
            gives.append(msgspec.structs.replace(_resource(card.produces, 1), name=permanent))
        if kind == "civic":
            gives.append(Amount(name=message("pc-spread-token"), sign=TOKEN, colour=TOKEN_COLOUR, pictures=["token"]))
        if card.points:
            name = message("pc-spread-points", count=card.points)
            star = Amount(name=name, number=card.points, sign=POINTS, colour=POINTS_COLOUR, pictures=["star"])
            gives.append(star)
        return gives

    def _bargain(self, face: int) -> Message:
        """What a building costs and gives."""
        card = self.components.cards[face]
        kind, cost = KINDS[card.kind], amounts(card.cost, short=True)
        if kind == "production":
            gives = resource_name(card.produces, short=True)
            return message("pc-spread-building-production", cost=cost, resource=gives, points=card.points)
        return message(f"pc-spread-building-{kind}", cost=cost, points=card.points)

    def _pile(self, view: PointCityView, parts: Parts) -> Region:
        name, item = message("pc-spread-pile"), message("pc-spread-pile-item")
        if view.pile == 0:
            note = message("pc-spread-last-turn") if view.actor >= 0 else None
            gap = Item(
                name=item, text=message("pc-spread-empty"), component=PILE, about=[message("rules-pc-end")], empty=True
            )
            return Region(kind="stack", name=name, items=[gap], note=note, news=note is not None)
        top = _resource_side(view.pile_top)
        pile = Item(
            name=item,
            text=message("pc-spread-top", top=side_name(view.pile_top)),
            number=view.pile,
            colour=top.colour,
            sign=top.sign,
            pictures=top.pictures,
            component=PILE,
            actions=parts[PILE],
            about=[message("rules-pc-pile"), message("rules-pc-refill"), message("rules-pc-end")],
        )
        return Region(kind="stack", name=name, items=[pile])

    def _tokens(self, view: PointCityView, parts: Parts) -> Region:
        items = [self._token(token, parts[Component("token", token)]) for token in view.tokens_left]
        return Region(kind="row", name=message("pc-board-tokens"), items=items)

    def _token(self, token: int, actions: list[int]) -> Item:
        return Item(
            name=message("pc-spread-token"),
            text=token_text(self.components, token),
            colour=TOKEN_COLOUR,
            sign=TOKEN,
            pictures=["token"],
            source=source_mark(self.components.tokens[token].source),
            component=Component("token", token),
            actions=actions,
            about=[message("rules-pc-civic"), message("rules-pc-tokens")],
        )

    # Place by place

    def _city(self, view: PointCityView, place: int, parts: Parts) -> list[Region]:
        city = view.cities[place]
        points = Item(name=message("pc-spread-points", count=city.score), number=city.score)
        paying = place == view.actor and view.paying >= 0
        return [
            Region(kind="score", name=message("pc-spread-score"), items=[points], owner=place),
            Region(
                kind="purse",
                name=message("pc-board-supply"),
                items=_supply(city, parts if place == view.actor else defaultdict(list)),
                owner=place,
                note=message("pc-spread-need", need=amounts(view.need)) if paying else None,
            ),
            Region(kind="purse", name=message("pc-board-permanents"), items=_permanents(city), owner=place),
            Region(kind="row", name=message("pc-board-buildings"), items=self._buildings(city), owner=place),
            Region(kind="row", name=message("pc-board-owned-tokens"), items=self._own_tokens(view, place), owner=place),
        ]

    def _buildings(self, city: CityView) -> list[Item]:
        items = []
        for face in city.buildings:
            sign, colour = building_sign(self.components, face)
            source = source_mark(self.components.cards[face].source)
            name, about = building_name(self.components, face), [self._bargain(face), self._about_kind(face)]
            building = Item(
                name=name,
                gives=self._gives(face),
                colour=colour,
                sign=sign,
                pictures=[building_picture(self.components, face)],
                source=source,
                about=about,
            )
            items.append(building)
        return items

    def _about_kind(self, face: int) -> Message:
        """What buildings of its kind give."""
        return message(f"rules-pc-kind-{KINDS[self.components.cards[face].kind]}")

    def _own_tokens(self, view: PointCityView, place: int) -> list[Item]:
        """What is written on the automa's tokens does not matter: they all score the same."""
        tokens = view.cities[place].tokens
        if place < view.players:
            return [self._token(token, []) for token in tokens]
        name = message("pc-spread-token")
        item = Item(name=name, number=len(tokens), colour=TOKEN_COLOUR, sign=TOKEN, pictures=["token"])
        return [item] if tokens else []


def _parts(view: PointCityView) -> Parts:
    parts: Parts = defaultdict(list)
    for action in view.actions:
        for component in _touched(view, action):
            parts[component].append(action)
    return parts


def _touched(view: PointCityView, action: int) -> list[Component]:
    """What has a part in an action; passing touches nothing."""
    match to_move(view, action):
        case Flip(cell):
            return [Component("cell", cell_number(cell))]
        case Take(cells):
            return [Component("cell", cell_number(cell)) for cell in cells]
        case Draw():
            return [PILE]
        case Pay(resource, doubles, singles, ingenuity):
            which = RESOURCES.index(resource)
            given = {which + int(DOUBLE): doubles, which: singles, int(INGENUITY): ingenuity}
            return [Component("supply", side) for side, count in given.items() if count]
        case TakeToken(token):
            return [Component("token", token)]
        case Pass():
            return []


def _automa_mark(view: PointCityView, cell: int) -> Message | None:
    if cell in view.automa_next:
        return message("pc-spread-automa-next")
    return message("pc-spread-automa-after") if cell in view.automa_after else None


def _resource(which: int, count: int) -> Amount:
    return Amount(
        name=resource_name(which),
        number=count,
        sign=ICONS[which],
        colour=COLOURS[which],
        pictures=[PICTURES[which]],
    )


def _resource_side(side: int) -> Item:
    return Item(
        name=side_name(side),
        colour=COLOURS[side % len(SYMBOLS)],
        sign=side_sign(side),
        pictures=side_pictures(side),
        about=[_about_side(side)],
    )


def _about_side(side: int) -> Message:
    if side == INGENUITY:
        return message("rules-pc-side-ingenuity")
    return message("rules-pc-side", count=1 + side // int(DOUBLE))


def _supply(city: CityView, parts: Parts) -> list[Item]:
    """Unspent cards by resource side: a double is one card."""
    counts = [*city.singles, city.ingenuity, *city.doubles]
    order = [side for which in range(len(RESOURCES)) for side in (which, which + int(DOUBLE))] + [int(INGENUITY)]
    return [
        Item(
            name=side_name(side),
            number=counts[side],
            colour=COLOURS[side % len(SYMBOLS)],
            sign=side_sign(side),
            pictures=side_pictures(side),
            actions=parts[Component("supply", side)],
            about=[_about_side(side), PAYING],
        )
        for side in order
        if counts[side]
    ]


def _permanents(city: CityView) -> list[Item]:
    return [
        Item(
            name=resource_name(which),
            number=count,
            colour=COLOURS[which],
            sign=ICONS[which],
            pictures=[PICTURES[which]],
            about=[PAYING],
        )
        for which, count in enumerate(city.permanents)
        if count
    ]


ROOM = PointCitySpread
