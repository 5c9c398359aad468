"""What a move brings in words: what is promised comes true."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.happy_city.tables import COMPONENTS, positions

from triopolis.games.happy_city import GAME
from triopolis.games.happy_city.moves import to_move
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.telling.brings import describe_gains, describe_preview
from triopolis.games.happy_city.view import make_view


def promises(state: HappyCityState, action: int) -> dict[str, object]:
    """What each line promises, by its message."""
    view = make_view(state, int(state.actor))
    lines = describe_preview(COMPONENTS, view, to_move(COMPONENTS, view, action), GAME.preview(view, action))
    return {line.id: line.args.get("then") for line in lines}


@pytest.mark.parametrize(("mode", "grozilla"), list(product(("family", "expert"), (False, True))))
def test_coins_residents_and_hearts_come_true(mode: str, grozilla: bool) -> None:
    for state in positions(3, mode, grozilla, "brings"):
        if state.actor < 0:
            return
        seat = int(state.actor)
        for action in state.actions():
            promised, after = promises(state, action), state.copy()
            after.play(action)
            if after.round != state.round or after.actor < 0:
                continue
            city = make_view(after, seat).cities[seat]
            happened = {"coins": city.coins, "residents": city.residents, "hearts": city.hearts}
            for what, amount in happened.items():
                assert promised.get(f"hc-brings-{what}") in (None, amount)


@pytest.mark.parametrize(("mode", "grozilla"), list(product(("family", "expert"), (False, True))))
def test_gains_come_true_and_are_more_than_before(mode: str, grozilla: bool) -> None:
    for state in positions(3, mode, grozilla, "gains"):
        if state.actor < 0:
            return
        seat = int(state.actor)
        view = make_view(state, seat)
        for action in state.actions():
            move, after = to_move(COMPONENTS, view, action), state.copy()
            after.play(action)
            if after.round != state.round or after.actor < 0:
                continue
            gains = describe_gains(COMPONENTS, view, move, GAME.preview(view, action))
            promised = {gain.id.removeprefix("hc-gain-"): gain.args for gain in gains if "then" in gain.args}
            city = make_view(after, seat).cities[seat]
            for what in {"coins", "residents", "hearts"} & promised.keys():
                assert promised[what] == {"now": getattr(view.cities[seat], what), "then": getattr(city, what)}
                assert getattr(city, what) > getattr(view.cities[seat], what)
