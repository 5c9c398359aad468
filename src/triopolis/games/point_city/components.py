"""What cards and civic tokens there are, as flat lists that rules and scoring read."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.games.point_city.counters import one, pack, unpack

RESOURCES: Final = ("community", "economy", "energy", "ecology", "industry")
INGENUITY: Final[i64] = 5
SYMBOLS: Final = ("community", "economy", "energy", "ecology", "industry", "ingenuity")

# A resource side is one of eleven: six with one symbol, numbered like the symbols, then five with two.
DOUBLE: Final[i64] = 6
SIDES: Final = 11

PRODUCTION: Final[i64] = 0
POINTS: Final[i64] = 1
CIVIC: Final[i64] = 2
KINDS: Final = ("production", "points", "civic")

# What a building gives, in one number: its points, whether it produces and has none, and whether it earns a token.
POINTS_MASK: Final[i64] = 0xFF
PLAIN_BIT: Final[i64] = 8
TOKEN_BIT: Final[i64] = 9

# Where the building begins in what is seen of a card; below it is the resource side.
BUILDING_SEEN: Final[i64] = 4

PER_PERMANENT: Final[i64] = 0
PER_PAIR: Final[i64] = 1
PER_FULL_SET: Final[i64] = 2
PER_TYPE_AT_LEAST: Final[i64] = 3
PER_MISSING_TYPE: Final[i64] = 4
PER_UNSPENT_INGENUITY: Final[i64] = 5
FLAT: Final[i64] = 6
PER_PLAIN_PRODUCTION: Final[i64] = 7
PER_UNSPENT_CARD: Final[i64] = 8
PER_CIVIC_TOKEN: Final[i64] = 9
RULES: Final = (
    "per_permanent",
    "per_pair",
    "per_full_set_of_five",
    "per_type_at_least",
    "per_missing_type",
    "per_unspent_ingenuity_card",
    "flat",
    "per_plain_production_building",
    "per_unspent_resource_card",
    "per_civic_token",
)

MOST_WORTH: Final = (2, 3, 6, 4, 4, 2, 7, 1, 1, 2)
"""What a printed token pays at most, rule by rule; by types with at least so many, as much as they are."""

KEPT: Final = {1: (40, 24, 18), 2: (40, 24, 18), 3: (52, 36, 28), 4: (64, 48, 38)}
"""Cards of each tier that stay in the game, by the number of players."""
TOKENS_LAID_OUT: Final = {1: 10, 2: 10, 3: 12, 4: 14}

MOST_TOKENS: Final = 32


class Card(NamedTuple):
    """A double-sided card: numbers stand for places in the lists above."""

    tier: int
    symbol: int
    symbols: int
    kind: int
    produces: int
    """The permanent resource, -1 for none."""
    points: int
    cost: tuple[int, ...]
    source: str


class Side(NamedTuple):
    """What one side of a card does when it is taken (see Components)."""

    change: i64
    single: i64 = 0
    double: i64 = 0
    permanent: i64 = 0
    gives: i64 = 0


class Token(NamedTuple):
    promo: bool
    rule: int
    first: int
    second: int
    """What the rule is about: a resource, a pair of them, or how many at least."""
    points: int
    source: str


class Components:
    """Card and token data by id. Shared by all positions and never changed."""

    def __init__(self, cards: list[Card], tokens: list[Token]) -> None:
        self.cards: list[Card] = cards
        self.tokens: list[Token] = tokens

        self.tier: vec[i64] = vec[i64]([card.tier for card in cards])
        self.of_tier: list[vec[i64]] = [
            vec[i64]([number for number in range(len(cards)) if cards[number].tier == tier]) for tier in (1, 2, 3)
        ]
        self.kind: vec[i64] = vec[i64]([card.kind for card in cards])
        self.produces: vec[i64] = vec[i64]([card.produces for card in cards])
        self.points: vec[i64] = vec[i64]([card.points for card in cards])
        self.cost: vec[i64] = vec[i64]([pack(list(card.cost)) for card in cards])
        self.side: vec[i64] = vec[i64]([card.symbol + DOUBLE * (card.symbols - 1) for card in cards])
        """Which of the eleven resource sides."""
        self.face: vec[i64] = vec[i64](building_faces(cards))
        """The first card with the same building side: all that is seen of a card that lies building side up."""

        # Two entries a card: its resource side, then its building.
        sides: list[Side] = [side for card in cards for side in (resource_side(card), building_side(card))]
        self.change: vec[i64] = vec[i64]([side.change for side in sides])
        """What it adds to a supply, as counters: the symbols of a resource side, minus the price of a building."""
        self.single: vec[i64] = vec[i64]([side.single for side in sides])
        self.double: vec[i64] = vec[i64]([side.double for side in sides])
        """As one unspent card with one symbol, or with two, as counters."""
        self.permanent: vec[i64] = vec[i64]([side.permanent for side in sides])
        """What it produces, as counters."""
        self.gives: vec[i64] = vec[i64]([side.gives for side in sides])
        """What a building gives besides (see POINTS_MASK)."""
        self.seen: vec[i64] = vec[i64](sides_seen(self.side, self.face))
        """What is known of a card that lies so and has shown its resource side before: that side, counted from 1, and
        (from BUILDING_SEEN on) its building, counted from 1, if that lies up."""

        self.all_tokens: vec[i64] = vec[i64](list(range(len(tokens))))
        self.base_tokens: vec[i64] = vec[i64]([number for number in range(len(tokens)) if not tokens[number].promo])
        self.rule: vec[i64] = vec[i64]([token.rule for token in tokens])
        self.first: vec[i64] = vec[i64]([token.first for token in tokens])
        self.second: vec[i64] = vec[i64]([token.second for token in tokens])
        self.worth: vec[i64] = vec[i64]([token.points for token in tokens])

        self.familiar: bool = all(familiar_card(card) for card in cards) and familiar_mixture(cards)
        """Whether cards and tokens are much like the printed ones, for which alone the judgement has been learned."""
        if not all(familiar_token(token) for token in tokens):
            self.familiar = False

    def cost_of(self, card: int) -> list[int]:
        return unpack(self.cost[card])

    def main_resource(self, card: int) -> int:
        """The resource a building is named after: what it produces, otherwise most of its cost."""
        if self.produces[card] >= 0:
            return int(self.produces[card])
        cost = self.cost_of(card)
        return cost.index(max(cost))


def resource_side(card: Card) -> Side:
    symbol: i64 = one(card.symbol)
    if card.symbols == 1:
        return Side(change=symbol, single=symbol)
    return Side(change=2 * symbol, double=symbol)


def building_side(card: Card) -> Side:
    permanent: i64 = one(card.produces) if card.produces >= 0 else 0
    gives: i64 = card.points
    if card.kind == CIVIC:
        gives |= 1 << TOKEN_BIT
    elif card.kind == PRODUCTION and card.points == 0:
        gives |= 1 << PLAIN_BIT
    return Side(change=-pack(list(card.cost)), permanent=permanent, gives=gives)


def familiar_card(card: Card) -> bool:
    """Printed are prices of 2 to 7 and, for points alone, at most 2 points more than the price."""
    price: int = sum(card.cost)
    return 2 <= price <= 7 and card.points <= min(price + 2, 7)


def familiar_token(token: Token) -> bool:
    most: int = token.first if token.rule == PER_TYPE_AT_LEAST else MOST_WORTH[token.rule]
    return token.points <= most


def familiar_mixture(cards: list[Card]) -> bool:
    """In print five buildings of eight produce; of the others half are civic."""
    kinds: list[int] = [sum([card.kind == kind for card in cards]) for kind in (PRODUCTION, CIVIC)]
    return 4 * len(cards) <= 8 * kinds[0] <= 6 * len(cards) and len(cards) <= 8 * kinds[1] <= 2 * len(cards)


def sides_seen(side: vec[i64], face: vec[i64]) -> list[i64]:
    seen: list[i64] = []
    for card in range(len(side)):
        seen += [side[card] + 1, side[card] + 1 | (face[card] + 1) << BUILDING_SEEN]
    return seen


def building_faces(cards: list[Card]) -> list[i64]:
    seen: dict[tuple[int, int, int, int, tuple[int, ...]], int] = {}
    faces: list[i64] = []
    for number in range(len(cards)):
        card = cards[number]
        faces.append(seen.setdefault((card.tier, card.kind, card.produces, card.points, card.cost), number))
    return faces
