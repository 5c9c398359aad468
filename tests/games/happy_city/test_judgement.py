"""What can be seen at the beginning of a turn: features that look at nothing hidden, and what a play turned up."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.happy_city.tables import Table, positions, rules_for

from triopolis.engine.contract import DataPack, Fact, Log
from triopolis.engine.judgement import MOST_ACTIVE
from triopolis.engine.randomness import seeded
from triopolis.games.happy_city.components import COLOURS, counted
from triopolis.games.happy_city.data_files import own_data
from triopolis.games.happy_city.events import Revealed, SpecialCopied
from triopolis.games.happy_city.game import HappyCity
from triopolis.games.happy_city.judgement import HappyCityJudgement
from triopolis.games.happy_city.layout import EFFECT, EFFECT_KIND, KIND_READY, capped, stepped
from triopolis.games.happy_city.options import Options
from triopolis.games.happy_city.ranges import KINDS
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import incomes
from triopolis.games.happy_city.setup import new_position
from triopolis.games.happy_city.specials import EFFECTS
from triopolis.games.happy_city.state import BUY, DISCARD, MARKET, STAGES
from triopolis.games.happy_city.survey import SUM_COUNTS, Survey, count_incomes, lacking, rounds_left

GAME = HappyCity()
ROOM = HappyCityJudgement()
WAYS = [(2, "family", False), (2, "expert", True), (3, "expert", False), (4, "family", True), (5, "expert", True)]
every_way = pytest.mark.parametrize(("players", "mode", "grozilla"), WAYS)


def features(state: HappyCityState, place: int) -> list[int]:
    found = vec[i64]([0] * MOST_ACTIVE)
    count = ROOM.active(state, place, found)
    return [int(found[n]) for n in range(count)]


def quiet_positions(players: int, mode: str, grozilla: bool, seed: str = "quiet") -> Iterator[HappyCityState]:
    for state in positions(players, mode, grozilla, seed):
        if state.actor >= 0 and ROOM.quiet(state):
            yield state


# Features


@every_way
def test_features_are_numbers_of_their_own_below_the_size(players: int, mode: str, grozilla: bool) -> None:
    for state in quiet_positions(players, mode, grozilla):
        for place in range(players):
            found = features(state, place)
            assert len(set(found)) == len(found) <= MOST_ACTIVE
            assert all(0 <= feature < ROOM.size for feature in found)


@every_way
def test_nothing_hidden_is_looked_at(players: int, mode: str, grozilla: bool) -> None:
    rng = seeded("deals")
    for state in quiet_positions(players, mode, grozilla):
        for place in range(players):
            dealer = GAME.imagine(GAME.view(state, place))
            assert features(dealer.deal(rng), place) == features(dealer.deal(rng), place) == features(state, place)


def test_the_features_are_the_same_in_every_build() -> None:
    """After a change that is meant, the digest is the one that fails here."""
    all_features = [
        features(state, place)
        for players, mode, grozilla in WAYS
        for state in quiet_positions(players, mode, grozilla, "build")
        for place in range(players)
    ]
    assert hashlib.sha256(repr(all_features).encode()).hexdigest()[:16] == "9c967e9f040221cc"


def test_every_effect_is_of_one_kind() -> None:
    assert sorted(id for kind in KINDS for id in kind) == sorted(EFFECTS)
    assert len(EFFECTS) == EFFECT_KIND - EFFECT
    assert 3 * len(KINDS) == KIND_READY - EFFECT_KIND


def test_numbers_become_steps() -> None:
    assert [capped(number, 3) for number in (-2, 0, 1, 3, 9)] == [0, 0, 1, 3, 3]
    assert [stepped(lead) for lead in (-99, -3, -1, 0, 1, 5, 6, 26, 99)] == [0, 4, 5, 6, 7, 8, 9, 12, 12]


# What a survey counts


def surveyed(state: HappyCityState, seat: int) -> Survey:
    survey, compared = Survey(), vec[i64]([0] * 5)
    count_incomes(state, compared)
    survey.look(state, seat, rounds_left(state), compared)
    return survey


@every_way
def test_points_and_incomes_are_those_of_the_rules(players: int, mode: str, grozilla: bool) -> None:
    compared = vec[i64]([0] * 5)
    for state in quiet_positions(players, mode, grozilla, "points"):
        count_incomes(state, compared)
        assert list(compared)[:players] == list(incomes(state))
        assert [surveyed(state, seat).points for seat in range(players)] == state.scores()


def test_sums_count_more_than_products() -> None:
    table = Table("market_white school museum", players=2, mode="family", scoring="add")
    assert surveyed(table.state, 0).points == SUM_COUNTS * table.state.scores()[0]


@pytest.mark.parametrize("players", [2, 3])
def test_the_last_turn_brings_what_can_be_bought_and_taken(players: int) -> None:
    """Family specials give what is printed, and so it is exact."""
    tried = 0
    for seed in range(8):
        for state in quiet_positions(players, "family", False, f"last {seed}"):
            if state.stage == DISCARD and rounds_left(state) == 0:
                state.ask(BUY)
                assert surveyed(state, state.actor).final == best_score(state, int(state.actor))
                tried += 1
    assert tried


def best_score(state: HappyCityState, seat: int) -> int:
    """The most points of a seat when its turn is over."""
    turn, best = state.turn, 0
    for action in state.actions():
        after = state.copy()
        after.play(action)
        if after.actor >= 0 and after.turn == turn:
            best = max(best, best_score(after, seat))
        else:
            best = max(best, after.scores()[seat])
    return best


def test_missing_colours_are_counted_side_by_side() -> None:
    rng = seeded("colours")
    for _ in range(200):
        needs, colours = (sum(int(rng.below(5)) << 8 * colour for colour in range(5)) for _ in range(2))
        missing = [max(0, counted(needs, colour) - counted(colours, colour)) for colour in range(len(COLOURS))]
        assert lacking(needs, colours) == sum(missing)


def test_money_is_counted_for_the_next_turn() -> None:
    table = Table("market_white perfumery", "market_white", players=2, mode="family", coins=(4, 4), central="park")
    assert surveyed(table.state, 0).purse == 4
    later = Table(
        "market_white perfumery", "market_white", players=2, mode="family", coins=(4, 4), central="park", seat=1
    )
    assert surveyed(later.state, 0).purse == 4 + 3
    assert surveyed(later.state, 1).purse == 4


def test_the_largest_city_says_how_many_rounds_are_left() -> None:
    cards = ["market_white", "school", "library", "park", "museum", "hospital", "bank", "igloo", "bookshop", "florist"]
    rounds = []
    for size in (1, 4, 7, 9, 10):
        table = Table(" ".join(cards[:size]), "market_white", players=2, mode="family", seat=1)
        rounds.append(rounds_left(table.state))
    assert rounds == [7, 5, 2, 1, 0]
    limited = Table("market_white", "market_white", players=2, mode="family", round_limit=3)
    assert rounds_left(limited.state) == 2


# Where nothing hangs


@every_way
def test_a_turn_hangs_from_the_discard_to_its_end(players: int, mode: str, grozilla: bool) -> None:
    stages = set()
    for state in positions(players, mode, grozilla, "hanging"):
        if state.actor >= 0:
            begins = state.stage in (DISCARD, MARKET) or all(card == -1 for card in state.central)
            assert ROOM.quiet(state) == begins
            stages.add(STAGES[state.stage])
    assert {"discard", "reveal", "buy"} <= stages


def test_cards_to_be_turned_up_are_skipped_and_paid_for() -> None:
    table = Table(
        "market_white", "market_white", players=2, mode="family", coins=(4, 4), central="park museum", tops={1: "bank"}
    )
    table.play("discard park")
    skipped = table.state.copy()
    assert ROOM.skip_hidden(skipped) == 1000
    assert skipped.stage == BUY
    assert Table.of(skipped).legal() == {"buy museum", "buy house", "buy apartments", "coin"}
    assert list(skipped.piles) == list(table.state.piles)
    assert ROOM.skip_hidden(skipped) == 0


@every_way
def test_hidden_cards_change_their_order_and_nothing_else(players: int, mode: str, grozilla: bool) -> None:
    rng = seeded("order")
    for state in positions(players, mode, grozilla, "order"):
        before, other = state.dump(), state.copy()
        ROOM.reorder_hidden(other, rng)
        assert state.dump() == before
        assert Counter(other.piles) == Counter(state.piles)
        assert Counter(other.box) == Counter(state.box)
        assert other.rng is not state.rng
        for seat in (*range(players), None):
            assert GAME.view(other, seat) == GAME.view(state, seat)


def test_any_card_may_come_next() -> None:
    state = next(state for state in positions(2, "family", False, "next") if state.discarded[0])
    rng, coming = seeded("next"), Counter[int]()
    for _ in range(800):
        other = state.copy()
        ROOM.reorder_hidden(other, rng)
        coming[int(other.top_card(0))] += 1
    start, end = state.rules.deck_start[0], state.rules.deck_start[1]
    assert set(coming) == {int(state.piles[place]) for place in range(start, end)} - {-1}


# What a play turned up


@every_way
def test_a_play_says_what_it_turned_up(players: int, mode: str, grozilla: bool) -> None:
    by_number: dict[int, list[str]] = {}
    for seed in range(4):
        rng = seeded(f"light {seed}")
        state = new_position(rules_for(players, mode, "multiply", grozilla, 20), f"light {seed}")
        while state.actor >= 0:
            log = Log()
            state = state.copy()
            state.play(state.random_action(rng), log)
            revealed = [seen(event.public) for event in log.events if event.reveals]
            assert by_number.setdefault(int(state.turned_up), revealed) == revealed
    assert by_number.pop(0) == []
    assert len({tuple(revealed) for revealed in by_number.values()}) == len(by_number) > 30
    assert min(by_number) > 0


def seen(fact: Fact) -> str:
    assert isinstance(fact, Revealed | SpecialCopied)
    return fact.card


# Which components


@every_way
def test_the_cards_of_the_box_are_known(players: int, mode: str, grozilla: bool) -> None:
    assert all(ROOM.covers(state) for state in quiet_positions(players, mode, grozilla))


@pytest.mark.parametrize(
    ("file", "column", "value"),
    [
        ("buildings", "cost", "20"),
        ("buildings", "income", "5"),
        ("buildings", "copies", "9"),
        ("homes", "residents", "9"),
        ("family_specials", "hearts", "9"),
        ("expert_specials", "req_blue", "9"),
        ("multicolor_buildings", "copies", "9"),
    ],
)
def test_other_cards_are_left_to_the_evaluation(file: str, column: str, value: str) -> None:
    rows = [{**row, column: value} for row in own_data()[file]]
    strange = GAME.with_data(DataPack({file: rows}))
    assert not ROOM.covers(strange.new(Options(), 2, "strange"))
    assert ROOM.covers(GAME.new(Options(), 2, "usual"))


def test_renamed_cards_are_known() -> None:
    rows = [
        {**row, "name_en": f"Other {row['name_en']}", "id": f"other_{row['id']}"} for row in own_data()["buildings"]
    ]
    other = GAME.with_data(DataPack({"buildings": rows}))
    assert ROOM.covers(other.new(Options(), 2, "other"))
