"""Plays the entries of a plan, batch after batch, and keeps what came of it: a file for each entry.

A file is written whole after every batch. The same plan again goes on where it was broken off, and everything but the
timing comes out the same, however often that happens and however many processes play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from triopolis.lab.arena import POINT, Clock, Count, Outcome, Standing, batch_of, counted, play_jobs, rotations
from triopolis.lab.kept import (
    Difference,
    Setting,
    changed_since,
    difference,
    encoded,
    read_results,
    results_file,
    setting_of,
)
from triopolis.lab.level_plan import Entry, arena_plan
from triopolis.lab.output import write_whole
from triopolis.lab.pool import Crew, chunks
from triopolis.lab.ratings import Interval
from triopolis.lab.verdicts import Goal, Verdict
from triopolis.version import __version__


class LevelTiming(msgspec.Struct, kw_only=True):
    """The only part that differs from run to run."""

    version: str
    """Of Triopolis, when the last batch was played."""
    ms_per_decision: dict[str, float]
    """Of processor time, where there was a choice."""
    batches: list[list[Clock]]
    """Batch by batch, bot by bot."""


class Measured(msgspec.Struct, kw_only=True):
    """What came of an entry so far."""

    entry: Entry
    setting: Setting
    verdict: Verdict
    games: int
    looks: int
    """Taken so far: one after each batch."""
    win_rate: float
    interval: Interval
    """Of the win rate of the first bot, as the last look took it."""
    interval_width: float
    """Standard deviations to each side: 1.96 after all games, more where several looks are taken."""
    standings: list[Standing]
    """The first bot first; with several seats at a table a bot counts once for each."""
    batches: list[list[Count]]
    """Batch by batch, bot by bot."""
    timing: LevelTiming


def measure(
    entries: Sequence[Entry],
    folder: Path,
    crew: Crew,
    again: bool = False,
    progress: Callable[[int], None] | None = None,
) -> list[Measured]:
    """Play what is missing; `progress` hears how many more games are there, or are not needed any more."""
    tell = progress or (lambda games: None)
    begun = [Measuring(entry, folder, again) for entry in entries]
    for measuring in begun:
        measuring.check()
    folder.mkdir(exist_ok=True)
    for measuring in begun:
        tell(measuring.settled_games)
    return [measuring.play(crew, tell) for measuring in begun]


def planned_games(entries: Sequence[Entry]) -> int:
    return sum(entry.deals * entry.seats for entry in entries)


class Measuring:
    """An entry while it is played."""

    def __init__(self, entry: Entry, folder: Path, again: bool = False) -> None:
        self.entry = entry
        self.file = results_file(folder, entry)
        self.setting = setting_of(entry)
        self.batch = batch_of(entry.deals, entry.seats)
        self.goal = goal_of(entry, -(-entry.deals // self.batch))
        self.batches: list[list[Count]] = []
        self.clocks: list[list[Clock]] = []
        self.version = __version__
        self.kept = read_measured(self.file)
        if self.kept is not None and not (again and self._difference(self.kept)):
            self._go_on(self.kept)

    def _go_on(self, kept: Measured) -> None:
        changed = self._difference(kept)
        if changed is not None:
            raise changed_since(self.file, changed)
        self.batches, self.clocks, self.version = kept.batches, kept.timing.batches, kept.timing.version

    def _difference(self, kept: Measured) -> Difference | None:
        return difference([(kept.entry.deciding(), self.entry.deciding()), (kept.setting, self.setting)])

    @property
    def deals_played(self) -> int:
        return min(len(self.batches) * self.batch, self.entry.deals)

    @property
    def open(self) -> bool:
        return self._look()[1] == "open"

    @property
    def settled_games(self) -> int:
        """Those that are played, or need not be."""
        return (self.deals_played if self.open else self.entry.deals) * self.entry.seats

    def check(self) -> None:
        """Refuse before anything is played what would fail in the middle."""
        if self.open:
            arena_plan(self.entry, self.entry.games)

    def play(self, crew: Crew, progress: Callable[[int], None]) -> Measured:
        while self.open:
            before = self.settled_games
            played = self._play_batch(crew, progress)
            write_whole(self.file, encoded(self.measured()))
            progress(self.settled_games - before - played)
        result = self.measured()
        if self.kept is not None and self.kept.entry != self.entry:
            # Another aim needs no other games.
            write_whole(self.file, encoded(result))
        return result

    def _play_batch(self, crew: Crew, progress: Callable[[int], None]) -> int:
        """Returns how many games it had."""
        plan, outcomes = arena_plan(self.entry, self.entry.games), list[Outcome]()
        clocks = [Clock() for _ in plan.bots]
        deals = range(self.deals_played, min(self.deals_played + self.batch, self.entry.deals))
        jobs = [job for deal in deals for job in rotations(deal, 0, self.entry.seated)]
        parts = [jobs[part.start : part.stop] for part in chunks(len(jobs), crew.processes)]
        for games, played in crew.run(play_jobs, plan, parts):
            outcomes += played.outcomes
            for total, more in zip(clocks, played.clocks, strict=True):
                total.add(more)
            progress(games)
        self.batches.append([counted(who, outcomes) for who in range(len(plan.bots))])
        self.clocks.append(clocks)
        self.version = __version__
        return len(jobs)

    def _total(self, who: int) -> Count:
        fields = Count.__struct_fields__
        return Count(*(sum(getattr(batch[who], field) for batch in self.batches) for field in fields))

    def _look(self) -> tuple[Interval, Verdict]:
        if not self.batches:
            return Interval(0.0, 1.0), "open"
        first, look = self._total(0), len(self.batches)
        interval = self.goal.interval(first.points / POINT, first.games, look)
        return interval, self.goal.verdict(interval, look)

    def measured(self) -> Measured:
        """Once a batch is played."""
        interval, verdict = self._look()
        width = self.goal.width(len(self.batches))
        standings = [self._total(who).standing(bot, width) for who, bot in enumerate(self.entry.players)]
        return Measured(
            entry=self.entry,
            setting=self.setting,
            verdict=verdict,
            games=self.deals_played * self.entry.seats,
            looks=len(self.batches),
            win_rate=standings[0].win_rate,
            interval=interval,
            interval_width=width,
            standings=standings,
            batches=self.batches,
            timing=LevelTiming(version=self.version, ms_per_decision=self._paces(), batches=self.clocks),
        )

    def _paces(self) -> dict[str, float]:
        paces = {}
        for who, bot in enumerate(self.entry.players):
            decisions = sum(clocks[who].decisions for clocks in self.clocks)
            paces[bot] = 1000 * sum(clocks[who].cpu_seconds for clocks in self.clocks) / max(1, decisions)
        return paces


def goal_of(entry: Entry, looks: int) -> Goal:
    must = None if entry.must is None else entry.must / 100
    return Goal(must, 1 / entry.seats if entry.seats > 1 else 0.0, looks, entry.stop == "settled")


def read_measured(file: Path) -> Measured | None:
    """None if there is nothing yet."""
    return read_results(file, Measured)
