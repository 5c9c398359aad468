"""Bloom Town as the engine knows it: what a match needs. The rest is in the rooms beside it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

import msgspec

from triopolis.engine.contract import DataPack, Game, Move
from triopolis.engine.data_files import replaced_data
from triopolis.engine.errors import BadOption
from triopolis.engine.pickling import picklable, picklable_components
from triopolis.games.bloom_town.components import SHOPS, Components
from triopolis.games.bloom_town.data_files import load_components, own_data
from triopolis.games.bloom_town.dealer import BloomTownDealer
from triopolis.games.bloom_town.moves import BloomTownMove, from_text, to_action, to_move, to_text
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.rules import ACTION_COUNT, BloomTownState
from triopolis.games.bloom_town.setup import new_position
from triopolis.games.bloom_town.solo import OPPONENTS
from triopolis.games.bloom_town.state import NOTHING, Rules, Town
from triopolis.games.bloom_town.view import BloomTownView, make_dealer, make_view
from triopolis.locales import Message, message

VERSION: Final = 1
"""Of the rules."""
LONGEST_MATCH: Final = 1_000
"""The most actions a match may have; random play takes up to 85."""


class BloomTown(Game[BloomTownState, BloomTownView, Options]):
    def __init__(self, pack: DataPack | None = None) -> None:
        super().__init__(
            id="bloom_town",
            seats=range(1, 5),
            version=VERSION,
            action_count=ACTION_COUNT,
            longest_match=LONGEST_MATCH,
            options=Options,
            views=BloomTownView,
            moves=BloomTownMove,
            data=replaced_data(own_data(), pack)[0],
            pack=pack,
        )
        self.components: Components = load_components(pack)
        self._rules: dict[tuple[Options, int], Rules] = {}

    # A match

    def fit_options(self, options: Options, seats: int) -> Options:
        if options.mode == "training" and (options.side == "B" or seats == 1):
            raise BadOption.of("bt-error-training", side=options.side, seats=seats)
        if seats > 1 and options.opponent is not None:
            raise BadOption.of("bt-error-opponent-seats", seats=seats, option="opponent")
        if seats > 1 and options.rival_scoring != "takes":
            raise BadOption.of("bt-error-opponent-seats", seats=seats, option="rival_scoring")
        if seats == 1 and options.opponent is None:
            return msgspec.structs.replace(options, opponent="alice")
        return options

    def option_sets(self, seats: int) -> Iterator[Options]:
        """Every mode, side and opponent; the switches each way once, since they do not touch each other."""
        other_way = {"office_chain": "group", "subway_chain": "group", "recount_after_flower": "no"}
        if seats == 1:
            other_way["rival_scoring"] = "recounts"
        for side, opponent in product("AB", OPPONENTS[1:] if seats == 1 else (None,)):
            played = {"side": side, "opponent": opponent}
            yield msgspec.convert(played, Options)
            yield msgspec.convert({**played, **other_way, "third_shop": "toy_shop"}, Options)
        if seats > 1:
            yield Options("training")

    def new(self, options: Options, seats: int, seed: str) -> BloomTownState:
        # What was played before has been checked before.
        rules = self._rules.get((options, seats)) if isinstance(options, Options) else None
        if rules is None:
            rules = self._make_rules(self.settle_options(options, seats), seats)
            self._rules[options, seats] = rules
        return new_position(rules, seed)

    def _make_rules(self, options: Options, seats: int) -> Rules:
        opponent = OPPONENTS.index(options.opponent or "none")
        third_shop = 4 + SHOPS.index(options.third_shop) if options.third_shop else NOTHING
        training, side = options.mode == "training", "AB".index(options.side)
        rules = Rules(self.components, seats, training, side, opponent, third_shop)
        rules.office_group = options.office_chain == "group"
        rules.subway_group = options.subway_chain == "group"
        rules.recount_after_flower = options.recount_after_flower == "yes"
        rules.rival_scores_takes = options.rival_scoring == "takes"
        return rules

    def opponent(self, options: Options, seats: int) -> Message | None:
        name = self.settle_options(options, seats).opponent
        return message(f"bt-opponent-{name}") if name else None

    def with_data(self, pack: DataPack) -> BloomTown:
        return BloomTown(pack)

    # What a seat may know

    def view(self, state: BloomTownState, seat: int | None) -> BloomTownView:
        return make_view(state, seat)

    def imagine(self, view: BloomTownView) -> BloomTownDealer:
        return make_dealer(self.components, view)

    # Actions as moves

    def move(self, view: BloomTownView, action: int) -> Move:
        return to_move(action)

    def action(self, view: BloomTownView, move: Move) -> int:
        return to_action(move)

    def notation(self, move: Move) -> str:
        return to_text(move)

    def parse(self, text: str) -> Move:
        return from_text(text)


picklable(BloomTownState, "rules")
picklable(Town, "tiles")
picklable(Rules, "components", "players", "training", "side", "opponent", "third_shop")
picklable_components(Components, "bloom_town", "boards", "shops", "tiles", "recounts", "tile_sources")
