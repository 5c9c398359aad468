"""Whether the chance to win that a hint tells comes true: asked in the middle of matches, compared with their ends.

After a match some of its decisions are drawn, each equally likely, and the adviser is asked about them, who sees what
the seat to act saw. What it says of the move it would play is counted beside what the seat won in the end. As with
levels, each entry of a plan has a file of its own, written whole after every batch; the same plan again goes on where
it was broken off, and everything but the timing comes out the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from triopolis.bots.hints import hints
from triopolis.bots.odds import odds_file
from triopolis.bots.registry import make_bot
from triopolis.engine.contract import Bot, Game, View
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.lab.arena import POINT, Job, batch_of
from triopolis.lab.calibration_plan import Questions, Sampling, questions, seatings
from triopolis.lab.kept import (
    Setting,
    changed_since,
    difference,
    encoded,
    fingerprint,
    read_results,
    results_file,
    setting_of,
)
from triopolis.lab.output import write_whole
from triopolis.lab.pool import Crew, chunks
from triopolis.lab.simulation import game_with_pack, seated_bots
from triopolis.version import __version__

BINS: Final = 20
"""Twice as many as are told, for a closer look."""
CERTAIN: Final = 1000
"""Chances are counted in thousandths."""


class Bin(msgspec.Struct):
    """Positions of which about the same was said; all whole numbers, so that their order does not matter."""

    positions: int = 0
    said: int = 0
    """Thousandths of a chance, all together."""
    won: int = 0
    """Shares of wins, in POINTs."""

    def add(self, other: Bin) -> None:
        self.positions += other.positions
        self.said += other.said
        self.won += other.won

    @property
    def mean_said(self) -> float:
        return self.said / CERTAIN / self.positions

    @property
    def mean_won(self) -> float:
        return self.won / POINT / self.positions


class Spent(msgspec.Struct):
    """Seconds of processor time."""

    playing: float = 0.0
    asking: float = 0.0


class Answers(msgspec.Struct):
    """What was said in some matches, and what came of it."""

    bins: list[list[Bin]]
    """Bot by bot, those in whose place the adviser was asked."""
    spent: Spent

    @classmethod
    def none_of(cls, bots: int) -> Answers:
        return cls([[Bin() for _ in range(BINS)] for _ in range(bots)], Spent())

    def count(self, who: int, said: float, won: int) -> None:
        thousandths = round(said * CERTAIN)
        place = min(BINS - 1, thousandths * BINS // CERTAIN)
        self.bins[who][place].add(Bin(1, thousandths, won))

    def add(self, other: Answers) -> None:
        for mine, others in zip(self.bins, other.bins, strict=True):
            for bin, more in zip(mine, others, strict=True):
                bin.add(more)
        self.spent.playing += other.spent.playing
        self.spent.asking += other.spent.asking


class CalibrationTiming(msgspec.Struct, kw_only=True):
    """The only part that differs from run to run."""

    version: str
    """Of Triopolis, when the last batch was played."""
    spent: Spent


class Calibrated(msgspec.Struct, kw_only=True):
    """What came of an entry so far."""

    entry: Sampling
    setting: Setting
    deals: int
    """Played so far, in every rotation of the seats."""
    positions: int
    bins: dict[str, list[Bin]]
    """By the bot in whose place the adviser was asked."""
    timing: CalibrationTiming


# Playing and asking


class Moment(NamedTuple):
    """A decision among several moves."""

    seat: int
    view: View


def ask_jobs(plan: Questions, jobs: Sequence[Job]) -> Answers:
    """Top-level, so that a spawned process can find it."""
    game = game_with_pack(plan.matches.game, plan.matches.pack)
    answers = Answers.none_of(len(plan.matches.bots))
    for job in jobs:
        _ask(game, plan, job, answers)
    return answers


def _ask(game: Game, plan: Questions, job: Job, answers: Answers) -> None:
    seed, start = f"{plan.matches.seed}:{job.deal}", time.process_time()
    bots = seated_bots(game, [plan.matches.bots[who] for who in job.seated], seed)
    match = Match(game, len(bots), plan.matches.options, seed)
    moments = _played(match, bots)
    over, winners = time.process_time(), match.state.winners()
    for seat, said in _told(game, plan, moments, f"{seed}:{job.seating}"):
        answers.count(job.seated[seat], said, POINT // len(winners) if seat in winners else 0)
    answers.spent.playing += over - start
    answers.spent.asking += time.process_time() - over


def _played(match: Match, bots: Sequence[Bot]) -> list[Moment]:
    """Plays it to its end."""
    moments = []
    while not match.over:
        seat = int(match.state.actor)
        view = match.view(seat)
        if len(view.actions) > 1:
            moments.append(Moment(seat, view))
        match.play(seat, bots[seat].choose(view).action)
    return moments


def _told(game: Game, plan: Questions, moments: Sequence[Moment], seed: str) -> Iterator[tuple[int, float]]:
    """Whose chance was told and what was said of it: so many times, or until all moments are asked about."""
    rng, left, told = seeded(seed, "calibration"), list(moments), 0
    while left and told < plan.each:
        seat, view = left.pop(rng.below(len(left)))
        said = chance_told(game, plan.adviser, view, f"{seed}:{len(left)}")
        if said is not None:
            told += 1
            yield seat, said


def chance_told(game: Game, adviser: str, view: View, seed: str) -> float | None:
    """What a hint says of the move that it puts first; None where it tells no chance."""
    return hints(game, view, make_bot(adviser, game, seed).choose(view))[0].win


# Going on where it was broken off


def calibrate(
    entries: Sequence[Sampling],
    folder: Path,
    crew: Crew,
    again: bool = False,
    progress: Callable[[int], None] | None = None,
) -> list[Calibrated]:
    """Play what is missing; `progress` hears how many more matches are there."""
    tell = progress or (lambda matches: None)
    begun = [Calibrating(entry, folder, again) for entry in entries]
    for calibrating in begun:
        calibrating.check()
    folder.mkdir(exist_ok=True)
    for calibrating in begun:
        tell(calibrating.deals * len(seatings(calibrating.entry)))
    return [calibrating.play(crew, tell) for calibrating in begun]


def planned_matches(entries: Iterable[Sampling]) -> int:
    return sum(entry.deals * len(seatings(entry)) for entry in entries)


def asked_setting(entry: Sampling) -> Setting:
    """With the correction of the odds, if it is the adviser who is asked: no other bot corrects what it says."""
    corrected = entry.adviser.startswith("adviser:")
    return msgspec.structs.replace(setting_of(entry), odds=fingerprint(odds_file(entry.game)) if corrected else None)


class Calibrating:
    """An entry while it is played."""

    def __init__(self, entry: Sampling, folder: Path, again: bool = False) -> None:
        self.entry = entry
        self.file = results_file(folder, entry)
        self.setting = asked_setting(entry)
        self.deals = 0
        self.answers = Answers.none_of(len(entry.players))
        self.version = __version__
        self.kept = read_calibrated(self.file)
        if self.kept is not None:
            self._go_on(self.kept, again)

    def _go_on(self, kept: Calibrated, again: bool) -> None:
        changed = difference([(kept.entry.deciding(), self.entry.deciding()), (kept.setting, self.setting)])
        if changed is None:
            self.deals, self.version = kept.deals, kept.timing.version
            self.answers = Answers([kept.bins[bot] for bot in self.entry.players], kept.timing.spent)
        elif not again:
            raise changed_since(self.file, changed)

    def check(self) -> None:
        """Refuse before anything is played what would fail in the middle."""
        if self.deals < self.entry.deals:
            questions(self.entry)

    def play(self, crew: Crew, progress: Callable[[int], None]) -> Calibrated:
        batch = batch_of(self.entry.deals, len(seatings(self.entry)))
        while self.deals < self.entry.deals:
            self._play_batch(range(self.deals, min(self.deals + batch, self.entry.deals)), crew, progress)
            write_whole(self.file, encoded(self.calibrated()))
        result = self.calibrated()
        if self.kept is not None and self.kept.entry != self.entry:
            # Counted under another name, or with fewer positions wanted, it needs no other matches.
            write_whole(self.file, encoded(result))
        return result

    def _play_batch(self, deals: range, crew: Crew, progress: Callable[[int], None]) -> None:
        jobs = [job for deal in deals for job in seatings(self.entry, deal)]
        parts = [jobs[part.start : part.stop] for part in chunks(len(jobs), crew.processes)]
        batch = Answers.none_of(len(self.entry.players))
        for matches, answers in crew.run(ask_jobs, questions(self.entry), parts):
            batch.add(answers)
            progress(matches)
        self.answers.add(batch)
        self.deals = deals.stop
        self.version = __version__

    def calibrated(self) -> Calibrated:
        return Calibrated(
            entry=self.entry,
            setting=self.setting,
            deals=self.deals,
            positions=sum(bin.positions for bins in self.answers.bins for bin in bins),
            bins=dict(zip(self.entry.players, self.answers.bins, strict=True)),
            timing=CalibrationTiming(version=self.version, spent=self.answers.spent),
        )


def read_calibrated(file: Path) -> Calibrated | None:
    """None if there is nothing yet."""
    return read_results(file, Calibrated)
