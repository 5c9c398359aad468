"""What the components are called, as messages."""

from __future__ import annotations

from triopolis.engine.contract import HoldingKind
from triopolis.games.bloom_town.components import ICONS, KIND_NAMES, OFFICE, SHOP, SHOPS, SUBWAY, TYPES, Components
from triopolis.games.bloom_town.view import SwitchView
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


def tile_worth(components: Components, switches: SwitchView, kind: int) -> Message:
    """What a tile scores, in a few words."""
    if kind >= SHOP:
        first, second = components.shops[kind - int(SHOP)].likes
        return message("bt-worth-shop", first=type_name(first), second=type_name(second))
    if kind == OFFICE:
        return message("bt-worth-office-group" if switches.office_group else "bt-worth-office-line")
    if kind == SUBWAY:
        return message("bt-worth-subway-group" if switches.subway_group else "bt-worth-subway-line")
    return message(f"bt-worth-{TYPES[kind]}")


def holding_kinds() -> dict[int, HoldingKind]:
    """Every kind of tile, by its number."""
    return {number: HoldingKind(id, tile_name(number)) for number, id in enumerate(KIND_NAMES)}
