"""Views and dealt positions: what a seat sees decides everything it is shown, and nothing hidden leaks into it."""

from __future__ import annotations

import msgspec
from tests.battery.cases import FRACTIONS, SEEDS, Case, chooser, every_case, many, play_to_end, position, walk, watchers

from triopolis.engine.rooms import checks_of


@many(5, seed=SEEDS)
def test_only_the_view_of_the_seat_to_act_has_legal_actions(case: Case, seed: str) -> None:
    for state, _ in walk(case, seed):
        for seat in watchers(case):
            view = case.game.view(state, seat)
            assert view.seat == seat
            assert (view.actor, view.turn) == (state.actor, state.turn)
            assert view.actions == (state.actions() if seat == state.actor else [])


@many(5, seed=SEEDS)
def test_a_view_survives_json(case: Case, seed: str) -> None:
    for state, _ in walk(case, seed):
        for seat in watchers(case):
            view = case.game.view(state, seat)
            decoded = msgspec.json.decode(view.encode(), type=case.game.Views)
            assert decoded == view
            assert decoded.encode() == view.encode()


@many(10, seed=SEEDS, fraction=FRACTIONS)
def test_dealt_positions_give_the_very_same_view(case: Case, seed: str, fraction: int) -> None:
    state, rng = position(case, seed, fraction), chooser(seed)
    for seat in watchers(case):
        view = case.game.view(state, seat)
        dealer = case.game.imagine(view)
        for _ in range(3):
            assert case.game.view(dealer.deal(rng), seat).encode() == view.encode()


@many(3, seed=SEEDS)
def test_positions_can_be_dealt_at_every_moment_of_a_game(case: Case, seed: str) -> None:
    rng = chooser(seed)
    for state, action in walk(case, seed):
        seat = max(0, int(state.actor))
        view = case.game.view(state, seat)
        dealt = case.game.imagine(view).deal(rng)
        assert checks_of(case.game).broken_invariants(dealt) == []
        assert case.game.view(dealt, seat).encode() == view.encode()
        assert dealt.actions() == state.actions()
        if action >= 0:
            dealt.play(action)
            assert checks_of(case.game).broken_invariants(dealt) == []


@many(6, seed=SEEDS, fraction=FRACTIONS)
def test_dealt_positions_keep_the_invariants_and_play_to_the_end(case: Case, seed: str, fraction: int) -> None:
    state, rng = position(case, seed, fraction), chooser(seed)
    for seat in range(case.seats):
        dealt = case.game.imagine(case.game.view(state, seat)).deal(rng)
        assert checks_of(case.game).broken_invariants(dealt) == []
        play_to_end(dealt, rng)
        assert checks_of(case.game).broken_invariants(dealt) == []


@many(6, seed=SEEDS, fraction=FRACTIONS)
def test_a_decoded_view_deals_the_same_positions(case: Case, seed: str, fraction: int) -> None:
    state = position(case, seed, fraction)
    for seat in range(case.seats):
        view = case.game.view(state, seat)
        decoded = msgspec.json.decode(view.encode(), type=case.game.Views)
        one, other = (case.game.imagine(seen).deal(chooser(seed)) for seen in (view, decoded))
        assert one.dump() == other.dump()


@many(4, seed=SEEDS, fraction=FRACTIONS)
def test_a_dealer_depends_on_the_view_alone_and_its_deals_on_each_other_not_at_all(
    case: Case, seed: str, fraction: int
) -> None:
    state = position(case, seed, fraction)
    view = case.game.view(state, 0)
    dealer, rng = case.game.imagine(view), chooser(seed)
    first, second = dealer.deal(rng), dealer.deal(rng)
    kept = second.dump()
    play_to_end(first, rng)
    assert second.dump() == kept
    alike = case.game.imagine(case.game.view(second, 0))
    assert alike.deal(chooser("x")).dump() == dealer.deal(chooser("x")).dump()


@every_case
def test_dealt_positions_are_spread_over_the_possibilities(case: Case) -> None:
    """Ten thousand ways and more to lie hidden: no two of a few deals are alike while most cards are unseen."""
    state, rng = case.new("spread"), chooser("spread")
    for seat in watchers(case):
        dealer = case.game.imagine(case.game.view(state, seat))
        assert len({dealer.deal(rng).dump() for _ in range(30)}) == 30


@many(4, seed=SEEDS)
def test_whoever_acts_sees_that_something_changed(case: Case, seed: str) -> None:
    for state, action in walk(case, seed):
        if action >= 0:
            seat, after = int(state.actor), state.copy()
            after.play(action)
            assert case.game.view(after, seat).encode() != case.game.view(state, seat).encode()
