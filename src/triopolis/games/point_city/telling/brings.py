"""What a move brings beside its points, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triopolis.engine.contract import Move, Preview
from triopolis.games.point_city.components import DOUBLE, KINDS, RULES, SYMBOLS, Components
from triopolis.games.point_city.events import Paid
from triopolis.games.point_city.moves import CELL_NAMES, Draw, Flip, Take, TakeToken, own_move
from triopolis.games.point_city.telling.details import PayDetails, TakeDetails
from triopolis.games.point_city.telling.names import amounts, card_name, cards_given, resource_name, side_name
from triopolis.games.point_city.view import PointCityView
from triopolis.locales import Message, message


def describe_preview(components: Components, view: PointCityView, move: Move, preview: Preview) -> list[Message]:
    match own_move(move), preview.details:
        case Take(cells), TakeDetails() as details:
            return [*_taken(components, view, cells), *_bill(details), *_next(details.then)]
        case _, PayDetails() as details:
            return [*_given(details.paid), *_next(details.then)]
        case Flip(), _:
            return [message("pc-brings-flip")]
        case Draw(), _:
            top = side_name(view.pile_top) if view.pile_top >= 0 else message("pc-brings-unknown")
            return [message("pc-brings-supply", cards=[top, message("pc-brings-unknown")])]
        case TakeToken(token), _:
            flat = RULES[components.tokens[token].rule] == "flat"
            return [message("pc-brings-token-flat" if flat else "pc-brings-token")]
    return []


def _bill(details: TakeDetails) -> Iterator[Message]:
    if any(details.cost):
        yield message("pc-brings-cost", cost=amounts(details.cost))
    if any(details.covered):
        yield message("pc-brings-covered", covered=amounts(details.covered))
    yield from _given(details.paid)


def _given(paid: Sequence[Paid]) -> Iterator[Message]:
    """The cards that leave the supply, resource by resource."""
    parts = [cards for each in paid for cards in cards_given(each.resource, each.doubles, each.singles, each.ingenuity)]
    if parts:
        yield message("pc-brings-paid", parts=parts)


def _taken(components: Components, view: PointCityView, cells: Sequence[str]) -> Iterator[Message]:
    cards = [view.market[CELL_NAMES.index(cell)] for cell in cells]
    for side, line in (("building", "pc-brings-city"), ("resource", "pc-brings-supply")):
        names = [card_name(components, card.side, card.face) for card in cards if card.side == side]
        if names:
            yield message(line, cards=names)
    for card in cards:
        if card.side == "building" and (resource := components.cards[card.face].produces) >= 0:
            yield message("pc-brings-permanent", resource=resource_name(resource))


def _next(then: str) -> Iterator[Message]:
    if then in ("payment", "token"):
        yield message(f"pc-brings-then-{then}")


# For a list, in a few words


def describe_gains(components: Components, view: PointCityView, move: Move, preview: Preview) -> list[Message]:
    match own_move(move), preview.details:
        case Take(cells), _:
            cards = [view.market[CELL_NAMES.index(cell)] for cell in cells]
            sides = [card.face for card in cards if card.side == "resource"]
            faces = [card.face for card in cards if card.side == "building"]
            return [*_from_buildings(components, faces), *_from_sides(sides)]
        case Draw(), _:
            known = [view.pile_top] if view.pile_top >= 0 else []
            return [*_from_sides(known), *[message("pc-brings-unknown")] * (2 - len(known))]
    return []


def _from_buildings(components: Components, faces: Sequence[int]) -> Iterator[Message]:
    for face in faces:
        card = components.cards[face]
        if card.produces >= 0:
            yield message("pc-gain-permanent", resource=resource_name(card.produces))
        if KINDS[card.kind] == "civic":
            yield message("pc-gain-token")


def _from_sides(sides: Sequence[int]) -> list[Message]:
    """Resource cards, by what they are worth in a payment."""
    counts = [0] * len(SYMBOLS)
    for side in sides:
        counts[side - int(DOUBLE) if side >= DOUBLE else side] += 2 if side >= DOUBLE else 1
    return amounts(counts)
