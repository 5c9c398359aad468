"""The arena: who plays whom on which deal, right counts, and the same whoever plays the games."""

from __future__ import annotations

from collections import Counter
from math import comb

import msgspec
import pytest
from tests.lab.quick_bots import FIRST, LAST

from triopolis.bots.registry import UnknownBot
from triopolis.engine.contract import DataPack
from triopolis.engine.errors import BadOption
from triopolis.engine.registry import find_game
from triopolis.games.point_city.data_files import own_data
from triopolis.lab import arena
from triopolis.lab.arena import (
    Arena,
    ArenaPlan,
    ArenaResult,
    BadArena,
    Clock,
    Count,
    Job,
    Outcome,
    Played,
    planned_games,
    run_arena,
    seatings,
)
from triopolis.lab.simulation import Plan, simulate

GAME = find_game("point_city")
SEARCH = "search:simulations=5"


def plan(bots: list[str], games: int, seats: int = 2, seed: str = "s", until_decided: bool = False) -> ArenaPlan:
    return ArenaPlan(
        game=GAME.id,
        options=GAME.settle_options(GAME.Options(), seats),
        seats=seats,
        bots=bots,
        games=games,
        seed=seed,
        until_decided=until_decided,
    )


def timeless(result: ArenaResult) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(result), "timing": None})


def played_jobs(plan: ArenaPlan) -> list[Job]:
    table = Arena(plan)
    table.play(1, lambda games: None)
    return [outcome.job for outcomes in table.outcomes for outcome in outcomes]


# Who plays whom


def test_two_seats_are_every_pairing() -> None:
    assert seatings(3, 2) == [(0, 1), (0, 2), (1, 2)]


def test_as_many_bots_as_seats_are_one_table_and_more_are_every_choice() -> None:
    assert seatings(3, 3) == [(0, 1, 2)]
    assert len(seatings(5, 3)) == comb(5, 3)


def test_fewer_bots_than_seats_all_sit_at_every_table() -> None:
    assert seatings(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert seatings(3, 4) == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]
    for bots in range(2, 6):
        for seats in range(bots + 1, 7):
            tables = seatings(bots, seats)
            assert len(tables) == comb(seats - 1, bots - 1)
            assert len(set(Counter(who for table in tables for who in table).values())) == 1


def test_alone_every_bot_is_a_table() -> None:
    assert seatings(3, 1) == [(0,), (1,), (2,)]


