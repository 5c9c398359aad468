"""Positions dealt from a view: fair, whole, and true to everything that is known."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.bloom_town.test_hidden import CASES, dealt_anew, new, positions

from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import checks_of
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import type_of
from triopolis.games.bloom_town.counters import at
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.state import HAND
from triopolis.games.bloom_town.view import make_view

SEEDS = st.integers(0, 2**32 - 1).map(lambda number: f"{number:08x}")
REMOVED = {2: 6, 3: 2, 4: 0}


def hand(state: BloomTownState, seat: int) -> list[int]:
    return [int(tile) for tile in (state.towns[seat].low, state.towns[seat].high) if tile >= 0]


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=8)
@given(seed=SEEDS)
def test_every_deal_is_a_whole_game_with_nothing_lost(seats: int, options: dict[str, str], seed: str) -> None:
    rng = seeded(seed, "deal")
    for state in positions(seats, options, seed):
        for seat in (*range(seats), None):
            alike = dealt_anew(state, seat, rng)
            assert checks_of(GAME).broken_invariants(alike) == []
            assert len(alike.box) == len(state.box)
            if seat is not None:
                assert hand(alike, seat) == hand(state, seat)
            for other, town in enumerate(make_view(state, seat).towns):
                assert not Counter(town.hand.known) - Counter(hand(alike, other))


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=8)
@given(seed=SEEDS)
def test_every_deal_removes_so_many_of_each_type_and_shops_of_different_kinds(
    seats: int, options: dict[str, str], seed: str
) -> None:
    """The removed tiles come first in the box, then what was left over; no recount tile is there or in a hand."""
    rng = seeded(seed, "deal")
    for state in positions(seats, options, seed):
        alike = dealt_anew(state, 0, rng)
        box = [int(tile) for tile in alike.box]
        removed = box[: 5 * REMOVED[seats]]
        assert [removed.count(kind) for kind in range(4)] == [REMOVED[seats]] * 4
        shops = [tile for tile in removed if tile >= 4]
        assert len(shops) == len(set(shops)) == REMOVED[seats]
        assert max([0, *box, *(tile for seat in range(seats) for tile in hand(alike, seat))]) < 10


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_deal_can_be_played_to_the_end(seats: int) -> None:
    for n in range(6):
        for state in positions(seats, {}, f"on {n}", 15):
            rng = seeded(f"on {n}")
            alike = dealt_anew(state, None if n % 2 else 0, rng)
            while alike.actor >= 0:
                alike.play(alike.random_action(rng))
            assert checks_of(GAME).broken_invariants(alike) == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@settings(max_examples=8)
@given(seed=SEEDS)
def test_bt_20_the_removed_shops_are_those_that_everyone_saw(seats: int, seed: str) -> None:
    """BT-20: chosen by sight, so every seat and a spectator know them, and every deal has the same ones."""
    rng = seeded(seed, "deal")
    for state in positions(seats, {}, seed, 15):
        removed = state.removed_shops()
        first = 4 * REMOVED[max(2, seats)]
        assert removed == sorted(int(tile) for tile in state.box[first : first + REMOVED[max(2, seats)]])
        for seat in (*range(seats), None):
            assert make_view(state, seat).removed_shops == removed
            assert dealt_anew(state, seat, rng).removed_shops() == removed


def types_in_hand(state: BloomTownState, seat: int) -> set[int]:
    return {int(type_of(tile)) for tile in hand(state, seat)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bt_20_hands_are_dealt_as_the_last_scoring_has_told_them(seats: int) -> None:
    """BT-20: whoever scored a type holds a tile of it, and whoever is asked holds tiles of two types."""
    rng, scored, asked = seeded("told"), 0, 0
    for n in range(12):
        for state in positions(seats, {}, f"told {n}", 1):
            if state.stage != HAND and state.actor >= 0:
                continue
            for seat in (*range(seats), None):
                view, alike = make_view(state, seat), dealt_anew(state, seat, rng)
                assert make_view(alike, seat).encode() == view.encode()
                for other in range(seats):
                    if view.towns[other].hand_type >= 0:
                        assert view.towns[other].hand_type in types_in_hand(alike, other)
                        scored += 1
                if state.actor >= 0:
                    assert len(types_in_hand(alike, int(state.actor))) == 2
                    asked += 1
    assert min(scored, asked) > 40


def test_bt_20_what_was_scored_makes_a_hidden_hand_as_likely_as_it_is() -> None:
    """BT-20: of the hidden hands with a tile of the scored type each is as likely as it would be dealt."""
    *_, state = positions(2, {}, "fair")
    town = state.towns[1]
    town.low_known = town.high_known = False
    dealer, rng, dealt = GAME.imagine(make_view(state, 0)), seeded("fair"), Counter[tuple[int, int]]()
    for _ in range(4000):
        imagined = dealer.deal(rng).towns[1]
        dealt[int(imagined.low), int(imagined.high)] += 1
    unseen, scored = [int(count) for count in dealer.tiles_left()], int(town.hand_type)
    ways = {
        (low, high): unseen[low] * (unseen[high] if low != high else unseen[low] - 1) / (2 if low == high else 1)
        for low in range(10)
        for high in range(low, 10)
        if scored in (type_of(low), type_of(high))
    }
    total = sum(ways.values())
    for pair, count in ways.items():
        assert abs(dealt[pair] / 4000 - count / total) < 0.03
    assert set(dealt) <= set(ways)


def test_a_whole_setup_seen_from_outside_is_guessed_like_setups_come() -> None:
    """A hand holds each type as often as it is left among the 50 tiles in play that do not lie open."""
    state = new(3, {"mode": "training"}, "outside")
    dealer, rng = GAME.imagine(make_view(state, None)), seeded("outside")
    dealt: Counter[int] = Counter()
    for _ in range(4000):
        alike = dealer.deal(rng)
        dealt.update(hand(alike, 1))
    shown = Counter(state.market_tiles())
    for kind in range(4):
        assert abs(dealt[kind] / 8000 - (11 - shown[kind]) / 50) < 0.02
    assert (
        abs(sum(dealt[kind] for kind in range(4, 10)) / 8000 - (11 - sum(shown[k] for k in range(4, 10))) / 50) < 0.02
    )


def test_hidden_tiles_are_spread_evenly_over_hands_stacks_and_box() -> None:
    """Whoever looks: a hidden place holds an office as often as any other (recount tiles only in the stacks)."""
    state = new(2, {}, "spread")
    dealer, rng, deals = GAME.imagine(make_view(state, 0)), seeded("spread"), 3000
    top, bottom, other = Counter[int](), Counter[int](), Counter[int]()
    size = int(state.stack_size)
    for _ in range(deals):
        alike = dealer.deal(rng)
        top[int(alike.stacks[int(at(state.drawn, 0))])] += 1
        bottom[int(alike.stacks[5 * size - 1])] += 1
        other.update(hand(alike, 1))
    view = make_view(state, 0)
    hidden_recounts = sum(2 - showing for showing in view.recounts)
    stacked = sum(view.stacks)
    sight = Counter([*(tile for tile in view.market), *(view.towns[0].hand.tiles or [])])
    places = stacked - hidden_recounts + 2 + (len(state.box) - 30)
    for kind in range(4):
        share = (7 - sight[kind]) / places
        assert abs(other[kind] / (2 * deals) - share) < 0.025
        for end in (top, bottom):
            assert abs(end[kind] / deals - share * (stacked - hidden_recounts) / stacked) < 0.03
    for which in range(5):
        share = (2 - view.recounts[which]) / stacked
        assert abs(top[10 + which] / deals - share) < 0.02
        assert abs(bottom[10 + which] / deals - share) < 0.02
