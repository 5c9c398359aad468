"""Shares work out to processes. What comes back must not depend on how many there are: it comes in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

GAMES_IN_A_CHUNK: Final = 500
CHUNKS_PER_PROCESS: Final = 16
MOST_CHUNKS: Final = 10_000
WAITING_PARTS: Final = 2
"""Parts that lie ready for each process, so that none is ever idle and few results wait in memory."""

Done = TypeVar("Done")
Task = TypeVar("Task")


class Crew(Protocol):
    """Whoever does the work: processes of this machine, or a cluster."""

    @property
    def processes(self) -> int: ...

    def run(self, work: Callable[[Any, Any], Done], plan: Any, parts: Sequence[Any]) -> Iterator[tuple[int, Done]]:
        """What `work(plan, part)` gives for each part, as it gets ready, with the part's length.

        Work and plan are sent to other processes: a function of a module, and data.
        """
        ...


class Workers:
    """So many processes, kept for as long as there may be more to do; one is the process we are in."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, problem: type[BaseException] | None, *rest: object) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if problem is not None:
            # Nobody waits for the games of a bot that thinks for minutes once there is no use for them.
            for process in list((pool._processes or {}).values()):
                process.terminate()
        pool.shutdown(cancel_futures=problem is not None)

    def run(self, work: Callable[[Any, Any], Done], plan: Any, parts: Sequence[Any]) -> Iterator[tuple[int, Done]]:
        if self.processes == 1:
            yield from ((len(part), work(plan, part)) for part in parts)
            return
        from concurrent.futures import FIRST_COMPLETED, Future, wait

        pool = self._started()

        def start(part: Any) -> Future[Done]:
            return pool.submit(work, plan, part)

        def finished(tasks: Iterable[Future[Done]]) -> Iterable[Future[Done]]:
            return wait(tasks, return_when=FIRST_COMPLETED).done

        for part, task in in_flight(parts, self.processes * WAITING_PARTS, start, finished):
            yield len(part), task.result()

    def _started(self) -> ProcessPoolExecutor:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), _leave_interrupts_to_the_parent)
        return self._pool


def in_flight(
    parts: Iterable[Any], most: int, start: Callable[[Any], Task], finished: Callable[[Iterable[Task]], Iterable[Task]]
) -> Iterator[tuple[Any, Task]]:
    """Every part with its finished task; no more than so many are under way or waiting to be taken."""
    coming = iter(parts)
    running = {start(part): part for part in islice(coming, most)}
    while running:
        for task in finished(list(running)):
            part = running.pop(task)
            running.update({start(following): following for following in islice(coming, 1)})
            yield part, task


def _leave_interrupts_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def chunks(games: int, processes: int) -> list[range]:
    """Small enough to share the work evenly and to move a progress bar, large enough to be worth sending."""
    size = max(1, min(GAMES_IN_A_CHUNK, games // (processes * CHUNKS_PER_PROCESS)), games // MOST_CHUNKS)
    return [range(start, min(start + size, games)) for start in range(0, games, size)]
