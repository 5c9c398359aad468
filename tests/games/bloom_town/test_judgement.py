"""What a judgement looks at: features within their range, nothing hidden, and what a play turned up."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.bloom_town.tables import Table

from triopolis.engine.contract import DataPack, Log, Rows
from triopolis.engine.judgement import MOST_ACTIVE
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import checks_of
from triopolis.games.bloom_town import GAME, layout
from triopolis.games.bloom_town.components import RECOUNT
from triopolis.games.bloom_town.data_files import own_data
from triopolis.games.bloom_town.judgement import BloomTownJudgement
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.rules import BloomTownState

SEEDS = st.integers(0, 2**32 - 1).map(lambda number: f"{number:08x}")
CASES = [(seats, options) for seats in GAME.seats for options in GAME.option_sets(seats)]
JUDGEMENT = BloomTownJudgement()


def features(state: BloomTownState, place: int) -> list[int]:
    found = vec[i64]([0] * MOST_ACTIVE)
    count = JUDGEMENT.active(state, place, found)
    return [int(feature) for feature in found[:count]]


def positions(seats: int, options: Options, seed: str, every: int = 5) -> Iterator[BloomTownState]:
    """Some positions of a random game, the end not among them."""
    state, rng = GAME.new(options, seats, seed), seeded(seed, "judged")
    step = int(rng.below(every))
    while state.actor >= 0:
        if step % every == 0:
            yield state
        state.play(state.random_action(rng))
        step += 1


def quiet_positions(seats: int, options: Options, seed: str) -> Iterator[BloomTownState]:
    return (state for state in positions(seats, options, seed, 3) if JUDGEMENT.quiet(state))


# Features


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=2)
@given(seed=SEEDS)
def test_features_are_within_their_range_and_none_is_there_twice(seats: int, options: Options, seed: str) -> None:
    for state in quiet_positions(seats, options, seed):
        for place in range(len(state.scores())):
            found = features(state, place)
            assert 0 < len(found) == len(set(found)) < MOST_ACTIVE
            assert min(found) >= 0
            assert max(found) < JUDGEMENT.size


def test_a_solo_opponent_has_features_of_its_own() -> None:
    state = GAME.new(Options(), 1, "alone")
    assert max(features(state, 0)) < layout.RIVAL_LEAD <= min(features(state, 1))


def test_the_features_are_those_of_every_build() -> None:
    """Other digests mean that weights learned before no longer fit."""
    digest = hashlib.sha256()
    groups = Options(office_chain="group", subway_chain="group", recount_after_flower="no")
    for seats, options in [(1, Options(side="B")), (2, Options()), (3, Options("training")), (4, groups)]:
        for state in positions(seats, options, "digest", 1):
            if JUDGEMENT.quiet(state):
                for place in range(len(state.scores())):
                    digest.update(msgspec.json.encode(features(state, place)))
    assert digest.hexdigest()[:16] == "5b0e941344da5cb1"


def test_only_where_the_next_turn_begins_or_a_second_tile_is_built_is_nothing_hanging() -> None:
    table = Table()
    assert JUDGEMENT.quiet(table.state)
    table.play("place office a3")
    assert not JUDGEMENT.quiet(table.state)
    table.play("extra flower", "draw")
    assert table.state.actor == 0
    assert JUDGEMENT.quiet(table.state)


@pytest.mark.parametrize("seat", [0, 1])
def test_points_ahead_are_seen_by_both_sides(seat: int) -> None:
    table = Table()
    before = features(table.state, seat)
    table.town(0).score += 16
    gained = {feature for feature in set(features(table.state, seat)) - set(before) if feature < layout.LEAD_BY_PLAYERS}
    lost = {feature for feature in set(before) - set(features(table.state, seat)) if feature < layout.LEAD_BY_PLAYERS}
    assert (len(gained), len(lost)) == ((2, 0) if seat == 0 else (0, 2))


def test_a_flower_is_seen_until_it_is_used() -> None:
    table = Table()
    flowers = range(layout.FLOWER, layout.SWING)
    assert any(feature in flowers for feature in features(table.state, 0))
    table.town(0).flower = False
    assert not any(feature in flowers for feature in features(table.state, 0))


def test_a_type_is_offered_only_where_a_free_cell_leads_to_it() -> None:
    table = Table()
    offered = range(layout.OFFERED, layout.MARKET_PLACE)
    before = [feature for feature in features(table.state, 0) if feature in offered]
    table.build(0, a1="park", a2="park", a3="park", a4="park", a5="park")
    after = [feature for feature in features(table.state, 0) if feature in offered]
    assert len(before) == 5
    assert after == before[1:]


# Nothing hidden


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=2)
@given(seed=SEEDS)
def test_features_follow_from_what_their_seat_may_know(seats: int, options: Options, seed: str) -> None:
    rng = seeded(seed, "deals")
    for state in quiet_positions(seats, options, seed):
        for place in range(len(state.scores())):
            dealer = GAME.imagine(GAME.view(state, min(place, seats - 1)))
            assert features(dealer.deal(rng), place) == features(dealer.deal(rng), place)


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=3)
@given(seed=SEEDS)
def test_what_a_move_turns_up_is_not_looked_at_but_for_recount_tiles(seats: int, options: Options, seed: str) -> None:
    rng = seeded(seed, "deals")
    for state in positions(seats, options, seed):
        seat = int(state.actor)
        dealer = GAME.imagine(GAME.view(state, seat))
        action = int(state.random_action(rng))
        ways = [dealer.deal(rng) for _ in range(2)]
        for way in ways:
            way.play(action)
        one, other = ways
        if not (JUDGEMENT.quiet(one) and JUDGEMENT.quiet(other)):
            continue
        if (one.recounts(), one.drawn) != (other.recounts(), other.drawn):
            continue
        for place in {seat, len(one.scores()) - 1} if seats == 1 else {seat}:
            assert features(one, place) == features(other, place)


def test_a_tile_drawn_face_down_is_seen_when_it_is_ones_turn_again() -> None:
    found = []
    for tile in ("park", "shop:grocery"):
        table = Table()
        table.stack(0, tile, "home")
        table.play("extra flower", "place office a1", "place subway a2")
        assert table.held(0)
        after_the_turn = features(table.state, 0)
        table.state.play(table.state.actions()[0])
        found.append((after_the_turn, features(table.state, 0)))
    assert found[0][0] == found[1][0]
    assert found[0][1] != found[1][1]


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=2)
@given(seed=SEEDS)
def test_another_order_of_the_hidden_tiles_is_the_same_to_everybody(seats: int, options: Options, seed: str) -> None:
    rng = seeded(seed, "order")
    for state in positions(seats, options, seed):
        other = state.copy()
        before = state.dump()
        JUDGEMENT.reorder_hidden(other, rng)
        assert state.dump() == before
        assert checks_of(GAME).broken_invariants(other) == []
        assert max(other.box, default=0) < RECOUNT
        for seat in (*range(seats), None):
            assert GAME.view(other, seat) == GAME.view(state, seat)


def test_every_hidden_tile_may_come_next_and_may_have_been_left_over() -> None:
    state, rng = GAME.new(Options(), 3, "order"), seeded("order")
    removed = 5 * int(state.rules.leaving)
    next_tiles, left_over = set(), set()
    for _ in range(400):
        other = state.copy()
        JUDGEMENT.reorder_hidden(other, rng)
        assert list(other.box[:removed]) == list(state.box[:removed])
        next_tiles.add(int(other.copy().next_tile(2)))
        left_over.add(int(other.box[removed]))
    hidden = {int(tile) for tile in state.stacks[3 : state.stack_size]}
    assert hidden <= next_tiles
    assert left_over == {tile for tile in next_tiles if tile < RECOUNT}


# Which games it is for


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_all_options_are_covered(seats: int, options: Options) -> None:
    assert JUDGEMENT.covers(GAME.new(options, seats, "covered"))


def rows(name: str, **values: str) -> Rows:
    return [{**row, **values} for row in own_data()[name]]


@pytest.mark.parametrize(
    "pack",
    [
        {"boards": rows("boards", spring="1")},
        {"boards": rows("boards", spring="0")},
        {"shops": rows("shops", copies="3"), "tiles": rows("tiles", tiles="18")},
    ],
)
def test_components_far_from_the_games_own_are_not_covered(pack: dict[str, Rows]) -> None:
    assert not JUDGEMENT.covers(GAME.with_data(DataPack(pack)).new(Options(), 2, "pack"))


def test_a_board_much_like_the_games_own_is_covered() -> None:
    assert JUDGEMENT.covers(Table().state)


# What a play turns up


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=2)
@given(seed=SEEDS)
def test_something_turns_up_exactly_where_an_event_reveals_something(seats: int, options: Options, seed: str) -> None:
    state = GAME.new(options, seats, seed)
    assert state.turned_up == 0
    for position in positions(seats, options, seed, 1):
        trial, log = position.copy(), Log()
        trial.play(position.random_action(seeded(seed, "tried")), log)
        assert (trial.turned_up > 0) == any(event.reveals for event in log.events)


@pytest.mark.parametrize(("seats", "options"), CASES)
@settings(max_examples=2)
@given(seed=SEEDS)
def test_equal_numbers_are_equal_observations(seats: int, options: Options, seed: str) -> None:
    rng = seeded(seed, "deals")
    for state in positions(seats, options, seed):
        seat, action = int(state.actor), int(state.random_action(rng))
        dealer = GAME.imagine(GAME.view(state, seat))
        seen: set[tuple[int, bytes]] = set()
        for _ in range(6):
            trial, log = dealer.deal(rng), Log()
            trial.play(action, log)
            facts = [event.seen_by(seat) for event in log.events if event.reveals]
            seen.add((int(trial.turned_up), msgspec.json.encode(facts)))
        assert len(seen) == len({number for number, _ in seen}) == len({observed for _, observed in seen})


def test_what_turned_up_is_no_part_of_the_position() -> None:
    table = Table()
    other = table.state.copy()
    other.turned_up, other.fresh = 5, 7
    assert other.dump() == table.state.dump()
