"""What the components are called, as messages."""

from __future__ import annotations

from triopolis.engine.contract import HoldingKind
from triopolis.games.bloom_town.components import ICONS, KIND_NAMES, SHOPS, TYPES, Components
from triopolis.locales import Message, message


def tile_name(kind: int) -> Message:
    if kind < 4:
        return type_name(kind)
    return message(f"bt-shop-{SHOPS[kind - 4]}")


def type_name(which: int) -> Message:
    return message(f"bt-type-{TYPES[which]}")


def types_name(which: int) -> Message:
    """All tiles of a type, as what is scored."""
    return message(f"bt-types-{TYPES[which]}")


def icon_name(slot: int) -> Message:
    return message(f"bt-icon-{ICONS[slot]}")


def shop_likes(components: Components, kind: int) -> Message:
    first, second = components.shops[kind - 4].likes
    return message("bt-shop-likes", shop=tile_name(kind), first=type_name(first), second=type_name(second))


def holding_kinds() -> dict[int, HoldingKind]:
    """Every kind of tile, by its number."""
    return {number: HoldingKind(id, tile_name(number)) for number, id in enumerate(KIND_NAMES)}
