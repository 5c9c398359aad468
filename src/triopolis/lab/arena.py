"""Bots against each other, and how strong that shows them to be.

A table is a choice of bots for the seats. With at least as many bots as seats, every choice of different bots is one
(two seats: every pairing; one seat: every bot alone); with fewer, every combination in which each bot sits at least
once. Each deal is played at each table in every rotation of its seats. Deal number i has the seed "<seed>:i" at all
tables, so everything but the clock is the same whoever plays the games.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, combinations, combinations_with_replacement
from typing import Final

import msgspec

from triopolis.bots.registry import check_bot
from triopolis.engine.contract import Bot, Choice, DataPack, Game, Thinking, View
from triopolis.engine.errors import TriopolisError
from triopolis.engine.options import check_seats
from triopolis.lab.pool import Workers, chunks
from triopolis.lab.ratings import Elo, EloTable, Interval, Skill, elo_table, normal_width, ranks_of, skills, wilson
from triopolis.lab.simulation import game_with_pack, play_match, seated_bots

MOST_BOTS: Final = 10
MOST_LOOKS: Final = 10
LEAST_BATCH: Final = 10
"""Games of a table between two looks at whether it is decided; a tenth of all games if that is more."""
POINT: Final = 60
"""Whole parts of a won game, so that shares of up to six winners are exact."""


class BadArena(TriopolisError):
    """Bots that cannot be compared like that."""


class ArenaPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What to play. Everything in it can be sent to another process."""

    game: str
    options: msgspec.Struct
    seats: int
    bots: list[str]
    games: int
    """At each table, rounded up to whole deals."""
    seed: str
    pack: DataPack | None = None
    until_decided: bool = False


class Job(msgspec.Struct, frozen=True):
    """One game to be played."""

    deal: int
    table: int
    seating: int
    seated: tuple[int, ...]
    """Who sits where: numbers of bots."""

    @property
    def place(self) -> tuple[int, int, int]:
        """Where it comes among all games, for ratings that depend on their order."""
        return self.deal, self.table, self.seating


class Outcome(msgspec.Struct, frozen=True):
    job: Job
    scores: list[int]
    winners: list[int]
    moves: list[int]
    """Seat by seat."""


class Clock(msgspec.Struct):
    """How long a bot has thought."""

    seconds: float = 0.0
    cpu_seconds: float = 0.0
    """What its process worked: the same on a busy machine."""
    decisions: int = 0
    """Moves among which there was a choice."""

    def add(self, other: Clock) -> None:
        self.seconds += other.seconds
        self.cpu_seconds += other.cpu_seconds
        self.decisions += other.decisions


class Played(msgspec.Struct, frozen=True):
    outcomes: list[Outcome]
    clocks: list[Clock]
    """Bot by bot."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot did. A bot with several seats at a table counts once for each."""

    bot: str
    games: int
    wins: int
    """Games won alone."""
    shared_wins: int
    win_rate: float
    """A shared win counts as its share."""
    win_rate_interval: Interval
    mean_score: float
    mean_margin: float
    """Points above the best of the others, a solo opponent included."""


class BotResult(Standing, frozen=True, kw_only=True):
    """How a bot did at all tables."""

    moves: int
    elo: Elo | None
    """Of tables of two."""
    skill: Skill | None
    """Of larger tables."""


class TableResult(msgspec.Struct, frozen=True, kw_only=True):
    bots: list[str]
    """In the order of the first seating."""
    games: int
    decided: bool | None
    """Whether the interval has excluded one half, where that was looked at."""
    standings: list[Standing]


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """The only part that differs from run to run."""

    seconds: float
    seconds_per_move: dict[str, float]


class ArenaResult(msgspec.Struct, frozen=True, kw_only=True):
    games: int
    games_per_table: int
    """At most."""
    looks: int
    interval_width: float
    """Standard deviations to each side; more than 1.96 where several looks are taken."""
    elo_softened: bool
    bots: list[BotResult]
    """In the order they were named."""
    tables: list[TableResult]
    timing: Timing


# What is played


