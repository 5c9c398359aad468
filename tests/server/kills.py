"""Kills a real server again and again over running games, and looks for anything it answered and then lost.

    python -m tests.server.kills --kills 200

Some games are always being played, with people and bots to move. At a random moment all processes of the server are
killed, or the main one alone: its workers must then end by themselves. What the disk holds is compared with everything
that people were told; the server is started again, and everybody goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from tests.server.players import Memory, Player, Seen, Table, open_table, through_kills
from tests.server.running import PATIENCE, Server

from triopolis.engine.record import Result
from triopolis.house.live_table import LiveTable
from triopolis.house.stored import Change, StoredTable
from triopolis.server.storage import Storage


class Plan(NamedTuple):
    """A table to open: a game, how many people, which bots, which rules."""

    game: str
    people: int
    bots: list[str]
    options: dict[str, str | int] = {}  # noqa: RUF012  # nobody changes it


PLANS: Final = (
    Plan("point_city", 2, ["easy"]),
    Plan("bloom_town", 2, ["easy"]),
    Plan("happy_city", 2, ["easy"], {"mode": "expert", "grozilla": "yes"}),
    Plan("bloom_town", 1, ["medium", "greedy"]),
    Plan("point_city", 1, []),
)


class Blow(NamedTuple):
    """When to strike: after something was seen so often, and a delay; and whom."""

    sign: Seen
    times: int
    whole_group: bool = True
    delay: float = 0.0
    then_while_starting: float | None = None
    """Kill also the next start, after so many seconds."""

    def __str__(self) -> str:
        victims = "the whole group" if self.whole_group else "the main process"
        twice = ", and the next start" if self.then_while_starting is not None else ""
        return f"{victims} at “{self.sign}” {self.times}{twice}"


MOST_TIMES: Final[dict[Seen, int]] = {"sent": 40, "accepted": 40, "thinking": 15, "told": 120}


def draw_blow(rng: random.Random) -> Blow:
    sign = rng.choice(sorted(MOST_TIMES))
    return Blow(
        sign,
        rng.randint(1, MOST_TIMES[sign]),
        whole_group=rng.random() < 0.75,
        delay=rng.choice([0.0, rng.uniform(0, 0.03)]),
        then_while_starting=rng.uniform(0, 3) if rng.random() < 0.1 else None,
    )


class Trial:
    """Games that are played on and on over a server that is being killed."""

    def __init__(self, server: Server, seed: str, plans: Sequence[Plan] = PLANS) -> None:
        self.server = server
        self.tables: list[Table] = []
        self.kills = 0
        self.finished = 0
        self.problems: list[str] = []
        self._seed = seed
        self._plans = plans
        self._numbers = count()
        self._playing: set[Table] = set()
        self._blow: Blow | None = None
        self._times = 0
        self._struck = asyncio.Event()
        self._closing = False
        self._places: list[asyncio.Task[None]] = []

    # Games

    def start(self) -> None:
        self._places = [asyncio.create_task(self._keep_playing(plan)) for plan in self._plans]

    async def finish(self) -> None:
        """Play the last games to their end, stop the server, and look at all tables once more."""
        self._closing = True
        await asyncio.gather(*self._places)
        code = await self.server.stop()
        if code != 0:
            self.problems.append(f"the server ended with {code}")
        await self._check_disk(self.tables)
        self.problems += self.server.faults()

    async def _keep_playing(self, plan: Plan) -> None:
        while not self._closing:
            try:
                await self._play(plan)
            except Exception as problem:
                # The next game might fail in the same way, and the one after it.
                self.problems.append(f"{plan.game}: {problem!r}")
                return

    async def _play(self, plan: Plan) -> None:
        table = await through_kills(self.server, lambda: self._open(plan))
        self.tables.append(table)
        self._playing.add(table)
        try:
            await table.play(self.server)
            await through_kills(self.server, lambda: check_end(self.server, table))
            self.finished += 1
        finally:
            self._playing.remove(table)

    async def _open(self, plan: Plan) -> Table:
        seed = f"{self._seed} {next(self._numbers)}"
        return await open_table(self.server, plan.game, plan.people, plan.bots, seed, plan.options, self._witness)

    # Kills

    async def kill(self, blow: Blow) -> None:
        """Wait for the moment, strike, look at the disk, start again."""
        self._struck.clear()
        self._blow, self._times = blow, 0
        async with asyncio.timeout(PATIENCE):
            await self._struck.wait()
        await self.server.ended()
        self.kills += 1
        await self._check_disk(self._playing)
        if blow.then_while_starting is not None:
            await self._kill_while_starting(blow.then_while_starting)
        await self.server.start()
        await self._check_records()

    def _witness(self, seen: Seen) -> None:
        blow = self._blow
        if blow is None or seen != blow.sign:
            return
        self._times += 1
        if self._times < blow.times:
            return
        self._blow = None
        if blow.delay:
            asyncio.get_running_loop().call_later(blow.delay, self._strike, blow)
        else:
            self._strike(blow)

    def _strike(self, blow: Blow) -> None:
        self.server.strike(whole_group=blow.whole_group)
        self._struck.set()

    async def _kill_while_starting(self, seconds: float) -> None:
        await self.server.spawn()
        await asyncio.sleep(seconds)
        await self.server.kill()
        self.kills += 1

    # Checks

    async def _check_disk(self, tables: Iterable[Table]) -> None:
        """On a copy, so that the server alone brings the database in order after a kill."""
        with tempfile.TemporaryDirectory() as folder:
            for file in self.server.file.parent.glob(f"{self.server.file.name}*"):
                if not file.name.endswith("-shm"):
                    shutil.copy(file, folder)
            storage = await Storage.open(f"sqlite:///{folder}/{self.server.file.name}")
            try:
                for table in list(tables):
                    stored, changes = await storage.table(table.id), await storage.changes(table.id)
                    self.problems += [f"{table.id}: {what}" for what in broken_promises(table, stored, changes)]
            finally:
                await storage.close()

    async def _check_records(self) -> None:
        for table in list(self._playing):
            shown = table.memory.shown
            match = await table.record(self.server)
            if match.revision < shown:
                self.problems.append(f"{table.id}: revision {shown} was shown, the record has {match.revision}")


def broken_promises(table: Table, stored: StoredTable | None, changes: Sequence[Change]) -> list[str]:
    """What people were told and the disk does not hold, and what it holds though nobody did it."""
    if stored is None:
        return ["the table is gone"]
    memory, problems = table.memory, []
    if [change.revision for change in changes] != list(range(1, stored.revision + 1)):
        problems.append(f"revision {stored.revision}, but changes {[change.revision for change in changes]}")
    if memory.shown > len(changes):
        problems.append(f"revision {memory.shown} was shown, the disk has {len(changes)}")
    kept = {change.revision: (change.seat, change.action) for change in changes}
    for revision, deed in memory.accepted.items():
        if kept.get(revision) != deed:
            problems.append(f"{deed} was accepted as {revision}, the disk has {kept.get(revision)}")
    for revision, deed in kept.items():
        if deed[0] in table.people and deed not in memory.sent.get(revision - 1, ()):
            problems.append(f"nobody played {deed}, the disk has it as {revision}")
    return problems + _misfits(stored, changes)


def _misfits(stored: StoredTable, changes: Sequence[Change]) -> list[str]:
    """Whether the changes make a match, and the table says of it what is true."""
    try:
        follows = LiveTable(stored, changes).as_stored()
    except Exception as problem:
        return [f"the changes make no match: {problem!r}"]
    return [] if follows == stored else [f"{stored} does not fit its match: {follows}"]


async def check_end(server: Server, table: Table) -> None:
    """All people saw the same end and the same log, and the record says the same."""
    match = await table.record(server)
    for player in table.players:
        end = player.end
        assert end is not None
        assert match.record().result == Result(end.scores, end.winners), "the record has another result"
        # Somebody who comes only now is told everything at once.
        late = Player(table.id, Memory(), player.guest, random.Random(0))
        await late.play(server)
        assert late.log == player.log, "the log was not continued rightly"
        assert len(late.log) == len(match.steps), "steps are missing in the log"
    for seat in table.people:
        played = [step.action for step in match.steps if step.seat == seat]
        assert played == table.memory.standing(seat), f"seat {seat} played something else"


# The command


async def run(kills: int, seed: str, folder: Path) -> Trial:
    rng, server = random.Random(seed), Server(folder)
    trial = Trial(server, seed)
    try:
        await server.start()
        trial.start()
        while trial.kills < kills:
            blow = draw_blow(rng)
            await trial.kill(blow)
            print(f"{trial.kills}/{kills} {blow}: {summary(trial)}", flush=True)
        await trial.finish()
    except Exception as problem:
        trial.problems.append(f"given up: {problem!r}")
    finally:
        await server.clear_away()
    return trial


def summary(trial: Trial) -> str:
    memories = [table.memory for table in trial.tables]
    accepted, swallowed = sum(len(memory.accepted) for memory in memories), sum(m.kept_unanswered for m in memories)
    return (
        f"{len(memories)} games begun, {trial.finished} finished, {accepted} moves of people answered "
        f"({swallowed} only after a kill), {len(trial.problems)} problems"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill a server over running games and look for anything lost.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", default="kills", help="decides the games and the moments")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trial = asyncio.run(run(wish.kills, wish.seed, Path(folder)))
    print("".join(f"PROBLEM {problem}\n" for problem in trial.problems), end="")
    print(f"{trial.kills} kills: {summary(trial)}")
    return 1 if trial.problems else 0


if __name__ == "__main__":
    sys.exit(main())
