"""Work shared out to a Ray cluster: the same parts as processes of one machine play, with the same results."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Self, TypeVar

from triopolis.engine.errors import TriopolisError
from triopolis.lab.extras import need
from triopolis.lab.pool import WAITING_PARTS, in_flight

LOCAL: Final = "local"
"""The address that starts a cluster on this machine, for as long as the work takes."""
OWN_ADDRESS: Final = "RAY_ADDRESS"
"""Ray's own variable of the environment: the cluster of whoever names none."""
PATIENCE: Final = 5.0
"""Seconds in which a cluster has to answer."""

Done = TypeVar("Done")


class NoCluster(TriopolisError):
    """Nobody answers at the address of a cluster."""


def usual_address() -> str:
    return os.environ.get(OWN_ADDRESS) or LOCAL


class RayWorkers:
    """Everything a Ray cluster has; the machines of it need this very version of Triopolis."""

    def __init__(self, address: str) -> None:
        need("ray", "ray")
        self._address = address
        self.processes = 1

    def __enter__(self) -> Self:
        import ray

        quiet = {"include_dashboard": False} if self._address == LOCAL else {}
        try:
            _knock(self._address)
            ray.init(address=self._address, log_to_driver=False, logging_level="error", **quiet)
        except (OSError, OverflowError, RuntimeError, ValueError) as problem:
            raise NoCluster.of("lab-error-cluster", address=self._address, reason=_first_line(problem)) from None
        self.processes = max(1, int(ray.cluster_resources().get("CPU", 1)))
        return self

    def __exit__(self, *problem: object) -> None:
        import ray

        ray.shutdown()

    def run(self, work: Callable[[Any, Any], Done], plan: Any, parts: Sequence[Any]) -> Iterator[tuple[int, Done]]:
        import ray

        there, sent = ray.remote(work), ray.put(plan)

        def start(part: Any) -> Any:
            return there.remote(sent, part)

        def finished(tasks: Iterable[Any]) -> Any:
            done, _ = ray.wait(list(tasks))
            return done

        for part, task in in_flight(parts, self.processes * WAITING_PARTS, start, finished):
            yield len(part), ray.get(task)


def _knock(address: str) -> None:
    """Fail at once where nobody listens; Ray itself would try again for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _first_line(problem: Exception) -> str:
    return str(problem).strip().split("\n")[0]
