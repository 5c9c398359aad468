"""A table to lay out positions on, in the words of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import Event, Log
from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import RESOURCES, SYMBOLS, Components
from triopolis.games.point_city.counters import pack
from triopolis.games.point_city.moves import CELL_NAMES
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.setup import new_position
from triopolis.games.point_city.solo import LEVELS
from triopolis.games.point_city.state import City, add_side
from triopolis.games.point_city.view import PointCityView, make_view

CARDS = GAME.components.cards
TOKENS = GAME.components.tokens


def resource_card(symbol: str, symbols: int = 1, tier: int | None = None) -> int:
    """A card with this resource side."""
    wanted = SYMBOLS.index(symbol), symbols
    return next(
        number
        for number, card in enumerate(CARDS)
        if (card.symbol, card.symbols) == wanted and tier in (None, card.tier)
    )


def building_card(kind: int, points: int | None = None, **cost: int) -> int:
    """A card with a building side of this kind and cost."""
    prices = tuple(cost.get(name, 0) for name in RESOURCES)
    return next(
        number
        for number, card in enumerate(CARDS)
        if card.kind == kind and card.cost == prices and points in (None, card.points)
    )


def counts(amounts: Mapping[str, int], names: Iterable[str] = RESOURCES) -> list[int]:
    return [amounts.get(name, 0) for name in names]


class Table:
    """A position in which seat 0 is to begin its turn, all resource sides up, nobody owning anything."""

    def __init__(self, players: int = 2, automa: str = "none", components: Components = GAME.components) -> None:
        self.state: PointCityState = new_position(components, players, LEVELS.index(automa), False, "table")
        self.state.actor = self.state.first = 0
        for seat in range(players):
            self.supply(seat)

    # Laying out

    def supply(self, seat: int, ingenuity: int = 0, doubles: Mapping[str, int] | None = None, **singles: int) -> None:
        """What the seat has unspent: single cards by resource, doubles, ingenuity (none of it the starting card)."""
        city = self.state.cities[seat]
        city.singles = pack([*counts(singles), ingenuity])
        city.doubles = pack(counts(doubles or {}))
        city.starting = 0

    def lay(self, cell: str, card: int, side: str = "building") -> None:
        number = CELL_NAMES.index(cell)
        bit = 1 << number
        built = int(self.state.built_sides)
        self.state.built_sides = built | bit if side == "building" else built & ~bit
        self.state.lay(number, card)

    def lay_all(self, card: int, side: str = "building") -> None:
        for cell in CELL_NAMES:
            self.lay(cell, card, side)

    def build(self, seat: int, *cards: int) -> None:
        for card in cards:
            add_side(self.state.components, self.state.cities[seat], card, 1)

    def tokens(self, *tokens: int) -> None:
        """The tokens that lie there to be taken, from left to right."""
        self.state.token_row = vec[i64](tokens)
        self.state.tokens_left = sum(1 << token for token in tokens)

    def own_tokens(self, seat: int, *tokens: int) -> None:
        city = self.state.cities[seat]
        city.tokens, city.token_count = sum(1 << token for token in tokens), len(tokens)

    def empty_pile(self) -> None:
        self.state.drawn = len(self.state.deck)
        self.state.turn = 17 * self.state.players - 1

    # Playing

    def view(self, seat: int | None = None) -> PointCityView:
        return make_view(self.state, int(self.state.actor) if seat is None else seat)

    def legal(self, kind: str = "") -> set[str]:
        view = self.view()
        texts = {GAME.notation(GAME.move(view, action)) for action in view.actions}
        return {text for text in texts if text.startswith(kind)}

    def play(self, *texts: str) -> list[Event]:
        log = Log()
        for text in texts:
            assert text in self.legal()
            self.state.play(GAME.action(self.view(), GAME.parse(text)), log)
        return log.events

    # Looking

    def city(self, seat: int) -> City:
        return self.state.cities[seat]

    def owns(self, seat: int) -> dict[str, Any]:
        """What is left of the seat's supply, zeros left out."""
        city = self.view().cities[seat]
        named = {name: number for name, number in zip(RESOURCES, city.singles, strict=True) if number}
        named |= {f"double {name}": number for name, number in zip(RESOURCES, city.doubles, strict=True) if number}
        return named | ({"ingenuity": city.ingenuity} if city.ingenuity else {})

    def shows(self, cell: str) -> str:
        return self.view().market[CELL_NAMES.index(cell)].side
