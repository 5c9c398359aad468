"""What lies on the table, in one form for all games: the terminal's board, the table in words for screen readers and
the page's generic board are made from it, and know no game.

A game's `spread.py` lists the regions of a view. An item is anything a person would point at. It carries the legal
actions it has a part in: whoever chooses items one after the other narrows the choice down to a single action.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from triopolis.engine.shapes import Component
from triopolis.locales import Message

RegionKind = Literal["row", "grid", "stack", "hand", "purse", "score"]
"""Things side by side; cells of a board; a pile; what a place holds; counters (coins, resources); points."""

Colour = Literal["", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", "brown", "grey", "white"]
"""A colour that terminals and the page know by day and by night; a sign always stands beside it."""

Picture = Literal[
    "people", "person", "coin", "bolt", "leaf", "gear", "bulb", "star", "token", "heart",
    "office", "subway", "park", "home", "shop", "columns", "wheel", "factory",
    "tulip", "daisy", "rose", "sunflower", "iris", "flower",
]  # fmt: skip
"""What the page can draw in place of a sign."""

SourceMark = Literal["", "reconstructed", "original"]
"""Set where a component is not known from the printed game."""


def source_mark(label: str) -> SourceMark:
    """The mark of a component, from the label of its row in the data."""
    match label:
        case "reconstructed" | "original":
            return label
    return ""


LARGEST_GRID: Final = 12
"""Columns of a grid that still fits a phone and eighty characters."""


class Amount(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """So much of something, as a card prints it: a number and a sign."""

    name: Message
    """What there is so much of: “economy”, “coins”."""
    number: int = 1
    most: int = 0
    """Where it differs: up to so many."""
    sign: str
    colour: Colour = ""
    pictures: list[Picture] = []


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing on the table."""

    name: Message
    """What it is, as a person would call it: “Bakery”, “pile”."""
    short: Message | None = None
    """What is enough of it where there is little room, beside its pictures."""
    place: str = ""
    """What moves and log call the cell or slot it lies in, where that has a name: “b3”."""
    text: Message | None = None
    """What it does or gives, in a few words or signs."""
    aside: Message | None = None
    """The same where there is room for it only: the terminal leaves it out."""
    costs: list[Amount] = []
    """What it costs or asks for, where `text` says it too: boards show it in signs instead."""
    gives: list[Amount] = []
    """What it gives, in the same way."""
    times: bool = False
    """Whether what it gives is multiplied, as in “3 residents × 2 hearts”."""
    number: int | None = None
    """How many there are, or what it is worth: shown large."""
    colour: Colour = ""
    sign: str = ""
    """One or two characters, so that nothing depends on colour."""
    pictures: list[Picture] = []
    """The same as the page draws it, where it can."""
    source: SourceMark = ""
    component: Component | None = None
    """For help, and to ask why it cannot be chosen now."""
    actions: list[int] = []
    """The legal actions it has a part in, ascending."""
    empty: bool = False
    """A place where nothing lies (now)."""
    about: list[Message] = []
    """What it is and what it is for, to those who ask: a text each, as the rulebook has it."""
    mark: Message | None = None
    """What else is to be seen on it: “taken next by the automa”, “just drawn”."""


class Region(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Things that lie together. What is everybody's comes first, then place by place."""

    kind: RegionKind
    name: Message
    items: list[Item]
    owner: int | None = None
    """The place (a seat, or the solo opponent after the seats) it belongs to; None: everybody's."""
    columns: int = 0
    """Of a grid, filled row by row."""
    note: Message | None = None
    """What holds for all of it, in a sentence."""
    news: bool = False
    """Whether everyone should hear of the note when it appears, like that of the last round."""
