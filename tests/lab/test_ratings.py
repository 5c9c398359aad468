"""The numbers of the arena, against what is known of them."""

from __future__ import annotations

from math import exp, log10

import pytest

from triopolis.engine.randomness import Generator, seeded
from triopolis.lab.ratings import ELO_UNIT, elo_table, normal_width, ranks_of, skills, wilson

WIDTH = normal_width()


def elo_of(rate: float) -> float:
    return 400 * log10(rate / (1 - rate))


def test_widths() -> None:
    assert normal_width() == pytest.approx(1.959964, abs=1e-6)
    assert normal_width(10) == pytest.approx(2.807034, abs=1e-6)
    assert [normal_width(looks) for looks in range(1, 11)] == sorted(normal_width(looks) for looks in range(1, 11))


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(15, 20, 0.5313, 0.8881), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 2, 0.0945, 0.9055)],
)
def test_wilson(points: float, games: int, low: float, high: float) -> None:
    interval = wilson(points, games, WIDTH)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=1e-4)


def test_two_players_have_the_elo_of_their_win_rate_and_of_wilsons_interval() -> None:
    table = elo_table([[0, 15], [5, 0]], WIDTH)
    strong, weak = table.players
    rates = wilson(15, 20, WIDTH)
    assert strong.points == pytest.approx(elo_of(0.75), abs=0.01)
    assert strong.interval is not None
    assert (strong.interval.low, strong.interval.high) == pytest.approx(
        (elo_of(rates.low), elo_of(rates.high)), abs=0.02
    )
    assert (weak.points, weak.interval) == (0.0, None)
    assert not table.softened


def test_what_was_scored_is_what_the_strengths_let_expect() -> None:
    """The condition of a maximum of the likelihood, player by player."""
    points: list[list[float]] = [[0, 30, 41.5, 25], [10, 0, 33, 22], [8.5, 7, 0, 12.5], [15, 18, 27.5, 0]]
    players = elo_table(points, WIDTH).players
    for i in range(4):
        expected = sum(
            (points[i][j] + points[j][i]) / (1 + exp((players[j].points - players[i].points) / ELO_UNIT))
            for j in range(4)
            if j != i
        )
        assert expected == pytest.approx(sum(points[i]), abs=0.01)
    assert min(player.points for player in players) == 0.0


def test_a_player_who_never_loses_gets_a_finite_number() -> None:
    table = elo_table([[0, 20], [0, 0]], WIDTH)
    assert table.softened
    assert table.players[0].points == pytest.approx(elo_of(20.5 / 21), abs=0.01)
    assert table.players[0].interval is not None
    assert table.players[0].interval.low > 200


def test_a_chain_of_players_who_never_lose_is_in_order() -> None:
    players = elo_table([[0, 0, 0], [20, 0, 0], [20, 20, 0]], WIDTH).players
    assert players[0].points == 0.0
    assert players[2].points == pytest.approx(2 * players[1].points, abs=0.02)


def test_a_circle_is_finite_and_even() -> None:
    table = elo_table([[0, 9, 0], [0, 0, 9], [9, 0, 0]], WIDTH)
    assert not table.softened
    assert [player.points for player in table.players] == [0.0, 0.0, 0.0]


def drawn_points(rng: Generator, rates: list[list[float]], games: int) -> list[list[float]]:
    points = [[0.0] * len(rates) for _ in rates]
    for i in range(len(rates)):
        for j in range(i):
            points[i][j] = float(sum(rng.fraction() < rates[i][j] for _ in range(games)))
            points[j][i] = games - points[i][j]
    return points


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    truth, rng, held, tried = [0.0, 1.0, 1.6], seeded("coverage"), 0, 0
    rates = [[1 / (1 + exp(other - own)) for other in truth] for own in truth]
    for _ in range(100):
        table = elo_table(drawn_points(rng, rates, 40), WIDTH)
        weakest = min(range(3), key=lambda player: table.players[player].points)
        for player, elo in enumerate(table.players):
            if elo.interval is not None:
                tried += 1
                held += elo.interval.low <= (truth[player] - truth[weakest]) * ELO_UNIT <= elo.interval.high
    assert tried == 200
    assert 0.91 <= held / tried <= 0.99


def test_ratings_of_larger_tables_follow_the_ranks() -> None:
    games = [((0, 1, 2), (0, 1, 2)), ((1, 2, 0), (1, 2, 0)), ((2, 0, 1), (2, 0, 1))] * 10
    first, second, third = skills(3, games, WIDTH)
    assert first.mu > second.mu > third.mu
    assert second.mu == pytest.approx(25.0, abs=1.0)
    assert first.sigma < 8.33
    assert first.interval.high - first.mu == pytest.approx(WIDTH * first.sigma, abs=0.02)


def test_equal_ranks_leave_equal_ratings() -> None:
    assert len({skill.mu for skill in skills(4, [((0, 1, 2, 3), (0, 0, 0, 0))], WIDTH)}) == 1


def test_who_sits_twice_is_rated_once() -> None:
    against_itself = skills(1, [((0, 0, 0), (0, 1, 2))], WIDTH)[0]
    assert against_itself.mu == pytest.approx(25.0, abs=0.01)
    twice, once = skills(2, [((0, 0, 1), (0, 1, 2))], WIDTH)
    assert twice.mu > 25 > once.mu


def test_ranks() -> None:
    assert ranks_of([10, 12, 12, 3], [1, 2]) == [2, 0, 0, 3]
    # A tie of points that a tie-break has decided; the others are ranked by points alone.
    assert ranks_of([10, 12, 12, 10], [2]) == [2, 1, 0, 2]
