"""How much the server takes: many tables with two people each, and boardgame.io's own server beside it.

make bench-server                                        300 tables, a person moves about every 2 s; then faster
make bench-server BENCH_ARGS="--tables 10 --seconds 5"

A latency is the time from a person's move until the mover hears that the server has taken it. Ours plays its three
games, writes every move to the disk before it answers, and sends views, legal moves and previews; boardgame.io counts
up a number and keeps it in memory. Servers and clients have a process each; only this machine is spoken to.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.load_clients import Crowd

ROOT: Final = Path(__file__).parent.parent
THEIRS: Final = Path(__file__).parent / "boardgame_io"
MOST_TABLES: Final = 2000
MOST_SECONDS: Final = 120.0
WARMUP: Final = 2.0
PEOPLE: Final = 2
HELD_BELOW: Final = 50.0
"""Milliseconds that the 99th percentile of latencies must stay below."""
HELD_SHARE: Final = 0.95
"""Of the moves that were wanted, so many must have been made."""
FASTER: Final = 1.4
MOST_STEPS: Final = 12

Measure = Callable[[float, float, float], Awaitable[list[float]]]
"""Interval of a table, seconds to warm up, seconds to measure: latencies in milliseconds."""


class Measured(NamedTuple):
    wanted: float
    """Moves a second."""
    made: float
    p50: float
    p99: float
    worst: float
    server_share: float | None
    """Of one core."""

    @property
    def held(self) -> bool:
        return self.p99 < HELD_BELOW and self.made >= HELD_SHARE * self.wanted

    def __str__(self) -> str:
        share = "" if self.server_share is None else f", server at {self.server_share:.0%} of a core"
        return (
            f"{self.made:,.0f} of {self.wanted:,.0f} moves/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"worst {self.worst:.1f} ms{share}"
        )


class Result(NamedTuple):
    name: str
    versions: str
    first: Measured
    highest: Measured | None
    kilobytes: float | None
    """Of the server's memory, for each table."""


# One server under load


class Rig:
    """A server's process, and a way to load it."""

    def __init__(self, process: Process, measure: Measure, tables: int, seconds: float) -> None:
        self._pid = process.pid
        self._measure = measure
        self._tables = tables
        self._seconds = seconds

    async def measure(self, rate: float) -> Measured:
        """At so many moves a second over all tables."""
        before = _cpu_seconds(self._pid)
        latencies = sorted(await self._measure(self._tables / rate, WARMUP, self._seconds))
        after = _cpu_seconds(self._pid)
        share = None if before is None or after is None else (after - before) / (WARMUP + self._seconds)
        made = len(latencies) / self._seconds
        latencies = latencies or [float("inf")]
        found = Measured(rate, made, _quantile(latencies, 0.5), _quantile(latencies, 0.99), latencies[-1], share)
        print(f"  {found}", flush=True)
        return found

    async def highest(self, first: Measured) -> Measured | None:
        """The highest rate it holds: faster and faster, and half a step back in the end."""
        best = first if first.held else None
        rate = first.wanted * FASTER if first.held else first.wanted / 2
        for _ in range(MOST_STEPS):
            found = await self._try(rate)
            if found is None:
                break
            best, rate = found, rate * FASTER
        if best is None:
            return None
        return await self._try(best.wanted * FASTER**0.5) or best

    async def _try(self, rate: float) -> Measured | None:
        """Twice, if need be: the machine may have had something else to do."""
        for _ in range(2):
            found = await self.measure(rate)
            if found.held:
                return found
        return None


def _quantile(ascending: Sequence[float], share: float) -> float:
    return ascending[min(len(ascending) - 1, int(len(ascending) * share))]


