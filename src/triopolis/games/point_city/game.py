"""Point City as the engine knows it: what a match needs. The rest is in the rooms beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from triopolis.engine.contract import DataPack, Game, Move
from triopolis.engine.data_files import replaced_data
from triopolis.engine.errors import BadOption
from triopolis.engine.pickling import picklable, picklable_components
from triopolis.games.point_city.components import Components
from triopolis.games.point_city.data_files import load_components, own_data
from triopolis.games.point_city.dealer import PointCityDealer
from triopolis.games.point_city.moves import PointCityMove, from_text, to_action, to_move, to_text
from triopolis.games.point_city.options import Options
from triopolis.games.point_city.rules import ACTION_COUNT, PointCityState
from triopolis.games.point_city.setup import new_position
from triopolis.games.point_city.solo import LEVELS
from triopolis.games.point_city.state import City
from triopolis.games.point_city.view import PointCityView, make_dealer, make_view
from triopolis.locales import Message, message

VERSION: Final = 1
"""Of the rules."""
LONGEST_MATCH: Final = 1_500
"""The most actions a match may have; random play takes up to 105."""


class PointCity(Game[PointCityState, PointCityView, Options]):
    def __init__(self, pack: DataPack | None = None) -> None:
        super().__init__(
            id="point_city",
            seats=range(1, 5),
            version=VERSION,
            action_count=ACTION_COUNT,
            longest_match=LONGEST_MATCH,
            options=Options,
            views=PointCityView,
            moves=PointCityMove,
            data=replaced_data(own_data(), pack)[0],
            pack=pack,
        )
        self.components: Components = load_components(pack)
        self._settled: dict[tuple[Options, int], Options] = {}

    # A match

    def fit_options(self, options: Options, seats: int) -> Options:
        if seats > 1 and options.automa is not None:
            raise BadOption.of("pc-error-automa-seats", seats=seats)
        if seats == 1 and options.automa is None:
            return Options(options.tokens, "easy")
        return options

    def option_sets(self, seats: int) -> Iterator[Options]:
        for tokens in ("all", "base"):
            for level in LEVELS[1:] if seats == 1 else (None,):
                yield Options(tokens, level)

    def new(self, options: Options, seats: int, seed: str) -> PointCityState:
        # What was played before has been checked before; foreign options need not be hashable.
        settled = self._settled.get((options, seats)) if isinstance(options, Options) else None
        if settled is None:
            settled = self._settled[options, seats] = self.settle_options(options, seats)
        level = LEVELS.index(settled.automa or "none")
        return new_position(self.components, seats, level, settled.tokens == "base", seed)

    def opponent(self, options: Options, seats: int) -> Message | None:
        level = self.settle_options(options, seats).automa
        return message("pc-automa-level", level=message(f"pc-level-{level}")) if level else None

    def with_data(self, pack: DataPack) -> PointCity:
        return PointCity(pack)

    # What a seat may know

    def view(self, state: PointCityState, seat: int | None) -> PointCityView:
        return make_view(state, seat)

    def imagine(self, view: PointCityView) -> PointCityDealer:
        return make_dealer(self.components, view)

    # Actions as moves

    def move(self, view: PointCityView, action: int) -> Move:
        return to_move(view, action)

    def action(self, view: PointCityView, move: Move) -> int:
        return to_action(view, move)

    def notation(self, move: Move) -> str:
        return to_text(move)

    def parse(self, text: str) -> Move:
        return from_text(text)


picklable(PointCityState, "components", "players", "automa", "market", "change")
picklable(City, "cards")
picklable_components(Components, "point_city", "cards", "tokens")
