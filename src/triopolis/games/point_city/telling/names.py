"""What the components are called, as messages. A building's name follows from what its building side shows."""

from __future__ import annotations

from collections.abc import Sequence

from triopolis.engine.contract import HoldingKind
from triopolis.games.point_city.components import DOUBLE, KINDS, RESOURCES, RULES, SYMBOLS, Components
from triopolis.locales import Message, message


def resource_name(which: int, short: bool = False) -> Message:
    """Short: where there is little room, as on a card."""
    symbol = SYMBOLS[which]
    return message(f"web-pc-short-{symbol}" if short else f"pc-resource-{symbol}")


def building_name(components: Components, card: int) -> Message:
    kind, resource = KINDS[components.kind[card]], RESOURCES[components.main_resource(card)]
    return message(f"pc-building-{kind}-{resource}-{components.tier[card]}")


def side_name(side: int) -> Message:
    """A resource side: what it gives."""
    if side < DOUBLE:
        return resource_name(side)
    return message("pc-side-double", resource=resource_name(side - int(DOUBLE)))


def amounts(counts: Sequence[int], short: bool = False) -> list[Message]:
    """Numbers of symbols, zeros left out."""
    return [
        message("pc-amount", count=count, resource=resource_name(which, short))
        for which, count in enumerate(counts)
        if count
    ]


def cards_given(resource: int, doubles: int, singles: int, ingenuity: int) -> list[Message]:
    """The cards of a payment for a resource, by kind; kinds of which none is given are left out."""
    counts = {"pc-given-double": doubles, "pc-given-single": singles, "pc-given-ingenuity": ingenuity}
    return [message(id, count=count, resource=resource_name(resource)) for id, count in counts.items() if count]


def card_name(components: Components, side: str, face: int) -> Message:
    return building_name(components, face) if side == "building" else side_name(face)


def token_text(components: Components, token: int) -> Message:
    """What a civic token pays for."""
    data = components.tokens[token]
    rule = RULES[data.rule]
    args: dict[str, int | Message] = {"points": data.points}
    if rule in ("per_permanent", "per_pair"):
        args["first"] = resource_name(data.first)
    if rule == "per_pair":
        args["second"] = resource_name(data.second)
    if rule == "per_type_at_least":
        args["least"] = data.first
    return message(f"pc-token-{rule}", **args)


def holding_kinds(components: Components) -> dict[int, HoldingKind]:
    """Building sides, each under its first card, and civic tokens: numbered as in `state.owned`."""
    faces = sorted({int(face) for face in components.face})
    buildings = {face: HoldingKind(f"card:{face}", building_text(components, face)) for face in faces}
    tokens = {
        len(components.cards) + token: HoldingKind(f"token:{token}", message("pc-kind-token", text=text))
        for token, text in ((token, token_text(components, token)) for token in range(len(components.tokens)))
    }
    return buildings | tokens


def building_text(components: Components, card: int) -> Message:
    """A building so that no other is called the same: its name, its points and its price."""
    name, points = building_name(components, card), components.cards[card].points
    return message("pc-kind-building", name=name, points=points, cost=amounts(components.cost_of(card)))
