"""What the components are called, as messages."""

from __future__ import annotations

from collections.abc import Sequence

from lantern_harbour.components import CRATES, FLAGS, STORES, Ship
from triopolis.locales import Message, message, name_of


def crate_name(crate: int) -> Message:
    return message(f"lantern-crate-{CRATES[crate]}")


def ship_name(ship: Ship) -> Message:
    return name_of(ship.names)


def flag_name(flag: int) -> Message:
    return message(f"lantern-flag-{FLAGS[flag]}")


def storehouse_name(berth: int) -> Message:
    return message("lantern-storehouse", good=crate_name(STORES[berth]))


def crates(counts: Sequence[int]) -> list[Message]:
    """Numbers of crates by kind, zeros left out."""
    return [
        message("lantern-crates", count=count, crate=crate_name(crate)) for crate, count in enumerate(counts) if count
    ]
