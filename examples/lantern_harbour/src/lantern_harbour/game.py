"""Lantern Harbour as the engine knows it: what a match needs. The rest is in the rooms beside it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

import msgspec

from lantern_harbour.components import NOTHING, Ship
from lantern_harbour.data_files import load_ships, own_data
from lantern_harbour.dealer import LanternDealer
from lantern_harbour.moves import LanternMove, from_text, to_action, to_move, to_text
from lantern_harbour.options import Options
from lantern_harbour.rules import ACTION_COUNT, LanternState
from lantern_harbour.setup import new_position
from lantern_harbour.solo import LEVELS
from lantern_harbour.state import Rules
from lantern_harbour.view import LanternView, make_view
from triopolis.engine.contract import DataPack, Game, Move
from triopolis.engine.data_files import replaced_data
from triopolis.engine.errors import BadOption
from triopolis.engine.pickling import picklable
from triopolis.locales import Message, message

VERSION: Final = 1
"""Of the rules."""
LONGEST_MATCH: Final = 400
"""Four players have at most 96 actions in twelve rounds."""


class LanternHarbour(Game[LanternState, LanternView, Options]):
    def __init__(self, pack: DataPack | None = None) -> None:
        super().__init__(
            id="lantern",
            seats=range(1, 5),
            version=VERSION,
            action_count=ACTION_COUNT,
            longest_match=LONGEST_MATCH,
            options=Options,
            views=LanternView,
            moves=LanternMove,
            data=replaced_data(own_data(), pack)[0],
            pack=pack,
        )
        self.ships: tuple[Ship, ...] = load_ships(pack)

    # A match

    def fit_options(self, options: Options, seats: int) -> Options:
        if seats > 1 and options.lamplighter is not None:
            raise BadOption.of("lantern-error-lamplighter-seats", seats=seats)
        if seats == 1 and options.lamplighter is None:
            return msgspec.structs.replace(options, lamplighter="normal")
        return options

    def option_sets(self, seats: int) -> Iterator[Options]:
        for level, storehouses in product(LEVELS if seats == 1 else (None,), ("yes", "no")):
            yield msgspec.convert({"lamplighter": level, "storehouses": storehouses}, Options)

    def new(self, options: Options, seats: int, seed: str) -> LanternState:
        settled = self.settle_options(options, seats)
        lamplighter = LEVELS[settled.lamplighter] if settled.lamplighter else NOTHING
        return new_position(Rules(self.ships, seats, settled.storehouses == "yes", lamplighter), seed)

    def opponent(self, options: Options, seats: int) -> Message | None:
        return message("lantern-lamplighter") if self.settle_options(options, seats).lamplighter else None

    def with_data(self, pack: DataPack) -> LanternHarbour:
        return LanternHarbour(pack)

    # What a seat may know

    def view(self, state: LanternState, seat: int | None) -> LanternView:
        return make_view(state, seat)

    def imagine(self, view: LanternView) -> LanternDealer:
        return LanternDealer(self.ships, view)

    # Actions as moves

    def move(self, view: LanternView, action: int) -> Move:
        return to_move(action)

    def action(self, view: LanternView, move: Move) -> int:
        return to_action(move)

    def notation(self, move: Move) -> str:
        return to_text(move)

    def parse(self, text: str) -> Move:
        return from_text(text)


# A compiled base class is made by calling it: pickle is told with what.
picklable(LanternState, "rules")