def _cpu_seconds(pid: int) -> float | None:
    """What a process has used of the processors so far; None where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _kilobytes(pid: int) -> float | None:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def _each(after: float | None, before: float | None, tables: int) -> float | None:
    return None if after is None or before is None else (after - before) / tables


# Ours


async def ours(tables: int, seconds: float) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        server = await _start(sys.executable, "-m", "benchmarks.unlimited_server", str(port), f"{folder}/tables.db")
        crowd = Crowd(port, tables)
        try:
            empty = _kilobytes(server.pid)
            await crowd.arrive()
            crowd.begin()
            rig = Rig(server, crowd.measure, tables, seconds)
            first = await rig.measure(_usual_rate(tables))
            kilobytes = _each(_kilobytes(server.pid), empty, tables)
            highest = await rig.highest(first)
        finally:
            await crowd.leave()
            await _end(server)
    versions = ", ".join(f"{name} {version(name)}" for name in ("triopolis", "litestar", "granian"))
    return Result("Triopolis", f"{versions}, Python {sys.version.split()[0]}", first, highest, kilobytes)


# boardgame.io


async def theirs(tables: int, seconds: float) -> Result | None:
    if not _install():
        return None
    port = _free_port()
    server = await _start("node", str(THEIRS / "server.js"), str(port))
    clients: Process | None = None
    try:
        empty = _kilobytes(server.pid)
        clients = await _start("node", str(THEIRS / "clients.js"), str(port), str(tables))
        rig = Rig(server, _asking(clients), tables, seconds)
        first = await rig.measure(_usual_rate(tables))
        kilobytes = _each(_kilobytes(server.pid), empty, tables)
        highest = await rig.highest(first)
    finally:
        for process in (clients, server):
            if process is not None:
                await _end(process)
    package = json.loads((THEIRS / "node_modules/boardgame.io/package.json").read_text())
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return Result("boardgame.io", f"boardgame.io {package['version']}, Node {node}", first, highest, kilobytes)


def _install() -> bool:
    """Whether boardgame.io is here; fetched on the first call."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        print("boardgame.io is left out: there is no Node.js here")
        return False
    if not (THEIRS / "node_modules/boardgame.io").is_dir():
        command = [npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run(command, cwd=THEIRS, check=False).returncode != 0:
            print("boardgame.io is left out: npm could not install it")
            return False
    return True


def _asking(clients: Process) -> Measure:
    """Its clients run in Node and are asked line by line."""

    async def measure(interval: float, warmup: float, seconds: float) -> list[float]:
        assert clients.stdin is not None
        assert clients.stdout is not None
        wish = {"interval": interval, "warmup": warmup, "seconds": seconds}
        clients.stdin.write(json.dumps(wish).encode() + b"\n")
        found: list[float] = json.loads(await clients.stdout.readline())["latencies"]
        return found

    return measure


# Processes


async def _start(*command: str) -> Process:
    """Returns once the process says that it is ready."""
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=ROOT,
        env={**os.environ, "NODE_ENV": "production"},
        stdin=PIPE,
        stdout=PIPE,
        limit=2**24,  # a line holds the latencies of a whole measurement
    )
    assert process.stdout is not None
    line = await process.stdout.readline()
    if line.strip() != b"ready":
        await _end(process)
        raise SystemExit(f"{command[0]} did not start")
    return process


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.terminate()
    await process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# The report


def _usual_rate(tables: int) -> float:
    """Every person moves about every two seconds."""
    return tables * PEOPLE / 2.0


def report(results: Sequence[Result], tables: int) -> None:
    rows: list[tuple[str, Callable[[Result], str]]] = [
        ("moves a second, wanted", lambda found: f"{found.first.wanted:,.0f}"),
        ("moves a second, made", lambda found: f"{found.first.made:,.0f}"),
        ("latency p50, ms", lambda found: f"{found.first.p50:.1f}"),
        ("latency p99, ms", lambda found: f"{found.first.p99:.1f}"),
        ("server, share of a core", lambda found: _shown(found.first.server_share, "{:.0%}")),
        ("server memory a table, kB", lambda found: _shown(found.kilobytes, "{:,.0f}")),
        (f"highest moves/s, p99 < {HELD_BELOW:.0f} ms", lambda found: _shown(_made(found.highest), "{:,.0f}")),
    ]
    print(f"\n{tables} tables of {PEOPLE} people, each moving about every 2 s")
    for found in results:
        print(f"{found.name}: {found.versions}")
    print(f"\n{'':<30}" + "".join(f"{found.name:>16}" for found in results))
    for title, cell in rows:
        print(f"{title:<30}" + "".join(f"{cell(found):>16}" for found in results))


def _made(found: Measured | None) -> float | None:
    return None if found is None else found.made


def _shown(value: float | None, form: str) -> str:
    return "–" if value is None else form.format(value)


async def run(tables: int, seconds: float) -> None:
    results = []
    for name, measure in (("Triopolis", ours), ("boardgame.io", theirs)):
        print(f"{name}:", flush=True)
        found = await measure(tables, seconds)
        if found is not None:
            results.append(found)
    report(results, tables)


def main() -> int:
    parser = argparse.ArgumentParser(description="Load the server, and boardgame.io's beside it.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20.0, help="of every measurement")
    wish = parser.parse_args()
    if not (1 <= wish.tables <= MOST_TABLES and 1 <= wish.seconds <= MOST_SECONDS):
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS:.0f} seconds")
    if sys.platform == "win32":
        asyncio.run(run(wish.tables, wish.seconds))
    else:
        import uvloop

        uvloop.run(run(wish.tables, wish.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
