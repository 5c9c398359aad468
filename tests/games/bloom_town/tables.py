"""A table to lay out positions on, in the words of the rules.

The boards are the tests' own, so that nothing hangs on the reconstructed ones: the columns a to e show the icons of the
market from left to right; spring cells are the third row on side A and the fifth row on side B.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import DataPack, Event, Fact, Log, Rows, ScoredTable
from triopolis.engine.match import Match
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import ICONS, KIND_NAMES, TYPES
from triopolis.games.bloom_town.counters import one
from triopolis.games.bloom_town.events import Doubled, HandScored, Placed
from triopolis.games.bloom_town.game import BloomTown
from triopolis.games.bloom_town.moves import CELL_NAMES
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.state import Town
from triopolis.games.bloom_town.view import BloomTownView, make_view

SIZES = {1: 8, 2: 8, 3: 11, 4: 13}
MARKET = ("office", "subway", "park", "home", "shop:grocery")


def board_rows(springs: dict[str, Iterable[str]]) -> Rows:
    """Both sides with an icon for each column and these spring cells."""
    return [
        {
            "side": side,
            "row": str(row),
            "col": str(column + 1),
            "icon": ICONS[column],
            "spring": str(int(f"{'abcde'[column]}{row}" in springs[side])),
            "source": "reconstructed",
        }
        for side in "AB"
        for row in range(1, 6)
        for column in range(5)
    ]


THIRD_ROW = ("a3", "b3", "c3", "d3", "e3")
FIFTH_ROW = ("a5", "b5", "c5", "d5", "e5")
TOWN_GAME: BloomTown = GAME.with_data(DataPack({"boards": board_rows({"A": THIRD_ROW, "B": FIFTH_ROW})}))


def number(tile: str) -> int:
    """A tile as a number: `park`, `shop:grocery`, `recount:park`."""
    if tile.startswith("recount:"):
        return 10 + TYPES.index(tile.removeprefix("recount:"))
    return KIND_NAMES.index(tile)


def result(scored: ScoredTable) -> Any:
    """The answer about a printed town, as whoever reads its JSON has it."""
    return scored.result


def names(tiles: Iterable[int]) -> list[str]:
    """Tiles as words, `-` for a hole."""
    return [KIND_NAMES[tile] if tile >= 0 else "-" for tile in tiles]


def cells(fact: Placed | Doubled | HandScored) -> list[str]:
    """The cells that a fact lights up."""
    return [CELL_NAMES[cell] for cell in fact.cells]


class Table:
    """Seat 0 is first and to build; hands of an office and a subway, dealt face down; the market full; no recount tile
    anywhere; full stacks of homes. Whatever a test is about it lays out anew."""

    def __init__(self, players: int = 2, game: BloomTown = TOWN_GAME, **options: str) -> None:
        self.game = game
        self.options = Options(**options)  # type: ignore[arg-type]
        state = game.new(self.options, players, "table")
        self.state: BloomTownState = state
        self.players = players
        state.actor = state.first = 0
        state.shown = state.shown_twice = state.collected = 0
        self.market(*MARKET)
        for slot in range(5):
            self.stack(slot, *(["home"] * int(state.stack_size)))
        for seat in range(players):
            self.hand(seat, "office", "subway")

    # Laying out

    def market(self, *tiles: str) -> None:
        self.state.market = self.state.filled = 0
        for slot, tile in enumerate(tiles):
            if tile != "-":
                self.state.put_in(slot, number(tile))

    def stack(self, slot: int, *tiles: str) -> None:
        """What is left of a stack, from its top."""
        size = int(self.state.stack_size)
        whole = [int(tile) for tile in self.state.stacks]
        start = slot * size
        whole[start : start + size] = [0] * (size - len(tiles)) + [number(tile) for tile in tiles]
        self.state.stacks = vec[i64](whole)
        left = [int(self.state.stack_left(other)) for other in range(5)]
        left[slot] = len(tiles)
        self.state.set_stacks_left(left)

    def stacks(self, *sizes: int) -> None:
        """Stacks of so many homes."""
        for slot, size in enumerate(sizes):
            self.stack(slot, *(["home"] * size))

    def hand(self, seat: int, *tiles: str, known: Sequence[str] = ()) -> None:
        """Tiles dealt face down, then those taken face up."""
        town = self.state.towns[seat]
        town.low = town.high = -1
        town.low_known = town.high_known = False
        for tile in tiles:
            town.take(number(tile), False)
        for tile in known:
            town.take(number(tile), True)

    def build(self, seat: int, **tiles: str) -> None:
        """Tiles on cells: `a1="park"`."""
        town = self.state.towns[seat]
        for cell, tile in tiles.items():
            bit = 1 << CELL_NAMES.index(cell)
            town.tiles[number(tile)] |= bit
            town.built |= bit

    def recounts(self, **showing: int) -> None:
        for name, count in showing.items():
            bit = 1 << TYPES.index(name)
            self.state.shown = self.state.shown & ~bit | (bit if count > 0 else 0)
            self.state.shown_twice = self.state.shown_twice & ~bit | (bit if count > 1 else 0)

    def owns(self, **tiles: int) -> None:
        """What the solo opponent has; shops as `ice_cream=2`."""
        self.state.collected = 0
        for name, count in tiles.items():
            self.state.collected += count * one(number(name if name in KIND_NAMES else f"shop:{name}"))

    def no_flowers(self) -> None:
        for town in self.state.towns:
            town.flower = False

    def turn(self, seat: int, number: int) -> None:
        self.state.actor, self.state.turn = seat, number

    # Playing

    def view(self, seat: int | None = None) -> BloomTownView:
        return make_view(self.state, int(self.state.actor) if seat is None else seat)

    def legal(self, *kinds: str) -> set[str]:
        """The legal moves, or those that begin with one of these words."""
        view = self.view()
        texts = {self.game.notation(self.game.move(view, action)) for action in view.actions}
        return {text for text in texts if not kinds or text.split()[0] in kinds}

    def extras(self) -> set[str]:
        """The legal moves that are no placements."""
        return {text for text in self.legal() if not text.startswith("place")}

    def play(self, *texts: str) -> list[Event]:
        log = Log()
        for text in texts:
            assert text in self.legal(), f"{text} is none of {sorted(self.legal())}"
            self.state.play(self.action(text), log)
        return log.events

    def action(self, text: str) -> int:
        return self.game.action(self.view(), self.game.parse(text))

    def match(self) -> Match:
        """A match that goes on from this position."""
        match = Match(self.game, self.players, self.options, "table")
        match.state = self.state
        return match

    # Looking

    def town(self, seat: int = 0) -> Town:
        return self.state.towns[seat]

    def held(self, seat: int = 0) -> list[str]:
        town = self.state.towns[seat]
        return names(tile for tile in (int(town.low), int(town.high)) if tile >= 0)

    def shown(self) -> list[str]:
        return names(self.state.market_tiles())

    def scores(self) -> list[int]:
        return self.state.scores()


def only(events: Sequence[Event], kind: str) -> Event:
    """The one event of a kind."""
    matching = [event for event in events if event.kind == kind]
    assert len(matching) == 1, f"{len(matching)} events {kind}"
    return matching[0]


Kind = TypeVar("Kind", bound=Fact)


def facts(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """What the events of a kind tell everybody."""
    return [event.public for event in events if isinstance(event.public, kind)]


def fact(events: Sequence[Event], kind: type[Kind]) -> Kind:
    """What the one event of a kind tells everybody."""
    [single] = facts(events, kind)
    return single


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
