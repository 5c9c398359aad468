"""Things a person may point at, and the actions in which they have a part."""

from __future__ import annotations

from typing import Final

from lantern_harbour.components import BERTHS
from lantern_harbour.rules import DRAW, MOOR, SEND, TAKE, WAIT
from lantern_harbour.view import LanternView
from triopolis.engine.contract import Component

CRATE: Final = "crate"
"""On the quay, by its place from 0."""
BAG: Final = "bag"
SHIP: Final = "ship"
"""In the bay, by its place from 0."""
BERTH: Final = "berth"
"""In your own harbour."""
HAND: Final = "hand"
"""A kind of crate in your own hand."""


def actions_with(view: LanternView, component: Component) -> list[int]:
    """The legal actions in which a component has a part."""
    return [action for action in view.actions if component in components_of(action)]


def components_of(action: int) -> list[Component]:
    if action < DRAW:
        return [Component(CRATE, action - TAKE)]
    if action == DRAW:
        return [Component(BAG)]
    if action < SEND:
        place, berth = divmod(action - MOOR, BERTHS)
        return [Component(SHIP, place), Component(BERTH, berth)]
    return [Component(SHIP, action - SEND)] if action < WAIT else []