@pytest.mark.parametrize(("bots", "seats"), [([FIRST, LAST, "random"], 2), ([FIRST, LAST], 3), ([FIRST, LAST], 1)])
def test_every_deal_is_played_in_every_rotation_at_every_table(bots: list[str], seats: int) -> None:
    jobs = played_jobs(plan(bots, 4, seats))
    deals = -(-4 // seats)
    assert len(jobs) == planned_games(plan(bots, 4, seats)) == len(seatings(len(bots), seats)) * deals * seats
    for table, seated in enumerate(seatings(len(bots), seats)):
        for deal in range(deals):
            played = [job.seated for job in jobs if (job.table, job.deal) == (table, deal)]
            assert sorted(played) == sorted((*seated[turn:], *seated[:turn]) for turn in range(seats))


def test_games_are_those_that_a_simulation_of_the_same_seed_plays() -> None:
    both = {}
    for seating in ([FIRST, "random"], ["random", FIRST]):
        options = GAME.settle_options(GAME.Options(), 2)
        both[seating[0]] = simulate(Plan(game=GAME.id, options=options, bots=seating, games=4, seed="s")).places
    result = run_arena(plan([FIRST, "random"], 8)).bots[0]
    first, second = both[FIRST][0], both["random"][1]
    assert result.games == 8
    assert result.mean_score * 8 == pytest.approx(4 * (first.mean_score + second.mean_score))
    assert result.wins == first.wins + second.wins


# What is counted


def outcome(scores: list[int], winners: list[int], seated: tuple[int, ...] = (0, 1)) -> Outcome:
    return Outcome(Job(0, 0, 0, seated), scores, winners, [1] * len(seated))


def test_a_shared_win_counts_as_its_share() -> None:
    count = Count()
    for one in (outcome([9, 5], [0]), outcome([5, 5], [0, 1]), outcome([5, 5], [1])):
        count.add(one, 0)
    standing = count.standing("x", 1.96)
    assert (standing.games, standing.wins, standing.shared_wins) == (3, 1, 1)
    assert standing.win_rate == 0.5
    assert standing.mean_score == pytest.approx(19 / 3)
    assert standing.mean_margin == pytest.approx(4 / 3)


def test_the_margin_is_over_the_best_of_the_others_the_solo_opponent_included() -> None:
    count = Count()
    count.add(outcome([30, 42], [1], (0,)), 0)
    assert count.standing("x", 1.96).mean_margin == -12.0


def test_a_bot_with_two_seats_counts_for_each() -> None:
    both = [outcome([9, 5, 7], [0], (0, 0, 1)), outcome([1, 5, 7], [2], (0, 0, 1))]
    assert arena.counted(0, both).games == 4
    assert arena.counted(0, both).standing("x", 1.96).win_rate == 0.25
    assert arena.counted(1, both).standing("x", 1.96).win_rate == 0.5


def test_win_rates_of_a_table_add_up() -> None:
    for seats, bots in ((2, [FIRST, LAST, "random"]), (3, [FIRST, "random"]), (4, [FIRST, LAST, "random"])):
        for table in run_arena(plan(bots, 4, seats)).tables:
            shares = sum(standing.win_rate * standing.games for standing in table.standings)
            assert shares == pytest.approx(table.games)


def test_two_seats_have_elo_larger_tables_have_skill_and_solo_has_neither() -> None:
    two, three, one = (run_arena(plan([FIRST, "random"], 4, seats)).bots for seats in (2, 3, 1))
    assert all(bot.elo and not bot.skill for bot in two)
    assert all(bot.skill and not bot.elo for bot in three)
    assert not any(bot.elo or bot.skill for bot in one)


def test_a_data_pack_is_played() -> None:
    tokens = [{**row, "points": "20"} for row in own_data()["tokens"]]
    poor = plan([FIRST, "random"], 10)
    rich = msgspec.structs.replace(poor, pack=DataPack({"tokens": tokens}))
    assert run_arena(rich).bots[1].mean_score > run_arena(poor).bots[1].mean_score


# The same whoever plays


def test_a_search_gives_the_same_result_again() -> None:
    order = plan(["random", SEARCH], 2)
    assert timeless(run_arena(order)) == timeless(run_arena(order))
    assert timeless(run_arena(order)) != timeless(run_arena(plan(["random", SEARCH], 2, seed="t")))


@pytest.mark.parametrize(("seats", "until_decided"), [(2, False), (2, True), (3, False)])
def test_the_number_of_processes_changes_nothing(seats: int, until_decided: bool) -> None:
    order = plan([FIRST, LAST, "random"], 30, seats, until_decided=until_decided)
    heard: list[int] = []
    alone = run_arena(order, progress=heard.append)
    assert sum(heard) == planned_games(order)
    assert timeless(run_arena(order, processes=2)) == timeless(alone)


# Until it is decided


def fake_play(favourite: int) -> object:
    """Games that the favourite wins; without it every seat wins in turn."""

    def play(plan: ArenaPlan, jobs: list[Job]) -> Played:
        outcomes = []
        for job in jobs:
            winner = job.seated.index(favourite) if favourite in job.seated else (job.deal + job.seating) % 2
            scores = [10 if seat == winner else 0 for seat in range(2)]
            outcomes.append(Outcome(job, scores, [winner], [1] * len(job.seated)))
        return Played(outcomes, [Clock() for _ in plan.bots])

    return play


def test_a_decided_pairing_stops_after_a_whole_batch_and_an_open_one_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play_jobs", fake_play(0))
    heard: list[int] = []
    result = run_arena(plan(["random", "easy", "medium"], 200, until_decided=True), progress=heard.append)
    assert [(table.games, table.decided) for table in result.tables] == [(20, True), (20, True), (200, False)]
    assert (result.looks, result.games_per_table, result.games) == (10, 200, 240)
    assert result.interval_width == pytest.approx(2.807, abs=1e-3)
    assert sum(heard) == 600


def test_without_it_all_games_are_played_and_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play_jobs", fake_play(0))
    result = run_arena(plan(["random", "easy"], 200))
    assert [(table.games, table.decided) for table in result.tables] == [(200, None)]
    assert result.looks == 1
    assert result.interval_width == pytest.approx(1.96, abs=1e-3)


@pytest.mark.parametrize(("games", "batches"), [(1, 1), (10, 1), (11, 2), (20, 2), (100, 10), (101, 9), (1000, 10)])
def test_there_are_at_most_ten_looks(games: int, batches: int) -> None:
    assert Arena(plan(["random", "easy"], games, until_decided=True)).looks == batches


def test_alone_it_is_decided_against_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play_jobs", fake_play(0))
    result = run_arena(plan(["random"], 100, seats=1, until_decided=True))
    assert (result.games, result.tables[0].decided) == (10, True)


# What is refused


def test_bad_plans_are_refused_before_anything_is_played() -> None:
    for bad, error in (
        (plan(["random", "skynet"], 1), UnknownBot),
        (plan(["random", "random"], 1), BadArena),
        (plan(["random"], 1), BadArena),
        (plan([f"search:simulations={number}" for number in range(1, 12)], 1), BadArena),
        (plan(["random", "easy"], 1, seats=3, until_decided=True), BadArena),
        (msgspec.structs.replace(plan(["random", "easy"], 1), seats=9), BadOption),
    ):
        with pytest.raises(error):
            run_arena(bad)
