"""Point City as the engine knows it: the doors to this game's rooms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
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
from triopolis.games.point_city.checks import broken_invariants
from triopolis.games.point_city.components import Components
from triopolis.games.point_city.data_tables import load_components, own_tables
from triopolis.games.point_city.evaluation import PointCityEvaluator
from triopolis.games.point_city.moves import PointCityMove, from_text, to_action, to_move, to_text
from triopolis.games.point_city.options import Options
from triopolis.games.point_city.printed import companion, table_score
from triopolis.games.point_city.rules import ACTION_COUNT, PointCityState
from triopolis.games.point_city.setup import new_position
from triopolis.games.point_city.solo import LEVELS
from triopolis.games.point_city.state import City
from triopolis.games.point_city.telling import explain, log_lines, sheets, why_not
from triopolis.games.point_city.telling.names import holding_kinds
from triopolis.games.point_city.terminal import board, short_labels
from triopolis.games.point_city.view import PointCityView, make_dealer, make_view
from triopolis.locales import Message, Words, message

VERSION: Final = 1
"""Of the rules."""
LONGEST_MATCH: Final = 1_500
"""Random play takes up to 105 actions."""


class PointCity(Game):
    def __init__(self, pack: DataPack | None = None) -> None:
        tables, _ = replaced_tables(own_tables(), pack)
        super().__init__(
            "point_city", range(1, 5), VERSION, ACTION_COUNT, LONGEST_MATCH, Options, PointCityMove, tables, pack
        )
        self.components: Components = load_components(pack)

    # A match

    def settle_options(self, options: msgspec.Struct, seats: int) -> Options:
        if not isinstance(options, Options):
            raise foreign_options(self, options)
        check_seats(self, seats)
        if seats > 1 and options.automa is not None:
            raise BadOption.of("pc-error-automa-seats", seats=seats)
        if seats == 1 and options.automa is None:
            return Options(options.tokens, "easy")
        return options

    def new(self, options: msgspec.Struct, seats: int, seed: str) -> State:
        settled = self.settle_options(options, seats)
        level = LEVELS.index(settled.automa or "none")
        return new_position(self.components, seats, level, settled.tokens == "base", seed)

    def opponent(self, options: msgspec.Struct, seats: int) -> Message | None:
        level = self.settle_options(options, seats).automa
        return message("pc-automa-level", level=message(f"pc-level-{level}")) if level else None

    def option_sets(self, seats: int) -> Iterator[msgspec.Struct]:
        for tokens in ("all", "base"):
            for level in LEVELS[1:] if seats == 1 else (None,):
                yield Options(tokens, level)

    # What a seat may know

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, PointCityState)
        return make_view(state, seat)

    def view_type(self) -> type[View]:
        return PointCityView

    def imagine(self, view: View) -> Dealer:
        return make_dealer(self.components, _own(view))

    def evaluator(self) -> Evaluator:
        return PointCityEvaluator()

    # Actions in words

    def move(self, view: View, action: int) -> Move:
        return to_move(_own(view), action)

    def action(self, view: View, move: Move) -> int:
        return to_action(_own(view), move)

    def notation(self, move: Move) -> str:
        return to_text(move)

    def parse(self, text: str) -> Move:
        return from_text(text)

    def describe_move(self, view: View, move: Move) -> Message:
        return explain.describe_move(self.components, _own(view), move)

    def describe_event(self, event: Event, names: Sequence[str | Message]) -> Message | None:
        return log_lines.describe_event(self.components, event, names)

    def previews_of(self, view: View, actions: list[int]) -> list[Preview]:
        return explain.previews(self.components, _own(view), actions)

    def why_not(self, view: View, target: Component | Move) -> Message | None:
        return why_not.why_not(self.components, _own(view), target)

    # Points

    def breakdown(self, state: State) -> list[ScoreSheet]:
        assert isinstance(state, PointCityState)
        return sheets.breakdown(state)

    def score_table(self, table: bytes) -> ScoredTable:
        return table_score.score_table(self.components, table)

    def companion(self, table: bytes) -> Companion:
        return companion.play_opponent(table)

    # Components

    def with_data(self, pack: DataPack) -> Game:
        return PointCity(pack)

    def sources(self) -> dict[str, dict[str, int]]:
        labels = {
            "cards": [card.source for card in self.components.cards],
            "tokens": [token.source for token in self.components.tokens],
        }
        return {table: dict(Counter(words)) for table, words in labels.items()}

    def holding_kinds(self) -> dict[int, HoldingKind]:
        return holding_kinds(self.components)

    # For people at a terminal, and for tests

    def board(self, view: View, names: Sequence[str], say: Any) -> Any:
        assert isinstance(say, Words)
        return board.draw(self.components, _own(view), names, say)

    def short_label(self, view: View, move: Move, preview: Preview, say: Any) -> Any:
        return short_labels.short_label(self.components, _own(view), move, preview, say)

    def broken_invariants(self, state: State) -> list[str]:
        assert isinstance(state, PointCityState)
        return broken_invariants(state)


picklable(PointCityState, "components", "players", "automa", "market", "change")
picklable(City, "cards")
picklable_components(Components, "point_city", "cards", "tokens")


def _own(view: View) -> PointCityView:
    assert isinstance(view, PointCityView)
    return view
