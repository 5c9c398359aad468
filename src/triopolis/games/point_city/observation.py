"""Point City's views as numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from triopolis.engine.observation import PER_PLACE, Part, common_parts
from triopolis.games.point_city.components import KINDS, MOST_TOKENS, RESOURCES, SIDES, Components
from triopolis.games.point_city.game import PointCity
from triopolis.games.point_city.solo import LEVELS
from triopolis.games.point_city.state import CELLS, STAGES
from triopolis.games.point_city.view import PointCityView

VERSION: Final = 1

PointCityPart = Part[PointCityView]

FACE_NUMBERS: Final = len(KINDS) + len(RESOURCES) + 1 + len(RESOURCES) + 1
"""How many numbers describe a building side."""


def parts(game: PointCity) -> list[PointCityPart]:
    components = game.components
    return [*common_parts(STAGES), *_table(components), *_turn(), *_cities(components), *_automa()]


def face_numbers(components: Components, face: int) -> list[int]:
    card = components.cards[face]
    kind = [int(card.kind == number) for number in range(len(KINDS))]
    produces = [int(card.produces == number) for number in range(len(RESOURCES))]
    return [*kind, *produces, card.points, *card.cost, card.tier]


def _table(components: Components) -> list[PointCityPart]:
    faces = [face_numbers(components, face) for face in range(len(components.cards))]
    nothing = [0] * FACE_NUMBERS

    def buildings(view: PointCityView, seat: int) -> list[int]:
        shown = [card.face if card.side == "building" else -1 for card in view.market]
        return [number for face in shown for number in (faces[face] if face >= 0 else nothing)]

    return [
        Part(
            name="market_resources",
            shape=(CELLS, SIDES),
            meaning="1 at the resource side in each cell: one community, economy, energy, ecology, industry, "
            "ingenuity, then two community … industry",
            counted=_resources,
        ),
        Part(
            name="market_buildings",
            shape=(CELLS, FACE_NUMBERS),
            meaning="the building side in each cell: its kind (production, points, civic), the resource it produces, "
            "its points, its cost by resource, its tier",
            numbers=buildings,
            most=99,
        ),
        Part(
            name="market_sides",
            shape=(CELLS,),
            meaning="1 where a building side is, or will be after the refill",
            numbers=lambda view, seat: [int(card.side == "building") for card in view.market],
        ),
        Part(
            name="pile",
            shape=(1,),
            meaning="cards left in the pile",
            numbers=lambda view, seat: [view.pile],
            most=999,
            unit=50,
        ),
        Part(
            name="pile_top",
            shape=(SIDES,),
            meaning="the resource side on top of it",
            counted=lambda view, seat: [view.pile_top] if view.pile_top >= 0 else [],
        ),
        Part(
            name="tokens_laid_out",
            shape=(MOST_TOKENS,),
            meaning="the civic tokens of this match, by number",
            counted=lambda view, seat: view.token_row,
        ),
        Part(
            name="tokens_left",
            shape=(MOST_TOKENS,),
            meaning="those nobody has yet",
            counted=lambda view, seat: view.tokens_left,
        ),
        Part(
            name="spent",
            shape=(11,),
            meaning="resource cards spent: singles and doubles by resource, ingenuity",
            numbers=lambda view, seat: [*view.spent.singles, *view.spent.doubles, view.spent.ingenuity],
            most=99,
            unit=5,
        ),
    ]


def _resources(view: PointCityView, seat: int) -> Iterator[int]:
    for cell, card in enumerate(view.market):
        if card.side == "resource" and card.face >= 0:
            yield cell * SIDES + card.face


def _turn() -> list[PointCityPart]:
    return [
        Part(
            name="flipped",
            shape=(1,),
            meaning="a card has been flipped in this turn",
            numbers=lambda view, seat: [int(view.flipped)],
        ),
        Part(
            name="need",
            shape=(len(RESOURCES),),
            meaning="still to be paid with cards, by resource",
            numbers=lambda view, seat: view.need,
            most=99,
            unit=3,
        ),
        Part(
            name="paying",
            shape=(len(RESOURCES),),
            meaning="the resource whose payment is to be chosen",
            counted=lambda view, seat: [view.paying] if view.paying >= 0 else [],
        ),
        Part(
            name="tokens_due",
            shape=(1,),
            meaning="tokens still to be chosen in this turn",
            numbers=lambda view, seat: [view.tokens_due],
            most=9,
        ),
    ]


def _cities(components: Components) -> list[PointCityPart]:
    return [
        Part(
            name="supplies",
            shape=(12,),
            per=PER_PLACE,
            meaning="unspent resource cards: singles and doubles by resource, ingenuity, the starting card among it",
            numbers=_supply,
            most=99,
            unit=3,
        ),
        Part(
            name="permanents",
            shape=(len(RESOURCES),),
            per=PER_PLACE,
            meaning="permanent resources",
            numbers=lambda view, seat: view.cities[seat].permanents,
            most=99,
            unit=3,
        ),
        Part(
            name="buildings",
            shape=(len(components.cards),),
            per=PER_PLACE,
            meaning="buildings by face: the number of the first card with that building side",
            counted=lambda view, seat: view.cities[seat].buildings,
            most=9,
        ),
        Part(
            name="tokens",
            shape=(MOST_TOKENS,),
            per=PER_PLACE,
            meaning="civic tokens, by number",
            counted=lambda view, seat: view.cities[seat].tokens,
        ),
        Part(
            name="totals",
            shape=(3,),
            per=PER_PLACE,
            meaning="points printed on buildings, production buildings without points, unspent cards",
            numbers=_totals,
            most=999,
            unit=10,
        ),
        Part(
            name="scores",
            shape=(1,),
            per=PER_PLACE,
            meaning="points if the match ended now",
            numbers=lambda view, seat: [view.cities[seat].score],
            most=9999,
            unit=50,
        ),
    ]


def _supply(view: PointCityView, seat: int) -> list[int]:
    city = view.cities[seat]
    return [*city.singles, *city.doubles, city.ingenuity, city.starting]


def _totals(view: PointCityView, seat: int) -> list[int]:
    city = view.cities[seat]
    return [city.points, city.plain, city.unspent]


def _automa() -> list[PointCityPart]:
    return [
        Part(
            name="automa",
            shape=(len(LEVELS) - 1,),
            solo=True,
            meaning=f"the automa's level: {', '.join(LEVELS[1:])}",
            counted=lambda view, seat: [LEVELS.index(view.automa) - 1],
        ),
        Part(
            name="automa_next",
            shape=(CELLS,),
            solo=True,
            meaning="the cells it will take next",
            counted=lambda view, seat: view.automa_next,
        ),
        Part(
            name="automa_after",
            shape=(CELLS,),
            solo=True,
            meaning="and in its turn after that",
            counted=lambda view, seat: view.automa_after,
        ),
    ]
