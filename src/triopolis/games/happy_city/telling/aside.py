"""What Happy City tells a seat beside its view: why it cannot buy what is on sale."""

from __future__ import annotations

from typing import Literal

import msgspec

from triopolis.engine.shapes import Details
from triopolis.games.happy_city.components import SLOTS, TOKEN_COINS
from triopolis.games.happy_city.view import HappyCityView

BEFORE_BUYING = ("discard", "reveal", "buy")


class Closed(msgspec.Struct, frozen=True, kw_only=True):
    """A card on sale that the seat cannot buy as things are."""

    card: str
    why: Literal["full", "owned", "short"]
    """The city has ten cards, or one like this, or its coins and tokens are not enough."""
    short: int = 0
    """How many coins are missing."""


class Standing(Details, frozen=True, kw_only=True, tag="standing"):
    closed: list[Closed]
    """In the order in which prices are told; empty where the seat is not about to buy."""


Asides = Standing


def standing(view: HappyCityView) -> Standing | None:
    if view.seat is None or view.current != view.seat or view.stage not in BEFORE_BUYING:
        return None
    return Standing(closed=[closed for card in view.prices if (closed := _closed(view, card)) is not None])


def _closed(view: HappyCityView, card: str) -> Closed | None:
    city = view.cities[view.current]
    if len(city.slots) >= SLOTS:
        return Closed(card=card, why="full")
    if any(slot.card == card and slot.ruin is None for slot in city.slots):
        return Closed(card=card, why="owned")
    money = city.coins + int(TOKEN_COINS) * sum(city.tokens.values())
    if view.prices[card] > money:
        return Closed(card=card, why="short", short=view.prices[card] - money)
    return None
