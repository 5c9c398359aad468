"""How strong players are, from what they scored against each other: win rates, Elo differences, openskill ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
ELO_UNIT: Final = 400 / log(10)
"""Elo points of one unit of strength: ten times the chance of the other is 400 points."""
ROUNDS: Final = 200
CLOSE: Final = 1e-10

Matrix = list[list[float]]


class Interval(msgspec.Struct, frozen=True):
    low: float
    high: float


class Elo(msgspec.Struct, frozen=True):
    points: float
    """Above the weakest, who has 0."""
    interval: Interval | None
    """None for the weakest, from whom all others are measured."""


class EloTable(msgspec.Struct, frozen=True):
    players: list[Elo]
    softened: bool
    """Some never lost to some others, which makes infinity: a drawn game was added to every pairing."""


class Skill(msgspec.Struct, frozen=True):
    """An openskill rating: 25 ± 8.33 before the first game."""

    mu: float
    sigma: float
    interval: Interval


def normal_width(looks: int = 1) -> float:
    """Standard deviations to each side that make so many looks right together 95 times in 100 (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / looks / 2)


def wilson(points: float, games: int, width: float) -> Interval:
    """Wilson's interval of a rate; a shared win is a part of a point."""
    square = width * width
    middle = (points + square / 2) / (games + square)
    reach = width / (games + square) * sqrt(max(0.0, points * (games - points) / games + square / 4))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


# Elo


def elo_table(points: Sequence[Sequence[float]], width: float) -> EloTable:
    """Bradley–Terry strengths of maximum likelihood; `points[i][j]` is what i scored against j.

    The intervals come from the information matrix: they are those of the difference to the weakest.
    """
    softened = not _is_finite(points)
    scored = _softened(points) if softened else [list(row) for row in points]
    strengths = _strengths(scored)
    weakest = min(range(len(strengths)), key=lambda player: strengths[player])
    spread = _deviations(scored, strengths, weakest)
    players = [
        Elo(_hundredths(middle), _around(middle, width * deviation * ELO_UNIT) if player != weakest else None)
        for player, deviation in enumerate(spread)
        for middle in [(strengths[player] - strengths[weakest]) * ELO_UNIT]
    ]
    return EloTable(players, softened)


def _around(middle: float, reach: float) -> Interval:
    return Interval(_hundredths(middle - reach), _hundredths(middle + reach))


def _hundredths(number: float) -> float:
    """Without the last bits, in which machines differ (and without a negative zero)."""
    return round(number, 2) + 0.0


def _is_finite(points: Sequence[Sequence[float]]) -> bool:
    """Whether everybody can be reached from everybody by going from one to another who scored against them."""
    players = range(len(points))
    for start in players:
        reached, waiting = {start}, [start]
        while waiting:
            beaten = waiting.pop()
            found = [winner for winner in players if points[winner][beaten] > 0 and winner not in reached]
            reached.update(found)
            waiting.extend(found)
        if len(reached) < len(points):
            return False
    return True


def _softened(points: Sequence[Sequence[float]]) -> Matrix:
    players = range(len(points))
    return [[points[i][j] + (0.5 if i != j and points[i][j] + points[j][i] else 0.0) for j in players] for i in players]


def _strengths(points: Matrix) -> list[float]:
    """Newton's method; the first player stays at 0. The likelihood has one top, and no step may go down."""
    strengths = [0.0] * len(points)
    height = _likelihood(points, strengths)
    for _ in range(ROUNDS):
        step = _newton_step(points, strengths)
        while True:
            tried = [strength + change for strength, change in zip(strengths, step, strict=True)]
            reached = _likelihood(points, tried)
            if reached >= height or max(map(abs, step)) < CLOSE:
                break
            step = [change / 2 for change in step]
        strengths, height = tried, max(height, reached)
        if max(map(abs, step)) < CLOSE:
            break
    return strengths


def _newton_step(points: Matrix, strengths: Sequence[float]) -> list[float]:
    players = range(1, len(points))
    slope = [
        sum(
            points[i][j] - (points[i][j] + points[j][i]) * _chance(strengths[i] - strengths[j])
            for j in range(len(points))
            if j != i
        )
        for i in players
    ]
    inverse = _inverse(_information(points, strengths, 0))
    return [0.0, *(sum(cell * part for cell, part in zip(row, slope, strict=True)) for row in inverse)]


def _likelihood(points: Matrix, strengths: Sequence[float]) -> float:
    """Its logarithm."""
    players = range(len(points))
    return sum(points[i][j] * _log_chance(strengths[i] - strengths[j]) for i in players for j in players if i != j)


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead)) if lead > 0 else exp(lead) / (1 + exp(lead))


def _log_chance(lead: float) -> float:
    return -log(1 + exp(-lead)) if lead > 0 else lead - log(1 + exp(lead))


def _information(points: Matrix, strengths: Sequence[float], left_out: int) -> Matrix:
    """How sharply the games tell the strengths, relative to the player who is left out."""
    players = [player for player in range(len(points)) if player != left_out]

    def shared(i: int, j: int) -> float:
        chance = _chance(strengths[i] - strengths[j])
        return (points[i][j] + points[j][i]) * chance * (1 - chance)

    return [
        [sum(shared(i, k) for k in range(len(points)) if k != i) if i == j else -shared(i, j) for j in players]
        for i in players
    ]


def _deviations(points: Matrix, strengths: Sequence[float], anchor: int) -> list[float]:
    """Standard deviations of the differences to one player."""
    inverse = _inverse(_information(points, strengths, anchor))
    found = [sqrt(max(0.0, inverse[place][place])) for place in range(len(inverse))]
    return [*found[:anchor], 0.0, *found[anchor:]]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan's; information matrices are positive definite, so no pivot is ever 0."""
    size = len(matrix)
    rows = [[*matrix[i], *(1.0 if i == j else 0.0 for j in range(size))] for i in range(size)]
    for pivot in range(size):
        head = rows[pivot][pivot]
        rows[pivot] = [cell / head for cell in rows[pivot]]
        for other in range(size):
            if other != pivot:
                factor = rows[other][pivot]
                rows[other] = [cell - factor * top for cell, top in zip(rows[other], rows[pivot], strict=True)]
    return [row[size:] for row in rows]


# Tables of more than two


def skills(players: int, games: Iterable[tuple[Sequence[int], Sequence[int]]], width: float) -> list[Skill]:
    """openskill's Plackett–Luce ratings after games (who sat, and the rank of each seat, lower is better), in order.

    Players do not change (tau = 0). Who sits twice at a table is rated once, by the mean of what the two seats say.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(players)]
    for seated, ranks in games:
        teams = [[model.rating(ratings[player].mu, ratings[player].sigma)] for player in seated]
        rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for player in sorted(set(seated)):
            own = [rating for rating, who in zip(rated, seated, strict=True) if who == player]
            mu, sigma = (sum(values) / len(own) for values in zip(*((one.mu, one.sigma) for one in own), strict=True))
            ratings[player] = model.rating(mu, sigma)
    return [
        Skill(_hundredths(rating.mu), _hundredths(rating.sigma), _around(rating.mu, width * rating.sigma))
        for rating in ratings
    ]


def ranks_of(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The winners first, the others by their scores; who has as much shares the rank."""
    heights = [(place in winners, score if place not in winners else 0) for place, score in enumerate(scores)]
    return [sum(other > own for other in heights) for own in heights]
