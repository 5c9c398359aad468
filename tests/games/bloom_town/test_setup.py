"""Setup: what is removed, dealt, stacked and laid open."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.bloom_town.tables import SIZES, Table, names, number

from triopolis.engine.errors import BadOption
from triopolis.engine.match import Match
from triopolis.engine.rooms import checks_of
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import KIND_NAMES, SHOPS
from triopolis.games.bloom_town.counters import at, unpack
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.locales import LANGUAGES, Words

SEEDS = [f"setup {n}" for n in range(40)]
REMOVED = {1: 6, 2: 6, 3: 2, 4: 0}
LEFT_OVER = {1: 3, 2: 1, 3: 4, 4: 2}
TRAINING_BOX = {2: 1, 3: 14, 4: 22}
"""Tiles that nobody gets once hands and stacks are dealt."""


def new(seats: int, seed: str, **options: str) -> BloomTownState:
    state = GAME.new(Options(**options), seats, seed)  # type: ignore[arg-type]
    assert isinstance(state, BloomTownState)
    return state


def hand(state: BloomTownState, seat: int) -> list[int]:
    return [int(state.towns[seat].low), int(state.towns[seat].high)]


def stack(state: BloomTownState, slot: int) -> list[int]:
    """What is still face down."""
    size = int(state.stack_size)
    return [int(tile) for tile in state.stacks[slot * size + int(at(state.drawn, slot)) : (slot + 1) * size]]


def turned(state: BloomTownState) -> list[int]:
    """What was drawn from the stacks to fill the market."""
    size = int(state.stack_size)
    return [int(tile) for s in range(5) for tile in state.stacks[s * size : s * size + int(at(state.drawn, s))]]


def everything(state: BloomTownState) -> Counter[int]:
    tiles = Counter(int(tile) for tile in state.stacks)
    tiles.update(int(tile) for tile in state.box)
    for seat in range(len(state.towns)):
        tiles.update(hand(state, seat))
    tiles.update(dict(enumerate(unpack(state.collected, 10))))
    return tiles


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_full_game_has_two_hidden_tiles_each_and_five_stacks(seats: int, side: str) -> None:
    for seed in SEEDS:
        state = new(seats, seed, side=side)
        assert len(state.towns) == seats
        for seat, town in enumerate(state.towns):
            assert all(0 <= tile < 10 for tile in hand(state, seat))
            assert not town.low_known
            assert not town.high_known
            assert town.flower
            assert (town.score, town.built) == (0, 0)
        assert len(state.stacks) == 5 * SIZES[seats]
        assert state.stack_size == SIZES[seats]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_leftover_recount_tiles_lie_open_and_leftover_buildings_go_to_the_box(seats: int) -> None:
    for seed in SEEDS:
        state = new(seats, seed)
        drawn = Counter(turned(state))
        hidden = Counter(tile for slot in range(5) for tile in stack(state, slot))
        open_ones = 0
        for which in range(5):
            assert state.recounts()[which] == 2 - hidden[10 + which]
            open_ones += 2 - hidden[10 + which] - drawn[10 + which]
        buildings = LEFT_OVER[seats] - open_ones
        if seats == 1:
            assert sum(unpack(state.collected, 10)) == buildings
            buildings = 0
        assert len(state.box) == 5 * REMOVED[seats] + buildings
        assert all(tile < 10 for tile in state.box)


@pytest.mark.parametrize("mode", ["full", "training"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_tile_is_somewhere_and_nowhere_twice(seats: int, mode: str) -> None:
    if seats == 1 and mode == "training":
        return
    for seed in SEEDS:
        state = new(seats, seed, mode=mode)
        tiles = everything(state)
        assert [tiles[kind] for kind in range(4)] == [13] * 4
        assert [tiles[kind] for kind in range(4, 10)] == [3, 2, 2, 2, 2, 2]
        if mode == "training":
            assert max(tiles) < 10
        else:
            at_hand = Counter(int(tile) for tile in state.stacks)
            assert all(at_hand[10 + which] <= 2 for which in range(5))
        assert checks_of(GAME).broken_invariants(state) == []


@pytest.mark.parametrize("mode", ["full", "training"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_two_or_no_tiles_of_each_type_leave_and_the_shops_are_all_different(seats: int, mode: str) -> None:
    """The removed tiles come first in the box, then what was left over."""
    gone: Counter[int] = Counter()
    for seed in SEEDS:
        state = new(seats, seed, mode=mode)
        removed = [int(tile) for tile in state.box][: 5 * REMOVED[seats]]
        assert [removed.count(kind) for kind in range(4)] == [REMOVED[seats]] * 4
        shops = [tile for tile in removed if tile >= 4]
        assert len(set(shops)) == len(shops) == REMOVED[seats]
        gone.update(shops)
    if REMOVED[seats]:
        assert set(gone) == set(range(4, 10))


def test_each_pair_of_shop_kinds_leaves_a_three_player_game_equally_often() -> None:
    pairs: Counter[tuple[int, ...]] = Counter()
    for n in range(1500):
        pairs[tuple(sorted(int(tile) for tile in new(3, f"pairs {n}").box[8:10]))] += 1
    assert len(pairs) == 15
    assert all(60 <= times <= 145 for times in pairs.values())


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 7), (4, 7)])
def test_bt_9_training_has_stacks_of_seven_and_of_six_for_two(seats: int, size: int) -> None:
    for seed in SEEDS:
        state = new(seats, seed, mode="training")
        assert state.stack_size == size
        assert len(state.stacks) == 5 * size
        assert all(0 <= tile < 10 for tile in state.stacks)
        assert len(state.box) == 5 * REMOVED[seats] + TRAINING_BOX[seats]
        assert not any(town.flower for town in state.towns)
        assert state.recounts() == [0] * 5
        assert [len(stack(state, slot)) for slot in range(5)] == [size - 1] * 5


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_market_starts_with_buildings_only_each_from_its_own_stack(seats: int) -> None:
    seen_recount = False
    for seed in SEEDS:
        state = new(seats, seed)
        size = int(state.stack_size)
        for slot in range(5):
            drawn = [int(tile) for tile in state.stacks[slot * size : slot * size + int(at(state.drawn, slot))]]
            assert drawn[-1] == state.tile_in(slot) < 10
            assert all(tile >= 10 for tile in drawn[:-1])
            seen_recount = seen_recount or len(drawn) > 1
    assert seen_recount


def test_bt_14_a_pair_completed_during_setup_scores_nothing_and_is_spent() -> None:
    completed = 0
    for n in range(400):
        state = new(2, f"pair {n}")
        pairs = [which for which in range(5) if state.recounts()[which] == 2]
        assert state.scores() == [0, 0]
        assert len(state.history) == 0
        completed += len(pairs)
        offered = {action - 254 for action in state.actions() if 254 <= action < 259}
        assert offered == {which for which in range(5) if state.recounts()[which] == 1}
    assert completed


def test_bt_14_a_pair_among_the_opponents_leftovers_scores_nothing_either() -> None:
    states = [new(1, f"pair {n}") for n in range(300)]
    assert any(2 in state.recounts() for state in states)
    assert all(state.scores() == [0, 0] for state in states)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_is_random(seats: int) -> None:
    firsts = Counter(int(new(seats, f"first {n}").first) for n in range(600))
    assert set(firsts) == set(range(seats))
    assert all(abs(times - 600 / seats) < 75 for times in firsts.values())
    for n in range(20):
        state = new(seats, f"first {n}")
        assert state.actor == state.first


def test_alone_the_player_is_first() -> None:
    assert all(new(1, seed).first == new(1, seed).actor == 0 for seed in SEEDS)


@pytest.mark.parametrize("kind", SHOPS)
def test_third_shop_says_which_kind_has_three_copies(kind: str) -> None:
    tiles = everything(new(4, "third", third_shop=kind))
    assert {name: tiles[number(f"shop:{name}")] for name in SHOPS} == {name: 2 + (name == kind) for name in SHOPS}
    assert checks_of(GAME).broken_invariants(new(2, "third", third_shop=kind)) == []


def test_even_if_there_are_three_of_a_shop_only_one_leaves() -> None:
    for seed in SEEDS:
        state = new(2, seed)
        left = everything(state)
        left.subtract(int(tile) for tile in state.box[:30])
        assert [left[kind] for kind in range(10)] == [7, 7, 7, 7, 2, 1, 1, 1, 1, 1]


def test_the_same_seed_gives_the_same_setup_and_another_seed_another() -> None:
    assert new(3, "same").dump() == new(3, "same").dump()
    assert len({new(3, seed).dump() for seed in SEEDS}) == len(SEEDS)


def test_every_kind_of_tile_may_be_dealt_to_every_hand() -> None:
    for seat in range(4):
        dealt = {name for n in range(300) for name in names(hand(new(4, f"hand {n}"), seat))}
        assert dealt == set(KIND_NAMES)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"mode": "training"}),
        (2, {"mode": "training", "side": "B"}),
        (2, {"opponent": "alice"}),
        (4, {"opponent": "zinovy"}),
        (0, {}),
        (5, {}),
    ],
)
def test_what_cannot_be_played_is_refused_in_every_language(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOption) as caught:
        Match(GAME, seats, Options(**options))  # type: ignore[arg-type]
    assert all(Words(language).say(caught.value.message) for language in LANGUAGES)


def test_bt_19_the_way_a_rival_scores_is_for_one_player() -> None:
    """BT-19."""
    with pytest.raises(BadOption, match="rival_scoring"):
        Match(GAME, 2, Options(rival_scoring="recounts"))
    assert Match(GAME, 1).options == Options(opponent="alice", rival_scoring="takes")


def test_alone_alice_is_the_opponent_unless_another_is_named() -> None:
    assert Match(GAME, 1).options == Options(opponent="alice")
    for name in ("alice", "boris", "zinovy"):
        assert str(GAME.opponent(Options(opponent=name), 1)) == name.title()
    assert GAME.opponent(Options(), 2) is None


def test_in_training_a_spring_cell_is_an_ordinary_one_and_nothing_is_asked() -> None:
    table = Table(mode="training")
    assert table.extras() == set()
    table.play("place office c3")
    assert table.state.actor == 1
    assert table.held(0) == ["subway", "park"]
