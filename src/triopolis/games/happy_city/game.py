"""Happy City as the engine knows it: what a match needs. The rest is in the rooms beside it."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, Literal

from triopolis.engine.contract import DataPack, Game, Move
from triopolis.engine.data_files import replaced_data
from triopolis.engine.errors import BadOption
from triopolis.engine.pickling import picklable, picklable_components
from triopolis.games.happy_city.actions import ACTION_COUNT
from triopolis.games.happy_city.components import CARDS, Components
from triopolis.games.happy_city.data_files import load_components, own_data
from triopolis.games.happy_city.dealer import HappyCityDealer
from triopolis.games.happy_city.moves import HappyCityMove, from_text, to_action, to_move, to_text
from triopolis.games.happy_city.options import Options
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.setup import new_position
from triopolis.games.happy_city.specials import EFFECTS, effects_of
from triopolis.games.happy_city.state import NO_EFFECT, City, Effect, Rules
from triopolis.games.happy_city.view import HappyCityView, make_dealer, make_view
from triopolis.locales import Message

VERSION: Final = 1
"""Of the rules."""
LONGEST_MATCH: Final = 3_000
"""The most actions a match may have; random play takes up to 253."""

MODES: Final[tuple[Literal["family", "expert"], ...]] = ("family", "expert")
SCORINGS: Final[tuple[Literal["multiply", "add"], ...]] = ("multiply", "add")
WITH_GROZILLA: Final[tuple[Literal["no", "yes"], ...]] = ("no", "yes")


class HappyCity(Game[HappyCityState, HappyCityView, Options]):
    def __init__(self, pack: DataPack | None = None) -> None:
        super().__init__(
            id="happy_city",
            seats=range(2, 6),
            version=VERSION,
            action_count=ACTION_COUNT,
            longest_match=LONGEST_MATCH,
            options=Options,
            views=HappyCityView,
            moves=HappyCityMove,
            data=replaced_data(own_data(), pack)[0],
            pack=pack,
        )
        self.components: Components = load_components(pack)
        self._rules: dict[tuple[Options, int], Rules] = {}

    # A match

    def fit_options(self, options: Options, seats: int) -> Options:
        if options.deflect == "must" and options.grozilla == "no":
            raise BadOption.of("hc-error-deflect-grozilla")
        return options

    def option_sets(self, seats: int) -> Iterator[Options]:
        for mode, scoring, grozilla in product(MODES, SCORINGS, WITH_GROZILLA):
            yield Options(mode=mode, scoring=scoring, grozilla=grozilla)
        for mode in MODES:
            yield Options(mode=mode, grozilla="yes", deflect="must")

    def new(self, options: Options, seats: int, seed: str) -> HappyCityState:
        return new_position(self.rules(options, seats), seed)

    def rules(self, options: Options, seats: int) -> Rules:
        """Made once for each set of options and number of seats: what was played before has been checked before."""
        # Foreign options need not be hashable; they are refused below.
        rules = self._rules.get((options, seats)) if isinstance(options, Options) else None
        if rules is None:
            rules = self._rules[options, seats] = self._make_rules(self.settle_options(options, seats), seats)
        return rules

    def _make_rules(self, options: Options, seats: int) -> Rules:
        rules = Rules(
            components=self.components,
            effects=effects_of(self.components, CARDS),
            players=seats,
            expert=options.mode == "expert",
            adding=options.scoring == "add",
            grozilla=options.grozilla == "yes",
            round_limit=options.round_limit or 0,
        )
        rules.must_deflect = options.deflect == "must"
        return rules

    def opponent(self, options: Options, seats: int) -> Message | None:
        """Nobody: the rulebook has none."""
        self.settle_options(options, seats)
        return None

    def with_data(self, pack: DataPack) -> HappyCity:
        return HappyCity(pack)

    # What a seat may know

    def view(self, state: HappyCityState, seat: int | None) -> HappyCityView:
        return make_view(state, seat)

    def imagine(self, view: HappyCityView) -> HappyCityDealer:
        return make_dealer(self.rules(view.switches.as_options(), view.players), view)

    # Actions as moves

    def move(self, view: HappyCityView, action: int) -> Move:
        return to_move(self.components, view, action)

    def action(self, view: HappyCityView, move: Move) -> int:
        return to_action(self.components, view, move)

    def notation(self, move: Move) -> str:
        return to_text(move)

    def parse(self, text: str) -> Move:
        return from_text(text)


picklable(HappyCityState, "rules", "rng")
picklable(City, "slots")
picklable(Rules, "components", "effects", "players", "expert", "adding", "grozilla", "round_limit")
picklable_components(Components, "happy_city", "by_file")


def effect_of_id(id: str) -> Effect:
    return EFFECTS.get(id, NO_EFFECT)


def _reduce_effect(effect: Effect) -> tuple[Callable[[str], Effect], tuple[str]]:
    return effect_of_id, (effect.id,)


for _effect in (NO_EFFECT, *EFFECTS.values()):
    copyreg.pickle(type(_effect), _reduce_effect)
