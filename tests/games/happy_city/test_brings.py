"""What a move brings in words: what is promised comes true."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.happy_city.tables import COMPONENTS, positions

from triopolis.engine.contract import Event, Log
from triopolis.games.happy_city import GAME
from triopolis.games.happy_city.actions import REVEAL_FROM
from triopolis.games.happy_city.components import DECKS
from triopolis.games.happy_city.events import NothingBought, Revealed
from triopolis.games.happy_city.moves import to_move
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.state import SPECIAL
from triopolis.games.happy_city.telling.brings import describe_gains, describe_preview
from triopolis.games.happy_city.telling.log_lines import describe_event
from triopolis.games.happy_city.view import make_view
from triopolis.locales import Message

REVEALS = range(int(REVEAL_FROM), int(REVEAL_FROM) + DECKS)


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


def told(state: HappyCityState, action: int) -> dict[str, Message]:
    view = make_view(state, int(state.actor))
    lines = describe_preview(COMPONENTS, view, to_move(COMPONENTS, view, action), GAME.preview(view, action))
    return {line.id: line for line in lines}


def revealed(events: list[Event]) -> int:
    return sum(isinstance(event.public, Revealed) for event in events)


def test_as_many_cards_are_revealed_after_a_discard_as_was_told() -> None:
    """In all positions where the open places are filled without a monster."""
    seen = set()
    for state in positions(2, "family", False, "brings discards"):
        for action in state.actions() if state.actor >= 0 else []:
            line = told(state, action).get("hc-brings-discard") or told(state, action).get("hc-brings-keep")
            if line is None:
                continue
            after, log = state.copy(), Log()
            seat, turn = after.actor, after.turn
            after.play(action, log)
            while (after.actor, after.turn) == (seat, turn) and any(a in REVEALS for a in after.actions()):
                after.play(after.actions()[0], log)
            assert revealed(log.events) == line.args["cards"]
            seen.add(line.args["cards"])
    assert seen >= {1, 2}


def test_a_turn_that_buys_nothing_by_itself_says_so_before_and_after() -> None:
    warned = unasked = 0
    for state in positions(2, "family", False, "brings nothing"):
        for action in state.actions() if state.actor >= 0 else []:
            lines, log, seat = told(state, action), Log(), state.actor
            state.copy().play(action, log)
            alone = [event for event in log.events if isinstance(event.public, NothingBought) and event.public.unasked]
            if not alone or alone[0].seat != seat:
                continue
            unasked += 1
            warned += bool(lines.keys() & {"hc-brings-reveal-poor", "hc-brings-nothing-to-buy"})
            line = describe_event(COMPONENTS, alone[0], ["Ann", "Ben"])
            assert line is not None
            assert line.id == "hc-log-coin-unasked"
    assert warned == unasked > 0


def test_the_tenth_card_and_specials_within_reach_are_told_before() -> None:
    ids: set[str] = set()
    for state in positions(2, "family", False, "brings tenth"):
        for action in state.actions() if state.actor >= 0 else []:
            lines, after, seat = told(state, action), state.copy(), int(state.actor)
            after.play(action)
            size = len(make_view(after, seat).cities[seat].slots)
            if size == 10 > len(make_view(state, seat).cities[seat].slots):
                assert "hc-brings-tenth" in lines
            if (after.stage, after.actor, after.turn) == (SPECIAL, state.actor, state.turn):
                assert "hc-brings-then-special" in lines
            ids |= lines.keys()
    assert {"hc-brings-tenth", "hc-brings-then-special"} <= ids
