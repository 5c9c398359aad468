"""Plays many games and counts. Game number i has the seed "<seed>:i", so the result does not depend on who plays it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

import msgspec

from triopolis.bots.registry import RANDOM, check_bot, make_bot
from triopolis.engine.contract import Bot, DataPack, Game, State
from triopolis.engine.match import Match
from triopolis.engine.options import check_seats
from triopolis.engine.playout import play_out
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game
from triopolis.lab.pool import Workers, chunks

QUANTILES: Final = {"min": 0, "5%": 5, "25%": 25, "50%": 50, "75%": 75, "95%": 95, "max": 100}
"""Names of the quantiles and how many per cent of the games lie at or below them."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to play. Everything in it can be sent to another process."""

    game: str
    options: msgspec.Struct
    bots: list[str]
    """One per seat."""
    games: int
    seed: str
    pack: DataPack | None = None


class PlaceResult(msgspec.Struct, frozen=True, kw_only=True):
    """How one place did: a seat, or the solo opponent."""

    label: str
    """"seat 0", "seat 1" … or "opponent", the rulebook's own."""
    seat: int | None
    bot: str | None
    mean_score: float
    score_quantiles: dict[str, int]
    """By nearest rank: each is the score of a game that was played."""
    wins: int
    """Games won alone."""
    shared_wins: int


class SimulationResult(msgspec.Struct, frozen=True, kw_only=True):
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_decisions: float
    places: list[PlaceResult]
    """Seat by seat; a solo opponent comes last."""


class Tally:
    """What is counted of some games; tallies add up in any order."""

    def __init__(self) -> None:
        self.decisions = 0
        self.scores: list[Counter[int]] = []
        self.wins: Counter[int] = Counter()
        self.shared_wins: Counter[int] = Counter()

    def count(self, state: State, decisions: int) -> None:
        self.decisions += decisions
        self._score_places(len(scores := state.scores()))
        for place, score in enumerate(scores):
            self.scores[place][score] += 1
        winners = state.winners()
        kind = self.wins if len(winners) == 1 else self.shared_wins
        kind.update(winners)

    def add(self, other: Tally) -> None:
        self.decisions += other.decisions
        self._score_places(len(other.scores))
        for mine, others in zip(self.scores, other.scores, strict=True):
            mine.update(others)
        self.wins.update(other.wins)
        self.shared_wins.update(other.shared_wins)

    def _score_places(self, places: int) -> None:
        if not self.scores:
            self.scores = [Counter() for _ in range(places)]


def simulate(plan: Plan, processes: int = 1, progress: Callable[[int], None] | None = None) -> SimulationResult:
    """Play all games of a plan; `progress` hears how many more are done."""
    _check(plan)
    start = time.perf_counter()
    total = Tally()
    with Workers(processes) as workers:
        for games, tally in workers.run(play_games, plan, chunks(plan.games, processes)):
            total.add(tally)
            if progress is not None:
                progress(games)
    return _result(plan, total, time.perf_counter() - start)


def _check(plan: Plan) -> None:
    """Refuse here what would otherwise fail in another process."""
    game = _game(plan)
    check_seats(game, len(plan.bots))
    game.settle_options(plan.options, len(plan.bots))
    for name in plan.bots:
        check_bot(name)


def play_games(plan: Plan, indices: Sequence[int]) -> Tally:
    """Play the games of these numbers; top-level, so that a spawned process can find it."""
    game = _game(plan)
    play = _play_random if all(bot == RANDOM for bot in plan.bots) else _play_bots
    tally = Tally()
    for index in indices:
        state, decisions = play(game, plan, f"{plan.seed}:{index}")
        tally.count(state, decisions)
    return tally


def _game(plan: Plan) -> Game:
    return game_with_pack(plan.game, plan.pack)


def game_with_pack(id: str, pack: DataPack | None) -> Game:
    # A process is sent the plan with every chunk: the pack of an equal plan is loaded only once.
    return _packed_game(id, msgspec.json.encode(pack) if pack else None)


@cache
def _packed_game(id: str, pack: bytes | None) -> Game:
    game = find_game(id)
    return game.with_data(msgspec.json.decode(pack, type=DataPack)) if pack else game


def _play_random(game: Game, plan: Plan, seed: str) -> tuple[State, int]:
    """Without views, wholly inside compiled code."""
    state = game.new(plan.options, len(plan.bots), seed)
    return state, int(play_out(state, seeded(seed, "random play")))


def _play_bots(game: Game, plan: Plan, seed: str) -> tuple[State, int]:
    match = play_match(game, plan.options, seed, seated_bots(game, plan.bots, seed))
    return match.state, len(match.steps)


def seated_bots(game: Game, names: Sequence[str], seed: str) -> list[Bot]:
    """The bots of a game that has this seed, each with a stream of its own."""
    return [make_bot(name, game, f"{seed}:{seat}") for seat, name in enumerate(names)]


def play_match(game: Game, options: msgspec.Struct, seed: str, bots: Sequence[Bot]) -> Match:
    """A whole game of bots, one per seat."""
    match = Match(game, len(bots), options, seed)
    while not match.over:
        seat = int(match.state.actor)
        match.play(seat, bots[seat].choose(match.view(seat)).action)
    return match


def _result(plan: Plan, tally: Tally, seconds: float) -> SimulationResult:
    return SimulationResult(
        games=plan.games,
        decisions=tally.decisions,
        seconds=seconds,
        decisions_per_second=tally.decisions / seconds,
        mean_decisions=tally.decisions / plan.games,
        places=[_place(plan, tally, place) for place in range(len(tally.scores))],
    )


def _place(plan: Plan, tally: Tally, place: int) -> PlaceResult:
    scores = tally.scores[place]
    is_seat = place < len(plan.bots)
    return PlaceResult(
        label=f"seat {place}" if is_seat else "opponent",
        seat=place if is_seat else None,
        bot=plan.bots[place] if is_seat else None,
        mean_score=sum(score * games for score, games in scores.items()) / plan.games,
        score_quantiles=quantiles(scores),
        wins=tally.wins[place],
        shared_wins=tally.shared_wins[place],
    )


def quantiles(scores: Counter[int]) -> dict[str, int]:
    """By nearest rank: the lowest score that so many per cent of the games do not exceed."""
    ordered, games = sorted(scores.items()), scores.total()
    ranks = {name: max(1, -(-percent * games // 100)) for name, percent in QUANTILES.items()}
    return {name: _score_of_rank(ordered, rank) for name, rank in ranks.items()}


def _score_of_rank(ordered: Sequence[tuple[int, int]], rank: int) -> int:
    for score, games in ordered:
        rank -= games
        if rank <= 0:
            return score
    raise ValueError("no games")