def seatings(bots: int, seats: int) -> list[tuple[int, ...]]:
    """The tables: who sits at each, in the order of its first seating."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    mixes = combinations_with_replacement(range(bots), seats)
    return [mix for mix in mixes if len(set(mix)) == bots]


def deals(plan: ArenaPlan) -> int:
    return -(-plan.games // plan.seats)


def batch_of(deals: int, seats: int) -> int:
    """How many deals are played between two looks."""
    return max(-(-LEAST_BATCH // seats), -(-deals // MOST_LOOKS))


def rotations(deal: int, table: int, seated: tuple[int, ...]) -> list[Job]:
    """A deal at a table, once in every rotation of its seats."""
    return [Job(deal, table, turn, (*seated[turn:], *seated[:turn])) for turn in range(len(seated))]


def planned_games(plan: ArenaPlan) -> int:
    return len(seatings(len(plan.bots), plan.seats)) * deals(plan) * plan.seats


def check(plan: ArenaPlan) -> None:
    """Refuse here what would otherwise fail in another process."""
    game = game_with_pack(plan.game, plan.pack)
    check_seats(game, plan.seats)
    game.settle_options(plan.options, plan.seats)
    for name in plan.bots:
        check_bot(name)
        if plan.bots.count(name) > 1:
            raise BadArena.of("arena-error-twice", bot=name)
    if len(plan.bots) < min(2, plan.seats):
        raise BadArena.of("arena-error-few", bots=", ".join(plan.bots), seats=plan.seats)
    if len(plan.bots) > MOST_BOTS:
        raise BadArena.of("arena-error-many", bots=len(plan.bots), most=MOST_BOTS)
    if plan.until_decided and plan.seats > 2:
        raise BadArena.of("arena-error-undecidable", seats=plan.seats)


# Playing


class ClockedBot(Bot):
    """A bot, and how long it has thought about how many moves."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.moves = 0
        self.clock = Clock()

    def begin(self, view: View) -> Thinking:
        return self._bot.begin(view)

    def choose(self, view: View) -> Choice:
        start, cpu_start = time.perf_counter(), time.process_time()
        choice = self._bot.choose(view)
        self.clock.add(Clock(time.perf_counter() - start, time.process_time() - cpu_start, int(len(view.actions) > 1)))
        self.moves += 1
        return choice


def play_jobs(plan: ArenaPlan, jobs: Sequence[Job]) -> Played:
    """Top-level, so that a spawned process can find it."""
    game = game_with_pack(plan.game, plan.pack)
    played = Played([], [Clock() for _ in plan.bots])
    for job in jobs:
        played.outcomes.append(_play(game, plan, job, played.clocks))
    return played


def _play(game: Game, plan: ArenaPlan, job: Job, clocks: list[Clock]) -> Outcome:
    seed = f"{plan.seed}:{job.deal}"
    bots = [ClockedBot(bot) for bot in seated_bots(game, [plan.bots[who] for who in job.seated], seed)]
    state = play_match(game, plan.options, seed, bots).state
    for who, bot in zip(job.seated, bots, strict=True):
        clocks[who].add(bot.clock)
    return Outcome(job, state.scores(), state.winners(), [bot.moves for bot in bots])


