"""Happy City as the engine knows it: the doors to this game's rooms."""

from __future__ import annotations

import copyreg
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

import msgspec

from triopolis.engine.contract import (
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
from triopolis.engine.options import check_seats, foreign_options
from triopolis.engine.pickling import picklable, picklable_components
from triopolis.engine.tables import replaced_tables
from triopolis.games.happy_city.actions import ACTION_COUNT
from triopolis.games.happy_city.checks import broken_invariants
from triopolis.games.happy_city.components import CARDS, Components
from triopolis.games.happy_city.data_tables import load_components, own_tables
from triopolis.games.happy_city.evaluation import HappyCityEvaluator
from triopolis.games.happy_city.moves import HappyCityMove, from_text, to_action, to_move, to_text
from triopolis.games.happy_city.options import Options
from triopolis.games.happy_city.printed import table_score
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.setup import new_position
from triopolis.games.happy_city.specials import EFFECTS, effects_of
from triopolis.games.happy_city.state import NO_EFFECT, City, Effect, Rules
from triopolis.games.happy_city.telling import explain, log_lines, sheets, why_not
from triopolis.games.happy_city.terminal import board
from triopolis.games.happy_city.view import HappyCityView, make_dealer, make_view
from triopolis.locales import Message, Words, name_of

VERSION: Final = 1
"""Of the rules."""
LONGEST_MATCH: Final = 3_000
"""Random play takes up to 253 actions."""


class HappyCity(Game):
    def __init__(self, pack: DataPack | None = None) -> None:
        tables, _ = replaced_tables(own_tables(), pack)
        super().__init__(
            "happy_city", range(2, 6), VERSION, ACTION_COUNT, LONGEST_MATCH, Options, HappyCityMove, tables, pack
        )
        self.components: Components = load_components(pack)
        self._rules: dict[tuple[Options, int], Rules] = {}

    # A match

    def settle_options(self, options: msgspec.Struct, seats: int) -> Options:
        if not isinstance(options, Options):
            raise foreign_options(self, options)
        check_seats(self, seats)
        return options

    def new(self, options: msgspec.Struct, seats: int, seed: str) -> State:
        # What was played before has been checked before.
        rules = self._rules.get((options, seats)) if isinstance(options, Options) else None
        return new_position(rules or self.rules(self.settle_options(options, seats), seats), seed)

    def rules(self, options: Options, seats: int) -> Rules:
        """Made once for each set of options and number of seats."""
        found = self._rules.get((options, seats))
        if found is None:
            effects = effects_of(self.components, CARDS)
            expert, adding, grozilla = options.mode == "expert", options.scoring == "add", options.grozilla == "yes"
            limit = options.round_limit or 0
            found = Rules(self.components, effects, seats, expert, adding, grozilla, limit)
            self._rules[options, seats] = found
        return found

    def opponent(self, options: msgspec.Struct, seats: int) -> Message | None:
        self.settle_options(options, seats)
        return None

    def option_sets(self, seats: int) -> Iterator[msgspec.Struct]:
        for mode, scoring, grozilla in product(("family", "expert"), ("multiply", "add"), ("no", "yes")):
            yield msgspec.convert({"mode": mode, "scoring": scoring, "grozilla": grozilla}, Options)

    # What a seat may know

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, HappyCityState)
        return make_view(state, seat)

    def view_type(self) -> type[View]:
        return HappyCityView

    def imagine(self, view: View) -> Dealer:
        own = _own(view)
        return make_dealer(self.rules(msgspec.convert(_options(own), Options), own.players), own)

    def evaluator(self) -> Evaluator:
        return HappyCityEvaluator()

    # Actions in words

    def move(self, view: View, action: int) -> Move:
        return to_move(self.components, _own(view), action)

    def action(self, view: View, move: Move) -> int:
        return to_action(self.components, _own(view), move)

    def notation(self, move: Move) -> str:
        return to_text(move)

    def parse(self, text: str) -> Move:
        return from_text(text)

    def describe_move(self, view: View, move: Move) -> Message:
        return explain.describe_move(self.components, _own(view), move)

    def describe_event(self, event: Event, names: Sequence[str | Message]) -> Message | None:
        return log_lines.describe_event(self.components, event, names)

    def previews_of(self, view: View, actions: list[int]) -> list[Preview]:
        return explain.previews(self.imagine(view), _own(view), actions)

    def why_not(self, view: View, target: Component | Move) -> Message | None:
        return why_not.why_not(self.components, _own(view), target)

    # Points

    def breakdown(self, state: State) -> list[ScoreSheet]:
        assert isinstance(state, HappyCityState)
        return sheets.breakdown(state)

    def score_table(self, table: bytes) -> ScoredTable:
        return table_score.score_table(self.components, table)

    # Components

    def with_data(self, pack: DataPack) -> Game:
        return HappyCity(pack)

    def sources(self) -> dict[str, dict[str, int]]:
        tables = self.components.tables
        return {name: dict(Counter(card.source for card in cards)) for name, cards in tables.items()}

    def holding_kinds(self) -> dict[int, HoldingKind]:
        cards = self.components.cards
        return {number: HoldingKind(cards[number].id, name_of(cards[number].names)) for number in sorted(cards)}

    # For people at a terminal, and for tests

    def board(self, view: View, names: Sequence[str], say: Any) -> Any:
        assert isinstance(say, Words)
        return board.draw(self.components, _own(view), names, say)

    def broken_invariants(self, state: State) -> list[str]:
        assert isinstance(state, HappyCityState)
        return broken_invariants(state)


picklable(HappyCityState, "rules", "rng")
picklable(City, "slots")
picklable(Rules, "components", "effects", "players", "expert", "adding", "grozilla", "round_limit")
picklable_components(Components, "happy_city", "tables")


def effect_of_id(id: str) -> Effect:
    return EFFECTS.get(id, NO_EFFECT)


def _reduce_effect(effect: Effect) -> tuple[Any, ...]:
    return effect_of_id, (effect.id,)


for _effect in (NO_EFFECT, *EFFECTS.values()):
    copyreg.pickle(type(_effect), _reduce_effect)


def _own(view: View) -> HappyCityView:
    assert isinstance(view, HappyCityView)
    return view


def _options(view: HappyCityView) -> dict[str, Any]:
    switches = view.switches
    grozilla = "yes" if switches.grozilla else "no"
    return {
        "mode": switches.mode,
        "scoring": switches.scoring,
        "grozilla": grozilla,
        "round_limit": switches.round_limit,
    }
