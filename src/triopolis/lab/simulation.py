"""Plays many games and counts. Game number i has the seed "<seed>:i", so the result does not depend on who plays it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec

from triopolis.bots.registry import RANDOM, check_bot, make_bot
from triopolis.engine.contract import Bot, DataPack, Game, State
from triopolis.engine.match import Match
from triopolis.engine.options import check_seats
from triopolis.engine.playout import play_out_turns
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game
from triopolis.lab.pool import Crew, Workers, chunks

QUANTILES: Final = {"min": 0, "5%": 5, "25%": 25, "50%": 50, "75%": 75, "95%": 95, "max": 100}
"""Names of the quantiles and how many per cent of the games lie at or below them."""
RANDOM_PLAY: Final = "random play"
"""The stream of chance that plays all seats where every bot is the random one."""


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


class Played(NamedTuple):
    """A game that is over."""

    state: State
    decisions: int
    turns: int
    """In which a seat had something to decide."""


class Tally(msgspec.Struct):
    """What is counted of some games; tallies add up in any order."""

    decisions: int = 0
    scores: list[dict[int, int]] = []
    """Place by place: how many games ended with each score."""
    wins: dict[int, int] = {}
    shared_wins: dict[int, int] = {}

    def count(self, played: Played) -> None:
        self.decisions += played.decisions
        scores = played.state.scores()
        self._have_places(len(scores))
        for counted, score in zip(self.scores, scores, strict=True):
            counted[score] = counted.get(score, 0) + 1
        winners = played.state.winners()
        kind = self.wins if len(winners) == 1 else self.shared_wins
        for place in winners:
            kind[place] = kind.get(place, 0) + 1

    def add(self, other: Tally) -> None:
        self.decisions += other.decisions
        self._have_places(len(other.scores))
        for mine, others in zip(self.scores, other.scores, strict=True):
            _add_counts(mine, others)
        _add_counts(self.wins, other.wins)
        _add_counts(self.shared_wins, other.shared_wins)

    def _have_places(self, places: int) -> None:
        if not self.scores:
            self.scores = [{} for _ in range(places)]


def _add_counts(mine: dict[int, int], others: Mapping[int, int]) -> None:
    for key, count in others.items():
        mine[key] = mine.get(key, 0) + count


def simulate(plan: Plan, processes: int = 1, progress: Callable[[int], None] | None = None) -> SimulationResult:
    """Play all games of a plan; `progress` hears how many more are done."""
    with Workers(processes) as workers:
        return simulate_with(workers, plan, progress)


def simulate_with(crew: Crew, plan: Plan, progress: Callable[[int], None] | None = None) -> SimulationResult:
    check(plan)
    start = time.perf_counter()
    total = Tally()
    for games, tally in crew.run(play_games, plan, chunks(plan.games, crew.processes)):
        total.add(tally)
        if progress is not None:
            progress(games)
    seconds = time.perf_counter() - start
    return summary(plan, total, seconds, total.decisions)


def check(plan: Plan) -> None:
    """Refuse here what would otherwise fail in another process."""
    game = game_of(plan)
    check_seats(game, len(plan.bots))
    game.settle_options(plan.options, len(plan.bots))
    for name in plan.bots:
        check_bot(name)


def play_games(plan: Plan, indices: Sequence[int]) -> Tally:
    """Play the games of these numbers; top-level, so that a spawned process can find it."""
    game = game_of(plan)
    tally = Tally()
    for index in indices:
        tally.count(play_game(game, plan, seed_of(plan, index)))
    return tally


def seed_of(plan: Plan, index: int) -> str:
    return f"{plan.seed}:{index}"


def play_game(game: Game, plan: Plan, seed: str) -> Played:
    if is_random(plan):
        # Without views, wholly inside compiled code.
        state = game.new(plan.options, len(plan.bots), seed)
        return Played(state, *play_out_turns(state, seeded(seed, RANDOM_PLAY)))
    match = _play_bots(game, plan, seed)
    return Played(match.state, len(match.steps), len({step.turn for step in match.steps}))


def actions_of(game: Game, plan: Plan, seed: str) -> list[int]:
    """The actions of the very same game, in order."""
    if not is_random(plan):
        return _play_bots(game, plan, seed).actions
    state, rng, actions = game.new(plan.options, len(plan.bots), seed), seeded(seed, RANDOM_PLAY), []
    while state.actor >= 0:
        actions.append(int(state.random_action(rng)))
        state.play(actions[-1])
    return actions


def is_random(plan: Plan) -> bool:
    return all(bot == RANDOM for bot in plan.bots)


def _play_bots(game: Game, plan: Plan, seed: str) -> Match:
    return play_match(game, plan.options, seed, seated_bots(game, plan.bots, seed))


def game_of(plan: Plan) -> Game:
    return game_with_pack(plan.game, plan.pack)


def game_with_pack(id: str, pack: DataPack | None) -> Game:
    # A process is sent the plan with every chunk: the pack of an equal plan is loaded only once.
    return _loaded_game(id, msgspec.json.encode(pack) if pack else None)


@cache
def _loaded_game(id: str, pack: bytes | None) -> Game:
    game = find_game(id)
    return game.with_data(msgspec.json.decode(pack, type=DataPack)) if pack else game


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


def summary(plan: Plan, tally: Tally, seconds: float, played: int) -> SimulationResult:
    """The result of all games of a plan, of whose decisions so many were played in these seconds."""
    return SimulationResult(
        games=plan.games,
        decisions=tally.decisions,
        seconds=seconds,
        decisions_per_second=played / seconds,
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
        wins=tally.wins.get(place, 0),
        shared_wins=tally.shared_wins.get(place, 0),
    )


def quantiles(scores: Mapping[int, int]) -> dict[str, int]:
    """By nearest rank: the lowest score that so many per cent of the games do not exceed."""
    ordered, games = sorted(scores.items()), sum(scores.values())
    ranks = {name: max(1, -(-percent * games // 100)) for name, percent in QUANTILES.items()}
    return {name: _score_of_rank(ordered, rank) for name, rank in ranks.items()}


def _score_of_rank(ordered: Sequence[tuple[int, int]], rank: int) -> int:
    for score, games in ordered:
        rank -= games
        if rank <= 0:
            return score
    raise ValueError("no games")