class Arena:
    """An arena while it is played."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.tables = seatings(len(plan.bots), plan.seats)
        self.deals = deals(plan)
        self.batch = batch_of(self.deals, plan.seats) if plan.until_decided else self.deals
        self.looks = -(-self.deals // self.batch)
        self.width = normal_width(self.looks)
        self.outcomes: list[list[Outcome]] = [[] for _ in self.tables]
        """Table by table."""
        self.clocks = [Clock() for _ in plan.bots]
        self.decided: set[int] = set()

    def play(self, processes: int, progress: Callable[[int], None]) -> None:
        """Batch after batch; a decided table plays no further."""
        with Workers(processes) as workers:
            for first in range(0, self.deals, self.batch):
                batch = range(first, min(first + self.batch, self.deals))
                jobs = self._jobs(batch)
                parts = [jobs[part.start : part.stop] for part in chunks(len(jobs), processes)]
                for games, played in workers.run(play_jobs, self.plan, parts):
                    self._take(played)
                    progress(games)
                if self.plan.until_decided:
                    progress(len(self._decide()) * (self.deals - batch.stop) * self.plan.seats)

    def _jobs(self, batch: range) -> list[Job]:
        """Deal by deal, so that quick and slow tables mix."""
        tables = [(table, seated) for table, seated in enumerate(self.tables) if table not in self.decided]
        return [job for deal in batch for table, seated in tables for job in rotations(deal, table, seated)]

    def _take(self, played: Played) -> None:
        for outcome in played.outcomes:
            self.outcomes[outcome.job.table].append(outcome)
        for total, more in zip(self.clocks, played.clocks, strict=True):
            total.add(more)

    def _decide(self) -> set[int]:
        """The tables that are decided now."""
        newly_decided = set()
        for table, seated in enumerate(self.tables):
            interval = counted(seated[0], self.outcomes[table]).standing("", self.width).win_rate_interval
            if table not in self.decided and not interval.low <= 0.5 <= interval.high:
                newly_decided.add(table)
        self.decided |= newly_decided
        return newly_decided


class Count(msgspec.Struct):
    """What a bot did in some games; all whole numbers, so that their order does not matter."""

    games: int = 0
    points: int = 0
    """Shares of wins, in POINTs."""
    wins: int = 0
    shared_wins: int = 0
    score: int = 0
    margin: int = 0
    moves: int = 0

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.moves += outcome.moves[seat]
        self.score += outcome.scores[seat]
        others = [score for place, score in enumerate(outcome.scores) if place != seat]
        self.margin += outcome.scores[seat] - max(others, default=0)
        if seat in outcome.winners:
            self.points += POINT // len(outcome.winners)
            self.wins += len(outcome.winners) == 1
            self.shared_wins += len(outcome.winners) > 1

    def standing(self, bot: str, width: float) -> Standing:
        return Standing(
            bot=bot,
            games=self.games,
            wins=self.wins,
            shared_wins=self.shared_wins,
            win_rate=self.points / POINT / self.games,
            win_rate_interval=wilson(self.points / POINT, self.games, width),
            mean_score=self.score / self.games,
            mean_margin=self.margin / self.games,
        )


def counted(who: int, outcomes: Iterable[Outcome]) -> Count:
    count = Count()
    for outcome in outcomes:
        for seat, seated in enumerate(outcome.job.seated):
            if seated == who:
                count.add(outcome, seat)
    return count


# What came of it


def run_arena(plan: ArenaPlan, processes: int = 1, progress: Callable[[int], None] | None = None) -> ArenaResult:
    """Play all games of a plan; `progress` hears how many more are done, or not needed any more."""
    check(plan)
    start = time.perf_counter()
    arena = Arena(plan)
    arena.play(processes, progress or (lambda games: None))
    return _result(arena, time.perf_counter() - start)


def _result(arena: Arena, seconds: float) -> ArenaResult:
    plan = arena.plan
    outcomes = sorted(chain.from_iterable(arena.outcomes), key=lambda outcome: outcome.job.place)
    counts = [counted(who, outcomes) for who in range(len(plan.bots))]
    elo = _elo(arena) if plan.seats == 2 else None
    skill = _skills(arena, outcomes) if plan.seats > 2 else None
    return ArenaResult(
        games=len(outcomes),
        games_per_table=arena.deals * plan.seats,
        looks=arena.looks,
        interval_width=arena.width,
        elo_softened=elo is not None and elo.softened,
        bots=[
            BotResult(
                moves=count.moves,
                elo=elo.players[who] if elo else None,
                skill=skill[who] if skill else None,
                **msgspec.structs.asdict(count.standing(plan.bots[who], arena.width)),
            )
            for who, count in enumerate(counts)
        ],
        tables=[_table(arena, table) for table in range(len(arena.tables))],
        timing=Timing(
            seconds=seconds,
            seconds_per_move={
                bot: clock.seconds / max(1, count.moves)
                for bot, clock, count in zip(plan.bots, arena.clocks, counts, strict=True)
            },
        ),
    )


def _table(arena: Arena, table: int) -> TableResult:
    outcomes, names, seated = arena.outcomes[table], arena.plan.bots, arena.tables[table]
    return TableResult(
        bots=[names[who] for who in seated],
        games=len(outcomes),
        decided=table in arena.decided if arena.plan.until_decided else None,
        standings=[counted(who, outcomes).standing(names[who], arena.width) for who in sorted(set(seated))],
    )


def _elo(arena: Arena) -> EloTable:
    players = range(len(arena.plan.bots))
    points = [[0.0 for _ in players] for _ in players]
    for table, (one, other) in enumerate(arena.tables):
        points[one][other] = counted(one, arena.outcomes[table]).points / POINT
        points[other][one] = counted(other, arena.outcomes[table]).points / POINT
    return elo_table(points, arena.width)


def _skills(arena: Arena, outcomes: Iterable[Outcome]) -> list[Skill]:
    games = ((outcome.job.seated, ranks_of(outcome.scores, outcome.winners)) for outcome in outcomes)
    return skills(len(arena.plan.bots), games, arena.width)
