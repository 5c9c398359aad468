"""Bloom Town as the engine knows it: the doors to this game's rooms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

import msgspec

from triopolis.engine.contract import (
    Companion,
    Component,
    DataPack,
    Dealer,
    Evaluator,
    Event,
    Game,
    HoldingKind,
    Move,
    Preview,
    ScoredTable,
    ScoreSheet,
    State,
    View,
)
from triopolis.engine.errors import BadOption
from triopolis.engine.options import check_seats, foreign_options
from triopolis.engine.pickling import picklable, picklable_components
from triopolis.engine.tables import replaced_tables
from triopolis.games.bloom_town.checks import broken_invariants
from triopolis.games.bloom_town.components import KIND_NAMES, SHOPS, Components
from triopolis.games.bloom_town.data_tables import load_components, own_tables
from triopolis.games.bloom_town.evaluation import BloomTownEvaluator
from triopolis.games.bloom_town.moves import BloomTownMove, from_text, to_action, to_move, to_text
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.printed import companion, table_score
from triopolis.games.bloom_town.rules import ACTION_COUNT, BloomTownState
from triopolis.games.bloom_town.setup import new_position
from triopolis.games.bloom_town.solo import OPPONENTS
from triopolis.games.bloom_town.state import NOTHING, Rules, Town
from triopolis.games.bloom_town.telling import explain, log_lines, sheets, why_not
from triopolis.games.bloom_town.telling.names import tile_name
from triopolis.games.bloom_town.terminal import board, short_labels
from triopolis.games.bloom_town.view import BloomTownView, make_dealer, make_view
from triopolis.locales import Message, Words, message

VERSION: Final = 1
"""Of the rules."""
LONGEST_MATCH: Final = 1_000
"""Random play takes up to 85 actions."""


class BloomTown(Game):
    def __init__(self, pack: DataPack | None = None) -> None:
        tables, _ = replaced_tables(own_tables(), pack)
        super().__init__(
            "bloom_town", range(1, 5), VERSION, ACTION_COUNT, LONGEST_MATCH, Options, BloomTownMove, tables, pack
        )
        self.components: Components = load_components(pack)
        self._rules: dict[tuple[msgspec.Struct, int], Rules] = {}

    # A match

    def settle_options(self, options: msgspec.Struct, seats: int) -> Options:
        if not isinstance(options, Options):
            raise foreign_options(self, options)
        check_seats(self, seats)
        if options.mode == "training" and (options.side == "B" or seats == 1):
            raise BadOption.of("bt-error-training", side=options.side, seats=seats)
        if seats > 1 and options.opponent is not None:
            raise BadOption.of("bt-error-opponent-seats", seats=seats)
        if seats == 1 and options.opponent is None:
            return msgspec.structs.replace(options, opponent="alice")
        return options

    def new(self, options: msgspec.Struct, seats: int, seed: str) -> State:
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
        return rules

    def opponent(self, options: msgspec.Struct, seats: int) -> Message | None:
        name = self.settle_options(options, seats).opponent
        return message(f"bt-opponent-{name}") if name else None

    def option_sets(self, seats: int) -> Iterator[msgspec.Struct]:
        """Every mode, side and opponent; the switches each way once, since they do not touch each other."""
        other_way = {"office_chain": "group", "subway_chain": "group", "recount_after_flower": "no"}
        for side, opponent in product("AB", OPPONENTS[1:] if seats == 1 else (None,)):
            played = {"side": side, "opponent": opponent}
            yield msgspec.convert(played, Options)
            yield msgspec.convert({**played, **other_way, "third_shop": "toy_shop"}, Options)
        if seats > 1:
            yield Options("training")

    # What a seat may know

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, BloomTownState)
        return make_view(state, seat)

    def view_type(self) -> type[View]:
        return BloomTownView

    def imagine(self, view: View) -> Dealer:
        return make_dealer(self.components, _own(view))

    def evaluator(self) -> Evaluator:
        return BloomTownEvaluator()

    # Actions in words

    def move(self, view: View, action: int) -> Move:
        return to_move(action)

    def action(self, view: View, move: Move) -> int:
        return to_action(move)

    def notation(self, move: Move) -> str:
        return to_text(move)

    def parse(self, text: str) -> Move:
        return from_text(text)

    def describe_move(self, view: View, move: Move) -> Message:
        return explain.describe_move(self.components, _own(view), move)

    def describe_event(self, event: Event, names: Sequence[str | Message]) -> Message | None:
        return log_lines.describe_event(event, names)

    def previews_of(self, view: View, actions: list[int]) -> list[Preview]:
        return explain.previews(self.components, _own(view), actions)

    def why_not(self, view: View, target: Component | Move) -> Message | None:
        return why_not.why_not(_own(view), target)

    # Points

    def breakdown(self, state: State) -> list[ScoreSheet]:
        assert isinstance(state, BloomTownState)
        return sheets.breakdown(state)

    def score_table(self, table: bytes) -> ScoredTable:
        return table_score.score_table(self.components, table)

    def companion(self, table: bytes) -> Companion:
        return companion.play_opponent(table)

    # Components

    def with_data(self, pack: DataPack) -> Game:
        return BloomTown(pack)

    def sources(self) -> dict[str, dict[str, int]]:
        labels = {
            "boards": [label for side in self.components.boards.values() for label in side.sources],
            "shops": [shop.source for shop in self.components.shops],
            "tiles": self.components.tile_sources,
        }
        return {table: dict(Counter(words)) for table, words in labels.items()}

    def holding_kinds(self) -> dict[int, HoldingKind]:
        return {number: HoldingKind(id, tile_name(number)) for number, id in enumerate(KIND_NAMES)}

    # For people at a terminal, and for tests

    def board(self, view: View, names: Sequence[str], say: Any) -> Any:
        assert isinstance(say, Words)
        return board.draw(self.components, _own(view), names, say)

    def short_label(self, view: View, move: Move, preview: Preview, say: Any) -> Any:
        return short_labels.short_label(move, preview)

    def broken_invariants(self, state: State) -> list[str]:
        assert isinstance(state, BloomTownState)
        return broken_invariants(state)


picklable(BloomTownState, "rules")
picklable(Town, "tiles")
picklable(Rules, "components", "players", "training", "side", "opponent", "third_shop")
picklable_components(Components, "bloom_town", "boards", "shops", "tiles", "recounts", "tile_sources")


def _own(view: View) -> BloomTownView:
    assert isinstance(view, BloomTownView)
    return view
