"""The cards and civic tokens, loaded from the tables beside this file or from a data pack, as flat lists."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from triopolis.engine.contract import DataPack, Rows
from triopolis.engine.errors import BadDataPack
from triopolis.engine.tables import Row, read_csv, typed_rows
from triopolis.games.point_city.packed import one

RESOURCES: Final = ("community", "economy", "energy", "ecology", "industry")
INGENUITY: Final[i64] = 5
SYMBOLS: Final = (*RESOURCES, "ingenuity")

PRODUCTION: Final[i64] = 0
POINTS: Final[i64] = 1
CIVIC: Final[i64] = 2
KINDS: Final = ("production", "points", "civic")

# A resource side is one of eleven: five singles, five doubles, ingenuity.
DOUBLE: Final[i64] = 5
WILD: Final[i64] = 10
RESOURCE_SIDES: Final = (*RESOURCES, *(f"double-{name}" for name in RESOURCES), "ingenuity")

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

KEPT: Final = {1: (40, 24, 18), 2: (40, 24, 18), 3: (52, 36, 28), 4: (64, 48, 38)}
TOKENS_LAID_OUT: Final = {1: 10, 2: 10, 3: 12, 4: 14}

MOST_CARDS: Final = 250
MOST_TOKENS: Final = 32
MOST_COST: Final = 6
"""Of one resource on one building; two such buildings are what the payment actions can express."""

COSTS: Final = tuple(f"cost_{name}" for name in RESOURCES)
CARD_COLUMNS: Final = ("id", "tier", "resource", "resource_count", "kind", "produces", "points", *COSTS, "source")
TOKEN_COLUMNS: Final = ("id", "set", "rule", "arg1", "arg2", "points", "source")
DATA: Final = Path(__file__).parent / "data"


class Components:
    """Card and token data, indexed by id. Lists are shared by all positions and never changed."""

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.tier: list[i64] = []
        self.kind: list[i64] = []
        self.cost: list[i64] = []
        """Packed (see packed.py)."""
        self.produces: list[i64] = []
        """The permanent resource, -1 for none."""
        self.points: list[i64] = []
        self.symbol: list[i64] = []
        """The resource of the resource side, INGENUITY among them."""
        self.side: list[i64] = []
        """Which of the eleven resource sides."""
        self.gain: list[i64] = []
        """The symbols of the resource side, packed; nothing for ingenuity."""
        self.wild: list[i64] = []
        """1 for an ingenuity card."""
        self.face: list[i64] = []
        """The first card with the same building side: what is seen of a card that lies building side up."""
        self.card_source: list[str] = []

        self.tokens: i64 = 0
        self.promo: list[bool] = []
        self.rule: list[i64] = []
        self.first: list[i64] = []
        self.second: list[i64] = []
        """What the rule is about: a resource, a pair of them, or how many at least."""
        self.worth: list[i64] = []
        self.token_source: list[str] = []

    def cost_of(self, card: int) -> list[int]:
        return [int((self.cost[card] >> (8 * which)) & 0xFF) for which in range(5)]

    def main_resource(self, card: int) -> int:
        """The resource a building is named after: what it produces, otherwise most of its cost."""
        if self.produces[card] >= 0:
            return int(self.produces[card])
        cost = self.cost_of(card)
        return cost.index(max(cost))


def load_components(pack: DataPack | None = None) -> Components:
    tables: dict[str, Rows] = {name: read_csv(DATA / f"{name}.csv") for name in ("cards", "tokens")}
    sources = {name: f"{name}.csv" for name in tables}
    if pack is not None:
        for name in pack.tables:
            if name not in tables:
                raise BadDataPack.of("error-pack-table", table=name, known=", ".join(tables))
        tables.update(pack.tables)
        sources.update(pack.sources)
    components = Components()
    _load_cards(components, typed_rows(tables["cards"], CARD_COLUMNS, sources["cards"]))
    _load_tokens(components, typed_rows(tables["tokens"], TOKEN_COLUMNS, sources["tokens"]))
    return components


def _load_cards(components: Components, rows: list[Row]) -> None:
    faces: dict[tuple[int, ...], int] = {}
    for number, row in enumerate(rows):
        tier = row.integer("tier", 1, 3)
        kind, produces = _kind(row)
        points = _points(row, kind)
        costs = [row.integer(column, 0, MOST_COST) for column in COSTS]
        if sum(costs) == 0:
            raise row.error(COSTS[0], "error-pack-free")
        _add_resource_side(components, row)
        components.tier.append(tier)
        components.kind.append(kind)
        components.produces.append(produces)
        components.points.append(points)
        components.cost.append(sum(cost << (8 * which) for which, cost in enumerate(costs)))
        components.face.append(faces.setdefault((tier, kind, produces, points, *costs), number))
        components.card_source.append(row.source())
    components.cards = len(rows)
    _check_card_counts(components, rows)


def _kind(row: Row) -> tuple[int, int]:
    kind = row.choice("kind", KINDS)
    allowed = RESOURCES if kind == PRODUCTION else ("none",)
    produces = row.choice("produces", allowed)
    return kind, produces if kind == PRODUCTION else -1


def _points(row: Row, kind: int) -> int:
    low, high = ((0, 3), (1, 20), (0, 0))[kind]
    return row.integer("points", low, high)


def _add_resource_side(components: Components, row: Row) -> None:
    symbol = row.choice("resource", SYMBOLS)
    symbols = row.integer("resource_count", 1, 1 if symbol == INGENUITY else 2)
    components.symbol.append(symbol)
    if symbol == INGENUITY:
        components.side.append(WILD)
        components.gain.append(0)
        components.wild.append(1)
    else:
        components.side.append(symbol + (symbols - 1) * DOUBLE)
        components.gain.append(one(symbol) * symbols)
        components.wild.append(0)


def _check_card_counts(components: Components, rows: list[Row]) -> None:
    last = rows[-1]
    if len(rows) > MOST_CARDS:
        raise last.error("id", "error-pack-too-many", found=len(rows), most=MOST_CARDS)
    for tier, needed in enumerate(KEPT[4], start=1):
        found = sum(1 for value in components.tier if value == tier)
        if found < needed:
            raise last.error("tier", "error-pack-tier", tier=tier, found=found, needed=needed)


def _load_tokens(components: Components, rows: list[Row]) -> None:
    for row in rows:
        components.promo.append(row.choice("set", ("base", "promo")) == 1)
        rule = row.choice("rule", RULES)
        first, second = _token_arguments(row, rule)
        components.rule.append(rule)
        components.first.append(first)
        components.second.append(second)
        components.worth.append(row.integer("points", 1, 20))
        components.token_source.append(row.source())
    components.tokens = len(rows)
    last, most = rows[-1], max(TOKENS_LAID_OUT.values())
    if len(rows) > MOST_TOKENS:
        raise last.error("id", "error-pack-too-many", found=len(rows), most=MOST_TOKENS)
    base = components.promo.count(False)
    if base < most:
        raise last.error("set", "error-pack-tokens", found=base, needed=most)


def _token_arguments(row: Row, rule: int) -> tuple[int, int]:
    if rule == PER_PERMANENT:
        row.choice("arg2", ("",))
        return row.choice("arg1", RESOURCES), 0
    if rule == PER_PAIR:
        first, second = row.choice("arg1", RESOURCES), row.choice("arg2", RESOURCES)
        if first == second:
            raise row.error("arg2", "error-pack-pair", value=row.text("arg2"))
        return first, second
    row.choice("arg2", ("",))
    if rule == PER_TYPE_AT_LEAST:
        return row.integer("arg1", 1, 10), 0
    row.choice("arg1", ("",))
    return 0, 0
