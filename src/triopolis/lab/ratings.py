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
CLOSE: Final = 1e-8
CLOSE_END: Final = 1e-5
FARTHEST: Final = 32.0
"""In units of strength; ends of intervals are found to a five-hundredth of an Elo point."""

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

    The intervals are those of the difference to the weakest, by the score test: every difference that the games do not
    contradict. For two players that is Wilson's interval of the win rate, in Elo points.
    """
    softened = not _is_finite(points)
    games = Games(_softened(points) if softened else points)
    strengths = games.fit([0.0] * len(points), [0])
    weakest = min(range(len(points)), key=lambda player: strengths[player])
    strengths = [strength - strengths[weakest] for strength in strengths]
    players = [
        Elo(
            _hundredths(strength * ELO_UNIT),
            _reach(games, strengths, weakest, player, width) if player != weakest else None,
        )
        for player, strength in enumerate(strengths)
    ]
    return EloTable(players, softened)


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
            newly_reached = [winner for winner in players if points[winner][beaten] > 0 and winner not in reached]
            reached.update(newly_reached)
            waiting.extend(newly_reached)
        if len(reached) < len(points):
            return False
    return True


def _softened(points: Sequence[Sequence[float]]) -> Matrix:
    players = range(len(points))
    return [[points[i][j] + (0.5 if i != j and points[i][j] + points[j][i] else 0.0) for j in players] for i in players]


def _reach(games: Games, strengths: list[float], anchor: int, player: int, width: float) -> Interval:
    """How low and how high the player may stand above the anchor before the games contradict it."""
    ends = []
    for sign in (-1.0, 1.0):
        near, step, fitted = strengths[player], 0.5, strengths
        while True:
            far = near + sign * step
            fitted, tension = games.tension(fitted, anchor, player, far)
            if tension >= width or step > FARTHEST:
                break
            near, step = far, step * 2
        while abs(far - near) > CLOSE_END:
            middle = (near + far) / 2
            fitted, tension = games.tension(fitted, anchor, player, middle)
            near, far = (near, middle) if tension >= width else (middle, far)
        ends.append(_hundredths(far * ELO_UNIT))
    return Interval(*ends)


class Games:
    """Points scored between players, and what they say about strengths."""

    def __init__(self, points: Sequence[Sequence[float]]) -> None:
        self.points = points
        self.players = range(len(points))
        self.played = [[points[i][j] + points[j][i] if i != j else 0.0 for j in self.players] for i in self.players]

    def fit(self, strengths: Sequence[float], fixed: Sequence[int]) -> list[float]:
        """The likeliest strengths if some are fixed: Newton's method. There is one top, and no step may go down."""
        free = [player for player in self.players if player not in fixed]
        best, height = list(strengths), self.likelihood(strengths)
        for _ in range(ROUNDS if free else 0):
            step = self._step(best, free)
            while True:
                tried = [strength + change for strength, change in zip(best, step, strict=True)]
                reached = self.likelihood(tried)
                if reached >= height or max(map(abs, step)) < CLOSE:
                    break
                step = [change / 2 for change in step]
            best, height = tried, reached
            if max(map(abs, step)) < CLOSE:
                break
        return best

    def _step(self, strengths: Sequence[float], free: Sequence[int]) -> list[float]:
        inverse = _inverse(self.information(strengths, free))
        slopes = [self.slope(strengths, player) for player in free]
        step = [0.0] * len(strengths)
        for player, row in zip(free, inverse, strict=True):
            step[player] = sum(cell * slope for cell, slope in zip(row, slopes, strict=True))
        return step

    def tension(self, near: Sequence[float], anchor: int, player: int, lead: float) -> tuple[list[float], float]:
        """The strengths if the player stands so far above the anchor, and how many standard deviations off that is."""
        start = [*near]
        start[player], start[anchor] = lead, 0.0
        fitted = self.fit(start, [anchor, player])
        others = [other for other in self.players if other != anchor]
        place = others.index(player)
        variance = _inverse(self.information(fitted, others))[place][place]
        return fitted, abs(self.slope(fitted, player)) * sqrt(max(0.0, variance))

    def likelihood(self, strengths: Sequence[float]) -> float:
        """Its logarithm."""
        return sum(
            self.points[i][j] * _log_chance(strengths[i] - strengths[j])
            for i in self.players
            for j in self.players
            if self.points[i][j] and i != j
        )

    def slope(self, strengths: Sequence[float], player: int) -> float:
        """Points above what the strengths let expect."""
        return sum(
            self.points[player][other] - played * _chance(strengths[player] - strengths[other])
            for other, played in enumerate(self.played[player])
            if other != player
        )

    def information(self, strengths: Sequence[float], among: Sequence[int]) -> Matrix:
        """How sharply the games tell the strengths of these players, all others being fixed."""

        def shared(i: int, j: int) -> float:
            chance = _chance(strengths[i] - strengths[j])
            return self.played[i][j] * chance * (1 - chance)

        return [[sum(shared(i, k) for k in self.players) if i == j else -shared(i, j) for j in among] for i in among]


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead)) if lead > 0 else exp(lead) / (1 + exp(lead))


def _log_chance(lead: float) -> float:
    return -log(1 + exp(-lead)) if lead > 0 else lead - log(1 + exp(lead))


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
        Skill(
            _hundredths(rating.mu),
            _hundredths(rating.sigma),
            Interval(_hundredths(rating.mu - width * rating.sigma), _hundredths(rating.mu + width * rating.sigma)),
        )
        for rating in ratings
    ]


def ranks_of(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The winners first, the others by their scores; who has as much shares the rank."""
    heights = [(place in winners, score if place not in winners else 0) for place, score in enumerate(scores)]
    return [sum(other > own for other in heights) for own in heights]
