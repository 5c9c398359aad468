"""What the judgement sees: open things only, a move before its refill, and the same in both builds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.point_city.table import Table, building_card, resource_card

from triopolis.engine.contract import DataPack, Log
from triopolis.engine.judgement import MOST_ACTIVE
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import checks_of
from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import PER_CIVIC_TOKEN, POINTS
from triopolis.games.point_city.counters import payable
from triopolis.games.point_city.evaluation import from_pile, next_turn, turns_left, worth
from triopolis.games.point_city.judgement import ROOM
from triopolis.games.point_city.options import Options
from triopolis.games.point_city.outlook import Outlook, lacking_symbols
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.scoring import city_points
from triopolis.games.point_city.state import STAGES, TURN

CASES = [(seats, options) for seats in GAME.seats for options in GAME.option_sets(seats)]
IDS = [f"{seats}-{options.tokens}-{options.automa}" for seats, options in CASES]
each_case = pytest.mark.parametrize(("seats", "options"), CASES, ids=IDS)
each_number = pytest.mark.parametrize("seats", GAME.seats)
JUDGEMENT = ROOM()


def walk(seats: int, options: Options | None = None, seed: str = "a walk") -> Iterator[PointCityState]:
    """Every position of a random game before its end."""
    state, rng = GAME.new(options or GAME.Options(), seats, seed), seeded(seed, "judgement")
    while state.actor >= 0:
        yield state
        state.play(state.random_action(rng))


def features(state: PointCityState, place: int) -> list[int]:
    found = vec[i64]([0] * MOST_ACTIVE)
    return [int(number) for number in found[: JUDGEMENT.active(state, place, found)]]


def of_all(state: PointCityState) -> list[list[int]]:
    return [features(state, place) for place in range(len(state.cities))]


@each_case
def test_features_are_below_the_size_and_each_there_once(seats: int, options: Options) -> None:
    for state in walk(seats, options):
        if JUDGEMENT.quiet(state):
            for numbers in of_all(state):
                assert 0 < len(numbers) == len(set(numbers)) <= MOST_ACTIVE
                assert min(numbers) >= 0
                assert max(numbers) < JUDGEMENT.size


def test_a_position_is_quiet_between_turns_and_after_a_flip() -> None:
    stages = {(STAGES[state.stage], JUDGEMENT.quiet(state)) for state in walk(3)}
    assert stages == {("turn", True), ("payment", False), ("token", False)}


# Nothing hidden is looked at


@each_number
def test_two_deals_that_fit_a_view_look_the_same(seats: int) -> None:
    rng = seeded("deals")
    for number, state in enumerate(walk(seats)):
        if number % 4 == 0 and JUDGEMENT.quiet(state):
            dealer = GAME.imagine(GAME.view(state, int(state.actor)))
            assert of_all(dealer.deal(rng)) == of_all(dealer.deal(rng))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_take_is_judged_before_its_refill(seats: int) -> None:
    rng, judged = seeded("refills"), 0
    for number, state in enumerate(walk(seats)):
        if number % 6 or state.stage != TURN:
            continue
        dealer = GAME.imagine(GAME.view(state, int(state.actor)))
        deals = [dealer.deal(rng) for _ in range(2)]
        for action in [action for action in state.actions() if 16 <= action < 40]:
            after = [deal.copy() for deal in deals]
            for deal in after:
                deal.play(action)
            if after[0].actor >= 0 and JUDGEMENT.quiet(after[0]):
                assert of_all(after[0]) == of_all(after[1])
                judged += 1
    assert judged > 20


def test_what_the_refill_brought_is_seen_after_the_next_play() -> None:
    table = Table()
    table.lay_all(resource_card("energy"), "resource")
    table.play("take a1 b1")
    unseen = features(table.state, 0)
    table.state.fresh = 0
    assert features(table.state, 0) != unseen


@each_number
def test_reordering_what_is_hidden_changes_nothing_that_is_seen(seats: int) -> None:
    rng, changed = seeded("order"), 0
    for state in walk(seats):
        other = state.copy()
        JUDGEMENT.reorder_hidden(other, rng)
        for seat in (*range(seats), None):
            assert GAME.view(other, seat) == GAME.view(state, seat)
        assert checks_of(GAME).broken_invariants(other) == []
        changed += other.dump() != state.dump()
        if JUDGEMENT.quiet(state):
            assert of_all(other) == of_all(state)
    assert changed > 20


def test_reordering_leaves_other_copies_alone() -> None:
    state = GAME.new(GAME.Options(), 2, "copies")
    before = state.dump()
    JUDGEMENT.reorder_hidden(state.copy(), seeded("copies"))
    assert state.dump() == before


def test_reordering_turns_over_what_a_flip_would_show() -> None:
    """Any card with the resource of cell a1 may lie there; and any of the tier may come next."""
    state, rng = GAME.new(GAME.Options(), 2, "flips"), seeded("flips")
    side = state.components.side[state.market[0]]
    corner, second = set(), set()
    for _ in range(400):
        JUDGEMENT.reorder_hidden(state, rng)
        corner.add(int(state.market[0]))
        second.add(int(state.deck[17]))
    tier = [number for number, card in enumerate(state.components.cards) if card.tier == 1]
    assert corner == {number for number in tier if state.components.side[number] == side}
    assert second == set(tier)


# What turned up


@each_case
def test_something_turns_up_exactly_when_an_event_reveals_it(seats: int, options: Options) -> None:
    for state in walk(seats, options):
        for action in state.actions():
            log, after = Log(), state.copy()
            after.play(action, log)
            assert (after.turned_up > 0) == any(event.reveals for event in log.events)


@each_number
def test_what_turned_up_has_one_number_for_all_who_see_the_same(seats: int) -> None:
    rng, several = seeded("numbers"), 0
    for number, state in enumerate(walk(seats)):
        if number % 9:
            continue
        dealer, action = GAME.imagine(GAME.view(state, int(state.actor))), state.actions()[-1]
        numbers: dict[bytes, set[int]] = {}
        for _ in range(60):
            log, deal = Log(), dealer.deal(rng)
            deal.play(action, log)
            seen = msgspec.json.encode([event for event in log.events if event.reveals])
            numbers.setdefault(seen, set()).add(int(deal.turned_up))
        assert all(len(same) == 1 for same in numbers.values())
        assert len(set.union(*numbers.values())) == len(numbers)
        several += len(numbers) > 1
    assert several > 2


# What it covers


@each_case
def test_the_printed_game_is_covered(seats: int, options: Options) -> None:
    assert JUDGEMENT.covers(GAME.new(options, seats, "covered"))


@pytest.mark.parametrize(
    ("file", "column", "value", "where"),
    [
        ("cards", "points", "20", "points"),
        ("cards", "cost_energy", "6", "civic"),
        ("tokens", "points", "15", "flat"),
        ("tokens", "points", "5", "per_pair"),
    ],
)
def test_a_pack_of_other_numbers_is_not_covered(file: str, column: str, value: str, where: str) -> None:
    rows = [{**row, column: value} if where in row.values() else row for row in GAME.data[file]]
    game = GAME.with_data(DataPack({file: rows}))
    assert not JUDGEMENT.covers(game.new(game.Options(), 2, "pack"))


def test_a_pack_without_production_is_not_covered() -> None:
    rows = [{**row, "kind": "civic", "produces": "none", "points": "0"} for row in GAME.data["cards"]]
    game = GAME.with_data(DataPack({"cards": rows}))
    assert not JUDGEMENT.covers(game.new(game.Options(), 2, "pack"))


# The outlook: the evaluation in whole numbers


@each_case
def test_the_outlook_counts_like_scoring_and_evaluation(seats: int, options: Options) -> None:
    outlook = Outlook()
    for state in walk(seats, options):
        if state.stage != TURN:
            continue
        state.fresh = 0
        for seat in range(seats):
            city, turns = state.cities[seat], turns_left(state, seat)
            if turns == 0:
                continue
            outlook.look(state, seat, turns)
            assert outlook.points == city_points(state.components, city)
            assert outlook.in_hand / 10 == pytest.approx(worth(state.components, city, turns - 1), abs=0.3)
            if outlook.rules[PER_CIVIC_TOKEN] == 0:
                best = max(outlook.best / 10, from_pile(state, turns - 1))
                assert best == pytest.approx(next_turn(state, city, turns - 1), abs=0.4)


def test_nothing_lacks_exactly_when_it_can_be_paid() -> None:
    for state in walk(2):
        if state.stage == TURN:
            for change in state.change:
                assert payable(state.supply() + change) == (lacking_symbols(state.supply() + change) == 0)


def test_a_building_is_in_reach_by_the_symbols_that_lack() -> None:
    table, outlook = Table(), Outlook()
    table.lay_all(resource_card("energy"), "resource")
    table.lay("b2", building_card(POINTS, 4, community=1, economy=1))
    reached = []
    for economy, ingenuity in ((0, 0), (2, 0), (1, 1)):
        table.supply(0, economy=economy, ingenuity=ingenuity)
        outlook.look(table.state, 0, 17)
        reached.append([int(number) for number in outlook.reach[3:6]])
    assert reached == [[0, 0, 1], [0, 1, 0], [1, 0, 0]]


def test_the_best_pair_without_the_cards_that_somebody_else_wants() -> None:
    table, outlook = Table(), Outlook()
    table.lay_all(resource_card("energy"), "resource")
    table.lay("b2", building_card(POINTS, 4, community=1, economy=1))
    table.supply(0, community=1, economy=1)
    outlook.look(table.state, 0, 17)
    outlook.keep_apart(outlook.best_cells)
    assert outlook.best_cells >> 5 & 1
    assert outlook.best == outlook.second == 40 - 16 + 8
    assert outlook.apart == 16


# Both builds


def test_both_builds_see_the_same() -> None:
    """The numbers mean something to the weights that were learned: other features need other weights."""
    total = hashlib.sha256()
    for seats, options in CASES:
        for state in walk(seats, options, "Київ"):
            if JUDGEMENT.quiet(state):
                total.update(repr((of_all(state), int(state.turned_up))).encode())
    assert total.hexdigest()[:16] == "2ae1c9afd9af46e1"
